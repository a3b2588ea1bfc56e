import { randomBytes } from "node:crypto";
import { Api, type Context, type MiddlewareFn, type Transformer } from "grammy";
import { openChannel } from "../connection.js";
import { Languages } from "../languages.js";
import { OutboundPipeline } from "../outbound-pipeline.js";
import { ownerSpots } from "../owners.js";
import type { ChannelHooks } from "../port.js";
import { commandNameOf } from "./inbound/command-name.js";
import { messageIn, TelegramCommands } from "./inbound/commands.js";
import { hasCheckedSecret } from "./inbound/webhook.js";
import { OutboundGuard, type OutgoingCall } from "./outbound/guard.js";
import { KnownMessages, OwnMessages } from "./outbound/messages.js";
import { TokenRedactor } from "./outbound/redactor.js";
import { plainApi } from "./outbound/retry.js";
import { portOf } from "./port.js";
import { Replies, type TelegramSpot } from "./replies/replies.js";

type ComposeOptions = {
  /** The language where nobody has been heard yet, such as "zh"; default English. */
  locale?: string;
  /** What the command is called in the place of `hooks`. */
  command?: string;
};

export type CommandsOptions = ComposeOptions & {
  /**
   * How the bot gets its updates. By "webhook" a command counts only past the secret token of `webhook(bot, …)`; with
   * "polling" the host says that no update comes in any other way.
   */
  updates: "polling" | "webhook";
};

/** What the commands say, no call past the guard of the same hooks may change. */
const owned = new WeakMap<ChannelHooks, OwnMessages>();

function ownMessagesOf(hooks: ChannelHooks): OwnMessages {
  const own = owned.get(hooks) ?? new OwnMessages();
  owned.set(hooks, own);
  return own;
}

/**
 * The guard alone, for `api.config.use(…)`: on an `Api` without a bot, in a conversation, in one part of a bot. To be made once
 * and installed before all other transformers: what those send by themselves does not pass it, and neither do other Apis.
 */
export function outboundGuard(hooks: ChannelHooks, { locale, command }: ComposeOptions = {}): Transformer {
  const languages = new Languages(locale);
  const privately = (id: string): TelegramSpot => ({ chatId: id });
  const showNote = async ({ spot, isPrivate, wire }: OutgoingCall, text: string): Promise<void> => {
    const owners = ownerSpots(hooks, { name: "telegram", privately, send: async () => false });
    for (const { chatId } of isPrivate && spot ? [spot] : owners)
      await wire?.("sendMessage", { chat_id: chatId, text });
  };
  const pipeline = new OutboundPipeline<TelegramSpot, OutgoingCall>(hooks, "telegram", languages, showNote);
  hooks.on("rules", () => pipeline.forgetVerdicts());
  return new OutboundGuard({
    pipeline,
    languages,
    command: commandNameOf(command, locale),
    isWatched: () => hooks.isWatched("on_outbound_message"),
    // A transformer is not told the token of its Api: there is none to hide.
    redactor: new TokenRedactor(randomBytes(32).toString("hex")),
    known: new KnownMessages(),
    own: ownMessagesOf(hooks),
    held: () => {},
  }).transformer;
}

/**
 * `/hooks` alone, for `bot.use(…)` or a part of a bot: what comes before it sees the command, too, and with `bot.start()` it
 * waits for the handler at work. From its first update on, owners get notices and questions.
 */
export function hooksCommands<C extends Context>(
  hooks: ChannelHooks,
  { updates, locale, command: given }: CommandsOptions,
): MiddlewareFn<C> {
  const command = commandNameOf(given, locale);
  const open = ({ api: { token, options }, me }: C) => {
    const api = plainApi(new Api(token, options), new TokenRedactor(token));
    ownMessagesOf(hooks).watch(api);
    const replies = new Replies(api);
    const own = portOf(() => me.username, api, replies, command);
    const { languages, router, port } = openChannel(hooks, own, locale);
    return { languages, commands: new TelegramCommands({ hooks, port, router, api, replies, languages }) };
  };
  let opened: ReturnType<typeof open> | undefined;
  return async (ctx, next) => {
    opened ??= open(ctx);
    const { chat, from } = messageIn(ctx.update) ?? {};
    if (chat) opened.languages.remember(String(chat.id), from?.language_code);
    const isChecked = updates === "polling" || hasCheckedSecret();
    await (opened.commands.handle(ctx.update, ctx.me, isChecked) ?? next());
  };
}
