import { setTimeout as sleep } from "node:timers/promises";
import { RecentMap } from "../../lib/recent-map.js";
import { textsFor } from "../../texts/index.js";
import { ignoreRejections } from "../unhandled.js";
import type { WechatyBot } from "./puppet.js";

export type PatientOptions = {
  /** Where the lines about troubles go; default stderr. */
  log?: (line: string) => void;
  locale?: string;
  /** The first wait before another try; it doubles up to a minute. */
  firstWaitMs?: number;
};

type StartableBot = WechatyBot & { start(): Promise<void>; stop(): Promise<void> };

const MAX_WAIT_MS = 60_000;
/** The same trouble again within this time is not worth another line. */
const QUIET_MS = 60_000;
const MAX_TROUBLES = 100;
/** Puppets stumble over their own end a moment after it. */
const LINGER_MS = 30_000;

/**
 * Starts a Wechaty bot and outlives its puppet's troubles: a start that fails is tried again, later and later; what goes
 * wrong afterwards, in promises that nobody waits for, costs a line. Returns what ends it.
 */
export function startPatiently(bot: StartableBot, options: PatientOptions = {}): () => Promise<void> {
  const { wechat } = textsFor(options.locale ?? "zh");
  const log = options.log ?? ((line) => void process.stderr.write(`${line}\n`));
  const end = new AbortController();
  const reportedAt = new RecentMap<string, number>(MAX_TROUBLES);
  let troubles = 0;
  let isStarting = true;
  const report = (error: unknown): void => {
    if (end.signal.aborted) return;
    const detail = error instanceof Error ? error.message.split("\n", 1)[0] : String(error);
    if (Date.now() - (reportedAt.get(`${detail}`) ?? Number.NEGATIVE_INFINITY) < QUIET_MS) return;
    reportedAt.set(`${detail}`, Date.now());
    log(wechat.trouble(`${detail}`));
  };
  const onError = (error: unknown): void => {
    troubles += 1;
    // The first error of a start is its trouble; what Wechaty reports then is how it gives that start up.
    if (!isStarting || troubles === 1) report(error);
  };
  bot.on("error", onError);
  const endIgnoring = ignoreRejections((reason) => {
    const isHarmless = isPuppets(reason);
    if (isHarmless) report(reason);
    return isHarmless;
  });

  const run = async (): Promise<void> => {
    for (let waitMs = options.firstWaitMs ?? 1_000; !end.signal.aborted; waitMs = Math.min(waitMs * 2, MAX_WAIT_MS)) {
      troubles = 0;
      await bot.start().catch(onError);
      // Wechaty's start succeeds also where its puppet's has failed, and says so by an error event only.
      isStarting = troubles > 0;
      if (!isStarting || end.signal.aborted) return;
      log(wechat.tryAgain(waitMs / 1_000));
      await bot.stop().catch(report);
      await sleep(waitMs, undefined, { signal: end.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return async () => {
    end.abort();
    await running;
    await bot.stop().catch(report);
    const detach = (): void => {
      bot.off("error", onError);
      endIgnoring();
    };
    setTimeout(detach, LINGER_MS).unref();
  };
}

const PUPPET_PACKAGE = /[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?(?:wechaty|wechat4u|file-box|memory-card)/;

/** What goes wrong on the network, in errors of Node's own, which name no place in anybody's code. */
const NETWORK = /ECONN|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|EPIPE|ENETUNREACH|EHOSTUNREACH|fetch failed|socket hang up/;

/** Whether an error comes from within a puppet. A listener of the bot's own is called by one, and its mistakes are its own. */
function isPuppets(reason: unknown): boolean {
  if (!(reason instanceof Error)) return false;
  const frames = (reason.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line) && !/\(?node:/.test(line));
  const places = frames.filter((line) => /[\\/]/.test(line));
  const puppets = places.findIndex((line) => PUPPET_PACKAGE.test(line));
  if (puppets >= 0) return places.slice(0, puppets).every((line) => /[\\/]node_modules[\\/]/.test(line));
  return places.length === 0 && NETWORK.test(`${"code" in reason ? reason.code : ""} ${reason.message}`);
}
