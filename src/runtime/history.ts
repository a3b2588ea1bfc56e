import type { OwnerAct } from "../core/owner-act.js";
import type { Approval, State } from "../store/state/state.js";
import { titleOf } from "../transports/kinds.js";

const MAX_ACTS = 500;

type Act = Omit<OwnerAct, "at" | "by"> & { by?: string };

/**
 * The state with what an owner has done by changing it. It is read off the change itself, in the one place where all
 * changes pass, so that none can be made without being written down.
 */
export function withHistory(before: State, after: State, actor?: string): State {
  if (before === after) return after;
  const acts = [
    ...switched(before, after),
    ...approvals(before, after),
    ...answers(before, after),
    ...owners(before, after),
    ...recording(before, after),
  ].flatMap(({ by = actor, ...what }): OwnerAct[] => (by === undefined ? [] : [{ at: Date.now(), by, ...what }]));
  if (acts.length === 0) return after;
  return { ...after, history: [...(before.history ?? []), ...acts].slice(-MAX_ACTS) };
}

const switched = (before: State, after: State): Act[] =>
  before.enabled === after.enabled ? [] : [{ what: after.enabled ? "on" : "off" }];

function approvals({ approvals: before }: State, { approvals: after }: State): Act[] {
  if (before === after) return [];
  const old = new Map(before.map((each) => [each.id, each]));
  const now = new Map(after.map((each) => [each.id, each]));
  const added = after.filter(({ id }) => !old.has(id));
  const isReplaced = (each: Approval): boolean =>
    added.some(({ before, ...by }) => before?.id === each.id || by.digest === each.digest || isSameHook(by, each));
  const isBack = ({ digest, before }: Approval): boolean =>
    before !== undefined && old.get(before.id)?.before?.digest === digest;
  return [
    ...before
      .filter((each) => !now.has(each.id) && !isReplaced(each))
      .map((each): Act => ({ what: "revoked", ...hookOf(each) })),
    ...added.map(
      (each): Act => ({
        what: isBack(each) ? "went-back" : "approved",
        by: each.by,
        ...hookOf(each),
      }),
    ),
    ...after.flatMap((each): Act[] => {
      const was = old.get(each.id);
      if (!was) return [];
      if (was.notLive && !each.notLive) return [{ what: "activated", ...hookOf(each) }];
      return each.offered && was.offered?.digest !== each.offered.digest ? [{ what: "offered", ...hookOf(each) }] : [];
    }),
  ];
}

const isSameHook = (one: Approval, other: Approval): boolean =>
  one.entry.event === other.entry.event && titleOf(one.entry) === titleOf(other.entry);

function hookOf({ entry, files: [script] }: Approval): Pick<OwnerAct, "event" | "about" | "sha256"> {
  return { event: entry.event, about: titleOf(entry), ...(script && { sha256: script.sha256 }) };
}

function answers({ questions: before = [], grants: had = [] }: State, { questions = [], grants = [] }: State) {
  const open = new Set(before.flatMap(({ code, answer }) => (answer ? [] : code)));
  const answered = questions.flatMap(({ code, event, hook, subject, answer }): Act[] => {
    if (!answer?.by || !open.has(code)) return [];
    const what = answer.outcome === "allowed" ? "allowed" : "denied";
    return [{ what, by: answer.by, event, about: subject.kind === "tool" ? `${hook}: ${subject.name}` : hook }];
  });
  // One that is over is left out by whoever grants the next.
  const ended = had.filter(({ code, until }) => until > Date.now() && !grants.some((each) => each.code === code));
  return [
    ...answered,
    ...ended.map(({ hook, tool }): Act => ({ what: "ended-permission", about: `${hook}: ${tool}` })),
  ];
}

function owners({ owners: before }: State, { owners: after }: State): Act[] {
  const has = (all: State["owners"], id: string): boolean => all.some((each) => each.id === id);
  return [
    ...after.filter(({ id }) => !has(before, id)).map(({ id }): Act => ({ what: "paired", by: id })),
    ...before.filter(({ id }) => !has(after, id)).map(({ id }): Act => ({ what: "unpaired", about: id })),
  ];
}

function recording({ record: before }: State, { record: after }: State): Act[] {
  if (before?.id === after?.id && before?.days === after?.days) return [];
  return [after ? { what: "recording", about: String(after.days) } : { what: "recording-ended" }];
}
