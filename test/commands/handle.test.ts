import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { parseHooksCommand } from "../../src/commands/parse.js";
import type { ShellHooks } from "../../src/commands/shell-hooks.js";
import { eventually } from "../support/eventually.js";
import { shared } from "../support/shared.js";
import { type AtEnd, idIn, makeWorkbench, type } from "../support/workbench.js";

const BLOCKER = `#!/bin/sh\nif grep -q 'rm -rf'; then echo '{"decision": "block", "reason": "not here"}'; fi\n`;
const ENTRY = "hooks:\n  - event: pre_tool_call\n    command: ./guard.sh\n";

async function withGuard(script = BLOCKER, yaml = ENTRY, atEnd: AtEnd = onTestFinished) {
  const bench = makeWorkbench(atEnd);
  bench.script("guard.sh", script);
  bench.propose(yaml);
  const hooks = await bench.open();
  return { bench, hooks };
}
/** One guard for all stories that change nothing. */
const untouched = shared((atEnd) => withGuard(BLOCKER, ENTRY, atEnd));
const approveAndOn = async (hooks: ShellHooks) => {
  await type(hooks, "/hooks approve pre_tool_call ./guard.sh");
  await type(hooks, "/hooks on");
};

describe("list", () => {
  test("shows the switch, the config, every hook with an id, and how to activate it", async () => {
    const { bench, hooks } = await untouched();
    const reply = await type(hooks, "/hooks");
    expect(reply).toMatchObject({ outcome: "done", command: "list", changed: false });
    expect(reply.text).toContain("Hooks are OFF");
    expect(reply.text).toContain(`${bench.workspace}/config/shell_hooks.yaml`);
    expect(reply.text).toMatch(/✗ NOT approved \[\w{4}\] pre_tool_call → \.\/guard\.sh/);
    expect(reply.text).toContain(`/hooks approve ${idIn(reply)}`);
  });
  test("keeps an id while what it stands for stands, and gives another owner another", async () => {
    const { bench } = await withGuard();
    const hooks = await bench.open({ owners: ["telegram:1", "telegram:2"] });
    const [first, again] = [await type(hooks, "/hooks list"), await type(hooks, "/hooks list")];
    expect(idIn(again)).toBe(idIn(first));
    expect(idIn(await type(hooks, "/hooks list", { senderId: "2" }))).not.toBe(idIn(first));
  });
  test("credentials and query of a URL are not shown", async () => {
    const { hooks } = await withGuard(
      BLOCKER,
      "hooks:\n  - {event: pre_tool_call, type: http, url: 'http://me:pw@127.0.0.1/x?key=1'}\n",
    );
    const { text } = await type(hooks, "/hooks list");
    expect(text).toContain("POST http://***@127.0.0.1/x?***");
    expect(text).not.toMatch(/pw|key=1/);
  });
  test("bad entries are shown with their line, good ones stay", async () => {
    const { hooks } = await withGuard(BLOCKER, `${ENTRY}  - event: pre_tool_cal\n    command: ./guard.sh\n`);
    const { text, problem } = await type(hooks, "/hooks list");
    expect(text).toContain('line 4: there is no event "pre_tool_cal". Did you mean "pre_tool_call"?');
    expect(text).toContain("→ ./guard.sh");
    expect(problem).toBe(true);
  });
  test("an entry that stands twice is listed once, and the other one reported", async () => {
    const { hooks } = await withGuard(BLOCKER, `${ENTRY}${ENTRY.replace("hooks:\n", "")}`);
    const { text } = await type(hooks, "/hooks list");
    expect(text?.match(/→ \.\/guard\.sh/g)).toHaveLength(1);
    expect(text).toContain("line 4: this entry is the same as the one on line 2");
  });
  test("a matcher that cannot be used is told, and the hook runs on everything", async () => {
    const { hooks } = await withGuard(
      '#!/bin/sh\necho \'{"decision":"block"}\'\n',
      `${ENTRY}    matcher: '(?=never)'\n`,
    );
    await approveAndOn(hooks);
    expect((await type(hooks, "/hooks list")).text).toContain('The matcher "(?=never)" is not usable');
    expect(await hooks.fire("pre_tool_call", { tool_input: { command: "ls" } })).toMatchObject({ verdict: "block" });
  });
});

