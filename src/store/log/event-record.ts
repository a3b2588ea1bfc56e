import { appendFile, mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { EventName } from "../../core/event.js";
import { stringsIn } from "../../core/payload.js";
import type { KeptEvent, RecordedEvent } from "../../core/replay.js";
import { Turns } from "../../lib/breathing.js";
import { writeWhole } from "../../lib/files/folder.js";
import { decrypted, encrypted, keyFor } from "../state/cipher.js";
import type { RecordSetting } from "../state/state.js";
import { linesFromEnd } from "./lines-from-end.js";

const DAY_MS = 86_400_000;
/** Long enough for an event of the same turn to tell that what an earlier one holds must not be kept. */
const FLUSH_MS = 1_000;
const TIDY_MS = 3_600_000;
const MAX_WAITING = 2_000;
/** To go through all that is kept takes a while: once for whatever was held back meanwhile. */
const FORGET_MS = 5_000;
const MAX_PIECES = 1_000;
/** Of an event, of the lines that several share, of a file and the time that it covers. */
const SIZES = { event: 262_144, line: 131_072, file: 2_097_152, all: 33_554_432 };
const FILE_MS = 3_600_000;

/**
 * The payloads of events that have passed, encrypted, in files that go when they are old or too many. Written in batches,
 * off the message path.
 */
export class EventRecord {
  private readonly folder: string;
  private setting: RecordSetting | undefined;
  private waiting: KeptEvent[] = [];
  private timer: NodeJS.Timeout | undefined;
  private forgetting: NodeJS.Timeout | undefined;
  private tidying: NodeJS.Timeout | undefined;
  /** Pieces of what was held back: those that nobody has looked for yet in what is kept, and all since the start. */
  private fresh: string[] = [];
  private withheld: string[] = [];
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    stateFolder: string,
    private readonly secret: () => Buffer,
    private readonly sizes = SIZES,
  ) {
    this.folder = join(stateFolder, "record");
  }

  get isOn(): boolean {
    return this.setting !== undefined;
  }

  /** Names the record: another one is another's. */
  get mark(): string | undefined {
    return this.setting?.id;
  }

  /** Keeps events from now on as an owner has said; undefined removes all that was kept. */
  async use(setting: RecordSetting | undefined): Promise<void> {
    if (setting && setting.id === this.setting?.id && setting.days === this.setting.days) return;
    this.setting = setting;
    clearInterval(this.tidying);
    if (setting) this.tidying = setInterval(() => void this.inTurn(() => this.tidy()), TIDY_MS).unref();
    else [this.waiting, this.fresh, this.withheld] = [[], [], []];
    await this.inTurn(() => (setting ? this.tidy() : rm(this.folder, { recursive: true, force: true })));
  }

  add(event: KeptEvent): void {
    if (!this.isOn || this.waiting.length >= MAX_WAITING) return;
    this.waiting.push(event);
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    return this.inTurn(() => this.write());
  }

  /** Keeps nothing in which one of these pieces of text is, and takes back what was kept of such events. */
  forget(findPieces: () => readonly string[]): void {
    if (!this.isOn) return;
    void this.inTurn(async () => {
      const pieces = findPieces();
      this.fresh = [...this.fresh, ...pieces].slice(-MAX_PIECES);
      this.withheld = [...this.withheld, ...pieces].slice(-MAX_PIECES);
      if (pieces.length > 0) this.forgetting ??= setTimeout(() => void this.forgetNow(), FORGET_MS).unref();
    });
  }

  private forgetNow(): Promise<void> {
    clearTimeout(this.forgetting);
    this.forgetting = undefined;
    return this.inTurn(async () => {
      const pieces = this.fresh.splice(0);
      if (pieces.length > 0) for (const path of await this.files()) await this.rewrite(path, pieces);
    });
  }

  /** The events of one kind, newest first. */
  async *newest(event: EventName): AsyncGenerator<KeptEvent, undefined> {
    await this.settle();
    const since = Date.now() - (this.setting?.days ?? 0) * DAY_MS;
    // A line that stands there twice was copied by somebody.
    const seen = new Set<string>();
    for (const path of (await this.files()).reverse()) {
      for await (const line of linesFromEnd(path, this.sizes.file * 2)) {
        if (seen.has(line)) continue;
        seen.add(line);
        for (const each of this.read(line).reverse()) if (each.event === event && each.at >= since) yield each;
      }
    }
  }

  /** What the event with this trace came with, while that is kept. */
  async find(event: EventName, trace: string): Promise<RecordedEvent["input"]> {
    if (this.isOn) for await (const each of this.newest(event)) if (each.trace === trace) return each.input;
    return undefined;
  }

  async close(): Promise<void> {
    clearInterval(this.tidying);
    await this.settle();
  }

  private async settle(): Promise<void> {
    await this.flush();
    await this.forgetNow();
  }

  /** None where it is not of this very record. */
  private read(line: string): KeptEvent[] {
    const text = this.setting && decrypted(this.key(this.setting), line);
    return text === undefined ? [] : (JSON.parse(text) as KeptEvent[]);
  }

  private key({ id }: RecordSetting): Buffer {
    return keyFor(this.secret(), `record ${id}`);
  }

  private async write(): Promise<void> {
    const { setting } = this;
    const events = this.waiting.splice(0);
    if (!setting || events.length === 0) return;
    const lines = await this.sealed(setting, events);
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      const path = await this.fileFor(Buffer.byteLength(lines));
      // Switched off meanwhile.
      if (this.setting?.id === setting.id) await appendFile(path, lines, { mode: 0o600 });
      await this.tidy();
    } catch {
      // A full or read-only disk costs the record, not the guard.
    }
  }

  private async sealed(setting: RecordSetting, events: readonly RecordedEvent[]): Promise<string> {
    const [key, turns] = [this.key(setting), new Turns()];
    let [lines, batch, length] = ["", [] as string[], 0];
    const seal = (): void => {
      if (batch.length > 0) lines += `${encrypted(key, `[${batch.join(",")}]`)}\n`;
      [batch, length] = [[], 0];
    };
    for (const event of events) {
      const text = asText(without(event, this.withheld), this.sizes.event);
      if (length + text.length > this.sizes.line) seal();
      batch.push(text);
      length += text.length;
      if (turns.isOver) await turns.next();
    }
    seal();
    return lines;
  }

  /** The newest, while there is room in it and it is not old: files are removed whole. */
  private async fileFor(bytes: number): Promise<string> {
    const last = (await this.files()).at(-1);
    const size = last === undefined ? undefined : (await stat(last)).size;
    const isFresh = last !== undefined && Date.now() - startOf(last) < FILE_MS;
    if (isFresh && size !== undefined && size + bytes <= this.sizes.file) return last;
    return join(this.folder, `${String(Date.now()).padStart(15, "0")}.sealed`);
  }

  private async files(): Promise<string[]> {
    const names = await readdir(this.folder).catch(() => []);
    return names
      .filter((name) => name.endsWith(".sealed"))
      .sort()
      .map((name) => join(this.folder, name));
  }

  private async tidy(): Promise<void> {
    const until = Date.now() - (this.setting?.days ?? 0) * DAY_MS;
    let bytes = 0;
    for (const path of (await this.files()).reverse()) {
      const found = await stat(path).catch(() => undefined);
      bytes += found?.size ?? 0;
      if (bytes > this.sizes.all || startOf(path) + FILE_MS < until) await rm(path, { force: true });
    }
  }

  private async rewrite(path: string, pieces: readonly string[]): Promise<void> {
    const { setting } = this;
    if (!setting) return;
    const [lines, turns] = [[] as string[], new Turns()];
    let isChanged = false;
    for await (const line of linesFromEnd(path, this.sizes.file * 2)) {
      const events = this.read(line);
      const kept = events.map((each) => without(each, pieces));
      const isSame = kept.every((each, at) => each === events[at]);
      lines.push(isSame ? line : encrypted(this.key(setting), JSON.stringify(kept)));
      isChanged ||= !isSame;
      if (turns.isOver) await turns.next();
    }
    if (isChanged) await writeWhole(path, `${lines.reverse().join("\n")}\n`);
  }

  private inTurn(work: () => Promise<unknown>): Promise<void> {
    const done = this.turn.then(work).then(
      () => undefined,
      () => undefined,
    );
    this.turn = done;
    return done;
  }
}

const startOf = (path: string): number => Number.parseInt(path.slice(path.lastIndexOf("/") + 1), 10);

const unkept = ({ at, event }: RecordedEvent): RecordedEvent => ({ at, event });

function asText(event: RecordedEvent, most: number): string {
  try {
    const text = JSON.stringify(event);
    if (text.length <= most) return text;
  } catch {
    // What contains itself could not be handed to a script either.
  }
  return JSON.stringify(unkept(event));
}

function without(event: RecordedEvent, pieces: readonly string[]): RecordedEvent {
  if (!event.input) return event;
  const texts = pieces.length === 0 ? [] : stringsIn(event.input);
  return texts.some((text) => pieces.some((piece) => text.includes(piece))) ? unkept(event) : event;
}
