import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { LONG_TESTS } from "../support/long-tests.js";
import { runMany } from "../support/many-runs.js";
import { makeReadyBot } from "../support/ready-bot.js";
import { makeWorkbench, type } from "../support/workbench.js";

const SCRIPT = join(import.meta.dirname, "../../extensions/shell_hooks/examples/cost_footer.py");
/** The system's own python first: the shim of a version manager is slow. */
const PATH = `/usr/local/bin:/usr/bin:/bin:${process.env.PATH}`;

const AT_ONCE = LONG_TESTS ? 20 : 5;

async function inForce(options: string, more = "") {
  const bench = makeWorkbench();
  const entries = ["on_response_end", "pre_llm_call"].map(
    (event) => `  - {event: ${event}, command: ${SCRIPT} ${options}}\n`,
  );
  bench.propose(`hooks:\n${entries.join("")}${more}`);
  const hooks = await bench.open({ env: { PATH, HOME: bench.root, TZ: "Asia/Shanghai" } });
  const { text = "" } = await type(hooks, "/hooks list");
  for (const [, id] of text.matchAll(/NOT approved \[(\w{4})\]/g)) await type(hooks, `/hooks approve ${id}`);
  await type(hooks, "/hooks on");
  const name = createHash("sha256").update(bench.root).digest("hex").slice(0, 16);
  const file = join(bench.root, ".local/state/chat-hooks-cost", `${name}.json`);
  const ended = async (response: string, tokens?: number, session_id = "s") => {
    const { rewrite, notes } = await hooks.fire("on_response_end", { response, session_id, ...(tokens && { tokens }) });
    return { response: rewrite?.response, notes };
  };
  return { bench, hooks, file, ended };
}

