import { quotedPattern } from "../lib/show-value.js";
import type { doctorTexts as en } from "./en-doctor.js";
import { coldReason } from "./zh-faults.js";

const minuteOf = (at: number): string => new Date(at).toISOString().replace("T", " ").slice(0, 16);

/** doctor、test、why 和 log 的用语。 */
export const doctorTexts: typeof en = {
  doctorStart: (count) => `正在试运行 ${count} 个已批准的钩子……`,
  doctorStep: (done, all, hook) => `第 ${done + 1} 个，共 ${all} 个：${hook}`,
  doctorNothing: "还没有批准任何钩子，没有可试的。发送 /hooks list 看看有哪些钩子。",
  doctorFine: (event, hook, verdict, ms) => `✓ ${event} → ${hook}：${verdict}，用时 ${Math.round(ms)} 毫秒`,
  doctorSummary: (fine, all) => `${all} 个已批准的钩子中有 ${fine} 个正常。`,
  macOS: "macOS 上：脚本被停止时，它留在后台的进程找不到；bash 也只能在没有保护的情况下运行。Linux 上没有这两个问题。",
  noInit:
    "机器人是这个容器的 1 号进程，脚本留下的进程没有谁来回收，时间久了会再也启动不了新进程。请让容器带上 init：docker run --init，compose 文件里写 init: true，或者在命令前加 tini。",
  unsupportedSystem: (system) =>
    `这个程序不能在“${system}”上运行。请在 Linux 或 macOS 上启动；Windows 请用 WSL（https://aka.ms/wsl）。`,
  helperMissing:
    "负责启动钩子的小进程在这里起不来，所以由机器人自己启动钩子，每次都会停顿片刻。请重新安装这个软件包，并检查这台机器是否还能启动更多进程。",
  helperLost: (times) =>
    `负责启动钩子的小进程自启动以来丢失过 ${times} 次，已重新启动：当时正在运行的钩子没有结论。请检查是否有程序结束了它，或内存是否不足。`,
  unusableEntries: (count) => `配置中有 ${count} 个条目无法使用：`,
  fieldsIgnored: (event, fields) => `它回答的 ${fields} 对 ${event} 不起作用。请检查拼写，或换一个事件。`,
  complained: (stderr) => `⚠ 它正常结束，但在 stderr 里报了：${stderr}`,
  silence(silence) {
    const { event, events } = silence;
    if (silence.kind === "stopped")
      return `它自 ${minuteOf(silence.since)}（UTC）以来没有再运行，而这期间发生了 ${events} 个事件；以前两次运行之间最多隔 ${silence.usual} 个。发送 /hooks why ${event} 看看是什么原因。`;
    const { key, pattern, tools, near } = silence;
    const next =
      near === undefined ? "如果还没有发生过这类事情，那就没有问题。" : `是不是想写 ${near}？请改好条目，再重新批准。`;
    const seen = tools.length === 0 ? "" : `期间调用过的工具：${tools.join("、")}。`;
    return `它的 ${key} ${quotedPattern(pattern)} 在 ${events} 个 ${event} 事件中一次也没有匹配。${seen}${next}`;
  },
  textAroundJson: "除了 JSON，它还输出了别的文字。JSON 已经找到，但保险起见，请把日志输出到 stderr。",
  callsTheBot: "它好像在 pre_llm_call 里调用了机器人自己的 /chat，等于在调用模型的途中又去问模型。请直接调用模型接口。",
  otherDialect: (dialect) =>
    `这个脚本像是按 ${dialect} 的格式写的。请在它的条目里加上“dialect: ${dialect}”，再重新批准。`,
  staysCold: ({ why, detail = "" }) => `它没有预热，而是每个事件都重新启动，结论不变：${coldReason(why, detail)}`,
  verdicts: { continue: "放行", block: "拦截", ask: "询问", drop: "丢弃", delay: "推迟", "no-verdict": "没有结论" },
  rewrote: "已改写",
  outcomeLine: (verdict) => `结果：${verdict}`,
  reasonLine: (reason) => `原因：${reason}`,
  reasonMasked: (event, id) =>
    `它重复了被检查的内容，日志都不保存这些。完整的理由在当时被拦下的地方；想再看一次：/hooks test ${event} <JSON 数据>，或者手动运行 /hooks show ${id} 显示的脚本。`,
  messageReasonMasked: (id) =>
    `它重复了被拦下的消息，任何地方都不保存这些。想看完整的理由，请用那条消息手动运行 /hooks show ${id} 显示的脚本。`,
  rewriteLine: (value) => `改写为：${value}`,
  contextLine: (value) => `给智能体的补充信息：${value}`,
  noteLine: (value) => `给你的提示：${value}`,
  runLine: (hook, verdict, ms) => `• ${hook}：${verdict}，用时 ${Math.round(ms)} 毫秒`,
  testedWhileOff: "（总开关是关的，这只是试运行。发送 /hooks on 才会真正生效。）",
  nothingFired: (event) => `没有已批准的钩子与这次的 ${event} 相符。发送 /hooks why ${event} 查看原因。`,
  notRecorded: (id) => `没有保留事件“${id}”的内容。记录打开期间通过的事件才能再试：/hooks record on`,
  badJson: (detail, example = '{"tool_input": {"command": "ls"}}') =>
    `这不是有效的 JSON（${detail}）。请用英文引号和半角标点，例如：${example}`,
  whyNone: (event) => `没有为 ${event} 配置钩子。发送 /hooks list 看看有哪些钩子。`,
  neverFires: (subject, words) =>
    `它针对的是 ${JSON.stringify(subject)}，而自带的机器人没有这种情况，只有：${words}。除非你自己的机器人会触发，否则这个钩子永远不会运行。`,
  whyFires: "现在会触发",
  whyNot: {
    off: "不会触发：总开关是关的。发送 /hooks on 打开。",
    "not-approved": (id) => `不会触发：还没有批准。/hooks approve ${id}`,
    "matcher-missed": (pattern) => `只有匹配规则命中时才会触发：${quotedPattern(pattern)}（这份数据没有命中）。`,
    elsewhere: (place, here) => `在别处才会触发：${place}（这份数据：${here}）。`,
    "subject-missed": (pattern, about) =>
      `只有对象匹配时才会触发：${quotedPattern(pattern)}（这份数据的对象是“${about}”）。`,
    "not-for": (pattern) =>
      `不处理这一类事件${pattern === "" ? "" : `，或者匹配规则 ${quotedPattern(pattern)} 没有命中`}。`,
    observe: "会触发，但只观察：它的结论只记入日志，不会执行。",
  },
  lastBlock: (time, event) => `上一次拦截：${time}（UTC），事件 ${event}：`,
  blockedUnheard: (fault) => `它没有给出结论，按设置（fail_closed）这时要拦截。${fault}`,
  lastBlockHint: (id) => `/hooks show ${id} 查看脚本；/hooks log 查看还运行了什么。`,
  revokedSince: "这个钩子现在已经没有批准。",
  noBlock: "最近没有拦截过任何东西。下面用示例数据逐个说明各钩子的情况：",
  noneConfigured: "还没有配置钩子。/hooks examples 列出可以安装的钩子。",
  whyFaulty: (fault) => `但上一次运行没有给出结论：${fault}`,
  whyChanged: "触发的是批准过的版本，不是工作区里现在的版本。",
  masksHint: "▇▇▇ 代表与被检查内容重复的部分。发送 /hooks why 看最近一次拦截的完整理由在哪里。",
  noLog: "还没有钩子触发过。可以用 /hooks test <事件> 试一试。",
  logLine: (time, event, hook, verdict, ms) => `${time} ${event} ${hook}：${verdict}，用时 ${Math.round(ms)} 毫秒`,
};
