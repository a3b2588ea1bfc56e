import { cp, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect } from "vitest";
import type { ShellHooks } from "../../src/commands/shell-hooks.js";
import type { OpenQuestion } from "../../src/core/question.js";
import { seal, unseal } from "../../src/store/state/seal.js";
import {
  CALL,
  EVENT,
  GUARD,
  type Home,
  listen,
  ofKind,
  onlyView,
  PASSES,
  pause,
  test,
  twoLooks,
  until,
  verdictOf,
} from "../support/gates-home.js";

const ASKS = `#!/bin/sh\ncat > /dev/null\necho '{"decision": "ask", "reason": "really?"}'\n`;
const stateFile = (home: Home): string => join(home.state, "state.json");

type Asked = { hooks: ShellHooks; questions: OpenQuestion[] };

async function asking(home: Home, askTimeout: number): Promise<Asked> {
  const hooks = await home.guarded(ASKS, { ask_timeout: askTimeout });
  const questions: OpenQuestion[] = [];
  hooks.on("question", (question) => questions.push(question) > 0);
  return { hooks, questions };
}

/** Puts a file there in one step, once the bot has nothing of its own to write. */
async function put(home: Home, text: string): Promise<void> {
  for (let before = ""; ; ) {
    const now = await home.read(stateFile(home));
    // Whoever writes, or waits to, has the lock.
    if (now === before && !home.exists(join(home.state, "lock"))) break;
    before = now;
    await pause(250);
  }
  await rename(await home.write(`${stateFile(home)}.new`, text), stateFile(home));
}

describe("an answer that no owner gave", () => {
  test("is none when somebody writes it into the record with a key of their own", async ({ home }) => {
    const { hooks, questions } = await asking(home, 4);
    const told = listen(hooks);
    const outcome = hooks.fire(EVENT, CALL);
    await until(() => questions.length === 1);
    const key = await readFile(join(home.state, "key"));
    const record = unseal(key, "state", await home.read(stateFile(home))) as { questions: object[]; seq: number };
    const answer = { outcome: "allowed", by: "telegram:1", at: Date.now() };
    const forged = { ...record, seq: record.seq + 5, questions: record.questions.map((each) => ({ ...each, answer })) };
    await put(home, seal(Buffer.alloc(32, 7), "state", forged));
    await until(() => ofKind(told, "store-trouble").length > 0);
    expect(await outcome).toMatchObject({ verdict: "block" });
  });

  test("is none when an older record with a yes in it is put back", async ({ home }) => {
    const { hooks, questions } = await asking(home, 30);
    const told = listen(hooks);
    const first = hooks.fire(EVENT, CALL);
    await until(() => questions.length === 1);
    await home.type(hooks, `/hooks yes ${questions[0]?.code}`);
    expect(await first).toMatchObject({ verdict: "continue" });
    const withYes = await home.read(stateFile(home));
    const second = hooks.fire(EVENT, CALL);
    await until(() => questions.length === 2);
    await put(home, withYes);
    await until(() => ofKind(told, "store-trouble").length > 0);
    await twoLooks();
    expect((await hooks.questions()).map(({ code }) => code)).toEqual([questions[1]?.code]);
    await home.type(hooks, `/hooks no ${questions[1]?.code}`);
    expect(await second).toMatchObject({ verdict: "block" });
  });
});

describe("an approval that was revoked", () => {
  test("stays so in a running bot when all of its files are put back", async ({ home }) => {
    const hooks = await home.guarded(PASSES);
    await put(home, await home.read(stateFile(home)));
    await cp(home.state, `${home.state}.kept`, { recursive: true });
    expect(await home.type(hooks, `/hooks revoke ${GUARD}`)).toMatchObject({ changed: true });
    const told = listen(hooks);
    await put(home, await home.read(stateFile(home)));
    await cp(`${home.state}.kept`, home.state, { recursive: true, force: true });
    await until(() => ofKind(told, "store-trouble").length > 0);
    expect((await onlyView(hooks)).state).toBe("not-approved");
    expect(await home.type(hooks, "/hooks off")).toMatchObject({ changed: true });
    expect(await home.type(hooks, "/hooks on")).toMatchObject({ changed: true });
    await home.forget("passed");
    expect(await verdictOf(hooks)).toBe("continue");
    expect(home.exists("passed")).toBe(false);
    await home.close(hooks);
    expect((await onlyView(await home.open())).state).toBe("not-approved");
  });
});
