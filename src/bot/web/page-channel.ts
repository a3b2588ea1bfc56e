import {
  type ChannelHooks,
  type ChannelPort,
  type Delivery,
  quietHandlers,
  type Spot,
} from "../../channels/channel.js";
import { CommandRouter, Languages, OutboundPipeline, tellOwners } from "../../host.js";
import type { CommandOutcome } from "../../index.js";
import type { Mark, PageCommand, PageEntry, PageSaying } from "./types.js";

export type PageChannelParts = {
  hooks: ChannelHooks;
  /** The language of what nobody has asked for; default English. */
  locale?: string;
  /** Keeps a line, and shows it on every page that is open. */
  show(entry: PageEntry): void;
  /** Shows how the command of this id fares. */
  showProgress(id: string, text: string): void;
};

/** Something of the agent's: what it answers, what is a hook's note, and what hooks have done to it before. */
export type Saying = {
  id?: string;
  from?: "agent" | "note";
  marks?(shown: string): readonly Mark[];
  /** Where it is written down until it is shown. */
  delivery?: Delivery;
};

/** The marks of those who rewrote something. */
export const rewrittenBy = (hooks: readonly string[]): Mark[] => hooks.map((hook) => ({ kind: "rewritten", hook }));

type PageSpot = Spot & { id?: string };

const CHAT = "page";

/** The page as a channel like any other. Whoever holds its token is `web:local`. */
export class PageChannel {
  private readonly languages: Languages;
  private readonly router: CommandRouter<PageSpot>;
  private readonly pipeline: OutboundPipeline<PageSpot>;
  private readonly ends: readonly (() => void)[];

  constructor(private readonly parts: PageChannelParts) {
    const { hooks, locale } = parts;
    const port = this.port();
    this.languages = new Languages(locale);
    this.router = new CommandRouter(hooks, port, this.languages);
    const showNote = async (_: unknown, text: string): Promise<void> => parts.show({ from: "note", text });
    this.pipeline = new OutboundPipeline(hooks, port.name, this.languages, showNote);
    // In front of whoever has the page for the first time there is nothing to be alarmed about; the start screen has it.
    this.ends = [
      tellOwners(hooks, port, this.languages, ({ kind }) => kind !== "nothing-in-force"),
      hooks.on("rules", () => this.pipeline.forgetVerdicts()),
    ];
  }

  /** Answers what was typed, if it is a command; undefined when it is none. */
  receive({ text, id, locale }: PageSaying): Promise<void> | undefined {
    return this.router.handle({ ...this.person(locale), text, messageId: id, spot: { chatId: CHAT, id } });
  }

  /** Answers the line that a button stands for, to the page that has it. */
  command({ line, id, locale }: PageCommand): Promise<CommandOutcome> {
    const incoming = { ...this.person(locale), text: line, spot: { chatId: CHAT } };
    if (id === undefined) return this.router.execute(incoming);
    return this.router.execute({ ...incoming, messageId: id }, (text) => this.parts.showProgress(id, text));
  }

  /** Shows something of the agent's, past the outbound guard. */
  say(text: string, { id, from = "agent", marks, delivery }: Saying = {}): Promise<void> {
    const show = async (shown: string, own: readonly Mark[]): Promise<void> => {
      await delivery?.begin();
      const all = [...(marks?.(shown) ?? []), ...own];
      this.parts.show({ from, text: shown, ...(id !== undefined && { id }), ...(all.length > 0 && { marks: all }) });
    };
    return this.pipeline.send(
      { type: "message", parts: [text], spot: { chatId: CHAT }, isPrivate: true },
      {
        kind: delivery?.kind ?? (from === "note" ? "note" : "reply"),
        ...(delivery && { keptAs: delivery.id, held: () => delivery.park(), ...quietHandlers(delivery) }),
        send: ([shown = ""], by) => show(shown, rewrittenBy(by)),
        withhold: (notice, reason, hook) =>
          show(notice, [{ kind: "withheld", ...(hook && { hook }), ...(reason !== "" && { reason }) }]),
      },
    );
  }

  /** Ends it, when everything on its way has been shown. */
  async close(): Promise<void> {
    for (const end of this.ends) end();
    await Promise.all([this.router.settled(), this.pipeline.settled()]);
  }

  /** Whoever types here; from now on they are answered in this language. */
  private person(locale: string | undefined) {
    this.languages.remember(CHAT, locale);
    return {
      senderId: "local",
      chat: "private" as const,
      origin: "typed" as const,
      ...(locale !== undefined && { locale }),
    };
  }

  private port(): ChannelPort<PageSpot> {
    const { show, showProgress } = this.parts;
    const send: ChannelPort<PageSpot>["send"] = async ({ id }, { text = "", choices }) => {
      if (text !== "") show({ from: "hooks", text, ...(id !== undefined && { id }), ...(choices && { choices }) });
      return true;
    };
    return {
      name: "web",
      send,
      privately: () => ({ chatId: CHAT }),
      progress: (spot) => ({
        show: (text) => spot.id !== undefined && showProgress(spot.id, text),
        finish: (reply) => send(spot, reply),
      }),
    };
  }
}
