/** A command of the command line: what stands behind its name, what it does, its own options, and a line to copy. */
export type CommandHelp = { args?: string; does: string; options?: Readonly<Record<string, string>>; example: string };

const commands = {
  start: {
    does: "run the bot: agent, channels, page, POST /chat and /push",
    args: "[--verbose]",
    options: { "--verbose": "begin with everything: folders, channels, walls of bash, the token for programs" },
    example: "chat-hooks start --workspace ./workspace",
  },
  list: {
    does: "show the switch and every hook, with its state and a short id",
    example: "chat-hooks list --json",
  },
  on: { does: "turn all approved hooks on", example: "chat-hooks on" },
  off: { does: "turn all hooks off: nothing is checked", example: "chat-hooks off" },
  show: {
    args: "<id> [file | before | blocked [n]] | [event] <command>",
    does: "show the script, its hash and what changed since approval; of a folder, one file",
    example: "chat-hooks show a8qg",
  },
  approve: {
    args: "<id> … | [event] <command or url>",
    does: "approve hooks, exactly as shown",
    example: "chat-hooks approve a8qg k7f2",
  },
  revoke: { args: "<id> … | <command or url>", does: "stop hooks", example: "chat-hooks revoke a8qg" },
  examples: { args: "[example]", does: "list the bundled hooks, or show one", example: "chat-hooks examples only_to" },
  install: {
    args: "<example>",
    does: "add a bundled hook, approve it and turn hooks on",
    example: "chat-hooks install block_secrets",
  },
  uninstall: {
    args: "<example>",
    does: "revoke a bundled hook and remove its entries",
    example: "chat-hooks uninstall block_secrets",
  },
  sources: {
    args: "[name on|off]",
    does: "other tools' files that propose hooks; turn them on or off",
    example: "chat-hooks sources claude on",
  },
  doctor: { does: "try every approved hook on a sample, with the fix for each problem", example: "chat-hooks doctor" },
  test: {
    args: "<event> [json]",
    does: "run the hooks of an event on a payload; changes nothing",
    example: `chat-hooks test pre_tool_call '{"tool_input": {"command": "ls"}}'`,
  },
  why: {
    args: "[event] [json]",
    does: "explain the last block; of an event, whether each hook would fire",
    example: "chat-hooks why pre_tool_call",
  },
  log: { args: "[1-50]", does: "show the last runs of hooks", example: "chat-hooks log 20" },
  history: { args: "[1-500]", does: "show what owners decided last, and when", example: "chat-hooks history" },
  pending: { does: "show what is waiting for your decision", example: "chat-hooks pending" },
  yes: {
    args: "<code> [session | 15m | today]",
    does: "allow what a hook asked about, once or for a while",
    example: "chat-hooks yes k7f2 15m",
  },
  no: { args: "<code> [words]", does: "deny it, with words for the agent", example: "chat-hooks no k7f2 ask me first" },
  record: {
    args: "[on [days] | off]",
    does: "keep what passes, encrypted, to try new versions of hooks on it",
    example: "chat-hooks record on 7d",
  },
  pair: { does: "show a code that makes a chat account an owner", example: "chat-hooks pair" },
  owners: { does: "list who may use these commands from a chat", example: "chat-hooks owners" },
  unpair: { args: "<account id>", does: "remove an owner", example: "chat-hooks unpair telegram:12345" },
  page: {
    args: "[--end]",
    does: "show a new link to the page of the running bot",
    options: { "--end": "end all its sessions instead" },
    example: "chat-hooks page",
  },
  push: {
    args: "[--to CHAT] [text]",
    does: "send a message to the owners (text, or stdin); survives a crash",
    options: { "--to CHAT": "send it to this chat; can be repeated" },
    example: "chat-hooks push --to telegram:12345 The backup is done",
  },
  import: {
    args: "<file or folder>",
    does: "add the hooks of a settings.json, config.toml or HOOK.md to shell_hooks.yaml",
    options: { "--cwd workspace": "start the scripts where the agent works" },
    example: "chat-hooks import ~/.claude/settings.json",
  },
  replay: {
    args: "<id or command> [--transcript <file>]",
    does: "show what a hook would have stopped of what was recorded, or of a session of Claude Code",
    options: {
      "--transcript <file>": "a session's JSONL file; exit code 1 if it would have stopped anything, 2 if not replayed",
    },
    example: "chat-hooks replay a8qg --transcript ~/.claude/projects/app/session.jsonl",
  },
  fire: {
    args: "[event]",
    does: "fire an event: payload as JSON on stdin, outcome as JSON on stdout",
    options: {
      "--jsonl": 'do so for every line of stdin; a line with an "id" is answered as soon as it can be',
      "--require-hooks": "block if no hook is active, instead of continuing",
    },
    example: `echo '{"notification": "hello"}' | chat-hooks fire on_outbound_message`,
  },
  serve: {
    does: "fire events for many programs at once, on a socket in the state directory (docs/hosts.md)",
    options: { "--require-hooks": "block if no hook is active, instead of continuing" },
    example: "chat-hooks serve --json",
  },
  ilink: {
    args: "check [file]",
    does: "try WeChat's service for bots step by step and write a trace (default ilink-trace.json); a person has to scan a code",
    example: "chat-hooks ilink check",
  },
  reset: { does: "move the state to a backup: no hook is active then", example: "chat-hooks reset" },
  "move-state": {
    args: "<old folder> | database",
    does: "take over the state of a workspace that you moved; with CHAT_HOOKS_DATABASE_URL into that database, or out of it",
    example: "chat-hooks move-state ../old/workspace",
  },
} satisfies Record<string, CommandHelp>;

