import { RecentMap } from "../../lib/recent-map.js";
import type { OwnCard, OwnWords } from "../port.js";
import type { Replies, TelegramSpot } from "./replies.js";

const MAX_CARDS = 2_000;

/** Messages of ours that become their outcome, whoever decides and wherever. */
export class Cards {
  private readonly shown = new RecentMap<string, true>(MAX_CARDS);

  constructor(private readonly replies: Replies) {}

  async show(spot: TelegramSpot, words: OwnWords): Promise<OwnCard | undefined> {
    const messageId = await this.replies.sendCard(spot, words);
    if (messageId === undefined) return undefined;
    this.shown.set(keyOf(spot, messageId), true);
    // Without buttons: they are for what is still to be decided.
    return { replace: (outcome) => this.replies.replace(spot, messageId, outcome) };
  }

  has(spot: TelegramSpot, messageId: number): boolean {
    return this.shown.get(keyOf(spot, messageId)) === true;
  }
}

const keyOf = ({ chatId }: TelegramSpot, messageId: number): string => `${chatId} ${messageId}`;
