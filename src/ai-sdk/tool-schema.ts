import { asSchema } from "ai";

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
