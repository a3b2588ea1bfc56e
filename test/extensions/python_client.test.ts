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
      ...{ ...env, PATH: `${bench.root}/bin:${env.PATH}`, PYTHONDONTWRITEBYTECODE: "1", CHAT_HOOKS_OWNERS: "qq:1" },
      PYTHONPATH: [resolve("extensions/python"), bench.root].join(":"),
    },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const serverPid = (): number => Number(readFileSync(`${bench.root}/pid`, "utf8"));
  return { child, serverPid };
}

const HOOKS = {
  "ask.sh": `grep -q deploy && echo '{"decision": "ask", "reason": "is this wanted?"}'; exit 0`,
  "mask.sh": `grep -q bluebird && echo '{"notification": "[masked]"}'; exit 0`,
};

test("the bot of docs/hosts.md is guarded, its owner approves and answers in the chat, and a lost server is replaced", async () => {
  const bench = await guarded();
  for (const [name, text] of Object.entries(HOOKS)) bench.script(name, `#!/bin/sh\n${text}\n`);
  bench.propose(`hooks:
  - {event: pre_tool_call, command: ./ask.sh}
  - {event: on_outbound_message, command: ./mask.sh}
`);
  const [, page = ""] = /```python\n(.*?)```/s.exec(readFileSync("docs/hosts.md", "utf8")) ?? [];
  bench.write("page_bot.py", page);
  const { child, serverPid } = startPython(bench, "plugin_bot.py");
  const lines: Line[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => lines.push(JSON.parse(line)));
  // Owners hear at once that the entry of an approved hook is gone.
  await eventually(() => lines).toContainEqual({ private: "1", text: expect.stringContaining("./guard.sh --strict") });
  await eventually(() => lines).toContainEqual({ ready: true });
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
  const after = (told: Line): Promise<Line> => answered(send(told));
  const say = (text: string, from = "1"): Promise<Line> => after({ say: text, from });
  const tool = (command: string): Line => ({ tool: "bash", args: { command } });
  const questions = (): Line[] => lines.filter(({ text }) => String(text).includes("is this wanted?"));

  expect(await say("hello", "7")).toMatchObject({ stopped: false, replies: [] });
  expect(await say("/hooks off", "7")).toMatchObject({
    stopped: true,
    replies: [expect.stringContaining("cannot use this command")],
  });
  for (const what of ["pre_tool_call ./ask.sh", "on_outbound_message ./mask.sh"])
    expect(await say(`/hooks approve ${what}`)).toMatchObject({
      stopped: true,
      replies: [expect.stringContaining("live")],
    });
  const inGroup = await after({ say: "/hooks list", from: "1", group: true });
  expect(inGroup.replies).not.toContainEqual(expect.stringContaining("./ask.sh"));
  expect(lines).toContainEqual({ private: "1", text: expect.stringContaining("./ask.sh") });
  expect(await after(tool("rm -rf /"))).toMatchObject({ blocked: "not here" });
  expect(await after({ reply: "about bluebird" })).toMatchObject({ sent: "[masked]" });

  const held = send(tool("deploy"));
  await eventually(() => questions().length).toBe(1);
  expect(await after(tool("ls"))).toMatchObject({ ran: { command: "ls" } });
  expect(lines.some(({ step }) => step === held)).toBe(false);
  const code = /\/hooks yes (\w+)/.exec(String(questions()[0]?.text))?.[1];
  await say(`/hooks yes ${code}`);
  expect(await answered(held)).toMatchObject({ ran: { command: "deploy" } });

  const first = serverPid();
  process.kill(first, "SIGKILL");
  // The client starts another one to hear questions, though nobody fires.
  await eventually(() => serverPid() !== first).toBe(true);
  expect(await after(tool("rm -rf /"))).toMatchObject({ blocked: expect.any(String) });
  await eventually(async () => (await after(tool("rm -rf /"))).blocked).toBe("not here");
  send(tool("deploy again"));
  await eventually(() => questions().length).toBe(2);
  child.kill("SIGKILL");
  await child;
  await eventually(() => isRunning(serverPid())).toBe(false);
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
