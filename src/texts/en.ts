import { askTexts } from "./en-ask.js";
import { botWords } from "./en-bot.js";
import { exampleWords } from "./en-examples.js";
import { describeFault } from "./en-faults.js";
import { formatTexts, importTexts } from "./en-formats.js";
import { stateTexts } from "./en-state.js";

const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** Every word for people, in English. A message quotes the value and gives the next step. */
export const en = {
  ...describeFault,
  ...botWords,
  ...exampleWords,

  // who may
  ownerOnly: (id: string) =>
    `Only an owner of this agent can use /hooks, and "${id}" is none. If this is your bot: run "chat-hooks pair" where it runs, then send me /hooks pair <code>.`,
  passingIds:
    'Here everybody gets a new id whenever the bot logs in, so owners have to pair again then: run "chat-hooks pair" where the bot runs, and send the code.',
  notTyped: (origin: string) =>
    `I only take commands that you type as a new message; this one was "${origin}". Please type it again.`,
  sentPrivately: "I have sent you the answer in private. If nothing arrived, open a chat with me and ask there.",
  seeElsewhere: "(held back by a hook: see the page or terminal)",
  failed: (detail: string) =>
    `That did not work, and nothing was changed: ${detail}. Try again, or look at the terminal of the bot.`,

  // usage
  unknownCommand: (word: string, near?: string) =>
    `There is no command "/hooks ${word}".${near ? ` Did you mean /hooks ${near}?` : ""} /hooks help shows them all.`,
  unknownEvent: (word: string, near?: string) =>
    `There is no event "${word}".${near ? ` Did you mean ${near}?` : ""} The events are listed in /hooks help.`,
  usage: {
    list: "Usage: /hooks list",
    on: "Usage: /hooks on",
    off: "Usage: /hooks off",
    doctor: "Usage: /hooks doctor",
    approve: "Usage: /hooks approve <id>, with an id from /hooks list, or /hooks approve <event> <command or url>",
    revoke: "Usage: /hooks revoke <id, command or url>",
    show: "Usage: /hooks show <id>, with an id from /hooks list",
    examples: "Usage: /hooks examples",
    install: "Usage: /hooks install <example>, with a name from /hooks examples",
    sources: "Usage: /hooks sources, or /hooks sources <name> on, or /hooks sources <name> off",
    log: "Usage: /hooks log [number of lines, 1 to 50]",
    test: 'Usage: /hooks test <event> [payload as JSON], for example /hooks test pre_tool_call {"tool_input": {"command": "ls"}}',
    why: "Usage: /hooks why <event>",
    pending: "Usage: /hooks pending",
    yes: "Usage: /hooks yes <code>, with a code from /hooks pending; for the very same tool call in this session: /hooks yes <code> session",
    no: "Usage: /hooks no <code>, with a code from /hooks pending",
    pair: 'Usage: /hooks pair <code>. "chat-hooks pair", run where the bot runs, shows the code.',
    owners: "Usage: /hooks owners",
    unpair: "Usage: /hooks unpair <id>, with an id from /hooks owners",
    help: "Usage: /hooks help",
  },
  help: (events: readonly string[]) =>
    [
      "/hooks list – the switch and every hook, with a short id",
      "/hooks on, /hooks off – turn all hooks on or off",
      "/hooks show <id> – what would run, and what changed",
      "/hooks approve <id> – let a hook run (or: /hooks approve <event> <command>)",
      "/hooks revoke <id> – stop a hook (or: /hooks revoke <command>)",
      "/hooks examples, /hooks install <example> – ready-made hooks",
      "/hooks sources – which other tools' files propose hooks, and to turn them on or off",
      "/hooks pending, /hooks yes <code>, /hooks no <code> – decide what a hook asks you",
      "/hooks doctor – try every approved hook on a sample",
      "/hooks test <event> [json] – try the hooks of one event",
      "/hooks why <event> – would they fire now, and if not, why not",
      "/hooks log [n] – the last firings",
      "/hooks pair <code>, /hooks owners, /hooks unpair <id> – who may do this",
      `Events: ${events.join(", ")}`,
    ].join("\n"),

  // the switch
  switchOn: "Hooks are ON.",
  switchOff: "Hooks are OFF: nothing is checked. /hooks on turns them on.",
  switchedOn: "Hooks are ON now. /hooks off turns them off again.",
  switchedOff: "Hooks are OFF now: nothing is checked. /hooks on turns them on again.",
  alreadyOn: "Hooks were ON already. /hooks off turns them off.",
  alreadyOff: "Hooks were OFF already. /hooks on turns them on.",
  nothingApproved: "No hook is approved, so nothing is checked. /hooks list shows what there is.",
  noneInForce: "No hook is approved, so nothing is checked.",
  forcedOn:
    "STARCHILD_SHELL_HOOKS=1 in the launch environment forces hooks on. Your choice is saved and counts once the bot is started without it.",
  mirrorDiffers: (inFile: boolean, inForce: boolean) =>
    `agent.yaml says ${inFile ? "on" : "off"}, but what counts is what an owner said last: ${inForce ? "on" : "off"}. /hooks ${inFile ? "on" : "off"} makes it so; /hooks ${inForce ? "on" : "off"} corrects the file.`,
  mirrorUnreadable: (detail: string) =>
    `agent.yaml cannot be read (${detail}); the switch does not depend on it. Mend the file to see the switch there.`,
  mirrorFailed: (detail: string) =>
    `The switch is set. Its copy in agent.yaml could not be updated (${detail}); mend that file and send the command again.`,

  // the list
  config: (path: string) => `Config: ${path}`,
  noHooks: (path: string) =>
    `No hooks are configured. Add one to ${path}, or ask the agent to prepare one; then /hooks list shows it with the command that activates it.`,
  stateMark: { approved: "✓ approved", "not-approved": "✗ NOT approved", changed: "⚠ changed since approval" },
  hookTitle: (mark: string, id: string, event: string, target: string) => `${mark} [${id}] ${event} → ${target}`,
  ask: askTexts,
  formats: formatTexts,
  import: importTexts,
  traits: {
    matcher: (pattern: string) => `matcher ${JSON.stringify(pattern)}`,
    failClosed: "fail closed",
    observe: "observes only",
    async: "in the background",
    priority: (value: number) => `priority ${value}`,
    timeout: (seconds: number) => `timeout ${seconds} s`,
    askTimeout: (seconds: number) => `waits ${seconds} s for an answer`,
    files: (names: string) => `with ${names}`,
    env: (names: string) => `is given the variables ${names}`,
    signed: (name: string) => `signed with ${name}`,
    dialect: (name: string) => `speaks ${name}`,
  },
  stats: (runs: number, faults: number, last: string, ms: number) =>
    `${plural(runs, "run")}, last: ${last} in ${Math.round(ms)} ms, ${plural(faults, "fault")}`,
  neverRan: "has not run yet",
  approveHint: (id: string) => `Look at it: /hooks show ${id} – let it run: /hooks approve ${id}`,
  changedHint: (id: string) =>
    `The approved version still runs. /hooks show ${id} shows the difference, /hooks approve ${id} adopts it, /hooks revoke ${id} stops the hook.`,
  removedHint: (id: string) =>
    `The approved version still runs. /hooks revoke ${id} stops it; to keep it, put back what is gone.`,
  change: {
    "entry-removed": "its entry was removed from the config",
    "entry-edited": (keys: string) => `its entry was edited: ${keys}`,
    "file-edited": (path: string) => `${path} was edited`,
    "file-removed": (path: string) => `${path} is gone`,
    "file-appeared": (path: string) => `${path} has appeared`,
  },
  brokenHint: (path: string) =>
    `"${path}" is no longer what was approved, so this guard blocks everything it guards. Check what changed it, then approve the hook again, or revoke it.`,
  upgraded: (path: string) =>
    `"${path}" was upgraded by the system since approval; the hook goes on. Approving it again takes note of that.`,
  matcherInvalid: (pattern: string, detail: string) =>
    `The matcher ${JSON.stringify(pattern)} is not usable (${detail}), so the hook runs on everything. Mend it: no look-around, back-references or \\u escapes.`,
  matcherSlow: (pattern: string) =>
    `The matcher ${JSON.stringify(pattern)} is too slow for messages, so the hook runs on everything. Make it simpler.`,
  timeoutClamped: (seconds: number, most: number) =>
    `timeout ${seconds} is more than ${most} seconds; ${most} is used.`,
  shellWord: (word: string) =>
    `"${word}" reaches the program as it is: commands run without a shell. Put it into a script, or write sh -c '…'.`,
  fileFaultsTitle: (path: string) => `Not usable in ${path}:`,
  anotherFile: "it names another file now",
  separator: "; ",
  atLine: (line: number, message: string) => `line ${line}: ${message}`,
  ...stateTexts,

  // approving and revoking
  approved: (event: string, target: string, id: string) =>
    `Approved: ${event} → ${target}. It is live now. Undo: /hooks revoke ${id}`,
  approvedButOff: (event: string, target: string, id: string) =>
    `Approved: ${event} → ${target}. It fires as soon as hooks are ON, and they are OFF: /hooks on. Undo: /hooks revoke ${id}`,
  alreadyApproved: (event: string, target: string) =>
    `${event} → ${target} is approved already, and nothing has changed since.`,
  rehearsalFailed: (fault: string) =>
    `⚠ It was tried once and did not work: ${fault}\nThe approval stands; mend the script and approve again, or revoke it.`,
  rehearsalBlocks: (reason: string) =>
    `⚠ Tried once, it blocked a harmless sample: ${reason}\nIf that is not meant, mend the script and approve again.`,
  rehearsalFine: (verdict: string, ms: number) => `Tried once on a sample: ${verdict} in ${Math.round(ms)} ms.`,
  notRehearsed: "Not tried yet: /hooks doctor tries it.",
  sandboxFailed: (fault: string) =>
    `⚠ It was tried once in a sandbox and did not work there: ${fault}\nThe approval stands. /hooks doctor tries it as it will run; if it fails there, too, mend the script and approve again, or revoke it.`,
  sandboxBlocks: (reason: string) =>
    `⚠ Tried once in a sandbox, it blocked a harmless sample: ${reason}\nIf that is not meant, mend the script and approve again.`,
  sandboxFine: (verdict: string, ms: number) => `Tried once in a sandbox: ${verdict} in ${Math.round(ms)} ms.`,
  argvLine: (argv: string) => `Runs: ${argv}`,
  hashLine: (path: string, sha: string) => `${path} – sha256 ${sha}`,
  absentFile: (path: string) =>
    `⚠ "${path}" does not exist now. What appears there later is read without your approval: list it under "files" once it exists.`,
  binaryFile: (bytes: number) => `(not a text: ${bytes} bytes)`,
  fileCut: (shown: number, all: number) =>
    `(${shown} of ${all} characters shown; the hash stands for all of them. The rest: open the file, or "chat-hooks show" in the terminal)`,
  differs: (event: string, target: string) =>
    `Not approved: ${event} → ${target} has changed since you were shown it. This is what changed; look at it, then approve it by its new id.`,
  neverShown: (event: string, target: string) =>
    `Not approved yet: ${event} → ${target} lies in the workspace, and you have not seen it. Here it is; the same line again approves it.`,
  severalEntries: (event: string, target: string) =>
    `Several hooks run "${target}" on ${event}. Approve the one you mean by its id:`,
  notConfigured: (event: string, target: string) =>
    `No hook in your config runs "${target}" on ${event}. Add it to shell_hooks.yaml first, then approve it. /hooks list shows what there is.`,
  unknownId: (id: string) => `There is no hook with the id "${id}". /hooks list shows them with their ids.`,
  oldId: (id: string) =>
    `The id "${id}" is more than a day old. /hooks list shows what there is now; approve it from there.`,
  idOfOtherContent: (id: string) =>
    `Not approved: what "${id}" stood for has changed since you saw it. /hooks show ${id} shows what it is now, with a new id.`,
  cannotRun: (event: string, target: string) => `Not approved: ${event} → ${target} could not run.`,
  revoked: (event: string, target: string) => `Revoked: ${event} → ${target}. It does not run any more.`,
  undoRevoke: (id: string) => `Undo, while its entry is still there: /hooks approve ${id}`,
  notApproved: (target: string) =>
    `No approved hook is "${target}". /hooks list shows the approved ones, with their ids.`,
  nothingLeft: "No other hook is approved: nothing is checked now.",

  // showing
  showTitle: (mark: string, event: string, target: string) => `${mark}: ${event} → ${target}`,
  urlLine: (url: string) => `Calls: ${url}`,
  entryLine: (key: string, before: string, after: string) => `${key}: ${before} → ${after}`,
  entryKeys: "Entry, approved → now:",
  fileDiff: (path: string) => `Difference in ${path}, approved → now:`,
  unchanged: "Nothing has changed since approval.",
  approvedBy: (by: string, at: string) => `Approved by ${by} at ${at}.`,
  notRemembered: (state: string) =>
    `It cannot be approved now: that you have seen it could not be written to "${state}". See whether that disk is full.`,
  approveThis: (id: string) => `Let it run: /hooks approve ${id}`,

  // doctor, test, why, log
  doctorStart: (count: number) => `Trying ${plural(count, "approved hook")} …`,
  doctorStep: (done: number, all: number, hook: string) => `${done + 1} of ${all}: ${hook}`,
  doctorNothing: "No hook is approved, so there is nothing to try. /hooks list shows what there is.",
  doctorFine: (event: string, hook: string, verdict: string, ms: number) =>
    `✓ ${event} → ${hook}: ${verdict} in ${Math.round(ms)} ms`,
  doctorProblem: (event: string, hook: string) => `✗ ${event} → ${hook}`,
  doctorWarning: (event: string, hook: string) => `⚠ ${event} → ${hook}`,
  doctorSummary: (fine: number, all: number) => `${fine} of ${plural(all, "approved hook")} fine.`,
  macOS:
    "macOS: a background process that a script leaves behind is not found when the script is stopped, and bash can only run unprotected. On Linux neither is so.",
  unsupportedSystem: (system: string) =>
    `This does not run on "${system}". Start it on Linux or macOS; on Windows in WSL (https://aka.ms/wsl).`,
  unusableEntries: (count: number) => `${plural(count, "entry", "entries")} of the config cannot be used:`,
  fieldsIgnored: (event: string, fields: string) =>
    `It answers ${fields}, which has no effect on ${event}. Check the spelling, or use another event.`,
  textAroundJson: "It prints other text beside its JSON. The JSON was found, but print logs to stderr to be safe.",
  callsTheBot:
    "It seems to call the bot's own /chat from pre_llm_call, which asks the model from inside a model call. Call the model endpoint directly.",
  notExecutable: (path: string) => `"${path}" is not executable. Run: chmod +x ${path} – then approve it again.`,
  otherDialect: (dialect: string) =>
    `The script looks written for ${dialect}. Add "dialect: ${dialect}" to its entry and approve it again.`,
  verdicts: { continue: "continue", block: "block", ask: "ask", "no-verdict": "no verdict" },
  rewrote: "rewrote",
  outcomeLine: (verdict: string) => `Outcome: ${verdict}`,
  reasonLine: (reason: string) => `Reason: ${reason}`,
  rewriteLine: (value: string) => `Rewritten: ${value}`,
  contextLine: (value: string) => `Context for the agent: ${value}`,
  noteLine: (value: string) => `Note for you: ${value}`,
  runLine: (hook: string, verdict: string, ms: number) => `• ${hook}: ${verdict} in ${Math.round(ms)} ms`,
  testedWhileOff: "(Hooks are OFF: this was only a try. /hooks on makes them count.)",
  nothingFired: (event: string) => `No approved hook wants this on ${event}. /hooks why ${event} says why.`,
  badJson: (detail: string) =>
    `The payload is not a JSON object: ${detail}. Example: {"tool_input": {"command": "ls"}}`,
  whyNone: (event: string) => `No hook is configured for ${event}. /hooks list shows what there is.`,
  whyFires: "fires now",
  whyNot: {
    off: "would not fire: hooks are OFF. /hooks on turns them on.",
    "not-approved": (id: string) => `would not fire: not approved. /hooks approve ${id}`,
    "matcher-missed": (pattern: string) =>
      `fires only where its matcher finds something: ${JSON.stringify(pattern)} (the sample payload has no match).`,
    observe: "fires, but only observes: what it says is logged and not enforced.",
  },
  whyFaulty: (fault: string) => `but the last run gave no verdict: ${fault}`,
  whyChanged: "what fires is the approved version, not the one in the workspace.",
  noLog: "No hook has fired yet. /hooks test <event> tries one.",
  logLine: (time: string, event: string, hook: string, verdict: string, ms: number) =>
    `${time} ${event} ${hook}: ${verdict} in ${Math.round(ms)} ms`,

  // owners
  paired: (id: string) =>
    `Welcome: ${id} is an owner of this agent now. /hooks list shows the hooks. Undo: /hooks unpair ${id}`,
  pairedAlready: (id: string) => `${id} is an owner already. /hooks owners lists them.`,
  pairWrong:
    'That code is not right. Check it on the terminal of the bot, or run "chat-hooks pair" there for a new one.',
  pairExpired:
    'There is no valid code at the moment: one lives for 10 minutes. Run "chat-hooks pair" where the bot runs.',
  pairTooMany: 'Too many wrong codes. Run "chat-hooks pair" where the bot runs for a new one.',
  pairInPrivate:
    'A code belongs in a private chat: send it to me there. If others have seen it, make a new one with "chat-hooks pair".',
  pairCode: (code: string) => `Send this to the bot in a private chat, within 10 minutes:\n\n    /hooks pair ${code}\n`,
  ownersTitle: "Owners, who may use /hooks:",
  noOwners: 'Nobody is an owner yet. Run "chat-hooks pair" where the bot runs, and send the code.',
  owner: (id: string, from: "launch" | "paired", at: string) =>
    from === "launch" ? `${id} (set at launch)` : `${id} (paired ${at})`,
  unpaired: (id: string) => `${id} is no owner any more. To undo: "chat-hooks pair" where the bot runs.`,
  unpairLaunch: (id: string) =>
    `${id} is set at launch (CHAT_HOOKS_OWNERS) and can only be removed there; restart the bot then.`,
  unpairUnknown: (id: string) => `"${id}" is no owner. /hooks owners lists them.`,

  // notices
  noticeChanged: (event: string, target: string, changes: string) =>
    `⚠ ${event} → ${target}: ${changes}. The approved version still runs. /hooks approve ${event} ${target} shows the change and how to adopt it, /hooks revoke ${target} stops the hook.`,
  noticeRemoved: (event: string, target: string, changes: string) =>
    `⚠ ${event} → ${target}: ${changes}. The approved version still runs. /hooks revoke ${target} stops it; to keep it, put back what is gone.`,
  noticePaired: (id: string) =>
    `${id} has become an owner of this agent by pairing. If that was not you or yours: /hooks unpair ${id}`,
  noticeIgnoredOwner: (value: string) =>
    `"${value}" is set as an owner at launch, but is no id and was ignored. Write channel and number, as in telegram:12345: a name can change hands.`,
  noticeNew: (state: string) =>
    `Nothing is in force here: this workspace has no approvals yet (state: ${state}). If it was moved here, run: chat-hooks move-state <old>`,
  noticeRestored: (savedAt: string) =>
    `The state was restored from a copy: in force is what was approved by ${savedAt}. Look at /hooks list, and revoke what should not be.`,

  // the engine's own reasons
  failedClosed: (hook: string, fault: string) =>
    `The guard "${hook}" gave no verdict, and it is set to block then: ${fault}`,
  cannotPutBack: (hook: string) =>
    `"${hook}" rewrote a message of several parts in a way that cannot be put back. Answer "parts" with one text per part.`,

  // in a chat
  choices: {
    approve: (id: string) => `✓ Approve ${id}`,
    adopt: (id: string) => `✓ Adopt change ${id}`,
    revoke: (id: string) => `✗ Revoke ${id}`,
    show: (id: string) => `Show ${id}`,
    install: (name: string) => `Install ${name}`,
    on: "Turn hooks on",
    off: "Turn hooks off",
  },
  withheld: (reason: string) => `[message withheld by a hook${reason === "" ? "" : `: ${reason}`}]`,
  withheldCall: (call: string, reason: string) =>
    `"${call}" was withheld by a hook${reason === "" ? "" : `: ${reason}`}. Nothing was sent; /hooks log shows which hook it was.`,
  unreadable: (call: string) =>
    `"${call}" cannot be looked through as it is, and was not sent. Send it in a simpler form.`,
  typesCommands: "its buttons would type a command of yours: /hooks",
  ownMessage: (call: string) =>
    `"${call}" was meant for a message of chat-hooks, which nobody else may change. Send a message of your own instead.`,
  hookNote: (note: string) => `ℹ Note from a hook: ${note}`,
  menu: "Your hooks: list, approve, on, off, help",
  oldButton: "This button is from before. Send /hooks list for fresh ones.",
  openChat: (link: string) =>
    `I cannot write to you in private yet, and details are not for a group. Open a chat with me (${link}), press Start, then ask again.`,
  addFriend:
    "I cannot write to you in private, and details are not for a group. Add me as a friend, or send me a message first, then ask again.",
  wechat: {
    trouble: (detail: string) =>
      `WeChat: the puppet reports "${detail}". The bot goes on; check its network and login.`,
    tryAgain: (seconds: number) => `WeChat did not start. Trying again in ${seconds} s.`,
  },

  // for whoever sets up a bot
  telegram: {
    afterOthers: (count: number) =>
      `shellHooks() came after ${plural(count, "other transformer")} on bot.api, which would send around the guard. Call shellHooks(bot, hooks) right after new Bot(…), before any bot.api.config.use(…).`,
    twice:
      "shellHooks() is installed on this bot already, and once is enough. To install it anew, call what it returned first.",
    unknownGrammy:
      "This version of grammY keeps a bot's options elsewhere than in bot.clientConfig, so what plugins send could go around the guard. Install grammy 1.46, or a newer chat-hooks.",
    noSecret:
      "A webhook without a secret token lets anybody forge a command. Make one (for example with: openssl rand -hex 32) and give the same to webhook(bot, …, { secretToken }) and bot.api.setWebhook(url, { secret_token }).",
    badSecret: (length: number) =>
      `The secret token has ${plural(length, "character")} or signs that Telegram does not take. Use 16 to 256 of A-Z, a-z, 0-9, _ and -, for example from: openssl rand -hex 32`,
    unprotected:
      "I take no commands here: this webhook does not check a secret token, so anybody could have sent this. Whoever runs the bot: serve it with webhook(bot, …, { secretToken }) from chat-hooks/telegram.",
  },

  // the command line
  cli: {
    usage: `Usage: chat-hooks <command> [options]

  start                  run the bot: agent, channels, POST /chat and /push
  list | on | off | doctor | approve | revoke | show | sources | log | test | why | pending | yes | no | owners | unpair
                         the same as /hooks … in the chat
  pair                   show a code that makes a chat account an owner
  page [--end]           show a new link to the page of the running bot, or end all its sessions
  push [--to CHAT] TEXT  send a message to the owners, or to telegram:12345; survives a crash
  import FILE            add the hooks of a settings.json, config.toml or HOOK.md to shell_hooks.yaml
  fire <event>           fire an event, payload as JSON on stdin, outcome as JSON on stdout;
                         exit 0 continue, 2 block, 64 usage, 70 internal error
  fire [event] --jsonl   the same for every line of stdin
  reset                  put the state aside: nothing is in force then
  move-state <old>       take over the state of a workspace that was moved here

Options: --workspace DIR  --root DIR  --state DIR  --json  --debug  --version
Exit codes: 0 fine, 1 problem found, 2 usage; those of fire stand above`,
    events: (names: string) => `Events: ${names}`,
    fireUsage: "Usage: chat-hooks fire <event> < payload.json",
    moveUsage: "Usage: chat-hooks move-state <old workspace or state folder>",
    needsFolder: (option: string) => `${option} needs a folder, as in ${option} ./workspace`,
    noWorkspace: (path: string) =>
      `There is no workspace "${path}" here. Go to the folder that has one, or name it: --workspace DIR`,
    otherWorkspace: (state: string, workspace: string) =>
      `The state directory "${state}" belongs to the workspace "${workspace}". If that one was moved here, run: chat-hooks move-state "${workspace}"`,
    stateInside: (state: string, workspace: string) =>
      `The state directory "${state}" lies inside the workspace "${workspace}", where the agent can write. Choose another with CHAT_HOOKS_STATE or --state.`,
    nothingToReset: (state: string) => `There is no state at "${state}": nothing is in force, and nothing was changed.`,
    reset: (aside: string) =>
      `The state was put aside as "${aside}". Nothing is in force now and hooks are OFF: approve your hooks again, and pair owners anew. Undo: chat-hooks move-state "${aside}"`,
    noOldState: (old: string) => `There is no state at "${old}". Name the old workspace folder or its state folder.`,
    stillThere: (workspace: string) =>
      `The workspace "${workspace}" is still there, and would be left without its guards. Remove or rename it first, or approve the hooks here anew.`,
    noRoot: (path: string) => `There is no folder "${path}" to run scripts in. Name one that exists: --root DIR`,
    oldStateDamaged: (from: string) =>
      `The record in "${from}" is damaged or forged, and was left as it is. Start anew with: chat-hooks reset`,
    ownState: (folder: string) =>
      `This workspace has a state of its own in "${folder}". To give it up first, run: chat-hooks reset`,
    moved: (from: string, to: string) =>
      `The state of "${from}" belongs to "${to}" now. Look at it with: chat-hooks list`,
  },
};

/** zh.ts satisfies this type: a missing line does not compile. */
export type Texts = typeof en;
