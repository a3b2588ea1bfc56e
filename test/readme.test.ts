import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { execa } from "execa";
import { afterAll, expect, test } from "vitest";
import { COMMAND_NAMES } from "../src/commands/parse.js";
import { EVENT_NAMES, fieldsOf, honoursOf } from "../src/core/event.js";

const readme = readFileSync("README.md", "utf8");
const home = mkdtempSync(join(tmpdir(), "chat-hooks-readme-"));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const section = (title: string): string => readme.split(`\n## ${title}\n`)[1]?.split("\n## ")[0] ?? "";

test("the commands under Try it do what the text says", async () => {
  cpSync("workspace", join(home, "workspace"), { recursive: true });
  const blocks = [...section("Try it").matchAll(/```sh\n(.*?)```/gs)].map(([, block]) => block ?? "");
  const typed = blocks
    .join("\n")
    .replace(/^npm install$/m, "")
    .replace(/^alias .*$/m, "");
  const cli = `chat-hooks() { node ${resolve("dist/cli.js")} "$@"; echo "[exit $?]"; }`;
  const { stdout } = await execa("bash", ["-c", `${cli}\n${typed}`], {
    cwd: home,
    env: { XDG_STATE_HOME: join(home, "state") },
  });
  const told = stdout.split(/\[exit (\d+)\]/);
  const steps = told.filter((_, index) => index % 2 === 0).slice(0, -1);
  const codes = told.filter((_, index) => index % 2 === 1);
  expect(codes).toEqual(["0", "0", "0", "2", "0", "1", "2"]);
  expect(steps[0]).toContain("✗ NOT approved");
  expect(steps[1]).toContain("Approved: on_outbound_message → ./guards/keys.sh");
  expect(steps[2]).toContain("Hooks are ON now");
  expect(JSON.parse(steps[3] ?? "")).toMatchObject({ verdict: "block", reason: "that message holds a private key" });
  expect(JSON.parse(steps[4] ?? "")).toMatchObject({ verdict: "continue" });
  expect(steps[5]).toContain("⚠ changed since approval");
  expect(JSON.parse(steps[6] ?? "")).toMatchObject({ verdict: "block" });
});

test("the table of events is the one in the code", () => {
  const rows = [...section("Events").matchAll(/^\| `(\w+)` \| [^|]* \| ([^|]*) \| ([^|]*) \|$/gm)];
  expect(rows.map(([, name]) => name)).toEqual([...EVENT_NAMES]);
  for (const [, name, payload = "", may = ""] of rows) {
    const event = EVENT_NAMES.find((each) => each === name) ?? "pre_tool_call";
    const honours = honoursOf(event);
    expect(
      [...payload.matchAll(/`(\w+)`/g)].map(([, field]) => field),
      event,
    ).toEqual(Object.keys(fieldsOf(event)));
    expect([/\bblock/.test(may), /\bask\b/.test(may), /context/.test(may)], event).toEqual(
      [honours.block, honours.ask, honours.context].map(Boolean),
    );
    expect(/rewrite `(\w+)`/.exec(may)?.[1], event).toBe(honours.rewrite);
  }
});

test("the table of commands names every command", () => {
  const table = section("`/hooks`");
  for (const name of COMMAND_NAMES.filter((each) => each !== "help")) expect(table).toContain(`/hooks ${name}`);
});
