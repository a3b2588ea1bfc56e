import type { ColdWhy, Fault, JsonKind, Remedy, StartFailure, UrlRefusal } from "../core/fault.js";
import { MAX_PAYLOAD } from "../core/too-big.js";
import type { BindingProblem } from "../core/view.js";
import { errorLineFirst } from "../lib/error-line.js";
import { describedBy } from "./described-by.js";
import type { Values } from "./en-faults.js";

const said = (text: string, remedy?: Remedy): string =>
  `${text ? `错误输出：${errorLineFirst(text)}` : ""}${remedy ? `\n${describeRemedy(remedy)}` : ""}`;

const describeRemedy = describedBy<Remedy, "why">("why", {
  "not-copied": ({ name, line, root }) =>
    `脚本要用旁边的“${name}”，但批准时没有复制它。请在它的条目里加上：${line}${root === undefined ? "" : ` – 并用 $CHAT_HOOKS_SCRIPT_DIR/${name} 打开它，因为钩子在 ${root} 里运行`} – 然后重新批准。`,
  unset: ({ name, line }) =>
    `启动机器人的地方没有设置变量“${name}”。请在那里设置${line === undefined ? "" : `，在条目里加上：${line} – 重新批准`}，然后重新启动机器人。`,
  "not-handed": ({ name, line }) =>
    `启动机器人的地方设置了变量“${name}”，但钩子只能得到条目里写明的变量。请加上：${line} – 然后重新批准。`,
});

const startFailure = describedBy<StartFailure, "why">("why", {
  missing: ({ path }) => `“${path}”不存在。请把脚本放到那里，或改正命令。`,
  "not-executable": ({ path }) =>
    `“${path}”没有执行权限。实际运行的是批准时的副本，所以运行下面这行之后，请重新批准这个钩子：chmod +x ${path}`,
  "bad-interpreter": ({ path, interpreter }) =>
    `“${path}”要用“${interpreter}”来运行，但没有安装它。请改正脚本的第一行。`,
  "windows-line-ends": ({ path }) => `“${path}”用的是 Windows 换行符，脚本第一行因此无法识别。请改用 LF 换行符保存。`,
  "no-folder": ({ path }) => `文件夹“${path}”不存在，而脚本要在那里运行。`,
  other: ({ detail }) => `无法启动（${detail}）。`,
});

const urlRefusal = describedBy<UrlRefusal, "why">("why", {
  "not-a-url": () => "这不是网址。请写完整，例如 https://guard.example.com/hook，不要带空格、反斜杠或看不见的字符。",
  "not-http": ({ scheme }) => `不支持“${scheme}”开头的网址，请用 http 或 https。`,
  unresolved: ({ host }) => `域名“${host}”目前解析不到。请检查一下；每次调用时都会重新解析。`,
  "not-public": ({ host, address, range }) =>
    `“${host}”指向 ${address}（${range}），钩子不能调用这样的地址。如果是你自己的服务，请在启动时设置 CHAT_HOOKS_HTTP_ALLOW_LOCAL=1。`,
});

const KINDS: Readonly<Record<JsonKind, string>> = {
  text: "文本",
  object: "对象",
  list: "列表",
  number: "数字",
  boolean: "布尔值",
  null: " null",
};

const NOT_HERE = {
  event: "这个事件并不发消息",
  reply: "这是回答，有人在等",
  note: "这是钩子的话，或关于钩子的话",
  "no-outbox": "它没有经过能保存消息的发件箱",
};

