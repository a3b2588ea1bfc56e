import type { Texts } from "./en.js";
import { askTexts } from "./zh-ask.js";
import { botWords } from "./zh-bot.js";
import { exampleWords } from "./zh-examples.js";
import { describeFaultZh } from "./zh-faults.js";
import { formatTexts, importTexts } from "./zh-formats.js";
import { stateTexts } from "./zh-state.js";

const onOff = (on: boolean): string => (on ? "开" : "关");

/** Every word for people, in Simplified Chinese. */
export const zh: Texts = {
  ...describeFaultZh,
  ...botWords,
  ...exampleWords,

  // who may
  ownerOnly: (id) =>
    `只有这个智能体的所有者才能使用 /hooks，而“${id}”不是所有者。如果这是你的机器人：请在它所在的机器上运行“chat-hooks pair”，然后给我发送 /hooks pair <配对码>。`,
  passingIds:
    "在这里，机器人每次登录后每个人的 id 都会变，所以所有者需要重新配对：在机器人所在的机器上运行“chat-hooks pair”，再把配对码发给我。",
  notTyped: (origin) => `我只接受你亲手输入的新消息作为命令，而这一条是“${origin}”。请重新输入一遍。`,
  sentPrivately: "答复已经私聊发给你了。如果没有收到，请打开和我的私聊，在那里再问一次。",
  seeElsewhere: "（已被钩子拦下，请到网页或终端查看）",
  failed: (detail) => `没有成功，什么都没有改动：${detail}。请再试一次，或看看机器人的终端。`,

  // usage
  unknownCommand: (word, near) =>
    `没有“/hooks ${word}”这个命令。${near ? `是不是想用 /hooks ${near}？` : ""}发送 /hooks help 查看全部命令。`,
  unknownEvent: (word, near) =>
    `没有“${word}”这个事件。${near ? `是不是想写 ${near}？` : ""}发送 /hooks help 查看所有事件。`,
  usage: {
    list: "用法：/hooks list",
    on: "用法：/hooks on",
    off: "用法：/hooks off",
    doctor: "用法：/hooks doctor",
    approve: "用法：/hooks approve <编号>（编号见 /hooks list），或 /hooks approve <事件> <命令或网址>",
    revoke: "用法：/hooks revoke <编号、命令或网址>",
    show: "用法：/hooks show <编号>（编号见 /hooks list）",
    examples: "用法：/hooks examples",
    install: "用法：/hooks install <示例>（名称见 /hooks examples）",
    sources: "用法：/hooks sources，或 /hooks sources <名称> on，或 /hooks sources <名称> off",
    log: "用法：/hooks log [行数，1 到 50]",
    test: '用法：/hooks test <事件> [JSON 数据]，例如 /hooks test pre_tool_call {"tool_input": {"command": "ls"}}',
    why: "用法：/hooks why <事件>",
    pending: "用法：/hooks pending",
    yes: "用法：/hooks yes <编号>，编号见 /hooks pending；本次会话内一律同意完全相同的工具调用：/hooks yes <编号> session",
    no: "用法：/hooks no <编号>，编号见 /hooks pending",
    pair: "用法：/hooks pair <配对码>。在机器人所在的机器上运行“chat-hooks pair”，就能看到配对码。",
    owners: "用法：/hooks owners",
    unpair: "用法：/hooks unpair <账号>（账号见 /hooks owners）",
    help: "用法：/hooks help",
  },
  help: (events) =>
    [
      "/hooks list – 查看总开关和所有钩子，每个钩子带一个短编号",
      "/hooks on, /hooks off – 打开或关闭所有钩子",
      "/hooks show <编号> – 查看会运行什么、有什么改动",
      "/hooks approve <编号> – 批准一个钩子（也可以写 /hooks approve <事件> <命令>）",
      "/hooks revoke <编号> – 停用一个钩子（也可以写 /hooks revoke <命令>）",
      "/hooks examples、/hooks install <示例> – 现成的钩子",
      "/hooks sources：还有哪些工具的文件可以提出钩子，并可开启或关闭",
      "/hooks pending、/hooks yes <编号>、/hooks no <编号> – 决定钩子问你的事",
      "/hooks doctor – 用示例数据把已批准的钩子都试运行一遍",
      "/hooks test <事件> [JSON] – 试运行某个事件的钩子",
      "/hooks why <事件> – 现在会不会触发，不会的话是什么原因",
      "/hooks log [行数] – 最近的触发记录",
      "/hooks pair <配对码>, /hooks owners, /hooks unpair <账号> – 谁可以使用这些命令",
      `事件：${events.join("、")}`,
    ].join("\n"),

  // the switch
  switchOn: "总开关：开。",
  switchOff: "总开关：关，现在什么都不检查。发送 /hooks on 打开。",
  switchedOn: "总开关已打开。想再关上，发送 /hooks off。",
  switchedOff: "总开关已关闭，现在什么都不检查。想再打开，发送 /hooks on。",
  alreadyOn: "总开关本来就是开的。想关上，发送 /hooks off。",
  alreadyOff: "总开关本来就是关的。想打开，发送 /hooks on。",
  noneInForce: "还没有批准任何钩子，所以什么都不检查。",
  nothingApproved: "还没有批准任何钩子，所以什么都不检查。发送 /hooks list 看看有哪些钩子。",
  forcedOn:
    "启动环境里设置了 STARCHILD_SHELL_HOOKS=1，钩子被强制打开。你的选择已经保存，等机器人不带这个变量启动后就会生效。",
  mirrorDiffers: (inFile, inForce) =>
    `agent.yaml 里写的是“${onOff(inFile)}”，但以所有者最后一次的设置为准，现在是“${onOff(inForce)}”。要按文件来，发送 /hooks ${inFile ? "on" : "off"}；要把文件改过来，发送 /hooks ${inForce ? "on" : "off"}。`,
  mirrorUnreadable: (detail) =>
    `agent.yaml 无法读取（${detail}）；总开关不受影响。修好这个文件，就能在里面看到总开关的状态。`,
  mirrorFailed: (detail) => `总开关已经设好，但没能同步到 agent.yaml（${detail}）。请修好这个文件，再发送一次命令。`,

  // the list
  config: (path) => `配置文件：${path}`,
  noHooks: (path) =>
    `还没有配置钩子。请在 ${path} 里加一个，或让智能体准备一个；之后发送 /hooks list，就能看到它和启用它的命令。`,
  stateMark: { approved: "✓ 已批准", "not-approved": "✗ 未批准", changed: "⚠ 批准后有改动" },
  hookTitle: (mark, id, event, target) => `${mark} [${id}] ${event} → ${target}`,
  ask: askTexts,
  formats: formatTexts,
  import: importTexts,
  traits: {
    matcher: (pattern) => `匹配规则 ${JSON.stringify(pattern)}`,
    failClosed: "出错就拦截",
    observe: "只观察，不干预",
    async: "后台运行",
    priority: (value) => `优先级 ${value}`,
    timeout: (seconds) => `超时 ${seconds} 秒`,
    askTimeout: (seconds) => `等待答复 ${seconds} 秒`,
    files: (names) => `附带文件 ${names}`,
    env: (names) => `会得到环境变量 ${names}`,
    signed: (name) => `用 ${name} 签名`,
    dialect: (name) => `使用 ${name} 格式`,
  },
  stats: (runs, faults, last, ms) => `运行 ${runs} 次，上次：${last}，用时 ${Math.round(ms)} 毫秒，出错 ${faults} 次`,
  neverRan: "还没有运行过",
  approveHint: (id) => `先看内容：/hooks show ${id} – 批准运行：/hooks approve ${id}`,
  changedHint: (id) =>
    `现在运行的仍是批准过的版本。/hooks show ${id} 查看改动，/hooks approve ${id} 采用改动，/hooks revoke ${id} 停用这个钩子。`,
  removedHint: (id) => `现在运行的仍是批准过的版本。/hooks revoke ${id} 可以停用它；想保留，请把缺少的东西放回去。`,
  change: {
    "entry-removed": "它的配置已从配置文件中删除",
    "entry-edited": (keys) => `它的配置被改过：${keys}`,
    "file-edited": (path) => `${path} 被改过`,
    "file-removed": (path) => `${path} 不见了`,
    "file-appeared": (path) => `新出现了 ${path}`,
  },
  brokenHint: (path) =>
    `“${path}”已经不是当初批准的内容，所以这个钩子会把它把守的操作全部拦截。请先查清是怎么变的，再重新批准或撤销这个钩子。`,
  upgraded: (path) => `“${path}”在批准之后被系统升级了，钩子照常运行。重新批准一次，就会记下新版本。`,
  matcherInvalid: (pattern, detail) =>
    `匹配规则 ${JSON.stringify(pattern)} 用不了（${detail}），所以钩子对所有内容都会运行。请改正：不能用环视、反向引用或 \\u 转义。`,
  matcherSlow: (pattern) =>
    `匹配规则 ${JSON.stringify(pattern)} 太慢，不适合检查消息，所以钩子对所有内容都会运行。请写得简单一些。`,
  timeoutClamped: (seconds, most) => `timeout 设成了 ${seconds}，超过 ${most} 秒，按 ${most} 秒算。`,
  shellWord: (word) => `“${word}”会原样传给程序：命令不经过 shell 运行。请写进脚本，或改用 sh -c '…'。`,
  fileFaultsTitle: (path) => `${path} 里用不了的内容：`,
  anotherFile: "它现在多用了一个文件",
  separator: "；",
  atLine: (line, message) => `第 ${line} 行：${message}`,
  ...stateTexts,

  // approving and revoking
  approved: (event, target, id) => `已批准：${event} → ${target}，现在已经生效。想撤销：/hooks revoke ${id}`,
  approvedButOff: (event, target, id) =>
    `已批准：${event} → ${target}。不过总开关是关的，打开后它才会触发：/hooks on。想撤销：/hooks revoke ${id}`,
  alreadyApproved: (event, target) => `${event} → ${target} 早已批准，之后也没有改动。`,
  // A fault may end in a command to copy: what follows begins a new line.
  rehearsalFailed: (fault) => `⚠ 试运行了一次，没有成功：${fault}\n批准仍然有效；请改好脚本后重新批准，或撤销它。`,
  rehearsalBlocks: (reason: string) =>
    `⚠ 试运行了一次，它拦截了一个无害的样例：${reason}\n如果这不是你想要的，请修好脚本后重新批准。`,
  rehearsalFine: (verdict, ms) => `已用示例数据试运行一次：${verdict}，用时 ${Math.round(ms)} 毫秒。`,
  notRehearsed: "尚未试运行：/hooks doctor 会试运行它。",
  sandboxFailed: (fault) =>
    `⚠ 在沙箱里试运行了一次，没有成功：${fault}\n批准仍然有效。/hooks doctor 会按实际运行的方式再试；如果那里也失败，请改好脚本后重新批准，或撤销它。`,
  sandboxBlocks: (reason: string) =>
    `⚠ 在沙箱里试运行了一次，它拦截了一个无害的样例：${reason}\n如果这不是你想要的，请修好脚本后重新批准。`,
  sandboxFine: (verdict, ms) => `已在沙箱里试运行一次：${verdict}，用时 ${Math.round(ms)} 毫秒。`,
  argvLine: (argv) => `运行：${argv}`,
  hashLine: (path, sha) => `${path} – 校验值 sha256 ${sha}`,
  absentFile: (path) =>
    `⚠ “${path}”现在不存在。以后那里出现什么，都会不经你批准就被读取：等文件有了，请把它列到“files”下面。`,
  binaryFile: (bytes) => `（不是文本：${bytes} 字节）`,
  fileCut: (shown, all) =>
    `（共 ${all} 个字符，只显示了 ${shown} 个；校验值按全文计算。其余内容请打开文件查看，或在终端运行“chat-hooks show”）`,
  differs: (event, target) =>
    `没有批准：给你看过之后，${event} → ${target} 又有改动。改动如下，请看过之后用新编号批准。`,
  neverShown: (event, target) =>
    `尚未批准：${event} → ${target} 在工作区里，你还没有看过。内容如下；看过之后再发一次同样的命令即可批准。`,
  severalEntries: (event, target) => `有好几个钩子都在 ${event} 时运行“${target}”。请用编号批准你要的那个：`,
  notConfigured: (event, target) =>
    `配置里没有在 ${event} 时运行“${target}”的钩子。请先把它加到 shell_hooks.yaml，再来批准。发送 /hooks list 看看有哪些钩子。`,
  unknownId: (id) => `没有编号为“${id}”的钩子。发送 /hooks list 查看所有钩子和编号。`,
  oldId: (id) => `编号“${id}”已经超过一天。发送 /hooks list 看看现在的情况，再从那里批准。`,
  idOfOtherContent: (id) =>
    `没有批准：你看过之后，“${id}”对应的内容又变了。发送 /hooks show ${id} 查看现在的内容和新编号。`,
  cannotRun: (event, target) => `没有批准：${event} → ${target} 无法运行。`,
  revoked: (event, target) => `已撤销：${event} → ${target}，它不会再运行。`,
  undoRevoke: (id) => `想恢复（条目还在的话）：/hooks approve ${id}`,
  notApproved: (target) => `已批准的钩子里没有“${target}”。发送 /hooks list 查看已批准的钩子和编号。`,
  nothingLeft: "没有其他已批准的钩子了：现在什么都不检查。",

  // showing
  showTitle: (mark, event, target) => `${mark}：${event} → ${target}`,
  urlLine: (url) => `调用：${url}`,
  entryLine: (key, before, after) => `${key}：${before} → ${after}`,
  entryKeys: "配置，批准时 → 现在：",
  fileDiff: (path) => `${path} 的改动，批准时 → 现在：`,
  unchanged: "批准之后没有改动。",
  approvedBy: (by, at) => `由 ${by} 批准，时间 ${at}。`,
  notRemembered: (state) => `现在无法批准：“你已看过”这一记录写不进“${state}”。请检查该磁盘是否已满。`,
  approveThis: (id) => `批准运行：/hooks approve ${id}`,

  // doctor, test, why, log
  doctorStart: (count) => `正在试运行 ${count} 个已批准的钩子……`,
  doctorStep: (done, all, hook) => `第 ${done + 1} 个，共 ${all} 个：${hook}`,
  doctorNothing: "还没有批准任何钩子，没有可试的。发送 /hooks list 看看有哪些钩子。",
  doctorFine: (event, hook, verdict, ms) => `✓ ${event} → ${hook}：${verdict}，用时 ${Math.round(ms)} 毫秒`,
  doctorProblem: (event, hook) => `✗ ${event} → ${hook}`,
  doctorWarning: (event, hook) => `⚠ ${event} → ${hook}`,
  doctorSummary: (fine, all) => `${all} 个已批准的钩子中有 ${fine} 个正常。`,
  macOS: "macOS 上：脚本被停止时，它留在后台的进程找不到；bash 也只能在没有保护的情况下运行。Linux 上没有这两个问题。",
  unsupportedSystem: (system) =>
    `这个程序不能在 “${system}” 上运行。请在 Linux 或 macOS 上启动；Windows 请用 WSL（https://aka.ms/wsl）。`,
  unusableEntries: (count) => `配置中有 ${count} 个条目无法使用：`,
  fieldsIgnored: (event, fields) => `它回答的 ${fields} 对 ${event} 不起作用。请去掉，或换一个事件。`,
  textAroundJson: "除了 JSON，它还输出了别的文字。JSON 已经找到，但保险起见，请把日志输出到 stderr。",
  callsTheBot: "它好像在 pre_llm_call 里调用了机器人自己的 /chat，等于在调用模型的途中又去问模型。请直接调用模型接口。",
  notExecutable: (path) => `“${path}”没有执行权限。请运行：chmod +x ${path} – 然后重新批准。`,
  otherDialect: (dialect) =>
    `这个脚本像是按 ${dialect} 的格式写的。请在它的配置里加上“dialect: ${dialect}”，再重新批准。`,
  verdicts: { continue: "放行", block: "拦截", ask: "询问", "no-verdict": "没有结论" },
  rewrote: "已改写",
  outcomeLine: (verdict) => `结果：${verdict}`,
  reasonLine: (reason) => `原因：${reason}`,
  rewriteLine: (value) => `改写为：${value}`,
  contextLine: (value) => `给智能体的补充信息：${value}`,
  noteLine: (value) => `给你的提示：${value}`,
  runLine: (hook, verdict, ms) => `• ${hook}：${verdict}，用时 ${Math.round(ms)} 毫秒`,
  testedWhileOff: "（总开关是关的，这只是试运行。发送 /hooks on 才会真正生效。）",
  nothingFired: (event) => `没有已批准的钩子要处理这次的 ${event}。发送 /hooks why ${event} 查看原因。`,
  badJson: (detail) => `数据不是 JSON 对象：${detail}。例如：{"tool_input": {"command": "ls"}}`,
  whyNone: (event) => `没有为 ${event} 配置钩子。发送 /hooks list 看看有哪些钩子。`,
  whyFires: "现在会触发",
  whyNot: {
    off: "不会触发：总开关是关的。发送 /hooks on 打开。",
    "not-approved": (id) => `不会触发：还没有批准。/hooks approve ${id}`,
    "matcher-missed": (pattern) => `只有匹配规则命中时才会触发：${JSON.stringify(pattern)}（示例数据没有命中）。`,
    observe: "会触发，但只观察：它的结论只记入日志，不会执行。",
  },
  whyFaulty: (fault) => `但上一次运行没有给出结论：${fault}`,
  whyChanged: "触发的是批准过的版本，不是工作区里现在的版本。",
  noLog: "还没有钩子触发过。可以用 /hooks test <事件> 试一试。",
  logLine: (time, event, hook, verdict, ms) => `${time} ${event} ${hook}：${verdict}，用时 ${Math.round(ms)} 毫秒`,

  // owners
  paired: (id) => `欢迎！${id} 现在是这个智能体的所有者了。发送 /hooks list 查看钩子。想撤销：/hooks unpair ${id}`,
  pairedAlready: (id) => `${id} 已经是所有者了。发送 /hooks owners 查看所有者名单。`,
  pairWrong: "配对码不对。请对照机器人的终端检查一下，或在那里运行“chat-hooks pair”换一个新的。",
  pairExpired: "目前没有有效的配对码：每个配对码只有 10 分钟有效。请在机器人所在的机器上运行“chat-hooks pair”。",
  pairTooMany: "配对码输错太多次。请在机器人所在的机器上运行“chat-hooks pair”换一个新的。",
  pairInPrivate: "配对码只能私聊使用：请私聊发给我。如果别人已经看到，请运行“chat-hooks pair”换一个新的。",
  pairCode: (code) => `请在 10 分钟内把下面这行私聊发给机器人：\n\n    /hooks pair ${code}\n`,
  ownersTitle: "可以使用 /hooks 的所有者：",
  noOwners: "还没有所有者。请在机器人所在的机器上运行“chat-hooks pair”，再把配对码发过来。",
  owner: (id, from, at) => (from === "launch" ? `${id}（启动时设定）` : `${id}（配对于 ${at}）`),
  unpaired: (id) => `${id} 不再是所有者。想恢复：请在机器人所在的机器上运行“chat-hooks pair”。`,
  unpairLaunch: (id) => `${id} 是启动时设定的（CHAT_HOOKS_OWNERS），只能在那里删除；删除后请重启机器人。`,
  unpairUnknown: (id) => `“${id}”不是所有者。发送 /hooks owners 查看所有者名单。`,

  // notices
  noticeChanged: (event, target, changes) =>
    `⚠ ${event} → ${target}：${changes}。现在运行的仍是批准过的版本。/hooks approve ${event} ${target} 会显示改动以及如何采用，/hooks revoke ${target} 停用这个钩子。`,
  noticeRemoved: (event: string, target: string, changes: string) =>
    `⚠ ${event} → ${target}：${changes}。已批准的版本仍在运行。用 /hooks revoke ${target} 停用；要保留它，请把缺少的东西放回去。`,
  noticePaired: (id) => `${id} 通过配对成为了这个智能体的所有者。如果不是你本人或你信任的人：/hooks unpair ${id}`,
  noticeIgnoredOwner: (value) =>
    `启动时设置的所有者“${value}”不是编号，已忽略。请写渠道和数字编号，例如 telegram:12345：名字是会易主的。`,
  noticeNew: (state) =>
    `这里没有任何钩子生效：这个工作区还没有批准记录（状态目录：${state}）。如果工作区是从别处搬来的，请运行：chat-hooks move-state <旧位置>`,
  noticeRestored: (savedAt) =>
    `状态是从备份恢复的：现在生效的是截至 ${savedAt} 批准的内容。请查看 /hooks list，撤销不该生效的钩子。`,

  // the engine's own reasons
  failedClosed: (hook, fault) => `守卫钩子“${hook}”没有给出结论，按设置这时要拦截：${fault}`,
  cannotPutBack: (hook) =>
    `“${hook}”改写了一条由几部分组成的消息，但改写结果放不回原处。请用“parts”回答，每部分对应一段文字。`,

  // 聊天中
  choices: {
    approve: (id) => `✓ 批准 ${id}`,
    adopt: (id) => `✓ 采用改动 ${id}`,
    revoke: (id) => `✗ 撤销 ${id}`,
    show: (id) => `查看 ${id}`,
    install: (name) => `安装 ${name}`,
    on: "打开钩子",
    off: "关闭钩子",
  },
  withheld: (reason) => `[消息被钩子拦下${reason === "" ? "" : `：${reason}`}]`,
  withheldCall: (call, reason) =>
    `“${call}”被钩子拦下${reason === "" ? "" : `：${reason}`}。什么都没有发出；用 /hooks log 可以看到是哪个钩子。`,
  unreadable: (call) => `“${call}”现在的形式无法检查，没有发送。请用更简单的形式发送。`,
  typesCommands: "它的按钮会替你输入命令：/hooks",
  ownMessage: (call) => `“${call}”针对的是 chat-hooks 的消息，其他人不能修改。请另发一条自己的消息。`,
  hookNote: (note) => `ℹ 钩子的提示：${note}`,
  menu: "你的钩子：列表、批准、开、关、帮助",
  oldButton: "这个按钮已经过期。发送 /hooks list 可以得到新的按钮。",
  openChat: (link) =>
    `我还不能私下给你发消息，而细节不适合发在群里。请先打开与我的私聊（${link}），按“开始”，然后再试一次。`,
  addFriend: "我不能私下给你发消息，而细节不适合发在群里。请先加我为好友，或者先给我发一条消息，然后再试一次。",
  wechat: {
    trouble: (detail) => `微信：puppet 报告“${detail}”。机器人继续运行；请检查它的网络和登录状态。`,
    tryAgain: (seconds) => `微信没有启动成功，${seconds} 秒后重试。`,
  },

  // 给搭建机器人的人
  telegram: {
    afterOthers: (count) =>
      `shellHooks 安装得太晚：bot.api 上已经有 ${count} 个转换器，它们会绕过守卫发送。请在 new Bot 之后、任何 bot.api.config.use 之前调用“shellHooks(bot, hooks)”。`,
    twice: "这个机器人已经安装了 shellHooks，只需安装一次。要再次安装，请先调用它返回的函数来卸载。",
    unknownGrammy:
      "这个版本的 grammY 没有把机器人的选项放在 bot.clientConfig 里，插件发送的内容可能绕过守卫。请安装 grammy 1.46，或更新 chat-hooks。",
    noSecret:
      "没有密钥的 webhook 会让任何人都能伪造命令。请生成一个密钥（例如：openssl rand -hex 32），并同时交给“webhook(bot, …, { secretToken })”和“bot.api.setWebhook(url, { secret_token })”。",
    badSecret: (length) =>
      `密钥有 ${length} 个字符，或含有 Telegram 不接受的字符。请使用 16 到 256 个 A-Z、a-z、0-9、_ 和 -，例如：openssl rand -hex 32`,
    unprotected:
      "我在这里不接受命令：这个 webhook 不检查密钥，任何人都可能伪造这条消息。请运行机器人的人改用 chat-hooks/telegram 的“webhook(bot, …, { secretToken })”。",
  },

  // 命令行
  cli: {
    usage: `用法：chat-hooks <命令> [选项]

  start                  运行机器人：智能体、渠道、POST /chat 和 /push
  list | on | off | doctor | approve | revoke | show | sources | log | test | why | pending | yes | no | owners | unpair
                         与聊天中的 /hooks … 相同
  pair                   显示配对码，让一个聊天账号成为所有者
  page [--end]           显示正在运行的机器人的网页的新链接，或结束其所有会话
  push [--to CHAT] TEXT  给所有者或 telegram:12345 发消息；崩溃也不会丢
  import 文件            把 settings.json、config.toml 或 HOOK.md 里的钩子加进 shell_hooks.yaml
  fire <事件>            触发一个事件：标准输入是 JSON 数据，标准输出是 JSON 结果；
                         退出码 0 放行，2 拦截，64 用法错误，70 内部错误
  fire [事件] --jsonl    对标准输入的每一行都这样做
  reset                  把状态搁置一旁：之后没有任何钩子生效
  move-state <旧位置>    接管搬到这里的工作区原来的状态

选项：--workspace 目录  --root 目录  --state 目录  --json  --debug  --version
退出码：0 正常，1 发现问题，2 用法错误；fire 的退出码见上`,
    events: (names: string) => `事件：${names}`,
    fireUsage: "用法：chat-hooks fire <事件> < payload.json",
    moveUsage: "用法：chat-hooks move-state <旧的工作区或状态目录>",
    needsFolder: (option: string) => `${option} 后面要写一个目录，例如 ${option} ./workspace`,
    noWorkspace: (path: string) => `这里没有工作区 “${path}”。请到有工作区的目录下运行，或者用 --workspace 目录 指定。`,
    otherWorkspace: (state: string, workspace: string) =>
      `状态目录 “${state}” 属于工作区 “${workspace}”。如果那个工作区搬到了这里，请运行：chat-hooks move-state "${workspace}"`,
    stateInside: (state: string, workspace: string) =>
      `状态目录 “${state}” 位于工作区 “${workspace}” 之内，而 agent 可以写那里。请用 CHAT_HOOKS_STATE 或 --state 另选一个。`,
    nothingToReset: (state: string) => `“${state}” 没有状态：没有任何钩子生效，什么也没有改动。`,
    reset: (aside: string) =>
      `状态已搁置为 “${aside}”。现在没有任何钩子生效，总开关已关闭：请重新批准钩子，并重新配对所有者。想恢复：chat-hooks move-state "${aside}"`,
    noOldState: (old: string) => `“${old}” 没有状态。请写旧的工作区目录，或它的状态目录。`,
    stillThere: (workspace: string) =>
      `工作区“${workspace}”还在，这样做会让它失去保护。请先删除或改名，或者在这里重新批准钩子。`,
    noRoot: (path: string) => `没有可供脚本运行的目录“${path}”。请用 --root 目录 指定一个存在的目录。`,
    oldStateDamaged: (from: string) =>
      `“${from}” 里的记录已损坏或被伪造，已原样保留。要重新开始，请运行：chat-hooks reset`,
    ownState: (folder: string) => `这个工作区在 “${folder}” 已有自己的状态。要放弃它，请先运行：chat-hooks reset`,
    moved: (from: string, to: string) => `“${from}” 的状态现在属于 “${to}”。查看请运行：chat-hooks list`,
  },
};
