import { expect, test } from "vitest";
import { approveAll, makeWorkbench, type } from "../support/workbench.js";

const BLOCKS = "#!/bin/sh\necho 'not that one' >&2\nexit 2\n";
const CRASHES = "#!/bin/sh\nexit 7\n";

async function openWith(script: string, more = "", { isApproved = true, isOn = true } = {}) {
  const bench = makeWorkbench();
  bench.script("guard.sh", script);
  bench.propose(`hooks: [{event: pre_tool_call, command: ./guard.sh${more}}]\n`);
  const hooks = await bench.open();
  if (isApproved) await approveAll(hooks);
  if (isOn) await type(hooks, "/hooks on");
  return { bench, hooks, ask: async (line = "") => (await type(hooks, `/hooks why ${line}`)).text ?? "" };
}

test("alone, it tells of the last block: when, where, which hook, and its reason", async () => {
  const { bench, hooks, ask } = await openWith(BLOCKS);
  await hooks.fire("pre_tool_call", { tool_name: "bash" });
  expect(await ask()).toMatch(
    /^The last block was at \d{4}-\d\d-\d\d \d\d:\d\d:\d\d \(UTC\), on pre_tool_call:\n {3}\[\w{4}\] \.\/guard\.sh\n {3}Reason: not that one\n {3}\/hooks show \w{4}/,
  );
  // Another version of it is approved since: it is the same hook to whoever asks.
  bench.script("guard.sh", `${BLOCKS}# mine\n`);
  await approveAll(hooks);
  expect(await ask()).toMatch(/Reason: not that one\n {3}\/hooks show \w{4}/);
  await type(hooks, "/hooks revoke ./guard.sh");
  expect(await ask()).toContain("This hook is no longer approved.");
});

test("alone, it knows the block of a hook that failed closed, and none of one that was let through", async () => {
  const closed = await openWith(CRASHES, ", fail_closed: true");
  await closed.hooks.fire("pre_tool_call", { tool_name: "bash" });
  expect(await closed.ask()).toMatch(/It gave no verdict, and it is set to block in that case .*exit code 7/);
  const open = await openWith(CRASHES);
  await open.hooks.fire("pre_tool_call", { tool_name: "bash" });
  expect(await open.ask()).toMatch(/^Nothing was blocked lately/);
});

test("where nothing was blocked, it goes through every hook", async () => {
  const { ask } = await openWith(BLOCKS);
  expect(await ask()).toMatch(/^Nothing was blocked lately.*\n✓ .*pre_tool_call → \.\/guard\.sh\n {3}fires now/);
});

test("a pattern is quoted as it was typed", async () => {
  const { ask } = await openWith(BLOCKS, ", matcher: 'git\\s+push'");
  expect(await ask("pre_tool_call")).toContain('its matcher finds something: "git\\s+push"');
});

test("a subject that the event is not about is told like a matcher that misses, and a payload decides", async () => {
  const { ask } = await openWith(BLOCKS, ", subject: ^Bash$");
  expect(await ask("pre_tool_call")).toContain('its subject matches: "^Bash$" (this payload is about "bash")');
  expect(await ask('pre_tool_call {"tool_name": "Bash"}')).toContain("fires now");
  expect(await ask("pre_tool_call {broken")).toContain("The payload is not a JSON object");
  expect(await ask("on_outbound_message zinc")).toMatch(/Example: \{"notification": "/);
});

test("all that keeps a hook from firing is named at once", async () => {
  const bare = await openWith(BLOCKS, "", { isApproved: false, isOn: false });
  expect(await bare.ask("pre_tool_call")).toMatch(/not approved.*\n.*hooks are OFF/);
  const missed = await openWith(BLOCKS, ", matcher: mkfs", { isOn: false });
  expect(await missed.ask("pre_tool_call")).toMatch(/hooks are OFF.*\n.*its matcher finds something: "mkfs"/);
});

test("a script that cannot start is not said to fire", async () => {
  const bench = makeWorkbench();
  bench.write("guard.sh", BLOCKS);
  bench.propose("hooks: [{event: pre_tool_call, command: ./guard.sh}]\n");
  const { text } = await type(await bench.open(), "/hooks why pre_tool_call");
  expect(text).toContain("is not executable. Run this, then approve the hook");
  expect(text).not.toContain("fires now");
});

test("a reason that is masked from end to end says where the whole one is", async () => {
  const bench = makeWorkbench();
  bench.script(
    "echo.py",
    '#!/usr/bin/env python3\nimport json, sys\np = json.load(sys.stdin)\nprint(p.get("notification") or p["tool_input"]["command"], file=sys.stderr)\nsys.exit(2)\n',
  );
  bench.propose(
    "hooks:\n  - {event: pre_tool_call, command: ./echo.py}\n  - {event: on_outbound_message, command: ./echo.py, matcher: sk-}\n",
  );
  const hooks = await bench.open();
  await approveAll(hooks);
  await type(hooks, "/hooks on");
  await hooks.fire("pre_tool_call", { tool_name: "bash", tool_input: { command: "curl https://example.org/a1b2c3" } });
  const said = async (line: string, locale: string) => (await type(hooks, line, { locale })).text ?? "";
  const [, id] = /\[(\w{4})\]/.exec(await said("/hooks why", "en")) ?? [];
  expect((await said("/hooks why", "en")).split("\n").slice(2, 4)).toEqual([
    "   Reason: ▇▇▇",
    `   It repeats what was checked, and no log keeps that. The full reason is shown where it was blocked; to see it again: /hooks test pre_tool_call <payload as JSON>, or run the script that /hooks show ${id} shows by hand.`,
  ]);
  expect(await said("/hooks why", "zh")).toContain(
    `   它重复了被检查的内容，日志都不保存这些。完整的理由在当时被拦下的地方；想再看一次：/hooks test pre_tool_call <JSON 数据>，或者手动运行 /hooks show ${id} 显示的脚本。`,
  );
  const payload = '{"tool_name": "bash", "tool_input": {"command": "curl https://example.org/a1b2c3"}}';
  expect(await said(`/hooks test pre_tool_call ${payload}`, "en")).toContain("Reason: curl https://example.org/a1b2c3");
  expect(await said("/hooks log", "en")).toMatch(
    /\n▇▇▇ marks what repeats the checked text\. \/hooks why says where to find the full reason of the last block\.$/,
  );
  await hooks.fire("on_outbound_message", { notification: "the key is sk-a1b2c3d4e5f6", parts: [], type: "text" });
  expect(await said("/hooks why", "en")).toContain(
    "It repeats the withheld message, and nothing keeps that. To see the full reason, run the script that /hooks show ",
  );
  expect(await said("/hooks why", "zh")).toContain(
    "它重复了被拦下的消息，任何地方都不保存这些。想看完整的理由，请用那条消息手动运行 /hooks show ",
  );
});
