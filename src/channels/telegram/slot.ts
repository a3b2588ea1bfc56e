import type { Api, Transformer } from "grammy";
import type { Texts } from "../../texts/index.js";
import { TelegramSetupError } from "./errors.js";

/** The innermost place of a bot's api. grammY cannot take a transformer out again, so this one stays and is filled or empty. */
export class InnermostSlot {
  private static readonly taken = new WeakMap<Api, InnermostSlot>();
  private current: readonly Transformer[] | undefined;

  /** The slot of an api; refused when others come before it, because they would send around the guard. */
  static of(api: Api, { telegram }: Texts): InnermostSlot {
    const taken = InnermostSlot.taken.get(api);
    if (taken?.current) throw new TelegramSetupError(telegram.twice);
    if (taken) return taken;
    const others = api.config.installedTransformers().length;
    if (others > 0) throw new TelegramSetupError(telegram.afterOthers(others));
    const slot = new InnermostSlot();
    InnermostSlot.taken.set(api, slot);
    api.config.use(slot.transformer);
    return slot;
  }

  fill(transformers: readonly Transformer[]): void {
    this.current = transformers;
  }

  empty(): void {
    this.current = undefined;
  }

  private readonly transformer: Transformer = (prev, method, payload, signal) => {
    const wrap =
      (inner: typeof prev, outer: Transformer): typeof prev =>
      (m, p, s) =>
        outer(inner, m, p, s);
    return (this.current ?? []).reduce(wrap, prev)(method, payload, signal);
  };
}
