import { expect, test } from "vitest";
import { shownFiles } from "../../src/store/snapshots/copies.js";
import type { Approval } from "../../src/store/state/state.js";
import { makeWorkbench } from "../support/workbench.js";

test("what an owner approved is shown from its copy, with the words it is called by", async () => {
  const bench = makeWorkbench();
  bench.write("state/copies/id1/guard.sh", "echo hi\n");
  const approval = {
    id: "id1",
    argv: ["sh", { prefix: "--rules=", copy: "guard.sh" }],
    files: [
      { path: "/srv/guard.sh", sha256: "a", executable: true, copy: "guard.sh" },
      { path: "/srv/gone.sh", sha256: "b", executable: true, copy: "gone.sh" },
      { path: "/srv/in-place", sha256: "c", executable: true },
    ],
  } as unknown as Approval;
  expect(await shownFiles(bench.state, undefined, approval)).toEqual({
    argv: ["sh", "--rules=guard.sh"],
    current: [],
    folders: [],
    approved: [
      { path: "/srv/guard.sh", sha256: "a", bytes: 8, text: "echo hi\n" },
      { path: "/srv/gone.sh", sha256: "b", bytes: 0 },
      { path: "/srv/in-place", sha256: "c", bytes: 0 },
    ],
  });
  expect(await shownFiles(bench.state)).toEqual({ argv: [], current: [], approved: [], folders: [] });
});