/** What `chat-hooks --help` says, and what is said of a line that cannot be understood. */
export const cliHelp = {
  commands: commands as Readonly<Record<keyof typeof commands, CommandHelp>>,
  usage: "Usage: ",
  anyCommand: "<command> [options]",
  options: "Options:",
  common: {
    "--workspace DIR": "the workspace (default: ./workspace)",
    "--root DIR": "where scripts run (default: the folder above the workspace)",
    "--state DIR": "the state directory (default: CHAT_HOOKS_STATE, or your own state folder)",
    "--json": "answer with one JSON object",
    "--debug": "log each run of a hook",
    "--help": "this text; behind a command, its own",
    "--version": "the version",
  },
  example: "Example: ",
  exitCodes: "Exit codes:",
  codes: {
    0: "fine; of fire: continue",
    1: "a problem was found, or the command failed",
    2: "the line cannot be understood; of fire: block",
    64: "fire: the line cannot be understood; no verdict",
    70: "fire: internal error; no verdict",
  },
  events: "Events: ",
  wrongWord: (verb: string, word: string) => `"chat-hooks ${verb}" cannot use "${word}".`,
  tooFewWords: (verb: string) => `"chat-hooks ${verb}" needs more than that.`,
  moreHelp: (verb: string) => `chat-hooks ${verb} --help shows more.`,
};

/** What `chat-hooks ilink check` says. */
export const ilinkCheck = {
  begins:
    "Trying WeChat's service step by step. This is a separate login: a bot that the same person is connected to gets disconnected. Scan the code with WeChat.",
  number: "The phone shows a number. Type it here: ",
  numberWrong: "That was wrong. Type the number that the phone shows: ",
  ask: { words: "Write anything to the bot on WeChat.", file: "Send the bot a picture or a file on WeChat." },
  passed: (step: string) => `✓ ${step}`,
  failed: (step: string, fault: string) => `✗ ${step}: ${fault}`,
  unknown: (names: string) => `  New to us in the answers: ${names}`,
  written: (path: string) =>
    `The trace is in "${path}": which calls were made, and which fields came back, without tokens, ids or texts. Please attach it to an issue of the project, whatever came of it.`,
};
