import { EventEmitter, once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { Notices } from "../src/notices.js";
import { WorkspaceWatch } from "../src/workspace-watch.js";

/** A watch whose reading of agent.yaml, which says off, takes as long as the test wants. */
function slowlyReading() {
  const [asked, answered] = [new EventEmitter(), new EventEmitter()];
  const [isAsked, isAnswered] = [once(asked, "now"), once(answered, "now")];
  const state = { enabled: false };
  const inForce = { approvals: [], state, onTrouble() {}, announce() {}, async refresh() {} };
  const files = {
    ...{ hookFile: "/nowhere/hooks.yaml", agentFile: "/nowhere/agent.yaml" },
    readSwitch() {
      asked.emit("now");
      return isAnswered.then(() => ({ kind: "value", on: false }));
    },
  };
  const parts = {
    overview: { quickViews: async () => [], health: async () => new Map() },
    sources: { watched: async () => [] },
  };
  const notices = new Notices({ wasTold: () => false, remember() {} });
  const told: unknown[] = [];
  notices.listen((notice) => told.push(notice));
  const watch = new WorkspaceWatch(
    inForce as never,
    parts.overview as never,
    files as never,
    parts.sources as never,
    notices,
    "/nowhere",
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
