import { quotedPattern } from "../lib/show-value.js";
import { plural } from "./en-hosts.js";

/** Of the commands that take something. */
const USAGE: Readonly<Record<string, string>> = {
  approve:
    "Usage: /hooks approve <id> …, with ids from /hooks list, or /hooks approve <command or url>, or /hooks approve <event> <command or url>; to have a script start where the agent works: /hooks approve <id> in workspace",
  revoke:
    "Usage: /hooks revoke <id> …, or /hooks revoke <command or url>, or the code of a lasting permission, from /hooks pending",
  show: "Usage: /hooks show <id>, with an id from /hooks list; for one file of a folder: /hooks show <id> <file>; for what it would have stopped: /hooks show <id> blocked; for the previous version: /hooks show <id> before",
  install: "Usage: /hooks install <example>, with a name from /hooks examples",
  uninstall: "Usage: /hooks uninstall <example>, with a name from /hooks examples",
  sources: "Usage: /hooks sources, or /hooks sources <name> on, or /hooks sources <name> off",
  log: "Usage: /hooks log [number of lines, 1 to 50]",
  history: "Usage: /hooks history [number of lines, 1 to 500]",
  test: 'Usage: /hooks test <event> [payload as JSON], for example /hooks test pre_tool_call {"tool_input": {"command": "ls"}}',
  why: "Usage: /hooks why, or /hooks why <event> [payload as JSON]",
  yes: "Usage: /hooks yes <code>, with a code from /hooks pending; for exactly the same tool call in this session: /hooks yes <code> session, or for a while: /hooks yes <code> 15m",
  no: "Usage: /hooks no <code> [words for the agent], with a code from /hooks pending",
  record:
    "Usage: /hooks record, or /hooks record on [days, at most 30], for example /hooks record on 7d, or /hooks record off",
  pair: 'Usage: /hooks pair <code>. "chat-hooks pair", run where the bot runs, shows the code.',
  unpair: "Usage: /hooks unpair <id>, with an id from /hooks owners",
};

