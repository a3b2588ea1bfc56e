import { createHash } from "node:crypto";
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect } from "vitest";
import {
  browserStories,
  eventually,
  linkTo,
  longStory,
  newProfile,
  openTab,
  openWindow,
} from "../../support/browser.js";
import { LONG_TESTS } from "../../support/long-tests.js";
import { makeReadyBot, type ReadyBot } from "../../support/ready-bot.js";
import { shared } from "../../support/shared.js";

const story = browserStories();
const ONE = "#!/bin/sh\necho one >&2\n";
const TWO = "#!/bin/sh\necho two >&2\n";
const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Types a line in the terminal: another channel than the page. */
const inTerminal = async ({ bot }: ReadyBot, text: string) =>
  (await bot.hooks.handleCommand({ channel: "cli", senderId: "local", chat: "private", origin: "typed", text })).data;
/** A bot without hooks, and a window on it. */
const plain = shared(async (atEnd) => {
  const ready = await makeReadyBot({ demo: true, atEnd });
  return { ready, ...(await openWindow(ready, { atEnd })) };
});

const SAYS_NO = `grep -q forbidden && echo '{"decision":"block","reason":"Not that word."}'; true`;

/** A bot with a hook in force; in the long run also with one that waits for a file, and one that fails. */
const guarded = shared(async (atEnd) => {
  const ready = await makeReadyBot({ demo: true, atEnd });
  const gate = ready.bench.write("go-on", "");
  await ready.hook("on_user_message", SAYS_NO);
  // Tried in the sandbox at approval it does not see that folder, and waits for nothing.
  const waits = `until [ ! -d ${dirname(gate)} -o -e ${gate} ]; do sleep 0.02; done`;
  if (LONG_TESTS) await ready.hookAll(["on_session_end", waits], ["pre_compact", "exit 3"], ["pre_tool_call", "true"]);
  return { ready, gate, ...(await openWindow(ready, { atEnd })) };
});

const isOn = async (ready: ReadyBot): Promise<boolean> =>
  ((await inTerminal(ready, "/hooks list")) as { switch: { on: boolean } }).switch.on;

/** What runs, as the approved copy has it. */
async function activeText({ bot, bench }: ReadyBot): Promise<string> {
  const { hooks } = await bot.hooks.list();
  return readFileSync(`${bench.state}/copies/${hooks[0]?.approval?.id}/guard.sh`, "utf8");
}

function proposeGuard({ bench }: ReadyBot, text = ONE): void {
  bench.script("guard.sh", text);
  bench.propose("hooks:\n  - {event: pre_tool_call, command: ./guard.sh}\n");
}

story("the switch on the page is the switch everywhere, and follows it live", async () => {
  const { ready, page, go, say, wrongs } = await plain();
  await go("Preferences");
  const toggle = page.getByRole("switch", { name: "Hooks", exact: true });
  const isChecked = () => toggle.getAttribute("aria-checked");
  expect(await isChecked()).toBe("false");
  await toggle.click();
  await eventually(isChecked).toBe("true");
  expect(await isOn(ready)).toBe(true);
  await inTerminal(ready, "/hooks off");
  await eventually(isChecked).toBe("false");
  await eventually(() => page.locator(".pill").textContent()).toBe("Hooks OFF");
  await inTerminal(ready, "/hooks on");
  await eventually(isChecked).toBe("true");
  await go("Chat");
  await say("/hooks off");
  await go("Preferences");
  await eventually(isChecked).toBe("false");
  expect(await isOn(ready)).toBe(false);
  expect(wrongs).toEqual([]);
});

