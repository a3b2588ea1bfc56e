import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readHookFile } from "../../src/formats/hook-file.js";
import { entriesInHeader } from "../../src/formats/hook-file-edit.js";
import { runMany } from "../support/many-runs.js";
import { makeWorkbench, type } from "../support/workbench.js";

const FOLDER = join(import.meta.dirname, "../../extensions/shell_hooks/examples");
const EVENT_OF = {
  "only_to.py": "on_outbound_message",
  "quiet_hours.py": "on_outbound_message",
  "flood_guard.py": "on_outbound_message",
  "only_hosts.py": "on_network_request",
} as const;
type Name = keyof typeof EVENT_OF;
const NAMES = Object.keys(EVENT_OF) as Name[];
const PATH = "/usr/local/bin:/usr/bin:/bin";

type Said = { decision?: string; until?: string; reason?: string; systemMessage?: string };
type Run = { payload: Record<string, unknown>; options?: readonly string[]; env?: Record<string, string> };

/** What a guard answers to each payload, one after the other; {} where it says nothing. */
function answers(name: Name, runs: readonly Run[]): Said[] {
  const { root } = makeWorkbench();
  const ends = runMany(
    join(FOLDER, name),
    runs.map(({ payload, options = [], env = {} }) => ({
      input: JSON.stringify({ event: EVENT_OF[name], ...payload }),
      options: [...options],
      env: { PATH, HOME: root, ...env },
      cwd: root,
    })),
  );
  return ends.map(({ stdout, stderr, status }) => {
    expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
    return JSON.parse(stdout.trim() || "{}") as Said;
  });
}

const decisions = (name: Name, runs: readonly Run[]) => answers(name, runs).map(({ decision }) => decision);

describe.each(NAMES)("%s", (name) => {
  const text = readFileSync(join(FOLDER, name), "utf8");
  const { hooks } = readHookFile(`hooks:\n${entriesInHeader(text).join("\n").replace(/^/gm, "  ")}\n`);
  const entry = hooks[0]?.entry;
  const options = entry?.type === "command" ? entry.command.split(" ").slice(1) : [];

  test("is short enough to be read, and holds what it must and passes what it must, in any zone", () => {
    expect(text.split("\n").length).toBeLessThan(101);
    const [held, passed] = [entry?.mustBlock, entry?.mustPass] as Record<string, unknown>[][];
    expect(Math.min(held?.length ?? 0, passed?.length ?? 0)).toBeGreaterThan(1);
    const all = [...(held ?? []), ...(passed ?? [])];
    // All zones from one interpreter, each in a folder of its own: a guard may count what it has seen.
    const zones = ["UTC", "Asia/Shanghai"].map((TZ) => ({ TZ, CHAT_HOOKS_DATA_DIR: makeWorkbench().root }));
    const said = decisions(
      name,
      zones.flatMap((env) => all.map((payload) => ({ payload, options, env }))),
    );
    const expected = [
      ...(held ?? []).map(() => expect.stringMatching(/block|drop|delay/)),
      ...(passed ?? []).map(() => undefined),
    ];
    expect(said).toEqual(zones.flatMap(() => expected));
  });

  test("is installed with one line", async () => {
    const hooksOf = await makeWorkbench().open();
    const { text: reply = "" } = await type(hooksOf, `/hooks install ${name.replace(".py", "")}`);
    expect(reply).toContain(EVENT_OF[name]);
    const { switch: status, hooks: views, faults } = await hooksOf.list();
    expect([status.on, faults, views.map(({ state }) => state)]).toEqual([true, [], ["approved"]]);
  });

  test("says what it knows when an option is not one", () => {
    const [end] = runMany(join(FOLDER, name), [{ input: "{}", options: ["--nonsense"], env: { PATH }, cwd: "/" }]);
    expect([end?.status, end?.stdout]).toEqual([1, expect.stringContaining("Options")]);
  });
});

test("only_to: chats, people and kinds of chat, by id and with a channel or without; what is unknown does not leave", () => {
  const rows: [string, Record<string, unknown>, string | undefined][] = [
    ["--person 7", { channel: "telegram", chat_id: "7", chat_type: "private" }, undefined],
    ["--person 7", { channel: "telegram", chat_id: "007" }, undefined],
    ["--person 7", { channel: "telegram", chat_id: "8" }, "block"],
    ["--person telegram:7", { channel: "wechat", chat_id: "7", chat_type: "private" }, "block"],
    ["--person -5", { channel: "telegram", chat_id: "-5", chat_type: "group" }, "block"],
    ["--chat -5", { channel: "telegram", chat_id: "-5", chat_type: "group" }, undefined],
    ["--chat -5 --person 7", { channel: "telegram", chat_id: "7" }, undefined],
    ["--group", { channel: "wechat", chat_id: "1@chatroom" }, undefined],
    ["--group", { channel: "telegram", chat_id: "7" }, "block"],
    ["--private", { channel: "matrix", chat_id: "!a:b" }, "block"],
    ["--private", { channel: "telegram" }, "block"],
    ["--private", {}, "block"],
    ["--person 7", { channel: "telegram", chat_id: "8", kind: "push" }, "drop"],
    ["--person 7", { channel: "cli", chat_id: "terminal" }, undefined],
  ];
  const runs = rows.map(([line, payload]) => ({ payload, options: line.split(" ") }));
  expect(decisions("only_to.py", runs)).toEqual(rows.map(([, , decision]) => decision));
});

