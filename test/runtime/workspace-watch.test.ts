import { EventEmitter, once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { ChangedTrials } from "../../src/runtime/changed-trials.js";
import { Notices } from "../../src/runtime/notices.js";
import { WorkspaceWatch } from "../../src/runtime/workspace-watch.js";
import { eventually } from "../support/eventually.js";
import { makeWorkbench } from "../support/workbench.js";

/** A watch whose reading of agent.yaml, which says off, takes as long as the test wants. */
function slowlyReading() {
  const [asked, answered] = [new EventEmitter(), new EventEmitter()];
  const [isAsked, isAnswered] = [once(asked, "now"), once(answered, "now")];
  const state = { enabled: false };
  const activeState = { approvals: [], state, onTrouble() {}, onOpening() {}, announce() {}, async look() {} };
  const files = {
    ...{ hookFile: "/nowhere/hooks.yaml", agentFile: "/nowhere/agent.yaml" },
    readSwitch() {
      asked.emit("now");
      return isAnswered.then(() => ({ kind: "value", on: false }));
    },
  };
  const parts = {
    inventory: {
      quickLook: async () => ({ views: [], proposals: { hooks: [], faults: [] }, folders: [] }),
      health: async () => new Map(),
    },
    sources: { watched: async () => [] },
  };
  const notices = new Notices({ wasTold: () => false, remember() {} });
  const told: unknown[] = [];
  notices.listen((notice) => told.push(notice));
  const watch = new WorkspaceWatch(
    activeState as never,
    parts.inventory as never,
    files as never,
    parts.sources as never,
    notices,
    new ChangedTrials(notices, async () => undefined),
    "/nowhere",
    new Map(),
  );
  onTestFinished(() => watch.close());
  const flip = () =>
    watch.whileFlipping(async () => {
      state.enabled = true;
    });
  return { watch, state, told, isAsked, answer: () => answered.emit("now"), flip };
}

test("a file that was read before the owner switched is nobody's edit, however late its answer comes", async () => {
  const { watch, told, isAsked, answer, flip } = slowlyReading();
  const looking = watch.start({ kind: "opened" } as never);
  await isAsked;
  await flip();
  answer();
  await looking;
  expect(told).toEqual([]);
});

test("a file that says otherwise, with nobody switching, is told", async () => {
  const { watch, state, told, answer } = slowlyReading();
  state.enabled = true;
  answer();
  await watch.start({ kind: "opened" } as never);
  expect(told).toMatchObject([{ kind: "switch-edited", inFile: false, inForce: true }]);
});

test("a file that is written again as it was is looked at, and not announced", async () => {
  const bench = makeWorkbench();
  const text = "shell_hooks:\n  enabled: false\n";
  const agentFile = bench.write("workspace/config/agent.yaml", text);
  let [looks, announced] = [0, 0];
  const activeState = {
    ...{ approvals: [], state: { enabled: false }, onTrouble() {}, onOpening() {}, async look() {} },
    announce() {
      announced += 1;
    },
  };
  const inventory = {
    health: async () => new Map(),
    async quickLook() {
      looks += 1;
      return { views: [], proposals: { hooks: [], faults: [readFileSync(agentFile, "utf8")] }, folders: [] };
    },
  };
  const files = { hookFile: "/nowhere/hooks.yaml", agentFile, readSwitch: async () => ({ kind: "value", on: false }) };
  const notices = new Notices({ wasTold: () => false, remember() {} });
  const parts = [
    activeState,
    inventory,
    files,
    { watched: async () => [] },
    notices,
    {},
    "/nowhere",
    new Map(),
  ] as never[];
  const watch = new WorkspaceWatch(...(parts as unknown as ConstructorParameters<typeof WorkspaceWatch>));
  onTestFinished(() => watch.close());
  await watch.start({ kind: "opened" } as never);
  const atFirst = announced;
  for (let written = 0; written < 3; written += 1) {
    const before = looks;
    writeFileSync(agentFile, text);
    await eventually(() => looks).toBeGreaterThan(before);
  }
  expect(announced).toBe(atFirst);
  writeFileSync(agentFile, `${text}# another\n`);
  await eventually(() => announced).toBe(atFirst + 1);
});
