import type { ExampleOutcome } from "../core/rehearsal.js";
import type { NotReplayed } from "../core/replay.js";
import type { replayTexts as en } from "./en-replay.js";

const outcomes: Readonly<Record<ExampleOutcome, string>> = {
  passed: "放行",
  blocked: "拦截",
  asked: "询问",
  rewritten: "改写",
  "not-wanted": "放行",
  "no-verdict": "没有给出结论",
};

const why: Readonly<Record<NotReplayed["why"], string>> = {
  "not-recording": "没有记录可用。发送 /hooks record on，之后通过的内容会加密保存，就能回答这个问题",
  "no-sandbox": "这里没有断网的沙箱。请在运行机器人的机器上安装 bubblewrap，然后重启机器人",
  "no-program": "它调用的是一个网址，而记录的内容不会发往任何地方",
  "cannot-block": "它所在的事件不能拦截任何东西",
  "names-others": "它还没有被批准，而除了工作区里的文件，它还会读取别的文件。请先看它的内容，再批准",
  "no-verdict": "它在沙箱里没有给出结论",
  gone: "它已不在提议中，也没有被批准。/hooks list 会列出现有的钩子",
};

export const replayTexts: typeof en = {
  recording: (days) => `正在记录：通过的内容加密保存 ${days} 天。/hooks record off 停止记录并全部删除。`,
  notRecording: "没有在记录。/hooks record on 把通过的内容保存 7 天，/hooks record on 30d 保存 30 天。",
  recordOn: (days) =>
    `记录已打开：从现在起，通过钩子的内容会加密保存 ${days} 天，最多 32 MiB；被拦截或扣下的内容绝不保存。之后 /hooks show <id> 会说明一个钩子本来会拦下什么。/hooks record off 停止记录并全部删除。`,
  recordOff: "记录已关闭，保存的内容已全部删除。",
  alreadyOff: "记录本来就是关闭的，没有保存任何内容。",
  whileOff: "钩子处于关闭状态，没有内容经过它们，所以什么都不会记录。/hooks on 可以打开。",
  tooManyDays: (days) => `${days} 天太长：最多保存 30 天。请发送 /hooks record on 30d。`,
  replaying: (target) => `正在用通过的内容试运行 ${target}…`,
  result: ({ events, blocked, asked, unheard, differ, leftOut, unkept }) => {
    const others = unkept === 0 ? "" : `另有 ${unkept} 个当时被扣下或太大，无法重放。`;
    if (events === 0) return `记录里还没有这类通过的事件，无法重放。${others}`;
    return [
      `最近通过的 ${events} 个事件里，它${blocked === 0 ? "一个也不会拦截" : `会拦截 ${blocked} 个`}`,
      asked === 0 ? "" : `，会询问 ${asked} 个`,
      "。",
      differ === undefined ? "" : differ === 0 ? "新旧版本没有差别。" : `新旧版本有 ${differ} 个结果不同。`,
      unheard === 0 ? "" : `有 ${unheard} 个它没有给出结论。`,
      leftOut === 0 ? "" : `还有 ${leftOut} 个更早的来不及试。`,
      others,
    ].join("");
  },
  notReplayed: ({ why: reason }, detail) =>
    `没有用通过的内容试运行：${why[reason]}${detail === "" ? "" : `：${detail}`}。`,
  lookAtEach: (id) => `逐个查看：/hooks show ${id} blocked`,
  tryIt: (id) => `它本来会拦下什么？/hooks show ${id} blocked`,
  lookAtOne: (id, at) => `查看其中一个的全部内容：/hooks show ${id} blocked ${at}`,
  noSuch: (typed, id) => `其中没有“${typed}”。/hooks show ${id} blocked 会列出它们的编号。`,
  found: (at, when, what, outcome, before) =>
    `${at}. ${when}  ${outcomes[outcome]}${before === undefined ? "" : `（已批准的版本：${outcomes[before]}）`}：${what}`,
  inTranscript: (events) => `会话记录里有 ${events} 个事件。`,
  noTranscript: (path) =>
    `“${path}”不是 Claude Code 的会话记录：应该每行一个 JSON，例如 ~/.claude/projects/<project>/<session>.jsonl。`,
  unreadable: (path, detail) => `无法读取“${path}”（${detail}）。请检查路径后重试。`,
  more: (shown) => `只显示最新的 ${shown} 个。`,
};
