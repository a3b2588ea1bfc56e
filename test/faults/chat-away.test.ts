import { once } from "node:events";
import { readdirSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { BOT_TOKEN, startBotApi } from "../support/bot-api-server.js";
import { makeReadyBot } from "../support/ready-bot.js";

/** A minute with `npm run faults`, by the waits that people get; a moment in every run. */
const AWAY_MS = process.env.FAULTS ? 60_000 : 1_500;
const PUSHES = 20;

/** The way to a server, which can be cut: nobody listens then, and every connection is broken. */
async function openRoad(target: string) {
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let port = 0;
  const open = async (): Promise<void> => {
    server = createServer((from) => {
      const to = connect(Number(new URL(target).port), "127.0.0.1");
      for (const [socket, other] of [
        [from, to],
        [to, from],
      ] as const) {
        sockets.add(socket);
        socket.on("error", () => other.destroy()).on("close", () => sockets.delete(socket));
        socket.pipe(other);
      }
    });
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    port = (server.address() as AddressInfo).port;
  };
  const cut = async (): Promise<void> => {
    const closed = server && once(server, "close");
    server?.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await open();
  onTestFinished(cut);
  return { url: `http://127.0.0.1:${port}`, open, cut };
}

test("the Bot API is down for a while: nothing is lost, nothing comes twice, and the order holds", {
  timeout: AWAY_MS * 3 + 120_000,
}, async () => {
  const telegram = await startBotApi(onTestFinished);
  const road = await openRoad(telegram.url);
  const { post, printed, bench } = await makeReadyBot({
    env: { TELEGRAM_BOT_TOKEN: BOT_TOKEN, TELEGRAM_API_ROOT: road.url, CHAT_HOOKS_OWNERS: "telegram:1" },
  });
  const texts = (): string[] => telegram.sent("sendMessage").map(({ payload }) => String(payload.text));
  const here = (wanted: readonly string[]): string[] => texts().filter((text) => wanted.includes(text));
  telegram.push(telegram.message("before"));
  await expect.poll(() => here(["You said: before"]), { timeout: 55_000 }).toHaveLength(1);
  // Telegram's answer has come, too: cut off from it, the bot could not know that the message is there.
  await expect.poll(() => readdirSync(`${bench.state}/outbox`), { timeout: 55_000 }).toEqual([]);

  await road.cut();
  const pushes = Array.from({ length: PUSHES }, (_, at) => `push no. ${at}`);
  for (const text of pushes) expect((await post("/push", { text })).status).toBe(202);
  for (const text of ["first", "second"]) telegram.push(telegram.message(text));
  await sleep(AWAY_MS);
  expect(here(pushes)).toEqual([]);
  await road.open();

  const waits = { timeout: AWAY_MS + 55_000, interval: 50 };
  await expect.poll(() => here(pushes), waits).toEqual(pushes);
  const said = (text: string): number => texts().join("\n").split(text).length - 1;
  await expect.poll(() => [said("first"), said("second")], waits).toEqual([1, 1]);
  telegram.push(telegram.message("after"));
  await expect.poll(() => said("You said: after"), waits).toBe(1);
  expect(here(pushes)).toEqual(pushes);
  expect([said("first"), said("second"), said("You said: before")]).toEqual([1, 1, 1]);
  expect(printed()).not.toContain(BOT_TOKEN.split(":")[1]);
});
