import { quotedPattern } from "../lib/show-value.js";
import type { commandTexts as en } from "./en-commands.js";

const onOff = (on: boolean): string => (on ? "开" : "关");

/** Of the commands that take something. */
const USAGE: Readonly<Record<string, string>> = {
  approve:
    "用法：/hooks approve <编号> …（编号见 /hooks list，可以写几个），或 /hooks approve <命令或网址>，或 /hooks approve <事件> <命令或网址>；要让脚本在智能体的工作目录里启动：/hooks approve <编号> in workspace",
  revoke:
    "用法：/hooks revoke <编号> …（可以写几个），或 /hooks revoke <命令或网址>；也可以写一段时间内有效的同意的确认码，见 /hooks pending",
  show: "用法：/hooks show <编号>（编号见 /hooks list）；只看文件夹里的一个文件：/hooks show <编号> <文件>；看它本来会拦下什么：/hooks show <编号> blocked",
  install: "用法：/hooks install <示例>（名称见 /hooks examples）",
  uninstall: "用法：/hooks uninstall <示例>（名称见 /hooks examples）",
  sources: "用法：/hooks sources，或 /hooks sources <名称> on，或 /hooks sources <名称> off",
  log: "用法：/hooks log [行数，1 到 50]",
  history: "用法：/hooks history [行数，1 到 500]",
  test: '用法：/hooks test <事件> [JSON 数据]，例如 /hooks test pre_tool_call {"tool_input": {"command": "ls"}}',
  why: "用法：/hooks why，或 /hooks why <事件> [JSON 数据]",
  yes: "用法：/hooks yes <确认码>，确认码见 /hooks pending；本次会话内一律同意完全相同的工具调用：/hooks yes <确认码> session；一段时间内：/hooks yes <确认码> 15m",
  no: "用法：/hooks no <确认码> [给智能体的话]，确认码见 /hooks pending",
  record: "用法：/hooks record，或 /hooks record on [天数，最多 30]，例如 /hooks record on 7d，或 /hooks record off",
  pair: "用法：/hooks pair <配对码>。在机器人所在的机器上运行“chat-hooks pair”，就能看到配对码。",
  unpair: "用法：/hooks unpair <账号 ID>（见 /hooks owners）",
};