describe("approve", () => {
  test("shows argv, hash and text, and is live at once", async () => {
    const { hooks } = await withGuard();
    await type(hooks, "/hooks on");
    const reply = await type(hooks, "/hooks approve pre_tool_call ./guard.sh");
    expect(reply).toMatchObject({ outcome: "done", command: "approve", changed: true });
    expect(reply.text).toContain("It is live now");
    expect(reply.text).toContain("Runs: ./guard.sh");
    expect(reply.text).toMatch(/sha256 [0-9a-f]{64}/);
    expect(reply.text).toContain("grep -q 'rm -rf'");
    expect(await hooks.fire("pre_tool_call", { tool_input: { command: "rm -rf /" } })).toMatchObject({
      verdict: "block",
      reason: "not here",
    });
  });
  test("by id approves what was shown, and refuses what has changed since, with the difference and a new id", async () => {
    const { bench, hooks } = await withGuard();
    const id = idIn(await type(hooks, "/hooks list"));
    bench.script("guard.sh", BLOCKER.replace("rm -rf", "never"));
    const refused = await type(hooks, `/hooks approve ${id}`);
    expect(refused).toMatchObject({ changed: false, problem: true });
    expect(refused.text).toContain("has changed since you saw it");
    expect(refused.text).toContain("grep -q 'never'");
    const fresh = /\/hooks approve (\w{4})$/.exec(refused.text ?? "")?.[1];
    expect(await type(hooks, `/hooks approve ${fresh}`)).toMatchObject({ changed: true });
  });
  test("by event and command refuses what differs from what this owner was last shown", async () => {
    const { bench, hooks } = await withGuard();
    await type(hooks, "/hooks list");
    bench.script("guard.sh", BLOCKER.replace("rm -rf", "never"));
    expect((await type(hooks, "/hooks approve pre_tool_call ./guard.sh")).changed).toBe(false);
    expect((await type(hooks, "/hooks approve pre_tool_call ./guard.sh")).changed).toBe(true);
  });
  test("of several entries with one event and command, it wants the id", async () => {
    const { hooks } = await withGuard(
      BLOCKER,
      `${ENTRY}  - event: pre_tool_call\n    command: ./guard.sh\n    priority: 5\n`,
    );
    const reply = await type(hooks, "/hooks approve pre_tool_call ./guard.sh");
    expect(reply.changed).toBe(false);
    expect(reply.text?.match(/\[\w{4}\]/g)).toHaveLength(2);
  });
  test.each([
    ["/hooks approve pre_tool_call ./other.sh", 'No hook in your config runs "./other.sh" on pre_tool_call'],
    ["/hooks approve zzz9", 'There is no hook with the id "zzz9"'],
    ["/hooks approve", "Usage: /hooks approve"],
    ["/hooks approve pre_tool_cal ./guard.sh", 'There is no event "pre_tool_cal". Did you mean pre_tool_call?'],
  ])("%s is told apart", async (line, words) => {
    const { hooks } = await untouched();
    const reply = await type(hooks, line);
    expect(reply.text).toContain(words);
    expect(reply.changed).toBe(false);
  });
  test("a script that does not exist cannot be approved, and the reply says what to do", async () => {
    const { hooks } = await withGuard(BLOCKER, "hooks:\n  - event: on_stop\n    command: ./nowhere.sh\n");
    const reply = await type(hooks, "/hooks approve on_stop ./nowhere.sh");
    expect(reply.text).toContain('"./nowhere.sh" does not exist');
  });
  test("approving twice says that nothing has changed", async () => {
    const { hooks } = await withGuard();
    await approveAndOn(hooks);
    expect(await type(hooks, "/hooks approve pre_tool_call ./guard.sh")).toMatchObject({
      changed: false,
      outcome: "done",
    });
  });
});

