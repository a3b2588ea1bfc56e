/** A value nested so deeply (or in a ring) that no script could read it. */
export class TooDeepError extends Error {}

const MAX_DEPTH = 500;

/**
 * JSON with `": "` and `", "`, the way Python prints it: the simple scripts in the wild grep for `"command": "…"`, and
 * compact JSON would make such a guard let everything through. Without `space` it is as Claude Code prints it.
 */
export function spacedJson(value: unknown, space: " " | "" = " ", depth = 0): string {
  if (depth > MAX_DEPTH) throw new TooDeepError("nested too deeply");
  if (typeof value !== "object" || value === null) return scalarJson(value);
  if (hasToJson(value)) return spacedJson(value.toJSON(), space, depth + 1);
  if (Array.isArray(value))
    return `[${Array.from(value, (item) => spacedJson(item, space, depth + 1)).join(`,${space}`)}]`;
  const pairs: string[] = [];
  for (const [key, inner] of Object.entries(value)) {
    if (inner !== undefined && typeof inner !== "function" && typeof inner !== "symbol") {
      pairs.push(`${quoted(key)}:${space}${spacedJson(inner, space, depth + 1)}`);
    }
  }
  return `{${pairs.join(`,${space}`)}}`;
}

/** All that JSON writes as it is. */
const PLAIN = /^[ !#-[\]-~]*$/;

/** A text as JSON. Most are plain, and calling the encoder takes several times as long as seeing that. */
export const quoted = (text: string): string => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text));

function scalarJson(value: unknown): string {
  if (typeof value === "string") return quoted(value);
  if (typeof value === "bigint") return `"${value}"`;
  return JSON.stringify(value) ?? "null";
}

const hasToJson = (value: object): value is { toJSON(): unknown } =>
  typeof (value as { toJSON?: unknown }).toJSON === "function";
