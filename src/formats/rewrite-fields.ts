import type { Rewrite } from "../core/decision.js";
import type { JsonKind } from "../core/fault.js";
import { isObject } from "../lib/json.js";
import { recordOf } from "./foreign-names.js";
import type { Dialect } from "./format.js";

type Fields = Readonly<Record<string, unknown>>;

export const REWRITTEN_TEXTS = ["notification", "message", "response"] as const;

/** The new values in an answer: `names` are the fields that can change something at its event. */
export function rewriteIn(all: Fields, dialect: Dialect, names: readonly string[]): Rewrite | undefined {
  // In some formats a script that prints its input back has said nothing.
  const read = names.filter((name) => Object.hasOwn(all, name));
  // Most answers change nothing.
  if (read.length === 0 && all.hookSpecificOutput === undefined) return undefined;
  const rewrite: Rewrite = {};
  const inner = recordOf(all.hookSpecificOutput);
  const fields: Fields = Object.fromEntries(read.map((name) => [name, all[name]]));
  const updated = names.includes("updatedInput") ? inner.updatedInput : undefined;
  const input = fields.tool_input ?? fields.modified_input ?? updated;
  if (isObject(input)) rewrite.tool_input = input;
  const result = resultIn(fields, names.includes("updatedToolOutput") ? inner : {});
  if (result) rewrite.tool_result = result.value;
  for (const name of REWRITTEN_TEXTS) {
    const value = fields[name];
    if (typeof value === "string" && !(name === "message" && dialect.messageIsNote)) rewrite[name] = value;
  }
  // What cannot be put back must not read as "no change": no send has an empty list, so it is withheld.
  const unusable =
    fields.notification !== undefined && fields.notification !== null && rewrite.notification === undefined;
  if (unusable || (fields.parts !== undefined && fields.parts !== null)) {
    rewrite.parts = isTextList(fields.parts) && !unusable ? fields.parts : [];
  }
  return Object.keys(rewrite).length > 0 ? rewrite : undefined;
}

/** The new result of a tool. Whatever stands there counts, null as well: a field that is missed must not read as "no change". */
function resultIn(fields: Fields, inner: Fields): { value: unknown } | undefined {
  if (Object.hasOwn(fields, "tool_result")) return { value: fields.tool_result };
  if (Object.hasOwn(fields, "updatedToolOutput")) return { value: fields.updatedToolOutput };
  return Object.hasOwn(inner, "updatedToolOutput") ? { value: inner.updatedToolOutput } : undefined;
}

/** Why a result cannot stand where another one stood: it must be text, or of the same kind. */
export function unusableResult(given: unknown, now: unknown): { given: JsonKind; kept: JsonKind } | undefined {
  const kinds = { given: kindOf(given), kept: kindOf(now) };
  return kinds.given === "text" || kinds.given === kinds.kept ? undefined : kinds;
}

function kindOf(value: unknown): JsonKind {
  if (Array.isArray(value)) return "list";
  if (typeof value === "number" || typeof value === "boolean") return typeof value as "number" | "boolean";
  if (typeof value === "string") return "text";
  return isObject(value) ? "object" : "null";
}

export const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((part) => typeof part === "string");