const fault = describedBy<Fault, "code">("code", {
  "timed-out": ({ afterMs }) =>
    `运行超过了 ${afterMs / 1000} 秒的时限，已被终止。请让它快一点，或调大 timeout（最多 120）。`,
  "no-turn": ({ afterMs }) =>
    `${afterMs === 0 ? "排队等它的事件太多" : `排队等了 ${afterMs / 1000} 秒还没轮到`}，所以这一次没有检查。请让它快一点，让它常驻内存（warm: true），或用 matcher 缩小它管的事件。`,
  "not-started": ({ failure }) => startFailure(failure),
  exit: ({ exitCode, stderr, remedy }) => `退出码是 ${exitCode}；0 表示放行，2 表示拦截。${said(stderr, remedy)}`,
  signal: ({ signal, stderr, remedy }) => `运行中被 ${signal} 终止。${said(stderr, remedy)}`,
  "not-json": ({ output }) => `输出的不是 JSON：“${output}”。请只输出一个 JSON 对象，或什么都不输出。`,
  "not-object": ({ output }) => `输出的 JSON 不是对象：“${output}”。请只输出一个 JSON 对象，或什么都不输出。`,
  "too-much-output": ({ bytes }) => `输出了 ${bytes} 字节，实在太多。请只输出一个 JSON 对象。`,
  "worker-ended": ({ ending, stderr, remedy }) =>
    `没有回答就结束了（${ending}）；常驻脚本应该一直运行，下次事件时会重新启动它。${said(stderr, remedy)}`,
  "out-of-turn": ({ output }) =>
    `输出了“${output}”，不是“每次事件回答一行、每行一个 JSON 对象”；已把它结束，下次会重新启动。要放行请输出 {}，其他内容请写到 stderr。`,
  "unknown-decision": ({ value }) => `它回答的 decision 是“${value}”，没有这种回答。请用 block、ask 或 allow。`,
  "ask-not-here": () =>
    "它回答了 ask，但 ask 只能用于 pre_tool_call、pre_llm_call、on_outbound_message、on_completion_claim 和 on_network_request。",
  "unusable-result": ({ given, kept }) =>
    `它回答的 tool_result 是${KINDS[given]}，而工具结果是${KINDS[kept]}。请回答${kept === "text" ? "文本" : `${KINDS[kept]}或文本`}。`,
  "drop-not-here": ({ where }) =>
    `它回答了 drop，而这只能用于主动推送；${NOT_HERE[where]}。消息照样不会发出，但会有提示。请回答 block，或者先看“kind”。`,
  "delay-not-here": ({ where }) =>
    `它回答了 delay，而这只能用于主动推送；${NOT_HERE[where]}。所以没有推迟。请先看“kind”，只推迟“push”。`,
  "bad-until": ({ value }) =>
    `它回答了 delay，但 until 写的是“${value}”。请写 07:00，或带时间的日期，例如 2030-01-31T07:00:00Z，最多在消息写下后 7 天之内。`,
  "http-status": ({ status }) => `接口返回的状态码是 ${status}；200 到 299 才算有效回答。`,
  "http-failed": ({ detail }) => `连不上接口（${detail}）。`,
  "url-refused": ({ refusal }) => urlRefusal(refusal),
  "no-secret": ({ name }) => `签名用的变量“${name}”没有设置。请在启动机器人的地方设置它。`,
  "changed-file": ({ path }) => `“${path}”已经不是当初批准的内容。请先看一看，再重新批准这个钩子。`,
  "too-big": () => `要检查的内容超过 ${MAX_PAYLOAD / 1024 / 1024} MiB，太大，无法检查。请分成几部分发送或写入。`,
  "too-deep": () => "数据嵌套太深，无法检查。",
  internal: ({ detail }) => `chat-hooks 自身出错：${detail}。请把这个问题报告给我们。`,
});

