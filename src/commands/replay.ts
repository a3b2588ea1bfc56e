import { buildPayload, matchedFields, stringsIn } from "../core/payload.js";
import type { NotReplayed, Replay, Replayed } from "../core/replay.js";
import type { HookView } from "../core/view.js";
import { escapeInvisible, escapeLine } from "../lib/clean-text.js";
import { shortened } from "../lib/show-value.js";
import { spacedJson } from "../lib/spaced-json.js";
import type { Texts } from "../texts/index.js";
import { describeTarget } from "./describe.js";
import { asTyped } from "./parse.js";
import { type ActionContext, foreign, type Line, problem, type Reply, say } from "./reply.js";
import type { Choice } from "./request.js";
import { shownLimit } from "./show-files.js";

const MAX_GIST = 160;
const MAX_REASON = 200;
const SHOWN = 20;

/** What it would have stopped, in a line, for whoever is about to approve it; nothing while nothing is recorded. */
export async function describeReplay(context: ActionContext, view: HookView, id: string): Promise<Line[]> {
  const { hooks, request, texts } = context;
  if (!hooks.recording()) return [];
  // The page asks for it by itself, when it has shown the rest.
  if (request.channel === "web") return [];
  const replay = await replayed(context, view);
  if ("why" in replay) return replay.why === "cannot-block" ? [] : [describeNot(replay, texts)];
  return [texts.replay.result(replay), ...(replay.found.length > 0 ? [texts.replay.lookAtEach(id)] : [])];
}

/** `/hooks show <id> blocked [n]`: each event that it would not have let pass, or one of them whole. */
export async function showBlocked(context: ActionContext, view: HookView, id: string, typed?: string): Promise<Reply> {
  const { texts, request } = context;
  const replay = await replayed(context, view);
  if ("why" in replay) return { ...problem(describeNot(replay, texts)), data: { replay } };
  const one = replay.found[Number(typed) - 1];
  if (typed !== undefined && !one) return problem(texts.replay.noSuch(asTyped(typed), id));
  const { found } = replay;
  const shown = one ? [one] : found.slice(0, SHOWN);
  return {
    lines: [
      ...(one ? [] : [texts.replay.result(replay)]),
      ...shown.flatMap((each) => describeFound(each, found.indexOf(each) + 1, texts)),
      ...(one ? [foreign(escapeInvisible(spacedJson(one.input).slice(0, shownLimit(request.channel))))] : []),
      ...(shown.length < found.length && !one ? [texts.replay.more(SHOWN)] : []),
      ...(found.length > 0 && !one ? [texts.replay.lookAtOne(id, 1)] : []),
    ],
    ...(!one && { choices: eachOf(shown.length, id) }),
    data: { replay: { ...replay, found: found.length } },
  };
}

/** Buttons for a look at each. */
const eachOf = (count: number, id: string): Choice[][] => {
  const all = Array.from({ length: count }, (_, at) => `${at + 1}`);
  const inRow = 5;
  const row = (at: number) =>
    all.slice(at, at + inRow).map((label) => ({ label, line: `/hooks show ${id} blocked ${label}` }));
  return Array.from({ length: Math.ceil(count / inRow) }, (_, at) => row(at * inRow));
};

function replayed({ hooks, request, texts }: ActionContext, view: HookView): Promise<Replay | NotReplayed> {
  request.onProgress?.(texts.replay.replaying(describeTarget(view.entry)));
  return hooks.replay(view.key);
}

export const describeNot = (not: NotReplayed, texts: Texts): Line =>
  say(
    (detail: string) => texts.replay.notReplayed(not, detail),
    not.why === "no-verdict" ? foreign(texts.fault(not.fault)) : "",
  );

/** When, what it does, and the first words; below them its reason. */
export function describeFound(
  { at, outcome, before, reason, ...event }: Replayed,
  place: number,
  texts: Texts,
): Line[] {
  const when = new Date(at).toISOString().replace("T", " ").slice(0, 16);
  const words = foreign(gistOf(event));
  return [
    say((what: string) => texts.replay.found(place, when, what, outcome, before), words),
    ...(reason === undefined ? [] : [["   ", foreign(escapeLine(shortened(reason, MAX_REASON)))]]),
  ];
}

function gistOf({ event, input }: Pick<Replayed, "event" | "input">): string {
  const { tool_name, tool_input } = input;
  const words =
    event === "pre_tool_call"
      ? `${tool_name} ${spacedJson(tool_input ?? {})}`
      : stringsIn(matchedFields(buildPayload(event, input, "")))
          .reverse()
          .find((text) => text.trim() !== "");
  return escapeLine(shortened(words ?? event, MAX_GIST));
}
