import { setTimeout as sleep } from "node:timers/promises";
import { run, sequentialize } from "@grammyjs/runner";
import type { Middleware } from "grammy";
import { expect, onTestFinished, test } from "vitest";
import { aWhile } from "../../support/a-while.js";
import type { BotApiServer } from "../../support/bot-api-server.js";
import { eventually } from "../../support/eventually.js";
import { makeListeningBot } from "../../support/listening-bot.js";
import { idIn, type } from "../../support/workbench.js";

/** A turn of an agent that goes on until it is told to end. */
function makeTurn() {
  let end: () => void = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { ended, end };
}

/** A bot on which "long" takes until `end` is called, and every text is noted when it begins and when it ends. */
async function makeBusyBot(...early: Middleware[]) {
  const all = await makeListeningBot({ menu: false }, ...early);
  const turn = makeTurn();
  const notes: string[] = [];
  all.bot.on("message:text", async ({ msg: { text } }) => {
    notes.push(`${text} begins`);
    if (text === "long") await turn.ended;
    notes.push(`${text} ends`);
  });
  const say = (text: string): unknown => all.server.push(all.server.message(text));
  return { ...all, end: turn.end, notes, say };
}

const textsOf = (server: BotApiServer): unknown[] => server.sent("sendMessage").map(({ payload }) => payload.text);

test("/hooks off overtakes a long turn of the agent", async () => {
  const { server, hooks, poll, say, notes, isOn, end } = await makeBusyBot();
  await type(hooks, "/hooks on");
  await poll();
  say("long");
  say("/hooks off");
  await eventually(isOn).toBe(false);
  await server.arrived("sendMessage");
  expect(notes).toEqual(["long begins"]);
  end();
});

test("other messages wait for the long turn, and keep their order", async () => {
  const { server, poll, say, notes, end } = await makeBusyBot();
  await poll();
  for (const text of ["long", "two", "three", "/hooks off", "four"]) say(text);
  await server.arrived("sendMessage");
  await aWhile(50);
  say("five");
  await aWhile(50);
  expect(notes).toEqual(["long begins"]);
  end();
  await eventually(() => notes.at(-1)).toBe("five ends");
  const order = ["long", "two", "three", "four", "five"];
  expect(notes).toEqual(order.flatMap((text) => [`${text} begins`, `${text} ends`]));
});

test("with the runner, /hooks off overtakes a turn and the chat keeps its order", async () => {
  // The runner's own order comes first in such a bot; the guard, installed later, stands before it all the same.
  const { server, bot, hooks, notes, isOn, end } = await makeBusyBot(sequentialize((ctx) => String(ctx.chat?.id)));
  await type(hooks, "/hooks on");
  const runner = run(bot);
  onTestFinished(() => runner.stop());
  for (const text of ["long", "two", "/hooks off"]) server.push(server.message(text));
  await eventually(isOn).toBe(false);
  expect(notes).toEqual(["long begins"]);
  end();
  await eventually(() => notes.at(-1)).toBe("two ends");
});

test("a slow /hooks doctor does not hold up /hooks off", async () => {
  const { server, hooks, bench, poll, say, isOn } = await makeBusyBot();
  bench.script("slow.sh", "#!/bin/sh\n[ -e ready ] && until [ -e free ]; do sleep 0.02; done\nexit 0\n");
  bench.propose("hooks:\n  - {event: on_stop, command: ./slow.sh}\n");
  await type(hooks, `/hooks approve ${idIn(await type(hooks, "/hooks list"))}`);
  await type(hooks, "/hooks on");
  bench.write("ready", "");
  await poll();
  say("/hooks doctor");
  say("/hooks off");
  await eventually(isOn).toBe(false);
  await server.arrived("sendMessage", 2);
  expect(server.sent("editMessageText").map(({ payload }) => payload.text)).toEqual([]);
  bench.write("free", "");
});

test("bot.start() and bot.stop() end only when the running handler has ended", async () => {
  const { server, bot, say, notes, end } = await makeBusyBot();
  const ended: string[] = [];
  const polling = bot.start().then(() => ended.push("start"));
  await server.arrived("getUpdates");
  for (const text of ["long", "two"]) say(text);
  await eventually(() => notes).toEqual(["long begins"]);
  const stopped = bot.stop().then(() => ended.push("stop"));
  expect(bot.isRunning()).toBe(false);
  await aWhile();
  expect(ended).toEqual([]);
  end();
  await Promise.all([polling, stopped]);
  expect(notes).toEqual(["long begins", "long ends"]);
});

test("switches that are typed quickly take effect, and are answered, in the order they were typed", async () => {
  const { server, poll, say } = await makeBusyBot();
  await poll();
  const lines = Array.from({ length: 6 }, (_, index) => (index % 2 === 0 ? "on" : "off"));
  for (const line of lines) say(`/hooks ${line}`);
  await server.arrived("sendMessage", lines.length);
  const heard = textsOf(server).map((text) => /^Hooks are (ON|OFF) now/.exec(String(text))?.[1]?.toLowerCase());
  expect(heard).toEqual(lines);
});

test("many quick messages in a row do not hold up /hooks off", async () => {
  const { server, poll, say, bot } = await makeBusyBot();
  const rest = makeTurn();
  let handled = 0;
  bot.on("message:text", async () => {
    await Promise.race([sleep(240), rest.ended]);
    handled += 1;
  });
  for (let index = 0; index < 40; index++) say(`quick ${index}`);
  say("/hooks off");
  await poll();
  await server.arrived("sendMessage");
  // All of them together take ten seconds.
  expect(handled).toBeLessThan(40);
  rest.end();
});
