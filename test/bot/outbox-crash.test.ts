import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text as bodyOf } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { eventually } from "../support/eventually.js";

const SENDER = fileURLToPath(new URL("../fixtures/bot/outbox-sender.mjs", import.meta.url));
/** The moment of each kill is drawn by lot: more of them say more, and take longer. */
const ROUNDS = process.env.LONG_TESTS ? 12 : 4;
const DOUBT = "in doubt ";

type Arrival = { chatId: string; text: string };

/** Counts what arrives; turns every ninth away uncounted, and answers slowly, so that kills hit the time in between. */
async function startCounter(): Promise<{ url: string; arrivals: Arrival[] }> {
  const arrivals: Arrival[] = [];
  let asked = 0;
  const server = createServer(async (request, response) => {
    const arrival = JSON.parse(await bodyOf(request)) as Arrival;
    asked += 1;
    if (asked % 9 === 0) return void response.writeHead(503).end();
    arrivals.push(arrival);
    await pause(Math.random() * 15);
    response.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, arrivals };
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
  const { url, arrivals } = await startCounter();
  const written: string[] = [];
  for (let run = 0; run < ROUNDS; run += 1) {
    const sender = startSender(folder, url, run, 40);
    await once(sender.child.stdout, "data");
    await pause(Math.random() * 150);
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
  expect(doubted).not.toEqual([]);
  for (const chat of ["chat-0", "chat-1", "chat-2"]) {
    const order = arrivals.filter(({ chatId }) => chatId === chat).map(({ text }) => text.replace(DOUBT, ""));
    expect(order).toEqual([...order].sort());
  }
}, 60_000);
