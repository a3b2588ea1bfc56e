import { expect, test } from "vitest";
import { CommandMemory } from "../../src/commands/authorise.js";
import { entryInFile } from "../../src/commands/describe.js";
import { handleCommand } from "../../src/commands/handle.js";
import { examples } from "../../src/commands/install.js";
import { owners } from "../../src/commands/owners.js";
import { questionCard } from "../../src/commands/question.js";
import type { CommandOutcome } from "../../src/commands/request.js";
import type { ShellHooks } from "../../src/commands/shell-hooks.js";
import type { HooksControl } from "../../src/core/control.js";
import type { OpenQuestion } from "../../src/core/question.js";
import { textsFor } from "../../src/texts/index.js";
import { idIn, makeWorkbench, type } from "../support/workbench.js";

const GUARD = "#!/bin/sh\nexit 0\n";
const ENTRY = "{event: pre_tool_call, command: ./guard.sh";
const proposal = (...more: string[]): string => `hooks:\n${more.map((each) => `  - ${ENTRY}${each}}\n`).join("")}`;

async function withGuard(yaml = proposal("")) {
  const bench = makeWorkbench();
  bench.script("guard.sh", GUARD);
  bench.propose(yaml);
  return { bench, hooks: await bench.open() };
}

/** Types a line where something else happens in the middle of it. */
const typeAmid = (hooks: ShellHooks, meanwhile: Partial<HooksControl>, text: string): Promise<CommandOutcome> =>
  handleCommand(
    { ...hooks, ...meanwhile },
    { channel: "telegram", senderId: "1", chat: "private", origin: "typed", text },
    new CommandMemory(),
  );

test("what changes or goes while it is being approved is not approved", async () => {
  const { bench, hooks } = await withGuard();
  const line = "/hooks approve pre_tool_call ./guard.sh";
  const approveAfter = (change: () => unknown): Partial<HooksControl> => ({
    approve: async (...args) => {
      change();
      return hooks.approve(...args);
    },
  });
  const edited = await typeAmid(
    hooks,
    approveAfter(() => bench.script("guard.sh", `${GUARD}# evil\n`)),
    line,
  );
  expect(edited).toMatchObject({ problem: true, changed: false, text: expect.stringContaining("# evil") });
  expect(edited.text).toMatch(/\/hooks approve \w{4}/);
  const gone = await typeAmid(
    hooks,
    approveAfter(() => bench.propose("hooks: []\n")),
    line,
  );
  expect(gone).toMatchObject({ problem: true, changed: false, text: expect.stringContaining("shell_hooks.yaml") });
  expect((await hooks.list()).switch.approved).toBe(0);
});

test("an id whose entry is gone is unknown, one of something not approved revokes nothing, and a word of a shell is told", async () => {
  const { bench, hooks } = await withGuard(proposal("").replace("./guard.sh", "./guard.sh && ./other.sh"));
  const listed = await type(hooks, "/hooks list");
  expect(listed.text).toContain('"&&"');
  const id = idIn(listed);
  expect(await type(hooks, `/hooks revoke ${id}`)).toMatchObject({
    problem: true,
    changed: false,
    text: expect.stringContaining("./guard.sh && ./other.sh"),
  });
  bench.propose("hooks: []\n");
  expect(await type(hooks, `/hooks approve ${id}`)).toMatchObject({
    problem: true,
    text: textsFor("en").unknownId(id),
  });
});

test("a matcher that misses the sample is why a hook stays silent, and one that was added is shown", async () => {
  const { bench, hooks } = await withGuard(proposal(", matcher: never-in-a-sample"));
  await type(hooks, "/hooks approve pre_tool_call ./guard.sh");
  await type(hooks, "/hooks on");
  const why = async () => (await type(hooks, "/hooks why pre_tool_call")).text;
  expect(await why()).toContain(textsFor("en").whyNot["matcher-missed"]("never-in-a-sample"));
  bench.propose(proposal(", subject: bash"));
  const { text } = await type(hooks, `/hooks show ${idIn(await type(hooks, "/hooks list"))}`);
  expect(text).toMatch(/subject.*–.*bash/);
  expect(text).toMatch(/matcher.*never-in-a-sample.*–/);
});