test("quiet_hours: over midnight and within a day, alarms by word, and nothing but pushes waits", () => {
  const push = (time: string, notification = "news") => ({
    kind: "push",
    timestamp: `2026-03-01T${time}:00`,
    notification,
  });
  const night = ["--from", "22:00", "--to", "7:00"];
  const noon = ["--from", "12:00", "--to", "14:00"];
  const rows: [readonly string[], Record<string, unknown>, string | undefined][] = [
    [night, push("22:00"), "delay"],
    [night, push("03:00"), "delay"],
    [night, push("07:00"), undefined],
    [night, push("21:59"), undefined],
    [noon, push("13:00"), "delay"],
    [noon, push("14:00"), undefined],
    [night, push("23:00", "An urgent matter"), undefined],
    [night, push("23:00", "Not so urgently"), "delay"],
    [[...night, "--alarm", "fire"], push("23:00", "urgent"), "delay"],
    [[...night, "--alarm", "fire"], push("23:00", "FIRE in hall 2"), undefined],
    [[...night, "--no-alarms"], push("23:00", "ALARM"), "delay"],
    [night, { ...push("23:00"), kind: "note" }, undefined],
  ];
  const said = answers(
    "quiet_hours.py",
    rows.map(([options, payload]) => ({ payload, options })),
  );
  expect(said.map(({ decision }) => decision)).toEqual(rows.map(([, , decision]) => decision));
  expect(said[0]?.until).toBe("7:00");
});

test("flood_guard: too many and too alike, each chat by itself, told once; it keeps no text, and nothing in a rehearsal", () => {
  const { root } = makeWorkbench();
  const env = { CHAT_HOOKS_DATA_DIR: root };
  const run = (notification: string, chat_id = "1", more: Record<string, string> = {}) => ({
    payload: { kind: "push", channel: "telegram", chat_id, notification },
    options: ["--most", "4", "--alike", "2"],
    env: { ...env, ...more },
  });
  const before = new Set(readdirSync(root));
  const alike = answers(
    "flood_guard.py",
    ["11", "12", "13", "14"].map((number) => run(`Build ${number} has failed on main, see the log`)),
  );
  expect(alike.map(({ decision }) => decision)).toEqual([undefined, undefined, "drop", "drop"]);
  expect(alike.map(({ systemMessage }) => systemMessage !== undefined)).toEqual([false, false, true, false]);
  const many = [
    "The cat sat down.",
    "Rain tomorrow, bring a coat",
    "Lunch at noon?",
    "第四条消息",
    "Fifth thing entirely",
  ];
  expect(
    decisions(
      "flood_guard.py",
      many.map((text) => run(text, "2")),
    ),
  ).toEqual([...Array(4).fill(undefined), "drop"]);
  expect(decisions("flood_guard.py", [run("one more", "2", { CHAT_HOOKS_REHEARSAL: "1" })])).toEqual([undefined]);
  const kept = readdirSync(root).filter((name) => !before.has(name));
  expect(kept.map((name) => statSync(join(root, name)).mode & 0o777)).toEqual([0o600, 0o600]);
  expect(kept.map((name) => readFileSync(join(root, name), "utf8")).join()).not.toMatch(/Build|Rain|消息/i);
});

test("only_hosts: a name is that host alone, a star what lies below it, at the ports of the web or the one that is named", () => {
  const rows: [host: string, port: number, options: string[], decision: string | undefined][] = [
    ["a.example", 443, ["a.example"], undefined],
    ["A.Example.", 80, ["a.example"], undefined],
    ["a.example", 22, ["a.example"], "block"],
    ["b.a.example", 443, ["a.example"], "block"],
    ["b.a.example", 443, ["*.a.example"], undefined],
    ["a.example", 443, ["*.a.example"], "block"],
    ["xa.example", 443, ["*.a.example"], "block"],
    ["a.example", 8080, ["a.example:8080"], undefined],
    ["a.example", 443, ["a.example:8080"], "block"],
    ["b.example", 443, ["a.example", "--ask"], "ask"],
    ["a.example", 443, [], "block"],
    ["pypi.org", 443, ["--ask"], undefined],
  ];
  const runs = rows.map(([host, port, options]) => ({ payload: { host, port }, options }));
  expect(decisions("only_hosts.py", runs)).toEqual(rows.map(([, , , decision]) => decision));
  expect(readFileSync(join(FOLDER, "only_hosts.py"), "utf8").split("\n").length).toBeLessThan(60);
});
