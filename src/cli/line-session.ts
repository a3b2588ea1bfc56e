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

/** What answers one line. `onHeld` says that it waits for a human, and that whoever comes behind need not. */
export type AnswerLine = (line: LineFields, hasId: boolean, onHeld: () => void) => Promise<object>;

/** Where answers go; `drained` resolves when whoever reads them has caught up. */
export type LineSink = { write(answer: object): void; drained?(): Promise<void> };

type Task = { id?: Id; run(onHeld: () => void): Promise<object> };

/**
 * One JSON object a line in, one a line out. A line with an `id` is answered as soon as its answer is there, with that id;
 * those without keep their order. A bad line costs only itself.
 */
export class LineSession {
  private readonly ids = new Set<Id>();
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
      this.start(this.taskFor(line), line?.length ?? 0);
    }
    await this.settled();
  }

  /** Resolves when all that was read so far is answered. */
  async settled(): Promise<void> {
    await Promise.all(this.underWay);
  }

  private start({ id, run }: Task, bytes: number): void {
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
      const said = await run(release).catch((error: unknown) => ({
        error: error instanceof Error ? error.message : String(error),
      }));
      if (id !== undefined) this.ids.delete(id);
      release();
      this.sink.write(id === undefined ? said : { id, ...said });
    };
    const done = id === undefined ? this.inOrder.then(answer) : answer();
    if (id === undefined) this.inOrder = done;
    this.underWay.add(done);
    void done.finally(() => {
      this.underWay.delete(done);
      this.onRoom();
    });
  }

  private taskFor(line: string | undefined): Task {
    const { texts } = this;
    const refuse = (error: string): Task => ({ run: async () => ({ error }) });
    if (line === undefined) return refuse(texts.tooLong(MAX_LINE_BYTES));
    const parsed = parsePayload(line);
    if (typeof parsed === "string") return refuse(texts.badJson(parsed));
    const { id, ...fields } = parsed;
    if (id === undefined || id === null) return { run: (onHeld) => this.answerLine(fields, false, onHeld) };
    if (!isId(id)) return refuse(texts.badId(showValue(id)));
    // Its answer would be taken for that of the first.
    if (this.ids.has(id)) return refuse(texts.sameId(showValue(id)));
    this.ids.add(id);
    return { id, run: (onHeld) => this.answerLine(fields, true, onHeld) };
  }
}

/** A larger number would not come back as it was. */
const isId = (value: unknown): value is Id =>
  Number.isSafeInteger(value) || (typeof value === "string" && value.length <= MAX_ID);