describe("revoke", () => {
  test("by command stops all its events, by id that entry only", async () => {
    const yaml = `${ENTRY}  - event: on_stop\n    command: ./guard.sh\n`;
    const { hooks } = await withGuard(BLOCKER, yaml);
    const approveBoth = async () => {
      await type(hooks, "/hooks approve pre_tool_call ./guard.sh");
      await type(hooks, "/hooks approve on_stop ./guard.sh");
    };
    await approveBoth();
    const id = idIn(await type(hooks, "/hooks list"));
    expect((await type(hooks, `/hooks revoke ${id}`)).changed).toBe(true);
    expect((await hooks.list()).hooks.filter((view) => view.approval)).toHaveLength(1);
    await approveBoth();
    expect((await type(hooks, "/hooks revoke ./guard.sh")).text?.match(/Revoked/g)).toHaveLength(2);
    expect((await hooks.list()).hooks.filter((view) => view.approval)).toHaveLength(0);
  });
  test("an old id that could mean two hooks by now stops neither", async () => {
    const { bench, hooks } = await withGuard(
      BLOCKER,
      `${ENTRY}  - event: pre_tool_call\n    command: ./guard.sh\n    priority: 5\n`,
    );
    const ids = [...((await type(hooks, "/hooks list")).text ?? "").matchAll(/\[(\w{4})\]/g)].map(([, id]) => id);
    for (const id of ids) await type(hooks, `/hooks approve ${id}`);
    for (const word of ["dd", "mkfs"]) {
      bench.script("guard.sh", BLOCKER.replace("rm -rf", word));
      for (const view of (await hooks.list()).hooks) expect(view.state).toBe("changed");
      const fresh = [...((await type(hooks, "/hooks list")).text ?? "").matchAll(/\[(\w{4})\]/g)].map(([, id]) => id);
      for (const id of fresh) await type(hooks, `/hooks approve ${id}`);
    }
    expect(await type(hooks, `/hooks revoke ${ids[1]}`)).toMatchObject({ changed: false });
    expect((await hooks.list()).hooks.filter((view) => view.approval)).toHaveLength(2);
  });
  test("what is not approved is quoted", async () => {
    const { hooks } = await untouched();
    expect((await type(hooks, "/hooks revoke ./nothing.sh")).text).toContain(
      'There is no approved hook "./nothing.sh"',
    );
  });
});

