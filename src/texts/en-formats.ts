import type { EntryWarning } from "../core/hook.js";
import { quotedPattern } from "../lib/show-value.js";
import { describedBy } from "./described-by.js";
import { examplesElsewhere } from "./en-faults.js";

/** Words about hooks that other systems' files propose. */
export const formatTexts = {
  named: (name: string, description: string) => (description === "" ? `"${name}"` : `"${name}": ${description}`),
  fromSource: (path: string) => `from ${path}`,
  shellLine: "a shell command line, run by sh -c",
  shellLineApproved:
    "This is a shell command line: sh -c runs all of it. The files it names are not copied; they are checked where they are, and if one changes this guard blocks until you approve it again.",
  subject: (pattern: string) => `for ${quotedPattern(pattern)}`,
  trigger: (name: string) => `as ${name}`,
  headers: (names: string) => `sends the headers ${names}`,
  parallel: "in parallel with the others of its kind",
  cwd: "starts in the folder where the agent works: a package.json, a .git/config or a module that the agent puts there may then run as the bot's user",
  addToEntry: (line: string) => `Add to its entry: ${line} – then approve it.`,
  importWith: (command: string, line?: string) =>
    line === undefined
      ? `Run: ${command} – then approve the entry that it adds to shell_hooks.yaml.`
      : `Run: ${command} – add to the new entry in shell_hooks.yaml: ${line} – then approve it.`,
  scriptNote: {
    "git-there": () =>
      "It may run git in the folder where the agent works: a .git/config that the agent writes there can make git run programs as the bot's user.",
    "stays-in-root": (there: string) =>
      `It runs files of the project, so it is told the root as the folder of the agent, where the agent cannot write. To have it start and look where the agent works: ${there} – that first shows what it allows the agent.`,
    "looks-in-root": (there: string) =>
      `It looks where it starts, and that is the root, not the folder where the agent works. To have it start there: ${there} – that first shows what it allows the agent.`,
    "above-is-root": () =>
      "It takes the folder above its own for the project, and that is the root, not the folder where the agent works: what it says of files there it cannot say of the agent's.",
    "speaks-claude": () =>
      "It looks written for Claude Code, whose tools and events have other names: without its dialect it may let everything pass. Add to its entry: dialect: claude – then approve it.",
  },
  shownThere: (line: string) =>
    `Not approved yet: so that it starts in the folder where the agent works, an entry was added to shell_hooks.yaml. Here it is, with what that allows. To approve it, send the same line again: ${line}`,
  notMovedThere: (detail: string) =>
    `Nothing was approved: the entry could not be added to shell_hooks.yaml (${detail}). Fix that file, then send the line again.`,
  insteadOf: (id: string) => `It runs in the place of ${id}, which started in the root and was revoked.`,
  looksAbove:
    "It takes the folder above its own for the project, but a copy of it runs, and above that there is no project. To run it where it is, outside the workspace: type: shell",
  putTogether: (text: string) =>
    `⚠ Which files it runs is decided only when it runs, and is not checked: ${text}. If one of them lies in the workspace, the agent can change what this hook does. Write each file's name out instead.`,
  sources: {
    title: "Files of other tools can propose hooks too. None of them runs until you approve it.",
    line: (name: string, on: boolean, hooks: number) =>
      on ? `✓ ${name}: on, ${hooks === 1 ? "1 hook" : `${hooks} hooks`} proposed` : `✗ ${name}: off`,
    howTo: "Turn one on or off: /hooks sources <name> on, /hooks sources <name> off",
    isOn: (name: string, hooks: number) =>
      `"${name}" is on: its files propose ${hooks === 1 ? "1 hook" : `${hooks} hooks`} now. Nothing of it runs without your approval; /hooks list shows it.`,
    isOff: (name: string) =>
      `"${name}" is off: its files propose nothing here. What you approved from there stays active; /hooks revoke <id> stops it.`,
    already: (name: string, on: boolean) => `Nothing was changed: "${name}" was ${on ? "on" : "off"} before.`,
    unknown: (name: string, names: string) => `There is no source "${name}". The sources are: ${names}.`,
    failed: (path: string, detail: string) =>
      `Nothing was changed: ${path} could not be edited (${detail}). Fix that file, then send the command again.`,
    choice: (name: string, on: boolean) => `Turn ${name} ${on ? "on" : "off"}`,
  },
  warning: describedBy<EntryWarning, "code">("code", {
    milliseconds: ({ value }) =>
      `timeout ${value} can only be meant in milliseconds, and is taken so; the unit here is seconds. Write ${value / 1_000}.`,
    "read-as-claude": () =>
      "Its script is written for Claude Code and its entry names no dialect, so what you approve is the entry with dialect: claude. To have the script called with our own names instead, add to its entry: dialect: native",
    "no-description": () => "It has no description. Add one to its HOOK.md, so that others know what it is for.",
    "escape-read": ({ value }) =>
      `${value} means something else in YAML, or nothing, and is read as it was meant. Use single quotes around the pattern.`,
    "backslash-eaten": ({ key, example }) =>
      `In "${key}" YAML has made one character of a backslash and the letter behind it, as it does in double quotes. Use single quotes: ${example}`,
    "backslash-word": ({ word, reaches }) =>
      `${word} reaches the program as ${reaches}: outside quotes a backslash is lost. Write '${word}', in single quotes.`,
    "curly-quotes": ({ key, example }) =>
      `The curly quotation marks are a part of "${key}". Use straight ones: ${example}`,
    "key-ignored": ({ key }) => `"${key}" has no effect here.${examplesElsewhere(key)}`,
    "place-ignored": ({ key }) =>
      `"${key}" has no effect in this file: the hook runs for everybody, everywhere. Write it in shell_hooks.yaml, with its "dialect".`,
    "other-channel": ({ value, near }) =>
      `"${value}" is not a channel of the ready bot (telegram, wechat, web, cli, api).${near ? ` Did you mean "${near}"?` : ""} Unless your own bot calls one so, this hook never runs.`,
    "timeout-clamped": ({ seconds, most }) => `timeout ${seconds} is more than ${most} seconds; ${most} is used.`,
    "shell-word": ({ word, instead }) =>
      `"${word}" reaches the program as it is: commands run without a shell. ${instead === undefined ? "Put it into a script, or write sh -c '…'." : `Write: ${instead}`}`,
  }),
};

