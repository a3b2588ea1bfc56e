import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { eventually } from "../support/eventually.js";
import { makeGate } from "../support/gate.js";
import { holdClock } from "../support/held-clock.js";
import { LONG_TESTS } from "../support/long-tests.js";
import { makeWorkbench, type } from "../support/workbench.js";

test.runIf(LONG_TESTS)("messages that wait for a hanging guard leave once hooks are off", async () => {
  const bench = makeWorkbench();
  const gate = makeGate();
  bench.script("hangs.sh", `#!/bin/sh\necho x >> begun\n${gate.wait}\n`);
  bench.propose("hooks:\n  - {event: on_outbound_message, command: ./hangs.sh, timeout: 3, fail_closed: true}\n");
  const hooks = await bench.open();
  await type(hooks, "/hooks approve on_outbound_message ./hangs.sh");
  await type(hooks, "/hooks on");
  gate.shut();
  const clock = holdClock();
  // Eight run at once; the others wait for a turn, which would take fifteen seconds and block them all.
  const sends = Array.from({ length: 40 }, (_, index) =>
    hooks.fire("on_outbound_message", { notification: `${index}` }),
  );
  await eventually(() => readFileSync(join(bench.root, "begun"), "utf8")).toBe("x\n".repeat(8));
  await type(hooks, "/hooks off");
  clock.advance(3_000);
  clock.release();
  const verdicts = (await Promise.all(sends)).map(({ verdict }) => verdict);
  expect(verdicts.filter((verdict) => verdict === "block")).toHaveLength(8);
  expect(verdicts.filter((verdict) => verdict === "continue")).toHaveLength(32);
  expect(await hooks.recentRuns(50)).toHaveLength(8);
});

test("what a revoked guard says late counts no more", async () => {
  const bench = makeWorkbench();
  const gate = makeGate();
  bench.script("guard.sh", `#!/bin/sh\necho x >> begun\n${gate.wait}; exit 2\n`);
  bench.propose("hooks:\n  - {event: on_outbound_message, command: ./guard.sh, fail_closed: true}\n");
  const hooks = await bench.open();
  await type(hooks, "/hooks approve on_outbound_message ./guard.sh");
  await type(hooks, "/hooks on");
  gate.shut();
  const send = hooks.fire("on_outbound_message", { notification: "x" });
  await eventually(() => readFileSync(join(bench.root, "begun"), "utf8")).toBe("x\n");
  await type(hooks, "/hooks revoke ./guard.sh");
  gate.open();
  expect(await send).toMatchObject({ verdict: "continue", runs: [] });
  expect(await hooks.recentRuns(5)).toEqual([]);
});

test("messages that wait while a changed guard is adopted are still judged", async () => {
  const bench = makeWorkbench();
  const gate = makeGate();
  bench.script("guard.sh", `#!/bin/sh\n${gate.wait}; exit 2\n`);
  bench.propose("hooks:\n  - {event: on_outbound_message, command: ./guard.sh}\n");
  const hooks = await bench.open();
  await type(hooks, "/hooks approve on_outbound_message ./guard.sh");
  await type(hooks, "/hooks on");
  gate.shut();
  const sends = Array.from({ length: 20 }, () => hooks.fire("on_outbound_message", { notification: "x" }));
  bench.script("guard.sh", "#!/bin/sh\nexit 2\n");
  // The guard looks at what the list says, too.
  gate.open();
  await type(hooks, "/hooks list");
  await type(hooks, "/hooks approve on_outbound_message ./guard.sh");
  for (const { verdict } of await Promise.all(sends)) expect(verdict).toBe("block");
});
