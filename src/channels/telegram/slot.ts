import type { Api, ApiClientOptions, Bot, Context, Transformer } from "grammy";
import type { Texts } from "../../texts/index.js";
import { TelegramSetupError } from "./errors.js";
import { GuardedOptions, type WireGuard } from "./guarded-options.js";

type Contents = { guard: WireGuard; transformers: readonly Transformer[] };

/** The innermost place of a bot's api. grammY cannot take a transformer out again, so this one stays and is filled or empty. */
export class InnermostSlot {
  private static readonly taken = new WeakMap<Api, InnermostSlot>();
  private current: Contents | undefined;
  private rest: readonly Transformer[] = [];
  private readonly guarded: GuardedOptions;
  /** The bot's options as its host gave them. */
  readonly options: ApiClientOptions;

  private constructor(bot: Bot<Context>, texts: Texts) {
    // grammY makes the api of each update, and plugins theirs, from one and the same object.
    if (!("clientConfig" in bot) || Reflect.get(bot, "clientConfig") !== bot.api.options)
      throw new TelegramSetupError(texts.telegram.unknownGrammy);
    this.options = bot.api.options ?? {};
    this.guarded = new GuardedOptions(bot.token, this.options, {
      guard: () => this.current?.guard,
      transformer: this.through,
      texts,
    });
    const { options } = this.guarded;
    Object.assign(bot, { clientConfig: options });
    Object.assign(bot.api, { options });
    bot.api.config.use(this.transformer);
  }

  /** The slot of a bot; refused when others come before it, because they would send around the guard. */
  static of(bot: Bot<Context>, texts: Texts): InnermostSlot {
    const { telegram } = texts;
    const { api } = bot;
    const taken = InnermostSlot.taken.get(api);
    if (taken?.current) throw new TelegramSetupError(telegram.twice);
    if (taken) return taken;
    const others = api.config.installedTransformers().length;
    if (others > 0) throw new TelegramSetupError(telegram.afterOthers(others));
    const slot = new InnermostSlot(bot, texts);
    InnermostSlot.taken.set(api, slot);
    return slot;
  }

  fill(contents: Contents): void {
    this.current = contents;
  }

  /** Takes the guard out; what is left here guards nothing. */
  empty(rest: readonly Transformer[]): void {
    this.current = undefined;
    this.rest = rest;
  }

  private readonly through: Transformer = (prev, method, payload, signal) => {
    const wrap =
      (inner: typeof prev, outer: Transformer): typeof prev =>
      (m, p, s) =>
        outer(inner, m, p, s);
    return (this.current?.transformers ?? this.rest).reduce(wrap, prev)(method, payload, signal);
  };

  private readonly transformer: Transformer = (prev, method, payload, signal) =>
    this.through((m, p, s) => this.guarded.judged(() => prev(m, p, s)), method, payload, signal);
}
