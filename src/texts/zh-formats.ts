import type { EntryWarning } from "../core/hook.js";
import { quotedPattern } from "../lib/show-value.js";
import { describedBy } from "./described-by.js";
import type { formatTexts as en } from "./en-formats.js";
import { examplesElsewhere } from "./zh-faults.js";

/** 其他系统的文件提出的钩子。 */
export const formatTexts: typeof en = {
  named: (name, description) => (description === "" ? `“${name}”` : `“${name}”：${description}`),
  fromSource: (path) => `来自 ${path}`,
  shellLine: "shell 命令行，由 sh -c 运行",
  shellLineApproved:
    "这是一行 shell 命令，整行由 sh -c 运行。其中提到的文件不会被复制，而是每次运行前在原处核对；一旦被改动，这个钩子会一直拦截，直到你重新批准。",
  subject: (pattern) => `针对 ${quotedPattern(pattern)}`,
  trigger: (name) => `对应 ${name}`,
  headers: (names) => `附带请求头 ${names}`,
  parallel: "与同类钩子同时运行",
  cwd: "在智能体的工作目录里启动：智能体放在那里的 package.json、git 配置（.git/config）或模块，可能会以机器人的用户身份运行",
  addToEntry: (line) => `请在它的条目里加上：${line} – 然后批准。`,
  importWith: (command, line) =>
    line === undefined
      ? `请运行：${command} – 然后批准它加进“shell_hooks.yaml”的那个条目。`
      : `请运行：${command} – 在“shell_hooks.yaml”里新加的条目里写上：${line} – 然后批准。`,
  scriptNote: {
    "git-there": () =>
      "它可能会在智能体的工作目录里运行 git：智能体写在那里的“.git/config”可以让 git 以机器人的用户身份运行程序。",
    "stays-in-root": (there) =>
      `它会运行项目里的文件，所以告诉它的工作目录是根目录，智能体写不到那里。如果要它在智能体的工作目录里启动和查看：${there} – 批准之前会先说明这样会允许智能体做什么。`,
    "looks-in-root": (there) =>
      `它会查看自己启动时所在的目录，那是根目录，不是智能体的工作目录。如果要它在那里启动：${there} – 批准之前会先说明这样会允许智能体做什么。`,
    "above-is-root": () =>
      "它把自己所在目录的上级当作项目，那是根目录，不是智能体的工作目录：它对那里的文件所做的判断，不适用于智能体的文件。",
    "speaks-claude": () =>
      "它看起来是为 Claude Code 写的，那里的工具和事件名称不同：没有 dialect 时，它可能什么都不拦。请在它的条目里加上：dialect: claude – 然后批准。",
  },
  shownThere: (line) =>
    `尚未批准：为了让它在智能体的工作目录里启动，已在“shell_hooks.yaml”里加了一个条目。内容和它允许智能体做的事如下；要批准，请再发一次同样的命令：${line}`,
  notMovedThere: (detail) =>
    `什么都没有批准：条目无法加入“shell_hooks.yaml”（${detail}）。请修好这个文件，再发一次命令。`,
  insteadOf: (id) => `它现在代替 ${id} 运行；原来在根目录里启动的那个已经撤销。`,
  looksAbove:
    "它把自己所在目录的上级当作项目，但运行的是它的副本，副本的上级没有项目。要让它在原处运行（必须在工作区之外）：type: shell",
  putTogether: (text) =>
    `⚠ 这一行到运行时才决定要运行哪些文件，因此没有检查：${text}。如果其中有工作区里的文件，智能体就能改变这个钩子的行为。请逐个写明文件名。`,
  sources: {
    title: "也可以读取其他工具配置里的钩子；未经你批准，一个都不会运行。",
    line: (name, on, hooks) => (on ? `✓ ${name}：开，提出了 ${hooks} 个钩子` : `✗ ${name}：关`),
    howTo: "开启或关闭：/hooks sources <名称> on，/hooks sources <名称> off",
    isOn: (name, hooks) =>
      `“${name}”已开启：它的文件现在提出了 ${hooks} 个钩子。没有你的批准，它们都不会运行；发送 /hooks list 可以查看。`,
    isOff: (name) =>
      `“${name}”已关闭：它的文件不再提出钩子。你已经批准的仍然有效；发送 /hooks revoke <编号> 可以撤销。`,
    already: (name, on) => `什么都没有改变：“${name}”原来就是${on ? "开" : "关"}的。`,
    unknown: (name, names) => `没有“${name}”这个来源。可用的来源：${names}。`,
    failed: (path, detail) => `什么都没有改变：${path} 改不了（${detail}）。请修好这个文件，再发送一次命令。`,
    choice: (name, on) => `${on ? "开启" : "关闭"} ${name}`,
  },
  warning: describedBy<EntryWarning, "code">("code", {
    milliseconds: ({ value }) =>
      `timeout ${value} 只可能是毫秒，已按毫秒处理；这里的单位是秒，请写成 ${value / 1_000}。`,
    "read-as-claude": () =>
      "它的脚本是为 Claude Code 写的，而条目里没有写 dialect，所以你批准的是带有 dialect: claude 的条目。如果要用我们自己的名称调用脚本，请在条目里加上：dialect: native",
    "no-description": () => "没有 description。请在 HOOK.md 里补上，让别人知道它的用途。",
    "escape-read": ({ value }) => `${value} 在 YAML 里是别的意思，或者无效，已按本意读取。请用单引号括住这个规则。`,
    "backslash-eaten": ({ key, example }) =>
      `“${key}”里的反斜杠和后面的字母被 YAML 合成了一个字符，双引号里就会这样。请用单引号：${example}`,
    "backslash-word": ({ word, reaches }) =>
      `${word} 传到程序时会变成 ${reaches}：引号之外的反斜杠会丢失。请用单引号写成 '${word}'。`,
    "curly-quotes": ({ key, example }) => `弯引号成了“${key}”内容的一部分。请用直引号：${example}`,
    "key-ignored": ({ key }) => `“${key}”在这里不起作用。${examplesElsewhere(key)}`,
    "place-ignored": ({ key }) =>
      `“${key}”在这个文件里不起作用：钩子对所有人、所有聊天都会运行。请把它连同“dialect”写到 shell_hooks.yaml 里。`,
    "other-channel": ({ value, near }) =>
      `“${value}”不是自带机器人的渠道（telegram、wechat、web、cli、api）。${near ? `是不是想写“${near}”？` : ""}除非你自己的机器人这样称呼某个渠道，否则这个钩子永远不会运行。`,
    "timeout-clamped": ({ seconds, most }) => `timeout 设成了 ${seconds}，超过 ${most} 秒，按 ${most} 秒算。`,
    "shell-word": ({ word, instead }) =>
      `“${word}”会原样传给程序：命令不经过 shell 运行。${instead === undefined ? "请写进脚本，或改用 sh -c '…'。" : `请写成：${instead}`}`,
  }),
};

