import { isMap, isScalar } from "yaml";
import { showText } from "../lib/show-value.js";
import { changeSetting, parseAgentYaml } from "./agent-yaml-edit.js";

/** The switch as agent.yaml shows it, or why it cannot be read. */
export type SwitchMirror = { kind: "value"; on: boolean } | { kind: "absent" } | { kind: "unreadable"; detail: string };

const WORDS_FOR_ON = ["true", "on", "yes"];

/** Reads `shell_hooks.enabled`. YAML 1.2 takes `on` and `yes` for mere words; people mean what they write. */
export function readSwitch(text: string): SwitchMirror {
  const document = parseAgentYaml(text);
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
  return { kind: "value", on: WORDS_FOR_ON.includes(showText(value).toLowerCase()) };
}

/** The text with the switch set and nothing else changed. */
export const writeSwitch = (text: string, on: boolean): string | undefined =>
  changeSetting(text, {
    ...{ key: "enabled", value: on, literal: String(on) },
    isSaidIn(edited) {
      const mirror = readSwitch(edited);
      return mirror.kind === "value" && mirror.on === on;
    },
  });