longStory("another tool's hooks are proposed once its switch is on, and not before", async () => {
  const { ready, page, go, wrongs } = await plain();
  const hook = { type: "command", command: "true" };
  ready.bench.write(".claude/settings.json", JSON.stringify({ hooks: { Stop: [{ hooks: [hook] }] } }));
  await go("Preferences");
  const toggle = page.getByRole("switch", { name: "Claude Code" });
  const isChecked = () => toggle.getAttribute("aria-checked");
  const row = page.locator(".source", { has: toggle });
  expect(await isChecked()).toBe("false");
  await toggle.click();
  await eventually(isChecked).toBe("true");
  await eventually(() => row.locator(".source-file").textContent()).toContain(".claude/settings.json 1 entry");
  expect(await row.getByRole("status").textContent()).toContain("Nothing of it runs without your approval");
  await inTerminal(ready, "/hooks sources claude off");
  await eventually(isChecked).toBe("false");
  expect(wrongs).toEqual([]);
});

story("a script is read with its hash before it is approved, and can be revoked", async () => {
  const { ready, page, go, wrongs } = await plain();
  await inTerminal(ready, "/hooks off");
  proposeGuard(ready);
  await go("Hooks");
  const card = page.locator(".hook");
  const state = () => card.locator(".state").textContent();
  expect(await card.getByRole("button", { name: "Approve" }).count()).toBe(0);
  await card.getByRole("button", { name: "View script" }).click();
  await eventually(() => card.locator("pre").allTextContents()).toEqual([ONE]);
  expect(await card.locator("figcaption").textContent()).toContain(sha256(ONE));
  await card.getByRole("button", { name: "Approve" }).click();
  const dialog = page.getByRole("dialog", { name: "Let this script run?" });
  expect(await dialog.textContent()).toContain(sha256(ONE));
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect(await state()).toBe("✗ not approved");
  // Who came with the keyboard goes on where they were.
  await card.locator("button.main:focus").waitFor();
  await card.getByRole("button", { name: "Approve" }).click();
  await dialog.getByRole("button", { name: "Approve it" }).click();
  await eventually(state).toBe("✓ approved");
  await card.locator("[role=status]:focus").waitFor();
  await card.getByText("does not fire: hooks are OFF").waitFor();
  await card.getByRole("button", { name: "Revoke" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke it" }).click();
  await eventually(state).toBe("✗ not approved");
  expect(wrongs).toEqual([]);
});

story("an approved script that is edited raises a banner, shows its difference, and waits to be adopted", async () => {
  const { ready, page, go, wrongs } = await plain();
  proposeGuard(ready);
  await inTerminal(ready, "/hooks list");
  await inTerminal(ready, "/hooks approve pre_tool_call ./guard.sh");
  await inTerminal(ready, "/hooks on");
  await go("Chat");
  const banner = page.getByRole("alert");
  await eventually(() => banner.count()).toBe(0);
  ready.bench.script("guard.sh", TWO);
  await eventually(() => banner.allTextContents()).toEqual([
    expect.stringContaining(
      "guard.sh (pre_tool_call) has changed since you approved it. The approved version still runs.",
    ),
  ]);
  await banner.getByRole("link", { name: "Review" }).click();
  const card = page.locator(".hook");
  expect(await card.locator(".state").textContent()).toBe("⚠ changed since approval");
  await card.getByRole("button", { name: "View script" }).click();
  await eventually(() => card.locator(".diff .is-removed").allTextContents()).toEqual(["- removed: echo one >&2"]);
  expect(await card.locator(".diff .is-added").allTextContents()).toEqual(["+ added: echo two >&2"]);
  await card.getByRole("button", { name: "Approve this version" }).click();
  expect(await page.getByRole("dialog").textContent()).toContain(sha256(TWO));
  await page.getByRole("dialog").getByRole("button", { name: "Approve it" }).click();
  await eventually(() => banner.count()).toBe(0);
  await eventually(() => card.locator(".state").textContent()).toBe("✓ approved");
  // The header stays in sight, however long a view is.
  expect(await page.evaluate("document.documentElement.scrollHeight - innerHeight")).toBe(0);
  expect(wrongs).toEqual([]);
});

longStory("a rehearsal says which hook it is at, and then how each did", async () => {
  const { ready, gate, page, go, wrongs } = await guarded();
  rmSync(gate);
  await go("Hooks");
  await page.getByRole("button", { name: "Test all hooks" }).click();
  await eventually(() => page.locator(".rehearsing .card").textContent()).toMatch(/^[1-4] of 4: .*hook-[1-4]\.sh/);
  expect(await page.getByRole("button", { name: "Testing…", disabled: true }).count()).toBe(1);
  ready.bench.write("go-on", "");
  await page.getByText("Test results").waitFor();
  const report = page.locator(".rehearsing .report li");
  expect(await report.filter({ hasText: "hook-1.sh" }).getAttribute("class")).toContain("tone-good");
  expect(await report.filter({ hasText: "hook-3.sh" }).getAttribute("class")).toContain("tone-bad");
  expect(await page.getByRole("button", { name: "Test all hooks" }).isEnabled()).toBe(true);
  expect(wrongs).toEqual([]);
});

story("each firing is seen as it happens, with verdict and time; a click says why, and leads to the hook", async () => {
  const { ready, page, go, wrongs } = await guarded();
  await go("Live");
  const firings = page.locator(".firing");
  const before = await firings.count();
  await ready.chat("say hello");
  await eventually(() => firings.count()).toBe(before + 1);
  await ready.chat("say forbidden");
  await eventually(() => firings.count()).toBe(before + 2);
  const newest = firings.first();
  await eventually(() => newest.textContent()).toMatch(/blockon_user_messagehook-1\.sh[\d.]+ ms$/);
  await newest.getByRole("button").click();
  await eventually(() => newest.locator(".why").textContent()).toContain("Not that word.");
  await page.getByLabel("Verdict").selectOption("block");
  await eventually(() => firings.count()).toBe(1);
  await newest.getByRole("link", { name: "Show the hook" }).click();
  await eventually(() => page.locator(".hook pre").textContent()).toContain("Not that word.");
  expect(wrongs).toEqual([]);
});

longStory(
  "a bubble leads to its events and back; the timeline counts them, and what is chosen stands in the address",
  async () => {
    const ready = await makeReadyBot({ demo: true });
    const says = (reason: string): string => `echo '{"decision":"block","reason":"${reason}"}'`;
    await ready.hookAll(["on_user_message", SAYS_NO], ["on_completion_claim", says("Nothing was tested.")]);
    const { page, go, say, wrongs } = await openWindow(ready);
    await say("say forbidden");
    await page.locator(".from-person.is-withheld").waitFor();
    await page.locator(".from-person .to-traces").click();
    const trace = page.locator(".trace");
    await trace.getByText("Blocked by hook-1.sh.").waitFor();
    for (const part of ["on_user_message", "web", "Not that word."]) expect(await trace.textContent()).toContain(part);
    expect(await trace.textContent()).not.toContain("forbidden");
    await trace.getByRole("link", { name: "Show it in the chat" }).click();
    await eventually(() => page.locator(".from-person.is-withheld").isVisible()).toBe(true);
    await say("done");
    const refused = page.locator(".mark.is-refused").first();
    await eventually(() => refused.textContent()).toContain("Refused by hook-2.sh");
    await go("Live");
    const timeline = page.locator(".timeline");
    await eventually(() => timeline.locator("tbody tr").count()).toBe(2);
    expect(await timeline.locator(".x-axis span").allTextContents()).toHaveLength(3);
    await page.getByLabel("Verdict").selectOption("block");
    await page.getByLabel("Text").fill("not that");
    await eventually(() => page.locator(".firing").count()).toBe(1);
    expect(page.url()).toContain("verdict=block&text=not+that");
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save as JSON lines" }).click();
    const lines = readFileSync(await (await saving).path(), "utf8")
      .trim()
      .split("\n");
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ verdict: "block", reason: "Not that word." }]);
    await page.reload();
    await eventually(() => page.locator(".firing").count()).toBe(1);
    await timeline.getByRole("button", { name: "Week" }).click();
    await eventually(() => page.url()).toContain("zoom=week");
    expect(wrongs).toEqual([]);
  },
);

