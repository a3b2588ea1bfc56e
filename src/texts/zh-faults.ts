import type { Fault, StartFailure, UrlRefusal } from "../core/fault.js";
import type { BindingProblem } from "../core/view.js";
import type { describeFault } from "./en-faults.js";
import { formatFault } from "./zh-formats.js";

const said = (text: string): string => (text ? `错误输出：${text}` : "");

function startFailure(failure: StartFailure): string {
  switch (failure.why) {
    case "missing":
      return `“${failure.path}”不存在。请把脚本放到那里，或改正命令。`;
    case "not-executable":
      return `“${failure.path}”没有执行权限。请运行：chmod +x ${failure.path}`;
    case "bad-interpreter":
      return `“${failure.path}”要用“${failure.interpreter}”来运行，但没有安装它。请改正脚本的第一行。`;
    case "windows-line-ends":
      return `“${failure.path}”用的是 Windows 换行符，脚本第一行因此无法识别。请改用 LF 换行符保存。`;
    case "no-folder":
      return `文件夹“${failure.path}”不存在，而脚本要在那里运行。`;
    case "other":
      return `无法启动（${failure.detail}）。`;
  }
}

function urlRefusal(refusal: UrlRefusal): string {
  switch (refusal.why) {
    case "not-a-url":
      return "这不是网址。请写完整，例如 https://guard.example.com/hook";
    case "not-http":
      return `不支持“${refusal.scheme}”开头的网址，请用 http 或 https。`;
    case "unresolved":
      return `域名“${refusal.host}”目前解析不到。请检查一下；每次调用时都会重新解析。`;
    case "not-public":
      return `“${refusal.host}”指向 ${refusal.address}（${refusal.range}），钩子不能调用这样的地址。如果是你自己的服务，请在启动时设置 STARCHILD_SHELL_HOOKS_HTTP_ALLOW_LOCAL=1。`;
  }
}

function fault(fault: Fault): string {
  switch (fault.code) {
    case "timed-out":
      return `运行超过了 ${fault.afterMs / 1000} 秒的时限，已被终止。请让它快一点，或调大 timeout（最多 120）。`;
    case "not-started":
      return startFailure(fault.failure);
    case "exit":
      return `退出码是 ${fault.exitCode}；0 表示放行，2 表示拦截。${said(fault.stderr)}`;
    case "signal":
      return `运行中被 ${fault.signal} 终止。${said(fault.stderr)}`;
    case "not-json":
      return `输出的不是 JSON：“${fault.output}”。请只输出一个 JSON 对象，或什么都不输出。`;
    case "not-object":
      return `输出的 JSON 不是对象：“${fault.output}”。请只输出一个 JSON 对象，或什么都不输出。`;
    case "too-much-output":
      return `输出了 ${fault.bytes} 字节，实在太多。请只输出一个 JSON 对象。`;
    case "unknown-decision":
      return `它回答的 decision 是“${fault.value}”，没有这种回答。请用 block、ask 或 allow。`;
    case "ask-not-here":
      return "它回答了 ask，但 ask 只能用于 pre_tool_call、on_outbound_message 和 on_completion_claim。";
    case "http-status":
      return `接口返回的状态码是 ${fault.status}；200 到 299 才算有效回答。`;
    case "http-failed":
      return `连不上接口（${fault.detail}）。`;
    case "url-refused":
      return urlRefusal(fault.refusal);
    case "no-secret":
      return `签名用的变量“${fault.name}”没有设置。请在启动机器人的地方设置它。`;
    case "changed-file":
      return `“${fault.path}”已经不是当初批准的内容。请先看一看，再重新批准这个钩子。`;
    case "too-deep":
      return "数据嵌套太深，无法检查。";
    case "internal":
      return `chat-hooks 自身出错：${fault.detail}。请把这个问题报告给我们。`;
  }
}

