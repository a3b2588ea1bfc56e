import type { Sums, Trace, Zoom } from "../../../index.js";
import { messageOf } from "../../../lib/message-of.js";
import type { NumberedList } from "../page-list.js";
import { isIntercepted, localeFor, readItem, removeServiceWorkers, saveItem, saveSeen } from "./browser.js";
import { loadCatalogue } from "./catalogue.js";
import { Listing } from "./listing.js";
import { Api, ApiError, followLive } from "./net.js";
import {
  type Connection,
  type Ended,
  type Firing,
  isLiveEvent,
  type Language,
  type Line,
  type Question,
  type QuestionName,
  type Reply,
  receive,
  type State,
  Store,
  startedAnew,
  type Theme,
  withEnded,
  withFirings,
  withLines,
  withoutQuestion,
  withPending,
  withQuestions,
} from "./state.js";
import { backOffMs, type StreamEvent } from "./stream.js";

const LINES_AT_ONCE = 100;
/** As long as it takes to read how a question ended. */
const IN_SIGHT_MS = 4_000;

/** An id that nobody else uses. Not randomUUID: browsers offer that on trusted addresses only. */
export const freshId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * The one store: what the page shows, and what a person can do on it. Everything that changes hooks or the switch is a
 * typed line to the bot.
 */
export class Page extends Store {
  private readonly api = new Api();
  private live = new AbortController();
  private readonly listing = new Listing(this, () => this.guarded(this.api.get<NumberedList>("/api/hooks")));
  readonly refresh = this.listing.refresh;
  /** What could not be loaded, and is asked for again; without a connection, as soon as there is one. */
  private readonly failedLoads = new Set<() => Promise<void>>();
  private failures = 0;

  constructor(initial: State) {
    super(initial);
    this.api.token = readItem("token");
  }

  /** Goes on with the token that this tab has. */
  start(): void {
    if (this.api.token) this.begin();
  }

  async enter(code: string, secret?: string): Promise<void> {
    if (isIntercepted()) return this.refuseInterception();
    this.update(({ enterProblem: _, codeWithoutSecret: __, ...state }) => ({ ...state, isEntering: true }));
    try {
      await removeServiceWorkers();
      const { token } = await this.api.post<{ token: string }>("/api/enter", { code, ...(secret && { secret }) });
      // Entering has cleared what the browser kept for this address: what is ours is kept again.
      this.saveLook();
      this.saveToken(token);
      this.begin();
    } catch (error) {
      // A used link opened again, in a browser that is inside already: that is no reason to stay outside.
      if (this.api.token) this.begin();
      else this.set({ enterProblem: messageOf(error) });
      if (error instanceof ApiError && error.needsSecret) this.set({ codeWithoutSecret: code });
    }
    this.set({ isEntering: false });
  }

  async leave(where: "here" | "everywhere"): Promise<void> {
    this.live.abort();
    try {
      await this.api.post("/api/leave", { everywhere: where === "everywhere" });
    } catch {
      // The token is gone from here in any case; nothing is left to do when the bot cannot be told.
    }
    this.signOut();
  }

  /** Lets nothing of the page through somebody else's service worker. */
  refuseInterception(): void {
    this.signOut("intercepted");
    void removeServiceWorkers().catch(() => {});
  }

  command<Data>(line: string, id = freshId()): Promise<Reply<Data>> {
    return this.guarded(this.api.post("/api/command", { line, id, locale: this.state.locale }));
  }

  /** What a person at this machine does about the login on WeChat; answers in words. */
  async actOnWechat(action: string): Promise<string> {
    const body = { action, locale: this.state.locale };
    return (await this.guarded(this.api.post<{ text: string }>("/api/wechat", body))).text;
  }

  async say(text: string, id = freshId()): Promise<void> {
    this.update((state) => withPending(state, { id, text }));
    try {
      await this.guarded(this.api.post("/api/say", { text, id, locale: this.state.locale }));
    } catch (error) {
      this.update((state) => withPending(state, { id, text, failed: messageOf(error) }));
    }
  }

  sums(zoom: Zoom): Promise<Sums> {
    return this.guarded(this.api.get<Sums>(`/api/sums?zoom=${zoom}`));
  }

  trace(id: string): Promise<Trace> {
    return this.guarded(this.api.get<Trace>(`/api/trace?id=${encodeURIComponent(id)}`));
  }

  /** It is over, as this page knows by itself; the bot says so, too, where it hears of it and can be reached. */
  end(question: QuestionName, ended: Ended): void {
    this.update((state) => withEnded(state, question, ended));
    this.removeSoon(question);
  }

  async loadOlder(): Promise<void> {
    const [first] = this.state.lines;
    if (first) await this.loadLines(first.seq);
  }