longStory(
  "an example is seen before it is installed, guards from then on, and is uninstalled in one action",
  async () => {
    const { ready, page, go, say, chat } = await plain();
    await inTerminal(ready, "/hooks off");
    await go("Hooks");
    // One with a single entry: it is the click that counts here.
    await page.getByRole("button", { name: "Install redact_pii" }).click();
    const dialog = page.getByRole("dialog", { name: "Install redact_pii?" });
    expect(await dialog.textContent()).toContain("event: on_outbound_message");
    const script = readFileSync("extensions/shell_hooks/examples/redact_pii.py", "utf8");
    expect(await dialog.locator(".script").first().textContent()).toContain(sha256(script));
    expect(await dialog.locator(".code pre").allTextContents()).toEqual([script]);
    expect(await page.getByText("✓ installed").count()).toBe(0);
    await dialog.getByRole("button", { name: "Install" }).click();
    await page.getByText("✓ installed").waitFor();
    await eventually(() => page.locator(".pill").textContent()).toBe("Hooks ON");
    await go("Chat");
    await say("say Call 13812345678");
    await eventually(async () => (await chat()).at(-1)).toContain("138****5678");
    await go("Hooks");
    await page.getByRole("button", { name: "Uninstall redact_pii" }).click();
    await eventually(() => page.locator(".hook", { hasText: "redact_pii" }).count()).toBe(0);
    await page.getByText("redact_pii no longer runs, and its entries are removed.").waitFor();
  },
);

