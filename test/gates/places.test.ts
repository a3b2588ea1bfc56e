import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { claudeFormat } from "../../src/formats/claude-settings.js";
import { kimi } from "../../src/formats/kimi.js";
import { textsFor } from "../../src/texts/index.js";
import { approveAll, idIn, makeWorkbench, type } from "../support/workbench.js";

const BLOCKS = "#!/bin/sh\necho no >&2\nexit 2\n";

async function openWith(yaml: string) {
  const bench = makeWorkbench();
  bench.script("guard.sh", BLOCKS);
  bench.propose(yaml);
  const hooks = await bench.open();
  return { bench, hooks };
}

const FOR_BOB =
  "hooks: [{event: pre_tool_call, command: ./guard.sh, from: {person: 7, chat_type: group}, matcher: rm}]\n";
const call = { tool_name: "bash", tool_input: { command: "rm x" }, channel: "telegram" };

test("a hook for one person in groups stops that person there and nobody else, and stops where the place is unknown", async () => {
  const { hooks } = await openWith(FOR_BOB);
  await approveAll(hooks);
  await type(hooks, "/hooks on");
  const verdict = async (more: Record<string, unknown>) =>
    (await hooks.fire("pre_tool_call", { ...call, ...more })).verdict;
  expect(await verdict({ chat_id: "-5", chat_type: "group", sender_id: "7" })).toBe("block");
  expect(await verdict({ chat_id: "-5", chat_type: "group", sender_id: "8" })).toBe("continue");
  expect(await verdict({ chat_id: "7", chat_type: "private", sender_id: "7" })).toBe("continue");
  expect(await verdict({})).toBe("block");
});

test("the place is shown in the list, before approving and in why, and is part of what is approved", async () => {
  const { bench, hooks } = await openWith(FOR_BOB);
  const place = "only from person 7 · groups";
  const listed = await type(hooks, "/hooks list");
  expect(listed.text).toContain(place);
  expect((await type(hooks, `/hooks show ${idIn(listed)}`)).text).toContain(place);
  expect((await type(hooks, `/hooks approve ${idIn(listed)}`)).text).toContain(place);
  await type(hooks, "/hooks on");
  const elsewhere = '{"tool_input": {"command": "rm"}, "sender_id": "8", "channel": "telegram"}';
  expect((await type(hooks, `/hooks why pre_tool_call ${elsewhere}`)).text).toContain(
    `fires elsewhere: ${place} (this payload: channel telegram, sender_id 8)`,
  );
  expect((await type(hooks, '/hooks why pre_tool_call {"tool_input": {"command": "rm"}}')).text).toMatch(
    new RegExp(`fires now\n +${place}`),
  );
  // Whoever can write the file cannot take the guard off somebody by naming another person.
  bench.propose(FOR_BOB.replace("person: 7", "person: 8"));
  expect((await type(hooks, "/hooks list")).text).toMatch(/changed since approval/);
  const bob = { ...call, chat_id: "-5", chat_type: "group", sender_id: "7" } as const;
  expect((await hooks.fire("pre_tool_call", bob)).verdict).toBe("block");
});

test("a hook that is surely elsewhere is left out before its matcher, its subject and its script", async () => {
  const { bench, hooks } = await openWith(
    "hooks: [{event: pre_tool_call, command: ./mark.sh, from: {person: 7}, subject: bash, matcher: '(?i)r.*m'}]\n",
  );
  bench.script("mark.sh", `#!/bin/sh\necho x >> ${join(bench.root, "ran")}\n`);
  await approveAll(hooks);
  await type(hooks, "/hooks on");
  expect((await hooks.fire("pre_tool_call", { ...call, sender_id: "8" })).runs).toEqual([]);
  await hooks.fire("pre_tool_call", { ...call, sender_id: "7" });
  await hooks.fire("pre_tool_call", { ...call, tool_input: { command: "ls" }, sender_id: "7" });
  expect(readFileSync(join(bench.root, "ran"), "utf8")).toBe("x\n");
});

test("files of other tools cannot say who and where, and it is said", () => {
  const around = { root: "/r", folder: "/r", files: [] };
  const toml = '[[hooks]]\nevent = "PreToolUse"\ncommand = "./a.sh"\nfrom = { person = 7 }\n';
  expect(kimi.format?.read(toml, around).faults).toMatchObject([{ code: "only-in-yaml", key: "from" }]);
  const json = JSON.stringify({
    hooks: { PreToolUse: [{ hooks: [{ type: "command", command: "a", from: { person: 7 } }] }] },
  });
  const [hook] = claudeFormat.read(json, around).hooks;
  expect(hook?.warnings).toEqual([{ code: "place-ignored", key: "from" }]);
  expect(textsFor("en").formats.warning({ code: "place-ignored", key: "from" })).toMatch(
    /runs for everybody, everywhere/,
  );
});
