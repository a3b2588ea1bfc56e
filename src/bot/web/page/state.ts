import type { AskOutcome, CommandOutcome, HookRun, HookTexts, HookView, OpenQuestion } from "../../../index.js";
import type { Texts } from "../../../texts/index.js";
import type { ListChange, NumberedList, PageList } from "../page-list.js";
import type { Hello, PageLine, WechatView } from "../types.js";
import type { Words } from "./words/en.js";

export type { ListedHook, PageList } from "../page-list.js";

export type Line = PageLine;
export type Firing = HookRun & { at: number };
/** What waits for an owner; with `ended`, how it went: it stays in sight for a moment. */
export type Question = OpenQuestion & { ended?: Ended };
/** A code alone may come again, days later. */
export type QuestionName = Pick<Question, "code" | "askedAt">;
/** Nothing in it means that it was decided where this bot does not hear of it. */
export type Ended = { outcome?: AskOutcome; by?: string };
/** A hook with its files, as `/hooks show` answers. */
export type Shown = { view: HookView; shortId: string; files: HookTexts };
/** What comes of a line of /hooks. */
export type Reply<Data = unknown> = Omit<CommandOutcome, "data"> & { data?: Data };

export type Locale = "en" | "zh";
/** The page's own words in a language, and those that /hooks uses in every channel. */
export type Catalogue = { words: Words; texts: Texts };
export type Language = Locale | "auto";
export type ViewName = "chat" | "hooks" | "live" | "preferences";
export type Theme = "auto" | "light" | "dark";
export type Connection = "connecting" | "connected" | "lost";
/** Said, and not yet seen in the transcript. */
export type Pending = { id: string; text: string; failed?: string };

/** Everything the page shows. */
export type State = {
  view: ViewName;
  /** What is meant in the view, as the address has it. */
  place: string;
  language: Language;
  locale: Locale;
  /** The words of that language. */
  catalogue: Catalogue;
  theme: Theme;
  isInside: boolean;
  isEntering: boolean;
  /** Signed out by the bot, or kept out because somebody else's service worker is at work here. */
  whyOutside?: "ended" | "intercepted";
  enterProblem?: string;
  /** The code that was given, while the bot asks for its secret too. */
  codeWithoutSecret?: string;
  connection: Connection;
  hello?: Hello;
  /** The login on WeChat, where that way to it is switched on. */
  wechat?: WechatView;
  list?: PageList;
  /** Which of the bot's lists that is. */
  revision?: number;
  /** Oldest first, each seq once. */
  lines: readonly Line[];
  hasLoaded: boolean;
  hasOlder: boolean;
  hasLog: boolean;
  pending: readonly Pending[];
  /** What stands in the box, and is not yet said. */
  draft: string;
  pieces: Readonly<Record<string, string>>;
  working: readonly string[];
  /** The hooks that take long, by the bot's number of their run. */
  looking: Readonly<Record<number, string>>;
  /** Oldest first. */
  questions: readonly Question[];
  /** The names of those that are over, so that an answer that was on its way does not bring them back. */
  over: readonly string[];
  /** On their way to the questions, from another view. */
  wantsToDecide: boolean;
  /** Versions of proposed hooks that somebody has seen in the list, by their digests. */
  seen: readonly string[];
  /** How much the bot's clock is ahead of the browser's. */
  aheadMs: number;
  /** How many events hooks have blocked since midnight, by the bot's clock. */
  blockedToday: number;
  /** Newest first. */
  firings: readonly Firing[];
  /** How the commands of these ids fare: the last that was heard. */
  progress: Readonly<Record<string, string>>;
};

/** What is not known before the bot has been heard. */
export const NOTHING_YET = {
  connection: "connecting",
  lines: [],
  hasLoaded: false,
  hasOlder: false,
  hasLog: false,
  pending: [],
  draft: "",
  pieces: {},
  working: [],
  looking: {},
  questions: [],
  over: [],
  wantsToDecide: false,
  aheadMs: 0,
  blockedToday: 0,
  firings: [],
  progress: {},
} as const satisfies Partial<State>;

const MAX_FIRINGS = 2_000;
const MAX_LINES = 2_000;
const MAX_OVER = 200;

/** What the live feed brings, as the server names it. */
export type LiveEvents = {
  hello: Hello;
  wechat: WechatView;
  blocked: { today: number };
  line: Line;
  piece: { id: string; text: string };
  working: { id: string; on: boolean };
  /** Without a hook, that run is over. */
  looking: { id: number; hook?: string };
  firing: Firing;
  question: Question;
  settled: QuestionName & Ended;
  progress: { id: string; text: string };
};

type Receivers = { [E in keyof LiveEvents]: (state: State, data: LiveEvents[E]) => State };

