import { RecentMap } from "../lib/recent-map.js";
import { splitReply } from "../lib/split.js";
import type { DeliveryHandlers, PushDelay } from "./outbound-pipeline.js";
import type { MessageKind } from "./port.js";

/** One text that is written down until it has left, as whoever keeps it sees it on its way. */
export type Delivery = {
  /** The name it has in this and the next process. */
  id: string;
  kind: MessageKind;
  /** It waits for a human: what comes after it need not. */
  park(): void;
  /** To be called right before the wire: a crash from then on leaves it in doubt. Rejects when it may not leave any more. */
  begin(): Promise<void>;
  /** A part of it has left: from now on it is in doubt until the rest has, too. */
  partSent(): void;
  /** Forgets it: nothing of it leaves. With `later`, what hooks may do to a push; absent where nothing can be kept. */
  drop?(): void;
  later?: PushDelay;
};

/** Sends one text by a channel's plain way. */
type PlainSend = (chatId: string, text: string, delivery: Delivery) => Promise<unknown>;

const MAX_BEGUN = 100;

/** What hooks may do to what is written down, beside changing and withholding it: nobody waits for a push. */
export const quietHandlers = ({ kind, drop, later }: Delivery): Pick<DeliveryHandlers<void>, "drop" | "delay"> =>
  kind === "push" ? { ...(drop && { drop: async () => drop() }), ...(later && { delay: later }) } : {};

/** Lets a text that is written down leave: the guard has checked all of it before anything is on its way. */
export const deliveryHandlers = (
  delivery: Delivery,
  send: (text: string) => Promise<unknown>,
): DeliveryHandlers<void> => {
  const leave = async (text: string): Promise<void> => {
    await delivery.begin();
    await send(text);
  };
  return {
    kind: delivery.kind,
    ...quietHandlers(delivery),
    keptAs: delivery.id,
    held: () => delivery.park(),
    send: ([text = ""]) => leave(text),
    withhold: (notice) => leave(notice),
  };
};

/** Cuts what is longer than a message. Tried again, it goes on behind what has left. */
export function inPieces(
  send: (chatId: string, text: string) => Promise<unknown>,
  cut: number | ((text: string) => readonly string[]),
): PlainSend {
  const piecesOf =
    typeof cut === "number" ? (text: string) => splitReply(text, [], cut).map((piece) => piece.text) : cut;
  const left = new RecentMap<string, number>(MAX_BEGUN);
  return async (chatId, text, delivery) => {
    const key = JSON.stringify([delivery.id, text]);
    for (const piece of piecesOf(text).slice(left.get(key) ?? 0)) {
      await send(chatId, piece);
      left.set(key, (left.get(key) ?? 0) + 1);
      delivery.partSent();
    }
    left.delete(key);
  };
}
