import { isForMachines } from "./fields.js";
import { isRecord } from "./payload-copy.js";

/** Fields that Telegram fills with rich text: a string, a list of pieces, or a piece with a type. */
const RICH_FIELDS = new Set(["text", "credit", "summary", "caption"]);

export const isRichText = (name: string, value: unknown): boolean =>
  RICH_FIELDS.has(name) && (Array.isArray(value) || (isRecord(value) && typeof value.type === "string"));

/** Rich text as it reads: its pieces stand side by side, so a key split into pieces is a key. */
export function renderRichText(value: unknown): string {
  if (typeof value === "string" || typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.map(renderRichText).join("");
  if (!isRecord(value)) return "";
  const read = Object.entries(value).filter(([name]) => READ_ON.has(name));
  const shown = read.map(([, inner]) => renderRichText(inner)).join("");
  const behind = Object.entries(value).filter(([name]) => !READ_ON.has(name));
  return behind.reduce((text, [name, inner]) => text + renderBehind(name, inner, shown), shown);
}

const READ_ON = new Set(["text", "alternative_text", "expression", "button"]);

function renderBehind(name: string, value: unknown, shown: string): string {
  if (typeof value === "string") return value === shown || isForMachines(name, value) ? "" : ` (${value})`;
  return typeof value === "object" && value !== null
    ? Object.entries(value)
        .map(([inner, each]) => renderBehind(inner, each, shown))
        .join("")
    : "";
}
