import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { buildPayload } from "../../../src/core/payload.js";
import { isInside } from "../../../src/lib/is-inside.js";
import { eventFacts, hookEnvironment, safeSearchPath } from "../../../src/transports/environment.js";
import { script, transport } from "../../support/process-watch.js";

describe("a hook's environment", () => {
  const launch = {
    PATH: "/elsewhere",
    HOME: "/home/me",
    XDG_STATE_HOME: "/home/me/state",
    LANG: "zh_CN.UTF-8",
    TZ: "Asia/Shanghai",
    TMPDIR: "/tmp",
    TELEGRAM_BOT_TOKEN: "123:abc",
    LD_PRELOAD: "/tmp/evil.so",
    GUARD_LEVEL: "high",
  };

  test("holds what a program needs and the names that its entry lists, and no secret", () => {
    expect(hookEnvironment(launch, "/usr/bin", ["GUARD_LEVEL", "NOT_SET"])).toEqual({
      HOME: "/home/me",
      XDG_STATE_HOME: "/home/me/state",
      LANG: "zh_CN.UTF-8",
      TZ: "Asia/Shanghai",
      TMPDIR: "/tmp",
      GUARD_LEVEL: "high",
      PATH: "/usr/bin",
    });
  });

  test("holds no bot token, whatever name it goes by", () => {
    const named = {
      ...launch,
      GUARD_KEY: "123456789:AAEhBOweik6ad9r_QXMENQjcrGbqCr4K-bc",
      GUARD_PORT: "127.0.0.1:8080",
    };
    expect(hookEnvironment(named, "/usr/bin", ["GUARD_KEY", "GUARD_PORT"])).toMatchObject({
      GUARD_PORT: "127.0.0.1:8080",
    });
    expect(hookEnvironment(named, "/usr/bin", ["GUARD_KEY"])).not.toHaveProperty("GUARD_KEY");
  });

  test("has the safe search path even where an entry lists PATH", () => {
    expect(hookEnvironment(launch, "/usr/bin", ["PATH"]).PATH).toBe("/usr/bin");
  });
});

describe("the facts of an event", () => {
  const input = { session_id: "s1", channel: "telegram", chat_id: "42", sender_id: "7", tool_name: "bash" };

  test("are there as variables", () => {
    expect(eventFacts(buildPayload("pre_tool_call", { ...input, tool_input: { command: "ls" } }, "/root"))).toEqual({
      CHAT_HOOKS_EVENT: "pre_tool_call",
      CHAT_HOOKS_SESSION_ID: "s1",
      CHAT_HOOKS_AGENT_ID: "main",
      CHAT_HOOKS_CHANNEL: "telegram",
      CHAT_HOOKS_CHAT_ID: "42",
      CHAT_HOOKS_SENDER_ID: "7",
      CHAT_HOOKS_TOOL_NAME: "bash",
      CHAT_HOOKS_CWD: "/root",
    });
  });

  test("do not keep a hook from starting, whatever a session or a tool is called", async () => {
    const names = { session_id: "s\0; evil", tool_name: "x".repeat(300_000) };
    const env = eventFacts(buildPayload("pre_tool_call", names, "/"));
    const result = await transport().run(script("", { argv: ["/usr/bin/env"], env }), () => "{}");
    expect(result).toMatchObject({ kind: "exited", code: 0, stdout: expect.stringContaining("SESSION_ID=s; evil\n") });
  });
});

describe("the search path", () => {
  /** A workspace with a bin folder in it, and a folder outside. */
  function places() {
    const root = realpathSync(mkdtempSync(join(tmpdir(), "chat-hooks-test-")));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const workspace = join(root, "workspace");
    mkdirSync(join(workspace, "bin"), { recursive: true });
    return { root, workspace };
  }

  test("has no relative entry and none inside the workspace", async () => {
    const { workspace } = places();
    mkdirSync(join(workspace, "..bin"));
    const path = `.::bin:../bin:${workspace}:${workspace}/bin:${workspace}/..bin:${workspace}/x/../bin:/usr/bin:/bin`;
    expect(await safeSearchPath(path, workspace)).toBe("/usr/bin:/bin");
  });

  test("has no link that leads into the workspace, now or later", async () => {
    const { root, workspace } = places();
    symlinkSync(join(workspace, "bin"), join(root, "tools"));
    symlinkSync(join(workspace, "not-yet"), join(root, "later"));
    expect(await safeSearchPath(`${root}/tools:${root}/later:/usr/bin`, workspace)).toBe("/usr/bin");
  });

  test.each([undefined, "", ":", "bin"])("is the system's own where %j leaves nothing", async (path) => {
    // An empty PATH would mean the current folder.
    expect(await safeSearchPath(path, places().workspace)).toBe("/usr/local/bin:/usr/bin:/bin");
  });
});

test.each([
  ["/ws", true],
  ["/ws/a/b", true],
  ["/ws/..a", true],
  ["/ws/...", true],
  ["/ws/a/../b", true],
  ["/", false],
  ["/ws/..", false],
  ["/ws/../other", false],
  ["/wsx", false],
])("whether %s lies inside /ws: %j", (path, inside) => {
  expect(isInside("/ws", path)).toBe(inside);
});
