import { createHash } from "node:crypto";
import { expect } from "vitest";
import { describeNotice } from "../../src/commands/notice.js";
import { canonicalEntry, type HookEntry } from "../../src/core/hook.js";
import { ON_FILES } from "../support/chosen-store.js";
import { type Home, listen, test, until } from "../support/gates-home.js";
import { rewriteRecord } from "../support/upgrade-fixture.js";

// An approval from before the files beside a script were bound with it: it says nothing about them.

const FOLDER = "workspace/guards";
const SCRIPT = `./${FOLDER}/g.sh`;
const TEXT = '#!/bin/sh\n. "$(dirname "$0")/lib.sh"\nfor f in "$(dirname "$0")"/rules/*.sh; do . "$f"; done\nexit 2\n';

type Bound = { path: string; sha256: string; executable: boolean };
type Recorded = { entry: HookEntry; files: Bound[]; digest: string; beside?: true };

/** Makes the record what a program wrote that looked at nothing beside the script. */
function asBefore(home: Home): void {
  rewriteRecord(home.state, (body) => {
    const state = JSON.parse(body) as { approvals: Recorded[] };
    const approvals = state.approvals.map(({ beside: _, ...approval }) => {
      const files = approval.files.filter(({ path }) => path.endsWith("g.sh"));
      const parts = files.map(({ path, sha256, executable }) => [path, sha256, executable]);
      const bound = JSON.stringify([canonicalEntry(approval.entry), parts]);
      return { ...approval, files, digest: createHash("sha256").update(bound).digest("hex") };
    });
    return JSON.stringify({ ...state, version: 4, approvals });
  });
}

async function oldHome(home: Home) {
  await home.script(TEXT, SCRIPT);
  await home.write(`${FOLDER}/lib.sh`, ":\n");
  await home.write(`${FOLDER}/rules/a.sh`, ":\n");
  await home.propose({ command: SCRIPT });
  const before = await home.open();
  await home.approve(before, SCRIPT);
  await home.type(before, "/hooks on");
  await before.close();
  asBefore(home);
  return home.open();
}

test.runIf(ON_FILES)(
  "an approval from before stays in force and unflagged, though files lie beside its script",
  async ({ home }) => {
    const hooks = await oldHome(home);
    expect((await hooks.list()).hooks).toMatchObject([{ state: "approved", changes: [] }]);
    expect((await hooks.fire("pre_tool_call", { tool_name: "bash" })).runs).toHaveLength(1);
  },
);

test.runIf(ON_FILES)(
  "it is flagged when its script differs, and approving it again binds what lies beside",
  async ({ home }) => {
    const hooks = await oldHome(home);
    await home.script(`${TEXT}#\n`, SCRIPT);
    expect((await hooks.list()).hooks).toMatchObject([{ state: "changed" }]);
    await home.script(TEXT, SCRIPT);
    expect((await home.approve(hooks, SCRIPT)).text).toContain("lib.sh");
    await home.write(`${FOLDER}/lib.sh`, "exit 0\n");
    expect((await hooks.list()).hooks).toMatchObject([{ state: "changed" }]);
  },
);

test.runIf(ON_FILES)(
  "one with a variable that loads code runs without it, and its owner is told so",
  async ({ home }) => {
    const text = '#!/bin/sh\necho "$KEPT, $(printenv NODE_OPTIONS || echo none)" >&2\nexit 2\n';
    await home.close(await home.guarded(text, { env: ["KEPT=yes"] }));
    rewriteRecord(home.state, (body) => body.replace('"KEPT=yes"', '"KEPT=yes","NODE_OPTIONS=--require /x.js"'));
    const hooks = await home.open();
    const notices = listen(hooks);
    expect((await hooks.fire("pre_tool_call", { tool_name: "bash" })).reason).toBe("yes, none");
    const told = "it runs without NODE_OPTIONS now, because such a variable makes programs load code";
    expect((await home.type(hooks, "/hooks list")).text).toContain(told);
    await until(() => notices.some((notice) => describeNotice(notice).includes(told)));
  },
);

test("of an approval of today a file that appears beside its script is told", async ({ home }) => {
  await home.script(TEXT, SCRIPT);
  await home.propose({ command: SCRIPT });
  const hooks = await home.open();
  await home.approve(hooks, SCRIPT);
  await home.write(`${FOLDER}/lib.sh`, ":\n");
  expect((await hooks.list()).hooks).toMatchObject([{ state: "changed" }]);
});
