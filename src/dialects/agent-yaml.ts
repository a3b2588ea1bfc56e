import { type Document, isMap, isScalar, parseDocument } from "yaml";
import { tooDeepLine } from "../core/yaml-depth.js";

/** The switch as agent.yaml shows it, or why it cannot be read. */
export type SwitchMirror = { kind: "value"; on: boolean } | { kind: "absent" } | { kind: "unreadable"; detail: string };

const WORDS_FOR_ON = ["true", "on", "yes"];

/** Reads `shell_hooks.enabled`. YAML 1.2 takes `on` and `yes` for mere words; people mean what they write. */
export function readSwitch(text: string): SwitchMirror {
  const document = parse(text);
  if (!document) return { kind: "unreadable", detail: "nested too deeply" };
  const [error] = document.errors;
  if (error) return { kind: "unreadable", detail: error.message.split("\n")[0] ?? "" };
  if (document.contents !== null && !isMap(document.contents)) {
    return isScalar(document.contents) && document.contents.value === null
      ? { kind: "absent" }
      : { kind: "unreadable", detail: "the file is not a list of settings" };
  }
  const section = document.get("shell_hooks", true);
  const value = isMap(section) ? section.get("enabled") : undefined;
  if (value === undefined || value === null) return { kind: "absent" };
  return { kind: "value", on: WORDS_FOR_ON.includes(String(value).toLowerCase()) };
}

/** The text with the switch set and nothing else changed: comments, order and spacing are the owner's. */
export function writeSwitch(text: string, on: boolean): string | undefined {
  const before = parse(text);
  if (!before || before.errors.length > 0) return undefined;
  for (const edit of [replaceValue, insertKey, appendSection, rewriteDocument]) {
    const after = edit(text, on, before);
    if (after !== undefined && isWanted(after, on, before)) return after;
  }
  return undefined;
}

type Edit = (text: string, on: boolean, document: Document) => string | undefined;

const replaceValue: Edit = (text, on, document) => {
  const node = document.getIn(["shell_hooks", "enabled"], true);
  if (!isScalar(node) || !node.range || node.range[0] === node.range[1]) return undefined;
  return text.slice(0, node.range[0]) + String(on) + text.slice(node.range[1]);
};

const insertKey: Edit = (text, on, document) => {
  const section = document.get("shell_hooks", true);
  const first = isMap(section) && !section.flow ? section.items[0]?.key : undefined;
  if (!isScalar(first) || !first.range) return undefined;
  const start = text.lastIndexOf("\n", first.range[0] - 1) + 1;
  return `${text.slice(0, start)}${" ".repeat(first.range[0] - start)}enabled: ${on}\n${text.slice(start)}`;
};

const appendSection: Edit = (text, on, document) => {
  if (isMap(document.contents) && document.contents.has("shell_hooks")) return undefined;
  const gap = text === "" || text.endsWith("\n") ? "" : "\n";
  return `${text}${gap}shell_hooks:\n  enabled: ${on}\n`;
};

/** The last resort, for a file in flow style or with anchors: comments survive, spacing may not. */
const rewriteDocument: Edit = (_text, on, document) => {
  const copy = document.clone() as Document;
  if (copy.contents !== null && !isMap(copy.contents)) return undefined;
  copy.setIn(["shell_hooks", "enabled"], on);
  return copy.toString({ lineWidth: 0 });
};

/** An edit by position is trusted only after reading it back: the switch is as wanted, and all else is as before. */
function isWanted(text: string, on: boolean, before: Document): boolean {
  const mirror = readSwitch(text);
  if (mirror.kind !== "value" || mirror.on !== on) return false;
  return withoutSwitch(parse(text)) === withoutSwitch(before);
}

function withoutSwitch(document: Document | undefined): string {
  const value = (document?.toJS({ maxAliasCount: 50 }) ?? {}) as { shell_hooks?: { enabled?: unknown } };
  const { enabled: _, ...others } = value.shell_hooks ?? {};
  return JSON.stringify({ ...value, shell_hooks: Object.keys(others).length > 0 ? others : undefined });
}

/** The parser recurses: a hostile file ends it with an error that is no answer of its own. */
function parse(text: string): Document | undefined {
  if (tooDeepLine(text) !== undefined) return undefined;
  try {
    // "error": what the parser merely wonders about must not be written to the terminal of the bot.
    return parseDocument(text, { logLevel: "error" });
  } catch {
    return undefined;
  }
}
