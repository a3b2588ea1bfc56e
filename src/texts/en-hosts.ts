import type { UnsafeState } from "../core/state-errors.js";

export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** What is said in chats, to whoever sets up a bot, and on the command line. */
export const hostTexts = {
  // the engine's own reasons
  couldNotJudge: (hook: string, fault: string) =>
    `The guard "${hook}" could not judge this, so it is blocked: ${fault}`,
  failedClosed: (hook: string, fault: string) =>
    `The guard "${hook}" gave no verdict, and it is set to block in that case: ${fault}`,
  gaveNoVerdict: (hook: string, fault: string) =>
    `⚠ The hook "${hook}" gave no verdict, so this was not checked. ${fault} (Said once per conversation.)`,
  lacksProgram: (hook: string, complaint: string) =>
    `⚠ The hook "${hook}" may not have checked this: a program or file it needs was not found. It said: ${complaint}`,
  answeredInVain: (hook: string, fields: string) =>
    `⚠ The hook "${hook}" may not have done what it is for. ${fields} (Said once per conversation.)`,
  worksAgain: (hook: string) => `The hook "${hook}" works again.`,
  droppedKeys: (hook: string, tool: string, keys: string) =>
    `The hook "${hook}" wanted to set ${keys}, which the tool ${tool} does not take: that was left out.`,
  rewroteCall: (hooks: string, tool: string, change: string) =>
    `The hook "${hooks}" changed this call of ${tool}; it runs with ${change}`,
  cannotPutBack: "this cannot be changed",
  unfitRewrite: (hook: string) =>
    `The hook "${hook}" rewrote a message in a way that cannot be put back in its places, so the message was withheld. Let the script answer "parts", with one text for each of the payload's "parts". (Said once until a restart.)`,
  keepsChanging: (hook: string) =>
    `"${hook}" and other hooks keep changing each other's result, so it was not shown. A hook must not change again what it has changed once; to add something, answer "context".`,
  withheldResult: (reason: string) => `[result withheld by a hook${reason === "" ? "" : `: ${reason}`}]`,

  // in a chat
  choices: {
    approve: (id: string) => `✓ Approve ${id}`,
    adopt: (id: string) => `✓ Approve change ${id}`,
    startThere: "Start it where the agent works",
    putInForce: (id: string) => `✓ Activate anyway ${id}`,
    revoke: (id: string) => `✗ Revoke ${id}`,
    show: (id: string) => `Show ${id}`,
    install: (name: string) => `Install ${name}`,
    on: "Turn hooks on",
    off: "Turn hooks off",
  },
  /** What a command was that nobody has typed. */
  origins: {
    edited: "an edited message",
    forwarded: "a forwarded message",
    via_bot: "a message sent through another bot",
    caption: "a caption",
    scheduled: "a scheduled message",
    old: "a message that was not sent within the last two minutes",
    quoted: "quoted text",
  },
  withheld: (reason: string) => `[message withheld by a hook${reason === "" ? "" : `: ${reason}`}]`,
  withheldUnsaid:
    "[message withheld by a hook; its reason repeats the message, and is not shown. /hooks why names the hook and how to see it]",
  withheldCall: (call: string, reason: string) =>
    `"${call}" was withheld by a hook${reason === "" ? "" : `: ${reason}`}. Nothing was sent; /hooks log shows which hook it was.`,
  unreadable: (call: string) => `"${call}" cannot be checked as it is, and was not sent. Send it in a simpler form.`,
  typesCommands: "its buttons would type a command of yours: /hooks",
  ownMessage: (call: string) =>
    `"${call}" was meant for a message of chat-hooks, which nobody else may change. Send a new message instead.`,
  hookNote: (note: string) => `ℹ Note from a hook: ${note}`,
  menu: "Your hooks: list, approve, on, off, help",
  oldButton: "This button has expired. Send /hooks list for new ones.",
  openChat: (link: string) =>
    `I cannot write to you in private yet, and details are not for a group. Open a chat with me (${link}), press Start, then ask again.`,
  addFriend:
    "I cannot write to you in private, and details are not for a group. Add me as a friend, or send me a message first, then ask again.",
  wechat: {
    trouble: (detail: string) =>
      `WeChat: the puppet reports "${detail}". The bot continues; check its network and login.`,
    tryAgain: (seconds: number) => `WeChat did not start. Trying again in ${seconds} s.`,
    outside: {
      friendRequest: "friend request",
      moment: "Moment",
      name: "change of the account's name",
      signature: "change of the account's signature",
      picture: "change of a picture",
      remark: "remark",
    },
    withheldOutside: (what: string, whom: string | undefined, reason: string) =>
      `[${what}${whom === undefined ? "" : ` for "${whom}"`} withheld by a hook${reason === "" ? "" : `: ${reason}`}. Nothing was changed or sent; /hooks why names the hook]`,
  },

  // for whoever sets up a bot
  telegram: {
    afterOthers: (count: number) =>
      `shellHooks() came after ${plural(count, "other transformer")} on bot.api, which would send around the guard. Call shellHooks(bot, hooks) right after new Bot(…), before any bot.api.config.use(…).`,
    twice:
      "shellHooks() is already installed on this bot, and once is enough. To install it again, first call the function it returned.",
    unknownGrammy:
      "This version of grammY keeps a bot's options elsewhere than in bot.clientConfig, so what plugins send could go around the guard. Install grammy 1.46, or a newer chat-hooks.",
    badCommand: (value: string) =>
      `The command cannot be called ${value}. Telegram accepts 1 to 32 of a-z, 0-9 and _, without a slash, as in { command: "guard" }.`,
    noSecret:
      "A webhook without a secret token lets anybody forge a command. Make one (for example with: openssl rand -hex 32) and give the same to webhook(bot, …, { secretToken }) and bot.api.setWebhook(url, { secret_token }).",
    badSecret: (length: number) =>
      `The secret token has ${plural(length, "character")} or characters Telegram does not accept. Use 16 to 256 of A-Z, a-z, 0-9, _ and -, for example from: openssl rand -hex 32`,
    openWebhook: (fault: string) =>
      `${fault} Until then no command that comes through this webhook counts; everything else continues.`,
    unprotected:
      "I take no commands here: this webhook does not check a secret token, so anybody could have sent this. If you run the bot, serve it with webhook(bot, …, { secretToken }) from chat-hooks/telegram.",
  },

  // the command line
  cli: {
    noneActive: (state: string) =>
      `chat-hooks: no hook is active here, so nothing was checked (state: ${state}). "chat-hooks list" shows what is approved; --require-hooks makes this a block.`,
    lines: {
      tooLong: (bytes: number) => `The line is longer than ${bytes} bytes, and was not read. Send less in one line.`,
      badId: (value: string) => `"id" is ${value}. Use a whole number, or a text of at most 100 characters.`,
      sameId: (value: string) => `The line with the id ${value} is not answered yet. Give each line its own id.`,
      needsId: (kind: string) => `A line with "${kind}" needs an "id": {"id": 1, "${kind}": {…}}`,
      unknownField: (kind: string, name: string, near: string | undefined) =>
        `A line with "${kind}" has no field ${name}. ${near === undefined ? "Leave it out." : `Did you mean "${near}"?`}`,
      missingField: (kind: string, name: string, like: string) =>
        `The line with "${kind}" has no "${name}". Add it, as in ${like}.`,
      badField: (name: string, value: string, like: string) => `"${name}" is ${value}. Write it as in ${like}.`,
      notFromHook: "A hook cannot send commands: only what a person types counts. Type it in the chat.",
    },
    serve: {
      notFromHook: "A hook cannot start a server: it would outlive its run. Start it where the bot is started.",
      listening: (path: string) => `Listening on ${path}. Only this user can connect. End it with Ctrl+C or SIGTERM.`,
      ending: "Shutting down: current work gets a moment to finish.",
      running: (path: string) =>
        `Another "chat-hooks serve" already answers on "${path}". Connect to that one, or stop it first.`,
      pathTooLong: (path: string, bytes: number) =>
        `The path of the socket, "${path}", is longer than the ${bytes} bytes that the system allows. Choose a shorter state directory with CHAT_HOOKS_STATE or --state.`,
    },
    needsFolder: (option: string) => `${option} needs a folder, as in ${option} ./workspace`,
    noWorkspace: (path: string) =>
      `There is no workspace "${path}" here. Go to the folder that has one, or name it: --workspace DIR`,
    otherWorkspace: (state: string, workspace: string) =>
      `The state directory "${state}" belongs to the workspace "${workspace}". If you moved that one here, run: chat-hooks move-state "${workspace}"`,
    stateInside: (state: string, workspace: string) =>
      `The state directory "${state}" is inside the workspace "${workspace}", where the agent can write. Choose another with CHAT_HOOKS_STATE or --state.`,
    nothingToReset: (state: string) => `There is no state at "${state}": no hook is active, and nothing was changed.`,
    reset: (aside: string) =>
      `The state was moved to "${aside}". No hook is active now and hooks are OFF: approve your hooks and pair owners again. Undo: chat-hooks move-state "${aside}"`,
    noOldState: (old: string) => `There is no state at "${old}". Name the old workspace folder or its state folder.`,
    stillThere: (workspace: string) =>
      `The workspace "${workspace}" still exists, and would be left without its guards. Remove or rename it first, or approve the hooks here again.`,
    badPrice: (value: string) =>
      `CHAT_HOOKS_PRICES: "${value}" is not a price. Write model=input/output in US dollars per million tokens, with commas between several, as in gpt-5=1.25/10,*=2/8`,
    noRoot: (path: string) => `There is no folder "${path}" to run scripts in. Name one that exists: --root DIR`,
    oldStateDamaged: (from: string) =>
      `The record in "${from}" is damaged or forged, and was left as it is. To start again: chat-hooks reset`,
    ownState: (folder: string) =>
      `This workspace already has a state in "${folder}". To replace it, first run: chat-hooks reset`,
    resetDatabase: (database: string) =>
      `The record in the database "${database}" was moved to its table chat_hooks.policies_aside. No hook is active now on any machine, and hooks are OFF: approve your hooks and pair owners again.`,
    movedToDatabase: (from: string, database: string) =>
      `The state in "${from}" is kept in the database "${database}" now. Start every bot of this workspace with its CHAT_HOOKS_DATABASE_URL and CHAT_HOOKS_STATE_KEY. Check it with: chat-hooks list`,
    movedFromDatabase: (database: string, to: string) =>
      `The state in the database "${database}" is kept in "${to}" now, and no hook is active in the database now. Start the bot without CHAT_HOOKS_DATABASE_URL. Check it with: chat-hooks list`,
    movedRecords: (to: string, bot: string, conversations: number, others: number) =>
      `To "${to}" went of the bot "${bot}": conversations: ${conversations}, other records (turns under way, the WeChat login): ${others}.`,
    stopFirst: (bot: string) =>
      `A bot that writes there is running ("${bot}"). Stop all processes of this bot first; 30 seconds after a crash it counts as stopped.`,
    whichBot:
      "There are conversations on Telegram, and nothing says which bot they belong to. Run this with the TELEGRAM_BOT_TOKEN or the CHAT_HOOKS_BOT that the bot is started with.",
    moved: (from: string, to: string) =>
      `The state of "${from}" belongs to "${to}" now. Check it with: chat-hooks list`,
  },

  // the state directory
  unsafeState(unsafe: UnsafeState): string {
    const { state, path, ours } = unsafe;
    const another = "choose another directory with CHAT_HOOKS_STATE or --state";
    switch (unsafe.why) {
      case "foreign":
        return `The state directory "${state}" is not used: "${path}" belongs to user ${unsafe.uid}, and this program runs as user ${ours}, so somebody else could have written the approvals. If it is yours, run: chown -R ${ours} "${state}"; else ${another}.`;
      case "foreign-parent":
        return `The state directory "${state}" is not used: "${path}" above it belongs to user ${unsafe.uid}, who could put another directory in its place, and this program runs as user ${ours}. Start it as user ${unsafe.uid}, or ${another}.`;
      case "writable-parent":
        return `The state directory "${state}" is not used: others can write to "${path}" above it (mode ${unsafe.mode}) and could put another directory in its place. Run: chmod go-w "${path}", or ${another}.`;
    }
  },
};
