import { Readable } from "node:stream";
import { inTime } from "../../lib/in-time.js";
import { parseJson } from "../../lib/json.js";
import { readText } from "../file-content.js";
import { fileParts, type Part, unchangeable } from "../parts.js";
import { hasPlaceFirst } from "./exits.js";
import { type FileBox, isFileBox, readFileBox } from "./files.js";
import { type Puppet, TEXT_MESSAGE } from "./puppet.js";

type Holder = Record<string | number, unknown>;

/** A text that rings somebody's phone: `before` is what it was, and the list is who is mentioned in it. */
export type Mentioning = { holder: Holder; text: string | number; list: string | number; before: string };

/** More than any message has: arguments that hold themselves would go on for ever. */
const MAX_DEPTH = 50;
const MAX_VALUES = 20_000;
/** What machines read, where the value looks like it; people are mentioned by their ids. */
const isId = (name: string, value: string): boolean =>
  /^(?:id|type|mentions|.*Ids?|.*IdList)$/.test(name) && /^[\w@.-]*$/.test(value);
/** Where a number is there to be read: one in another place is a measure. */
const isForText = (name: string): boolean => /^(?:text|title|description|hello|name|address)?$/.test(name);

/** How to get at what a message of a kind carries, by Wechaty's numbers of kinds. */
const ATTACHED: Readonly<Record<number, (puppet: Puppet, id: string) => Promise<unknown> | undefined>> = {
  1: (puppet, id) => puppet.messageFile?.(id),
  8: (puppet, id) => puppet.messageLocation?.(id),
  9: (puppet, id) => puppet.messageMiniProgram?.(id),
  14: (puppet, id) => puppet.messageUrl?.(id),
};
const MAX_LOAD_MS = 10_000;

/**
 * A copy of the arguments: nobody may change them while the hooks look, and the copy is what is sent. Undefined for what
 * cannot be copied, such as something that holds itself.
 */
export function copyArguments(given: readonly unknown[]): unknown[] | undefined {
  let left = MAX_VALUES;
  const copy = (value: unknown, depth: number): unknown => {
    // Plain data only: what else an object can do, it could do differently once it was judged.
    if (typeof value === "function" || typeof value === "symbol") return undefined;
    if (typeof value !== "object" || value === null || isFileBox(value) || isStream(value)) return value;
    if (value instanceof String) return String.prototype.valueOf.call(value);
    if (value instanceof Number) return Number.prototype.valueOf.call(value);
    if (value instanceof Date || value instanceof URL) return value.toJSON();
    if (value instanceof Uint8Array) return Buffer.from(value);
    const entries = Object.entries(value).filter(([, each]) => typeof each !== "function");
    left -= entries.length;
    if (depth > MAX_DEPTH || left < 0) throw new RangeError("too much to look at");
    const copies = entries.map(([name, each]) => [name, copy(each, depth + 1)] as const);
    return Array.isArray(value) ? copies.map(([, each]) => each) : Object.fromEntries(copies);
  };
  try {
    return given.map((value) => copy(value, 0));
  } catch {
    return undefined; // the caller withholds the send
  }
}

const isStream = (value: object): boolean => value instanceof Readable;

/** Looks through the arguments of a sending method. Files in them are replaced by ones that were read already. */
export async function visibleIn(puppet: Puppet, method: string, args: unknown[]): Promise<VisibleTextCollector> {
  const collector = new VisibleTextCollector(puppet);
  if (method === "messageForward") await collector.message(String(args[1]));
  else if (method === "messageSendContact") await collector.contact(String(args[1]));
  else await collector.arguments(method, args);
  return collector;
}

/** What can be read in a call. */
class VisibleTextCollector {
  readonly parts: Part[] = [];
  readonly mentioning: Mentioning[] = [];
  /** It shows something that cannot be looked at. */
  isUnknown = false;
  /** Everything that has to be waited for, in the order it was found. */
  private readonly later: (() => Promise<void>)[] = [];
  private readonly closings: (() => void)[] = [];

  constructor(private readonly puppet: Puppet) {}

  /** Lets go of files that are not sent. */
  close(): void {
    for (const close of this.closings) close();
  }

