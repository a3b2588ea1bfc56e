import { expect, test } from "vitest";
import { eventually } from "../../support/eventually.js";
import { holdClock } from "../../support/held-clock.js";
import { makeListeningWechaty } from "../../support/listening-wechaty.js";
import { type } from "../../support/workbench.js";

const CALL = { session_id: "s", tool_name: "bash", tool_input: { command: "rm -rf build" }, tool_use_id: "1" };
const ASKS = `#!/bin/sh
input=$(cat)
case "$input" in
  *hooks_reply*) exit 0 ;;
  *pre_tool_call*|*HOLD*) echo '{"decision": "ask", "reason": "is this wanted?"}' ;;
esac
`;

type Event = "pre_tool_call" | "on_outbound_message";

/** A Wechaty whose owner is asked about calls, or about messages that say so. */
async function makeAskingWechaty(event: Event, { locale = "en", keys = "" } = {}) {
  const all = await makeListeningWechaty({ locale });
  const { bench, hooks, bot, owner, puppet, textsTo } = all;
  bench.script("ask.sh", ASKS);
  bench.propose(`hooks:\n  - { event: ${event}, command: ./ask.sh${keys} }\n`);
  const asOwner = { channel: "wechat", senderId: "owner" };
  await type(hooks, `/hooks approve ${event} ./ask.sh`, asOwner);
  await type(hooks, "/hooks on", asOwner);
  puppet.sent.length = 0;
  return {
    ...all,
    /** The next thing the owner reads. */
    async next(): Promise<string> {
      await eventually(() => textsTo(owner).length).toBeGreaterThan(0);
      const [text = ""] = textsTo(owner);
      puppet.sent.length = 0;
      return text;
    },
    say: async (text: string) => (await bot.Contact.find({ id: "stranger" }))?.say(text),
  };
}

const codeIn = (text: string): string => /\[(\w{4})\]/.exec(text)?.[1] ?? "no code";

test("the owner is asked in words, and answers with the code", async () => {
  const { hooks, next, push, seen } = await makeAskingWechaty("pre_tool_call");
  const outcome = hooks.fire("pre_tool_call", CALL);
  const card = await next();
  const code = codeIn(card);
  for (const part of [
    "./ask.sh (pre_tool_call)",
    '"command": "rm -rf build"',
    `/hooks yes ${code}`,
    `/hooks no ${code}`,
  ])
    expect(card).toContain(part);
  push(`/hooks yes ${code}`);
  expect((await outcome).verdict).toBe("continue");
  // Once: the reply is the outcome.
  expect(await next()).toContain("Allowed once");
  push("and now?");
  await eventually(() => seen.length).toBe(2);
  expect(seen).toEqual(["before: and now?", "after: and now?"]);
});

test("in Chinese, and what another owner decides elsewhere is told in one line", async () => {
  const { hooks, bench, next } = await makeAskingWechaty("pre_tool_call", { locale: "zh" });
  const outcome = hooks.fire("pre_tool_call", CALL);
  const card = await next();
  expect(card).toContain("可以继续吗");
  const terminal = await bench.open({ owners: ["cli:local"] });
  await type(terminal, `/hooks no ${codeIn(card)}`, { channel: "cli", senderId: "local" });
  expect((await outcome).verdict).toBe("block");
  expect(await next()).toBe(`✗ ${codeIn(card)}：cli:local 已拒绝。`);
});

test("nobody else decides, and what nobody decides is told as a no", async () => {
  const { hooks, next, push, seen } = await makeAskingWechaty("pre_tool_call", { keys: ", ask_timeout: 2" });
  const clock = holdClock();
  const outcome = hooks.fire("pre_tool_call", CALL);
  const code = codeIn(await next());
  push(`/hooks yes ${code}`, { talkerId: "stranger" });
  push(`/hooks yes ${code}`, { talkerId: "self" });
  push("the last word");
  await eventually(() => seen).toContain("after: the last word");
  clock.advance(2_000);
  clock.release();
  expect((await outcome).verdict).toBe("block");
  expect(await next()).toBe(`✗ ${code}: timed out, so it is denied.`);
  push(`/hooks yes ${code}`);
  expect(await next()).toContain("is closed");
});

test.each([
  ["yes", "HOLD this text"],
  ["no", expect.stringMatching(/^\[message withheld by a hook: .*who denied it/)],
])("a held message is overtaken, and after a %s it is what it is", async (answer, arrives) => {
  const { say, next, push, stranger, textsTo, puppet } = await makeAskingWechaty("on_outbound_message");
  const held = say("HOLD this text");
  const card = await next();
  expect(card).toContain("A message of 14 characters is held, on its way to wechat stranger.");
  expect(card).not.toContain("HOLD");
  await say("second");
  await say("third");
  expect(textsTo(stranger)).toEqual(["second", "third"]);
  puppet.sent.length = 0;
  push(`/hooks ${answer} ${codeIn(card)}`);
  await held;
  await eventually(() => textsTo(stranger)).toEqual([arrives]);
});