describe("cost_footer.py", () => {
  it("adds a line in the reply's language, counts the day, and stops at the budget", async () => {
    const { hooks, file, ended } = await inForce("--price 2.5 --budget 0.005");
    expect((await ended("Hello there.\n", 1234)).response).toBe(
      "Hello there.\n\n— 1,234 tokens ≈ $0.0031 · today $0.0031 of $0.0050",
    );
    expect(await hooks.fire("pre_llm_call", { last_user_message: "go on" })).toMatchObject({ verdict: "continue" });
    expect((await ended("好的，我已经看过 README 了。", 1234)).response).toContain(
      "\n\n— 1,234 个 token ≈ $0.0031 · 今日 $0.0062 / $0.0050",
    );
    const refused = await hooks.fire("pre_llm_call", { last_user_message: "go on" });
    expect(refused).toMatchObject({
      verdict: "block",
      reason: expect.stringContaining("Today's budget is spent: $0.0062 of $0.0050"),
    });
    expect((await hooks.fire("pre_llm_call", { last_user_message: "继续吧" })).reason).toContain("今日预算已用完");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
    const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Shanghai" }).format(new Date());
    expect(JSON.parse(readFileSync(file, "utf8")).days, "the rehearsals are not in it").toEqual({
      [today]: { tokens: 2468, nano: 6_170_000 },
    });
  });

  it("leaves no trace when it is only tried", async () => {
    const { hooks, file } = await inForce("--price 2.5 --budget 0.005");
    await type(hooks, "/hooks doctor");
    expect(existsSync(dirname(file))).toBe(false);
  });

  it("keeps its sums in the folder for state, where there is one", () => {
    const bench = makeWorkbench();
    const env = { PATH, HOME: bench.root, XDG_STATE_HOME: join(bench.root, "state") };
    const where = spawnSync("python3", [SCRIPT, "--where"], { cwd: bench.root, encoding: "utf8", env }).stdout.trim();
    expect(dirname(where)).toBe(join(bench.root, "state/chat-hooks-cost"));
    const input = JSON.stringify({ event: "on_response_end", response: "Hi.", tokens: 5, cwd: bench.root });
    expect(spawnSync("python3", [SCRIPT], { input, env }).status).toBe(0);
    expect(existsSync(where)).toBe(true);
    expect(existsSync(join(bench.root, ".local"))).toBe(false);
  });

  it("takes its language from the reply's own words, not from what it quotes", () => {
    const bench = makeWorkbench();
    const replies: [response: string, words: string][] = [
      ["> 请把这一段话翻译成英文，谢谢你的帮助\n\nHere it is.", " tokens "],
      ["> Please translate this paragraph for me, thank you\n\n译文如下。", "个 token"],
      ["改好了：\n```sh\nnpm install && npm run build && npm test\n```", "个 token"],
      ["> 好的", "个 token"],
    ];
    const runs = replies.map(([response]) => ({
      input: JSON.stringify({ event: "on_response_end", response, tokens: 10, session_id: "s", cwd: bench.root }),
      ...{ options: ["--price", "2.5"], env: { PATH, HOME: bench.root }, cwd: bench.root },
    }));
    const lines = runMany(SCRIPT, runs).map(({ stdout }) => JSON.parse(stdout).response.split("\n").at(-1));
    expect(lines).toEqual(replies.map(([, words]) => expect.stringContaining(words)));
  });

  it("says nothing when the host tells no tokens, and counts without prices", async () => {
    const { ended } = await inForce("--budget 1");
    expect((await ended("Hello.")).response).toBeUndefined();
    expect((await ended("", 5)).response).toBeUndefined();
    expect((await ended("Hello.", 1500)).response).toBe("Hello.\n\n— 1,500 tokens · today 1,500");
  });

  it("counts a reply once that another hook rewrote behind it", async () => {
    const rewriter = makeWorkbench().script(
      "shout.sh",
      `#!/bin/sh\npython3 -c 'import json,sys; p=json.load(sys.stdin); print(json.dumps({"response": p["response"].replace("hello", "HELLO")}))'\n`,
    );
    const { file, ended } = await inForce(
      "--price 1",
      `  - {event: on_response_end, command: ${rewriter}, priority: 1}\n`,
    );
    const { response } = await ended("hello", 1000);
    expect(response).toBe("HELLO\n\n— 1,000 tokens ≈ $0.0010 · today $0.0010");
    expect(Object.values(JSON.parse(readFileSync(file, "utf8")).days)).toEqual([{ tokens: 1000, nano: 1_000_000 }]);
  });

  it(`loses no count of ${AT_ONCE} at once, and outlives broken sums`, async () => {
    const { file, ended } = await inForce("--price 1");
    await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => ended("hello", 1000, `s${at}`)));
    expect(Object.values(JSON.parse(readFileSync(file, "utf8")).days)).toEqual([
      { tokens: AT_ONCE * 1_000, nano: AT_ONCE * 1_000_000 },
    ]);
    writeFileSync(file, '{"days": [');
    const { response, notes } = await ended("hello", 7);
    expect(response).toContain("— 7 tokens");
    expect(notes.join()).toContain("could not be read");
    expect(readFileSync(`${file}.broken`, "utf8")).toBe('{"days": [');
  });

  it("prices both ways by what the host tells, or by the reply's length", () => {
    const { root } = makeWorkbench();
    const told = { tokens: 1_100, input_tokens: 1_000, output_tokens: 100 };
    const estimated = { tokens: 1_100, response: "word ".repeat(80) };
    const runs = [told, estimated].map((more) => ({
      input: JSON.stringify({ event: "on_response_end", response: "Hi.", session_id: "rehearsal", cwd: root, ...more }),
      ...{ options: ["--input", "1", "--output=10"], env: { PATH, HOME: root }, cwd: root },
    }));
    const lines = runMany(SCRIPT, runs).map(({ stdout }) => JSON.parse(stdout).response.split("\n").at(-1));
    expect(lines).toEqual(Array(2).fill("— 1,100 tokens ≈ $0.0020 · today $0.0020"));
  });

  it("refuses options that mean nothing", () => {
    const wrong = [["--price", "cheap"], ["--input", "1"], ["--budget"], ["--price", "NaN"], ["--cheap"]];
    const ends = runMany(
      SCRIPT,
      wrong.map((options) => ({ input: "{}", options, env: { PATH } })),
    );
    expect(ends.map(({ status }) => status)).toEqual(wrong.map(() => 1));
  });

  // How the ready bot takes such an answer, test/bot/events-answers.test.ts shows at every event.
  it.runIf(LONG_TESTS)("stands below a reply of the ready bot", async () => {
    const { bench, bot, model, chat } = await makeReadyBot();
    bench.propose(`hooks:\n  - {event: on_response_end, command: ${SCRIPT} --price 1000}\n`);
    const typed = (text: string) =>
      bot.hooks.handleCommand({ channel: "cli", senderId: "local", chat: "private", origin: "typed", text });
    const id = /NOT approved \[(\w{4})\]/.exec((await typed("/hooks list")).text ?? "")?.[1];
    await typed(`/hooks approve ${id}`);
    await typed("/hooks on");
    model.say({ text: "Paris, I think?" });
    expect((await chat("capital of France?")).reply).toBe("Paris, I think?\n\n— 2 tokens ≈ $0.0020 · today $0.0020");
  });
});
