import type { ExampleOutcome, NotLive } from "../core/rehearsal.js";
import type { rehearsalTexts as en } from "./en-rehearsal.js";

const why: Readonly<Record<NotLive, string>> = {
  "cannot-start": "试运行时它无法启动",
  "no-verdict": "试运行时它没有给出结论，而设置了 fail_closed，它会把一切都拦下",
  examples: "它没有通过自带的示例",
};

const outcomes: Readonly<Record<ExampleOutcome, string>> = {
  passed: "被放行了",
  blocked: "被拦截了",
  asked: "被暂扣，等待答复",
  rewritten: "被改写了（如果这样就对，请在该示例里加上 rewritten: true）",
  "not-wanted": "被钩子的 subject 或 matcher 排除在外，钩子根本看不到它",
  "no-verdict": "没有给出结论",
};

/** 试运行的说明：样例、随钩子一起的示例，以及尚未生效的钩子。 */
export const rehearsalTexts: typeof en = {
  tryingExamples: (target) => `正在用示例试运行 ${target}……`,
  approvedNotLive: (event, target, id) =>
    `已批准，但尚未生效：${event} → ${target}。请改好后重新批准；要按现状生效，再发一次 /hooks approve ${id}。想撤销：/hooks revoke ${id}`,
  offeredNotLive: (event, target, id) =>
    `已批准，但尚未生效：${event} → ${target} 的改动。之前的版本继续生效。请改好后重新批准；要按现状生效，再发一次 /hooks approve ${id}。`,
  asItIs: (event, target, id) => `已按现状生效：${event} → ${target}。想撤销：/hooks revoke ${id}`,
  notLive: (reason) => `尚未生效：${why[reason]}。`,
  notLiveHint: (id) => `/hooks doctor 会再试一次，/hooks approve ${id} 让它按现状生效，/hooks revoke ${id} 把它撤销。`,
  notLiveChanged: (id) => `目前没有任何版本在生效。/hooks show ${id} 显示差别，/hooks approve ${id} 试运行新版本。`,
  offered: (reason) =>
    `你批准了改动，但它尚未生效：${why[reason]}。之前的版本继续生效；再批准一次这个改动，它就按现状生效。`,
  whyNotLive: (id) => `不会触发：已批准，但尚未生效。/hooks approve ${id} 让它按现状生效。`,
  rehearsalAsked: (verdict, ms, inSandbox) =>
    `已${inSandbox ? "在沙箱里" : ""}用符合它自己规则的样例试运行一次：${verdict}，用时 ${Math.round(ms)} 毫秒。`,
  notTried: ({ why: reason, ...more }, detail) => {
    if (reason === "no-sample")
      return `没有试运行：做不出符合其规则“${detail}”的样例。请在它的条目里自己写几个：must_block 和 must_pass。`;
    if (reason === "no-time")
      return `没有试完：全部试运行加起来超过了 ${detail} 秒。请用 /hooks log 找出慢的钩子，再发送 /hooks doctor。`;
    const live = "它照样生效；/hooks doctor 会按实际运行的方式试它。";
    if (reason === "unset")
      return `没有试运行：启动机器人的环境里没有设置 ${"names" in more ? more.names : ""}。请设置后重启机器人。${live}它说：${detail}`;
    return reason === "network"
      ? `没有试运行：它需要网络上的东西，而当时连不上。${live}它说：${detail}`
      : `没有试运行：它需要的文件、文件夹或权限，沙箱里没有。${live}它说：${detail}`;
  },
  examplesLine: ({ blocked, passed, leftOut }) => {
    const parts = [
      ...(blocked.of > 0 ? [`应拦截 ${blocked.of} 个，拦住 ${blocked.right} 个`] : []),
      ...(passed.of > 0 ? [`应放行 ${passed.of} 个，放行 ${passed.right} 个`] : []),
      ...(leftOut > 0 ? [`${leftOut} 个没有试`] : []),
    ];
    return `示例：${parts.join("；")}。`;
  },
  exampleWrong: (place, example, outcome) => `⚠ 第一个不对的是 ${place}，${outcomes[outcome]}：${example}`,
  examplePlace: (list, number, isEarlier) => `${isEarlier ? "之前版本的 " : ""}${list} 第 ${number} 个`,
  exampleSaid: (words) => `它说：${words}`,
  noticeExamples: ({ blocked, passed }, first) => {
    const [letThrough, stopped] = [blocked.of - blocked.right, passed.of - passed.right];
    const tried = `在沙箱里用它的示例试过：应拦截 ${blocked.of} 个，拦住 ${blocked.right} 个；应放行 ${passed.of} 个，放行 ${passed.right} 个`;
    if (first === "") return `${tried}。`;
    const lost = [
      ...(letThrough > 0 ? [`放过了其中 ${letThrough} 个`] : []),
      ...(stopped > 0 ? [`没有放行其中 ${stopped} 个`] : []),
    ];
    return `${tried}。改动后的版本${lost.join("，")}，第一个是 ${first}。`;
  },
  noticeChangedNotLive: (event, target, changes) =>
    `⚠ ${event} → ${target}：${changes}。它已批准，但尚未生效。/hooks show ${event} ${target} 查看改动。`,
  exampleTrait: (toBlock, toPass) =>
    [...(toBlock === "" ? [] : [`必须拦截 ${toBlock}`]), ...(toPass === "" ? [] : [`必须放行 ${toPass}`])].join("，"),
  exampleCount: (count) => `${count} 个示例`,
};
