import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { makeMachines, saidIn } from "../../support/machines.js";
import { makeDatabase, ownPostgres } from "../../support/postgres.js";

const CHATS = 500;
const ROUNDS = 20;
const TROUBLES = 10;
/** A turn that was cut off is told when its machine is dead for certain, and whoever tells it is so, too. */
const TOLD_MS = 120_000;
const LONGEST_MS = 3_600_000;
const IN_DOUBT = /^I was interrupted while sending you a message/;

describe("one bot on three machines that are killed, ended and frozen, while connections break and the database starts again", () => {
  test("loses no message of ten thousand, does none twice, and keeps the order of each chat", {
    timeout: LONGEST_MS,
  }, async () => {
    const postgres = await ownPostgres();
    const database = await makeDatabase(postgres);
    const { start, bring, says, up, telegram, model } = await makeMachines(database.env);
    for (const name of ["a", "b", "c"]) await start(name);
    const chats = Array.from({ length: CHATS }, (_, at) => 1_000 + at);
    const rounds = Array.from({ length: ROUNDS }, (_, at) => at);
    const name = (chat: number, at: number): string => `<${chat}/${at}>`;
    let isOver = false;
    const trouble = async (): Promise<void> => {
      for (let at = 0; at < TROUBLES; at += 1) {
        await pause(5_000);
        const [bot] = [...up].slice(at % up.size);
        if (at % 5 === 0 || at % 5 === 4) {
          await bot?.end(at % 5 === 0 ? "SIGKILL" : "SIGTERM");
          await start(bot?.name ?? "");
        } else if (at % 5 === 1 && bot) {
          up.delete(bot);
          bot.signal("SIGSTOP");
          await pause(45_000);
          bot.signal("SIGCONT");
          up.add(bot);
        } else if (at % 5 === 2) {
          await database.query(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
          );
        } else await postgres.restart();
      }
    };
    const troubles = trouble();
    await Promise.all(rounds.flatMap((at) => chats.map((chat) => bring(says(chat, name(chat, at))))));
    await troubles;
    const said = () => [...saidIn(telegram)].filter(([chat]) => chat >= 1_000);
    /** Neither answered, nor told of: one line stands for what was on its way to a chat when its machine died. */
    const missing = (): number =>
      said()
        .map(([chat, texts]) => {
          const all = texts.join("\n");
          const unsaid = rounds.filter((at) => !all.includes(name(chat, at))).length;
          return Math.max(unsaid - texts.filter((text) => IN_DOUBT.test(text)).length, 0);
        })
        .reduce((sum, each) => sum + each, (CHATS - said().length) * ROUNDS);
    for (let last = missing(), since = performance.now(); !isOver; ) {
      await pause(1_000);
      const now = missing();
      if (now !== last) since = performance.now();
      last = now;
      isOver = now === 0 || performance.now() - since > TOLD_MS;
    }
    // Each was answered, or somebody was told that it was not.
    expect(missing()).toBe(0);
    const asked = model.requests.map(({ messages }) => JSON.stringify(messages.at(-1)?.content)).join("\n");
    for (const [chat, texts] of said()) {
      const answers = texts.filter((text) => text.startsWith("You said: ")).map((text) => text.slice(10));
      const wanted = rounds.map((at) => name(chat, at)).filter((each) => answers.includes(each));
      expect(answers).toEqual(wanted);
      for (const at of rounds) expect(asked.split(name(chat, at)).length).toBeLessThanOrEqual(2);
    }
  });
});