/** What /hooks answers, and what owners are told unasked. */
export const commandTexts = {
  // who may
  ownerOnly: (id: string) =>
    `Only an owner of this agent can use /hooks, and "${id}" is not one. If this is your bot: run "chat-hooks pair" where it runs, then send me /hooks pair <code>.`,
  notForYou: "You cannot use this command here.",
  passingIds:
    'Here everybody gets a new id each time the bot logs in, and owners have to pair again: run "chat-hooks pair" where the bot runs, and send the code.',
  notTyped: (what: string) =>
    `I only take commands that you type as a new message; this is ${what}. Please type it again.`,
  clockSays: (time: string) =>
    `If you have only just typed it, the clock of the machine that the bot runs on is wrong: it says ${time}. Set it, then send the command again.`,
  ownAccount:
    "The bot runs on this very account, so I cannot tell your words from its own: nothing counts here that starts with /hooks. Use the page or the terminal of the bot, or write to it from another account: chat-hooks pair makes that one an owner.",
  sentPrivately: "I have sent you the answer in private. If nothing arrived, open a chat with me and ask there.",
  seeElsewhere: "(held back by a hook: see the page or terminal)",
  failed: (detail: string) =>
    `That did not work, and nothing was changed: ${detail}. Try again, or look at the terminal of the bot.`,

  // usage
  unknownCommand: (word: string, near?: string) =>
    `There is no command "/hooks ${word}".${near ? ` Did you mean /hooks ${near}?` : ""} /hooks help shows them all.`,
  unknownEvent: (word: string, near?: string) =>
    `There is no event "${word}".${near ? ` Did you mean ${near}?` : ""} The events are listed in /hooks help.`,
  typeThis: (line: string) => `Please send this as a message: ${line}`,
  usage: (command: string) => USAGE[command] ?? `Usage: /hooks ${command}`,
  help: (events: readonly string[]) =>
    [
      "/hooks list – the switch and every hook, with a short id",
      "/hooks on, /hooks off – turn all hooks on or off",
      "/hooks show <id> – what would run, and what changed",
      "/hooks approve <id> … – let hooks run (or: /hooks approve <command>)",
      "/hooks revoke <id> … – stop hooks (or: /hooks revoke <command>)",
      "/hooks examples [example], /hooks install <example>, /hooks uninstall <example> – ready-made hooks",
      "/hooks sources – other tools' files that propose hooks; turn them on or off",
      "/hooks pending, /hooks yes <code> [15m], /hooks no <code> [words] – answer what a hook asks you",
      "/hooks record on [days], /hooks record off – keep what passes, to try hooks on it: /hooks show <id> blocked",
      "/hooks doctor – try every approved hook on a sample",
      "/hooks test <event> [json] – try the hooks of one event",
      "/hooks why [event] [json] – what blocked last; for an event, whether its hooks would fire, and if not, why not",
      "/hooks log [n], /hooks history [n] – the last firings; the last decisions of owners",
      "/hooks pair <code>, /hooks owners, /hooks unpair <id> – who may do this",
      `Events: ${events.join(", ")}`,
    ].join("\n"),

  // the switch
  switchOn: "Hooks are ON.",
  switchOff: "Hooks are OFF: nothing is checked. /hooks on turns them on.",
  blockedToday: (count: number) => `Blocked today: ${count}.`,
  switchedOn: "Hooks are ON now. /hooks off turns them off again.",
  switchedOff: "Hooks are OFF now: nothing is checked. /hooks on turns them on again.",
  alreadyOn: "Hooks were ON already. /hooks off turns them off.",
  alreadyOff: "Hooks were OFF already. /hooks on turns them on.",
  nothingApproved: "No hook is approved, so nothing is checked. /hooks list shows what there is.",
  noneInForce: "No hook is active, so nothing is checked.",
  forcedOn:
    "CHAT_HOOKS_FORCE_ON=1 (or STARCHILD_SHELL_HOOKS=1) in the launch environment forces hooks on. Your choice is saved and counts once the bot is started without it.",
  mirrorDiffers: (inFile: boolean, isOn: boolean) =>
    `agent.yaml says ${inFile ? "on" : "off"}, but an owner's last choice counts: ${isOn ? "on" : "off"}. To follow the file: /hooks ${inFile ? "on" : "off"}; to correct the file: /hooks ${isOn ? "on" : "off"}.`,
  mirrorUnreadable: (detail: string) =>
    `agent.yaml cannot be read (${detail}); the switch does not depend on it. Correct the file to see the switch there.`,
  mirrorNoSwitch: (word: string) =>
    `agent.yaml has "enabled: ${word}", which is neither on nor off, so it changes nothing. Write true or false there.`,
  mirrorFailed: (detail: string) =>
    `The switch is set. Its copy in agent.yaml could not be updated (${detail}); correct that file and send the command again.`,

  // the list
  config: (path: string) => `Config: ${path}`,
  noHooks: (path: string) =>
    `No hooks are configured. Add one to ${path}, or ask the agent to prepare one; then /hooks list shows it with the command that activates it.`,
  stateMark: {
    approved: "✓ approved",
    "not-live": "⚠ approved, not yet live",
    "not-approved": "✗ NOT approved",
    changed: "⚠ changed since approval",
  },
  traits: {
    matcher: (pattern: string) => `matcher ${quotedPattern(pattern)}`,
    from: (place: string) => `only from ${place}`,
    to: (place: string) => `only to ${place}`,
    chat: (ids: string) => `chat ${ids}`,
    person: (ids: string) => `person ${ids}`,
    chatType: { private: "private chats", group: "groups" },
    failClosed: "fail closed",
    observe: "observes only",
    async: "in the background",
    warm: "kept warm",
    priority: (value: number) => `priority ${value}`,
    timeout: (seconds: number) => `timeout ${seconds} s`,
    askTimeout: (seconds: number) => `waits ${seconds} s for an answer`,
    files: (names: string) => `with ${names}`,
    env: (names: string) => `is given the variables ${names}`,
    resident: "stays between events: what it remembers from one to the next is its author's choice",
    signed: (name: string) => `signed with ${name}`,
    dialect: (name: string) => `speaks ${name}`,
  },
  stats: (runs: number, faults: number, last: string, ms: number) =>
    `${plural(runs, "run")}, last: ${last} in ${Math.round(ms)} ms, ${plural(faults, "error")}`,
  neverRan: "has not run yet",
  approveHint: (id: string) => `Review it: /hooks show ${id} – approve it: /hooks approve ${id}`,
  changedHint: (id: string) =>
    `The approved version still runs. /hooks show ${id} shows the change, /hooks approve ${id} approves the new version, /hooks revoke ${id} stops the hook.`,
  removedHint: (id: string) =>
    `The approved version still runs. /hooks revoke ${id} stops it; to keep it, put back what is missing.`,
  unreadableHint: (id: string) =>
    `The approved version still runs. Fix what /hooks list names below; you need not approve it again. /hooks revoke ${id} stops the hook.`,
  change: {
    "entry-removed": "its entry was removed from the config",
    "entry-unreadable": (file: string, line: number) =>
      `its entry cannot be found, because ${file} cannot be read as it is (line ${line})`,
    "entry-edited": (keys: string) => `its entry was edited: ${keys}`,
    "file-edited": (path: string) => `${path} was edited`,
    "file-executable": (path: string) => `${path} is executable now, but was not when it was approved`,
    "file-not-executable": (path: string) => `${path} is no longer executable; chmod +x ${path} undoes that`,
    "file-removed": (path: string) => `${path} is gone`,
    "file-appeared": (path: string) => `${path} has appeared`,
    "folder-changed": (path: string, changes: string) => `in ${path} ${changes}`,
    edited: (names: string) => `${names} edited`,
    added: (names: string) => `${names} added`,
    removed: (names: string) => `${names} removed`,
    "env-refused": (names: string) => `it runs without ${names} now, because such a variable makes programs load code`,
    unread: "not all of it can be read now",
    files: (count: number) => plural(count, "file"),
    andMore: (names: string, more: number) => `${names} and ${more} more`,
  },
  brokenHint: (path: string) =>
    `"${path}" is no longer what was approved, so this guard blocks everything it covers. Check what changed it, then approve the hook again or revoke it.`,
  upgraded: (path: string) =>
    `"${path}" was upgraded by the system since approval; the hook keeps running. Approving it again records the new version.`,
  matcherInvalid: (pattern: string, detail: string) =>
    `The matcher ${quotedPattern(pattern)} is not usable (${detail}), so the hook runs on everything. Correct it: look-around, back-references and \\u escapes are not supported.`,
  matcherSlow: (pattern: string) =>
    `The matcher ${quotedPattern(pattern)} is too slow for messages, so the hook runs on everything. Make it simpler.`,
  fileFaultsTitle: (path: string) => `Not usable in ${path}:`,
  anotherFile: "it names another file now",
  separator: "; ",
  atLine: (line: number, message: string) => `line ${line}: ${message}`,

  // approving and revoking
  approved: (event: string, target: string, id: string) =>
    `Approved: ${event} → ${target}. It is live now. Undo: /hooks revoke ${id}`,
  approvedButOff: (event: string, target: string, id: string) =>
    `Approved: ${event} → ${target}. It fires as soon as hooks are ON, and they are OFF: /hooks on. Undo: /hooks revoke ${id}`,
  alreadyApproved: (event: string, target: string) =>
    `${event} → ${target} is already approved, and nothing has changed since.`,
  rehearsalFailed: (fault: string) =>
    `⚠ It was tried once and did not work: ${fault}\nIt is still approved; fix the script and approve it again, or revoke it.`,
  rehearsalBlocks: (reason: string, inSandbox: boolean) =>
    `⚠ In a trial run${inSandbox ? " in a sandbox" : ""} it blocked a harmless sample: ${reason}\nIf that is not intended, fix the script and approve it again; if it is, list what must pass under must_pass in its entry.`,
  rehearsalFine: (verdict: string, ms: number, inSandbox: boolean) =>
    `Tried once ${inSandbox ? "in a sandbox" : "on a sample"}: ${verdict} in ${Math.round(ms)} ms.`,
  notRehearsed: "Not tried yet: /hooks doctor tries it.",
  sandboxFailed: (fault: string) => `⚠ It was tried once in a sandbox and did not work there: ${fault}`,
  sandboxFailedHint:
    "It is still approved. /hooks doctor tries it the way it will run; if it fails there too, fix the script and approve it again, or revoke it.",
  argvLine: (argv: string) => `Runs: ${argv}`,
  hashLine: (path: string, sha: string) => `${path} – sha256 ${sha}`,
  folderLine: (path: string, files: number, size: string, sha: string) =>
    `${path}/ – ${plural(files, "file")}, ${size}, sha256 ${sha}`,
  folderFile: (name: string, size: string, sha: string) => `${name} – ${size}, sha256 ${sha}…`,
  folderHint: (id: string) => `To read one of them: /hooks show ${id} <file>`,
  noSuchFile: (file: string, id: string) => `This hook has no file "${file}". /hooks show ${id} lists its files.`,
  severalFiles: (file: string, paths: string) => `Several of its files are called "${file}". Name one of: ${paths}`,
  notCopied: (fix: string) =>
    `⚠ The script names files beside it that are not copied, because they are too many, too large, too far off or cannot be read. ${fix}`,
  absentFile: (path: string) =>
    `⚠ "${path}" does not exist now. What appears there later is read without your approval: list it under "files" once it exists.`,
  binaryFile: (bytes: number) => `(not a text: ${bytes} bytes)`,
  fileCut: (shown: number, all: number) =>
    `(${shown} of ${all} characters shown; the hash covers all of it. The rest: open the file, or "chat-hooks show" in the terminal)`,
  differs: (event: string, target: string) =>
    `Not approved: ${event} → ${target} has changed since you last saw it. Review the change below, then approve it by its new id.`,
  neverShown: (event: string, target: string) =>
    `Not approved yet: you have not seen ${event} → ${target}. Here it is; the same line again approves it.`,
  severalToApprove: (target: string) => `Several hooks run "${target}". Approve the one you mean by its id:`,
  severalToRevoke: (target: string) => `Several approved hooks run "${target}". Revoke the one you mean by its id:`,
  takeAll: (line: string) => `All of them: ${line}`,
  notNamed: (target: string) =>
    `No hook in your config runs "${target}". /hooks list shows what there is; approve it by its id, or by its command as written there.`,
  notConfigured: (event: string, target: string) =>
    `No hook in your config runs "${target}" on ${event}. Add it to shell_hooks.yaml first, then approve it. /hooks list shows what there is.`,
  unknownId: (id: string) => `There is no hook with the id "${id}". /hooks list shows them with their ids.`,
  oldId: (id: string) =>
    `The id "${id}" is more than a day old. /hooks list shows what there is now; approve it from there.`,
  idOfOtherContent: (id: string) =>
    `Not approved: the hook behind "${id}" has changed since you saw it. /hooks show ${id} shows the current version, with a new id.`,
  cannotRun: (event: string, target: string) => `Not approved: ${event} → ${target} could not run.`,
  revoked: (event: string, target: string) => `Revoked: ${event} → ${target}. It no longer runs.`,
  undoRevoke: (id: string) => `Undo (as long as its entry exists): /hooks approve ${id}`,
  notApproved: (target: string) =>
    `There is no approved hook "${target}". /hooks list shows the approved ones, with their ids.`,
  nothingLeft: "No other hook is approved: nothing is checked now.",

  // showing
  showTitle: (mark: string, event: string, target: string) => `${mark}: ${event} → ${target}`,
  urlLine: (url: string) => `Calls: ${url}`,
  entryLine: (key: string, before: string, after: string) => `${key}: ${before} → ${after}`,
  entryKeys: "Entry, approved → now:",
  fileDiff: (path: string) => `Difference in ${path}, approved → now:`,
  mostlyNew: "⚠ Practically a new script: almost nothing of the approved one is left. Read all of it.",
  diffsLeft: (files: number) =>
    `(${plural(files, "more file")} differ in this folder; /hooks show <id> <file> shows the difference in one)`,
  approvedBy: (by: string, at: string) => `Approved by ${by} at ${at}.`,
  notRemembered: (state: string) =>
    `It cannot be approved now: the record that you have seen it could not be written to "${state}". Check whether that disk is full.`,
  approveThis: (id: string) => `Approve it: /hooks approve ${id}`,

  // owners
  paired: (id: string) =>
    `Welcome: ${id} is an owner of this agent now. /hooks list shows the hooks. Undo: /hooks unpair ${id}`,
  pairedAlready: (id: string) => `${id} is already an owner. /hooks owners lists them.`,
  pairWrong:
    'That code is not right. Check it on the terminal of the bot, or run "chat-hooks pair" there for a new one.',
  pairExpired:
    'There is no valid code at the moment: a code is valid for 10 minutes. Run "chat-hooks pair" where the bot runs.',
  pairTooMany: 'Too many wrong codes. Run "chat-hooks pair" where the bot runs for a new one.',
  pairInPrivate:
    'A code belongs in a private chat: send it to me there. If others have seen it, make a new one with "chat-hooks pair".',
  pairCode: (code: string) => `Send this to the bot in a private chat, within 10 minutes:\n\n    /hooks pair ${code}\n`,
  ownersTitle: "Owners, who may use /hooks:",
  noOwners: 'Nobody is an owner yet. Run "chat-hooks pair" where the bot runs, and send the code.',
  owner: (id: string, from: "launch" | "paired", at: string) =>
    from === "launch" ? `${id} (set at launch)` : `${id} (paired ${at})`,
  unpaired: (id: string) => `${id} is no longer an owner. Undo: run "chat-hooks pair" where the bot runs.`,
  unpairLaunch: (id: string) =>
    `${id} is set at launch (CHAT_HOOKS_OWNERS) and can only be removed there; restart the bot afterwards.`,
  unpairUnknown: (id: string) => `"${id}" is not an owner. /hooks owners lists them.`,

  // notices
  noticeChanged: (event: string, target: string, changes: string) =>
    `⚠ ${event} → ${target}: ${changes}. The approved version still runs. /hooks show ${event} ${target} shows the change, /hooks revoke ${target} stops the hook.`,
  noticeRemoved: (event: string, target: string, changes: string) =>
    `⚠ ${event} → ${target}: ${changes}. The approved version still runs. /hooks revoke ${target} stops it; to keep it, put back what is missing.`,
  noticeUnreadable: (event: string, target: string, changes: string) =>
    `⚠ ${event} → ${target}: ${changes}. The approved version still runs. /hooks list says what is wrong there; once that is fixed, you need not approve it again. /hooks revoke ${target} stops the hook.`,
  noticePaired: (id: string) =>
    `${id} has become an owner of this agent by pairing. If that was not you or someone you trust: /hooks unpair ${id}`,
  noticeIgnoredOwner: (value: string) =>
    `"${value}" is set as an owner at launch, but it is not an account id and was ignored. Write channel and id, as in telegram:12345; names can change.`,
  noticeNew: (state: string) =>
    `No hooks are approved in this workspace yet (state: ${state}). If you moved the workspace here, run: chat-hooks move-state <old>`,
  noticeNoneApproved:
    "⚠ Hooks are ON, but no hook is approved, so nothing is checked. /hooks list shows what could be approved, /hooks examples what can be installed.",
  noticeSilent: (event: string, target: string, what: string) => `⚠ ${event} → ${target}: ${what}`,
  noticeRestored: (savedAt: string) =>
    `The state was restored from a backup: what was approved up to ${savedAt} is active now. Check /hooks list, and revoke what should not be active.`,
};