  /** The person has the list of hooks in sight. */
  noteSeen(digests: readonly string[]): void {
    const fresh = digests.filter((digest) => !this.state.seen.includes(digest));
    if (fresh.length === 0) return;
    this.set({ seen: [...this.state.seen, ...fresh] });
    saveSeen(this.state.seen);
  }

  async setLanguage(language: Language): Promise<void> {
    // Kept before its words are there: a tab that is reloaded at once knows the choice.
    this.set({ language });
    this.saveLook();
    const locale = localeFor(language);
    const catalogue = await loadCatalogue(locale);
    if (this.state.language === language) this.set({ locale, catalogue });
  }

  setTheme(theme: Theme): void {
    this.set({ theme });
    this.saveLook();
  }

  private begin(): void {
    this.live.abort();
    this.live = new AbortController();
    this.set({ isInside: true, connection: "connecting" });
    const reader = {
      onEvent: (event: StreamEvent) => this.receive(event),
      onState: (connection: Connection) => this.setConnection(connection),
      onRefused: () => this.signOut("ended"),
    };
    void followLive(this.api, reader, this.live.signal);
  }

  private setConnection(connection: Connection): void {
    this.set({ connection });
    if (connection !== "connected") return;
    if (!this.state.hasLoaded) for (const load of this.loads) this.failedLoads.add(load);
    this.retryLoads();
  }

  private receive({ event, data }: StreamEvent): void {
    if (event === "reset") {
      this.update(startedAnew);
      for (const load of this.loads) this.tryLoad(load);
    } else if (event === "change") {
      if (this.listing.change(JSON.parse(data))) this.tryLoad(this.refresh);
    } else if (isLiveEvent(event)) {
      const parsed = JSON.parse(data);
      this.update((state) => receive(state, event, parsed));
      if (event === "settled") this.removeSoon(parsed);
    }
  }

  private tryLoad(load: () => Promise<void>): void {
    this.failedLoads.delete(load);
    void load().then(
      () => {
        this.failures = 0;
      },
      () => {
        this.failedLoads.add(load);
        this.failures += 1;
        setTimeout(() => this.retryLoads(), backOffMs(this.failures));
      },
    );
  }

  private retryLoads(): void {
    const { isInside, connection } = this.state;
    if (isInside && connection === "connected") for (const load of [...this.failedLoads]) this.tryLoad(load);
  }

  private async loadLines(before?: number): Promise<void> {
    const path = `/api/transcript?limit=${LINES_AT_ONCE}${before === undefined ? "" : `&before=${before}`}`;
    const { lines } = await this.guarded(this.api.get<{ lines: Line[] }>(path));
    const hasOlder = lines.length >= LINES_AT_ONCE;
    this.update((state) => ({ ...withLines(state, lines), hasLoaded: true, hasOlder }));
  }

  private async loadLog(): Promise<void> {
    const { firings } = await this.guarded(this.api.get<{ firings: Firing[] }>("/api/firings"));
    this.update((state) => ({ ...withFirings(state, firings), hasLog: true }));
  }

  private async loadQuestions(): Promise<void> {
    const path = "/api/questions";
    const { questions, now } = await this.guarded(this.api.get<{ questions: Question[]; now: number }>(path));
    const aheadMs = now - Date.now();
    this.update((state) => ({ ...withQuestions(state, questions), aheadMs }));
  }

  // Each on its own: a list that waits for a slow network must not hold up the chat.
  private readonly loads: readonly (() => Promise<void>)[] = [
    () => this.loadLines(),
    () => this.loadLog(),
    () => this.loadQuestions(),
    this.refresh,
  ];

  /** A no to our token ends the visit, wherever it comes from. */
  private async guarded<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) this.signOut("ended");
      throw error;
    }
  }

  private signOut(why?: State["whyOutside"]): void {
    this.live.abort();
    this.saveToken(undefined);
    this.update(({ hello: _, list: __, revision: ____, whyOutside: ___, ...state }) => ({
      ...(why && { whyOutside: why }),
      ...startedAnew(state),
      firings: [],
      hasLog: false,
      // What could not be sent because the bot was away can still be, by whoever comes back.
      pending: why === "ended" ? state.pending : [],
      isInside: false,
      isEntering: false,
    }));
  }

  private removeSoon(name: QuestionName): void {
    setTimeout(() => this.update((state) => withoutQuestion(state, name)), IN_SIGHT_MS);
  }

  private saveToken(token: string | undefined): void {
    this.api.token = token;
    saveItem("token", token);
  }

  private saveLook(): void {
    const { language, theme } = this.state;
    saveItem("language", language === "auto" ? undefined : language);
    saveItem("theme", theme === "auto" ? undefined : theme);
  }
}