describe("doctor, test, why, log", () => {
  test("doctor tries each approved hook, shows progress and prints the fix", async () => {
    const { hooks } = await withGuard("#!/bin/sh\necho hello\n");
    await approveAndOn(hooks);
    const lines: string[] = [];
    const reply = await type(hooks, "/hooks doctor", { onProgress: (line) => lines.push(line) });
    expect(lines[0]).toContain("1 approved hook");
    expect(reply.text).toMatch(/not JSON: "hello"/);
    expect(reply.problem).toBe(true);
  });
  test("doctor tries hooks side by side, and gives up on those that keep all tries too long", async () => {
    const both =
      "hooks:\n  - {event: on_stop, command: ./guard.sh, timeout: 120}\n  - {event: post_llm_call, command: ./guard.sh, timeout: 120}\n";
    const { bench, hooks } = await withGuard("#!/bin/sh\necho x >> begun\nexec sleep 300\n", both);
    for (const event of ["on_stop", "post_llm_call"]) await type(hooks, `/hooks approve ${event} ./guard.sh`);
    // Ends with the bench, which ends the scripts.
    void hooks.rehearse();
    await eventually(() => readFileSync(join(bench.root, "begun"), "utf8")).toBe("x\nx\n");
    const tried = await hooks.rehearse(undefined, 100);
    expect(tried.map(({ notTried }) => notTried)).toEqual([0, 1].map(() => ({ why: "no-time", afterMs: 100 })));
  });
  test("doctor names fields without effect, and text beside the JSON", async () => {
    const { hooks } = await withGuard(`#!/bin/sh\necho log line\necho '{"notification": "x", "colour": 1}'\n`);
    await approveAndOn(hooks);
    const { text } = await type(hooks, "/hooks doctor");
    expect(text).toContain("It answers colour, notification, which has no effect on pre_tool_call");
    expect(text).toContain("prints other text beside its JSON");
  });
  test("doctor warns of a judge that calls the bot from pre_llm_call", async () => {
    const yaml = "hooks:\n  - event: pre_llm_call\n    command: ./guard.sh\n";
    const { hooks } = await withGuard("#!/bin/sh\n# curl http://127.0.0.1:1/chat \nexit 0\n", yaml);
    await type(hooks, "/hooks approve pre_llm_call ./guard.sh");
    expect((await type(hooks, "/hooks doctor")).text).toContain("Call the model endpoint directly");
  });
  test("test fires the approved hooks while the switch is off, and leaves no trace", async () => {
    const { hooks } = await withGuard();
    await type(hooks, "/hooks approve pre_tool_call ./guard.sh");
    const reply = await type(hooks, '/hooks test pre_tool_call {"tool_input": {"command": "rm -rf /"}}');
    expect(reply.text).toContain("Outcome: block\nReason: not here");
    expect(reply.text).toContain("this was only a test");
    expect((await type(hooks, "/hooks log")).text).toContain("No hook has fired yet");
    expect((await type(hooks, "/hooks test pre_tool_call {broken")).text).toContain("The payload is not a JSON object");
  });
  test("why names the switch, the missing approval and the matcher", async () => {
    const { hooks } = await withGuard(BLOCKER, `${ENTRY}    matcher: 'rm -rf'\n`);
    expect((await type(hooks, "/hooks why pre_tool_call")).text).toContain("not approved");
    await type(hooks, "/hooks approve pre_tool_call ./guard.sh");
    expect((await type(hooks, "/hooks why pre_tool_call")).text).toContain("hooks are OFF");
    await type(hooks, "/hooks on");
    expect((await type(hooks, "/hooks why pre_tool_call")).text).toContain(
      'fires only where its matcher finds something: "rm -rf"',
    );
    expect((await type(hooks, "/hooks why on_stop")).text).toContain("No hook is configured for on_stop");
  });
  test("log shows the last firings, list counts them", async () => {
    const { hooks } = await withGuard();
    await approveAndOn(hooks);
    for (const command of ["ls", "rm -rf /", "ls"]) await hooks.fire("pre_tool_call", { tool_input: { command } });
    const { text } = await type(hooks, "/hooks log 2");
    expect(text?.split("\n")).toHaveLength(3);
    expect(text).toMatch(/pre_tool_call \.\/guard\.sh: block in \d+ ms\n {3}not here/);
    expect((await type(hooks, "/hooks list")).text).toContain("3 runs, last: continue");
  });
});

describe("in the person's language", () => {
  test("every command answers in Chinese, and keeps the commands as they are typed", async () => {
    const { hooks } = await withGuard();
    for (const line of [
      "list",
      "on",
      "off",
      "help",
      "owners",
      "doctor",
      "log",
      "why on_stop",
      "test on_stop",
      "aprove",
      "approve x",
      "revoke x",
      "show x",
      "unpair x",
    ]) {
      const { text } = await type(hooks, `/hooks ${line}`, { locale: "zh-CN" });
      expect(text, line).toMatch(/\p{Script=Han}{2}/u);
    }
    expect((await type(hooks, "/hooks approve", { locale: "zh-hans" })).text).toContain("/hooks approve");
  });
});

