import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { describe, expect } from "vitest";
import { describeNotice } from "../../src/commands/notice.js";
import { ON_FILES } from "../support/chosen-store.js";
import { folderSandbox } from "../support/folder-sandbox.js";
import {
  CALL,
  EVENT,
  GUARD,
  type Home,
  idsIn,
  listen,
  ofKind,
  onlyView,
  test,
  until,
  verdictOf,
} from "../support/gates-home.js";
import { startEndpoint } from "../support/http-servers.js";
import { LONG_TESTS } from "../support/long-tests.js";

/** Stops whatever has one of these words in it. */
const stops = (words: string): string =>
  `#!/bin/sh\ngrep -Eq '${words}' && { echo "no $CHAT_HOOKS_REHEARSAL" >&2; exit 2; }\nexit 0\n`;
const bash = (command: string) => ({ tool_input: { command } });
const LISTS = { must_block: [bash("rm -rf /"), bash("mkfs x")], must_pass: [bash("ls"), bash("echo hello")] };

/** A guard with examples, typed into force in a host that brings a sandbox. */
async function approving(home: Home, script: string, entry: Record<string, unknown> = LISTS) {
  const rehearsalSandbox = folderSandbox();
  await home.script(script);
  await home.propose(entry);
  const hooks = await home.open({ rehearsalSandbox });
  await home.type(hooks, "/hooks on");
  const reply = await home.approve(hooks, `${EVENT} ${GUARD}`);
  return { hooks, reply, text: reply.text ?? "", sandbox: rehearsalSandbox };
}

describe("at an approval", () => {
  test("examples that go as they must are counted in one line, and each is run once", async ({ home }) => {
    const { hooks, text, reply, sandbox } = await approving(home, stops("rm -rf|mkfs"));
    expect(text).toContain("Examples: 2 of 2 blocked, 2 of 2 passed.");
    expect(text).toContain("must block 2 examples, must pass 2 examples");
    expect(reply.problem).toBeFalsy();
    expect(sandbox.runs).toBe(4);
    const [id] = idsIn((await home.type(hooks, "/hooks list")).text);
    expect((await home.type(hooks, `/hooks show ${id}`)).text).toContain(
      'must_block 2: {"tool_input": {"command": "mkfs x"}}',
    );
    expect((await onlyView(hooks)).state).toBe("approved");
    expect(await hooks.fire(EVENT, bash("mkfs x"))).toMatchObject({ verdict: "block", reason: "no" });
  });

  test("one that goes wrong is named, and what was approved is not in force before the same line comes again", async ({
    home,
  }) => {
    const { hooks, text, reply } = await approving(home, stops("rm -rf"), { ...LISTS, fail_closed: true });
    expect(text).toContain("Examples: 1 of 2 blocked, 2 of 2 passed.");
    expect(text).toContain('must_block 2: it was let through: {"tool_input": {"command": "mkfs x"}}');
    expect(text).toContain("Approved, but not yet live");
    expect(reply).toMatchObject({ changed: true, problem: true, data: { notLive: "examples" } });
    expect((await hooks.fire(EVENT, bash("rm -rf /"))).runs).toEqual([]);
    expect(hooks.activeCount()).toBe(0);

    const list = (await home.type(hooks, "/hooks list")).text ?? "";
    const [id] = idsIn(list);
    expect(list).toContain(`⚠ approved, not yet live [${id}]`);
    expect(list).toContain("No hook is active, so nothing is checked.");
    expect((await home.type(hooks, `/hooks why ${EVENT}`)).text).toContain(
      "would not fire: approved, but not yet live",
    );
    const doctor = (await home.type(hooks, "/hooks doctor")).text;
    expect(doctor).toContain("Not yet live: its examples did not give the expected results.");
    expect(doctor).toContain("Examples: 1 of 2 blocked, 2 of 2 passed.");

    expect((await home.type(hooks, `/hooks approve ${id}`)).text).toContain("Active as it is");
    expect((await onlyView(hooks)).state).toBe("approved");
    expect((await hooks.fire(EVENT, bash("rm -rf /"))).verdict).toBe("block");
  });

  test("an example that the matcher turns away was let through, whatever the script would have said", async ({
    home,
  }) => {
    const { text } = await approving(home, stops("."), { matcher: "rm -rf", must_block: [bash("rm  -rf /")] });
    expect(text).toContain("must_block 1: the hook's subject or matcher excludes it");
  });

  test("a mask is a block only where the example says so", async ({ home }) => {
    const masks = `#!/bin/sh\necho '{"tool_input": {"command": "masked"}}'\n`;
    const must_block = [{ ...bash("secret"), rewritten: true }, bash("secret")];
    const { text } = await approving(home, masks, { must_block });
    expect(text).toContain("Examples: 1 of 2 blocked.");
    expect(text).toContain("must_block 2: it was rewritten");
  });

  test("the lines of a file are examples, bound and copied with the hook; one that is none is refused", async ({
    home,
  }) => {
    const file = "./workspace/guards/blocks.jsonl";
    await home.write(file, `${JSON.stringify(bash("rm -rf /"))}\nnothing\n`);
    await home.script(stops("rm -rf"));
    await home.propose({ must_block: file });
    const hooks = await home.open({ rehearsalSandbox: folderSandbox() });
    const refused = (await home.tryApproving(hooks, `${EVENT} ${GUARD}`)).text;
    expect(refused).toContain(`"${file}" cannot be used`);
    await home.write(file, `${JSON.stringify(bash("rm -rf /"))}\n`);
    await home.type(hooks, "/hooks list");
    expect((await home.approve(hooks, `${EVENT} ${GUARD}`)).text).toContain("Examples: 1 of 1 blocked.");
    await home.write(file, `${JSON.stringify(bash("ls"))}\n`);
    expect(await onlyView(hooks)).toMatchObject({ state: "changed", changes: [{ kind: "file-edited" }] });
    expect((await home.type(hooks, "/hooks doctor")).text).toContain("Examples: 1 of 1 blocked.");
  });

  test.runIf(LONG_TESTS)("more examples than are run are told of", async ({ home }) => {
    const many = Array.from({ length: 40 }, (_, at) => bash(`rm -rf /${at}`));
    const { text, sandbox } = await approving(home, stops("rm -rf"), { must_block: many });
    expect(text).toContain("Examples: 30 of 30 blocked, 10 left out.");
    expect(sandbox.runs).toBe(31);
  });
});

