import { FileBox } from "file-box";
import { expect, onTestFinished, test } from "vitest";
import { type Message, WechatyBuilder } from "wechaty";
import { IlinkPuppet } from "../../src/channels/puppet-ilink/index.js";
import { ShellHooksPlugin } from "../../src/channels/wechat/index.js";
import { eventually } from "../support/eventually.js";
import { BOT, PERSON, startIlink, TOKEN } from "../support/ilink-server.js";
import { makeSignal } from "../support/signal.js";
import { makeWorkbench } from "../support/workbench.js";

test("a Wechaty bot on WeChat's own service obeys /hooks, is guarded, and hears each message once", async () => {
  const server = await startIlink(onTestFinished);
  server.statuses.push({ status: "confirmed", bot_token: TOKEN, ilink_bot_id: BOT, ilink_user_id: PERSON });
  const bench = makeWorkbench();
  const hooks = await bench.open({ owners: [`wechat:${PERSON}`] });
  bench.script("guard.sh", "#!/bin/sh\ngrep -q secret && exit 2\nexit 0\n");
  bench.propose("hooks: [{event: on_outbound_message, command: ./guard.sh}]\n");
  const stateDir = `${bench.state}-ilink`;
  const heard: string[] = [];
  const start = async () => {
    const puppet = new IlinkPuppet({ endpoint: server.url, stateDir });
    const bot = WechatyBuilder.build({ puppet });
    bot.use(ShellHooksPlugin(hooks, { locale: "en" }));
    bot.on("message", async (message: Message) => {
      heard.push(message.text());
      // Who is stopped meanwhile cannot answer any more.
      await message.say(`echo ${message.text()}`).catch(() => undefined);
    });
    await bot.start();
    onTestFinished(() => bot.stop());
    return { bot, puppet };
  };
  const texts = (): string[] =>
    server.delivered.map(
      ({ item_list: items }) => (items as [{ text_item?: { text: string } }])[0].text_item?.text ?? "file",
    );
  const { bot, puppet } = await start();

  server.write("/hooks list");
  await eventually(() => texts().join()).toContain("guard.sh");
  server.write("/hooks approve on_outbound_message ./guard.sh");
  server.write("/hooks on");
  await eventually(() => hooks.isWatched("on_outbound_message")).toBe(true);
  // The guard looks at each line of this answer, which takes longer than it takes to be in force.
  await eventually(() => texts().join()).toContain("Approved");
  const first = server.write("hello");
  server.queue(first, first);
  server.write("a secret");
  await eventually(() => texts().at(-1)).toContain("withheld");
  expect(heard).toEqual(["hello", "a secret"]);
  expect(texts()).toContain("echo hello");
  expect(texts().join()).not.toContain("secret");
  expect(server.delivered.at(-1)).toMatchObject({ context_token: expect.stringMatching(/^context-/) });

  await puppet.messageSendFile(PERSON, FileBox.fromBuffer(Buffer.from("plain"), "a.txt"));
  expect(server.delivered.at(-1)).toMatchObject({ item_list: [{ file_item: { file_name: "a.txt", len: "5" } }] });
  await expect(puppet.roomCreate([PERSON])).rejects.toThrow("cannot do");
  await expect(puppet.messageRecall("1")).rejects.toThrow('cannot do "messageRecall"');

  await bot.stop();
  server.queue(first);
  server.write("after a restart");
  await start();
  await eventually(() => heard).toEqual(["hello", "a secret", "after a restart"]);
});

test("a message that a guard still looks at when WeChat ends the login comes after the next scan, once", async () => {
  const server = await startIlink(onTestFinished);
  const confirmed = { status: "confirmed", bot_token: TOKEN, ilink_bot_id: BOT, ilink_user_id: PERSON };
  server.statuses.push(confirmed);
  const bench = makeWorkbench();
  const hooks = await bench.open({ owners: [`wechat:${PERSON}`] });
  const heard: string[] = [];
  const puppet = new IlinkPuppet({ endpoint: server.url, stateDir: bench.state });
  const bot = WechatyBuilder.build({ puppet });
  bot.use(ShellHooksPlugin(hooks, { locale: "en" }));
  bot.on("message", (message: Message) => void heard.push(message.text()));
  await bot.start();
  onTestFinished(() => bot.stop());
  await eventually(() => server.polls.length).toBe(1);
  const loggedOut = makeSignal();
  const ask = puppet.messagePayload.bind(puppet);
  puppet.messagePayload = async (id) => {
    await loggedOut.promise;
    return ask(id);
  };
  server.failNext("getupdates", { body: '{"errcode":-14}' });
  server.write("just before the end");
  await eventually(() => puppet.isLoggedIn).toBe(false);
  loggedOut.resolve();
  server.statuses.push({ ...confirmed, ilink_bot_id: "another@im.bot" });
  await eventually(() => heard).toEqual(["just before the end"]);
  server.write("after it");
  await eventually(() => heard).toEqual(["just before the end", "after it"]);
});

test("a message that a guard still looks at when the bot is stopped comes at the next start, once", async () => {
  const server = await startIlink(onTestFinished);
  server.statuses.push({ status: "confirmed", bot_token: TOKEN, ilink_bot_id: BOT, ilink_user_id: PERSON });
  const bench = makeWorkbench();
  const hooks = await bench.open({ owners: [`wechat:${PERSON}`] });
  const heard: string[] = [];
  const start = async () => {
    const puppet = new IlinkPuppet({ endpoint: server.url, stateDir: bench.state });
    const bot = WechatyBuilder.build({ puppet });
    bot.use(ShellHooksPlugin(hooks, { locale: "en" }));
    bot.on("message", (message: Message) => void heard.push(message.text()));
    await bot.start();
    onTestFinished(() => bot.stop());
    return { bot, puppet };
  };
  const { bot, puppet } = await start();
  const looked = makeSignal();
  const stopped = makeSignal();
  const ask = puppet.messagePayload.bind(puppet);
  puppet.messagePayload = async (id) => {
    looked.resolve();
    await stopped.promise;
    return ask(id);
  };
  server.write("just before the end");
  await looked.promise;
  await bot.stop();
  stopped.resolve();
  await start();
  await eventually(() => heard).toEqual(["just before the end"]);
  // Behind it in the same order: had it come twice, it would be there by now.
  server.write("after it");
  await eventually(() => heard).toEqual(["just before the end", "after it"]);
});
