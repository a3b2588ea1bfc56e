import { existsSync, readFileSync } from "node:fs";
import { chmod } from "node:fs/promises";
import { expect } from "vitest";
import { rehearsalSandbox } from "../../src/bot/sandbox/rehearsal-sandbox.js";
import type { FireOutcome } from "../../src/core/firing.js";
import { eventually } from "../support/eventually.js";
import { CALL, EVENT, GUARD, type Home, test } from "../support/gates-home.js";
import { LONG_TESTS } from "../support/long-tests.js";
import { commandLines, HOOKS, isAlive } from "../support/process-watch.js";
import { approveAll } from "../support/workbench.js";

const DOCS = readFileSync("docs/workers.md", "utf8");
const WIPE = { tool_name: "bash", tool_input: { command: "rm -rf /tmp/x" } };
const RESIDENT = "stays between events: what it remembers from one to the next is its author's choice";

/** A worker's process says which one it is, and how often it was asked. */
const COUNTS = `#!/usr/bin/env python3
import json, os, sys
for asked, line in enumerate(sys.stdin, 1):
    real = "" if "rehearsal" not in json.loads(line) else " rehearsal"
    print(json.dumps({"context": f"{os.getpid()} {asked}{real}"}), flush=True)
`;

const said = ({ context: [text = ""] }: FireOutcome): string[] => text.split(" ");
const isGone = (pid = "") => eventually(() => isAlive(pid)).toBe(false);

async function workerIn(home: Home, text: string, entry: Record<string, unknown> = {}) {
  return home.guarded(text, { type: "worker", ...entry });
}

test.for(["py", "mjs", "sh"])(
  "the worker in the documentation, guard.%s, holds back what it should",
  async (ending, { home }) => {
    const [, text = ""] = new RegExp(`\`guard\\.${ending}\`\n\`\`\`\\w+\n(.*?)\`\`\``, "s").exec(DOCS) ?? [];
    expect(text).toBe(readFileSync(`${HOOKS}/worker.${ending}`, "utf8"));
    const [, entries = ""] = /```yaml\n(.*?)```/s.exec(DOCS) ?? [];
    await home.script(text, `hooks/guard.${ending}`);
    await home.write("workspace/config/shell_hooks.yaml", entries.replace("guard.py", `guard.${ending}`));
    const hooks = await home.open({ env: { ...home.env, PATH: process.env.PATH } });
    await approveAll(hooks);
    await home.type(hooks, "/hooks on");
    const blocked = { verdict: "block", reason: "rm -rf needs a human" };
    for (const [call, outcome] of [
      [CALL, { verdict: "continue" }],
      [WIPE, blocked],
      [CALL, { verdict: "continue" }],
    ] as const)
      expect(await hooks.fire(EVENT, call)).toMatchObject(outcome);
  },
);

test("approval and doctor say that it stays", async ({ home }) => {
  await home.script(COUNTS);
  await home.propose({ type: "worker" });
  const hooks = await home.open();
  expect((await home.approve(hooks, `${EVENT} ${GUARD}`)).text).toContain(RESIDENT);
  expect((await home.type(hooks, "/hooks doctor")).text).toContain(RESIDENT);
});

test("one process stays, until it is switched off; doctor leaves none behind then", async ({ home }) => {
  const hooks = await workerIn(home, COUNTS);
  const [pid] = said(await hooks.fire(EVENT, CALL));
  expect(said(await hooks.fire(EVENT, CALL))).toEqual([pid, "2"]);
  await home.type(hooks, "/hooks off");
  await isGone(pid);
  const [answered] = await hooks.rehearse();
  const tried = answered?.answer?.kind === "verdict" ? answered.answer.decision.context[0] : undefined;
  expect(tried).toMatch(/^\d+ 1 rehearsal$/);
  await isGone(tried?.split(" ")[0]);
  await home.type(hooks, "/hooks on");
  expect(said(await hooks.fire(EVENT, CALL))[1]).toBe("1");
});

test("a new approval ends it, and the new bytes answer; so does a revoke", async ({ home }) => {
  const hooks = await workerIn(home, COUNTS);
  const [first] = said(await hooks.fire(EVENT, CALL));
  await home.script(COUNTS.replace("{asked}", "{asked} anew"));
  // What is not approved is not run.
  expect(said(await hooks.fire(EVENT, CALL))).toEqual([first, "2"]);
  await eventually(async () => (await hooks.list()).hooks[0]?.state).toBe("changed");
  await approveAll(hooks);
  await isGone(first);
  const [second, ...words] = said(await hooks.fire(EVENT, CALL));
  expect(words).toEqual(["1", "anew"]);
  await home.type(hooks, `/hooks revoke ${GUARD}`);
  await isGone(second);
});

