// What a state in a database costs. Needs one to try it on: CHAT_HOOKS_DATABASE_URL, with pg_stat_database readable.
import { fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { createShellHooks } from "../dist/inner/commands/shell-hooks.js";
import { recogniseActor } from "../dist/inner/core/actor.js";
import { microsecondsPer } from "./measure.mjs";

const OWNER = recogniseActor("telegram:1");
const OUTSIDE = "pre_tool_call";
const CHANGES = 60;
const FLIPS = 30;
/** PostgreSQL adds up what its sessions have done every second. */
const STATISTICS_MS = 2_500;

export const HAS_DATABASE = Boolean(process.env.CHAT_HOOKS_DATABASE_URL);

/** Bots of one workspace, each with a state folder of its own. */
function bench() {
  const root = mkdtempSync(join(tmpdir(), "chat-hooks-bench-"));
  const workspace = join(root, "workspace");
  mkdirSync(join(workspace, "config"), { recursive: true });
  const env = { ...process.env, CHAT_HOOKS_STATE_KEY: randomBytes(32).toString("hex") };
  const options = (name) => ({ workspace, stateDir: join(root, name), env });
  return { root, options };
}

/** How many transactions the database has had; `pg` is only there where this can be asked. */
export async function transactions() {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: process.env.CHAT_HOOKS_DATABASE_URL });
  await client.connect();
  const { rows } = await client.query(
    "SELECT xact_commit + xact_rollback AS count FROM pg_stat_database WHERE datname = current_database()",
  );
  await client.end();
  return Number(rows[0].count);
}

/** One event without a live hook, and how long a flip on one machine takes to be in force on another. */
export async function measureMachines() {
  const { root, options } = bench();
  const [a, b] = [await createShellHooks(options("a")), await createShellHooks(options("b"))];
  await pause(STATISTICS_MS);
  const before = await transactions();
  const began = performance.now();
  const idle = await microsecondsPer(() => a.fire(OUTSIDE, { session_id: "bench" }), { calls: 50_000 });
  await pause(Math.max(STATISTICS_MS - (performance.now() - began), 0));
  const atRest = await transactions();
  const busyS = (performance.now() - began) / 1_000;
  const delays = [];
  // A bot that waits for news keeps no process alive.
  const alive = setInterval(() => {}, 1_000);
  for (let flip = 0; flip < FLIPS; flip += 1) {
    const on = flip % 2 === 0;
    const { promise, resolve } = deferred();
    const end = b.on("change", async () => {
      if ((await b.switchStatus()).on === on) resolve();
    });
    await a.setEnabled(OWNER, on);
    const said = performance.now();
    await promise;
    end();
    delays.push(performance.now() - said);
  }
  clearInterval(alive);
  await Promise.all([a.close(), b.close()]);
  rmSync(root, { recursive: true, force: true });
  delays.sort((x, y) => x - y);
  return { idle, atRestPerS: (atRest - before) / busyS, medianMs: delays[FLIPS >> 1], longestMs: delays.at(-1) };
}

function deferred() {
  let resolve;
  const promise = new Promise((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** Changes a second that so many processes order at once, and how long each took. */
export async function measureChanges(processes) {
  const { root, options } = bench();
  const first = await createShellHooks({ ...options("first"), watch: false });
  const script = fileURLToPath(import.meta.url);
  const children = Array.from({ length: processes }, (_, at) => fork(script, [JSON.stringify(options(`p${at}`))]));
  await Promise.all(children.map((child) => once(child, "message")));
  const began = performance.now();
  for (const child of children) child.send("go");
  const delays = (await Promise.all(children.map((child) => once(child, "message")))).flatMap(([each]) => each);
  const tookS = (performance.now() - began) / 1_000;
  for (const child of children) if (child.connected) child.disconnect();
  await first.close();
  rmSync(root, { recursive: true, force: true });
  delays.sort((x, y) => x - y);
  return {
    perSecond: delays.length / tookS,
    medianMs: delays[delays.length >> 1],
    p99Ms: delays[Math.floor(delays.length * 0.99)],
  };
}

/** A process of its own: orders changes when it is told to. */
async function orderChanges(options) {
  const hooks = await createShellHooks({ ...options, watch: false });
  process.send("ready");
  await once(process, "message");
  const delays = [];
  for (let at = 0; at < CHANGES; at += 1) {
    const began = performance.now();
    await hooks.newPairingCode();
    delays.push(performance.now() - began);
  }
  process.send(delays);
  await hooks.close();
}

if (process.send) await orderChanges(JSON.parse(process.argv[2]));
