import type { askTexts as en } from "./en-ask.js";

const unanswered = (hook: string, why: string, reason: string): string =>
  `“${hook}”要求由人来决定，但没有得到同意。${reason}（${why}）`;

/** 需要由人来决定的事。 */
export const askTexts: typeof en = {
  notAllowed: {
    allowed: () => "",
    denied: (hook, reason) => `“${hook}”就此征求了所有者的意见，所有者没有同意。不要换别的办法去做同一件事。${reason}`,
    late: (hook, reason) => unanswered(hook, "没有人及时答复", reason),
    withdrawn: (hook, reason) => unanswered(hook, "请求在此期间已取消", reason),
    nobody: (hook, reason) => `“${hook}”要求由人来决定，但没有得到同意。${reason}`,
    "too-many": (hook, reason) => unanswered(hook, "已有五个问题待答复，请先处理", reason),
  },
  deniedWith: (hook, reason, words) =>
    `“${hook}”就此征求了所有者的意见，所有者没有同意，并对你说：“${words}”。除此之外，不要换别的办法去做同一件事。${reason}`,
  allowedForNow: (hook) => `“${hook}”遇到这类调用会询问所有者，而这个完全相同的调用目前已获准。`,
  allowedCall: (hook) => `“${hook}”就这次调用征求了所有者的意见，所有者同意了，仅限这一次。`,
  waiting: "正在等待所有者决定",

  title: (code) => `❓ 可以继续吗？[${code}]`,
  hookLine: (hook, event) => `提问的钩子：${hook}（${event}）`,
  reasonLine: (reason) => `理由：${reason}`,
  toolLine: (name) => `智能体想使用 ${name}：`,
  placeLine: "智能体的 shell 想访问：",
  messageLine: (where, length) => `有一条 ${length} 个字符的消息被暂时扣下，它要发往 ${where}。`,
  textElsewhere: "消息内容只在网页和终端上显示。",
  textLine: "消息内容：",
  modelLine: (model, used) => `智能体要调用模型 ${model}${used}。只要原因不变，同意在你发下一条消息之前一直有效。`,
  used: (tokens, costUsd) =>
    tokens === undefined
      ? ""
      : `（本会话已用 ${tokens} 个 token${costUsd === undefined ? "" : `，$${costUsd.toFixed(4)}`}）`,
  claimLine: (goal) => `智能体说这件事已经完成：${goal}`,
  tooLong: "内容太长，这里显示不全，所以在这里只能拒绝。网页和终端上可以看到全部内容。",
  notShown: "内容不能在这里显示，所以在这里只能拒绝。网页和终端上可以看到全部内容。",
  howTo: (code, forSession) =>
    `同意：/hooks yes ${code} – 拒绝：/hooks no ${code}${forSession ? ` – 本次会话内一律同意完全相同的调用：/hooks yes ${code} session` : ""}`,
  howToLast: (code) => `想让完全相同的调用在这个聊天里暂时不再询问：/hooks yes ${code} 15m，或 /hooks yes ${code} 今天`,
  howToDeny: (code) => `拒绝：/hooks no ${code}`,
  deadline: (minutes) => (minutes <= 1 ? "一分钟内没有答复，就当作拒绝。" : `${minutes} 分钟内没有答复，就当作拒绝。`),
  choices: {
    yes: "✓ 同意这一次",
    session: "✓ 本次会话都同意",
    quarter: "✓ 15 分钟内都同意",
    today: "✓ 今天都同意",
    no: "✗ 拒绝",
  },

  allowed: (code, by) => `✓ ${code}：${by} 已同意。`,
  denied: (code, by) => `✗ ${code}：${by} 已拒绝。`,
  late: (code) => `✗ ${code}：没有人及时答复，当作拒绝。`,
  withdrawn: (code) => `– ${code}：请求已取消，不用再决定了。`,
  allowedNow: (code, hook) => `已同意，仅限这一次：${hook} 询问的操作会继续 [${code}]。`,
  allowedForTurn: (code, hook) => `已同意，在你发下一条消息之前有效：${hook} 询问的操作会继续 [${code}]。`,
  allowedForSession: (code, hook) => `本次会话都同意：${hook} 再问到完全相同的调用时会直接放行 [${code}]。`,
  allowedForAWhile: (code, hook, until) =>
    `已同意到 ${until}（UTC）：在那个聊天里、由那个人引起的完全相同的调用，${hook} 再问时直接放行 [${code}]。/hooks pending 可以查看，/hooks revoke ${code} 可以收回。`,
  wordsHeard: "你的话会转给智能体。",
  wordsUnheard: "你的话没有转达：消息被拒时，说明显示在聊天里，智能体看不到。",
  deniedNow: (code, hook) => `已拒绝：${hook} 询问的操作不会继续 [${code}]。`,
  already: (code, by, allowed) =>
    `“${code}”已经由 ${by} ${allowed ? "同意" : "拒绝"}了。什么都没有改变；发送 /hooks pending 可以查看待答复的问题。`,
  tooLate: (code) => `“${code}”已经结束：没有人及时答复，当作拒绝。可以让智能体再试一次。`,
  withdrawnAlready: (code) => `“${code}”已经结束：还没有人答复，请求就取消了，什么都没有运行。可以让智能体再试一次。`,
  unknown: (code) => `没有确认码为“${code}”的待答复问题。发送 /hooks pending 可以查看待答复的问题。`,
  onlyOnce: (code) =>
    `只有能确定聊天和用户的工具调用，才能同意更长时间。什么都没有改变；只同意这一次：/hooks yes ${code}`,
  badTime: (code, given) =>
    `“${given}”不是可以同意的时长。什么都没有改变；请写一分钟到一天之间的时长，例如 /hooks yes ${code} 15m、/hooks yes ${code} 2h 或 /hooks yes ${code} 今天`,
  onlyDeny: (code) =>
    `“${code}”的内容在这里显示不全，所以不能在这里同意。请到网页或终端上处理，或者拒绝：/hooks no ${code}`,
  nothingWaits: "目前没有需要你决定的事。",
  delayed: (count) => `有 ${count} 条消息被钩子推迟，发出时会再检查一遍：`,
  delayedLine: (time, where, length, hook) => `${time} → ${where}，${length} 个字符（${hook}）`,
  waitingLine: (where, what, since) => `等 ${where} 再发来消息后发出：${what}，最早的从 ${since} 起。`,
  counted: (counts) => {
    const names = { reply: "条回复", push: "条推送", note: "条钩子提示", notice: "条通知" };
    return counts.map(([kind, count]) => `${count} ${names[kind]}`).join("、");
  },

  grantsTitle: "目前不经询问直接放行的调用：",
  grantsListed: (count) => `目前有 ${count} 个调用不经询问直接放行；发送 /hooks pending 查看。`,
  grantLine: (code, tool, input) => `[${code}] ${tool} ${input}`,
  grantScope: (hook, where, person) => `仅限完全相同的调用：${hook} 询问时，在 ${where}，由 ${person} 引起`,
  grantUntil: (until, by, uses) =>
    `到 ${until}（UTC）为止，由 ${by} 同意，${uses === 0 ? "还没有用过" : `已用 ${uses} 次`}`,
  grantEnded: (code) => `已收回：用 ${code} 同意的调用，从现在起会重新询问。`,
  passedByGrant: (code) => `按 ${code} 的同意，未经询问直接放行`,
};