/** `chat-hooks import` 的文字。 */
export const importTexts: typeof import("./en-formats.js").importTexts = {
  unknown: (path) =>
    `“${path}”里读不出钩子。请给出 Claude Code 的 settings.json、Kimi Code 的 config.toml，或含有 HOOK.md 的文件夹。`,
  notWritten: (path, detail) => `什么都没有导入：${path} 写不进去（${detail}）。请修好这个文件再试。`,
  done: (count, path) => `已把 ${count} 个钩子加到 ${path}：`,
  isSource: (name, path) =>
    `没有添加任何钩子：来源“${name}”已打开，${path} 里的钩子本来就会列出。用 /hooks list 查看。`,
  already: (count, path) => `${path} 里已经有这 ${count} 个钩子：`,
  nothing: {
    "no-hooks": (path) => `没有添加任何钩子：${path} 里没有钩子。`,
    "all-disabled": (path) => `没有添加任何钩子：${path} 里写了 disableAllHooks。要导入其中的钩子，请先去掉它。`,
  },
  nextOfBoth: (name, path) =>
    `它们现在都还没有运行。来源“${name}”开着，${path} 也提出了同样的钩子：请批准“shell_hooks.yaml”里的那些，撤销其余的。`,
  next: "它们现在都还没有运行。请用 /hooks list 查看，再批准你想要的。",
};
