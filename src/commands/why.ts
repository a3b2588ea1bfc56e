import type { Match } from "../core/control.js";
import { canWithhold, EVENT_NAMES, type EventName, sampleInput } from "../core/event.js";
import type { HookRun } from "../core/firing.js";
import type { HookEntry } from "../core/hook.js";
import { buildPayload } from "../core/payload.js";
import type { HookView } from "../core/view.js";
import { dialectOf } from "../formats/dialect.js";
import { cleanText } from "../lib/clean-text.js";
import { isObject } from "../lib/json.js";
import { spacedJson } from "../lib/spaced-json.js";
import type { Texts } from "../texts/index.js";
import { describeHealth, describeMasked, describePlaces, describeTarget, hookTitle, isUnwell } from "./describe.js";
import { type Action, type ActionContext, foreign, indent, type Line, type Reply, say, usage } from "./reply.js";
import { describeNever } from "./trial.js";

/** How far back the last block is looked for. */
const MAX_RUNS = 1_000;

/**
 * `/hooks why`: what happened at the last block; with an event, for each hook on it, whether it would fire, and everything
 * that keeps it from that.
 */
export const why: Action = async (context) => {
  const { texts, event, target } = context;
  if (event === undefined) return whyBlocked(context);
  const payload = target === undefined ? sampleInput(event) : parsePayload(target);
  if (typeof payload === "string") return usage(texts.badJson(payload, exampleOf(event)));
  const { hooks: views, lockdown } = await context.hooks.list();
  const lines = await whyFiring(context, views, event, payload);
  return { lines: [...(lockdown ? [texts.lockdown(lockdown)] : []), ...(lines ?? [texts.whyNone(event)])] };
};

/** One field of an event's own, as it is typed behind `/hooks test` and `/hooks why`. */
export function exampleOf(event: EventName): string {
  const { session_id: _, ...sample } = sampleInput(event);
  const field = "tool_input" in sample ? "tool_input" : (Object.keys(sample)[0] ?? "");
  return spacedJson({ [field]: sample[field] });
}

/** The payload, or what is wrong with it. */
export function parsePayload(text: string): Record<string, unknown> | string {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : cleanText(text, 60);
  } catch (error) {
    return cleanText((error as Error).message, 120);
  }
}

async function whyBlocked(context: ActionContext): Promise<Reply> {
  const { hooks, actor, texts } = context;
  const { hooks: views, lockdown } = await hooks.list();
  if (lockdown) return { lines: [texts.lockdown(lockdown)] };
  const viewOf = ({ id, hook, event }: HookRun): HookView | undefined =>
    views.find(({ approval }) => approval?.id === id) ??
    // A version that was approved since is the same hook to whoever asks.
    views.find(({ approval }) => approval && approval.entry.event === event && describeTarget(approval.entry) === hook);
  const last = (await hooks.recentRuns(MAX_RUNS)).findLast((run) => hasBlocked(run, viewOf(run)));
  if (!last) return whyAll(context, views);
  const view = viewOf(last);
  const id = view && (await hooks.issueIds(actor, [view])).get(view.key);
  return {
    lines: [
      texts.lastBlock(new Date(last.at).toISOString().replace("T", " ").slice(0, 19), last.event),
      ...indent([
        describeHook(last.hook, id),
        ...(last.reason ? [say(texts.reasonLine, foreign(last.reason))] : []),
        ...(id === undefined ? [] : describeMasked(last, id, texts)),
        ...(last.fault ? [say(texts.blockedUnheard, foreign(texts.fault(last.fault)))] : []),
        id === undefined ? texts.revokedSince : texts.lastBlockHint(id),
      ]),
    ],
    data: { run: last },
  };
}

const describeHook = (hook: string, id: string | undefined): string => (id === undefined ? hook : `[${id}] ${hook}`);

