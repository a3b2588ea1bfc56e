import type { BotDatabase } from "../../host-database.js";
import { mayStillSend } from "../../ilink/limits.js";
import { emptyState, ILINK, IlinkFiles, IlinkRecords, type IlinkState, ilinkIn } from "../../ilink/store.js";
import type { WaitingMessage } from "../../index.js";
import { type Address, OutboxFiles, outboxIn } from "./outbox-files.js";

/** How people's ids end on WeChat's own service, the one channel that sends only what somebody has asked for. */
const PERSON = /@im\.wechat$/;
const isForPerson = ({ channel, chatId }: Address): boolean => channel === "wechat" && PERSON.test(chatId);
/** People are silent for longer than a day: what waits for them is theirs, also when it is no news any more. */
const MAX_WAIT_MS = 7 * 86_400_000;
const MAX_LOOKED_AT = 1_000;

/** How long a message may wait for a person to write; undefined where nothing does. */
export const mostWaitMsFor = (to: Address): number | undefined => (isForPerson(to) ? MAX_WAIT_MS : undefined);

/** What waits until the person it is for writes again, also seen from another process. */
export async function waitingIn(
  state: string,
  given?: Pick<IlinkState, "people" | "kept">,
  database?: BotDatabase,
): Promise<WaitingMessage[]> {
  const { people, kept } =
    given ?? (await (database ? inDatabase(database) : new IlinkFiles(ilinkIn(state)).loadState()));
  const waiting: WaitingMessage[] = kept.map(({ to, at }) => {
    return { channel: "wechat", chatId: to, kind: "notice", since: at };
  });
  const files = new OutboxFiles(outboxIn(state));
  for (const file of (await files.list()).slice(0, MAX_LOOKED_AT)) {
    const message = file.marked ? undefined : await files.read(file);
    if (!message || (message.notBefore ?? 0) > Date.now()) continue;
    const { to, kind, at } = message;
    if (isForPerson(to) && !mayStillSend(people[to.chatId])) waiting.push({ ...to, kind, since: at });
  }
  return waiting;
}

/** While it is away, what waits may be missed, like the log. */
const inDatabase = (database: BotDatabase): Promise<IlinkState> =>
  new IlinkRecords(database.records(ILINK)).loadState().catch(emptyState);
