import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text as bodyOf } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { eventually } from "../../support/eventually.js";
import { LONG_TESTS } from "../../support/long-tests.js";

const SENDER = fileURLToPath(new URL("../../fixtures/bot/outbox-sender.mjs", import.meta.url));
const ROUNDS = LONG_TESTS ? 12 : 4;
const DOUBT = "in doubt ";

type Arrival = { chatId: string; text: string };

/** Counts what arrives, and turns every ninth away uncounted. */
async function startCounter() {
  const arrivals: Arrival[] = [];
  let asked = 0;
  let unanswered = Number.POSITIVE_INFINITY;
  let tell = (): void => {};
  const server = createServer(async (request, response) => {
    const arrival = JSON.parse(await bodyOf(request)) as Arrival;
    asked += 1;
    if (asked % 9 === 0) return void response.writeHead(503).end();
    arrivals.push(arrival);
    if (arrivals.length < unanswered) return void response.end();
    unanswered = Number.POSITIVE_INFINITY;
    tell();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    arrivals,
    /** Resolves when so many more have arrived; the last of them is never answered. */
    unanswered(more: number): Promise<void> {
      unanswered = arrivals.length + more;
      return new Promise((resolve) => (tell = resolve));
    },
  };
}

/** Starts the sender; what it said it had written down comes in `written`. */
function startSender(folder: string, url: string, run: number, count: number) {
  const args = [SENDER, folder, url, String(run).padStart(3, "0"), String(count)];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const said: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => said.push(chunk));
  return { child, written: () => Buffer.concat(said).toString().split("\n").slice(0, -1) };
}

const parcelsIn = (folder: string): string[] => readdirSync(folder).filter((name) => /\.(?:json|sending)$/.test(name));

test("killed at any moment, every parcel arrives once or is named in an honest line, in order", async () => {
  const folder = mkdtempSync(join(tmpdir(), "chat-hooks-outbox-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { url, arrivals, unanswered } = await startCounter();
  const written: string[] = [];
  for (let run = 0; run < ROUNDS; run += 1) {
    const sender = startSender(folder, url, run, 40);
    // By turns while one has arrived and nobody has said so, and while they are being written down.
    if (run % 2 === 0) await unanswered(1 + 3 * run);
    else await eventually(() => sender.written().length, 1).toBeGreaterThan(3 * run);
    sender.child.kill("SIGKILL");
    await once(sender.child, "close");
    written.push(...sender.written());
  }
  startSender(folder, url, ROUNDS, 0);
  await eventually(() => parcelsIn(folder)).toEqual([]);

  const texts = arrivals.map(({ text }) => text);
  const doubted = texts.filter((text) => text.startsWith(DOUBT));
  const plain = texts.filter((text) => !text.startsWith(DOUBT));
  expect(plain.length).toBe(new Set(plain).size);
  const told = new Set([...plain, ...doubted.map((text) => text.slice(DOUBT.length))]);
  expect(written.filter((text) => !told.has(text))).toEqual([]);
  expect(doubted.length).toBeGreaterThanOrEqual(ROUNDS / 2);
  for (const chat of ["chat-0", "chat-1", "chat-2"]) {
    const order = arrivals.filter(({ chatId }) => chatId === chat).map(({ text }) => text.replace(DOUBT, ""));
    expect(order).toEqual([...order].sort());
  }
});
