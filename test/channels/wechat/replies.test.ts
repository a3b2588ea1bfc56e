import { expect, test } from "vitest";
import { aWhile } from "../../support/a-while.js";
import { eventually } from "../../support/eventually.js";
import { makeListeningWechaty } from "../../support/listening-wechaty.js";

/** A chat between the owner and the bot: one line, and what comes back. */
async function makeChat(options = {}) {
  const story = await makeListeningWechaty(options);
  const { puppet, textsTo, push, owner } = story;
  return {
    ...story,
    async ask(line: string, replies = 1): Promise<string[]> {
      puppet.sent.length = 0;
      push(line);
      await eventually(() => textsTo(owner).length).toBeGreaterThanOrEqual(replies);
      await aWhile(20);
      return textsTo(owner);
    },
  };
}

const PASSING = `@${"0123456789abcdef".repeat(4)}`;
const WHY = "机器人每次登录后每个人的账号 ID 都会变，所以所有者需要重新配对";

test("what changes something says what changed and how to undo it, from the list to the last revoke", async () => {
  const { ask, bench } = await makeChat();
  bench.script("guard.sh", "#!/bin/sh\nexit 0\n");
  bench.propose("hooks:\n  - {event: on_stop, command: ./guard.sh}\n");
  const [list = ""] = await ask("/hooks list");
  const id = /\[(\w{4})\]/.exec(list)?.[1];
  expect(list).toContain(`批准运行：/hooks approve ${id}`);
  const [approved = ""] = await ask(`/hooks approve ${id}`);
  expect(approved).toMatch(/已批准：on_stop → \S*guard\.sh.*想撤销：\/hooks revoke \w{4}/);
  expect(await ask("/hooks on")).toEqual([expect.stringContaining("总开关已打开。想再关上，发送 /hooks off。")]);
  expect(await ask("/hooks off")).toEqual([expect.stringContaining("想再打开，发送 /hooks on。")]);
  const undo = /\/hooks revoke \w{4}/.exec(approved)?.[0] ?? "";
  const [revoked = ""] = await ask(undo);
  expect(revoked).toMatch(/已撤销：on_stop → \S*guard\.sh/);
  const redo = /想恢复（条目还在的话）：(\/hooks approve \w{4})/.exec(revoked)?.[1] ?? "";
  expect(await ask(redo)).toEqual([expect.stringContaining("已批准：on_stop")]);
});

test("a code in a direct chat makes an owner, and the reply says how to undo it", async () => {
  const { push, hooks, textsTo, stranger, isOn } = await makeChat();
  push(`/hooks pair ${await hooks.newPairingCode()}`, { talkerId: "stranger" });
  await eventually(() => textsTo(stranger).find((text) => text.startsWith("欢迎"))).toMatch(
    /wechat:stranger 现在是这个智能体的所有者了.*想撤销：\/hooks unpair wechat:stranger$/,
  );
  expect(hooks.owners().map(({ id }) => id)).toEqual(["wechat:owner", "wechat:stranger"]);
  push("/hooks on", { talkerId: "stranger" });
  await eventually(isOn).toBe(true);
});

test("owners hear of a new owner", async () => {
  const { push, hooks, textsTo, owner } = await makeChat();
  push(`/hooks pair ${await hooks.newPairingCode()}`, { talkerId: "stranger" });
  await eventually(() => textsTo(owner)).toEqual([expect.stringContaining("/hooks unpair wechat:stranger")]);
});

test("where ids change at each login, the refusal and the welcome both say so", async () => {
  const { mocker, push, hooks, textsTo } = await makeChat();
  const passing = mocker.createContact({ id: PASSING, name: "Ann" });
  push("/hooks list", { talkerId: PASSING });
  await eventually(() => textsTo(passing)).toHaveLength(1);
  expect(textsTo(passing)[0]).toContain(`“wechat:${PASSING}”不是所有者`);
  expect(textsTo(passing)[0]).toContain(WHY);
  push(`/hooks pair ${await hooks.newPairingCode()}`, { talkerId: PASSING });
  await eventually(() => textsTo(passing).filter((text) => text.includes("欢迎"))).toEqual([
    expect.stringContaining(WHY),
  ]);
});