const problem = describedBy<BindingProblem, "code">("code", {
  "missing-file": ({ path, near }) =>
    `“${path}”不存在。${near === undefined ? "请把它放到那里，或改正这个条目。" : `“${near}”有这样一个文件：请在条目里写成这个路径。`}`,
  "is-folder": ({ path }) => `“${path}”不是可以运行的文件。请写脚本文件本身。`,
  "missing-program": ({ word, near }) =>
    `在工作区之外找不到程序“${word}”。${near === undefined ? "请安装它，或改正命令。" : `“${near}”有这样一个文件：请在条目里写成这个路径。`}`,
  "not-executable": ({ path }) =>
    `“${path}”没有执行权限。运行下面这行之后，请按 /hooks list 那时显示的编号批准：chmod +x ${path}`,
  "no-shebang": ({ path, line }) => `“${path}”没有写明用什么程序运行，会被当成 shell 脚本。请把第一行写成：${line}`,
  "byte-order-mark": ({ path }) =>
    `“${path}”开头有 BOM 标记，第一行因此无法识别。请存成不带 BOM 的 UTF-8，或运行：sed -i '1s/^\\xEF\\xBB\\xBF//' ${path}`,
  "windows-line-ends": ({ path }) =>
    `“${path}”用的是 Windows 换行符（CRLF），这样无法运行。请用 LF 换行符保存，或运行：sed -i 's/\\r$//' ${path}`,
  "unset-variable": ({ name }) =>
    `启动机器人的地方没有设置变量“${name}”，所以钩子得不到它。请在那里设置，然后重新启动机器人。`,
  "link-leaves": ({ path }) => `“${path}”是一个指向工作区外的链接。请直接放文件本身，或写明它指向的位置。`,
  unreadable: ({ path, detail }) => `“${path}”无法读取（${detail}）。`,
  "too-large-inside": ({ path, most }) =>
    `“${path}”超过 ${most / 1_048_576} MiB，太大了，批准时无法复制。请把它放到工作区之外。`,
  "empty-folder": ({ path }) => `文件夹“${path}”里没有可以绑定的文件。请把钩子的文件放进去，或从列表里去掉它。`,
  "folder-too-large": ({ path, files, bytes, depth }) =>
    `文件夹“${path}”里的内容太多，无法绑定：一个钩子的所有文件夹加起来最多 ${files} 个文件、${bytes / 1_048_576} MiB、${depth} 层。请写一个更小的文件夹。`,
  "folder-link": ({ path }) => `“${path}”是一个链接，指向所绑定的文件夹之外，或指向另一个文件夹。请直接放文件本身。`,
  "bad-examples": ({ path, at, value }) =>
    `“${path}”${at > 0 ? `里的第 ${at} 个示例` : ""}用不了：${value}。请写一个有 1 到 50 个示例的 JSON 或 YAML 列表，或每行一个 JSON 对象，每个示例都是事件数据的字段，例如 {"tool_input": {"command": "ls"}}。`,
  "odd-file": ({ path }) => `“${path}”既不是普通文件也不是文件夹，所以它所在的文件夹无法绑定。请删除它。`,
  "embedded-inside": ({ path }) =>
    `“${path}”指向工作区里或无法绑定的位置，却不是批准时会复制的文件：能写那里的人就能改变实际运行的内容。请把每个脚本和文件单独写成一个参数。`,
  "not-looked-up": () =>
    "还没有检查：提议钩子的文件里写到的东西太多，一次查不完。请删掉不需要的条目，再发送 /hooks list。",
  "url-refused": ({ refusal }) => urlRefusal(refusal),
});

const TYPES: Readonly<Record<string, string>> = {
  number: "数字，例如 10",
  int: "整数，例如 100",
  boolean: " true 或 false",
  string: "文字，放在引号里",
  array: "文字列表，例如 [one, two]",
  place: "限定的范围，例如 { channel: telegram, person: 12345 }",
  id: "ID 或 ID 列表：整数，或放在引号里的文字",
  examples: "一组事件数据的字段，例如 [{tool_input: {command: ls}}]，或一个示例文件的路径",
};

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  toml: "是别的项目（Moltis）的文件，用的是 TOML 设置",
  openclaw: "是 OpenClaw 的文件，它的钩子在自己的进程里运行",
  events: "是别的项目的文件：它有“events”，没有“trigger”",
};

export const examplesElsewhere = (key: string): string =>
  /^must_(?:block|pass)$/.test(key) ? "示例只能写在 shell_hooks.yaml 里：chat-hooks import 会把这个条目移过去。" : "";

const mean = (at: Values): string => (at.near ? `是不是想写“${at.near}”？` : "");

const YAML_SLIPS: Readonly<Record<string, string>> = {
  "odd-space": "这一行开头的空格不是普通空格（有些输入法和网页会打出这种），YAML 不认。",
  fence: "这一行是从聊天或网页里一起复制来的。请删掉所有以 ``` 开头的行，让文件从下面这一行开始。",
  documents: "在 YAML 里，--- 表示另一个文件开始。请删掉这一行，只在一个这样的行下面保留一个列表。",
  dash: "每个钩子都以短横线开头。",
  "no-hooks-key": "第一个短横线上面少了一行。",
  "empty-list": "[] 表示列表是空的，下面却还有内容。请去掉方括号。",
  colon: "少了一个冒号。",
  "full-width-colon": "这个冒号是中文冒号；YAML 要用英文冒号，后面加一个空格。",
  "colon-space": "冒号后面少了一个空格。",
  "dash-space": "短横线后面少了一个空格。",
  indent: "这一行没有和相邻的行对齐。",
  quote: "这个引号没有闭合。",
  "after-quote": "引号闭合之后还有内容。请用一对引号括住全部内容。",
  bracket: "这个括号没有闭合。",
  start: "这样开头的文字要加引号。",
  "colon-in-value": "文字里有冒号和空格，要加引号。",
};

