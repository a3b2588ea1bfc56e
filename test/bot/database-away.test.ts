import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { eventually } from "../support/eventually.js";
import { openPty } from "../support/pty.js";
import { makeWorkbench } from "../support/workbench.js";

test("a bot in a terminal starts without its database, says so, and answers that nothing can be changed", async () => {
  const bench = makeWorkbench();
  const terminal = openPty(["node", resolve("dist/cli.js"), "start", "--workspace", bench.workspace], {
    ...{ HOME: bench.root, XDG_STATE_HOME: join(bench.root, "state"), CHAT_HOOKS_PORT: "0", LANG: "C.UTF-8" },
    // Nobody listens there.
    CHAT_HOOKS_DATABASE_URL: "postgres://bot:secret@127.0.0.1:1/hooks",
    CHAT_HOOKS_STATE_KEY: "0".repeat(64),
  });
  const said = (): string => terminal.screen().join(" ").replace(/\s+/g, " ");
  await eventually(said).toContain("has started without it");
  await eventually(() => terminal.screen().at(-1)).toBe("you>");
  terminal.type("/hooks off\r");
  await eventually(said).toContain("Nothing was changed: the database");
  expect(said()).not.toContain("secret");
});
