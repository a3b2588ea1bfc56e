import type { Ended, Firing, Hello, Line, Pending, Question, State } from "./types.js";

const MAX_FIRINGS = 2_000;
const MAX_LINES = 2_000;
const MAX_PROGRESS = 200;
const MAX_OVER = 200;

/** What the live feed brings, as the server names it. */
export type LiveEvent =
  | { event: "hello"; data: Hello }
  | { event: "line"; data: Line }
  | { event: "piece"; data: { id: string; text: string } }
  | { event: "working"; data: { id: string; on: boolean } }
  | { event: "looking"; data: { id: number; hook?: string } }
  | { event: "firing"; data: Firing }
  | { event: "question"; data: Question }
  | { event: "settled"; data: QuestionName & Ended }
  | { event: "progress"; data: { id: string; text: string } };

/** A code alone may come again, days later. */
export type QuestionName = Pick<Question, "code" | "askedAt">;

/** The state after an event. The same event twice changes nothing the second time, pieces and progress aside. */
export function receive(state: State, { event, data }: LiveEvent): State {
  switch (event) {
    case "hello":
      return { ...state, hello: data };
    case "line":
      return withLines(withoutPieces(state, data), [data]);
    case "piece":
      return { ...state, pieces: { ...state.pieces, [data.id]: (state.pieces[data.id] ?? "") + data.text } };
    case "working":
      return withWorking(state, data);
    case "looking":
      return withLooking(state, data);
    case "firing":
      return withFirings(state, [data]);
    case "question":
      return withQuestions(state, [data]);
    case "settled":
      return withEnded(state, data, data);
    case "progress":
      return {
        ...state,
        progress: {
          ...state.progress,
          [data.id]: [...(state.progress[data.id] ?? []), data.text].slice(-MAX_PROGRESS),
        },
      };
  }
}

/** Puts lines in their place, each seq once; a person's own that were on their way have arrived. */
export function withLines(state: State, lines: readonly Line[]): State {
  const bySeq = new Map([...state.lines, ...lines].map((line) => [line.seq, line]));
  const all = [...bySeq.values()].sort((a, b) => a.seq - b.seq);
  const arrived = new Set(lines.map(({ id }) => id));
  return {
    ...state,
    lines: all.slice(-MAX_LINES),
    pending: state.pending.filter(({ id }) => !arrived.has(id)),
  };
}

/** The whole text takes the place of its pieces. */
function withoutPieces(state: State, { from, id }: Line): State {
  if (from !== "agent") return state;
  if (id === undefined) return { ...state, pieces: {} };
  const { [id]: _, ...pieces } = state.pieces;
  return { ...state, pieces };
}

function withWorking(state: State, { id, on }: { id: string; on: boolean }): State {
  const others = state.working.filter((each) => each !== id);
  if (on) return { ...state, working: [...others, id] };
  const { [id]: _, ...pieces } = state.pieces;
  return { ...state, working: others, pieces };
}

/** Without a hook, that run is over. */
function withLooking(state: State, { id, hook }: { id: number; hook?: string }): State {
  const { [id]: _, ...looking } = state.looking;
  return { ...state, looking: hook === undefined ? looking : { ...looking, [id]: hook } };
}

const keyOf = ({ at, id, event, ms }: Firing): string => `${at} ${id} ${event} ${ms}`;

/** Newest first. The log and the feed overlap; the same firing counts once. */
export function withFirings(state: State, firings: readonly Firing[]): State {
  const byKey = new Map([...state.firings, ...firings].map((firing) => [keyOf(firing), firing]));
  const all = [...byKey.values()].sort((a, b) => b.at - a.at);
  return { ...state, firings: all.slice(0, MAX_FIRINGS) };
}

const isSame = (one: QuestionName, other: QuestionName): boolean =>
  one.code === other.code && one.askedAt === other.askedAt;
const nameOf = ({ code, askedAt }: QuestionName): string => `${code} ${askedAt}`;

/** Adds what waits. What is over stays so. */
export function withQuestions(state: State, questions: readonly Question[]): State {
  const news = questions.filter((question) => !state.over.includes(nameOf(question)));
  const others = state.questions.filter((question) => !news.some((each) => isSame(each, question)));
  return { ...state, questions: [...others, ...news].sort((a, b) => a.askedAt - b.askedAt) };
}

export function withEnded(state: State, name: QuestionName, { outcome, by }: Ended): State {
  const ended: Ended = { ...(outcome !== undefined && { outcome }), ...(by !== undefined && { by }) };
  return {
    ...state,
    // What is known about its end stays, whoever else only saw that it is over.
    questions: state.questions.map((each) =>
      isSame(each, name) ? { ...each, ended: { ...each.ended, ...ended } } : each,
    ),
    over: [...state.over, nameOf(name)].slice(-MAX_OVER),
  };
}

/** Takes one out of sight. */
export const withoutQuestion = (state: State, name: QuestionName): State => ({
  ...state,
  questions: state.questions.filter((each) => !isSame(each, name)),
});

export const withPending = (state: State, said: Pending): State => ({
  ...state,
  pending: [...state.pending.filter(({ id }) => id !== said.id), said],
});

/** The bot was started anew, or too much was missed. Firings stay: what has happened has happened. */
export const startedAnew = (state: State): State => ({
  ...state,
  lines: [],
  hasLoaded: false,
  pieces: {},
  working: [],
  looking: {},
  progress: {},
  questions: [],
});
