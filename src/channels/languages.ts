import { RecentMap } from "../lib/recent-map.js";
import { type Texts, textsFor } from "../texts/index.js";

const MAX_CHATS = 10_000;

/** In which language each chat was last spoken to. */
export class Languages {
  private readonly codes = new RecentMap<string, string>(MAX_CHATS);

  constructor(private readonly standard: string | undefined) {}

  remember(chatId: string, code: string | undefined): void {
    if (code !== undefined && this.codes.get(chatId) !== code) this.codes.set(chatId, code);
  }

  codeOf(chatId: string | undefined): string | undefined {
    return (chatId === undefined ? undefined : this.codes.get(chatId)) ?? this.standard;
  }

  textsFor(chatId: string | undefined): Texts {
    return textsFor(this.codeOf(chatId));
  }
}
