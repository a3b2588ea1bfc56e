import { asSchema } from "ai";
import { isObject } from "../lib/json.js";

type Schema = Parameters<typeof asSchema>[0];

/** What a tool's schema makes of what a model wrote; undefined where it does not take it. */
export async function parsedInput(schema: Schema, written: unknown): Promise<{ value: unknown } | undefined> {
  const result = await asSchema(schema).validate?.(written);
  if (!result) return { value: written };
  return result.success ? { value: result.value } : undefined;
}

/** What a hook wrote must be something the tool takes: its types are no longer the model's promise. */
export async function checkedInput(schema: Schema, name: string, input: unknown): Promise<unknown> {
  const result = await asSchema(schema).validate?.(input);
  if (!result || result.success) return result ? result.value : input;
  throw new Error(
    `A hook rewrote the input of "${name}" into something the tool does not take: ${result.error.message}`,
  );
}

/** Which keys a tool's input can have, by its JSON schema; none beside those given, where that does not say. */
export function takesKey(schema: unknown): (key: string) => boolean {
  const { properties, additionalProperties = true } = recordOf(schema);
  const known = Object.keys(recordOf(properties));
  return (key) => known.includes(key) || (known.length > 0 && additionalProperties !== false);
}

/** The same of a tool, whose schema may still have to be made. */
export const takesKeyOf = async (schema: Schema): Promise<(key: string) => boolean> =>
  takesKey(await asSchema(schema).jsonSchema);

const recordOf = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});
