import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { BotDatabase } from "../../../src/store/database/bot-database.js";
import { BOT_TOKEN } from "../../support/bot-api-server.js";
import { eventually } from "../../support/eventually.js";
import { type Machines, makeMachines, SECRET, saidIn } from "../../support/machines.js";
import { makeDatabase, ownPostgres, sharedPostgres, type TestDatabase } from "../../support/postgres.js";
import { shared } from "../../support/shared.js";

const server = await sharedPostgres();

type Two = Machines & { database: TestDatabase; postgres: Awaited<ReturnType<typeof ownPostgres>> };

/** Two machines for all stories of this file; each story has chats of its own. */
const twoMachines = shared(async (atEnd): Promise<Two> => {
  const postgres = await ownPostgres(atEnd);
  const database = await makeDatabase(postgres, { atEnd });
  const machines = await makeMachines(database.env, atEnd);
  // Whoever can write where the bot was started must not get a program into it.
  machines.bench.write(".graphile-workerrc.js", `require("fs").writeFileSync("trap", "")`);
  machines.bench.write("graphile-worker.config.js", `require("fs").writeFileSync("trap", "")`);
  await Promise.all([machines.start("a"), machines.start("b")]);
  return { ...machines, database, postgres };
});

/** What was said there, without that a message has to wait. */
const answersOf = ({ telegram }: Machines, chat: number): string[] =>
  (saidIn(telegram).get(chat) ?? []).filter((text) => !text.startsWith("My database cannot be reached"));
/** What comes in the place of a message, or of the answer to one, that was on its way when its machine died. */
const INTERRUPTED = /^I was interrupted while /;
const addJob = "SELECT chat_hooks_queue.add_job($1, $2::json)";

