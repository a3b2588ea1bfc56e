import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { execa } from "execa";
import { expect, onTestFinished, test } from "vitest";
import { isRunning } from "../../src/lib/processes.js";
import { chatHooks, envOf, guarded } from "../support/command-line.js";
import { eventually } from "../support/eventually.js";
import type { Workbench } from "../support/workbench.js";

type Line = Record<string, unknown>;

/** A program in Python in the folder of a bench, where `chat-hooks` is on the PATH and leaves its number behind. */
function startPython(bench: Workbench, name: string, args: readonly string[] = []) {
  bench.script(
    "bin/chat-hooks",
    `#!/bin/sh\necho $$ >pid\nexec "${process.execPath}" "${resolve("dist/cli.js")}" "$@"\n`,
  );
  const env = envOf(bench);
  const child = execa("python3", ["-u", resolve("test/fixtures/python", name), ...args], {
    ...{ cwd: bench.root, extendEnv: false, reject: false, stdin: "pipe" },
    env: {
      ...{
        ...env,
        PATH: `${bench.root}/bin:${env.PATH}`,
        PYTHONDONTWRITEBYTECODE: "1",
        CHAT_HOOKS_OWNERS: "qq:1,wechat:1",
      },
      PYTHONPATH: [resolve("extensions/python"), bench.root].join(":"),
    },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const serverPid = (): number => Number(readFileSync(`${bench.root}/pid`, "utf8"));
  return { child, serverPid };
}

const HOOKS = {
  "ask.sh": `grep -q deploy && echo '{"decision": "ask", "reason": "is this wanted?"}'; exit 0`,
  "rewrite.sh": `grep -q loud && echo '{"tool_input": {"command": "quiet"}}'; exit 0`,
  "mask.sh": `grep -q bluebird && echo '{"notification": "[masked]"}'; exit 0`,
};

/** The nth program of the page, as a package with the client in it, as a plugin has it. */
function copyPlugin(bench: Workbench, heading: string): void {
  const [, page = ""] =
    new RegExp(`\n## ${heading}\n.*?\`\`\`python\n(.*?)\`\`\``, "s").exec(readFileSync("docs/hosts.md", "utf8")) ?? [];
  bench.write("page_plugin/main.py", page);
  bench.write("page_plugin/chat_hooks.py", readFileSync("extensions/python/chat_hooks.py", "utf8"));
}

/** A stand-in for a framework that runs a plugin: takes a step a line, and answers each. */
function startStandIn(bench: Workbench, name: string) {
  const { child, serverPid } = startPython(bench, name);
  const lines: Line[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => lines.push(JSON.parse(line)));
  let steps = 0;
  const send = (told: Line): number => {
    child.stdin?.write(`${JSON.stringify(told)}\n`);
    steps += 1;
    return steps;
  };
  const answered = async (step: number): Promise<Line> => {
    await eventually(() => lines.some((line) => line.step === step)).toBe(true);
    return lines.find((line) => line.step === step) ?? {};
  };
  return { child, serverPid, lines, send, answered, after: (told: Line): Promise<Line> => answered(send(told)) };
}

const tool = (command: string): Line => ({ tool: "bash", args: { command, quiet: true } });

async function proposeHooks(): Promise<Workbench> {
  const bench = await guarded();
  for (const [name, text] of Object.entries(HOOKS)) bench.script(name, `#!/bin/sh\n${text}\n`);
  bench.propose(`hooks:
  - {event: pre_tool_call, command: ./ask.sh}
  - {event: pre_tool_call, command: ./rewrite.sh}
  - {event: on_outbound_message, command: ./mask.sh}
`);
  return bench;
}

test("the AstrBot plugin of docs/hosts.md guards tools and replies, its owner approves and answers in the chat", async () => {
  const bench = await proposeHooks();
  copyPlugin(bench, "AstrBot");
  const { child, serverPid, lines, send, answered, after } = startStandIn(bench, "plugin_bot.py");
  // Owners hear at once that the entry of an approved hook is gone.
  const owner = "qq:FriendMessage:1";
  await eventually(() => lines).toContainEqual({
    private: owner,
    text: expect.stringContaining("./guard.sh --strict"),
  });
  await eventually(() => lines).toContainEqual({ ready: true });
  const say = (text: string, more: Line = {}): Promise<Line> => after({ say: text, from: "1", ...more });
  const questions = (): Line[] => lines.filter(({ text }) => String(text).includes("is this wanted?"));

  expect(await say("hello", { from: "7" })).toMatchObject({ model: true, replies: [] });
  expect(await say("/hooks off", { from: "7" })).toMatchObject({
    model: false,
    replies: [["7", expect.stringContaining("cannot use this command")]],
  });
  // Somebody of that number on another platform, and what is not typed, are not the owner.
  expect(await say("/hooks off", { platform: "telegram" })).toMatchObject({ model: true, replies: [] });
  await say("/hooks off", { quoted: true });
  await say("/hooks off", { from: "99" });
  expect((await chatHooks(bench, ["list"])).stdout).toContain("Hooks are ON");
  for (const what of ["pre_tool_call ./ask.sh", "pre_tool_call ./rewrite.sh", "on_outbound_message ./mask.sh"])
    expect(await say(`/hooks approve ${what}`)).toMatchObject({
      model: false,
      replies: [["1", expect.stringContaining("live")]],
    });
  const inGroup = await say("/hooks list", { group: true });
  expect(inGroup.replies).toMatchObject([["g1", expect.not.stringContaining("./ask.sh")]]);
  expect(lines).toContainEqual({ private: owner, text: expect.stringContaining("./ask.sh") });
  expect(await after(tool("rm -rf /"))).toMatchObject({ result: "error: not here", ran: [] });
  expect(await after(tool("loud"))).toMatchObject({ result: "done", ran: [{ command: "quiet" }] });
  expect(await after({ reply: ["about", "bluebird"] })).toMatchObject({ replies: [["7", "[masked]"]], logged: 0 });
  expect(await after({ reply: ["about", "birds"] })).toMatchObject({ replies: [["7", "about", "birds"]] });

  const held = send(tool("deploy"));
  await eventually(() => questions().length).toBe(1);
  expect(await after(tool("ls"))).toMatchObject({ ran: [{ command: "ls", quiet: true }] });
  expect(lines.some(({ step }) => step === held)).toBe(false);
  const code = /\/hooks yes (\w+)/.exec(String(questions()[0]?.text))?.[1];
  await say(`/hooks yes ${code}`);
  expect(await answered(held)).toMatchObject({ ran: [{ command: "deploy" }] });

  // A turn that is stopped takes its question with it.
  const stopped = send(tool("deploy nothing"));
  await eventually(() => questions().length).toBe(2);
  send({ cancel: stopped });
  await eventually(() => lines.filter(({ text }) => String(text).includes("the request was cancelled")).length).toBe(1);

  const first = serverPid();
  process.kill(first, "SIGKILL");
  // The client starts another one to hear questions, though nobody fires.
  await eventually(() => serverPid() !== first).toBe(true);
  expect(await after(tool("rm -rf /"))).toMatchObject({ ran: [] });
  await eventually(async () => (await after(tool("rm -rf /"))).result).toBe("error: not here");
  send(tool("deploy again"));
  await eventually(() => questions().length).toBe(3);
  child.kill("SIGKILL");
  await child;
  await eventually(() => isRunning(serverPid())).toBe(false);
});

test("the CowAgent plugin of docs/hosts.md guards tools and replies, and its owner's lines reach no model", async () => {
  const bench = await proposeHooks();
  copyPlugin(bench, "CowAgent");
  const { child, after } = startStandIn(bench, "cow_bot.py");
  const say = (text: string, from = "1"): Promise<Line> => after({ say: text, from });
  expect(await say("hello", "7")).toMatchObject({ model: true, sent: "echo: hello" });
  expect(await say("/hooks off", "7")).toMatchObject({ sent: expect.stringContaining("cannot use this command") });
  for (const what of ["pre_tool_call ./rewrite.sh", "on_outbound_message ./mask.sh"])
    expect(await say(`/hooks approve ${what}`)).toMatchObject({
      model: false,
      sent: expect.stringContaining("live"),
    });
  expect(await after(tool("rm -rf /"))).toMatchObject({ result: ["error", "not here"], ran: [] });
  expect(await after(tool("loud"))).toMatchObject({ result: ["success", "done"], ran: [{ command: "quiet" }] });
  expect(await say("bluebird", "7")).toMatchObject({ model: true, sent: "[masked]" });
  // What a hook takes out of every message cannot hide the replies to its owner.
  expect(await say("/hooks why bluebird")).toMatchObject({ sent: expect.stringContaining("bluebird") });
  child.stdin?.end();
  expect((await child).exitCode).toBe(0);
});

test("where there is no verdict the program gets what it has chosen, and mistakes of its own are told", async () => {
  const bench = await guarded();
  const { child, serverPid } = startPython(bench, "without_server.py", [bench.workspace]);
  child.stdin?.end();
  const { stdout, stderr } = await child;
  expect(stderr).toBe("");
  const blocked = ["block", false];
  expect(JSON.parse(stdout)).toEqual({
    nowhere: [
      ["block", true],
      ["continue", true],
    ],
    "command nowhere": "ChatHooksError: it",
    "no choice": "TypeError",
    "bad choice": `ValueError: on_failure is 'open': write "block" or "continue"`,
    guarded: blocked,
    "an event of another name": expect.stringContaining(
      'ChatHooksError: There is no event "pre_tool_cal". Did you mean',
    ),
    "a field that names another event": blocked,
    "not a number": ["continue", true],
    "too much": ["continue", true],
    misspelt: 'ChatHooksError: A line with "command" has no field "sender". Did you mean "senderId"?',
    "vouched for": "done",
    forwarded: "refused",
    "in a child": blocked,
    afterwards: blocked,
    "in a hook": [blocked, "ChatHooksError"],
    closed: ["continue", true],
  });
  expect(existsSync(`${bench.root}/pid`) && isRunning(serverPid())).toBe(false);
  expect((await chatHooks(bench, ["list"])).stdout).toContain("Hooks are ON");
});