const NO_FILES: Readonly<Record<string, (detail: string) => string>> = {
  "not-a-file": () => "这个名字下面是文件夹或管道，不是文件。请把文件放到那里。",
  "link-leaves": () => "这是一个指向工作区外的链接，不会读取。请直接放文件本身。",
  unreadable: (detail) => `读不了这个文件（${detail}）。请让运行机器人的用户能读它。`,
};

const writeLine = (at: Values): string => `请写成：\`${at.example}\``;

const FILE_FAULTS: Readonly<Record<string, (at: Values) => string>> = {
  "not-a-map": () => "这个条目不是一组设置。开头请写“- event: …”。",
  "unknown-key": (at) => `没有“${at.key}”这个设置项。${mean(at)}${examplesElsewhere(String(at.key))}`,
  "duplicate-key": (at) => `“${at.key}”写了两次，请只留一个。`,
  "duplicate-entry": (at) => `这个条目与第 ${at.first} 行的完全相同，请删掉一个。`,
  "missing-key": (at) => `缺少“${at.key}”，请加上。`,
  "wrong-type": (at) => `“${at.key}”写的是 ${at.value}；应写成${TYPES[String(at.expected)] ?? at.expected}。`,
  "out-of-range": (at) => `“${at.key}”的值是 ${at.value}，允许的范围是 ${at.range}。`,
  "unknown-event": (at) =>
    at.dialect === undefined
      ? `没有“${at.value}”这个事件。${mean(at)}`
      : `“${at.value}”是别的格式里的事件。请在条目里加上脚本所用的格式：dialect: ${at.dialect}。在我们自己的格式里它叫 ${at.near}。`,
  "unknown-word": (at) => `“${at.key}”的值是“${at.value}”，只能从这些里选：${(at.words as string[]).join("、")}。`,
  "not-for-type": (at) => `${at.type} 类型的钩子不能写“${at.key}”。请删掉它，或改用别的类型。`,
  "bad-command": (at) => `命令无法拆分成词：“${at.value}”第 ${at.at} 个字符处的 ${at.symbol} 没有闭合。`,
  "too-many-words": (at) => `命令超过 ${at.most} 个词。请把它们放进脚本里。`,
  "bad-url": (at) => `“${at.value}”不是 http 或 https 网址。请写完整，不要带空格、反斜杠或看不见的字符。`,
  "other-direction": (at) =>
    at.key === "from"
      ? `“from”指的是谁说的话、谁引起的调用，而 ${at.event} 是往外发的。请改用“to”。`
      : `“to”指的是发往哪里，而 ${at.event} 并不往外发东西。请改用“from”。`,
  username: (at) =>
    `“${at.value}”是用户名，本人可以改，也可能被别人拿走。请写账号 ID（数字）：不是所有者的人发送 /hooks list，机器人会告诉他自己的账号 ID；聊天的 ID 是数据里的 chat_id。`,
  "empty-place": (at) => `“${at.key}”什么也没有限定。请写上 channel、chat、person 或 chat_type，或者删掉它。`,
  "only-in-yaml": (at) =>
    `“${at.key}”只能写在 shell_hooks.yaml 里。请把这个钩子连同“dialect”写到那里，或者删掉这一项。`,
  "withheld-variable": (at) => `“${at.value}”绝不会交给钩子。请改用你自己的变量。`,
  "cannot-block": (at) => `${at.value} 既不能拦截也不能改写，不能写“${at.key}”。请删掉它。`,
  "bad-example": (at) =>
    `“${at.key}”${Number(at.at) > 0 ? `的第 ${at.at} 个示例` : ""}用不了：${at.value}。请写 1 到 50 个示例，总共不超过 16 KB，每个都是事件数据的字段，例如 {tool_input: {command: ls}}；更多的可以放进文件。`,
  "code-variable": (at) => `“${at.value}”能让程序加载别的代码，所以文件里不能给钩子设置它。需要的话请在脚本里设置。`,
  "bad-variable": (at) => `“${at.value}”不是有效的变量名。`,
  "file-too-large": (at) => `文件超过 ${at.most} 字节，请精简。`,
  "too-many-hooks": (at) => `从这里起，钩子已超过 ${at.most} 个，后面的不再读取。`,
  "entry-too-long": (at) => `这个条目超过 ${at.most} 个字符。请把长内容放进脚本里。`,
  "no-hooks-list": () =>
    "文件里要有一个“hooks:”，下面是钩子列表。请先写一行“hooks:”，再写“  - event: pre_tool_call”，下面一行写“    command: ./guard.sh”。",
  "tab-indent": (at) =>
    `这一行以制表符开头，而 YAML 只接受空格。${at.example === undefined ? "请替换掉。" : writeLine(at)}`,
  "yaml-slip": (at) => `${YAML_SLIPS[String(at.why)]}${writeLine(at)}`,
  "other-name": (at) => `没有这个文件，但有“${at.value}”。请把它移到这里，改成这个名字。`,
  "no-file": (at) => NO_FILES[String(at.what)]?.(String(at.detail)) ?? "",
  "bad-escape": (at) => `YAML 的双引号里不能用“${at.near}”这个转义。请给匹配规则改用单引号。`,
  "too-many-aliases": () => "这个条目用了太多别名。请直接写出完整内容。",
  "takes-too-long": () => "读这个文件太费时间，它改动之前不会再读。请把它改短、写得简单些。",
  "cannot-be-read": (at) => `读不了这个文件（${at.detail}）。请换个简单的写法重写。`,
  "not-read": () => "从这里起不再读取：提议钩子的文件太多或太大，超出了一次能读的限度。请减少或缩短这些文件。",
  "more-faults": (at) => `从这里起还有 ${at.count} 处错误。请先改正上面的。`,
  "bad-json": () => "这不是有效的 JSON。请改正：常见的是少了或多了一个逗号。",
  "bad-toml": () => "这不是有效的 TOML。请改正：文字要加引号，每行一项设置。",
  "no-front-matter": () =>
    "这个 HOOK.md 没有设置。请在开头写一行“---”，然后写 name、description 和 trigger，再写一行“---”。",
  "no-entry-point": () => "这个钩子没有脚本。请在 HOOK.md 旁边放 scripts/run、scripts/run.sh 或 scripts/run.py。",
  "not-agent-hooks": (at) =>
    `这不是 Agent Hooks 文件：${LOOK_ALIKES[String(at.what)]}。它在这里运行不了；请另写脚本，并写一个带“trigger”的 HOOK.md。`,
  "no-counterpart": (at) => `这里没有“${at.value}”这个事件，所以这个钩子永远不会运行。请删掉它，或换一个事件。`,
  "never-fires": (at) =>
    `写了“${at.key}”: ${JSON.stringify(at.value)}，这个钩子就永远不会运行。请用在工具事件上，例如“Bash(git *)”，或把它删掉。`,
  "unsupported-type": (at) =>
    `“${at.value}”类型的钩子在这里不能运行，“command”和“http”可以。脚本可以自己询问模型：见 /hooks examples 里的 llm_judge。`,
  "bad-yaml": (at) => `这不是有效的 YAML：${at.detail}。请改正。`,
};

