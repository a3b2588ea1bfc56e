import { Api, type ApiClientOptions } from "grammy";
import { type ChannelHooks, type Delivery, inPieces, type Spot, sendsOf } from "../../channels/channel.js";
import { Languages, OutboundPipeline, TokenRedactor } from "../../host.js";
import { splitReply } from "../../lib/split.js";

export type TelegramSenderParts = {
  token: string;
  /** Not those of a guarded bot: what was judged as a whole is not judged again in pieces. */
  client: ApiClientOptions;
  hooks: ChannelHooks;
  locale?: string;
};

/** Telegram's own limit. */
const MAX_MESSAGE = 4_096;
const CHANNEL = "telegram";

/** What the ready bot says on Telegram: judged as a whole, then cut into messages and sent by an Api without a guard. */
export class TelegramSender {
  /** In which language each chat was last spoken to. */
  readonly languages: Languages;
  private readonly api: Api;
  private readonly redactor: TokenRedactor;
  private readonly pipeline: OutboundPipeline<Spot>;
  private readonly plain = inPieces((chatId, text) => this.api.sendMessage(chatId, text), MAX_MESSAGE);

  constructor(private readonly parts: TelegramSenderParts) {
    const { token, client, hooks, locale } = parts;
    this.languages = new Languages(locale);
    this.redactor = new TokenRedactor(token);
    this.api = new Api(token, client);
    this.api.config.use((prev, method, payload, signal) =>
      prev(method, payload, signal).catch((error: unknown) => {
        this.redactor.scrub(error);
        throw error;
      }),
    );
    this.pipeline = new OutboundPipeline(hooks, CHANNEL, this.languages, ({ spot }, note) =>
      this.showNote(spot?.chatId, note),
    );
    hooks.on("rules", () => this.pipeline.forgetVerdicts());
  }

  /** Sends words of ours, around the guard. */
  async tell(chatId: string, text: string): Promise<void> {
    for (const { text: piece } of splitReply(text, [], MAX_MESSAGE)) await this.api.sendMessage(chatId, piece);
  }

  /** Sends something that need not outlive a crash. */
  send(chatId: string, text: string): Promise<void> {
    const tell = (words: string): Promise<void> => this.tell(chatId, words);
    return this.check(chatId, text, { send: ([words = ""]) => tell(words), withhold: tell });
  }

  /** Sends something that is written down. */
  deliver(chatId: string, text: string, delivery: Delivery): Promise<void> {
    return this.check(
      chatId,
      text,
      sendsOf(delivery, (words) => this.plain(chatId, words, delivery)),
    );
  }

  private check(chatId: string, text: string, handlers: ReturnType<typeof sendsOf>): Promise<void> {
    const shown = this.redactor.hide(text);
    return this.pipeline.send(
      { type: "sendMessage", parts: [shown], spot: { chatId } },
      { ...handlers, send: ([words = ""], ...rest) => handlers.send([words === shown ? text : words], ...rest) },
    );
  }

  /** A note is for the person: what others read along goes to the owners. */
  private async showNote(chatId: string | undefined, note: string): Promise<void> {
    const owners = this.parts.hooks.owners().map(({ id }) => id.split(":"));
    const toOwners = owners.flatMap(([channel, id = ""]) => (channel === CHANNEL ? [id] : []));
    for (const each of chatId !== undefined && Number(chatId) > 0 ? [chatId] : toOwners) await this.tell(each, note);
  }
}