describe("foreign parts of a reply", () => {
  const GUARD = `#!/bin/sh\nif grep -q s3cr3t; then echo '{"decision": "block", "reason": "no"}'; fi\n`;
  const yaml =
    "hooks:\n  - event: on_outbound_message\n    command: ./outbound.sh\n  - event: on_stop\n    command: ./chatty.sh\n";
  async function guarded(owners = ["telegram:1"], guard = GUARD.replace("s3cr3t", "'s3cr[3]t'"), config = yaml) {
    const bench = makeWorkbench();
    bench.script("outbound.sh", guard);
    bench.script("chatty.sh", "#!/bin/sh\n# s3cr3t\nexit 0\n");
    bench.propose(config);
    const hooks = await bench.open({ owners });
    await type(hooks, "/hooks approve on_outbound_message ./outbound.sh");
    await type(hooks, "/hooks on");
    return hooks;
  }
  test("a script's text that an outbound hook blocks is not shown in the chat; our own words are", async () => {
    const hooks = await guarded();
    const reply = await type(hooks, "/hooks approve on_stop ./chatty.sh");
    expect(reply.text).toContain("Approved: on_stop → ./chatty.sh");
    expect(reply.text).toContain("see the page or terminal");
    expect(reply.text).not.toContain("s3cr3t");
  });
  test("what the agent wrote into the config does not get around the guard either", async () => {
    const hooks = await guarded(
      undefined,
      undefined,
      `${yaml}  - event: on_stop\n    command: ./chatty.sh s3cr3t\n    matcher: s3cr3t\n  - event: on_stop\n    s3cr3t: 1\n`,
    );
    const { text } = await type(hooks, "/hooks list");
    expect(text).toContain("Hooks are ON");
    expect(text).toContain("✓ approved");
    expect(text).not.toContain("s3cr3t");
  });
  test("the terminal shows it", async () => {
    const hooks = await guarded(["telegram:1", "cli:local"]);
    await type(hooks, "/hooks approve on_stop ./chatty.sh");
    const terminal = { channel: "cli", senderId: "local" };
    const id = /\[(\w{4})\] on_stop/.exec((await type(hooks, "/hooks list", terminal)).text ?? "")?.[1];
    expect((await type(hooks, `/hooks show ${id}`, terminal)).text).toContain("s3cr3t");
  });
  test("a hook that blocks everything cannot hide /hooks off", async () => {
    const hooks = await guarded(undefined, "#!/bin/sh\nexit 2\n");
    expect((await type(hooks, "/hooks list")).text).toContain("Hooks are ON");
    expect((await type(hooks, "/hooks off")).text).toContain("Hooks are OFF now");
  });
});

describe("in a group", () => {
  test("details are for the owner alone, the group gets one line", async () => {
    const { hooks } = await untouched();
    const reply = await type(hooks, "/hooks list", { chat: "group" });
    expect(reply).toMatchObject({ outcome: "done", private: true });
    expect(reply.publicText).not.toContain("guard.sh");
  });
});

test("a request that is nonsense gets an outcome, not an exception", async () => {
  const { hooks } = await untouched();
  for (const request of [
    {},
    { text: null },
    { text: "/hooks on", channel: 7 },
    { text: "/hooks on", senderId: {} },
    undefined,
    null,
  ]) {
    const { outcome } = await hooks.handleCommand(request as never);
    expect(["not-ours", "dropped"]).toContain(outcome);
  }
});

test("what is said to be parsed counts only where it was read from that very line", async () => {
  const { hooks } = await untouched();
  const [off, on] = ["/hooks off", "/hooks on"].map((text) => parseHooksCommand(text));
  await type(hooks, "/hooks on");
  for (const parsed of [off, { ...off }, { kind: "command", name: "off", args: [] }, 3, null]) {
    const request = { channel: "cli", text: "hello", chat: "private", origin: "typed", senderId: "local" } as const;
    expect(await hooks.handleCommand(request, parsed as never)).toEqual({ outcome: "not-ours" });
  }
  expect(Object.isFrozen(on)).toBe(true);
  expect((await hooks.switchStatus()).on).toBe(true);
  expect(parseHooksCommand(["/hooks off"] as never)).toEqual(off);
});
