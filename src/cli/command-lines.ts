import type { Texts } from "../bot/words/index.js";
import { CommandRouter } from "../channels/command-router.js";
import { Languages } from "../channels/languages.js";
import { askOwners, tellOwners } from "../channels/owners.js";
import type { ChannelPort, OwnWords } from "../channels/port.js";
import { isOwnScreen } from "../commands/reply.js";
import { type CommandOutcome, type CommandRequest, ORIGINS } from "../commands/request.js";
import type { ShellHooks } from "../commands/shell-hooks.js";
import { isObject } from "../lib/json.js";
import { nearest } from "../lib/nearest.js";
import { RecentMap } from "../lib/recent-map.js";
import { showValue } from "../lib/show-value.js";

const MAX_CHANNELS = 1_000;

/** A line that nobody has asked for by an id; false when it cannot be delivered. */
export type Push = (line: object) => boolean;

type FieldRule = { isFine(value: unknown): boolean; like: string; isRequired?: true };

const oneOf = (...words: readonly string[]): FieldRule => ({
  isFine: (value) => words.includes(value as string),
  like: words.map((word) => JSON.stringify(word)).join(", "),
});
const text = (like: string): FieldRule => ({ isFine: (value) => typeof value === "string", like });
/** Platforms have numbers for ids. One that JSON rounds would be somebody else's. */
const platformId: FieldRule = {
  isFine: (value) => typeof value === "string" || Number.isSafeInteger(value),
  like: '"12345"',
};
/** The names of the owner's own screens at this machine are nobody's to use. */
const channel: FieldRule = {
  isFine: (value) => typeof value === "string" && /^[a-z][\w-]{0,31}$/.test(value) && !isOwnScreen(value),
  like: '"qq", "discord", "telegram"',
  isRequired: true,
};
const locale = text('"en", "zh"');

const COMMAND_FIELDS = {
  channel,
  text: { ...text('"/hooks list"'), isRequired: true },
  chat: { ...oneOf("private", "group", "channel"), isRequired: true },
  origin: { ...oneOf(...ORIGINS), isRequired: true },
  senderId: platformId,
  chatId: platformId,
  messageId: platformId,
  botName: text('"MyBot"'),
  locale,
  hasPassingId: { isFine: (value: unknown) => typeof value === "boolean", like: "true" },
} satisfies Record<Exclude<keyof CommandRequest, "prefix" | "onProgress">, FieldRule>;

const SUBSCRIPTION_FIELDS = { channel, locale };

/** What a host in another language hands in beside events: `/hooks` lines of its chats, and where its owners are told. */
export class CommandLines {
  private readonly channels = new RecentMap<
    string,
    { router: CommandRouter<{ chatId: string }>; languages: Languages }
  >(MAX_CHANNELS);

  constructor(
    private readonly hooks: ShellHooks,
    private readonly texts: Texts["cli"]["lines"],
    private readonly locale: string | undefined,
  ) {}

  /** Answers a line as typed in a chat: that it was is what the host vouches for, by `origin`. */
  async run(given: unknown): Promise<CommandOutcome | { error: string }> {
    const error = this.faultIn("command", given, COMMAND_FIELDS);
    if (error !== undefined) return { error };
    const { channel, chatId = "", messageId, ...said } = given as CommandRequest;
    const { router, languages } = this.channelOf(channel);
    if (said.senderId !== undefined) languages.remember(String(said.senderId), said.locale);
    return router.execute({
      ...said,
      spot: { chatId: String(chatId) },
      ...(messageId !== undefined && { messageId: String(messageId) }),
    });
  }

  /** Has the owners on a channel told and asked by lines of our own; answers what ends that, or what is wrong. */
  subscribe(given: unknown, push: Push): (() => void) | { error: string } {
    const error = this.faultIn("subscribe", given, SUBSCRIPTION_FIELDS);
    if (error !== undefined) return { error };
    const { channel, locale } = given as { channel: string; locale?: string };
    const { languages } = this.channelOf(channel, locale);
    const port = pushPort(channel, push);
    const ends = [tellOwners(this.hooks, port, languages), askOwners(this.hooks, port, languages)];
    return () => {
      for (const end of ends) end();
    };
  }

  private channelOf(name: string, locale = this.locale) {
    const known = this.channels.get(name);
    if (known) return known;
    const languages = new Languages(locale);
    const made = {
      languages,
      router: new CommandRouter(
        this.hooks,
        pushPort(name, () => false),
        languages,
      ),
    };
    this.channels.set(name, made);
    return made;
  }

  private faultIn(of: string, given: unknown, rules: Readonly<Record<string, FieldRule>>): string | undefined {
    const { texts } = this;
    if (!isObject(given)) return texts.badField(of, showValue(given), '{"channel": "qq", …}');
    const names = Object.keys(rules);
    const unknown = Object.keys(given).find((name) => !names.includes(name));
    if (unknown !== undefined) return texts.unknownField(of, showValue(unknown), nearest(unknown, names));
    for (const [name, { isFine, like, isRequired }] of Object.entries(rules)) {
      const value = given[name];
      if (value === undefined ? isRequired : !isFine(value))
        return value === undefined ? texts.missingField(of, name, like) : texts.badField(name, showValue(value), like);
    }
    return undefined;
  }
}

/** A chat platform of the host's. A question is a card with a number, and what became of it names that number. */
function pushPort(channel: string, push: Push): ChannelPort {
  let cards = 0;
  const line = (kind: string, to: string, { text, parts, choices }: OwnWords, more: object = {}): object => ({
    push: kind,
    channel,
    to,
    ...more,
    text,
    ...(parts && { parts }),
    ...(choices && { choices }),
  });
  return {
    name: channel,
    privately: (senderId) => ({ chatId: senderId }),
    send: async ({ chatId }, words) => push(line("notice", chatId, words)),
    async card({ chatId }, words) {
      cards += 1;
      const card = cards;
      if (!push(line("question", chatId, words, { card }))) return undefined;
      return { replace: async (outcome) => push(line("settled", chatId, outcome, { card })) };
    },
  };
}