/** Words of `chat-hooks import`. */
export const importTexts = {
  unknown: (path: string) =>
    `"${path}" is not a file that hooks can be read from. Name a settings.json of Claude Code, a config.toml of Kimi Code, or a folder with a HOOK.md.`,
  notWritten: (path: string, detail: string) =>
    `Nothing was imported: ${path} could not be written (${detail}). Fix that file, then try again.`,
  done: (count: number, path: string) =>
    count === 1 ? `1 hook was added to ${path}:` : `${count} hooks were added to ${path}:`,
  isSource: (name: string, path: string) =>
    `Nothing was added: ${path} already proposes its hooks, because the source "${name}" is on. See /hooks list.`,
  already: (count: number, path: string) =>
    count === 1 ? `1 hook is already there in ${path}:` : `${count} hooks are already there in ${path}:`,
  nothing: {
    "no-hooks": (path: string) => `Nothing was added: ${path} has no hooks in it.`,
    "all-disabled": (path: string) =>
      `Nothing was added: ${path} says disableAllHooks. Remove that to import its hooks.`,
  },
  nextOfBoth: (name: string, path: string) =>
    `None of them runs yet. ${path} proposes the same hooks, because the source "${name}" is on: approve those from shell_hooks.yaml instead, and revoke the others.`,
  next: "None of them runs yet. See /hooks list, then approve what you want.",
};
