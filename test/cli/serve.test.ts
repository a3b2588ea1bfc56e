import { existsSync, readFileSync, statSync } from "node:fs";
import { connect } from "node:net";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { execa } from "execa";
import { expect, onTestFinished, test } from "vitest";
import { isRunning } from "../../src/lib/processes.js";
import { chatHooks, envOf, guarded, stateOf } from "../support/command-line.js";
import { eventually } from "../support/eventually.js";
import { LONG_TESTS } from "../support/long-tests.js";
import type { Workbench } from "../support/workbench.js";

type Line = Record<string, unknown>;

/** `chat-hooks serve` as a process of its own, with a pipe on its stdin. */
function startServe(bench: Workbench, env: Record<string, string> = {}) {
  const args = [resolve("dist/cli.js"), "--workspace", bench.workspace, "serve", "--json"];
  const child = execa(process.execPath, args, {
    ...{ env: { ...envOf(bench), CHAT_HOOKS_OWNERS: "qq:1", ...env }, extendEnv: false, reject: false },
    ...{ stdin: "pipe", buffer: true },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const first = new Promise<Line>((done) => {
    createInterface({ input: child.stdout }).once("line", (line) => done(JSON.parse(line)));
  });
  return { child, first };
}

/** A program that is connected: writes lines, and keeps those that come. */
async function connectTo(path: string, allowHalfOpen = false) {
  const socket = connect({ path, allowHalfOpen }).on("error", () => {});
  onTestFinished(() => void socket.destroy());
  const lines: Line[] = [];
  createInterface({ input: socket }).on("line", (line) => lines.push(JSON.parse(line)));
  let isClosed = false;
  socket.once("close", () => {
    isClosed = true;
  });
  const send = (...given: Line[]): void => void socket.write(given.map((line) => `${JSON.stringify(line)}\n`).join(""));
  const answerTo = async (line: Line): Promise<Line> => {
    send(line);
    await eventually(() => lines.some(({ id }) => id === line.id)).toBe(true);
    return lines.find(({ id }) => id === line.id) ?? {};
  };
  return { socket, lines, send, answerTo, isClosed: () => isClosed };
}

const call = (id: number, command: string): Line => ({
  ...{ id, event: "pre_tool_call", session_id: "s", tool_name: "bash", tool_input: { command } },
});
const typed = (id: number, text: string, more: Line = {}): Line => ({
  id,
  command: { channel: "qq", text, chat: "private", origin: "typed", senderId: 1, locale: "en", ...more },
});

const ASKS = `#!/bin/sh
grep -q deploy && echo '{"decision": "ask", "reason": "is this wanted?"}'
exit 0
`;

test("owners approve, are asked and answer in any chat, while a question holds nobody else", async () => {
  const bench = await guarded();
  bench.script("ask.sh", ASKS);
  bench.propose("hooks:\n  - {event: pre_tool_call, command: ./ask.sh}\n");
  const { first, child } = startServe(bench);
  const { socket: path } = await first;
  expect(path).toBe(join(stateOf(bench), "serve.sock"));
  expect((statSync(String(path)).mode & 0o777).toString(8)).toBe("600");
  const [host, chat] = [await connectTo(String(path)), await connectTo(String(path))];

  const stranger = await chat.answerTo(typed(1, "/hooks off", { senderId: 2 }));
  const forwarded = await chat.answerTo(typed(2, "/hooks off", { origin: "forwarded" }));
  expect([stranger.outcome, forwarded.outcome]).toEqual(["refused", "refused"]);
  expect(await chat.answerTo(typed(3, "hello"))).toEqual({ id: 3, outcome: "not-ours" });
  expect(await chat.answerTo(typed(5, "/hooks approve pre_tool_call ./ask.sh"))).toMatchObject({ changed: true });
  // Nobody to ask is a no.
  expect(await host.answerTo(call(10, "deploy"))).toMatchObject({ verdict: "block" });
  expect(await chat.answerTo({ id: 6, subscribe: { channel: "qq", locale: "en" } })).toEqual({
    id: 6,
    subscribed: true,
  });

  host.send(call(11, "deploy"));
  await eventually(() => chat.lines.filter(({ push }) => push === "question").length).toBe(1);
  const question = chat.lines.find(({ push }) => push === "question");
  expect(question).toMatchObject({ channel: "qq", to: "1", card: 1 });
  expect(question?.text).toContain("is this wanted?");
  expect(await host.answerTo(call(12, "ls"))).toMatchObject({ verdict: "continue", in_force: 2 });
  expect(await host.answerTo(call(13, "rm -rf /"))).toMatchObject({ verdict: "block", reason: "not here" });
  expect(host.lines.some(({ id }) => id === 11)).toBe(false);
  const [[yes]] = (question as Line).choices as [[{ line: string }]];
  expect(await chat.answerTo(typed(7, yes.line))).toMatchObject({ outcome: "done", changed: true });
  await eventually(() => host.lines.find(({ id }) => id === 11)).toMatchObject({ verdict: "continue" });
  await eventually(() => chat.lines.filter(({ push }) => push === "settled")).toMatchObject([{ card: 1, to: "1" }]);

  // Whoever has said all that it wants to say is still answered.
  host.send(call(14, "rm -rf /"));
  host.socket.end();
  await eventually(() => host.isClosed()).toBe(true);
  expect(host.lines.at(-1)).toMatchObject({ id: 14, verdict: "block" });

  // The host that has started it is gone.
  child.stdin?.end();
  expect((await child).exitCode).toBe(0);
  expect(existsSync(String(path))).toBe(false);
});

test.runIf(LONG_TESTS)(
  "a question is withdrawn when its line is given up or its host is gone, not when the host only says no more",
  async () => {
    const bench = await guarded();
    bench.script("ask.sh", ASKS);
    bench.propose("hooks:\n  - {event: pre_tool_call, command: ./ask.sh}\n");
    await chatHooks(bench, ["approve", "pre_tool_call", "./ask.sh"]);
    const { first } = startServe(bench);
    const path = String((await first).socket);
    const chat = await connectTo(path);
    await chat.answerTo({ id: 1, subscribe: { channel: "qq", locale: "en" } });
    const pushed = (kind: string): Line[] => chat.lines.filter(({ push }) => push === kind);
    /** Asks by a connection of its own; what was asked about comes to the chat. */
    const asked = async (id: number) => {
      const host = await connectTo(path, true);
      const before = pushed("question").length;
      host.send(call(id, `deploy ${id}`));
      await eventually(() => pushed("question").length).toBe(before + 1);
      const { card, choices } = pushed("question").at(-1) ?? {};
      const [[yes]] = choices as [[{ line: string }]];
      return { host, card, yes: yes.line };
    };

    const one = await asked(11);
    one.host.send({ cancel: 12 }, { cancel: 11 });
    await eventually(() => one.host.lines).toMatchObject([{ id: 11, verdict: "block", aborted: true }]);
    await eventually(() => pushed("settled").map(({ card }) => card)).toEqual([one.card]);
    expect(pushed("settled").at(-1)?.text).toContain("the request was cancelled");
    expect(await chat.answerTo(typed(2, one.yes))).not.toMatchObject({ changed: true });
    // The id can be used again; a payload that has such a field is a payload.
    expect(await one.host.answerTo({ ...call(13, "ls"), cancel: 13 })).toMatchObject({ verdict: "continue" });

    const two = await asked(21);
    two.host.socket.destroy();
    await eventually(() => pushed("settled").map(({ card }) => card)).toEqual([one.card, two.card]);
    expect(await chat.answerTo(typed(3, two.yes))).not.toMatchObject({ changed: true });

    const three = await asked(31);
    three.host.socket.end();
    // Time enough to be looked after: another one that is gone is found out meanwhile.
    const four = await asked(41);
    four.host.socket.destroy();
    await eventually(() => pushed("settled").map(({ card }) => card)).toEqual([one.card, two.card, four.card]);
    expect(await chat.answerTo(typed(4, three.yes))).toMatchObject({ changed: true });
    await eventually(() => three.host.lines).toMatchObject([{ id: 31, verdict: "continue" }]);
  },
);

test("a second server is refused, and the socket of a killed one replaced", async () => {
  const bench = await guarded();
  const one = startServe(bench);
  const { socket: path } = await one.first;
  const second = startServe(bench);
  expect(await second.first).toEqual({ error: expect.stringContaining(". Connect to that one"), socket: path });
  expect((await second.child).exitCode).toBe(1);
  one.child.kill("SIGKILL");
  await one.child;
  expect(existsSync(String(path))).toBe(true);
  // Of several that find it, one takes its place.
  const racers = [startServe(bench), startServe(bench)];
  const said = await Promise.all(racers.map(({ first }) => first));
  expect(said.filter(({ error }) => error === undefined)).toHaveLength(1);
  const { answerTo } = await connectTo(String(path));
  expect(await answerTo(call(1, "rm -rf /"))).toMatchObject({ verdict: "block" });
  const fromHook = startServe(bench, { CHAT_HOOKS_RUN_TOKEN: "x" });
  expect(await fromHook.first).toMatchObject({ error: expect.stringContaining("A hook cannot start a server") });
});

test.runIf(LONG_TESTS)(
  "at SIGTERM no hook outlives it, an open question ends with a no, and what was cut short is no verdict",
  async () => {
    const bench = await guarded();
    bench.script("hangs.sh", "#!/bin/sh\ngrep -q hang || exit 0\necho $$ >pid\nexec sleep 600\n");
    bench.script("ask.sh", ASKS);
    const hooks = ["./hangs.sh, timeout: 600", "./ask.sh"].map(
      (each) => `  - {event: pre_tool_call, command: ${each}}\n`,
    );
    bench.propose(`hooks:\n${hooks.join("")}`);
    for (const name of ["./hangs.sh", "./ask.sh"]) await chatHooks(bench, ["approve", "pre_tool_call", name]);
    const { first, child } = startServe(bench);
    const host = await connectTo(String((await first).socket));
    expect(await host.answerTo(call(1, "ls"))).toMatchObject({ verdict: "continue", in_force: 3 });
    await host.answerTo({ id: 4, subscribe: { channel: "qq" } });
    host.send(call(2, "hang"), call(3, "deploy"));
    await eventually(() => host.lines.some(({ push }) => push === "question")).toBe(true);
    const pidFile = join(bench.root, "pid");
    await eventually(() => existsSync(pidFile) && readFileSync(pidFile, "utf8") !== "").toBe(true);
    child.kill("SIGTERM");
    expect((await child).exitCode).toBe(0);
    await eventually(() => host.isClosed()).toBe(true);
    expect(host.lines.flatMap(({ id, verdict }) => (verdict ? [[id, verdict]] : []))).toEqual([
      [1, "continue"],
      [3, "block"],
    ]);
    await eventually(() => isRunning(Number(readFileSync(pidFile, "utf8")))).toBe(false);
  },
);

test.runIf(LONG_TESTS)("a line of 200 MB is refused, never kept, and costs nobody else", async () => {
  const bench = await guarded();
  const { first, child } = startServe(bench);
  const host = await connectTo(String((await first).socket));
  const kilobytes = (): number => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]);
  expect(await host.answerTo(call(1, "ls"))).toMatchObject({ verdict: "continue" });
  const before = kilobytes();
  const megabyte = Buffer.alloc(1024 * 1024, "x");
  for (let sent = 0; sent < 200; sent += 1)
    if (!host.socket.write(megabyte)) await new Promise((done) => host.socket.once("drain", done));
  host.socket.write("\n");
  expect(await host.answerTo(call(2, "ls"))).toMatchObject({ verdict: "continue" });
  expect(host.lines).toContainEqual({ error: expect.stringContaining("longer than 16777216 bytes") });
  expect(kilobytes() - before).toBeLessThan(100 * 1024);
});

test("a socket path that the system would cut is refused with the way out", async () => {
  const bench = await guarded();
  const state = join(bench.root, "s".repeat(100));
  const { exitCode, stderr } = await chatHooks(bench, ["serve", "--state", state]);
  expect([exitCode, stderr]).toEqual([1, expect.stringContaining("Choose a shorter state directory")]);
});