/** What fails closed has blocked without a verdict. */
const hasBlocked = ({ verdict, event, mode }: HookRun, view: HookView | undefined): boolean =>
  mode === undefined &&
  (verdict === "block" ||
    verdict === "drop" ||
    (verdict === "no-verdict" && canWithhold(event) && view?.approval?.entry.failClosed === true));

async function whyAll(context: ActionContext, views: readonly HookView[]): Promise<Reply> {
  const lines: Line[] = [];
  for (const event of EVENT_NAMES) lines.push(...((await whyFiring(context, views, event, sampleInput(event))) ?? []));
  const { texts } = context;
  return { lines: [texts.noBlock, ...(lines.length === 0 ? [texts.noneConfigured] : lines)] };
}

/** Undefined when there is no hook on the event. */
async function whyFiring(
  { hooks, actor, texts }: ActionContext,
  views: readonly HookView[],
  event: EventName,
  payload: Readonly<Record<string, unknown>>,
): Promise<Line[] | undefined> {
  const mine = views.filter((view) => view.entry.event === event || view.approval?.entry.event === event);
  if (mine.length === 0) return undefined;
  const ids = await hooks.issueIds(actor, mine);
  const matches = await hooks.matches(event, payload);
  const { on } = await hooks.switchStatus();
  const never = await Promise.all(mine.map(({ approval, entry }) => describeNever(approval?.entry ?? entry, texts)));
  return mine.flatMap((view, at) => {
    const id = ids.get(view.key) ?? "–";
    const match = view.approval && matches.get(view.approval.id);
    const obstacles: Line[] = [
      ...(view.approval ? [] : [texts.whyNot["not-approved"](id)]),
      ...(view.approval?.notLive ? [texts.whyNotLive(id)] : []),
      ...(on ? [] : [texts.whyNot.off]),
      ...(view.approval && match ? describeMiss(view.approval.entry, match, event, payload, texts) : []),
    ];
    const fires = view.approval?.entry.mode === "observe" ? texts.whyNot.observe : texts.whyFires;
    const isWell = view.state === "changed" || !isUnwell(view);
    return [
      hookTitle(texts.stateMark[view.state], id, event, describeTarget(view.entry)),
      ...indent([
        ...(obstacles.length === 0 && isWell ? [fires] : obstacles),
        ...(never[at] ?? []),
        // A sample says nothing about where it is, and that counts as here.
        ...(view.approval && match === "wanted" ? describePlaces(view.approval.entry, texts) : []),
        ...(view.state === "changed" && !view.approval?.notLive ? [texts.whyChanged] : []),
        ...(view.stats.last?.fault ? [say(texts.whyFaulty, foreign(texts.fault(view.stats.last.fault)))] : []),
        ...describeHealth(view, texts).map(foreign),
      ]),
    ];
  });
}

const PLACE_FACTS = ["channel", "chat_id", "chat_type", "sender_id"];

/** What a payload says about where it comes from or goes. */
const hereIn = (payload: Readonly<Record<string, unknown>>): string =>
  PLACE_FACTS.filter((name) => payload[name] !== undefined)
    .map((name) => `${name} ${String(payload[name])}`)
    .join(", ");

function describeMiss(
  entry: HookEntry,
  match: Match,
  event: EventName,
  payload: Readonly<Record<string, unknown>>,
  texts: Texts,
): Line[] {
  const { matcher = "", subject, dialect } = entry;
  switch (match) {
    case "wanted":
      return [];
    case "elsewhere": {
      const place = describePlaces(entry, texts).join(", ");
      return [say(texts.whyNot.elsewhere, place, foreign(cleanText(hereIn(payload), 120)))];
    }
    case "matcher-missed":
      return [texts.whyNot["matcher-missed"](matcher)];
    case "not-for": {
      if (subject === undefined) return [texts.whyNot["not-for"](matcher)];
      const about = dialectOf(dialect)
        .subjects(buildPayload(event, payload, ""))
        .join(", ");
      return [say(texts.whyNot["subject-missed"], subject, foreign(cleanText(about, 120)))];
    }
  }
}
