import type { EntryWarning } from "../core/hook.js";

/** What can be odd about a hook of another format alone. */
type FormatWarning = Exclude<EntryWarning, { code: "timeout-clamped" | "shell-word" }>;
type Values = { code: string; [value: string]: unknown };

/** Words about hooks that other systems' files propose. */
export const formatTexts = {
  fromSource: (path: string) => `from ${path}`,
  shellLine: "a shell command line, run by sh -c",
  shellLineApproved:
    "This is a shell command line: sh -c runs all of it. The files it names are not copied; they are checked where they lie, and when one changes this guard blocks until you approve it again.",
  subject: (pattern: string) => `for ${JSON.stringify(pattern)}`,
  trigger: (name: string) => `as ${name}`,
  headers: (names: string) => `sends the headers ${names}`,
  parallel: "beside the others of its kind",
  files: (names: string) => `reads hooks from ${names}`,
  sources: {
    title: "Files of other tools can propose hooks, too. What they propose does nothing until you approve it.",
    line: (name: string, on: boolean, hooks: number) =>
      on ? `✓ ${name}: on, ${hooks === 1 ? "1 hook" : `${hooks} hooks`} proposed` : `✗ ${name}: off`,
    howTo: "Turn one on or off: /hooks sources <name> on, /hooks sources <name> off",
    isOn: (name: string, hooks: number) =>
      `"${name}" is on: its files propose ${hooks === 1 ? "1 hook" : `${hooks} hooks`} now. Nothing of it runs without your approval; /hooks list shows it.`,
    isOff: (name: string) =>
      `"${name}" is off: its files propose nothing here. What you approved from there stays in force; /hooks revoke <id> stops it.`,
    already: (name: string, on: boolean) => `Nothing was changed: "${name}" was ${on ? "on" : "off"} before.`,
    unknown: (name: string, names: string) => `There is no source "${name}". The sources are: ${names}.`,
    failed: (path: string, detail: string) =>
      `Nothing was changed: ${path} could not be edited (${detail}). Mend that file, then send the command again.`,
    choice: (name: string, on: boolean) => `Turn ${name} ${on ? "on" : "off"}`,
  },
  warning(warning: FormatWarning): string {
    switch (warning.code) {
      case "milliseconds":
        return `timeout ${warning.value} can only be meant in milliseconds, and is taken so; the unit here is seconds. Write ${warning.value / 1_000}.`;
      case "no-description":
        return "It has no description. Add one to its HOOK.md, so that others know what it is for.";
      case "escape-read":
        return `${warning.value} means something else in YAML, or nothing, and is read as it was meant. Use single quotes around the pattern.`;
      case "key-ignored":
        return `"${warning.key}" has no effect here.`;
    }
  },
};

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  toml: "one with TOML settings, of another project (Moltis)",
  openclaw: "one of OpenClaw, whose hooks run inside its own process",
  events: 'one of another project: it has "events" and no "trigger"',
};

/** What is wrong in a file of another format; undefined for what can be wrong in any. */
export function formatFault(at: Values): string | undefined {
  switch (at.code) {
    case "bad-json":
      return "this is not valid JSON. Correct it: often a comma is missing, or there is one too many.";
    case "bad-toml":
      return "this is not valid TOML. Correct it: texts stand in quotes, one setting a line.";
    case "no-front-matter":
      return 'this HOOK.md has no settings. Begin it with a line "---", name, description and trigger, and another "---".';
    case "no-entry-point":
      return "this hook has no script. Put one at scripts/run, scripts/run.sh or scripts/run.py beside its HOOK.md.";
    case "not-agent-hooks":
      return `this is no Agent Hooks file but ${LOOK_ALIKES[String(at.what)]}. It cannot run here; write a script and a HOOK.md with "trigger".`;
    case "no-counterpart":
      return `"${at.value}" is no moment that exists here, so this hook never runs. Remove it, or use another event.`;
    case "never-fires":
      return `with "${at.key}": ${JSON.stringify(at.value)} this hook never runs. Use it on tool events, as in "Bash(git *)", or remove it.`;
    case "unsupported-type":
      return `hooks of type "${at.value}" do not run here; "command" and "http" do. A script can ask a model: see llm_judge in /hooks examples.`;
    default:
      return undefined;
  }
}

/** Words of `chat-hooks import`. */
export const importTexts = {
  usage: "Usage: chat-hooks import <settings.json | config.toml | folder with a HOOK.md>",
  unknown: (path: string) =>
    `"${path}" is no file that hooks can be read from. Name a settings.json of Claude Code, a config.toml of Kimi Code, or a folder with a HOOK.md.`,
  notWritten: (path: string, detail: string) =>
    `Nothing was imported: ${path} could not be written (${detail}). Mend that file, then try again.`,
  done: (count: number, path: string) =>
    count === 1 ? `1 hook was added to ${path}:` : `${count} hooks were added to ${path}:`,
  next: "Nothing of it runs yet. Look with /hooks list, then approve what you want.",
};
