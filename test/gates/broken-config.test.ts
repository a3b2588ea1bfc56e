import { execFileSync } from "node:child_process";
import { mkdir, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { describeNotice } from "../../src/commands/notice.js";
import type { Notice } from "../../src/core/view.js";
import { GUARD, type Home, listen, ofKind, test, until, verdictOf } from "../support/gates-home.js";
import { LONG_TESTS } from "../support/long-tests.js";

const FILE = "workspace/config/shell_hooks.yaml";
const bomb = (): string => {
  const levels = Array.from(
    { length: 12 },
    (_, at) => `l${at + 1}: &l${at + 1} [${Array(9).fill(`*l${at}`).join(", ")}]`,
  );
  return `l0: &l0 [x, x, x]\n${levels.join("\n")}\nhooks:\n  - event: pre_tool_call\n    command: ./x.sh\n    files: *l12\n`;
};

const HARMS: Record<string, (home: Home) => Promise<unknown>> = {
  deleted: (home) => rm(home.path(FILE)),
  "made invalid": (home) => home.write(FILE, "hooks: [ {event: pre_tool_call\n  - \t:::"),
  emptied: (home) => home.write(FILE, ""),
  "filled with bytes": (home) => home.write(FILE, Buffer.from([0, 255, 254, 0, 1, 200])),
  "made a directory": async (home) => {
    await rm(home.path(FILE));
    await mkdir(home.path(FILE));
  },
  "made a FIFO": async (home) => {
    await rm(home.path(FILE));
    execFileSync("mkfifo", [home.path(FILE)]);
  },
  "made a link out of the workspace": async (home) => {
    await rm(home.path(FILE));
    const outside = await home.write(
      join(home.top, "outside.yaml"),
      `hooks:\n  - event: pre_llm_call\n    command: x\n`,
    );
    await symlink(outside, home.path(FILE));
  },
  "made a link to itself": async (home) => {
    await rm(home.path(FILE));
    await symlink(home.path(FILE), home.path(FILE));
  },
  "blown up to 2 MiB": (home) => home.write(FILE, `hooks:\n${"#".repeat(2 * 1_048_576)}\n`),
  "filled with exploding aliases": (home) => home.write(FILE, bomb()),
  "filled with brackets": (home) => home.write(FILE, `hooks: ${"[".repeat(500_000)}`),
};

/** Each kind of harm: gone, unreadable, no file, led elsewhere, made to explode. */
const KINDS = Object.entries(HARMS).filter(
  ([name]) => LONG_TESTS || /^deleted|invalid|FIFO|out of the workspace|aliases$/.test(name),
);

describe.concurrent("shell_hooks.yaml is only a proposal: the approved hook goes on when the file is", () => {
  test.for(KINDS)("%s", async ([name, harm], { home }) => {
    const hooks = await home.guarded();
    await harm(home);
    const { hooks: views, faults } = await hooks.list();
    const silent = name === "deleted" || name === "emptied";
    // Nobody can tell what was removed from a file that cannot be read.
    const change = { kind: silent ? "entry-removed" : "entry-unreadable" };
    expect(views).toMatchObject([{ state: "changed", changes: [change], entry: { command: GUARD } }]);
    expect(faults.length > 0, JSON.stringify(faults)).toBe(!silent);
    const { text } = await home.type(hooks, "/hooks list");
    expect(text).toContain("⚠ changed since approval");
    expect(await verdictOf(hooks)).toBe("block");
    await home.close(hooks);
    expect(await verdictOf(await home.open())).toBe("block");
  });

  test("a link out of the workspace is not even read", async ({ home }) => {
    await home.propose({});
    await HARMS["made a link out of the workspace"]?.(home);
    const hooks = await home.open();
    expect((await hooks.list()).hooks).toEqual([]);
    expect((await home.type(hooks, "/hooks list")).text).not.toContain("pre_llm_call");
  });

  test("a config folder that is a link out of the workspace is not read either", async ({ home }) => {
    await home.write(
      join(home.top, "elsewhere/shell_hooks.yaml"),
      "hooks:\n  - event: pre_llm_call\n    command: /bin/true\n",
    );
    await rm(home.path("workspace/config"), { recursive: true });
    await symlink(join(home.top, "elsewhere"), home.path("workspace/config"));
    expect((await (await home.open()).list()).hooks).toEqual([]);
  });

  test("one bad entry is reported with its line and takes no other down", async ({ home }) => {
    await home.write(
      FILE,
      `hooks:\n  - event: pre_tool_cal\n    command: x\n  - event: pre_llm_call\n    command: /bin/true\n`,
    );
    const hooks = await home.open();
    const list = await hooks.list();
    expect(list.hooks).toHaveLength(1);
    expect(list.faults).toMatchObject([{ line: 2, code: "unknown-event" }]);
  });
});

test("that an entry was removed is not said of a file that cannot be read, and nothing is to be approved when it is mended", async ({
  home,
}) => {
  const hooks = await home.guarded();
  const told = listen(hooks);
  const text = await home.read(FILE);
  await home.write(FILE, text.replace("hooks:", "hooks: []"));
  const path = home.path(FILE);
  const list = async (locale: string) => (await home.type(hooks, "/hooks list", { locale })).text;
  expect(await list("en")).toContain(
    `\n   its entry cannot be found, because ${path} cannot be read as it is (line 1)\n   The approved version still runs. Fix what /hooks list names below; you need not approve it again.`,
  );
  expect(await list("en")).toContain(
    `\n   line 1: [] says that the list is empty, but more follows below. Remove the brackets. Write: \`hooks:\``,
  );
  expect(await list("zh")).toContain(
    `\n   找不到它的条目，因为 ${path} 现在读不了（第 1 行）\n   现在运行的仍是批准过的版本。请改好 /hooks list 下面指出的地方，之后不用再批准。`,
  );
  await until(() => ofKind(told, "hook-changed").length > 0);
  expect(describeNotice(ofKind(told, "hook-changed")[0] as Notice)).toBe(
    `⚠ pre_tool_call → ${GUARD}: its entry cannot be found, because ${path} cannot be read as it is (line 1). The approved version still runs. /hooks list says what is wrong there; once that is fixed, you need not approve it again. /hooks revoke ${GUARD} stops the hook.`,
  );
  await home.write(FILE, text);
  expect((await hooks.list()).hooks).toMatchObject([{ state: "approved" }]);
});
