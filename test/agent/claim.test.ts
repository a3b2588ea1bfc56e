import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { isCompletionClaim } from "../../src/agent/claim.js";
import { LONG_TESTS } from "../support/long-tests.js";
import { workedMs } from "../support/worked.js";

interface Labelled {
  readonly claim: boolean;
  readonly reply: string;
}

const SETS = ["train", "unseen", "styles", "domains", "contrasts"] as const;

/** One reply a line: 1 or 0 for claim or not, and the text. */
function load(name: string): Labelled[] {
  const lines = readFileSync(new URL(`../fixtures/claims/${name}.jsonl`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
  return lines.map((line) => {
    const [claim, reply]: [0 | 1, string] = JSON.parse(line);
    return { claim: claim === 1, reply };
  });
}

const wronglyRead = (all: Labelled[]): string[] =>
  all.filter(({ claim, reply }) => isCompletionClaim(reply) !== claim).map(({ reply }) => reply);

/** The set that the rules were first made for is held to more. */
const boundsOf = (name: string) => (name === "train" ? { least: 0.99, most: 0.01 } : { least: 0.97, most: 0.02 });

describe.each(SETS)("replies that say they are done are told from the others: %s", (name) => {
  const { least, most } = boundsOf(name);
  const isChinese = ({ reply }: Labelled) => /[\u4e00-\u9fff]/.test(reply);
  test.each([
    ["English", load(name).filter((each) => !isChinese(each))],
    ["Chinese", load(name).filter(isChinese)],
  ])("%s", (_, replies) => {
    const claims = replies.filter(({ claim }) => claim);
    const others = replies.filter(({ claim }) => !claim);
    const missed = wronglyRead(claims);
    const flagged = wronglyRead(others);
    expect(1 - missed.length / claims.length, `missed: ${missed.join(" | ")}`).toBeGreaterThanOrEqual(least);
    expect(flagged.length / others.length, `flagged: ${flagged.join(" | ")}`).toBeLessThanOrEqual(most);
  });
});

test("no reply is in two sets", () => {
  const all = SETS.flatMap((name) => load(name).map(({ reply }) => reply));
  expect(all.filter((reply, at) => all.indexOf(reply) !== at)).toEqual([]);
});

const hostile = [
  ..."a'\"`“「>*✅已我写。.?\n",
  ...[
    "i have ",
    "is now ",
    "not done, ",
    "the x ",
    "no i did.\n",
    "hm\n",
    "```\n",
    "\n> ",
    "x.x",
    "in 1234 is done ",
    "and the ",
  ],
  ...[
    "已经没",
    "这个，",
    "帮你",
    "给你这",
    "不做完了，",
    "我这个那个",
    "已这个那个这个那个",
    "在 qq",
    "a/",
    "/a",
    "](",
    "1 of ",
  ],
];
const sized = (unit: string, bytes: number) => unit.repeat(Math.floor(bytes / Buffer.byteLength(unit)));

function readingMs(reply: string): number {
  const start = workedMs();
  isCompletionClaim(reply);
  return workedMs() - start;
}

test("time grows with the length of a reply and no faster", () => {
  for (const unit of hostile.filter((_, at) => LONG_TESTS || at % 4 === 0)) {
    const short = readingMs(sized(unit, 25_000));
    const long = readingMs(sized(unit, 100_000));
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

test.each([
  ["I read the file; it contains 12 names.", false],
  ["I looked at the logs and compared both runs.", false],
  ["I read the file and wrote a summary to notes.md.", true],
  ["我看了文件，里面有 12 个名字。", false],
  ["论文读完了，摘要写在 digest.md。", true],
])("looking is no work of its own: %j", (reply, claim) => {
  expect(isCompletionClaim(reply)).toBe(claim);
});

test.each([
  ["The page is up at http://localhost:3000/a", true],
  ["You can find the report in report.md.", true],
  ["You can find out more in the manual.", false],
  ["All 14 tests pass now.", true],
  ["12 of 14 tests pass.", false],
  ["The table now lists every country.", true],
  ["The page no longer crashes.", true],
  ["我把文件放到桌面了", true],
  ["现在打开首页就能看到新的横幅了。", true],
])("a result says that the work is done: %j", (reply, claim) => {
  expect(isCompletionClaim(reply)).toBe(claim);
});

test.each([
  ["I opened the settings and changed the theme.", true],
  ["You have written the tests and fixed the bug.", false],
  ["It will be built and deployed.", false],
  ["I went with Postgres and set up the schema.", true],
  ["Set up the schema and restart the server.", false],
  ["The header and footer are fixed.", true],
])('what "and" adds has the subject of what it is added to: %j', (reply, claim) => {
  expect(isCompletionClaim(reply)).toBe(claim);
});

test.each([
  "If the file is saved, close the window.",
  "Open the settings, switch it on and it's done.",
  "First, open the settings. Then click Export. The file is saved to your downloads folder.",
  "Can't do that, sorry: the repository is archived.",
  "Your order was shipped on 5 May, according to the shop.",
  "The museum was renovated and reopened in 2019.",
  "Your changes are saved automatically every minute.",
  "Next steps:\n- tests written\n- page published",
  "- [x] header\n- [ ] footer",
  "如果完成了，请告诉我。",
  "打开设置，启用它就搞定了。",
  "据物流显示，包裹已交给快递员。",
  "五个页面完成了三个。",
])("conditions, steps, reasons, hearsay, history, habits, plans and parts are no reports: %j", (reply) => {
  expect(isCompletionClaim(reply)).toBe(false);
});

test.each([
  ["Deployed. If it doesn't work on your machine, clear the cache.", true],
  ["Fixed. It failed because the mock returned undefined.", true],
  ["Uploaded. You still need to sign it there.", true],
  ["I've added the route, but the tests still fail.", false],
  ["发布完成。如果打不开，请清缓存。", true],
  ["路由加了，不过测试还是失败。", false],
])("only what does not hold takes a claim back: %j", (reply, claim) => {
  expect(isCompletionClaim(reply)).toBe(claim);
});

test.each([
  ["Ready.", true],
  ["Ready when you are.", false],
  ["Weights stored under `runs/7`.", true],
  ["Homepage ✅", true],
  ["✅ Homepage", false],
  ["Kitchen floor mopped", true],
  ["Mara's parcel returned", false],
])("a few words without a verb of their own can be a report: %j", (reply, claim) => {
  expect(isCompletionClaim(reply)).toBe(claim);
});

test.each([
  ["The report was published in May", true],
  ["May I publish it?", false],
  ["It may be published.", false],
  ["The training set is uploaded.", true],
])("a word with two meanings is read by its neighbours: %j", (reply, claim) => {
  expect(isCompletionClaim(reply)).toBe(claim);
});

test.each([
  ["The shop has been open for an hour.", false],
  ["The page then is live.", false],
  ["The site is built in React.", false],
  ["The site is now built in React.", true],
  ["Both runs", false],
  ["Both runs pass.", true],
])("how things are anyway is no report: %j", (reply, claim) => {
  expect(isCompletionClaim(reply)).toBe(claim);
});
