import { chmodSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { eventually } from "../support/eventually.js";
import { idIn, makeWorkbench, type } from "../support/workbench.js";

const ENTRY = "hooks:\n  - event: pre_tool_call\n    command: ./guard.sh\n";
const blocks = (reason: string): string => `#!/bin/sh\ncat >/dev/null\necho "${reason}" >&2\nexit 2\n`;
const passes = "#!/bin/sh\ncat >/dev/null\n";

/** A hook of which one version was approved after the other. */
async function twoVersions() {
  const bench = makeWorkbench();
  bench.script("guard.sh", blocks("by the first"));
  bench.propose(ENTRY);
  const hooks = await bench.open();
  await type(hooks, `/hooks approve ${idIn(await type(hooks, "/hooks"))}`);
  bench.script("guard.sh", passes);
  const id = idIn(await type(hooks, "/hooks"));
  expect(await type(hooks, `/hooks approve ${id}`)).toMatchObject({ changed: true });
  await type(hooks, "/hooks on");
  const verdict = async () => (await hooks.fire("pre_tool_call", { tool_name: "bash", tool_input: {} })).reason;
  const copies = () => readdirSync(join(bench.state, "copies"));
  return { bench, hooks, id, verdict, copies };
}

test("the version before is shown with its text and approved by the id it was shown under", async () => {
  const { hooks, id, verdict, copies } = await twoVersions();
  expect(await verdict()).toBeUndefined();
  expect((await type(hooks, `/hooks show ${id}`)).text).toContain(`/hooks show ${id} before`);
  const shown = await type(hooks, `/hooks show ${id} before`);
  expect(shown.text).toContain("by the first");
  const [, earlier = ""] = /Go back to it: \/hooks approve (\w{4})/.exec(shown.text ?? "") ?? [];
  expect(earlier).not.toBe(id);
  expect(await type(hooks, `/hooks approve ${earlier}`)).toMatchObject({ changed: true });
  expect(await verdict()).toBe("by the first");
  // What went is the version before now, and the bytes of nothing else are kept.
  expect((await type(hooks, `/hooks show ${idIn(await type(hooks, "/hooks"))} before`)).text).toContain("- exit 2");
  expect(copies()).toHaveLength(2);
});

test("what was revoked has no version before, and leaves no bytes", async () => {
  const { hooks, id, copies } = await twoVersions();
  const shown = await type(hooks, `/hooks show ${id} before`);
  const [, earlier = ""] = /Go back to it: \/hooks approve (\w{4})/.exec(shown.text ?? "") ?? [];
  await type(hooks, `/hooks revoke ${id}`);
  await eventually(copies).toEqual([]);
  expect(await type(hooks, `/hooks approve ${earlier}`)).toMatchObject({ problem: true });
  expect((await hooks.list()).hooks).toMatchObject([{ state: "not-approved" }]);
});

test("a version before whose copy somebody has edited is not approved", async () => {
  const { bench, hooks, id, verdict, copies } = await twoVersions();
  const shown = await type(hooks, `/hooks show ${id} before`);
  const [, earlier = ""] = /Go back to it: \/hooks approve (\w{4})/.exec(shown.text ?? "") ?? [];
  const before = (await hooks.list()).hooks[0]?.approval?.before?.id ?? "";
  // Nobody but root may write to it as it is.
  chmodSync(join(bench.state, "copies", before, "guard.sh"), 0o600);
  bench.script(`state/copies/${before}/guard.sh`, passes);
  expect(await type(hooks, `/hooks approve ${earlier}`)).toMatchObject({
    problem: true,
    text: expect.stringMatching(/^Not approved: ".*guard.sh" is no longer what it was/),
  });
  expect(await verdict()).toBeUndefined();
  expect(copies()).toHaveLength(2);
});

test("who decided what is kept from one start to the next", async () => {
  const { bench, hooks, id } = await twoVersions();
  await type(
    hooks,
    `/hooks approve ${/approve (\w{4})$/m.exec((await type(hooks, `/hooks show ${id} before`)).text ?? "")?.[1]}`,
  );
  await type(hooks, "/hooks record on 3d");
  await type(hooks, "/hooks revoke ./guard.sh");
  await type(hooks, "/hooks off");
  // Looking, and what changes nothing, is no decision.
  await type(hooks, "/hooks off");
  await type(hooks, "/hooks doctor");
  await hooks.close();
  const { text = "" } = await type(await bench.open(), "/hooks history");
  expect(text.split("\n").map((line) => line.replace(/^\S+ \S+ {2}|\w{12}…/g, ""))).toEqual([
    "telegram:1  approved pre_tool_call → ./guard.sh (sha256 )",
    "telegram:1  approved pre_tool_call → ./guard.sh (sha256 )",
    "telegram:1  turned hooks on",
    "telegram:1  went back to the previous version: pre_tool_call → ./guard.sh (sha256 )",
    "telegram:1  turned recording on, for 3 days",
    "telegram:1  revoked pre_tool_call → ./guard.sh (sha256 )",
    "telegram:1  turned hooks off",
  ]);
  expect((await type(await bench.open(), "/hooks history 1")).text).toMatch(
    /^\S+ \S+ {2}telegram:1 {2}turned hooks off$/,
  );
});

test("answers and pairing are decisions, too", async () => {
  const bench = makeWorkbench();
  bench.script("asks.sh", `#!/bin/sh\necho '{"decision": "ask", "reason": "Sure?"}'\n`);
  bench.propose("hooks:\n  - event: pre_tool_call\n    command: ./asks.sh\n");
  const hooks = await bench.open();
  await type(hooks, `/hooks approve ${idIn(await type(hooks, "/hooks"))}`);
  await type(hooks, "/hooks on");
  hooks.on("question", async ({ code }) => Boolean(await type(hooks, `/hooks no ${code}`)));
  await hooks.fire("pre_tool_call", { tool_name: "bash", tool_input: {} });
  await type(hooks, `/hooks pair ${await hooks.newPairingCode()}`, { senderId: "2" });
  await type(hooks, "/hooks unpair telegram:2");
  expect((await hooks.history()).slice(-3)).toMatchObject([
    { what: "denied", by: "telegram:1", event: "pre_tool_call", about: "./asks.sh: bash" },
    { what: "paired", by: "telegram:2" },
    { what: "unpaired", by: "telegram:1", about: "telegram:2" },
  ]);
});
