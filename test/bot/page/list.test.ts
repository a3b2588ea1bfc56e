import { expect, test } from "vitest";
import { cardsOf, inPlace, sourcesOf, troublesOf } from "../../../src/bot/web/page/list.js";
import type { ListedHook, PageList } from "../../../src/bot/web/page/state.js";
import { en } from "../../../src/bot/web/page/words/en.js";
import { textsFor } from "../../../src/texts/index.js";

const hook = (more: Partial<ListedHook> = {}): ListedHook => ({
  key: "k",
  shortId: "ab12",
  state: "approved",
  entry: {
    type: "command",
    event: "pre_tool_call",
    command: "./guards/shell.sh",
    timeoutMs: 20_000,
    askTimeoutMs: 600_000,
    failClosed: false,
    priority: 100,
    mode: "enforce",
    async: false,
    dialect: "native",
    files: [],
    env: [],
  },
  source: "shell_hooks.yaml",
  changes: [],
  problems: [],
  upgraded: [],
  broken: [],
  matcher: { kind: "none" },
  stats: { runs: 0, faults: 0 },
  ...more,
});
const list = (more: Partial<PageList> = {}): PageList => ({
  switch: { on: true, forced: false, approved: 1, mirror: { kind: "value", on: true } },
  configPath: "/w/config/shell_hooks.yaml",
  statePath: "/s",
  blockedToday: 0,
  hooks: [hook()],
  faults: [],
  sources: [],
  ...more,
});
const troubles = (more: Partial<PageList>): string[] =>
  troublesOf(list(more), en, textsFor("en")).map(({ tone, text }) => `${tone}: ${text}`);

test("where all is well there is no banner", () => {
  expect(troubles({})).toEqual([]);
});

test("the banner says what is approved and not yet live, once, also where it has changed since", () => {
  const approval = { id: "1", entry: hook().entry, digest: "d", at: "", by: "", notLive: "examples" as const };
  for (const state of ["not-live", "changed"] as const)
    expect(troubles({ hooks: [hook({ state, approval })] })).toEqual([
      "warn: shell.sh (pre_tool_call) is approved, but not yet live.",
    ]);
});

test("a card stays where it was when its hook is approved, and a new one comes first", () => {
  const at = (command: string, state: ListedHook["state"]) =>
    hook({ key: command, state, entry: { ...hook().entry, command } as ListedHook["entry"] });
  const before = cardsOf([at("./a", "not-approved"), at("./b", "not-approved"), at("./c", "approved")]);
  const after = cardsOf([
    at("./a", "approved"),
    at("./b", "not-approved"),
    at("./c", "approved"),
    at("./d", "changed"),
  ]);
  expect(after.map(({ target }) => target)).toEqual(["./d", "./b", "./a", "./c"]);
  const keys = before.map(({ key }) => key);
  expect(inPlace(after, keys).map(({ target }) => target)).toEqual(["./d", "./a", "./b", "./c"]);
});

test("the banner names what is broken before what has changed and what cannot be used", () => {
  const said = troubles({
    hooks: [hook({ state: "changed" }), hook({ state: "changed", broken: ["/bin/x"] })],
    faults: [{ file: "/w/config/shell_hooks.yaml", line: 3, code: "unknown-event" }],
    lockdown: { code: "forged", path: "/s/state.json" },
  });
  expect(said).toEqual([
    expect.stringMatching(/^bad: .*\/s\/state\.json/),
    "bad: shell.sh (pre_tool_call) is no longer what you approved, so it blocks everything it covers.",
    "warn: shell.sh (pre_tool_call) has changed since you approved it. The approved version still runs.",
    "warn: 1 entry of your hook files cannot be used.",
  ]);
});

test("an edited switch in agent.yaml is told of, unless hooks are forced on at launch", () => {
  const mirror = { kind: "value", on: false } as const;
  expect(troubles({ switch: { on: true, forced: false, approved: 1, mirror } })).toHaveLength(1);
  expect(troubles({ switch: { on: true, forced: true, approved: 1, mirror } })).toEqual([]);
});

test("a script has one card with all its events, and what needs an owner comes first", () => {
  const other = { ...hook().entry, command: "./other.sh" } as ListedHook["entry"];
  const cards = cardsOf([
    hook({ entry: other }),
    hook({ key: "1" }),
    hook({ key: "2", state: "changed", entry: { ...hook().entry, event: "pre_llm_call" } }),
  ]);
  expect(cards.map(({ state, views }) => [state, views.length])).toEqual([
    ["changed", 2],
    ["approved", 1],
  ]);
  expect(cards[0]?.searched).toContain("pre_llm_call");
  // Approved, it is the same card still.
  expect(cardsOf([hook({ key: "3" })])[0]?.key).toBe(cards[0]?.key);
});

test("nobody is told that an approved version runs while nothing does", () => {
  const mirror = { kind: "absent" } as const;
  const off = troubles({
    hooks: [hook({ state: "changed" })],
    switch: { on: false, forced: false, approved: 1, mirror },
  });
  expect(off).toEqual([expect.stringMatching(/has changed since you approved it\.$/)]);
});

test("every file that proposes hooks is a source, our own also when it has none", () => {
  const view = (source: string) => ({ source, proposed: {} });
  const claude = { name: "claude", on: true, paths: ["/p/.claude/settings.json"], hooks: 1 };
  const listed = (hooks: object[], faults: object[] = []) =>
    ({ configPath: "/w/shell_hooks.yaml", hooks, faults, sources: [claude] }) as unknown as PageList;
  const none = { name: "shell_hooks.yaml", path: "/w/shell_hooks.yaml", entries: 0 };
  expect(sourcesOf(listed([]))).toEqual({ own: [none], others: [{ ...claude, files: [] }] });
  const hooks = [view("shell_hooks.yaml"), view("/p/.claude/settings.json"), { source: "/gone/a.json" }];
  const files = [{ name: ".claude/settings.json", path: "/p/.claude/settings.json", entries: 2 }];
  expect(sourcesOf(listed(hooks, [{ file: "/p/.claude/settings.json" }]))).toEqual({
    own: [{ ...none, entries: 1 }],
    others: [{ ...claude, files }],
  });
});