test("what is no answer is no verdict: it fails open, or closed where the entry says so", async ({ home }) => {
  const wrong = "#!/bin/sh\nwhile read -r line; do echo ok; done\n";
  const open = await workerIn(home, wrong);
  expect(await open.fire(EVENT, CALL)).toMatchObject({
    verdict: "continue",
    runs: [{ verdict: "no-verdict", fault: { code: "out-of-turn", output: "ok" } }],
  });
  await home.close(open);
  const closed = await workerIn(home, wrong, { fail_closed: true });
  expect(await closed.fire(EVENT, CALL)).toMatchObject({ verdict: "block" });
});

test("its environment has nothing of the event, and the line has all of it, with the token of the run", async ({
  home,
}) => {
  const tells = `#!/usr/bin/env python3
import json, os, sys
for line in sys.stdin:
    print(json.dumps({"context": json.dumps([sorted(os.environ), json.loads(line)])}), flush=True)
`;
  const hooks = await workerIn(home, tells);
  const { context } = await hooks.fire(EVENT, { ...CALL, session_id: "s1" });
  const [names, line] = JSON.parse(context[0] ?? "[]") as [string[], Record<string, unknown>];
  expect(names.filter((name) => name.startsWith("CHAT_HOOKS_"))).toEqual([
    "CHAT_HOOKS_DATA_DIR",
    "CHAT_HOOKS_RUN_ID",
    "CHAT_HOOKS_SCRIPT_DIR",
  ]);
  expect(line).toMatchObject({ event: EVENT, session_id: "s1", cwd: home.root, ...CALL });
  expect(hooks.isRunToken(String(line.run_token))).toBe(true);
});

test.runIf(process.getuid?.() === 0)(
  "what was just approved is tried in its sandbox with one event, and does not stay there",
  async ({ home }) => {
    const sandbox = rehearsalSandbox(() => home.state);
    await chmod(home.top, 0o755);
    await home.script(COUNTS);
    await home.propose({ type: "worker" });
    const hooks = await home.open({ rehearsalSandbox: sandbox });
    const { data } = await home.approve(hooks, `${EVENT} ${GUARD}`);
    expect(data).toMatchObject({ rehearsal: { inSandbox: true, answer: { kind: "verdict" } } });
    await eventually(() => commandLines().filter((line) => line.includes("guard.sh"))).toEqual([]);
    await sandbox.close();
  },
);

/** Keeps its first event for itself, as one that waits for an answer of the bot does; answers all others. */
const waits = (name: string): string => `#!/bin/sh
while IFS= read -r line; do
  if [ -e ${name} ]; then echo '{"context": "${name}"}'; continue; fi
  printf '%s' "$line" > ${name}.part && mv ${name}.part ${name}
  sleep 60
done
`;

test.runIf(LONG_TESTS)(
  "two that wait for each other through the bot end at their timeouts, and answer what they were asked meanwhile",
  async ({ home }) => {
    const events = { first: EVENT, second: "on_user_message" } as const;
    for (const name of ["first", "second"]) await home.script(waits(name), `guards/${name}.sh`);
    const worker = { type: "worker", timeout: 2 };
    const entryOf = (name: "first" | "second") => ({ ...worker, event: events[name], command: `./guards/${name}.sh` });
    await home.propose(entryOf("first"), entryOf("second"));
    const hooks = await home.open();
    await approveAll(hooks);
    await home.type(hooks, "/hooks on");
    const fire = (name: "first" | "second", runToken?: string) =>
      hooks.fire(events[name], { ...CALL, message: "hello" }, runToken === undefined ? {} : { runToken });
    const outer = [fire("first"), fire("second")];
    const tokenOf = async (name: string): Promise<string> => {
      await eventually(() => existsSync(`${home.root}/${name}`)).toBe(true);
      return JSON.parse(await home.read(name)).run_token;
    };
    const inner = [fire("second", await tokenOf("first")), fire("first", await tokenOf("second"))];
    for (const { runs } of await Promise.all(outer)) expect(runs).toMatchObject([{ fault: { code: "timed-out" } }]);
    expect((await Promise.all(inner)).map(({ context }) => context)).toEqual([["second"], ["first"]]);
  },
);
