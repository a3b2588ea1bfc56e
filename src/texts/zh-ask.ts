import type { askTexts as en } from "./en-ask.js";

const unanswered = (hook: string, why: string, reason: string): string =>
  `“${hook}”要求由人来决定，但没有得到同意。${reason}（${why}）`;

/** 需要由人来决定的事。 */
export const askTexts: typeof en = {
  notAllowed: {
    allowed: () => "",
    denied: (hook, reason) => `“${hook}”为此询问了人，得到的回答是不同意。不要换别的办法去做同一件事。${reason}`,
    late: (hook, reason) => unanswered(hook, "没有人及时答复", reason),
    nobody: (hook, reason) => `“${hook}”要求由人来决定，但没有得到同意。${reason}`,
    "too-many": (hook, reason) => unanswered(hook, "已经有五个问题在等，要先答复那些", reason),
  },
  allowedCall: (hook) => `“${hook}”为这次调用询问了人，得到同意，仅限这一次。`,
  waiting: "正在等人来决定",

  title: (code) => `❓ 可以继续吗？[${code}]`,
  hookLine: (hook, event) => `提问的钩子：${hook}（${event}）`,
  reasonLine: (reason) => `理由：${reason}`,
  toolLine: (name) => `智能体想使用 ${name}：`,
  messageLine: (where, length) => `有一条 ${length} 个字符的消息被暂时扣下，它要发往 ${where}。`,
  textElsewhere: "消息内容只在网页和终端上显示。",
  textLine: "消息内容：",
  claimLine: (goal) => `智能体说这件事已经完成：${goal}`,
  tooLong: "内容太长，这里显示不全，所以在这里只能拒绝。网页和终端上可以看到全部内容。",
  notShown: "内容不能在这里显示，所以在这里只能拒绝。网页和终端上可以看到全部内容。",
  howTo: (code, forSession) =>
    `同意：/hooks yes ${code} – 拒绝：/hooks no ${code}${forSession ? ` – 本次会话内一律同意完全相同的调用：/hooks yes ${code} session` : ""}`,
  howToDeny: (code) => `拒绝：/hooks no ${code}`,
  deadline: (minutes) => (minutes <= 1 ? "一分钟内没有答复，就当作拒绝。" : `${minutes} 分钟内没有答复，就当作拒绝。`),
  choices: { yes: "✓ 同意这一次", session: "✓ 本次会话都同意", no: "✗ 拒绝" },

  allowed: (code, by) => `✓ ${code}：${by} 已同意。`,
  denied: (code, by) => `✗ ${code}：${by} 已拒绝。`,
  late: (code) => `✗ ${code}：没有人及时答复，当作拒绝。`,
  allowedNow: (code, hook) => `已同意，仅限这一次：${hook} 所问的操作会继续 [${code}]。`,
  allowedForSession: (code, hook) => `本次会话都同意：${hook} 再问到完全相同的调用时会直接放行 [${code}]。`,
  deniedNow: (code, hook) => `已拒绝：${hook} 所问的操作不会继续 [${code}]。`,
  already: (code, by, allowed) =>
    `“${code}”已经由 ${by} ${allowed ? "同意" : "拒绝"}了。什么都没有改变；发送 /hooks pending 可以查看还在等的问题。`,
  tooLate: (code) => `“${code}”已经结束：没有人及时答复，当作拒绝。可以让智能体再试一次。`,
  unknown: (code) => `没有编号为“${code}”的问题在等。发送 /hooks pending 可以查看还在等的问题。`,
  onlyOnce: (code) => `只有工具调用才能在整个会话内同意。什么都没有改变；只同意这一次：/hooks yes ${code}`,
  onlyDeny: (code) =>
    `“${code}”的内容在这里显示不全，所以不能在这里同意。请到网页或终端上处理，或者拒绝：/hooks no ${code}`,
  nothingWaits: "没有什么在等你决定。",
  delayed: (count) => `有 ${count} 条消息被钩子推迟，发出时会再检查一遍：`,
  delayedLine: (time, where, length, hook) => `${time} → ${where}，${length} 个字符（${hook}）`,
};
