import { describe, expect } from "vitest";
import { idsIn as typedIds } from "../../src/commands/parse.js";
import { BLOCKS, EVENT, GUARD, type Home, idsIn, PASSES, test, verdictOf } from "../support/gates-home.js";

// One line for several hooks, and the names that a person has for them; what was not shown is approved by none.

const OTHER = "./workspace/guards/other.sh";

async function proposed(home: Home, ...entries: Record<string, unknown>[]) {
  await home.script(BLOCKS);
  await home.script(PASSES, OTHER);
  await home.propose(...(entries.length > 0 ? entries : [{}, { command: OTHER }]));
  return home.open();
}

const statesOf = async (hooks: Awaited<ReturnType<typeof proposed>>) =>
  (await hooks.list()).hooks.map(({ state }) => state);

describe("ids are taken as they are shown", () => {
  test.for([
    ["a8qg", ["a8qg"]],
    ["[a8qg]", ["a8qg"]],
    ["[a8qg],", ["a8qg"]],
    ["A8qg.", ["a8qg"]],
    ["【a8qg】", ["a8qg"]],
    ["［a8qg］，［b7hk］", ["a8qg", "b7hk"]],
    ["ａ８ｑｇ、b7hk", ["a8qg", "b7hk"]],
    ["[a8qg][b7hk] a8qg", ["a8qg", "b7hk"]],
    ["'[a8qg]' '[b7hk]'", ["a8qg", "b7hk"]],
    ["(a8qg); “b7hk”", ["a8qg", "b7hk"]],
    ["main", undefined],
    ["a8qg/b7hk", undefined],
    ["a8qgb7hk", undefined],
    ["./a8qg", undefined],
    ["python3 a8qg", undefined],
    ["", undefined],
  ] as const)("%j", ([typed, ids]) => expect(typedIds(typed)).toEqual(ids));
});

test("one line approves and revokes all that was shown, and each says its result", async ({ home }) => {
  const hooks = await proposed(home);
  const [one, two] = idsIn((await home.type(hooks, "/hooks list")).text);
  const approved = await home.type(hooks, `/hooks approve [${one}], 【${two}】 zz99`);
  expect(approved).toMatchObject({ changed: true, problem: true });
  expect(approved.text).toContain(`Approved: ${EVENT} → ${GUARD}.`);
  expect(approved.text).toContain(`Approved: ${EVENT} → ${OTHER}.`);
  expect(approved.text).toContain('There is no hook with the id "zz99".');
  expect(await statesOf(hooks)).toEqual(["approved", "approved"]);
  await home.type(hooks, "/hooks on");
  const revoked = await home.type(hooks, `/hooks revoke ［${one}］，［${two}］，［zz99］`);
  expect(revoked.text?.split("\n")).toEqual([
    `Revoked: ${EVENT} → ${GUARD}. It no longer runs.`,
    `Undo (as long as its entry exists): /hooks approve ${one}`,
    `Revoked: ${EVENT} → ${OTHER}. It no longer runs.`,
    `Undo (as long as its entry exists): /hooks approve ${two}`,
    'There is no approved hook "zz99". /hooks list shows the approved ones, with their ids.',
    "No other hook is approved: nothing is checked now.",
  ]);
});

test("of several, what has changed since it was shown is shown again and not approved", async ({ home }) => {
  const hooks = await proposed(home);
  const [one, two] = idsIn((await home.type(hooks, "/hooks list")).text);
  await home.script("#!/bin/sh\nrm -rf everything\n", OTHER);
  const reply = await home.type(hooks, `/hooks approve ${one} ${two}`);
  expect(reply.text).toContain("rm -rf everything");
  expect(reply.text).toContain(`Not approved: the hook behind "${two}" has changed since you saw it.`);
  expect(await statesOf(hooks)).toEqual(["approved", "not-approved"]);
});

test("an id that another owner was shown is nobody else's, also among several", async ({ home }) => {
  await home.script(BLOCKS);
  await home.propose({});
  const hooks = await home.open({ owners: ["telegram:1", "telegram:2"] });
  const [id] = idsIn((await home.type(hooks, "/hooks list", { senderId: "2", chatId: "2" })).text);
  expect(await home.type(hooks, `/hooks approve ${id} [${id}]`)).toMatchObject({ changed: false, problem: true });
});

