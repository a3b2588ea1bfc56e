import type { Texts } from "../bot/words/index.js";
import { parsePayload } from "../commands/why.js";
import { linesOf } from "../lib/lines.js";
import { showValue } from "../lib/show-value.js";

/** The longest line that is read, and how much of what is under way is kept in memory: reading waits then. */
export const MAX_LINE_BYTES = 16 * 1024 * 1024;
const MAX_BYTES = 4 * MAX_LINE_BYTES;
export const MAX_UNDER_WAY = 256;
/** With those that wait for a human, and commands, which others must not keep waiting. */
const MAX_IN_ALL = 4_096;
const MAX_ID = 100;

type Id = string | number;
export type LineFields = Readonly<Record<string, unknown>>;

/** `onHeld` says that a line waits for a human, and that whoever comes behind need not; `signal` that nobody waits for it. */
export type LineOptions = { hasId: boolean; onHeld(): void; signal: AbortSignal };

/** What answers one line. */
export type AnswerLine = (line: LineFields, options: LineOptions) => Promise<object>;

/** Where answers go, each with the line that it answers; `drained` resolves when whoever reads them has caught up. */
export type LineSink = { write(answer: object, line?: string): void; drained?(): Promise<void> };

type Task = { id?: Id; run(options: Pick<LineOptions, "onHeld" | "signal">): Promise<object> };

/**
 * One JSON object a line in, one a line out. A line with an `id` is answered as soon as its answer is there, with that id;
 * those without keep their order. A bad line costs only itself.
 */
export class LineSession {
  /** What gives up the lines that are not answered yet: those with an id, and all of them. */
  private readonly ids = new Map<Id, AbortController>();
  private readonly waits = new Set<AbortController>();
  private readonly underWay = new Set<Promise<void>>();
  private inOrder: Promise<unknown> = Promise.resolve();
  private bytes = 0;
  private count = 0;
  private onRoom: () => void = () => {};

  constructor(
    private readonly answerLine: AnswerLine,
    private readonly sink: LineSink,
    private readonly texts: Texts["cli"]["lines"] & Pick<Texts, "badJson">,
  ) {}

  /** Reads to the end, and resolves when all is answered. */
  async read(input: AsyncIterable<Buffer | string>): Promise<void> {
    for await (const line of linesOf(input, MAX_LINE_BYTES)) {
      if (line?.trim() === "") continue;
      await this.sink.drained?.();
      while (this.count >= MAX_UNDER_WAY || this.bytes >= MAX_BYTES || this.underWay.size >= MAX_IN_ALL)
        await new Promise<void>((resolve) => {
          this.onRoom = resolve;
        });
      const task = this.taskFor(line);
      if (task) this.start(task, line ?? "");
    }
    await this.settled();
  }

  /** Nobody is there any more to be answered: no hook starts for them, and no question to a human stays open. */
  abandon(): void {
    for (const wait of this.waits) wait.abort();
  }

  /** Resolves when all that was read so far is answered. */
  async settled(): Promise<void> {
    await Promise.all(this.underWay);
  }

  private start({ id, run }: Task, line: string): void {
    const bytes = line.length;
    const wait = new AbortController();
    this.waits.add(wait);
    if (id !== undefined) this.ids.set(id, wait);
    this.count += 1;
    this.bytes += bytes;
    let isCounted = true;
    const release = (): void => {
      if (!isCounted) return;
      isCounted = false;
      this.count -= 1;
      this.bytes -= bytes;
      this.onRoom();
    };
    const answer = async (): Promise<void> => {
      const said = await run({ onHeld: release, signal: wait.signal }).catch((error: unknown) => ({
        error: error instanceof Error ? error.message : String(error),
      }));
      this.waits.delete(wait);
      if (id !== undefined) this.ids.delete(id);
      release();
      this.sink.write(id === undefined ? said : { id, ...said }, line);
    };
    const done = id === undefined ? this.inOrder.then(answer) : answer();
    if (id === undefined) this.inOrder = done;
    this.underWay.add(done);
    void done.finally(() => {
      this.underWay.delete(done);
      this.onRoom();
    });
  }

  private taskFor(line: string | undefined): Task | undefined {
    const { texts } = this;
    const refuse = (error: string): Task => ({ run: async () => ({ error }) });
    if (line === undefined) return refuse(texts.tooLong(MAX_LINE_BYTES));
    const parsed = parsePayload(line);
    if (typeof parsed === "string") return refuse(texts.badJson(parsed));
    const { id, ...fields } = parsed;
    if (isCancel(parsed)) return void this.ids.get(parsed.cancel)?.abort();
    if (id === undefined || id === null)
      return { run: (options) => this.answerLine(fields, { ...options, hasId: false }) };
    if (!isId(id)) return refuse(texts.badId(showValue(id)));
    // Its answer would be taken for that of the first.
    if (this.ids.has(id)) return refuse(texts.sameId(showValue(id)));
    return { id, run: (options) => this.answerLine(fields, { ...options, hasId: true }) };
  }
}

/** A larger number would not come back as it was. */
const isId = (value: unknown): value is Id =>
  Number.isSafeInteger(value) || (typeof value === "string" && value.length <= MAX_ID);

/** Gives up the line with that id, which is answered then. One that was answered already needs no word about it. */
const isCancel = (line: LineFields): line is { cancel: Id } => isId(line.cancel) && Object.keys(line).length === 1;