/** What is wrong in a file that proposes hooks. */
const fileFault = (at: Values): string => FILE_FAULTS[at.code]?.(at) ?? at.code;

/** What can go wrong, in words: each names the value and the way out. */
export const describeFaultZh = { fault, problem, fileFault, urlRefusal, remedy: describeRemedy };

const coldReasons: Readonly<Record<ColdWhy, (detail: string) => string>> = {
  "shell-line": () => "shell 命令行不是 Python 脚本。请直接用脚本作为命令。",
  "not-python": () => "只有 Python 脚本可以预热，而它的命令启动的是别的程序。",
  "env-line": () => "Python 是用带选项或变量的 env 启动的。请直接写出解释器。",
  "python-option": (option) => `带有 Python 选项“${option}”时，不会从脚本文件加载。请去掉这个选项。`,
  "too-old": () => "这需要 Linux 上的 Python 3.9 或更新版本。",
  "no-read": () => "脚本没有读取输入就结束了。",
  ends: () => "脚本在读取输入之前就出错结束了。请手动运行一次，看看是什么错误。",
  threads: () => "脚本在读取输入之前启动了线程。请在读取之后再启动。",
  timer: () => "脚本在读取输入之前设置了定时信号。请在读取之后再设置。",
  "open-files": () => "脚本读取输入时还开着文件或连接。请在读取之后再打开。",
  slow: () => "脚本没有在规定时间内读取输入。",
};

export const coldReason = (why: ColdWhy, detail: string): string => coldReasons[why](detail);