describe("a command, or the file name in it, is enough", () => {
  test.for([GUARD, GUARD.replace("./", ""), "guard.sh"])(
    "%s is shown first, approved by the same line, and revoked by it",
    async (typed, { home }) => {
      const hooks = await proposed(home);
      const first = await home.type(hooks, `/hooks approve ${typed}`);
      expect(first).toMatchObject({ changed: false, problem: true });
      expect(first.text).toContain("touch ran");
      expect(first.text?.split("\n")[0]).toBe(
        `Not approved yet: you have not seen ${EVENT} → ${GUARD}. Here it is; the same line again approves it.`,
      );
      expect(await home.type(hooks, `/hooks approve ${typed}`)).toMatchObject({ changed: true });
      await home.type(hooks, "/hooks on");
      expect(await verdictOf(hooks)).toBe("block");
      expect((await home.type(hooks, `/hooks revoke ${typed}`)).text).toContain(`Revoked: ${EVENT} → ${GUARD}.`);
      expect(await verdictOf(hooks)).toBe("continue");
    },
  );

  test("what lies outside the workspace is shown first as well: a command does not say at which event it stands", async ({
    home,
  }) => {
    await home.script(BLOCKS, "guards/outside.sh");
    await home.propose({ command: "./guards/outside.sh --strict", event: "pre_llm_call" });
    const hooks = await home.open();
    const line = "/hooks approve ./guards/outside.sh  '--strict'";
    expect(await home.type(hooks, line)).toMatchObject({ changed: false });
    expect(await home.type(hooks, line)).toMatchObject({ changed: true });
  });

  test("a script that was swapped between the two lines is not approved by its name", async ({ home }) => {
    const hooks = await proposed(home);
    await home.type(hooks, "/hooks approve guard.sh");
    await home.script(PASSES);
    expect(await home.type(hooks, "/hooks approve guard.sh")).toMatchObject({ changed: false });
    expect(await statesOf(hooks)).toEqual(["not-approved", "not-approved"]);
  });

  test("where several are meant, the ids to choose from are given, and the line that takes them all", async ({
    home,
  }) => {
    const hooks = await proposed(home, {}, { event: "pre_llm_call" }, { command: `${GUARD} --strict` });
    const { text, changed } = await home.type(hooks, "/hooks approve guard.sh");
    const [one, two, three] = idsIn(text);
    expect(changed).toBe(false);
    expect(text?.split("\n")).toEqual([
      'Several hooks run "guard.sh". Approve the one you mean by its id:',
      `✗ NOT approved [${one}] ${EVENT} → ${GUARD}`,
      `✗ NOT approved [${two}] pre_llm_call → ${GUARD}`,
      `✗ NOT approved [${three}] ${EVENT} → ${GUARD} --strict`,
      `All of them: /hooks approve ${one} ${two} ${three}`,
    ]);
    expect(idsIn((await home.type(hooks, `/hooks approve ${GUARD}`)).text)).toEqual([one, two]);
    expect(await home.type(hooks, `/hooks approve ${one} ${two} ${three}`)).toMatchObject({
      changed: true,
      problem: false,
    });
    const refused = await home.type(hooks, "/hooks revoke guard.sh");
    expect(refused.changed).toBe(false);
    expect(refused.text).toMatch(
      /^Several approved hooks run "guard\.sh"\. Revoke the one you mean by its id:\n[\s\S]*\nAll of them: \/hooks revoke \w{4} \w{4} \w{4}$/,
    );
    // A command means all its events, as ever.
    await home.type(hooks, `/hooks revoke ${GUARD}`);
    expect(await statesOf(hooks)).toEqual(["not-approved", "not-approved", "approved"]);
  });

  test("what is not there is said with the way on, in both languages", async ({ home }) => {
    const hooks = await proposed(home);
    const line = "/hooks approve python3 ./nothing.py";
    expect((await home.type(hooks, line)).text).toBe(
      'No hook in your config runs "python3 ./nothing.py". /hooks list shows what there is; approve it by its id, or by its command as written there.',
    );
    expect((await home.type(hooks, line, { locale: "zh" })).text).toBe(
      "配置里没有运行“python3 ./nothing.py”的钩子。发送 /hooks list 看看有哪些，再用编号批准，或照那里的写法写出命令。",
    );
    const several = await proposed(home, {}, { event: "pre_llm_call" });
    expect((await home.type(several, `/hooks approve ${GUARD}`, { locale: "zh" })).text).toMatch(
      /^有好几个钩子都运行“\.\/workspace\/guards\/guard\.sh”。请用编号批准你要的那个：\n[\s\S]*\n全部：\/hooks approve \w{4} \w{4}$/,
    );
  });
});
