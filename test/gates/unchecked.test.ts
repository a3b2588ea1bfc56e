import { expect, test } from "vitest";
import { folderSandbox } from "../support/folder-sandbox.js";
import { approveAll, makeWorkbench, type } from "../support/workbench.js";

/** A guard as people write them: it asks for a program that is not on this machine. */
const NEEDS_JQ = `#!/bin/sh
name=$(no-such-jq -r .tool_name)
if [ "$name" = bash ]; then echo '{"decision": "block"}'; fi
exit 0
`;
/** Ends as the file beside it says. */
const AS_TOLD = `#!/bin/sh\n. ./how.sh\n`;
const call = (session_id: string) => ({ tool_name: "bash", session_id });

async function openWith(script: string, more = "") {
  const bench = makeWorkbench();
  bench.script("guard.sh", script);
  bench.write("how.sh", "exit 0\n");
  bench.propose(`hooks: [{event: pre_tool_call, command: ./guard.sh${more}}]\n`);
  const hooks = await bench.open();
  await approveAll(hooks);
  await type(hooks, "/hooks on");
  return { bench, hooks };
}

test("a guard that crashes says so once in each conversation, and once more when it is well", async () => {
  const { bench, hooks } = await openWith(AS_TOLD);
  bench.write("how.sh", "echo 'out of paper' >&2; exit 7\n");
  const first = await hooks.fire("pre_tool_call", call("a"));
  expect(first.verdict).toBe("continue");
  expect(first.notes).toHaveLength(1);
  expect(first.notes[0]).toMatch(/"\.\/guard\.sh" gave no verdict, so this was not checked\. .*out of paper/);
  expect((await hooks.fire("pre_tool_call", call("a"))).notes).toEqual([]);
  expect((await hooks.fire("pre_tool_call", call("b"))).notes).toHaveLength(1);
  bench.write("how.sh", "exit 0\n");
  const notes: unknown[] = [];
  for (let run = 0; run < 4; run += 1) notes.push((await hooks.fire("pre_tool_call", call("a"))).notes);
  expect(notes).toEqual([[], [], ['The hook "./guard.sh" works again.'], []]);
});

test("one that fails every other time is told of once, and is not called well in between", async () => {
  const { bench, hooks } = await openWith(AS_TOLD);
  const notes: unknown[] = [];
  for (let run = 0; run < 6; run += 1) {
    bench.write("how.sh", `exit ${run % 2 === 0 ? 7 : 0}\n`);
    notes.push(...(await hooks.fire("pre_tool_call", call("a"))).notes);
  }
  expect(notes).toEqual([expect.stringContaining("gave no verdict")]);
});

test("one that fails closed is told by the block, and by no note", async () => {
  const { bench, hooks } = await openWith(AS_TOLD, ", fail_closed: true");
  bench.write("how.sh", "exit 7\n");
  expect(await hooks.fire("pre_tool_call", call("a"))).toMatchObject({ verdict: "block", notes: [] });
});

test("a guard whose jq is missing ends well and is not called fine: chat, list, log and doctor say what it lacks", async () => {
  const { hooks } = await openWith(NEEDS_JQ);
  const { verdict, notes } = await hooks.fire("pre_tool_call", call("a"));
  expect(verdict).toBe("continue");
  expect(notes).toEqual([expect.stringMatching(/"\.\/guard\.sh" may not have checked this.*no-such-jq: not found/s)]);
  for (const line of ["/hooks list", "/hooks log", "/hooks doctor"])
    expect((await type(hooks, line)).text, line).toMatch(
      /⚠ It ended normally, but wrote to stderr: .*no-such-jq: not found/,
    );
  expect((await type(hooks, "/hooks doctor", { locale: "zh" })).text).toContain("⚠ 它正常结束，但在 stderr 里报了：");
});

test("other words on stderr are shown in the list and told to nobody", async () => {
  const { hooks } = await openWith("#!/bin/sh\necho 'looked at it' >&2\n");
  expect(await hooks.fire("pre_tool_call", call("a"))).toMatchObject({ verdict: "continue", notes: [] });
  expect((await type(hooks, "/hooks list")).text).toContain("wrote to stderr: looked at it");
});

test("what a hook repeats of a message on stderr is masked wherever it is shown", async () => {
  const { hooks } = await openWith("#!/bin/sh\ncat >&2\n");
  const secret = "sk-9f8e7d6c5b4a39281706f5e4d3c2b1a0";
  await hooks.fire("pre_tool_call", { ...call("a"), tool_input: { command: secret } });
  for (const line of ["/hooks list", "/hooks log"]) expect((await type(hooks, line)).text).not.toContain(secret);
});

test("what a hook repeats of a message as a field of its answer is masked as well", async () => {
  const secret = "sk-9f8e7d6c5b4a39281706f5e4d3c2b1a0";
  const { hooks } = await openWith(`#!/bin/sh\necho '{"${secret}": 1}'\n`);
  await hooks.fire("pre_tool_call", { ...call("a"), tool_input: { command: secret } });
  for (const line of ["/hooks list", "/hooks log"]) {
    expect((await type(hooks, line)).text).toContain("which has no effect on pre_tool_call");
    expect((await type(hooks, line)).text).not.toContain(secret);
  }
});

test("a guard that misspells its block is told of once: chat, list, log and test quote the word", async () => {
  const misspelt = `#!/bin/sh\nif grep -q zinc; then echo '{"desicion": "block", "reason": "no zinc"}'; fi\n`;
  const { hooks } = await openWith(misspelt);
  const zinc = { ...call("a"), tool_input: { command: "zinc" } };
  const word = "It answers desicion, which has no effect on pre_tool_call";
  expect((await hooks.fire("pre_tool_call", zinc)).notes).toEqual([
    expect.stringMatching(`^⚠ The hook "./guard.sh" may not have done what it is for. ${word}`),
  ]);
  for (const line of ["/hooks list", "/hooks log", `/hooks test pre_tool_call ${JSON.stringify(zinc)}`])
    expect((await type(hooks, line)).text, line).toContain(word);
  for (let run = 0; run < 4; run += 1)
    expect((await hooks.fire("pre_tool_call", run === 0 ? zinc : call("a"))).notes).toEqual([]);
  expect((await type(hooks, "/hooks list")).text).toContain(word);
});

test("a word in an answer that no verdict is meant by is shown in the list and told to nobody", async () => {
  const { hooks } = await openWith(`#!/bin/sh\necho '{"colour": "blue"}'\n`);
  expect(await hooks.fire("pre_tool_call", call("a"))).toMatchObject({ verdict: "continue", notes: [] });
  expect((await type(hooks, "/hooks list")).text).toContain("It answers colour, which has no effect on pre_tool_call");
});

test("an approval begins with what its answer has without effect", async () => {
  const bench = makeWorkbench();
  bench.script("guard.sh", `#!/bin/sh\necho '{"desicion": "block"}'\n`);
  bench.propose("hooks: [{event: pre_tool_call, command: ./guard.sh}]\n");
  const hooks = await bench.open({ rehearsalSandbox: folderSandbox() });
  const { text } = await type(hooks, "/hooks approve pre_tool_call ./guard.sh");
  expect(text).toMatch(/^⚠ Tried once .* It answers desicion, which has no effect on pre_tool_call/);
});
