import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { STATE, STATE_VERSION } from "../../src/store/state/state.js";

type Schema = {
  type?: string;
  const?: unknown;
  enum?: readonly string[];
  anyOf?: readonly Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: Schema | false;
};

/** Every field of a record, one a line. */
function formOf(schema: Schema, path: string): string[] {
  const { anyOf, items, properties, required = [], additionalProperties } = schema;
  if (anyOf) return anyOf.flatMap((each, at) => formOf(each, `${path}(${at + 1})`));
  if (items) return formOf(items, `${path}[]`);
  if (properties)
    return Object.entries(properties).flatMap(([name, each]) =>
      formOf(each, `${path}.${name}${required.includes(name) ? "" : "?"}`),
    );
  if (additionalProperties) return formOf(additionalProperties, `${path}.*`);
  return [`${path} ${schema.const ?? schema.enum?.join("|") ?? schema.type}`];
}

// An older program takes a field that it does not know for a forgery, and blocks everything; a higher version it refuses.
test("the record has the form of its version: whoever changes it raises STATE_VERSION and reads the lower ones", () => {
  const known = readFileSync(`test/fixtures/upgrade/state-${STATE_VERSION}.txt`, "utf8").trimEnd();
  expect(formOf(z.toJSONSchema(STATE) as Schema, "state").join("\n")).toBe(known);
});

test("the changelog says which version it is", () => {
  expect(readFileSync("CHANGELOG.md", "utf8")).toContain(`State directories have version ${STATE_VERSION}.`);
});
