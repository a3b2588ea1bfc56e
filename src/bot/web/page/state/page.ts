import { backOffMs } from "../logic/back-off.js";
import { freshId } from "../logic/ids.js";
import { type Api, ApiError, createApi } from "../net/api.js";
import { keep, localeFor, read } from "../net/keeping.js";
import { followLive } from "../net/live.js";
import { isIntercepted, removeServiceWorkers } from "../net/service-workers.js";
import {
  type LiveEvent,
  type QuestionName,
  receive,
  startedAnew,
  withEnded,
  withFirings,
  withLines,
  withoutQuestion,
  withPending,
  withQuestions,
} from "./receive.js";
import type { Store } from "./store.js";
import type { Ended, Firing, Line, PageList, Question, Reply, State, Theme } from "./types.js";

const LINES_AT_ONCE = 100;
/** As long as it takes to read how a question ended. */
const IN_SIGHT_MS = 4_000;

/** What a person can do on the page. Everything that changes hooks or the switch is a typed line to the bot. */
export type Page = {
  store: Store<State>;
  enter(code: string, secret?: string): Promise<void>;
  leave(where?: "here" | "everywhere"): Promise<void>;
  /** Lets nothing of the page through somebody else's service worker. */
  refuseInterception(): void;
  say(text: string, again?: string): Promise<void>;
  write(draft: string): void;
  command<Data>(line: string, id?: string): Promise<Reply<Data>>;
  loadOlder(): Promise<void>;
  refresh(): Promise<void>;
  /** It is over, as this page knows by itself; the bot says so, too, where it hears of it and can be reached. */
  end(question: QuestionName, ended: Ended): void;
  /** Whether the person wants to be taken to the questions. */
  decideNow(wantsToDecide: boolean): void;
  /** Names the hook that its view opens with. */
  point(approvalId: string): void;
  speak(language: State["language"]): void;
  paint(theme: Theme): void;
  start(): void;
};

