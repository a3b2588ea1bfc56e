import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { approveAll, makeWorkbench, type } from "../support/workbench.js";

/** Counts its runs in a folder of its own, and says where that is. */
const COUNTS = `#!/bin/sh
cat > /dev/null
echo x >> "$CHAT_HOOKS_DATA_DIR/runs"
printf '{"systemMessage": "%s %s"}' "$(grep -c x "$CHAT_HOOKS_DATA_DIR/runs")" "$CHAT_HOOKS_DATA_DIR"
`;

async function opened() {
  const bench = makeWorkbench();
  bench.script("count.sh", COUNTS);
  bench.propose(`hooks: [{event: pre_tool_call, command: ./count.sh}, {event: post_tool_call, command: ./count.sh}]\n`);
  const hooks = await bench.open();
  await approveAll(hooks);
  await type(hooks, "/hooks on");
  const run = async (event: "pre_tool_call" | "post_tool_call" = "pre_tool_call") => {
    const [note = ""] = (await hooks.fire(event, { tool_name: "bash" })).notes;
    const [count, folder = ""] = note.split(" ");
    return { count: Number(count), folder };
  };
  return { bench, hooks, run };
}

test("a hook has a folder of its own outside the workspace, for its user alone, shared by all entries of its command", async () => {
  const { bench, run } = await opened();
  const { count, folder } = await run();
  expect(count).toBe(1);
  expect(folder.startsWith(join(bench.state, "data/"))).toBe(true);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(await run("post_tool_call")).toEqual({ count: 2, folder });
});

test("what it keeps outlives a new version of the script, and is gone when nobody approves the command any more", async () => {
  const { bench, hooks, run } = await opened();
  const { folder } = await run();
  bench.script("count.sh", `${COUNTS}# another version\n`);
  await approveAll(hooks);
  expect(await run()).toEqual({ count: 2, folder });
  const id = (await type(hooks, "/hooks list")).text?.match(/\[(\w+)\] pre_tool_call/)?.[1];
  await type(hooks, `/hooks revoke ${id}`);
  // The other entry still runs the command.
  expect(readFileSync(join(folder, "runs"), "utf8")).toBe("x\nx\n");
  await type(hooks, "/hooks revoke ./count.sh");
  expect([existsSync(folder), readdirSync(join(bench.state, "data"))]).toEqual([false, []]);
});

test("a rehearsal has a folder that is thrown away, and leaves no trace in what a hook remembers", async () => {
  const { hooks, run } = await opened();
  const { text = "" } = await type(hooks, "/hooks doctor");
  expect(text).toContain("2 of 2 approved hooks fine");
  const { count, folder } = await run();
  expect([count, existsSync(folder)]).toEqual([1, true]);
});