describe("a change of what is in force", () => {
  test("is told with what it lets through of the examples", async ({ home }) => {
    const { hooks, sandbox } = await approving(home, stops("rm -rf|mkfs"));
    const told = listen(hooks);
    const before = sandbox.runs;
    await home.script(stops("mkfs"));
    await until(() => ofKind(told, "hook-changed").length > 0);
    const [notice] = ofKind(told, "hook-changed");
    const words = notice ? describeNotice(notice) : "";
    expect(words).toContain("1 of 2 blocked, 2 of 2 passed; the changed version lets 1 of these through");
    expect(words).toContain("the first is must_block 1.");
    // What the agent wrote into an example is not pushed to anybody.
    expect(words).not.toContain("rm -rf");
    expect(sandbox.runs).toBeGreaterThan(before);
    expect((await hooks.fire(EVENT, bash("rm -rf /"))).verdict).toBe("block");
  });

  test.runIf(LONG_TESTS)("is tried without a variable that its entry names, and without a token", async ({ home }) => {
    const env = { ...home.env, GUARD_KEY: "very-secret", CHAT_HOOKS_URL: "http://127.0.0.1:9" };
    const rehearsalSandbox = folderSandbox();
    const tells = (mark: string): string => `#!/bin/sh\ncat > /dev/null\nenv > ${home.root}/${mark}\nexit 2\n`;
    const hooks = await home.guarded(
      tells("approved"),
      { must_block: [bash("x")], env: ["GUARD_KEY"] },
      { rehearsalSandbox, env },
    );
    const told = listen(hooks);
    await home.script(tells("changed"));
    await until(() => ofKind(told, "hook-changed").length > 0);
    // What an owner has approved has them, in the sandbox, too.
    expect(await home.read("approved")).toContain("GUARD_KEY=very-secret");
    const seen = await home.read("changed");
    expect(seen).toContain("CHAT_HOOKS_REHEARSAL=1");
    expect(seen).not.toMatch(/very-secret|CHAT_HOOKS_URL|RUN_TOKEN/);
  });

  test.for([
    ["an edited entry, which could name any file", { files: ["/etc/hostname"] }, GUARD],
    ["a script beside a bound file that the agent cannot read", {}, "./secret.txt"],
  ] as const)("is not tried where it is %s", async ([, more, file], { home }) => {
    await home.write("secret.txt", "secret");
    const entry = { must_block: [bash("rm -rf")], ...(file !== GUARD && { files: [file] }) };
    const { hooks, sandbox } = await approving(home, stops("rm -rf"), entry);
    const told = listen(hooks);
    const before = sandbox.runs;
    if ("files" in more) await home.propose({ ...entry, ...more });
    else await home.script(stops("mkfs"));
    await until(() => ofKind(told, "hook-changed").length > 0);
    expect(sandbox.runs).toBe(before);
    expect(ofKind(told, "hook-changed")[0]).not.toHaveProperty("examples");
  });

  test("that fails the examples approved before it, is offered, while the version before stays in force; the same line again adopts it", async ({
    home,
  }) => {
    const { hooks } = await approving(home, stops("rm -rf|mkfs"));
    await home.propose({ must_pass: LISTS.must_pass });
    await home.script(stops("mkfs"));
    await until(async () => (await onlyView(hooks)).state === "changed");
    const [id] = idsIn((await home.type(hooks, "/hooks list")).text);
    const { text } = await home.type(hooks, `/hooks approve ${id}`);
    expect(text).toContain("must_block 1 of the previous version: it was let through");
    expect(text).toContain("The previous version stays active");
    expect((await hooks.fire(EVENT, bash("rm -rf /"))).verdict).toBe("block");
    expect((await onlyView(hooks)).approval).toMatchObject({ offered: "examples" });
    // Sealed like all else: after a restart it is the same offer.
    await home.close(hooks);
    const again = await home.open({ rehearsalSandbox: folderSandbox() });
    expect((await home.type(again, `/hooks approve ${id}`)).text).toContain("Active as it is");
    expect((await again.fire(EVENT, bash("rm -rf /"))).verdict).toBe("continue");
  });

  test.runIf(LONG_TESTS)("that is revoked while it is tried stays revoked", async ({ home }) => {
    const { hooks, sandbox } = await approving(home, stops("rm -rf|mkfs"));
    await home.script(stops("rm -rf|mkfs|dd"));
    const [id] = idsIn((await home.type(hooks, "/hooks list")).text);
    const { prepare } = sandbox;
    sandbox.prepare = async (run) => {
      if ((await hooks.approved()).hooks.length > 0) await home.type(hooks, `/hooks revoke ${GUARD}`);
      return prepare(run);
    };
    expect(await home.type(hooks, `/hooks approve ${id}`)).toMatchObject({ problem: true });
    expect((await hooks.approved()).hooks).toEqual([]);
    expect((await hooks.fire(EVENT, bash("rm -rf /"))).runs).toEqual([]);
  });

  test.runIf(LONG_TESTS)("after an offer is tried again: what was said yes to was another", async ({ home }) => {
    const { hooks } = await approving(home, stops("rm -rf|mkfs"));
    await home.script(stops("mkfs"));
    const [id] = idsIn((await home.type(hooks, "/hooks list")).text);
    await home.type(hooks, `/hooks approve ${id}`);
    await home.script(stops("nothing"));
    expect((await home.type(hooks, `/hooks approve ${id}`)).text).toContain("Not approved");
    const [other] = idsIn((await home.type(hooks, "/hooks list")).text);
    expect((await home.type(hooks, `/hooks approve ${other}`)).text).toContain("The previous version stays active");
  });
});

