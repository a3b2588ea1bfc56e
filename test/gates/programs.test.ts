import { chown, rm } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { CALL, EVENT, type Home, onlyView, test, until } from "../support/gates-home.js";
import { startEndpoint } from "../support/http-servers.js";

const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;
const BLOCKING = "#!/bin/sh\ncat >/dev/null\nexit 2\n";

/** A guard by a program on the search path, which belongs to somebody. */
async function guardedByProgram(home: Home, owner?: number) {
  const program = await home.write(join(home.top, "bin/judge"), BLOCKING, 0o755);
  if (owner !== undefined) await chown(program, owner, owner);
  await home.propose({ command: "judge --strict" });
  const hooks = await home.open({ env: { ...home.env, PATH: `${join(home.top, "bin")}:${home.env.PATH}` } });
  await home.approve(hooks, `${EVENT} judge --strict`);
  await home.type(hooks, "/hooks on");
  expect((await hooks.fire(EVENT, CALL)).verdict).toBe("block");
  return { hooks, program };
}

describe("a program that is found by its name", () => {
  test("of a user's, replaced since approval: the guard blocks without running it, and the list says so", async ({
    home,
  }) => {
    const { hooks, program } = await guardedByProgram(home, isRoot ? NOBODY : undefined);
    await home.write(program, "#!/bin/sh\ntouch evil\n", 0o755);
    if (isRoot) await chown(program, NOBODY, NOBODY);
    expect(await hooks.fire(EVENT, CALL)).toMatchObject({
      verdict: "block",
      runs: [{ fault: { code: "changed-file" } }],
    });
    expect(home.exists("evil")).toBe(false);
    expect((await onlyView(hooks)).broken).toEqual([program]);
    expect((await home.type(hooks, "/hooks list")).text).toContain(program);
  });

  test("of a user's, gone since approval: the guard blocks", async ({ home }) => {
    const { hooks, program } = await guardedByProgram(home, isRoot ? NOBODY : undefined);
    await rm(program);
    expect((await hooks.fire(EVENT, CALL)).verdict).toBe("block");
  });

  test.runIf(isRoot)("of the system's, upgraded since approval: it goes on, and the list says so", async ({ home }) => {
    const { hooks, program } = await guardedByProgram(home);
    await home.write(program, `${BLOCKING}# a newer version\n`, 0o755);
    expect((await hooks.fire(EVENT, CALL)).verdict).toBe("block");
    await until(async () => (await onlyView(hooks)).upgraded.length > 0);
    expect((await home.type(hooks, "/hooks list")).text).toContain("was upgraded by the system");
  });
});

describe("an endpoint", () => {
  const LOCAL = { CHAT_HOOKS_HTTP_ALLOW_LOCAL: "1" };

  test("gets the event, signed with the secret that its entry names; without that secret, fail_closed blocks", async ({
    home,
  }) => {
    const endpoint = await startEndpoint((response) => response.end('{"decision": "block", "reason": "not here"}'));
    const url = `http://127.0.0.1:${endpoint.port}/judge`;
    await home.propose({ type: "http", command: undefined, url, secret_env: "JUDGE_SECRET", fail_closed: true });
    const open = async (more: Record<string, string>) => home.open({ env: { ...home.env, ...LOCAL, ...more } });
    const hooks = await open({ JUDGE_SECRET: "s3cret" });
    await home.approve(hooks, `${EVENT} ${url}`);
    await home.type(hooks, "/hooks on");
    expect(await hooks.fire(EVENT, CALL)).toMatchObject({ verdict: "block", reason: "not here" });
    const asked = endpoint.received.at(-1);
    expect(JSON.parse(asked?.body ?? "")).toMatchObject({ event: EVENT, tool_name: "bash" });
    expect(JSON.stringify(asked?.headers)).not.toContain("s3cret");
    await home.close(hooks);
    const before = endpoint.received.length;
    const without = await open({});
    expect(await without.fire(EVENT, CALL)).toMatchObject({
      verdict: "block",
      runs: [{ fault: { code: "no-secret" } }],
    });
    expect(endpoint.received).toHaveLength(before);
  });

  test("on this machine is not called unless the launch allows it, whatever was approved before", async ({ home }) => {
    const endpoint = await startEndpoint((response) => response.end("{}"));
    const url = `http://127.0.0.1:${endpoint.port}/judge`;
    await home.propose({ type: "http", command: undefined, url, fail_closed: true });
    const hooks = await home.open({ env: { ...home.env, ...LOCAL } });
    await home.approve(hooks, `${EVENT} ${url}`);
    await home.type(hooks, "/hooks on");
    expect((await hooks.fire(EVENT, CALL)).verdict).toBe("continue");
    await home.close(hooks);
    const before = endpoint.received.length;
    expect((await (await home.open()).fire(EVENT, CALL)).verdict).toBe("block");
    expect(endpoint.received).toHaveLength(before);
  });
});