const RECEIVERS: Receivers = {
  hello: (state, hello) => ({ ...state, hello }),
  wechat: (state, wechat) => ({ ...state, wechat }),
  blocked: (state, { today }) => ({ ...state, blockedToday: today }),
  line: (state, line) => {
    // The whole text takes the place of its pieces.
    const pieces = line.from !== "agent" ? state.pieces : line.id === undefined ? {} : without(state.pieces, line.id);
    return withLines({ ...state, pieces }, [line]);
  },
  piece: (state, { id, text }) => ({ ...state, pieces: { ...state.pieces, [id]: (state.pieces[id] ?? "") + text } }),
  working: (state, { id, on }) => {
    const others = state.working.filter((each) => each !== id);
    if (on) return { ...state, working: [...others, id] };
    return { ...state, working: others, pieces: without(state.pieces, id) };
  },
  looking: (state, { id, hook }) => {
    const others = without(state.looking, id);
    return { ...state, looking: hook === undefined ? others : { ...others, [id]: hook } };
  },
  firing: (state, firing) => withFirings(state, [firing]),
  question: (state, question) => withQuestions(state, [question]),
  settled: (state, { outcome, by, ...name }) =>
    withEnded(state, name, { ...(outcome !== undefined && { outcome }), ...(by !== undefined && { by }) }),
  progress: (state, { id, text }) => ({ ...state, progress: { ...state.progress, [id]: text } }),
};

export const isLiveEvent = (event: string): event is keyof LiveEvents => Object.hasOwn(RECEIVERS, event);

/** The state after an event. The same event twice changes nothing the second time, pieces aside. */
export const receive = <E extends keyof LiveEvents>(state: State, event: E, data: LiveEvents[E]): State =>
  RECEIVERS[event](state, data);

export const withList = (state: State, { revision, list }: NumberedList): State => ({ ...state, revision, list });

/** The next list, made of the one that is there; undefined where it does not lead on from that one. */
export function withListChange(state: State, { from, to, list }: Partial<ListChange>): State | undefined {
  if (to !== undefined && to === state.revision) return state;
  if (!list || to === undefined || from !== state.revision || !state.list) return undefined;
  const { hooks: before } = state.list;
  const hooks = list.hooks.flatMap((hook) => (typeof hook === "number" ? (before[hook] ?? []) : hook));
  return withList(state, { revision: to, list: { ...list, hooks } });
}

function without<T>(all: Readonly<Record<string | number, T>>, key: string | number): Record<string | number, T> {
  const { [key]: _, ...others } = all;
  return others;
}

/** Puts lines in their place, each seq once; a person's own that were on their way have arrived. */
export function withLines(state: State, lines: readonly Line[]): State {
  const bySeq = new Map([...state.lines, ...lines].map((line) => [line.seq, line]));
  const all = [...bySeq.values()].sort((a, b) => a.seq - b.seq);
  const arrived = new Set(lines.map(({ id }) => id));
  return { ...state, lines: all.slice(-MAX_LINES), pending: state.pending.filter(({ id }) => !arrived.has(id)) };
}

export const keyOf = ({ at, id, event, ms }: Firing): string => `${at} ${id} ${event} ${ms}`;

/** Newest first. The log and the feed overlap; the same firing counts once. */
export function withFirings(state: State, firings: readonly Firing[]): State {
  const byKey = new Map([...state.firings, ...firings].map((firing) => [keyOf(firing), firing]));
  const all = [...byKey.values()].sort((a, b) => b.at - a.at);
  return { ...state, firings: all.slice(0, MAX_FIRINGS) };
}

const nameOf = ({ code, askedAt }: QuestionName): string => `${code} ${askedAt}`;

/** Adds what waits. What is over stays so. */
export function withQuestions(state: State, questions: readonly Question[]): State {
  const news = questions.filter((question) => !state.over.includes(nameOf(question)));
  const others = state.questions.filter((question) => !news.some((each) => nameOf(each) === nameOf(question)));
  return { ...state, questions: [...others, ...news].sort((a, b) => a.askedAt - b.askedAt) };
}

export const withEnded = (state: State, name: QuestionName, ended: Ended): State => ({
  ...state,
  // What is known about its end stays, whoever else only saw that it is over.
  questions: state.questions.map((each) =>
    nameOf(each) === nameOf(name) ? { ...each, ended: { ...each.ended, ...ended } } : each,
  ),
  over: [...state.over, nameOf(name)].slice(-MAX_OVER),
});

/** Takes one out of sight. */
export const withoutQuestion = (state: State, name: QuestionName): State => ({
  ...state,
  questions: state.questions.filter((each) => nameOf(each) !== nameOf(name)),
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

type Key = keyof State;

/** One state, and whoever wants to know when some of it is other: what changes costs nothing for who looks elsewhere. */
export class Store {
  private readonly listeners = new Map<Key, Set<() => void>>();

  constructor(private current: State) {}

  get state(): State {
    return this.current;
  }

  update(change: (state: State) => State): void {
    const next = change(this.current);
    if (next === this.current) return;
    const before = this.current;
    this.current = next;
    const keys = [...this.listeners.keys()].filter((key) => !Object.is(before[key], next[key]));
    for (const listener of new Set(keys.flatMap((key) => [...(this.listeners.get(key) ?? [])]))) listener();
  }

  set(change: Partial<State>): void {
    this.update((state) => ({ ...state, ...change }));
  }

  subscribe(keys: readonly Key[], listener: () => void): () => void {
    for (const key of keys) this.listeners.set(key, (this.listeners.get(key) ?? new Set()).add(listener));
    return () => {
      for (const key of keys) this.listeners.get(key)?.delete(listener);
    };
  }
}