/** What /hooks answers, and what owners are told unasked. */
export const commandTexts: typeof en = {
  // who may
  ownerOnly: (id) =>
    `只有这个智能体的所有者才能使用 /hooks，而“${id}”不是所有者。如果这是你的机器人：请在它所在的机器上运行“chat-hooks pair”，然后给我发送 /hooks pair <配对码>。`,
  notForYou: "你在这里不能使用这个命令。",
  passingIds:
    "在这里，机器人每次登录后每个人的账号 ID 都会变，所以所有者需要重新配对：在机器人所在的机器上运行“chat-hooks pair”，再把配对码发给我。",
  clockSays: (time) => `如果是你刚刚打的，那就是机器人所在机器的时钟不准：它显示 ${time}。请校准后再发一次命令。`,
  ownAccount:
    "机器人就运行在这个账号上，分不清哪些话是你打的、哪些是它自己发的，所以这里的 /hooks 不算数。请用机器人的网页或终端，或者换一个账号给它发消息：运行 chat-hooks pair 可以把那个账号设为所有者。",
  notTyped: (what) => `命令要你自己现打的文字才算，这一条不算（${what}）。请重新打一遍。`,
  sentPrivately: "答复已经私聊发给你了。如果没有收到，请打开和我的私聊，在那里再问一次。",
  seeElsewhere: "（已被钩子拦下，请到网页或终端查看）",
  failed: (detail) => `没有成功，什么都没有改动：${detail}。请再试一次，或看看机器人的终端。`,

  // usage
  unknownCommand: (word, near) =>
    `没有“/hooks ${word}”这个命令。${near ? `是不是想用 /hooks ${near}？` : ""}发送 /hooks help 查看全部命令。`,
  unknownEvent: (word, near) =>
    `没有“${word}”这个事件。${near ? `是不是想写 ${near}？` : ""}发送 /hooks help 查看所有事件。`,
  typeThis: (line) => `请直接发送：${line}`,
  usage: (command) => USAGE[command] ?? `用法：/hooks ${command}`,
  help: (events) =>
    [
      "/hooks list – 查看总开关和所有钩子，每个钩子带一个短编号",
      "/hooks on、/hooks off – 打开或关闭所有钩子",
      "/hooks show <编号> – 查看会运行什么、有什么改动",
      "/hooks approve <编号> … – 批准钩子，可以写几个编号（也可以写 /hooks approve <命令>）",
      "/hooks revoke <编号> … – 撤销钩子，可以写几个编号（也可以写 /hooks revoke <命令>）",
      "/hooks examples [示例]、/hooks install <示例>、/hooks uninstall <示例> – 现成的钩子",
      "/hooks sources – 查看、开启或关闭其他工具的钩子来源",
      "/hooks pending、/hooks yes <确认码> [15m]、/hooks no <确认码> [要说的话] – 答复钩子的询问",
      "/hooks record on [天数]、/hooks record off – 保存通过的内容，用来试钩子：/hooks show <编号> blocked",
      "/hooks doctor – 用示例数据把已批准的钩子都试运行一遍",
      "/hooks test <事件> [JSON] – 试运行某个事件的钩子",
      "/hooks why [事件] [JSON] – 上一次拦截的原因；写上事件，则逐个说明会不会触发、为什么",
      "/hooks log [行数]、/hooks history [行数] – 最近的触发记录；所有者最近的决定",
      "/hooks pair <配对码>、/hooks owners、/hooks unpair <账号 ID> – 谁可以使用这些命令",
      `事件：${events.join("、")}`,
    ].join("\n"),

  // the switch
  switchOn: "总开关：开。",
  switchOff: "总开关：关，现在什么都不检查。发送 /hooks on 打开。",
  blockedToday: (count) => `今天拦截了 ${count} 次。`,
  switchedOn: "总开关已打开。想再关上，发送 /hooks off。",
  switchedOff: "总开关已关闭，现在什么都不检查。想再打开，发送 /hooks on。",
  alreadyOn: "总开关本来就是开的。想关上，发送 /hooks off。",
  alreadyOff: "总开关本来就是关的。想打开，发送 /hooks on。",
  noneInForce: "没有钩子在生效，所以什么都不检查。",
  nothingApproved: "还没有批准任何钩子，所以什么都不检查。发送 /hooks list 看看有哪些钩子。",
  forcedOn:
    "启动环境里设置了 CHAT_HOOKS_FORCE_ON=1（或 STARCHILD_SHELL_HOOKS=1），钩子被强制打开。你的选择已经保存，等机器人不带这个变量启动后就会生效。",
  mirrorDiffers: (inFile, isOn) =>
    `agent.yaml 里写的是“${onOff(inFile)}”，但以所有者最后一次的设置为准，现在是“${onOff(isOn)}”。要按文件来，发送 /hooks ${inFile ? "on" : "off"}；要把文件改过来，发送 /hooks ${isOn ? "on" : "off"}。`,
  mirrorUnreadable: (detail) =>
    `agent.yaml 无法读取（${detail}）；总开关不受影响。修好这个文件，就能在里面看到总开关的状态。`,
  mirrorNoSwitch: (word) =>
    `agent.yaml 里写的是“enabled: ${word}”，既不是开也不是关，所以不起作用。请改成 true 或 false。`,
  mirrorFailed: (detail) => `总开关已经设好，但没能同步到 agent.yaml（${detail}）。请修好这个文件，再发送一次命令。`,

  // the list
  config: (path) => `配置文件：${path}`,
  noHooks: (path) =>
    `还没有配置钩子。请在 ${path} 里加一个，或让智能体准备一个；之后发送 /hooks list，就能看到它和启用它的命令。`,
  stateMark: {
    approved: "✓ 已批准",
    "not-live": "⚠ 已批准，尚未生效",
    "not-approved": "✗ 未批准",
    changed: "⚠ 批准后有改动",
  },
  traits: {
    matcher: (pattern) => `匹配规则 ${quotedPattern(pattern)}`,
    from: (place) => `只针对来自：${place}`,
    to: (place) => `只针对发往：${place}`,
    chat: (ids) => `聊天 ${ids}`,
    person: (ids) => `用户 ${ids}`,
    chatType: { private: "私聊", group: "群聊" },
    failClosed: "出错就拦截",
    observe: "只观察，不拦截",
    async: "后台运行",
    warm: "常驻预热",
    priority: (value) => `优先级 ${value}`,
    timeout: (seconds) => `超时 ${seconds} 秒`,
    askTimeout: (seconds) => `等待答复 ${seconds} 秒`,
    files: (names) => `附带文件 ${names}`,
    env: (names) => `会得到环境变量 ${names}`,
    resident: "常驻运行：两次事件之间记住什么，由脚本作者决定",
    signed: (name) => `用 ${name} 签名`,
    dialect: (name) => `使用 ${name} 格式`,
  },
  stats: (runs, faults, last, ms) => `运行 ${runs} 次，上次：${last}，用时 ${Math.round(ms)} 毫秒，出错 ${faults} 次`,
  neverRan: "还没有运行过",
  approveHint: (id) => `先看内容：/hooks show ${id} – 批准运行：/hooks approve ${id}`,
  changedHint: (id) =>
    `现在运行的仍是批准过的版本。/hooks show ${id} 查看改动，/hooks approve ${id} 采用改动，/hooks revoke ${id} 撤销这个钩子。`,
  removedHint: (id) => `现在运行的仍是批准过的版本。/hooks revoke ${id} 可以撤销它；想保留，请把缺少的东西放回去。`,
  unreadableHint: (id) =>
    `现在运行的仍是批准过的版本。请改好 /hooks list 下面指出的地方，之后不用再批准。/hooks revoke ${id} 可以撤销这个钩子。`,
  change: {
    "entry-removed": "它的条目已从配置文件中删除",
    "entry-unreadable": (file, line) => `找不到它的条目，因为 ${file} 现在读不了（第 ${line} 行）`,
    "entry-edited": (keys) => `它的条目被改过：${keys}`,
    "file-edited": (path) => `${path} 被改过`,
    "file-executable": (path) => `${path} 现在可以执行了，批准时还不能`,
    "file-not-executable": (path) => `${path} 不再可执行；chmod +x ${path} 可以恢复`,
    "file-removed": (path) => `${path} 不见了`,
    "file-appeared": (path) => `新出现了 ${path}`,
    "folder-changed": (path, changes) => `${path} 里：${changes}`,
    edited: (names) => `改过 ${names}`,
    added: (names) => `新增 ${names}`,
    removed: (names) => `少了 ${names}`,
    "env-refused": (names) => `现在运行时不再给它变量 ${names}，因为这类变量会让程序加载代码`,
    unread: "有些内容已经读不到",
    files: (count) => `${count} 个文件`,
    andMore: (names, more) => `${names} 等另外 ${more} 个`,
  },
  brokenHint: (path) =>
    `“${path}”已经不是当初批准的内容，凡由这个钩子把关的操作一律拦截。请先查清是怎么变的，再重新批准或撤销这个钩子。`,
  upgraded: (path) => `“${path}”在批准之后被系统升级了，钩子照常运行。重新批准一次，就会记下新版本。`,
  matcherInvalid: (pattern, detail) =>
    `匹配规则 ${quotedPattern(pattern)} 用不了（${detail}），所以钩子对所有内容都会运行。请改正：不能用环视、反向引用或 \\u 转义。`,
  matcherSlow: (pattern) =>
    `匹配规则 ${quotedPattern(pattern)} 太慢，不适合检查消息，所以钩子对所有内容都会运行。请写得简单一些。`,
  fileFaultsTitle: (path) => `${path} 里用不了的内容：`,
  anotherFile: "它现在指向另一个文件",
  separator: "；",
  atLine: (line, message) => `第 ${line} 行：${message}`,

  // approving and revoking
  approved: (event, target, id) => `已批准：${event} → ${target}，现在已经生效。想撤销：/hooks revoke ${id}`,
  approvedButOff: (event, target, id) =>
    `已批准：${event} → ${target}。不过总开关是关的，打开后它才会触发：/hooks on。想撤销：/hooks revoke ${id}`,
  alreadyApproved: (event, target) => `${event} → ${target} 早已批准，之后也没有改动。`,
  // A fault may end in a command to copy: what follows begins a new line.
  rehearsalFailed: (fault) => `⚠ 试运行了一次，没有成功：${fault}\n批准仍然有效；请改好脚本后重新批准，或撤销它。`,
  rehearsalBlocks: (reason, inSandbox) =>
    `⚠ ${inSandbox ? "在沙箱里" : ""}试运行了一次，它拦截了一个普通的样例：${reason}\n如果这不是你想要的，请修好脚本后重新批准；如果是，请在它的条目里用 must_pass 写明什么必须放行。`,
  rehearsalFine: (verdict, ms, inSandbox) =>
    `已${inSandbox ? "在沙箱里" : "用示例数据"}试运行一次：${verdict}，用时 ${Math.round(ms)} 毫秒。`,
  notRehearsed: "尚未试运行：/hooks doctor 会试运行它。",
  sandboxFailed: (fault) => `⚠ 在沙箱里试运行了一次，没有成功：${fault}`,
  sandboxFailedHint:
    "批准仍然有效。/hooks doctor 会按实际运行的方式再试；如果那里也失败，请改好脚本后重新批准，或撤销它。",
  argvLine: (argv) => `运行：${argv}`,
  hashLine: (path, sha) => `${path} – 哈希 sha256 ${sha}`,
  folderLine: (path, files, size, sha) => `${path}/ – ${files} 个文件，${size}，哈希 sha256 ${sha}`,
  folderFile: (name, size, sha) => `${name} – ${size}，哈希 sha256 ${sha}…`,
  folderHint: (id) => `查看其中一个文件：/hooks show ${id} <文件>`,
  noSuchFile: (file, id) => `这个钩子没有绑定文件“${file}”。/hooks show ${id} 会列出它绑定的全部文件。`,
  severalFiles: (file, paths) => `有几个绑定的文件都叫“${file}”。请写明是哪一个：${paths}`,
  notCopied: (fix) => `⚠ 脚本里提到了旁边的文件，但它们太多、太大、离得太远或读不了，不会复制。${fix}`,
  absentFile: (path) =>
    `⚠ “${path}”现在不存在。以后那里出现什么，都会不经你批准就被读取：等文件有了，请把它列到“files”下面。`,
  binaryFile: (bytes) => `（不是文本：${bytes} 字节）`,
  fileCut: (shown, all) =>
    `（共 ${all} 个字符，只显示了 ${shown} 个；哈希值按全文计算。其余内容请打开文件查看，或在终端运行“chat-hooks show”）`,
  differs: (event, target) =>
    `没有批准：给你看过之后，${event} → ${target} 又有改动。改动如下，请看过之后用新编号批准。`,
  neverShown: (event, target) =>
    `尚未批准：${event} → ${target}，你还没有看过。内容如下；看过之后再发一次同样的命令即可批准。`,
  severalToApprove: (target) => `有好几个钩子都运行“${target}”。请用编号批准你要的那个：`,
  severalToRevoke: (target) => `有好几个已批准的钩子都运行“${target}”。请用编号撤销你要的那个：`,
  takeAll: (line) => `全部：${line}`,
  notNamed: (target) =>
    `配置里没有运行“${target}”的钩子。发送 /hooks list 看看有哪些，再用编号批准，或照那里的写法写出命令。`,
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
  entryKeys: "条目，批准时 → 现在：",
  fileDiff: (path) => `${path} 的改动，批准时 → 现在：`,
  mostlyNew: "⚠ 几乎是一个新脚本：批准过的内容所剩无几。请从头到尾读一遍。",
  diffsLeft: (files) => `（这个文件夹里还有 ${files} 个文件有改动；/hooks show <编号> <文件> 查看其中一个）`,
  approvedBy: (by, at) => `由 ${by} 批准，时间 ${at}。`,
  notRemembered: (state) => `现在无法批准：“你已看过”这一记录写不进“${state}”。请检查该磁盘是否已满。`,
  approveThis: (id) => `批准运行：/hooks approve ${id}`,

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
    `⚠ ${event} → ${target}：${changes}。现在运行的仍是批准过的版本。/hooks show ${event} ${target} 查看改动，/hooks revoke ${target} 撤销这个钩子。`,
  noticeRemoved: (event: string, target: string, changes: string) =>
    `⚠ ${event} → ${target}：${changes}。已批准的版本仍在运行。用 /hooks revoke ${target} 撤销；要保留它，请把缺少的东西放回去。`,
  noticeUnreadable: (event, target, changes) =>
    `⚠ ${event} → ${target}：${changes}。现在运行的仍是批准过的版本。发送 /hooks list 看看哪里有问题，改好之后不用再批准。/hooks revoke ${target} 可以撤销这个钩子。`,
  noticePaired: (id) => `${id} 通过配对成为了这个智能体的所有者。如果不是你本人或你信任的人：/hooks unpair ${id}`,
  noticeIgnoredOwner: (value) =>
    `启动时设置的所有者“${value}”不是账号 ID，已忽略。请像 telegram:12345 这样写；昵称会变，不能用。`,
  noticeNew: (state) =>
    `这里没有任何钩子生效：这个工作区还没有批准记录（状态目录：${state}）。如果工作区是从别处搬来的，请运行：chat-hooks move-state <旧位置>`,
  noticeNoneApproved:
    "⚠ 钩子已打开，但没有批准任何钩子，所以什么都不会检查。/hooks list 列出可以批准的，/hooks examples 列出可以安装的。",
  noticeSilent: (event, target, what) => `⚠ ${event} → ${target}：${what}`,
  noticeRestored: (savedAt) =>
    `状态是从备份恢复的：现在生效的是截至 ${savedAt} 批准的内容。请查看 /hooks list，撤销不该生效的钩子。`,
};