describe.skipIf("reason" in server)("one bot on two machines", () => {
  test("answers each message once, in order, though the database started again and a machine was killed", {
    timeout: 120_000,
  }, async () => {
    const machines = await twoMachines();
    const { bring, says, postgres, database, model, start, up } = machines;
    const chats = Array.from({ length: 40 }, (_, at) => 100 + at);
    const numbers = Array.from({ length: 5 }, (_, at) => at);
    const answered = (): string[] => chats.flatMap((chat) => answersOf(machines, chat));
    const brought = chats.flatMap((chat) => numbers.map((at) => bring(says(chat, `${chat}/${at}.`))));
    await brought[2];
    await postgres.stop();
    const answers = await machines.bringToAll(says(99, "while it is away"));
    expect(new Set(answers)).toEqual(new Set([503]));
    await postgres.start();
    await eventually(() => answered().length).toBeGreaterThan(chats.length);
    const [killed] = up;
    await killed?.end("SIGKILL");
    await start(killed?.name ?? "");
    await Promise.all(brought);
    // What was under way in the killed one may have acted: it is told of when that one is dead for certain.
    const cutOff = "SELECT count(DISTINCT name)::int AS count FROM chat_hooks.bot_records WHERE kind LIKE '%begun'";
    const queued = "SELECT count(*)::int AS count FROM chat_hooks_queue._private_jobs";
    const left = async () => [(await database.query(queued))[0]?.count, (await database.query(cutOff))[0]?.count];
    await eventually(async () => Number((await left())[0])).toBe(0);
    // A turn is struck off behind its answer: one whose machine was killed in between counts twice for a minute.
    expect(answered().length + Number((await left())[1])).toBeGreaterThanOrEqual(chats.length * numbers.length);
    for (const chat of chats) {
      const said = answersOf(machines, chat).filter((text) => !INTERRUPTED.test(text));
      const wanted = numbers.map((at) => `You said: ${chat}/${at}.`);
      expect(said).toEqual(wanted.filter((text) => said.includes(text)));
    }
    const asked = JSON.stringify(model.requests.map(({ messages }) => messages.at(-1)?.content));
    for (const chat of chats)
      for (const at of numbers) expect(asked.split(`${chat}/${at}.`).length).toBeLessThanOrEqual(2);
  });

  test("takes an update once that Telegram brings to all of them at the same time", async () => {
    const machines = await twoMachines();
    expect(new Set(await machines.bringToAll(machines.says(201, "once")))).toEqual(new Set([200]));
    await machines.bring(machines.says(201, "and this"));
    await eventually(() => answersOf(machines, 201)).toEqual(["You said: once", "You said: and this"]);
  });

  test("hears /hooks though the turn before it in its chat does not end", async () => {
    const machines = await twoMachines();
    const { model, bring, telegram } = machines;
    const before = model.requests.length;
    model.say({ silent: true });
    await bring(telegram.message("wait for ever"));
    await eventually(() => model.requests.length).toBe(before + 1);
    await bring(telegram.message("behind it"));
    await bring(telegram.message("/hooks list"));
    await eventually(() => answersOf(machines, -1).join("\n")).toContain("Hooks");
    expect(model.requests.length).toBe(before + 1);
  });

  test("obeys no command that stands in the database, and answers nothing that was put there", async () => {
    const machines = await twoMachines();
    const { database, bench, telegram, bring, says } = machines;
    const copied = "CREATE TABLE seen AS SELECT task_id, payload FROM chat_hooks_queue._private_jobs LIMIT 0";
    await database.query(copied);
    await database.query(
      `CREATE FUNCTION copy_it() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN INSERT INTO seen VALUES (NEW.task_id, NEW.payload); RETURN NEW; END $$`,
    );
    await database.query(
      "CREATE TRIGGER copying AFTER INSERT ON chat_hooks_queue._private_jobs FOR EACH ROW EXECUTE FUNCTION copy_it()",
    );
    await bring(says(301, "said by a person"));
    await eventually(() => answersOf(machines, 301)).toEqual(["You said: said by a person"]);
    await database.query("DROP TRIGGER copying ON chat_hooks_queue._private_jobs");
    const places = { workspace: bench.workspace, state: `${bench.root}/state-a` };
    const open = (env: object) => BotDatabase.open({ ...database.env, TELEGRAM_BOT_TOKEN: BOT_TOKEN, ...env }, places);
    const [ours, foreign] = [await open({}), await open({ CHAT_HOOKS_STATE_KEY: "0".repeat(64) })];
    const [job] = await database.query(
      "SELECT identifier FROM chat_hooks_queue._private_tasks WHERE identifier LIKE 'update %'",
    );
    const forged = { update_id: 5, ...telegram.message("/hooks on") };
    const spoken = { update_id: 6, ...says(302, "forged") };
    const [began] = await database.query("SELECT now()");
    const before = telegram.calls.length;
    const stamp = await database.query("SELECT stamp FROM chat_hooks.policies");
    for (const [id, sealed] of [
      [5, forged],
      [6, JSON.stringify(spoken)],
      [6, foreign?.seal("update 6", spoken)],
      [7, ours?.seal("update 6", spoken)],
      // Not even with the key.
      [5, ours?.seal("update 5", forged)],
    ])
      await database.query(addJob, [job?.identifier, JSON.stringify({ id, sealed })]);
    // Genuine ones, once more.
    await database.query("DELETE FROM chat_hooks.updates");
    await database.query(
      `SELECT chat_hooks_queue.add_job(identifier, payload) FROM seen JOIN chat_hooks_queue._private_tasks t ON t.id = task_id`,
    );
    const isQueued = "SELECT 1 FROM chat_hooks_queue._private_jobs WHERE created_at > $1";
    await eventually(() => database.query(isQueued, [began?.now])).toEqual([]);
    await bring(says(303, "the last"));
    await eventually(() => answersOf(machines, 303)).toEqual(["You said: the last"]);
    const sent = telegram.calls.slice(before).filter(({ method }) => method === "sendMessage");
    expect(sent.map(({ payload }) => payload.text)).toEqual(["You said: the last"]);
    expect(await database.query("SELECT stamp FROM chat_hooks.policies")).toEqual(stamp);
    expect(existsSync(`${bench.root}/trap`)).toBe(false);
    await Promise.all([ours?.close(), foreign?.close()]);
  });

  test("does not try for ever to answer somebody who cannot be written to", async () => {
    const { bring, telegram, database } = await twoMachines();
    const chat = { id: -401, type: "supergroup", title: "Muted" };
    const eve = { id: 66, is_bot: false, first_name: "Eve" };
    telegram.blockedChats.add(chat.id);
    const misplaced = () => bring(telegram.message("@GuardedBot /hooks on", { chat, from: eve }));
    await misplaced();
    await misplaced();
    // When the second is handled, it is known what became of the first.
    const tried = () => telegram.sent("sendMessage").filter(({ payload }) => Number(payload.chat_id) === chat.id);
    await eventually(() => tried().length).toBe(2);
    const failed = "SELECT last_error FROM chat_hooks_queue._private_jobs WHERE last_error IS NOT NULL";
    expect(await database.query(failed)).toEqual([]);
  });

  test("lets nobody in who does not know the secret", async () => {
    const { up, telegram } = await twoMachines();
    const [bot] = up;
    const body = JSON.stringify({ update_id: 9, ...telegram.message("/hooks off") });
    for (const secret of ["", "wrong", `${SECRET}x`]) {
      const headers = { "x-telegram-bot-api-secret-token": secret };
      expect((await fetch(`${bot?.url}/telegram`, { method: "POST", headers, body })).status).toBe(401);
    }
  });
});
