import { describe, expect, test } from "vitest";
import { RecordsChangedError } from "../../../src/lib/files/records.js";
import type { BotDatabase } from "../../../src/store/database/bot-database.js";
import { makeBotDatabases } from "../../support/bot-database.js";
import { makeWorkbench } from "../../support/workbench.js";

const databases = await makeBotDatabases();
const NAME = "chat.jsonl";

const tableIn = (database: BotDatabase) => database.records("conversations");
const recordsOf = (database: BotDatabase, name = NAME) => tableIn(database).list(name).read();

async function makeList() {
  const bot = await databases.makeBot(makeWorkbench());
  const mine = await bot.open();
  const list = tableIn(mine).list(NAME);
  await list.replace({ said: 0 });
  await list.append({ said: 1 });
  await list.append({ said: 2 });
  /** As somebody who can write there, and has no key. */
  const query = (text: string) =>
    bot.database.query(text.replaceAll("MINE", `bot_records WHERE bot = '${mine.bot.replaceAll("'", "''")}'`));
  return { ...bot, mine, list, query };
}

describe.skipIf(!databases.isThere)("lists of records in the database", () => {
  test("are what was written, on every machine, and show who reads the table neither name nor word", async () => {
    const { mine, list, open, query } = await makeList();
    const other = await open();
    expect(await recordsOf(other)).toEqual([{ said: 0 }, { said: 1 }, { said: 2 }]);
    expect(await tableIn(other).names(".jsonl")).toEqual([NAME]);
    expect(JSON.stringify(await query("SELECT * FROM chat_hooks.MINE"))).not.toMatch(/chat\.jsonl|said/);
    await list.replace({ said: "all" });
    expect(await recordsOf(other)).toEqual([{ said: "all" }]);
    expect(await list.remove()).toBe(true);
    expect([await recordsOf(mine), await tableIn(other).names(".jsonl"), await list.remove()]).toEqual([[], [], false]);
  });

  test("take nothing from whoever has not seen the newest, and say so", async () => {
    const { list, open } = await makeList();
    const late = tableIn(await open()).list(NAME);
    await late.read();
    expect([await late.isCurrent(), await late.append({ said: 3 })]).toEqual([true, true]);
    expect(await list.isCurrent()).toBe(false);
    await expect(list.append({ said: "no" })).rejects.toThrow(RecordsChangedError);
    await expect(list.replace({ said: "no" })).rejects.toThrow(RecordsChangedError);
    const fresh = tableIn(await open()).list(NAME);
    await expect(fresh.replace({ said: "no" })).rejects.toThrow(RecordsChangedError);
    expect(await list.read()).toEqual([{ said: 0 }, { said: 1 }, { said: 2 }, { said: 3 }]);
    await list.append({ said: 4 });
    // Ended on one machine and begun anew on another: what was known counts no more.
    await late.read();
    await late.remove();
    await expect(list.append({ said: "no" })).rejects.toThrow(RecordsChangedError);
    expect(await list.read()).toEqual([]);
  });

  test("of many who write at once, one after the other gets on, and nothing is lost", async () => {
    const { open } = await makeList();
    const machines = await Promise.all([open(), open(), open()]);
    const write = async (machine: BotDatabase, word: string): Promise<void> => {
      for (let done = 0; done < 10; ) {
        const list = tableIn(machine).list(NAME);
        await list.read();
        const isIn = await (done % 4 === 3
          ? list.replace({ whole: await list.read() })
          : list.append({ word, done })
        ).then(
          () => true,
          () => false,
        );
        if (isIn) done += 1;
      }
    };
    await Promise.all(machines.map((machine, at) => write(machine, `m${at}`)));
    const text = JSON.stringify(await recordsOf(await open()));
    for (const at of [0, 1, 2])
      for (const done of [0, 1, 2, 4, 5, 6, 8, 9])
        expect(text.split(`{"word":"m${at}","done":${done}}`)).toHaveLength(2);
  });

  test("are begun by one of those who do it at once, and once more when nothing but the answer got lost", async () => {
    const { open } = await makeList();
    const tables = (await Promise.all([open(), open(), open()])).map(tableIn);
    const begun = await Promise.all(tables.map((table, at) => table.create("turn.begun", { at })));
    expect(begun.filter((list) => list !== undefined)).toHaveLength(1);
  });

  test.for([
    ["edited", "record = 'AAAA' WHERE number = root + 1", [{ said: 0 }]],
    ["moved to another place in its list", "number = root + 3 WHERE number = root + 2", [{ said: 0 }, { said: 1 }]],
    ["taken for the first", "root = number WHERE number = root + 2", [{ said: 0 }, { said: 1 }]],
  ] as const)("count for nothing where a record was %s", async ([, change, left]) => {
    const { mine, query } = await makeList();
    const changed = await query(`UPDATE chat_hooks.bot_records SET ${change} AND bot = '${mine.bot}' RETURNING number`);
    expect([changed.length, await recordsOf(mine)]).toEqual([1, left]);
  });

  test("count for nothing where they were copied from another list, bot or time", async () => {
    const { list, mine, open, query } = await makeList();
    const other = tableIn(mine).list("other.jsonl");
    await other.replace({ said: "there" });
    await query(
      `UPDATE chat_hooks.bot_records SET name = '${mine.nameOf("third.jsonl")}' WHERE name = '${mine.nameOf("other.jsonl")}'`,
    );
    // Nor does a name keep the others from being found.
    await query(
      "INSERT INTO chat_hooks.bot_records SELECT bot, kind, repeat('x', 2000), 1, 1, at, '' FROM chat_hooks.MINE LIMIT 1",
    );
    expect([await recordsOf(mine, "third.jsonl"), await tableIn(mine).names(".jsonl")]).toEqual([[], [NAME]]);
    // What stood there before the whole was written anew is put back beside it.
    await query(`CREATE TABLE public.kept AS SELECT * FROM chat_hooks.MINE`);
    await list.replace({ said: "anew" });
    await query("INSERT INTO chat_hooks.bot_records SELECT * FROM public.kept ON CONFLICT DO NOTHING");
    expect(await recordsOf(mine)).toEqual([{ said: "anew" }]);
    await query("DROP TABLE public.kept");
    const foreign = await open({ CHAT_HOOKS_BOT: "somebody else" });
    await query(`UPDATE chat_hooks.bot_records SET bot = '${foreign.bot}' WHERE bot = '${mine.bot}'`);
    expect(await tableIn(foreign).names(".jsonl")).toEqual([]);
  });

  test.for(["'AAAA'", "repeat('A', 68000000)"])(
    "what was put in the next place without a key gives way to what is written there: %s",
    async (record) => {
      const { list, mine, query } = await makeList();
      await query(
        `INSERT INTO chat_hooks.bot_records SELECT bot, kind, name, root, number + 1, at, ${record} FROM chat_hooks.MINE AND number = root + 2`,
      );
      await list.append({ said: 3 });
      expect(await recordsOf(mine)).toEqual([{ said: 0 }, { said: 1 }, { said: 2 }, { said: 3 }]);
    },
  );

  test("an older version that was put back is not taken up in silence, and counts from then on", async () => {
    const { list, mine, query } = await makeList();
    await query("DELETE FROM chat_hooks.MINE AND number = root + 2");
    expect(await list.isCurrent()).toBe(false);
    await expect(list.read()).rejects.toMatchObject({ how: "older" });
    expect(await list.read()).toEqual([{ said: 0 }, { said: 1 }]);
    await list.append({ said: "again" });
    expect(await recordsOf(mine)).toEqual([{ said: 0 }, { said: 1 }, { said: "again" }]);
  });

  test("are removed when nobody has written to them for long", async () => {
    const { list, mine, query } = await makeList();
    await tableIn(mine).list("old.jsonl").replace({ said: "long ago" });
    await query(
      `UPDATE chat_hooks.bot_records SET at = now() - interval '31 days' WHERE name = '${mine.nameOf("old.jsonl")}'`,
    );
    await query(`UPDATE chat_hooks.bot_records SET at = now() - interval '31 days' WHERE number = root`);
    await tableIn(mine).removeOlder(".jsonl", 30 * 86_400_000);
    expect([await recordsOf(mine, "old.jsonl"), (await list.read()).length]).toEqual([[], 3]);
  });
});
