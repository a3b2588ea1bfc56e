/** What a text says as JSON; undefined where it is none, such as what a crash has cut off. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // the caller says what that means
  }
}

/** Whether a value has fields: no list, and not nothing. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