test("where ids stay, neither says so", async () => {
  const { push, hooks, textsTo, stranger } = await makeChat();
  push("/hooks list", { talkerId: "stranger" });
  await eventually(() => textsTo(stranger)).toHaveLength(1);
  push(`/hooks pair ${await hooks.newPairingCode()}`, { talkerId: "stranger" });
  await eventually(() => textsTo(stranger).join()).toContain("欢迎");
  expect(textsTo(stranger).join()).not.toContain(WHY);
});

test('the option "en" makes every word English, the refusal of a stranger included', async () => {
  const { ask, push, textsTo, stranger } = await makeChat({ locale: "en" });
  expect(await ask("/hooks on")).toEqual([
    expect.stringContaining("Hooks are ON now. /hooks off turns them off again."),
  ]);
  push("/hooks on", { talkerId: "stranger" });
  await eventually(() => textsTo(stranger)).toEqual(["You cannot use this command here."]);
});

test("a long reply comes in messages of 1,800 characters at most, and nothing of it is lost", async () => {
  const { ask, bench } = await makeChat();
  const lines = Array.from({ length: 300 }, (_, index) => `echo line-${index}-end >/dev/null`);
  bench.script("long.sh", `#!/bin/sh\n${lines.join("\n")}\n`);
  bench.propose("hooks:\n  - {event: on_stop, command: ./long.sh}\n");
  const id = /\[(\w{4})\]/.exec((await ask("/hooks list"))[0] ?? "")?.[1];
  const parts = await ask(`/hooks show ${id}`, 3);
  expect(parts.length).toBeGreaterThan(3);
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(1_800);
  const shown = parts
    .join("\n")
    .split("\n")
    .map((line) => line.trim());
  expect(lines.filter((line) => !shown.includes(line))).toEqual([]);
});

test("two long replies do not mix", async () => {
  const { ask, bench, push, puppet, textsTo, owner } = await makeChat();
  const long = (word: string): string => `#!/bin/sh\n${`echo ${word} >/dev/null\n`.repeat(200)}`;
  for (const word of ["one", "two"]) bench.script(`${word}.sh`, long(word));
  bench.propose("hooks:\n  - {event: on_stop, command: ./one.sh}\n  - {event: on_stop, command: ./two.sh}\n");
  const [list = ""] = await ask("/hooks list");
  const ids = [...list.matchAll(/未批准 \[(\w{4})\]/g)].map(([, id]) => id);
  expect(ids).toHaveLength(2);
  puppet.sent.length = 0;
  for (const id of ids) push(`/hooks show ${id}`);
  const endings = (): number => textsTo(owner).filter((text) => /批准运行：\/hooks approve \w{4}$/.test(text)).length;
  await eventually(endings).toBe(2);
  const words = textsTo(owner).map((text) => (text.includes("echo one") ? "one" : "two"));
  expect(words.length).toBeGreaterThan(4);
  // Which of them is first is open: only what changes something has to wait its turn.
  expect(words.filter((word, index) => word !== words[index - 1])).toHaveLength(2);
});

test("doctor says one line when it begins and its result when it is done: two messages, whatever lies between", async () => {
  const { ask, bench, push, puppet, texts } = await makeChat();
  for (const name of ["slow", "slower"]) bench.script(`${name}.sh`, "#!/bin/sh\nexit 0\n");
  bench.propose("hooks:\n  - {event: on_stop, command: ./slow.sh}\n  - {event: on_stop, command: ./slower.sh}\n");
  await ask("/hooks list");
  for (const name of ["slow", "slower"]) await ask(`/hooks approve on_stop ./${name}.sh`);
  puppet.sent.length = 0;
  push("/hooks doctor");
  await eventually(texts).toHaveLength(2);
  await aWhile();
  expect(texts()).toEqual([
    ["owner", "正在试运行 2 个已批准的钩子……"],
    ["owner", expect.stringContaining("2 个已批准的钩子中有 2 个正常。")],
  ]);
});

test("replies are plain text", async () => {
  const { ask } = await makeChat();
  for (const line of ["/hooks list", "/hooks help", "/hooks owners", "/hooks aprove x"])
    expect((await ask(line)).join("\n")).not.toMatch(/[*_]{2}|```|<\/?(?:b|i|code|pre)>|^#/m);
});

test("a wrong command gets its usage in Chinese", async () => {
  const { ask } = await makeChat();
  expect(await ask("/hooks aprove x")).toEqual([expect.stringContaining("是不是想用 /hooks approve？")]);
  expect(await ask("/hooks revoke")).toEqual([expect.stringContaining("用法：/hooks revoke")]);
});