  async arguments(method: string, args: unknown[]): Promise<void> {
    const isText = method === "messageSendText";
    if (isText) this.mentions(args, 1, 2);
    for (const index of args.keys())
      if (!(index === 0 && hasPlaceFirst(method)) && !(isText && index === 2)) this.value(args, index, "");
    try {
      for (const look of this.later) await look();
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /** What a message says that is sent on by its id. */
  async message(id: string): Promise<void> {
    const message = await this.puppet.messagePayload(id).catch(() => undefined);
    const text = message?.text ?? "";
    if (text !== "") this.parts.push(unchangeable(text));
    // A file, a card or a picture has more to it than the text that describes it.
    if (!message || text === "" || message.type !== TEXT_MESSAGE)
      this.isUnknown ||= !(await this.attached(id, message?.type));
  }

  /** What hangs on a message that is sent on; false when it cannot be looked at. */
  private async attached(id: string, type: number | undefined): Promise<boolean> {
    const load = type === undefined ? undefined : ATTACHED[type];
    const attached =
      load && (await inTime(() => Promise.resolve(load(this.puppet, id)), MAX_LOAD_MS).catch(() => undefined));
    if (typeof attached !== "object" || attached === null) return false;
    const inner = new VisibleTextCollector(this.puppet);
    await inner.arguments("", [attached]).catch(() => undefined);
    inner.close();
    this.parts.push(...inner.parts.map(({ text }) => unchangeable(text)));
    return inner.parts.length > 0 && !inner.isUnknown;
  }

  /** The name on a person's card. */
  async contact(id: string): Promise<void> {
    const contact = await this.puppet.contactPayload(id).catch(() => undefined);
    if (contact?.name) this.parts.push(unchangeable(contact.name));
  }

  private value(holder: object, key: string | number, name: string): void {
    const place = holder as Holder;
    const value = place[key];
    if (typeof value === "string") this.text(place, key, name);
    else if (typeof value === "bigint" || (typeof value === "number" && isForText(name)))
      this.parts.push({ text: String(value), put: (next) => put(place, key, next) });
    else if (typeof value === "object" && value !== null) this.object(place, key, name);
  }

  private text(place: Holder, key: string | number, name: string): void {
    const value = String(place[key]);
    const packed = name === "filebox" ? unpack(value) : undefined;
    if (packed) this.packedFile(place, key, packed);
    // A post that was received has its messages by their ids; one with a card has the person's.
    else if (name === "sayableList") {
      this.parts.push(unchangeable(value));
      this.later.push(() => this.message(value));
    } else if (name === "contactId") this.later.push(() => this.contact(value));
    else if (value !== "" && !isId(name, value)) this.parts.push({ text: value, put: (next) => put(place, key, next) });
  }

  private object(place: Holder, key: string | number, name: string): void {
    const value = place[key] as Holder;
    if (isFileBox(value)) this.later.push(() => this.file(place, key, value));
    else if (value instanceof Uint8Array) this.parts.push(unchangeable(readText(value)?.text ?? ""));
    // It can be read only once, and that is for the puppet to do.
    else if (isStream(value)) this.isUnknown = true;
    else {
      this.mentions(value, "text", "mentions");
      for (const inner of Object.keys(value)) this.value(value, inner, Array.isArray(value) ? name : inner);
    }
  }

  private mentions(holder: object, text: string | number, list: string | number): void {
    const place = holder as Holder;
    const mentioned = place[list];
    if (Array.isArray(mentioned) && mentioned.length > 0)
      this.mentioning.push({ holder: place, text, list, before: String(place[text]) });
  }

  private async file(holder: Holder, key: string | number, file: FileBox): Promise<void> {
    const read = await readFileBox(file);
    this.closings.push(read.close);
    // Puppets keep in it how long a voice message is, for example; whatever else is there can be read, too.
    const more = { metadata: copyArguments([file.metadata ?? {}])?.[0] ?? {} };
    this.value(more, "metadata", "metadata");
    const place = (name: string | undefined, text: string | undefined): void => {
      const box = read.box(name ?? "", text);
      holder[key] = Object.keys(more.metadata).length > 0 ? Object.assign(box, more) : box;
    };
    // A picture of a code says what the code says, and cannot be rewritten as text.
    this.parts.push(...fileParts(read.name, read.code === undefined ? read.content : undefined, place));
    for (const words of [read.address, read.code]) if (words !== undefined) this.parts.push(unchangeable(words));
  }

  /** A file written as JSON, the way puppets hand files to each other. */
  private packedFile(holder: Holder, key: string | number, packed: PackedFile): void {
    const { base64, url, qrCode } = packed;
    const content = base64 === undefined ? undefined : readText(Buffer.from(base64, "base64"));
    const place = (name: string | undefined, text: string | undefined): void => {
      if (name !== undefined) packed.name = name;
      if (text !== undefined) packed.base64 = Buffer.from(text).toString("base64");
      holder[key] = JSON.stringify(packed);
    };
    this.parts.push(...fileParts(packed.name, content, place));
    for (const words of [url, qrCode]) if (words !== undefined) this.parts.push(unchangeable(words));
    // It is somewhere else, and only the puppet knows how to get it.
    if (base64 === undefined && qrCode === undefined) this.isUnknown = true;
  }
}

type PackedFile = { name?: string; base64?: string; url?: string; qrCode?: string };

function unpack(json: string): PackedFile | undefined {
  const packed = parseJson(json);
  // Else it is a text like any other.
  return typeof packed === "object" && packed !== null ? packed : undefined;
}

function put(holder: Holder, key: string | number, next: string): boolean {
  holder[key] = next;
  return next.trim() !== "";
}