longStory(
  "what was recorded is tried again at the hooks as they are now, and a new version on what has passed",
  async () => {
    const ready = await makeReadyBot({ demo: true });
    await ready.hook("on_user_message", SAYS_NO);
    const { page, go, say, wrongs } = await openWindow(ready);
    await go("Hooks");
    await page.locator(".hook").getByRole("button", { name: "View script" }).click();
    await page.getByRole("button", { name: "Start recording" }).click();
    await page.getByText("Recording is ON").waitFor();
    await go("Chat");
    await say("say hello");
    await page.locator(".from-person .to-traces").click();
    const again = page.locator(".trace").first().getByRole("button", { name: "Try again" });
    await again.click();
    const answer = page.locator(".trace").first().getByRole("status");
    await eventually(() => answer.textContent()).toContain("continue");
    const runs = ready.seen("on_user_message").length;
    ready.bench.script("hook-1.sh", `#!/bin/sh\n${SAYS_NO.replace("forbidden", "hello")}\n`);
    await go("Hooks");
    const card = page.locator(".hook");
    await eventually(() => card.locator(".state").textContent()).toBe("⚠ changed since approval");
    await card.getByRole("button", { name: "View script" }).click();
    await card.getByRole("button", { name: "What would it have stopped?" }).click();
    await card.getByText("it would have blocked 1").waitFor();
    await card.getByRole("button", { name: "1", exact: true }).click();
    await card.getByText('"message": "say hello"').waitFor();
    // That it would have is nothing that anybody approved.
    expect(ready.seen("on_user_message")).toHaveLength(runs);
    await card.getByRole("button", { name: "Approve this version" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Approve it" }).click();
    await eventually(() => card.locator(".state").textContent()).toBe("✓ approved");
    await page.goBack();
    await again.click();
    await eventually(() => answer.textContent()).toContain("Not that word.");
    // What was turned away was not kept.
    await go("Chat");
    await say("say hello again");
    await page.locator(".from-person.is-withheld .to-traces").click();
    await page.locator(".trace").first().getByText("Blocked by hook-1.sh.").waitFor();
    expect(await again.count()).toBe(0);
    expect(wrongs).toEqual([]);
  },
);

longStory("idle pages ask for nothing, also with 300 hooks, and a change is sent to them", async () => {
  const ready = await makeReadyBot({ demo: true });
  ready.bench.script("guard.sh", ONE);
  const entries = (count: number) =>
    Array.from({ length: count }, (_, at) => `  - {event: pre_tool_call, command: ./guard.sh ${at}}\n`).join("");
  ready.bench.propose(`hooks:\n${entries(300)}`);
  const context = await newProfile();
  const tabs = [];
  for (const view of ["Chat", "Hooks", "Live"] as const) {
    tabs.push(await openTab(context, await linkTo(ready)));
    await tabs.at(-1)?.go(view);
  }
  const [, hooks] = tabs;
  await eventually(() => hooks?.page.locator(".hook").count()).toBe(300);
  const asked: string[] = [];
  for (const { page } of tabs) page.on("request", (request) => asked.push(request.url()));
  // What is asked for at the start is over by then.
  await hooks?.page.locator(".example").first().waitFor();
  await hooks?.page.waitForTimeout(2_000);
  asked.length = 0;
  await hooks?.page.waitForTimeout(5_000);
  await hooks?.go("Preferences");
  await hooks?.page.waitForTimeout(1_000);
  ready.bench.propose(`hooks:\n${entries(301)}`);
  await inTerminal(ready, "/hooks on");
  for (const { page } of tabs) await eventually(() => page.locator(".pill").textContent()).toBe("Hooks ON");
  expect(asked).toEqual([]);
});

const LONG_SCRIPT = `#!/bin/sh\n${Array.from({ length: 300 }, (_, at) => `echo line ${at + 2}\n`).join("")}`;

longStory("a long script is read like a pull request: found in, compared side by side, and unfolded", async () => {
  const { ready, page, go, wrongs } = await plain();
  proposeGuard(ready, LONG_SCRIPT);
  await inTerminal(ready, "/hooks list");
  await inTerminal(ready, "/hooks approve pre_tool_call ./guard.sh");
  await go("Chat");
  await go("Hooks");
  const card = page.locator(".hook", { hasText: "guard.sh" });
  await card.getByRole("button", { name: "View script" }).click();
  await card.getByLabel("Find in this file").fill("LINE 30");
  await card.getByText("1 of 3 lines").waitFor();
  expect(await card.locator(".is-current").getAttribute("data-n")).toBe("30");
  await card.getByLabel("Find in this file").press("Enter");
  expect(await card.locator(".is-current").textContent()).toBe("echo line 300\n");
  // The text stands in full height: only the page itself scrolls.
  expect(await card.locator(".code pre").evaluate((pre) => pre.scrollHeight - pre.clientHeight)).toBeLessThan(3);
  ready.bench.script("guard.sh", LONG_SCRIPT.replace("line 150\n", "other 150\n"));
  const pair = card.locator(".diff-pair", { has: page.locator(".is-added") });
  await eventually(() => pair.locator("mark").allTextContents()).toEqual(["line", "other"]);
  expect(await pair.locator(".number").evaluateAll((all) => all.map((each) => each.dataset.n))).toEqual(["150", "150"]);
  const shown = await card.locator(".diff-pair").count();
  await card.getByRole("button", { name: "Show 146 unchanged lines" }).click();
  expect(await card.locator(".diff-pair").count()).toBe(shown + 146);
  // Nothing is too different to be compared.
  ready.bench.script("guard.sh", "#!/bin/sh\nexit 0\n");
  await card.getByText("Practically a new script").waitFor();
  await card.locator(".diff .is-removed", { hasText: "echo line 301" }).waitFor();
  expect(wrongs).toEqual([]);
  await inTerminal(ready, "/hooks revoke ./guard.sh");
});

story("a hook that the agent has proposed is told on every view, once somebody has seen it no more", async () => {
  const { ready, page, go } = await plain();
  await go("Hooks");
  await go("Chat");
  ready.bench.script("fresh.sh", ONE);
  ready.bench.propose("hooks:\n  - {event: pre_tool_call, command: ./fresh.sh}\n");
  const banner = page.locator(".banner.is-news");
  await eventually(() => banner.allTextContents()).toEqual([expect.stringContaining("New hook proposed: fresh.sh.")]);
  expect(await page.locator('nav a[href="#/hooks"] .count').count()).toBe(1);
  await banner.getByRole("link", { name: "Review" }).click();
  await page.locator(".hook", { hasText: "fresh.sh" }).getByRole("button", { name: "Hide" }).waitFor();
  await go("Chat");
  await eventually(() => banner.count()).toBe(0);
  ready.bench.propose("hooks: []\n");
});

/** A browser whose page is out of sight, and that grants what it is asked for. */
const OUT_OF_SIGHT = `
  globalThis.told = [];
  globalThis.Notification = class {
    static permission = "default";
    static async requestPermission() { return (this.permission = "granted"); }
    constructor(title, { body }) { told.push(body); }
  };
  Object.defineProperty(document, "hidden", { get: () => true });
`;

longStory(
  "whoever wants it is notified of questions and blocks, and on a small phone every answer is in view",
  async () => {
    const ready = await makeReadyBot({ demo: true });
    const asks = `echo '{"decision":"ask","reason":"${"May this be written? ".repeat(9)}"}'`;
    await ready.hookAll(["on_user_message", SAYS_NO], ["pre_tool_call", asks]);
    const context = await newProfile({ width: 320, height: 640 });
    await context.addInitScript(OUT_OF_SIGHT);
    const { page, say, wrongs } = await openTab(context, await linkTo(ready));
    expect(await page.locator(".notify-offer").count()).toBe(0);
    await say("say forbidden");
    await page.getByRole("button", { name: "Yes, notify me" }).click();
    await eventually(() => page.locator(".notify-offer").count()).toBe(0);
    await say("say forbidden again");
    const told = (): Promise<string[]> => page.evaluate("told");
    await eventually(told).toEqual(["hook-1.sh has blocked something (on_user_message)"]);
    ready.bench.script("hook-1.sh", "#!/bin/sh\n# edited\n");
    await page.locator(".banner.is-warn").waitFor();
    await say(`write notes.txt ${"a long line of text ".repeat(60)}`);
    await page.locator(".ask").waitFor();
    await eventually(async () => (await told()).at(-1)).toBe("hook-2.sh asks: allow this?");
    const end = await page.locator(".asks").evaluate((asked) => asked.getBoundingClientRect().bottom);
    const buttons = await page.locator(".ask-foot .actions button").all();
    expect(buttons).toHaveLength(3);
    for (const button of buttons) {
      const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual(end);
    }
    await page.getByRole("button", { name: "Deny" }).click();
    expect(wrongs).toEqual([]);
  },
);

longStory(
  "the page says who decided what, and going back to the version before is an approval of its own",
  async () => {
    const { ready, page, go, wrongs } = await plain();
    proposeGuard(ready);
    await inTerminal(ready, "/hooks list");
    await inTerminal(ready, "/hooks approve pre_tool_call ./guard.sh");
    ready.bench.script("guard.sh", TWO);
    await go("Hooks");
    const card = page.locator(".hook");
    await eventually(() => card.locator(".state").textContent()).toBe("⚠ changed since approval");
    await card.getByRole("button", { name: "View script" }).click();
    expect(await card.getByRole("button", { name: "Previous version" }).count()).toBe(0);
    await card.getByRole("button", { name: "Approve this version" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Approve it" }).click();
    await card.getByRole("button", { name: "Previous version" }).click();
    const before = card.locator(".version-before");
    await eventually(() => before.locator(".is-removed").allTextContents()).toEqual(["- removed: echo two >&2"]);
    expect(await before.locator(".is-added").allTextContents()).toEqual(["+ added: echo one >&2"]);
    await before.getByRole("button", { name: "Go back to this version" }).click();
    const dialog = page.getByRole("dialog", { name: "Go back to the previous version?" });
    expect(await dialog.textContent()).toContain(sha256(ONE));
    await dialog.getByRole("button", { name: "Cancel" }).click();
    // Nothing runs that nobody has said yes to.
    const runs = async () =>
      (await ready.bot.hooks.list()).hooks[0]?.approval?.before !== undefined && activeText(ready);
    expect(await runs()).toBe(TWO);
    await before.getByRole("button", { name: "Go back to this version" }).click();
    await dialog.getByRole("button", { name: "Go back" }).click();
    await eventually(runs).toBe(ONE);
    // The file in the workspace is still the other one.
    await eventually(() => card.locator(".state").textContent()).toBe("⚠ changed since approval");
    await page.locator(".history > summary").click();
    await eventually(() => page.locator(".acts > li").count()).toBeGreaterThanOrEqual(3);
    const [newest, ...older] = await page.locator(".acts > li").allTextContents();
    expect(newest).toMatch(/web:local.*went back to the previous version: pre_tool_call → \.\/guard\.sh/);
    expect(older.join("\n")).toMatch(/cli:local.*approved pre_tool_call/);
    await inTerminal(ready, "/hooks revoke ./guard.sh");
    await eventually(() => page.locator(".acts > li").first().textContent()).toContain("revoked");
    expect(wrongs).toEqual([]);
    ready.bench.propose("hooks: []\n");
  },
);

story("OFF is said on every view, with the way back, and no version is said to run meanwhile", async () => {
  const { ready, page, go } = await plain();
  await inTerminal(ready, "/hooks off");
  const banner = page.locator(".banner.is-off");
  for (const view of ["Chat", "Hooks", "Live", "Preferences"] as const) {
    await go(view);
    await banner.getByText("Hooks are OFF: nothing is checked.").waitFor();
  }
  await banner.getByRole("button", { name: "Turn on" }).click();
  await eventually(() => banner.count()).toBe(0);
  expect(await isOn(ready)).toBe(true);
});

longStory("the address names a hook, and a script at several events has one card", async () => {
  const { ready, page, go } = await plain();
  ready.bench.script("guard.sh", ONE);
  const entries = ["pre_tool_call", "pre_llm_call"].map((event) => `  - {event: ${event}, command: ./guard.sh}\n`);
  ready.bench.propose(`hooks:\n${entries.join("")}`);
  await go("Hooks");
  const card = page.locator(".hook", { hasText: "guard.sh" });
  await eventually(() => card.locator(".event").allTextContents()).toEqual(["pre_tool_call", "pre_llm_call"]);
  const id = await card.locator(".short-id").first().textContent();
  await go("Chat");
  await page.evaluate(`location.hash = "/hooks/${id}"`);
  await card.getByRole("button", { name: "Approve" }).click();
  const dialog = page.getByRole("dialog");
  await eventually(() => dialog.locator(".confirm-target").count()).toBe(2);
  await dialog.getByRole("button", { name: "Approve it" }).click();
  await eventually(() => card.locator(".state").allTextContents()).toEqual(["✓ approved", "✓ approved"]);
  // The answer stands where the button was, in sight.
  expect(await card.locator(".said").isVisible()).toBe(true);
  await inTerminal(ready, "/hooks revoke ./guard.sh");
  ready.bench.propose("hooks: []\n");
});

longStory("a guard whose copy was tampered with is the worst that the banner tells, on every view", async () => {
  const { ready, page, go, say } = await guarded();
  const copies = `${ready.bench.state}/copies`;
  const copy = readdirSync(copies)
    .map((approval) => `${copies}/${approval}/hook-1.sh`)
    .find(existsSync);
  if (!copy) throw new Error("no copy of hook-1.sh");
  chmodSync(copy, 0o700);
  writeFileSync(copy, TWO);
  const banner = page.locator(".banner.is-bad");
  await eventually(() => banner.allTextContents()).toEqual([
    expect.stringContaining(
      "hook-1.sh (on_user_message) is no longer what you approved, so it blocks everything it covers.",
    ),
  ]);
  for (const view of ["Hooks", "Live", "Preferences", "Chat"] as const) {
    await go(view);
    expect(await banner.isVisible(), view).toBe(true);
  }
  await say("say anything");
  await page.locator(".from-person.is-withheld").last().waitFor();
});
