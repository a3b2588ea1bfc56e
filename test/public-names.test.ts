import { Bot } from "grammy";
import { expect, test } from "vitest";
import * as puppetIlink from "../src/channels/puppet-ilink/index.js";
import { shellHooks } from "../src/channels/telegram/index.js";
import { ShellHooksPlugin } from "../src/channels/wechat/index.js";
import * as names from "../src/index.js";

test("the public names are there, and the pure helpers answer to anything", async () => {
  const { parseHookFile, readAnswer, splitArgv, checkHookUrl, parseHooksCommand } = names;
  expect(
    parseHookFile(
      "hooks:\n  - event: on_stop\n    command: ./x\n    timeout: 3\n  - event: on_stp\n    command: ./x\n",
    ),
  ).toMatchObject({
    hooks: [{ event: "on_stop", command: "./x", timeoutMs: 3_000, line: 2 }],
    faults: [{ line: 5, message: 'there is no event "on_stp". Did you mean "on_stop"?' }],
  });
  expect(readAnswer("pre_tool_call", { code: 2, stdout: "", stderr: "" })).toMatchObject({
    kind: "verdict",
    decision: { verdict: "block", reason: "Blocked by pre_tool_call hook" },
  });
  expect(splitArgv("a 'b c'")).toEqual(["a", "b c"]);
  expect(() => splitArgv("a 'b")).toThrow(names.ArgvError);
  expect(await checkHookUrl("http://127.0.0.1/")).toMatchObject({ ok: false, why: "not-public" });
  expect(await checkHookUrl("https://x.test/", { resolve: async () => ["8.8.8.8"], env: {} })).toEqual({
    ok: true,
    addresses: ["8.8.8.8"],
  });
  expect(parseHooksCommand("/hooks on")).toMatchObject({ kind: "command", name: "on" });
  for (const odd of [undefined, null, 7, {}, []] as never[]) {
    expect(parseHookFile(odd)).toHaveProperty("faults");
    expect(splitArgv(odd)).toBeInstanceOf(Array);
    expect(parseHooksCommand(odd)).toEqual({ kind: "not-ours" });
    expect(readAnswer(odd, { code: 0, stdout: odd, stderr: odd })).toHaveProperty("kind", "no-verdict");
    expect(await checkHookUrl(odd)).toHaveProperty("ok", false);
  }
});

test("only what is meant to be public is", () => {
  expect(Object.keys(names).sort()).toEqual([
    "ArgvError",
    "DatabaseAwayError",
    "DatabaseSetupError",
    "EVENTS",
    "EVENT_NAMES",
    "NewerStateError",
    "NotAnActorError",
    "OtherWorkspaceError",
    "StateInsideWorkspaceError",
    "StoreError",
    "UnknownEventError",
    "UnsafeStateError",
    "checkHookUrl",
    "createShellHooks",
    "describeNotice",
    "parseHookFile",
    "parseHooksCommand",
    "readAnswer",
    "splitArgv",
  ]);
});

test("the entry of the puppet has the puppet, and refuses an option that it does not have", () => {
  expect(Object.keys(puppetIlink)).toEqual(["IlinkPuppet"]);
  expect(() => new puppetIlink.IlinkPuppet({ statedir: "x" } as never)).toThrow('"stateDir"');
});

test("an option that does not exist is refused with the nearest real name: ignored, it would leave the guard out of force", async () => {
  const misspelt = { state: "/elsewhere" };
  await expect(names.createShellHooks(misspelt as never)).rejects.toThrow(
    'createShellHooks has no option "state". Did you mean "stateDir"?',
  );
  await expect(names.createShellHooks({ workspace: "w", colour: "red" } as never)).rejects.toThrow(
    'no option "colour". It takes workspace, root, stateDir,',
  );
  expect(() => shellHooks(new Bot("1:x"), {} as never, { menus: false } as never)).toThrow(
    'shellHooks has no option "menus". Did you mean "menu"?',
  );
  expect(() => ShellHooksPlugin({} as never, { local: "en" } as never)).toThrow(
    'ShellHooksPlugin has no option "local". Did you mean "locale"?',
  );
});
