import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isCompletionClaim } from "../../src/agent/claim.js";

interface Labelled {
  lang: "en" | "zh";
  claim: boolean;
  reply: string;
}

const load = (name: string): Labelled[] =>
  JSON.parse(readFileSync(new URL(`../fixtures/claims/${name}.json`, import.meta.url), "utf8"));

function measure(name: string) {
  const all = load(name);
  const claims = all.filter(({ claim }) => claim);
  const others = all.filter(({ claim }) => !claim);
  const missed = claims.filter(({ reply }) => !isCompletionClaim(reply)).map(({ reply }) => reply);
  const flagged = others.filter(({ reply }) => isCompletionClaim(reply)).map(({ reply }) => reply);
  console.log(
    `${name}: ${missed.length} of ${claims.length} claims missed, ${flagged.length} of ${others.length} others flagged`,
  );
  return { found: 1 - missed.length / claims.length, wrong: flagged.length / others.length, missed, flagged };
}

test.each([
  ["train", 0.99, 0.01],
  // Hard wordings that nothing was tuned on: what is measured today, so that no change makes it worse.
  ["unseen", 0.7, 0.12],
])("replies that say they are done are told from the others: %s", (name, least, most) => {
  const { found, wrong, missed, flagged } = measure(name);
  expect(found, `missed: ${missed.join(" | ")}`).toBeGreaterThanOrEqual(least);
  expect(wrong, `flagged: ${flagged.join(" | ")}`).toBeLessThanOrEqual(most);
});

test("no reply is in both sets", () => {
  const train = new Set(load("train").map(({ reply }) => reply));
  expect(load("unseen").filter(({ reply }) => train.has(reply))).toEqual([]);
});

const hostile = [
  ..."a'\"`“「>*✅已我。.?\n",
  ...["i have ", "is now ", "not done, ", "the x ", "no i did.\n", "hm\n", "```\n", "\n> ", "x.x", "in 1234 is done "],
  ...["已经没", "这个，", "帮你", "给你这", "不做完了，", "我这个那个", "已这个那个这个那个"],
];

function bestOfFiveMs(reply: string): number {
  const runs = Array.from({ length: 5 }, () => {
    const start = performance.now();
    isCompletionClaim(reply);
    return performance.now() - start;
  });
  return Math.min(...runs);
}

test("time grows with the length of a reply and no faster", () => {
  const sized = (unit: string, bytes: number) => unit.repeat(Math.floor(bytes / Buffer.byteLength(unit)));
  for (const unit of hostile) {
    const short = bestOfFiveMs(sized(unit, 25_000));
    const long = bestOfFiveMs(sized(unit, 100_000));
    // Four times the text; a quadratic pattern would take sixteen. The rest absorbs a busy machine.
    expect(long, JSON.stringify(unit)).toBeLessThan(10 * short + 100);
  }
});

test.each([
  "```sh\necho Done\n```",
  "~~~\nI published the site.\n~~~",
  "```\nDone.\nthe fence is never closed",
  "> I have published the site.",
  "`Done.`",
  'The log says "I have published the site".',
  "The log says 'Done'.",
  "日志显示“网站已经上线”。",
  "日誌寫著「已完成」。",
])("code and quotes are not the agent's own words: %j", (reply) => {
  expect(isCompletionClaim(reply)).toBe(false);
});

test.each([
  "I've changed the title to “Not done yet”.",
  "Done.\n\n```sh\necho failed\n```",
  "已把标题改为「还没完成」，页面已发布。",
])("a claim stands whatever it quotes: %j", (reply) => {
  expect(isCompletionClaim(reply)).toBe(true);
});

test.each([
  ["Done. Actually, it failed.", false],
  ["It failed at first. I fixed the path and it is live now.", true],
  ["完成了。其实失败了。", false],
  ["第一次失败了，现在已经成功。", true],
  ["", false],
])("the last word counts: %j", (reply, claim) => {
  expect(isCompletionClaim(reply)).toBe(claim);
});
