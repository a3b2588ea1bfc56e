// What a command of the agent's shell costs with a network and limits of its own, side by side with the same sandbox without.
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { chmod } from "node:fs/promises";
import { createServer } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bashTool } from "../dist/inner/bot/agent/tools/bash.js";
import { openSandbox } from "../dist/inner/bot/sandbox/index.js";
import { sideBySide } from "./measure.mjs";

const onRefused = (kind, why) => console.error(`no ${kind} here: ${JSON.stringify(why)}`);
const BYTES = 64 * 2 ** 20;
const GIGABIT_PER_MS = 125_000;

/** Sends so many bytes, as fast as they are taken, or as a line of one gigabit would. */
async function download(answer, isPaced) {
  const chunk = Buffer.alloc(2 ** 18);
  const begun = performance.now();
  for (let sent = 0; sent < BYTES; sent += chunk.length) {
    if (!answer.write(chunk)) await once(answer, "drain");
    const early = sent / GIGABIT_PER_MS - (performance.now() - begun);
    if (isPaced && early > 2) await new Promise((go) => setTimeout(go, early));
  }
  answer.end();
}

export async function measureShell() {
  const server = createServer((request, answer) => void download(answer, request.url === "/paced"));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  const found = {};
  for (const kind of ["bubblewrap", "user"]) {
    const base = mkdtempSync(join(tmpdir(), "bench-shell-"));
    await chmod(base, 0o755);
    mkdirSync(join(base, "workspace"));
    mkdirSync(join(base, "state"), { mode: 0o700 });
    const place = { workspace: join(base, "workspace"), hidden: [join(base, "state")] };
    const proxy = { resolve: async () => ["93.184.216.34"], connect: () => connect({ port, allowHalfOpen: true }) };
    const walled = await openSandbox({ ...place, network: "public", proxy }, { env: {}, kinds: [kind], onRefused });
    const bare = walled && (await openSandbox(place, { env: {}, kinds: [kind] }));
    if (bare) found[kind] = await measureKind(walled, bare, port);
    await Promise.all([walled?.close(), bare?.close()]);
    rmSync(base, { recursive: true });
  }
  server.close();
  return found;
}

async function measureKind(walled, bare, port) {
  const runIn = (sandbox, command) => async () => {
    const text = await bashTool(sandbox).execute({ command }, { toolCallId: "1", messages: [] });
    if (!text.startsWith("exit code: 0")) throw new Error(text);
  };
  const start = await sideBySide(runIn(walled, "true"), runIn(bare, "true"), 40, 3);
  if (!existsSync("/usr/bin/curl")) return { start };
  const get = (host, path) => `curl -sS -o /dev/null http://${host}${path}`;
  const loads = async (path) => {
    const [ours, alone] = [runIn(walled, get("example.org", path)), runIn(bare, get(`127.0.0.1:${port}`, path))];
    const { oursMs, bareMs, ratio } = await sideBySide(ours, alone, 7, 1);
    return { oursMs, bareMs, ratio: 1 / ratio };
  };
  return { start, paced: await loads("/paced"), unpaced: await loads("/") };
}
