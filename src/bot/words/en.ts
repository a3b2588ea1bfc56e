/** What the ready bot says, in English. */
export const words = {
  turnBlocked: (reason: string) => `[stopped by a hook${reason === "" ? "" : `: ${reason}`}]`,
  turnFailed: (detail: string) =>
    `That did not work: ${detail}. Nothing was lost; say it again, or try something else.`,
  turnEnding: "The bot is shutting down and stopped in the middle of this. Say it again when it is running.",
  turnInterrupted: (begin: string) =>
    `I was interrupted while working on your message "${begin}" and do not know how far I got. I do not continue by myself: send it again if you still want it.`,
  turnEmpty: "I have no answer to that. Say it in other words, or try something else.",
  claimOverruled: (hook: string, reason: string) => `⚠ ${hook} rejected this claim every time: ${reason}`,

  /** What is wrong between the bot and its model; without a full stop, as part of a sentence. */
  modelFault: {
    unreachable: (host: string, cause: string) =>
      `the model at ${host} cannot be reached (${cause}). Check OPENAI_BASE_URL and the network`,
    refused: (host: string, status: string) => `${host} rejected the API key (${status}). Check OPENAI_API_KEY`,
    unknownModel: (host: string, status: string) =>
      `${host} does not know this model (${status}). Check MODEL, and the path in OPENAI_BASE_URL`,
    tooMany: (host: string) =>
      `${host} gets too many requests (429), or its quota is used up. Wait a minute before you try again`,
    failed: (host: string, status: string) => `the model at ${host} has failed (${status}). Try again in a moment`,
    brokenOff: (host: string) => `the answer from the model at ${host} broke off in the middle. Try again in a moment`,
    silent: (host: string, seconds: string) => `the model at ${host} has said nothing for ${seconds} s`,
    tooMuch: (host: string, most: string, of: "MiB" | "characters" | "calls" | "minutes") =>
      `one answer of the model at ${host} exceeded the limit of ${most} ${of === "calls" ? "tool calls, so none was run" : of}. Ask for less at once, or use another model`,
    garbage: (host: string) => `what came from ${host} is not a model's answer. Check OPENAI_BASE_URL and its path`,
  },

  talk: {
    ownersOnly: (id: string) =>
      `I only work for my owners, and "${id}" is not one of them. If this is your bot: run "chat-hooks pair" where it runs, then send me /hooks pair <code>.`,
    startedAnew: "This is a new conversation; nothing of the old one is kept. What shall I do?",
    goalSet: (goal: string) =>
      `The goal is now "${goal}". It stays until I say it is reached and your hooks accept that.`,
    commandBehindName: (command: string) =>
      `Nothing was changed: a command must be the start of the message. Send it as ${command}, followed by the rest.`,
    onlyWords: "I cannot look at pictures, videos or files, nor hear voice messages. Please write it to me in words.",
    goalUsage: "Usage: /goal <what should be reached>",
    onlyAtMachine: "/wechat works only at the machine where I run: in its terminal or on its page.",
    databaseAway:
      "My database cannot be reached. Your message waits and will be answered when it is back; there is no need to send it again.",
    recordChanged: {
      older:
        "An older version of our conversation was put into my database, perhaps from a backup. I continue from there. Send your message again.",
      changed:
        "Our conversation was changed on another machine while I was answering, so that answer does not count. Send your message again.",
    },
  },

  ilink: {
    off: "WeChat is not switched on. Start me with CHAT_HOOKS_WECHAT=ilink.",
    trouble: (detail: string, _fault?: string) => `WeChat: ${detail} I retry if that helps; /wechat shows the state.`,
    recovered: "WeChat: reached again.",
    connected: (id: string) => `WeChat: connected; "${id}" is an owner.`,
    proposeOwner: (id: string) =>
      `WeChat: connected. "${id}" scanned the code and is not an owner yet. If that is you, type /wechat owner here, or press "Make owner" on the page (Preferences → WeChat).`,
    numberNeeded: "WeChat: the phone shows a number. Type it here as /wechat <number>, or on the page.",
    numberWrong:
      "WeChat: that number was wrong. Type the one that the phone shows, as /wechat <number>, or on the page.",
    numberGiven: "Given to WeChat.",
    noNumber: "WeChat is not asking for a number now.",
    notConnected: "WeChat is not connected. /wechat new shows a code to scan.",
    connectedAlready: "WeChat is already connected. /wechat logout disconnects it.",
    loggedOut: "Logged out of WeChat; no messages are received there now. /wechat new shows a code to scan.",
    elsewhere: "Another machine of this bot has the WeChat login now. This one takes over when that one is gone.",
    newCode: "Here is a new code. Scan it with WeChat on your phone.",
    tokenDead:
      "WeChat has ended this login (-14): it was too old, or the same person has connected another bot. Waiting does not help; scan the new code.",
    waits:
      "WeChat accepts no more messages for now: the limit is ten messages, or 24 hours, after the person's last one (-2). The rest waits for their next message.",
    muted:
      "WeChat accepted a message and dropped it: the account may be muted, which lasts up to weeks. The rest waits for the person's next message; do not send more from this account meanwhile.",
    waited: (count: number) =>
      count === 1
        ? "While I could not write to you, this came up:"
        : `While I could not write to you, ${count} things came up:`,
    status: (state: string) =>
      `WeChat: ${state}. What you can do here: /wechat owner, /wechat logout, /wechat new, /wechat <number>`,
    waiting: (what: string, since: string) => `Waiting for the person's next message: ${what}, since ${since}.`,
  },

  terminal: {
    you: "you> ",
    bot: "bot> ",
    looking: (hook: string) => `${hook} is looking at this …`,
    pipedInput:
      "Input from a pipe or a file is not read here. For one message use POST /chat, and for commands: chat-hooks --help",
    pastedCommand: (line: string) => `A pasted "${line}" is not run. If you mean it, type it.`,
  },

  push: {
    badAddress: (value: string) =>
      `"${value}" is not a chat that I can write to. Give channel and id, as in --to telegram:12345 or --to wechat:<id>.`,
    nobody:
      'There is no one to send to: no owner has paired from a chat. Run "chat-hooks pair" and send the code to the bot, or name the recipient: chat-hooks push --to telegram:12345 <text>',
    notFromHook:
      "A hook must not push: its message would set it off again. To tell the person something, let the script answer systemMessage.",
    tooLong: (most: number) => `The text has more than ${most} bytes with its address. Send it in parts.`,
    full: (most: number) => `Not sent: ${most} messages wait already. Check that the bot reaches its channels.`,
    notWritten: (folder: string, detail: string) =>
      `The message could not be written down in "${folder}": ${detail}. Check the disk space and permissions there, then send it again.`,
    sent: (to: string) => `Sent to ${to}.`,
    waiting: (to: string) =>
      `Written down for ${to}, not sent yet. It is sent when the bot runs and reaches that chat; do not send it again.`,
    waitsForPerson: (to: string) =>
      `Written down for ${to}, not sent yet: WeChat takes nothing more for this person before they write to the bot. It leaves with their next message; do not send it again.`,
    dropped: (to: string, why: string) =>
      `Not sent to ${to}: ${why}. Check the id, and that this chat still accepts messages from the bot.`,
    doubtful: (when: string) =>
      `I was interrupted while sending you a message (${when}) and do not know whether it arrived. I do not send it again by myself: ask me if something is missing.`,
  },

  api: {
    ending: "The bot is shutting down and takes no new requests. Try again when it is running.",
    starting: "The bot is still starting. Try again in a few seconds.",
    busy: (most: number) => `I am already working on ${most} requests and take no more. Try again in a moment.`,
    wrongHost: (host: string, own: string) =>
      `This server only answers on its own machine, as ${own} and not as "${host}". Use that address.`,
    foreignOrigin: (origin: string) =>
      `A web page from "${origin}" may not call this server. Call it from a program, without an Origin header.`,
    noToken:
      'This needs the header "authorization: Bearer <token>" with the right token. The token is in the file api-token of the state directory.',
    runTokenOnPush:
      "A hook must not push: the token of its run opens POST /chat only. To tell the person something, let the script answer systemMessage.",
    isCommand:
      '"/hooks" is typed by a person, in a chat or in the terminal; it is never taken from a program. Nothing was passed on.',
    notJson: (type: string) =>
      `The content type is "${type}". Send JSON with the header content-type: application/json.`,
    tooLarge: (mostKib: number) => `The body is larger than ${mostKib} KiB. Send less, or several requests.`,
    badBody: (begin: string) => `The body is not a JSON object: ${begin}. Send one such as {"text": "hello"}.`,
    badText: (value: string) => `"text" is ${value}. Give a string with something in it.`,
    badSession: (value: string, most: number) =>
      `"session" is ${value}. Give a name on one line, with at most ${most} characters, or leave it out.`,
    badLocale: (value: string) => `"locale" is ${value}. Give a language such as "en" or "zh", or leave it out.`,
    badTarget: (value: string) =>
      `"to" is ${value}. Give a channel and an id in it, such as "telegram:12345", or leave it out.`,
    noSuchPath: (path: string) => `There is nothing at "${path}". Programs use POST /chat and POST /push.`,
    wrongMethod: (method: string, path: string, methods: string) => `${path} does not take ${method}. Use ${methods}.`,
    failed: "This did not work: something failed inside the bot. Look at its terminal before you try again.",
    notHttp: "This is not a proper HTTP request. Check the program that wrote it.",
    headersTooLarge:
      "The headers of this request are too large. Send fewer or shorter ones; in a browser, delete the cookies of 127.0.0.1 and load this again.",
    tooSlow: "This request took too long to arrive. Send it again, in one go.",
  },

  page: {
    notBuilt: "The page is not built yet. Run: npm run build – and load this again.",
    badZoom: (value: string, known: string) => `There is no zoom ${value}. Ask for one of: ${known}.`,
    badWechatAction: (value: string) =>
      `${value} is not an action for WeChat. Give "owner", "logout", "new", or the number that the phone shows.`,
    wrongCode:
      "This link was used before, has expired, or is not from this bot. Run in a terminal: chat-hooks page – and open the link it shows.",
    needsSecret: "This page can be reached from elsewhere, so it also asks for the secret of CHAT_HOOKS_PAGE_SECRET.",
    tooManyTries: "Too many attempts. Wait a minute, then open a new link: chat-hooks page",
    notEntered:
      "You are signed out: a restart of the bot signs everybody out. Run in a terminal: chat-hooks page – and open the link it shows.",
    noOrigin:
      "This is for the page in a browser, which says where it comes from. Programs use POST /chat and POST /push.",
    badCode: 'Send {"code": "…"}, as in the link.',
    badLine: (value: string) => `"line" is ${value}. Give a command, such as "/hooks list".`,
    badId: (value: string, most: number) =>
      `"id" is ${value}. Give each message its own name, on one line, with at most ${most} characters.`,
    badNumber: (name: string, value: string) => `"${name}" is ${value}. Give a whole number.`,
    link: (link: string) => `Opens once, within 10 minutes: ${link}`,
    badEverywhere: (value: string) => `"everywhere" is ${value}. Give true to end every session, or leave it out.`,
    ended: (count: number) =>
      `${count} page session${count === 1 ? "" : "s"} ended. To come back, open a new link: chat-hooks page`,
    notEnded: (url: string, detail: string) =>
      `The bot at ${url} could not be told: ${detail}. Try again, or restart it: that ends every page session too.`,
    notFromHook: "A hook must not open the page: anyone who enters it acts as the owner.",
    notRunning: "The bot is not running here. Start it with chat-hooks start, which shows a link to its page.",
  },

  sandbox: {
    bubblewrap:
      "bash runs in bubblewrap: it writes the workspace and a private temporary folder, and sees neither the bot nor its state.",
    user: (uid: number) =>
      `bash runs as user ${uid}: it cannot reach the bot's process, environment or state, nor change its code. It can read what every user of this machine can read; install bubblewrap to prevent that.`,
    inPidNamespace: "Its commands run in separate process and mount namespaces and end with them.",
    noPidNamespace:
      "No process namespace is available here: what a command leaves behind is found by its user and killed, and it can write to world-writable places such as /tmp.",
    none: "⚠ CHAT_HOOKS_UNSAFE_BASH=1: bash runs unprotected, as the bot itself. The agent can read the bot's keys and tokens, approve or switch off hooks, and change the bot's code. Install bubblewrap and remove this setting.",
    network: {
      public:
        "Its network: public addresses by http and https, through a separate proxy for each command; nothing on this machine or its neighbours (CHAT_HOOKS_BASH_NETWORK=public).",
      off: "It has no network (CHAT_HOOKS_BASH_NETWORK=off).",
      open: "⚠ The whole network is open to it, this machine's own ports and the cloud's metadata address included (CHAT_HOOKS_BASH_NETWORK=open).",
    },
    boundTogether: (memoryMb: number, processes: number) =>
      `All commands together may use ${memoryMb} MiB of memory and ${processes} processes.`,
    notBoundTogether: "All commands together have no common limit: the bot cannot make a cgroup here.",
    briefBubblewrap: "bash in bubblewrap: writes the workspace only",
    briefUser: (uid: number) => `bash as user ${uid}: reads what any user can`,
    briefNetwork: { public: "public network only", off: "no network", open: "⚠ whole network" },
    places: { bubblewrap: "In bubblewrap", user: "As another user" },
    refused: {
      notInstalled: (program: string, pack: string) =>
        `${program} is not installed (Debian, Ubuntu: apt install ${pack}).`,
      notRoot: "Running commands as another user takes a bot that was started as root.",
      noUser: (detail: string) => `No user can be set aside for the commands: ${detail}.`,
      hardLinksOpen: "Any user may link any file here (to change that: sysctl fs.protected_hardlinks=1).",
      closedFolders: (uid: number, folders: string, command: string) =>
        `User ${uid}, which could run the commands, cannot pass ${folders} (to let it: ${command}).`,
      readable: (place: string) => `${place} a command could read what is hidden from it.`,
      writable: (place: string, folder: string) =>
        `${place} a command could write "${folder}". Close that folder to others.`,
      killable: (place: string) => `${place} a command could end the bot.`,
      networkOpen: (place: string) =>
        `${place} a command could reach what listens on this machine. To have bash with this machine's whole network: CHAT_HOOKS_BASH_NETWORK=open.`,
      noNetworkNamespace: (place: string) =>
        `${place} a command cannot have a separate network here (a container needs the capability SYS_ADMIN for that). To have bash with this machine's whole network: CHAT_HOOKS_BASH_NETWORK=open.`,
      noProxy: (place: string, detail: string) =>
        `${place} a command could not reach its proxy: ${detail}. To have bash without a network: CHAT_HOOKS_BASH_NETWORK=off.`,
      unusable: (place: string, workspace: string, detail: string) =>
        `${place} a command could not work in "${workspace}": ${detail}.`,
      timedOut: (place: string, seconds: number) =>
        `${place} the trial was not over after ${seconds} s. Start the bot again when the machine is less busy.`,
      notProbed: (place: string, detail: string) => `${place} the trial could not be made: ${detail}.`,
    },
  },

  start: {
    labels: {
      page: "Page",
      workspace: "Workspace",
      state: "State",
      model: "Model",
      channels: "Channels",
      shell: "Shell",
      hooks: "Hooks",
      owner: "Owner",
      programs: "Programs",
      type: "Type",
    },
    title: (version: string) => `chat-hooks ${version}: the workspace proposes, the human disposes.`,
    portTaken: (wanted: number, port: number) =>
      `Port ${wanted} is taken, so it is ${port} this time. CHAT_HOOKS_PORT chooses another.`,
    madeWorkspace: "(created just now)",
    demo: "Demo agent (no model). For a model, set OPENAI_API_KEY and MODEL.",
    model: (name: string, host: string) => `${name} at ${host}`,
    terminal: "this terminal",
    pageChannel: "the page",
    programs: "programs (POST /chat, POST /push)",
    channelOff: (title: string, variable: string) => `${title} off (set ${variable})`,
    channelComing: (title: string) => `${title} (connecting)`,
    noBash: (reasons: readonly string[]) =>
      ["bash is off: nothing here would keep it from the bot. To turn it on, fix one of these.", ...reasons].join(" "),
    noBashBrief: (reason: string) => `bash is off. ${reason} More: /hooks doctor`,
    hooks: (on: boolean, approved: number, blocked: number) =>
      `${on ? "ON" : "OFF"}, ${approved} approved${blocked > 0 ? `, blocked today: ${blocked}` : ""}`,
    hooksLocked: "all that hooks can block is blocked: see below",
    pairing: (code: string) => `you. From another chat, within 10 minutes: /hooks pair ${code}`,
    noPairing: 'to become one, run "chat-hooks pair" in a terminal here, and send the bot the line it shows.',
    typeFirst: "help, or: run ls. Your hooks: /hooks, /hooks doctor. Ctrl-C quits.",
    typeFirstModel: "what you want done. Your hooks: /hooks. Ctrl-C quits.",
    telegramReady: (name: string) => `Telegram: @${name} is listening.`,
    telegramTrouble: (detail: string) =>
      `Telegram: "${detail}". The other channels continue; check TELEGRAM_BOT_TOKEN and the network.`,
    telegramUnreachable: (host: string, cause: string) => `${host} cannot be reached (${cause}); retrying`,
    telegramTokenShape: "the token is not of the form 123456789:AAF3xk9Qw…, so nothing was sent to Telegram",
    notInstalled: (what: string) =>
      `${what} is asked for, but its package is not installed. Run: npm install ${what} – and start again.`,
    wechatScan: (code: string) => `WeChat: scan this with the phone to log in.\n${code}`,
    wechatReady: (name: string) => `WeChat: logged in as ${name}.`,
    wechatOld: (time: string) =>
      `WeChat: messages older than two minutes are left out. If they are new, the clock of this machine is wrong: it says ${time}.`,
    pushDropped: (channel: string, why: string) => `A message for ${channel} could not be delivered: ${why}`,
    undeliverable: (detail: string) =>
      `${detail}. It is not retried; the person has to write to the bot first, or unblock it.`,
    alreadyRunning: (pid: number, url: string) =>
      `This workspace already has a bot: process ${pid}, at ${url}. Two would send everything twice; stop that one first.`,
    codeInside: (code: string, workspace: string) =>
      `chat-hooks itself ("${code}") is in the workspace "${workspace}", where the agent can write. Choose another workspace with --workspace.`,
    badValue: (variable: string, value: string, values: string) => `${variable} is "${value}". It can be: ${values}.`,
    twoWays: (one: string, other: string) => `${one} and ${other} are two ways to the same place. Set one of them.`,
    badLimit: (variable: string, value: string, usual: number) =>
      `${variable} is "${value}". Give a whole number from 1 to 9999999, such as ${usual}, or remove it.`,
    badPort: (variable: string, value: string) =>
      `${variable} is "${value}". Give a port from 0 to 65535, such as 3777; 0 takes a free one.`,
    badKeepDays: (variable: string, value: string) =>
      `${variable} is "${value}". Give whole days from 1 to 99999, such as 365, or leave it out: then every conversation is kept.`,
    moreFaults: (count: number) => `agent.yaml: ${count} more. Fix the first one, and start again to see the next.`,
    passwordInUrl: (variable: string, host: string) =>
      `${variable} has a name or password in it, for "${host}". Leave it out of the address; a key belongs in OPENAI_API_KEY.`,
    badUrl: (variable: string, value: string) =>
      `${variable} is "${value}". Give an address that begins with http:// or https://.`,
    noModel: (variable: string) =>
      `${variable} is set, but MODEL is not. Name the model, as in MODEL=gpt-4.1-mini, or leave both out for the demo agent.`,
    pageOnce: "(opens once)",
    localhostTaken: (port: number) =>
      `⚠ Another program listens on [::1]:${port}, which browsers also call localhost:${port}. Open the page as 127.0.0.1 only, or choose another port with CHAT_HOOKS_PORT.`,
    pageOutside: (link: string) => `or from elsewhere: ${link}. Both ask for the secret of CHAT_HOOKS_PAGE_SECRET.`,
    badPageOrigin: (variable: string, value: string) =>
      `${variable} is "${value}". Give an address without a path, as in https://example.org.`,
    noPageSecret: (variable: string) =>
      `CHAT_HOOKS_PAGE_ORIGIN opens the page to others, and ${variable} is missing or too short. Set one of at least 16 characters, for example from: openssl rand -hex 16`,
    ending: "Shutting down after the current work. Press Ctrl-C again to quit now.",
  },
};
