import { isDeepStrictEqual } from "node:util";
import { LOCAL } from "../bot/agent/conversations.js";
import { HistoryFiles } from "../bot/agent/history-files.js";
import { findRunningBot } from "../bot/running-bot.js";
import type { Texts } from "../bot/words/index.js";
import { ILINK, ilinkIn } from "../ilink/store.js";
import { RecordFiles, type RecordList, type RecordStore } from "../lib/files/records.js";
import { BotDatabase } from "../store/database/bot-database.js";
import type { Locations } from "../store/state/locations.js";

type Variables = Readonly<Record<string, string | undefined>>;

const CONVERSATION = ".jsonl";

/** Moves what the ready bot keeps beside the policy; what is said at a machine stays there. Answers how much, in words. */
export async function moveBotRecords(
  way: "into" | "out of",
  env: Variables,
  places: Locations,
  { cli }: Texts,
): Promise<string> {
  const running = await findRunningBot(places.state);
  if (running) throw new Error(cli.stopFirst(String(running.pid)));
  const database = await BotDatabase.open(env, places);
  if (!database) return "";
  try {
    const [other] = await database.alive();
    if (other !== undefined) throw new Error(cli.stopFirst(database.bot));
    const conversations = `${places.state}/conversations`;
    // What an early version wrote is in the form of today then.
    await new HistoryFiles(conversations).loadInterrupted();
    const table = (folder: string): RecordStore => database.records(folder);
    const isInto = way === "into";
    const target = isInto ? database.settings.shown : places.state;
    const moves: Move[] = [];
    for (const [folder, files, endings] of [
      ["conversations", new RecordFiles(conversations), [CONVERSATION, ".begun", ".waiting"]],
      [ILINK, new RecordFiles(ilinkIn(places.state)), [".json"]],
    ] as const)
      for (const ending of endings)
        moves.push(...(await movesOf(isInto ? [files, table(folder)] : [table(folder), files], ending)));
    // They would be those of a bot that nobody starts.
    const isUnnamed = database.bot === places.workspace;
    if (isUnnamed && moves.some(({ channel }) => channel === "telegram")) throw new Error(cli.whichBot);
    if (moves.some(({ isFree }) => !isFree)) throw new Error(cli.ownState(target));
    for (const move of moves) await carryOut(move);
    const count = moves.filter(({ name }) => name.endsWith(CONVERSATION)).length;
    const more = moves.length - count;
    return cli.movedRecords(target, database.bot, count, more);
  } finally {
    await database.close();
  }
}

type Move = { name: string; channel: string; source: RecordList; target: RecordList; isFree: boolean };

/** What there is to move. A target is free when nothing is there, or the beginning of a move that was cut off. */
async function movesOf([from, to]: readonly [RecordStore, RecordStore], ending: string): Promise<Move[]> {
  const moves: Move[] = [];
  for (const name of await from.names(ending)) {
    const [source, target] = [from.list(name), to.list(name)];
    const records = await source.read<{ channel?: string }>();
    const channel = records[0]?.channel ?? "";
    if (records.length === 0 || LOCAL.includes(channel)) continue;
    const there = await target.read();
    moves.push({ name, channel, source, target, isFree: isDeepStrictEqual(there, records.slice(0, there.length)) });
  }
  return moves;
}

/** A list is removed where it was when it is the same where it shall be. */
async function carryOut({ name, source, target }: Move): Promise<void> {
  const records = await source.read<object>();
  const [first, ...others] = records;
  if (first) await target.replace(first);
  for (const record of others) await target.append(record);
  if (!isDeepStrictEqual(await target.read(), records)) throw new Error(`"${name}" is still where it was: not moved`);
  await source.remove();
}
