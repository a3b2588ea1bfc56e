import { expect, test } from "vitest";
import { Notices } from "../../src/runtime/notices.js";

const notice = (id: string) => ({ kind: "owner-paired", key: "hook", id }) as const;

test("what changes to and fro is told a few times, and what stays changed is told in the end", async () => {
  const told: string[] = [];
  const notices = new Notices({ wasTold: () => false, remember: () => {} }, 300);
  notices.listen((each) => told.push("id" in each ? each.id : ""));
  for (const id of ["1", "2", "3", "4", "5", "6", "7"]) {
    notices.settle("hook");
    notices.tell(notice(id), id);
  }
  expect(told).toEqual(["1", "2", "3", "4"]);
  await expect.poll(() => told).toEqual(["1", "2", "3", "4", "7"]);
});