test("what is approved while doctor is at work is for its next visit", async () => {
  const { bench, hooks } = await withGuard();
  await type(hooks, "/hooks approve pre_tool_call ./guard.sh");
  bench.propose(proposal("", ", priority: 7"));
  const seen = await hooks.list();
  const [, other] = /NOT approved \[(\w{4})\]/.exec((await type(hooks, "/hooks list")).text ?? "") ?? [];
  await type(hooks, `/hooks approve ${other}`);
  expect((await hooks.list()).switch.approved).toBe(2);
  const { text, data } = await typeAmid(hooks, { list: async () => seen }, "/hooks doctor");
  expect((data as { rehearsals: unknown[] }).rehearsals).toHaveLength(2);
  expect(text).toContain(textsFor("en").doctorSummary(1, 1));
});

test("an example whose entry vanishes or changes while it is installed is only partly in force", async () => {
  const bench = makeWorkbench();
  const hooks = await bench.open();
  const propose: HooksControl["propose"] = async (actor, entries) => {
    await hooks.propose(actor, entries);
    bench.propose("hooks: []\n");
    return undefined;
  };
  const { installGone, installedInPart } = textsFor("en");
  const vanished = await typeAmid(hooks, { propose }, "/hooks install block_secrets");
  expect(vanished).toMatchObject({ problem: true, data: { approved: 0 } });
  expect(vanished.text).toContain(installedInPart("block_secrets"));
  expect(vanished.text).toContain(installGone);
  const approve: HooksControl["approve"] = async (...args) => {
    bench.propose("hooks: []\n");
    return hooks.approve(...args);
  };
  const changed = await typeAmid(hooks, { approve }, "/hooks install block_secrets");
  expect(changed.text).toContain(`✗ on_outbound_message: ${installGone}`);
  expect((await hooks.list()).switch.approved).toBe(0);
});

test("an example that cannot run here says what is missing", async () => {
  const bench = makeWorkbench();
  bench.script("bin/nothing-else", GUARD);
  const hooks = await bench.open({ env: { PATH: `${bench.root}/bin`, HOME: bench.root } });
  const { text, problem } = await type(hooks, "/hooks install block_secrets");
  expect(problem).toBe(true);
  expect(text).toMatch(/✗ on_outbound_message: .*python3/);
});

test("a failure inside is told as one, whatever was thrown", async () => {
  const { hooks } = await withGuard();
  for (const thrown of [new Error("the disk is gone"), "the disk is gone"])
    expect(await typeAmid(hooks, { list: () => Promise.reject(thrown) }, "/hooks list")).toMatchObject({
      outcome: "done",
      problem: true,
      text: textsFor("en").failed("the disk is gone"),
    });
});

test("where there is nothing to list, that is said", async () => {
  const hooks = await makeWorkbench().open({ owners: [] });
  const texts = textsFor("en");
  const context = {
    texts,
    actor: {} as never,
    args: [],
    request: { channel: "cli", chat: "private", origin: "typed", text: "" } as const,
  };
  expect(await owners({ ...context, hooks })).toMatchObject({ lines: [texts.noOwners] });
  const none = { ...hooks, examples: async () => [] };
  expect(await examples({ ...context, hooks: none })).toMatchObject({ lines: [texts.noExamples], choices: [] });
  const mine = { name: "mine", file: "mine.sh", path: "/x/mine.sh", about: "says no", entries: [], hooks: [] };
  const { lines } = await examples({ ...context, hooks: { ...hooks, examples: async () => [mine] } });
  expect(lines).toEqual(expect.arrayContaining(["• mine: says no", "   /x/mine.sh"]));
});

test("the question about a claim shows goal and summary, and no line for a reason that was not given", async () => {
  const { hooks } = await withGuard();
  const question: OpenQuestion = {
    code: "ab12",
    event: "on_completion_claim",
    hook: "./judge.sh",
    hookId: "1",
    reason: "",
    subject: { kind: "claim", goal: "ship it", summary: "all done" },
    askedAt: 0,
    expiresAt: Date.now(),
  };
  const texts = textsFor("en");
  const card = await questionCard(hooks, question, { channel: "cli" }, texts);
  expect(card).toMatchObject({ mayAllow: true, text: expect.stringMatching(/ship it[\s\S]*all done/) });
  expect(card.text).not.toContain("Reason");
  expect(card.choices.flat().map(({ line }) => line)).toEqual(["/hooks yes ab12", "/hooks no ab12"]);
});

test("the address of an endpoint is compared without its credentials", async () => {
  const { hooks } = await withGuard(
    "hooks:\n  - {event: on_stop, type: http, url: 'http://me:pw@127.0.0.1/x?key=1'}\n",
  );
  const [view] = (await hooks.list()).hooks;
  if (!view) throw new Error("not proposed");
  expect(entryInFile(view.entry)).toMatchObject({ url: "http://***@127.0.0.1/x?***", timeout: "20" });
});