export function createPage(store: Store<State>): Page {
  let token = read("token");
  let stop = (): void => {};
  const api: Api = createApi(() => token);
  const patch = (change: Partial<State>): void => store.update((state) => ({ ...state, ...change }));

  const setToken = (value: string | undefined): void => {
    token = value;
    keep("token", value);
  };
  const outside = (why?: State["whyOutside"]): void => {
    stop();
    setToken(undefined);
    store.update(({ hello: _, list: __, whyOutside: ___, ...state }) => ({
      ...(why && { whyOutside: why }),
      ...startedAnew(state),
      firings: [],
      hasLog: false,
      // What could not be sent because the bot was away can still be, by whoever comes back.
      pending: why === "ended" ? state.pending : [],
      isInside: false,
      isEntering: false,
    }));
  };
  const refuseInterception = (): void => {
    outside("intercepted");
    void removeServiceWorkers().catch(() => {});
  };
  const keepLook = (): void => {
    const { language, theme } = store.get();
    keep("language", language === "auto" ? undefined : language);
    keep("theme", theme === "auto" ? undefined : theme);
  };
  /** A no to our token ends the visit, wherever it comes from. */
  const guarded = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) outside("ended");
      throw error;
    }
  };

  const command = <Data>(line: string, id = freshId()): Promise<Reply<Data>> =>
    guarded(api.post<Reply<Data>>("/api/command", { line, id, locale: store.get().locale }));

  const refresh = latestOnly(async () => {
    const { data } = await command<PageList>("/hooks list");
    if (data) patch({ list: data });
  });

  const transcript = (before?: number): Promise<{ lines: Line[] }> =>
    guarded(api.get(`/api/transcript?limit=${LINES_AT_ONCE}${before === undefined ? "" : `&before=${before}`}`));

  const loadLines = async (): Promise<void> => {
    const { lines } = await transcript();
    const hasOlder = lines.length >= LINES_AT_ONCE;
    store.update((state) => ({ ...withLines(state, lines), hasLoaded: true, hasOlder }));
  };
  const loadLog = async (): Promise<void> => {
    const { firings } = await guarded(api.get<{ firings: Firing[] }>("/api/firings"));
    store.update((state) => ({ ...withFirings(state, firings), hasLog: true }));
  };
  const loadQuestions = async (): Promise<void> => {
    const { questions, now } = await guarded(api.get<{ questions: Question[]; now: number }>("/api/questions"));
    const aheadMs = now - Date.now();
    store.update((state) => ({ ...withQuestions(state, questions), aheadMs }));
  };
  // Each on its own: a list that waits for a slow network must not hold up the chat.
  const everything = [loadLines, loadLog, loadQuestions, refresh];

  /** What could not be loaded, and is asked for again; without a connection, as soon as there is one. */
  const owed = new Set<() => Promise<void>>();
  let failures = 0;
  const insist = (work: () => Promise<void>): void => {
    owed.delete(work);
    void work().then(
      () => {
        failures = 0;
      },
      () => {
        owed.add(work);
        failures += 1;
        setTimeout(payOff, backOffMs(failures));
      },
    );
  };
  const payOff = (): void => {
    const { isInside, connection } = store.get();
    if (isInside && connection === "connected") for (const work of [...owed]) insist(work);
  };

  const takeAway = (name: QuestionName): void => {
    setTimeout(() => store.update((state) => withoutQuestion(state, name)), IN_SIGHT_MS);
  };

  const onEvent = ({ event, data }: { event: string; data: string }): void => {
    if (event === "reset") store.update(startedAnew);
    if (event === "reset") everything.forEach(insist);
    else if (event === "change") insist(refresh);
    else if (KNOWN.has(event)) {
      const known = { event, data: JSON.parse(data) } as LiveEvent;
      store.update((state) => receive(state, known));
      if (known.event === "settled") takeAway(known.data);
    }
  };

  const begin = (): void => {
    stop();
    patch({ isInside: true, connection: "connecting" });
    const onState = (connection: State["connection"]): void => {
      patch({ connection });
      if (connection !== "connected") return;
      if (!store.get().hasLoaded) for (const work of everything) owed.add(work);
      payOff();
    };
    stop = followLive({ api, onEvent, onState, onRefused: () => outside("ended") });
  };

  return {
    store,
    command,
    refresh,
    start: () => token && begin(),
    enter: async (code, secret) => {
      if (isIntercepted()) return refuseInterception();
      store.update(({ enterProblem: _, codeWithoutSecret: __, ...state }) => ({ ...state, isEntering: true }));
      try {
        await removeServiceWorkers();
        const given = await api.post<{ token: string }>("/api/enter", { code, ...(secret && { secret }) });
        // Entering has cleared what the browser kept for this address: what is ours is kept again.
        keepLook();
        setToken(given.token);
        begin();
      } catch (error) {
        // A used link opened again, in a browser that is inside already: that is no reason to stay outside.
        if (token) begin();
        else patch({ enterProblem: error instanceof Error ? error.message : String(error) });
        if (error instanceof ApiError && error.needsSecret) patch({ codeWithoutSecret: code });
      }
      patch({ isEntering: false });
    },
    refuseInterception,
    leave: async (where = "here") => {
      stop();
      try {
        await api.post("/api/leave", { everywhere: where === "everywhere" });
      } finally {
        outside();
      }
    },
    say: async (text, again) => {
      const id = again ?? freshId();
      store.update((state) => withPending(state, { id, text }));
      try {
        await guarded(api.post("/api/say", { text, id, locale: store.get().locale }));
      } catch (error) {
        const failed = error instanceof Error ? error.message : String(error);
        store.update((state) => withPending(state, { id, text, failed }));
      }
    },
    end: (question, ended) => {
      store.update((state) => withEnded(state, question, ended));
      takeAway(question);
    },
    decideNow: (wantsToDecide) => patch({ wantsToDecide }),
    point: (pointedAt) => patch({ pointedAt }),
    write: (draft) => patch({ draft }),
    loadOlder: async () => {
      const [first] = store.get().lines;
      if (!first) return;
      const { lines } = await transcript(first.seq);
      store.update((state) => ({ ...withLines(state, lines), hasOlder: lines.length >= LINES_AT_ONCE }));
    },
    speak: (language) => {
      patch({ language, locale: localeFor(language) });
      keepLook();
    },
    paint: (theme) => {
      patch({ theme });
      keepLook();
    },
  };
}

const KNOWN: ReadonlySet<string> = new Set([
  "hello",
  "line",
  "piece",
  "working",
  "looking",
  "firing",
  "progress",
  "question",
  "settled",
]);

/** While one is under way, any number of further calls lead to one more, afterwards. */
function latestOnly(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const run = (): Promise<void> => {
    running = work().finally(() => {
      running = undefined;
    });
    return running;
  };
  return () => {
    if (!running) return run();
    next ??= running
      .catch(() => {}) // whoever asked for that one hears of it
      .then(() => {
        next = undefined;
        return run();
      });
    return next;
  };
}
