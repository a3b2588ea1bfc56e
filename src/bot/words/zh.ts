import type { words as english } from "./en.js";

const WECHAT_STATES: Readonly<Record<string, string>> = {
  connecting: "连接中",
  offline: "暂时连不上，正在重试",
  waiting: "等待扫码",
  scanned: "已扫码",
  "code-needed": "需要输入手机上的数字",
  connected: "已连接",
  expired: "二维码已过期",
  "logged-out": "已退出",
  elsewhere: "登录在另一台机器上",
};

const WECHAT_FAULTS: Readonly<Record<string, string>> = {
  "timed-out": "没有及时得到回答",
  unreachable: "连不上",
  malformed: "收到的回答不符合协议",
  refused: "请求被拒绝",
  "too-large": "内容太大",
  "foreign-host": "对方给的地址不是微信的，没有向那里发送任何东西",
};

/** What the ready bot says, in Chinese. */
export const words: typeof english = {
  turnBlocked: (reason) => `[被钩子拦下${reason === "" ? "" : `：${reason}`}]`,
  turnFailed: (detail) => `没有成功：${detail}。什么都没有丢；请再说一遍，或者换个做法。`,
  turnEnding: "机器人正在退出，这件事做到一半停下了。等它再次运行时，请再说一遍。",
  turnInterrupted: (begin) =>
    `处理你的消息“${begin}”时我被中断了，不知道做到了哪一步。不会自动继续：如果还需要，请再说一遍。`,
  turnEmpty: "我答不上来。请换个说法再说一遍，或者试试别的。",
  claimOverruled: (hook, reason) => `⚠ 智能体几次说已完成，${hook} 都没有认可：${reason}`,

  modelFault: {
    unreachable: (host, cause) => `连不上位于 ${host} 的模型（${cause}）。请检查 OPENAI_BASE_URL 和网络`,
    refused: (host, status) => `${host} 不接受这个密钥（${status}）。请检查 OPENAI_API_KEY`,
    unknownModel: (host, status) => `${host} 不认识这个模型（${status}）。请检查 MODEL，以及 OPENAI_BASE_URL 里的路径`,
    tooMany: (host) => `${host} 收到的请求太多（429），或者额度已经用完。请等一分钟再试`,
    failed: (host, status) => `位于 ${host} 的模型出错了（${status}）。请过一会儿再试`,
    brokenOff: (host) => `位于 ${host} 的模型说到一半断开了。请过一会儿再试`,
    silent: (host, seconds) => `位于 ${host} 的模型已有 ${seconds} 秒没有任何回应`,
    tooMuch: (host, most, of) =>
      `位于 ${host} 的模型一次回答就超过了 ${most} ${{ MiB: "MiB ", characters: "个字符", calls: "个工具调用（一个都没有执行）", minutes: "分钟" }[of]}的上限。请一次少要一些，或者换一个模型`,
    garbage: (host) => `从 ${host} 收到的不是模型的回答。请检查 OPENAI_BASE_URL 及其路径`,
  },

  talk: {
    ownersOnly: (id) =>
      `我只为所有者工作，而“${id}”不是所有者。如果这是你的机器人：请在它所在的机器上运行“chat-hooks pair”，然后给我发送 /hooks pair <配对码>。`,
    startedAnew: "已开始新对话，之前的内容不再保留。要我做什么？",
    goalSet: (goal) => `目标现在是“${goal}”。在我说已经达成、并且你的钩子放行之前，它一直有效。`,
    commandBehindName: (command) => `什么都没有改变：命令要单独发送。请发送 ${command}，后面接其余内容。`,
    onlyWords: "图片、视频和文件我看不了，语音我也听不了。请用文字告诉我。",
    goalUsage: "用法：/goal <要达到的目标>",
    onlyAtMachine: "/wechat 只能在我运行的那台机器上使用：终端或网页。",
    databaseAway: "我的数据库现在连不上。你的消息在等着，数据库恢复后就会回答，不用重发。",
    recordChanged: {
      older: "我的数据库里被放回了我们对话的旧版本，可能来自备份。我会从那里继续。请把消息再发一次。",
      changed: "我回答的时候，我们的对话在另一台机器上被改动了，所以那个回答不算数。请把消息再发一次。",
    },
  },

  ilink: {
    off: "微信没有开启。请用 CHAT_HOOKS_WECHAT=ilink 启动。",
    trouble: (detail, fault = "") =>
      fault === "logged-out"
        ? "微信：几个二维码都没有人扫，不再显示新的。准备好后发送 /wechat new。"
        : `微信：${WECHAT_FAULTS[fault] ?? "出了问题"}（${detail}）。能重试的我会继续重试；发送 /wechat 查看状态。`,
    recovered: "微信：已重新连上。",
    connected: (id) => `微信：已连接，“${id}”是所有者。`,
    proposeOwner: (id) =>
      `微信：已连接。扫码的是“${id}”，还不是所有者。如果是你本人，请在这里输入 /wechat owner，或在网页“偏好设置 → 微信”里点“设为所有者”。`,
    numberNeeded: "微信：手机上显示了一个数字，请在这里输入 /wechat <数字>，或在网页上填写。",
    numberWrong: "微信：刚才的数字不对。请按手机上显示的数字输入 /wechat <数字>，或在网页上填写。",
    numberGiven: "已提交给微信。",
    noNumber: "微信现在不需要数字。",
    notConnected: "微信没有连接。发送 /wechat new 显示新的二维码。",
    connectedAlready: "微信已经连接。发送 /wechat logout 退出登录。",
    loggedOut: "已退出微信，不再接收消息。发送 /wechat new 显示新的二维码。",
    elsewhere: "微信现在登录在这个机器人的另一台机器上。那台机器停止后，由这台接手。",
    newCode: "已显示新的二维码，请用手机微信扫描。",
    tokenDead: "微信结束了这次登录（-14）：登录过期，或同一个人连接了别的机器人。等待没有用，请扫描新的二维码。",
    waits: "微信现在不再接收消息：距对方上一条消息已满十条或超过 24 小时（-2）。其余内容会等对方下一条消息再发。",
    muted:
      "微信收下了消息却没有送达：账号可能被限制发言，可能持续数周。其余内容会等对方下一条消息再发；这期间请不要再用这个账号多发消息。",
    waited: (count) => `刚才没法给你发消息，期间有 ${count} 件事：`,
    status: (state) =>
      `微信：${WECHAT_STATES[state] ?? state}。可用：/wechat owner（设为所有者）、/wechat logout（退出）、/wechat new（新二维码）、/wechat <数字>`,
    waiting: (what, since) => `等对方下一条消息后发出：${what}，最早的从 ${since} 起。`,
  },

  terminal: {
    you: "你> ",
    bot: "助手> ",
    looking: (hook) => `${hook} 正在检查…`,
    pipedInput: "这里不读取来自管道或文件的输入。发消息请用 POST /chat，运行命令请用：chat-hooks --help",
    pastedCommand: (line) => `粘贴的“${line}”不会被执行。确实要执行的话，请亲手输入。`,
  },

  push: {
    badAddress: (value) =>
      `“${value}”不是我能发送消息的聊天。请写渠道和账号 ID，例如 --to telegram:12345 或 --to wechat:<账号 ID>。`,
    nobody:
      "没有可以发送的对象：还没有所有者在聊天里配对。请运行“chat-hooks pair”，把配对码发给机器人；或者写明发给谁：chat-hooks push --to telegram:12345 <文字>",
    notFromHook: "钩子不能推送：它的消息会再次触发它自己。想告诉用户什么，请让脚本返回 systemMessage。",
    tooLong: (mostBytes) => `文字太长：连同地址最多 ${mostBytes} 字节。请缩短，或者分几条发送。`,
    full: (most) => `没有发送：已有 ${most} 条消息在等待。请检查机器人能否连上各个渠道。`,
    notWritten: (folder, detail) => `消息无法写入“${folder}”：${detail}。请检查那里的空间和权限，然后再发送一次。`,
    sent: (to) => `已发送给 ${to}。`,
    waiting: (to) => `给 ${to} 的消息已记下，还没有发出。机器人运行并且能联系到那个聊天时会自动发出，请不要再发一遍。`,
    waitsForPerson: (to) =>
      `给 ${to} 的消息已记下，还没有发出：对方再给机器人发消息之前，微信不再接收。对方一发来消息就会自动发出，请不要再发一遍。`,
    dropped: (to, why) => `没有发给 ${to}：${why}。请检查账号 ID，以及那个聊天是否还接收机器人的消息。`,
    doubtful: (when) =>
      `给你发送一条消息时我被中断了（${when}），不知道它有没有送到。不会自动再发：如果觉得少了什么，请问我。`,
  },

  api: {
    ending: "机器人正在退出，不再接受新的请求。请等它重新运行后再试。",
    starting: "机器人还在启动。请过几秒再试。",
    busy: (most) => `我已经在处理 ${most} 个请求，暂时不再接收。请稍后再试。`,
    wrongHost: (host, own) => `这个服务只供本机使用，地址是 ${own}，而不是“${host}”。请改用这个地址。`,
    foreignOrigin: (origin) => `来自“${origin}”的网页不能调用这个服务。请用程序调用，并且不带 Origin 头。`,
    noToken: "这里需要请求头“authorization: Bearer <token>”和正确的令牌。令牌在状态目录的 api-token 文件里。",
    runTokenOnPush:
      "钩子不能推送消息：它运行时得到的令牌只能用于 POST /chat。想告诉对方什么，请让脚本返回 systemMessage。",
    isCommand: "“/hooks”只能由人在聊天或终端里输入，程序发来的一律不算。什么都没有转交。",
    notJson: (type) => `内容类型是“${type}”。请发送 JSON，并带上请求头 content-type: application/json。`,
    tooLarge: (mostKib) => `请求正文超过了 ${mostKib} KiB。请少发一些，或者分成几个请求。`,
    badBody: (begin) => `请求正文不是 JSON 对象：${begin}。请发送类似 {"text": "hello"} 的内容。`,
    badText: (value) => `“text”是 ${value}。请给出有内容的字符串。`,
    badSession: (value, most) => `“session”是 ${value}。请给出一行之内、最多 ${most} 个字符的名字，或者省略。`,
    badLocale: (value) => `“locale”是 ${value}。请给出语言，例如“en”或“zh”，或者省略。`,
    badTarget: (value) => `“to”是 ${value}。请给出渠道和账号 ID，例如“telegram:12345”，或者省略。`,
    noSuchPath: (path) => `“${path}”这里什么都没有。程序可以使用 POST /chat 和 POST /push。`,
    wrongMethod: (method, path, methods) => `${path} 不接受 ${method}。请使用 ${methods}。`,
    failed: "没有成功：机器人内部出了问题。请先看看它的终端，然后再试。",
    notHttp: "这不是规范的 HTTP 请求。请检查发出它的程序。",
    headersTooLarge: "这个请求的请求头太大。请减少或缩短它们；如果是浏览器，请删除 127.0.0.1 的 Cookie，然后重新加载。",
    tooSlow: "这个请求花了太长时间才到达。请一次性重新发送。",
  },

  page: {
    notBuilt: "网页还没有构建。请运行：npm run build，然后重新加载。",
    badZoom: (value, known) => `没有 ${value} 的统计图。可用：${known}。`,
    badWechatAction: (value) => `${value} 不是微信的操作。可用："owner"、"logout"、"new"，或手机上显示的数字。`,
    wrongCode: "这个链接已经用过、已过期，或者不是我给的。请在终端运行：chat-hooks page，再打开它显示的链接。",
    needsSecret: "这个网页可以从别处访问，因此还需要 CHAT_HOOKS_PAGE_SECRET 的密码。",
    tooManyTries: "错误次数太多。请等一分钟，再打开新的链接：chat-hooks page",
    notEntered: "你已退出：机器人重启后，所有人都需要重新进入。请在终端运行：chat-hooks page，再打开它显示的链接。",
    noOrigin: "这里只供浏览器中的网页使用，浏览器会说明来源。程序请用 POST /chat 和 POST /push。",
    badCode: '请发送 {"code": "…"}，内容与链接中的一致。',
    badLine: (value) => `“line”是 ${value}。请给出一条命令，例如 /hooks list。`,
    badId: (value, most) => `“id”是 ${value}。请给每条消息一个单独的名字，写在一行内，最多 ${most} 个字符。`,
    badNumber: (name, value) => `“${name}”是 ${value}。请给出整数。`,
    link: (link) => `只能打开一次，10 分钟内有效：${link}`,
    badEverywhere: (value) => `“everywhere”是 ${value}。要结束所有会话请给 true，否则省略。`,
    ended: (count) => `已结束 ${count} 个网页会话。想再进来，请打开新的链接：chat-hooks page`,
    notEnded: (url, detail) =>
      `无法通知 ${url} 的机器人：${detail}。请再试一次，或者重启它：重启也会结束所有网页会话。`,
    notFromHook: "钩子不能打开网页：进入网页的人以所有者的身份行事。",
    notRunning: "机器人没有在这里运行。请用 chat-hooks start 启动：它会显示网页的链接。",
  },

  sandbox: {
    bubblewrap: "bash 在 bubblewrap 中运行：只能写入工作区和私有临时目录，看不到机器人及其状态目录。",
    user: (uid) =>
      `bash 以用户 ${uid} 运行：无法接触机器人的进程、环境变量和状态目录，也不能修改其代码；但能读取本机所有用户可读的文件。安装 bubblewrap 可以防止这一点。`,
    inPidNamespace: "每条命令都有自己的进程和挂载命名空间，命令结束时其中的进程一并结束。",
    noPidNamespace:
      "这里无法使用进程命名空间：命令遗留的进程按用户查找并终止；命令还能写入所有人可写的目录（如 /tmp）。",
    none: "⚠ CHAT_HOOKS_UNSAFE_BASH=1：bash 没有任何保护，与机器人同权运行。智能体可以读取机器人的密钥和令牌、批准或关闭钩子、修改机器人的代码。请安装 bubblewrap 并去掉此设置。",
    network: {
      public:
        "网络：每条命令经由自己的代理，以 http 和 https 访问公网地址；本机和内网一概不可达（CHAT_HOOKS_BASH_NETWORK=public）。",
      off: "没有网络（CHAT_HOOKS_BASH_NETWORK=off）。",
      open: "⚠ 网络完全开放，包括本机端口和云平台的元数据地址（CHAT_HOOKS_BASH_NETWORK=open）。",
    },
    boundTogether: (memoryMb, processes) => `所有命令合计最多使用 ${memoryMb} MiB 内存和 ${processes} 个进程。`,
    notBoundTogether: "所有命令合计没有单独的上限：机器人在这里无法创建 cgroup。",
    briefBubblewrap: "bash 在 bubblewrap 中运行：只能写入工作区",
    briefUser: (uid) => `bash 以用户 ${uid} 运行：能读所有用户可读的文件`,
    briefNetwork: { public: "仅限公网", off: "没有网络", open: "⚠ 网络完全开放" },
    places: { bubblewrap: "在 bubblewrap 中", user: "换用其他用户时" },
    refused: {
      notInstalled: (program, pack) => `未安装 ${program}（Debian、Ubuntu：apt install ${pack}）。`,
      notRoot: "机器人不是以 root 启动的，不能换用其他用户来运行命令。",
      noUser: (detail) => `无法为命令分配专用用户：${detail}。`,
      hardLinksOpen: "这里任何用户都可以给任何文件建立硬链接（修改方法：sysctl fs.protected_hardlinks=1）。",
      closedFolders: (uid, folders, command) =>
        `可用来运行命令的用户 ${uid} 无法穿过目录 ${folders}（放行方法：${command}）。`,
      readable: (place) => `${place}，命令能读到本应对它隐藏的内容。`,
      writable: (place, folder) => `${place}，命令能写入“${folder}”。请对其他用户关闭该目录的写权限。`,
      killable: (place) => `${place}，命令能终止机器人。`,
      networkOpen: (place) =>
        `${place}，命令能连到本机上监听的程序。如要让 bash 使用本机的全部网络：CHAT_HOOKS_BASH_NETWORK=open。`,
      noNetworkNamespace: (place) =>
        `${place}，命令在这里得不到自己的网络（容器需要 SYS_ADMIN 权能）。如要让 bash 使用本机的全部网络：CHAT_HOOKS_BASH_NETWORK=open。`,
      noProxy: (place, detail) =>
        `${place}，命令连不上它的代理：${detail}。如要使用没有网络的 bash：CHAT_HOOKS_BASH_NETWORK=off。`,
      unusable: (place, workspace, detail) => `${place}，命令无法在“${workspace}”中工作：${detail}。`,
      timedOut: (place, seconds) => `${place}，试运行 ${seconds} 秒后仍未结束。请等机器空闲一些再启动机器人。`,
      notProbed: (place, detail) => `${place}，试运行无法进行：${detail}。`,
    },
  },

  start: {
    labels: {
      page: "网页",
      workspace: "工作区",
      state: "状态",
      model: "模型",
      channels: "渠道",
      shell: "命令行",
      hooks: "钩子",
      owner: "所有者",
      programs: "程序",
      type: "输入",
    },
    title: (version) => `chat-hooks ${version}：工作区提议，人来决定。`,
    portTaken: (wanted, port) => `端口 ${wanted} 已被占用，这次用 ${port}。可用 CHAT_HOOKS_PORT 另选。`,
    madeWorkspace: "（刚刚创建）",
    demo: "演示智能体（没有模型）。要用模型，请设置 OPENAI_API_KEY 和 MODEL",
    model: (name, host) => `${name}，位于 ${host}`,
    terminal: "本终端",
    pageChannel: "页面",
    programs: "程序（POST /chat、POST /push）",
    // A word in Latin letters has a blank behind it.
    channelOff: (title, variable) => `${title.replace(/\w$/, "$& ")}未启用（请设置 ${variable}）`,
    channelComing: (title) => `${title}（正在连接）`,
    noBash: (reasons) => ["bash 已关闭：目前无法把它与机器人隔开。解决下列任一问题即可启用。", ...reasons].join(""),
    noBashBrief: (reason) => `bash 已关闭（详情：/hooks doctor）。${reason}`,
    hooks: (on, approved, blocked) =>
      `${on ? "开" : "关"}，已批准 ${approved} 个${blocked > 0 ? `，今天拦截了 ${blocked} 次` : ""}`,
    hooksLocked: "凡是钩子能拦截的，目前一律拦截，原因见下",
    pairing: (code) => `你。要在别的聊天里操作，请在 10 分钟内发送：/hooks pair ${code}`,
    noPairing: "要成为所有者，请在这里的终端运行“chat-hooks pair”，并把它显示的那一行发给机器人。",
    typeFirst: "help，或：run ls。管理钩子：/hooks、/hooks doctor。Ctrl-C 退出",
    typeFirstModel: "想做的事。管理钩子：/hooks。按 Ctrl-C 退出。",
    telegramReady: (name) => `Telegram：@${name} 正在监听。`,
    telegramTrouble: (detail) => `Telegram：“${detail}”。其他渠道照常；请检查 TELEGRAM_BOT_TOKEN 和网络。`,
    telegramUnreachable: (host, cause) => `连不上 ${host}（${cause}），正在重试`,
    telegramTokenShape: "令牌的格式应为 123456789:AAF3xk9Qw…，因此没有向 Telegram 发送任何内容",
    notInstalled: (what) => `需要 ${what}，但没有安装它的软件包。请运行：npm install ${what}，然后重新启动。`,
    wechatScan: (code) => `微信：请用手机扫码登录。\n${code}`,
    wechatReady: (name) => `微信：已登录为 ${name}。`,
    wechatOld: (time) =>
      `微信：超过两分钟的旧消息不处理。如果它们其实是新的，那就是这台机器的时钟不准：它显示 ${time}。`,
    pushDropped: (channel, why) => `发往 ${channel} 的一条消息无法送达：${why}`,
    undeliverable: (detail) => `${detail}。不会再试；需要对方先给机器人写一条消息，或者解除屏蔽。`,
    alreadyRunning: (pid, url) =>
      `这个工作区已经有一个机器人：进程 ${pid}，地址 ${url}。两个同时运行会把每条消息发两遍；请先停掉那一个。`,
    codeInside: (code, workspace) =>
      `chat-hooks 本身（“${code}”）就在工作区“${workspace}”里，智能体可以改动它。请用 --workspace 另选一个工作区。`,
    badValue: (variable, value, values) => `${variable} 是“${value}”。可以是：${values}。`,
    twoWays: (one, other) => `${one} 和 ${other} 作用相同，请只设置一个。`,
    badLimit: (variable, value, usual) =>
      `${variable} 是“${value}”。请填 1 到 9999999 的整数，例如 ${usual}，或者去掉它。`,
    badPort: (variable, value) =>
      `${variable} 是“${value}”。请给出 0 到 65535 之间的端口，例如 3777；0 表示任取一个空闲的。`,
    badKeepDays: (variable, value) =>
      `${variable} 是“${value}”。请给出 1 到 99999 之间的整天数，例如 365；不设则保留所有对话。`,
    moreFaults: (count) => `agent.yaml：还有 ${count} 处。请先改好第一处，重新启动后查看下一处。`,
    passwordInUrl: (variable, host) =>
      `${variable} 的地址（“${host}”）里带有用户名或密码。请从地址中去掉；密钥应放在 OPENAI_API_KEY 里。`,
    badUrl: (variable, value) => `${variable} 是“${value}”。请给出以 http:// 或 https:// 开头的地址。`,
    noModel: (variable) =>
      `设置了 ${variable}，但没有设置 MODEL。请写明模型，例如 MODEL=gpt-4.1-mini；两个都不设则使用演示智能体。`,
    pageOnce: "（一次有效）",
    localhostTaken: (port) =>
      `⚠ 另一个程序占用了 [::1]:${port}，浏览器也把它叫作 localhost:${port}。请只用 127.0.0.1 打开网页，或用 CHAT_HOOKS_PORT 另选端口。`,
    pageOutside: (link) => `或从别处进入：${link}（两者都需要 CHAT_HOOKS_PAGE_SECRET 的密码）`,
    badPageOrigin: (variable, value) => `${variable} 是“${value}”。请给出不带路径的地址，例如 https://example.org。`,
    noPageSecret: (variable) =>
      `CHAT_HOOKS_PAGE_ORIGIN 会让别人也能访问网页，但 ${variable} 没有设置或太短。请设置至少 16 个字符，例如用：openssl rand -hex 16`,
    ending: "正在退出：先完成手头的事。再按一次 Ctrl-C 立即退出。",
  },
};
