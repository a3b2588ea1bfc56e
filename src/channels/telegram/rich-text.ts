import { isForMachines } from "./fields.js";
import { isRecord } from "./payload-copy.js";

/** Fields that Telegram fills with rich text: a string, a list of pieces, or a piece with a type. */
const RICH_FIELDS = new Set(["text", "credit", "summary", "caption"]);

export const isRichText = (name: string, value: unknown): boolean =>
  RICH_FIELDS.has(name) && (Array.isArray(value) || (isRecord(value) && typeof value.type === "string"));

/** Rich text as it reads: its pieces stand side by side, so a key split into pieces is a key. */
export function renderRichText(value: unknown): string {
  // Addresses and the like stand at the end: a link in the middle of a key must not take it apart.
  const behind: string[] = [];
  const shown = readOn(value, behind);
  return shown + behind.map((each) => ` (${each})`).join("");
}

const READ_ON = new Set(["text", "alternative_text", "expression", "button"]);

function readOn(value: unknown, behind: string[]): string {
  if (typeof value === "string" || typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.map((each) => readOn(each, behind)).join("");
  if (!isRecord(value)) return "";
  const fields = Object.entries(value);
  const shown = fields.map(([name, inner]) => (READ_ON.has(name) ? readOn(inner, behind) : "")).join("");
  for (const [name, inner] of fields) if (!READ_ON.has(name)) collect(name, inner, shown, behind);
  return shown;
}

function collect(name: string, value: unknown, shown: string, behind: string[]): void {
  if (typeof value === "string") {
    if (value !== shown && !isForMachines(name, value)) behind.push(value);
  } else if (typeof value === "object" && value !== null)
    for (const [inner, each] of Object.entries(value)) collect(inner, each, shown, behind);
}