test.runIf(ON_FILES)(
  "what is not yet live cannot be put in force by editing the record, nor taken out by it",
  async ({ home }) => {
    const { hooks } = await approving(home, stops("rm -rf"));
    await home.close(hooks);
    const record = `${home.state}/state.json`;
    const text = await readFile(record, "utf8");
    expect(text).toContain('\\"notLive\\":\\"examples\\"');
    await home.write(record, text.replace(',\\"notLive\\":\\"examples\\"', ""));
    expect((await (await home.open()).list()).lockdown).toBeDefined();
  },
);

describe("without examples", () => {
  test("the sample is one that subject and matcher ask for, and to block it is right", async ({ home }) => {
    const { text, reply } = await approving(home, stops("git push"), { subject: "^bash$", matcher: "git\\s+push" });
    expect(text).toMatch(/on a sample that fits its own patterns: block in \d+ ms/);
    expect(reply.problem).toBeFalsy();
  });

  test("a hook for which none can be made is said not to have been tried, and is live", async ({ home }) => {
    const { hooks, text, sandbox } = await approving(home, stops("x"), { matcher: "(?i)a\\bb" });
    expect(text).toContain('Not tried: no sample could be made that matches its pattern "(?i)a\\bb".');
    expect(sandbox.runs).toBe(0);
    expect((await onlyView(hooks)).state).toBe("approved");
  });

  test.for([
    ["the network", "curl: (6) Could not resolve host: api.example", "it needs something on the network"],
    [
      "a file of the user's",
      "cat: /home/me/.netrc: No such file or directory",
      "it needs a file, a folder or a permission",
    ],
    ["an unset variable", "GUARD_KEY: unbound variable", "GUARD_KEY is not set where the bot was started"],
  ] as const)(
    "what needs %s was not tried, and goes live though it fails closed",
    async ([, stderr, words], { home }) => {
      const entry = { fail_closed: true, ...(stderr.startsWith("GUARD_KEY") && { env: ["GUARD_KEY"] }) };
      const { hooks, text } = await approving(home, `#!/bin/sh\necho '${stderr}' >&2\nexit 1\n`, entry);
      expect(text).toContain(`Not tried: ${words}`);
      expect((await onlyView(hooks)).state).toBe("approved");
    },
  );

  test("what gives no verdict for no such reason is not yet live where it fails closed, and live elsewhere", async ({
    home,
  }) => {
    const { hooks, text } = await approving(home, "#!/bin/sh\necho oops >&2\nexit 3\n", { fail_closed: true });
    expect(text).toContain("with fail_closed it would block everything");
    expect((await onlyView(hooks)).state).toBe("not-live");
    await home.propose({});
    const [id] = idsIn((await home.type(hooks, "/hooks list")).text);
    expect((await home.type(hooks, `/hooks approve ${id}`)).text).toContain("It is live now");
    expect((await onlyView(hooks)).state).toBe("approved");
  });

  test("what is not executable is not even tried, with or without a sandbox, and the reply says how to mend it", async ({
    home,
  }) => {
    await home.write("guards/guard.sh", stops("x"), 0o644);
    await home.propose({ command: "./guards/guard.sh", fail_closed: true });
    const hooks = await home.open();
    const { text } = await home.approve(hooks, `${EVENT} ./guards/guard.sh`);
    expect(text).toMatch(/^⚠ "\.\/guards\/guard\.sh" is not executable\. Run this, .*: chmod \+x/);
    expect((await onlyView(hooks)).state).toBe("not-live");
    await home.type(hooks, "/hooks on");
    expect(await verdictOf(hooks)).toBe("continue");
  });

  test("what cannot start is not yet live, and withholds nothing though it fails closed", async ({ home }) => {
    const alone = "#!/usr/bin/env python3\nimport neighbour\n";
    const { hooks, text } = await approving(home, alone, { fail_closed: true });
    // Whoever shows one line of it shows what was wrong.
    expect(text).toMatch(/^⚠ It was tried .*It said: ModuleNotFoundError: No module named 'neighbour'$/m);
    expect(text).toContain("Not yet live: it could not start when it was tried.");
    expect(await verdictOf(hooks)).toBe("continue");
    expect((await hooks.fire(EVENT, CALL)).runs).toEqual([]);
  });

  test("an endpoint is told that nothing is real, at its approval and by doctor; one that is away is live all the same", async ({
    home,
  }) => {
    const { port, received } = await startEndpoint((response) => response.end("{}"));
    const url = (path: string): string => `http://127.0.0.1:${port}${path}`;
    await home.propose({ type: "http", command: undefined, url: url("/a"), fail_closed: true });
    const hooks = await home.open({ env: { ...home.env, CHAT_HOOKS_HTTP_ALLOW_LOCAL: "1" } });
    await home.type(hooks, "/hooks on");
    await home.approve(hooks, `${EVENT} ${url("/a")}`);
    await home.type(hooks, "/hooks doctor");
    await hooks.fire(EVENT, CALL);
    expect(received.map(({ headers }) => headers["x-chat-hooks-rehearsal"])).toEqual(["1", "1", undefined]);
    const away = url("/a").replace(String(port), "1");
    await home.propose({ type: "http", command: undefined, url: away, fail_closed: true });
    const { text } = await home.approve(hooks, `${EVENT} ${away}`);
    expect(text).toContain("Not tried: it needs something on the network");
    expect((await hooks.approved()).hooks.map(({ state }) => state)).toEqual(["approved", "approved"]);
  });

  test.runIf(LONG_TESTS)(
    "doctor tries the examples in the sandbox, and one that must pass where the hook itself runs",
    async ({ home }) => {
      const script = `#!/bin/sh\nhere=$(pwd)\ntouch "$here/tried-$CHAT_HOOKS_REHEARSAL"\n${stops("rm -rf|mkfs").slice(10)}`;
      const { hooks, sandbox } = await approving(home, script);
      expect(existsSync(home.path("tried-1"))).toBe(false);
      sandbox.runs = 0;
      const { text, problem } = await home.type(hooks, "/hooks doctor");
      expect(text).toContain("✓ pre_tool_call");
      expect(text).toContain("Examples: 2 of 2 blocked, 2 of 2 passed.");
      expect(problem).toBeFalsy();
      expect(sandbox.runs).toBe(4);
      expect(existsSync(home.path("tried-1"))).toBe(true);
    },
  );

  test.runIf(LONG_TESTS)("doctor tells a script that nothing is real, too", async ({ home }) => {
    const hooks = await home.guarded('#!/bin/sh\necho "rehearsal $CHAT_HOOKS_REHEARSAL" >&2\nexit 2\n');
    expect((await home.type(hooks, "/hooks doctor")).text).toContain("rehearsal 1");
    expect((await hooks.fire(EVENT, CALL)).reason).toBe("rehearsal");
  });
});