function problem(problem: BindingProblem): string {
  switch (problem.code) {
    case "missing-file":
      return `“${problem.path}”不存在。请把它放到那里，或改正这一条配置。`;
    case "is-folder":
      return `“${problem.path}”不是可以运行的文件。请写脚本文件本身。`;
    case "missing-program":
      return `在工作区之外找不到程序“${problem.word}”。请安装它，或改正命令。`;
    case "not-executable":
      return `“${problem.path}”没有执行权限。请运行：chmod +x ${problem.path}`;
    case "link-leaves":
      return `“${problem.path}”是一个指向工作区外的链接。请直接放文件本身，或写明它指向的位置。`;
    case "unreadable":
      return `“${problem.path}”无法读取（${problem.detail}）。`;
    case "too-large-inside":
      return `“${problem.path}”超过 ${problem.most / 1_048_576} MiB，太大了，批准时无法复制。请把它放到工作区之外。`;
    case "embedded-inside":
      return `“${problem.path}”指向工作区里或无法绑定的位置，却不是批准时会复制的文件：能写那里的人就能改变实际运行的内容。请把每个脚本和文件单独写成一个参数。`;
    case "not-looked-up":
      return "还没有检查：提议钩子的文件里写到的东西太多，一次查不完。请删掉不需要的条目，再发送 /hooks list。";
    case "url-refused":
      return urlRefusal(problem.refusal);
  }
}

type FileFaultValues = Parameters<typeof describeFault.fileFault>[0];

const TYPES: Readonly<Record<string, string>> = {
  number: "数字，例如 10",
  int: "整数，例如 100",
  boolean: " true 或 false",
  string: "文字，放在引号里",
  array: "文字列表，例如 [one, two]",
};

/** What is wrong in shell_hooks.yaml. */
function fileFault(at: FileFaultValues): string {
  const mean = at.near ? `是不是想写“${at.near}”？` : "";
  switch (at.code) {
    case "not-a-map":
      return "这一条不是一组设置。开头请写“- event: …”。";
    case "unknown-key":
      return `没有“${at.key}”这个设置项。${mean}`;
    case "duplicate-key":
      return `“${at.key}”写了两次，请只留一个。`;
    case "duplicate-entry":
      return `这个条目与第 ${at.first} 行的完全相同，请删掉一个。`;
    case "missing-key":
      return `缺少“${at.key}”，请加上。`;
    case "wrong-type":
      return `“${at.key}”写的是 ${at.value}；应写成${TYPES[String(at.expected)] ?? at.expected}。`;
    case "out-of-range":
      return `“${at.key}”的值是 ${at.value}，允许的范围是 ${at.range}。`;
    case "unknown-event":
      return `没有“${at.value}”这个事件。${mean}`;
    case "unknown-word":
      return `“${at.key}”的值是“${at.value}”，只能从这些里选：${(at.words as string[]).join("、")}。`;
    case "not-for-type":
      return `${at.type} 类型的钩子不能写“${at.key}”。请删掉它，或改用别的类型。`;
    case "bad-command":
      return `命令无法拆分成词：“${at.value}”第 ${at.at} 个字符处的 ${at.symbol} 没有闭合。`;
    case "too-many-words":
      return `命令超过 ${at.most} 个词。请把它们放进脚本里。`;
    case "bad-url":
      return `“${at.value}”不是 http 或 https 网址。`;
    case "withheld-variable":
      return `“${at.value}”绝不会交给钩子。请改用你自己的变量。`;
    case "bad-variable":
      return `“${at.value}”不是有效的变量名。`;
    case "file-too-large":
      return `文件超过 ${at.most} 字节，请精简。`;
    case "too-many-hooks":
      return `从这里起，钩子已超过 ${at.most} 个，后面的不再读取。`;
    case "entry-too-long":
      return `这一条超过 ${at.most} 个字符。请把长内容放进脚本里。`;
    case "no-hooks-list":
      return "文件里要有一个“hooks:”，下面是钩子列表。";
    case "tab-indent":
      return "这一行以制表符开头，而 YAML 只接受空格。请替换掉。";
    case "bad-escape":
      return `YAML 的双引号里不能用“${at.near}”这个转义。请给匹配规则改用单引号。`;
    case "too-many-aliases":
      return "这一条用了太多别名。请直接写出完整内容。";
    case "takes-too-long":
      return "读这个文件太费时间，它改动之前不会再读。请把它改短、写得简单些。";
    case "cannot-be-read":
      return `读不了这个文件（${at.detail}）。请换个简单的写法重写。`;
    case "not-read":
      return "从这里起不再读取：提议钩子的文件太多或太大，超出了一次能读的限度。请减少或缩短这些文件。";
    case "more-faults":
      return `从这里起还有 ${at.count} 处错误。请先改正上面的。`;
    default:
      return formatFault(at) ?? `这不是有效的 YAML：${at.detail}。请改正。`;
  }
}

/** What can go wrong, in words: each names the value and the way out. */
export const describeFaultZh = { fault, problem, fileFault, urlRefusal };
