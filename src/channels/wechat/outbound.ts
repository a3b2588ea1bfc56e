import { AsyncContext } from "../../lib/async-context.js";
import { inTime } from "../../lib/in-time.js";
import { isAllMasked } from "../../lib/mask.js";
import type { Texts } from "../../texts/index.js";
import type { DeliveryHandlers, OutboundPipeline, Turn } from "../outbound-pipeline.js";
import { putBack } from "../parts.js";
import type { Outgoing, Spot } from "../port.js";
import { hasPlaceFirst, isReading, isSending, shownBy } from "./exits.js";
import { type Method, methodNames, methodOf, type Puppet, setMethod } from "./puppet.js";
import { copyArguments, type Mentioning, visibleIn } from "./visible.js";

/** How WeChat's ids of rooms look; puppets for the web protocol keep rooms among the contacts. */
const ROOM_ID = /^@@|@(?:im\.)?chatroom$/;

export type GuardParts = {
  pipeline: OutboundPipeline<Spot>;
  isWatched(): boolean;
  /** Says something to the owners where no chat is there to say it in. */
  tellOwners(text: string): Promise<void>;
  texts: Texts;
};

type Call = {
  name: string;
  args: unknown[];
  chatId: string | undefined;
  /** Whether the arguments are a copy that nobody can change; what has none cannot be looked at. */
  isCopied: boolean;
};

const SEND_TEXT = "messageSendText";
/** A file that takes longer to be read cannot be looked at. */
const MAX_LOOK_MS = 30_000;

/** Checks everything a puppet sends, whichever way the bot sends it. */
export class SendGuard {
  private readonly methods = new Map<string, { original: Method; wrapper: Method }>();
  private isClosed = false;
  private readonly emit: Puppet["emit"];
  /** Inside a send that was checked, as long as it lasts: puppets make one kind of send out of another. */
  private readonly checked = new AsyncContext<{ isOver: boolean }>();

  constructor(
    private readonly puppet: Puppet,
    private readonly parts: GuardParts,
  ) {
    for (const name of methodNames(puppet).filter(isSending)) {
      const wrapper: Method = (...args) => this.route(name, args);
      this.methods.set(name, { original: methodOf(puppet, name), wrapper });
      setMethod(puppet, name, wrapper);
    }
    this.emit = puppet.emit;
    puppet.emit = this.emitOutside;
  }

  /** Sends a text of ours, around the guard. */
  async sendPlain(conversationId: string, text: string): Promise<unknown> {
    return this.call(SEND_TEXT, [conversationId, text]);
  }

  /** Has a text checked for whoever sends it around the guard then; behind what was sent in this conversation before. */
  deliver(chatId: string, text: string, handlers: DeliveryHandlers<void>): Promise<void> {
    const { pipeline } = this.parts;
    return pipeline.inTurn(chatId, async (turn) => {
      const place = await this.placeOf(SEND_TEXT, chatId);
      return pipeline.check({ type: SEND_TEXT, parts: [text], ...place }, handlers, turn);
    });
  }

  close(): void {
    // Somebody may have wrapped a method since, and go on calling ours: that one only passes on from now.
    this.isClosed = true;
    for (const [name, { original, wrapper }] of this.methods)
      if (methodOf(this.puppet, name) === wrapper) setMethod(this.puppet, name, original);
    if (this.puppet.emit === this.emitOutside) this.puppet.emit = this.emit;
  }

  /** A puppet may tell of something while it sends; what the bot says to that was not checked. */
  private readonly emitOutside = (event: string, ...args: unknown[]): boolean =>
    this.checked.run(undefined, () => this.emit.call(this.puppet, event, ...args));

  private call(name: string, args: readonly unknown[]): Promise<unknown> {
    const original = this.methods.get(name)?.original ?? methodOf(this.puppet, name);
    const send = { isOver: false };
    const end = (): void => {
      // Timers and sockets that it leaves behind must not carry the mark on.
      send.isOver = true;
    };
    const sent = this.checked.run(send, () => original.apply(this.puppet, [...args]));
    void Promise.resolve(sent).then(end, end);
    return sent;
  }

  private route(name: string, args: unknown[]): Promise<unknown> {
    const isFree = this.isClosed || this.checked.get()?.isOver === false || isReading(name, args);
    // With hooks off nothing waits, not even behind what was checked before.
    if (isFree || !this.parts.isWatched()) return this.call(name, args);
    const place = typeof args[0] === "string" && args.length > 1 ? args[0] : undefined;
    const chatId = hasPlaceFirst(name) ? place : undefined;
    const copied = copyArguments(args);
    const call = { name, args: copied ?? args, chatId, isCopied: copied !== undefined };
    // One send after the other in each conversation: reading a file takes longer than reading a text.
    return this.parts.pipeline.inTurn(place ?? name, (turn) => this.check(call, turn));
  }

  private async check(call: Call, turn: Turn): Promise<unknown> {
    const { name, args, chatId } = call;
    const { pipeline } = this.parts;
    const visible = call.isCopied ? await inTime(() => visibleIn(this.puppet, name, args), MAX_LOOK_MS) : undefined;
    const { parts = [], isUnknown = true } = visible ?? {};
    const outgoing = { type: name, parts: parts.map(({ text }) => text) };
    const handlers: DeliveryHandlers<{ result: unknown }> = {
      // The hooks hear of what cannot be looked at, but it does not leave.
      send: async (next) => {
        if (!visible || !putBack(parts, outgoing.parts, next)) return false;
        for (const each of visible.mentioning) await this.keepInStep(each, chatId ?? "");
        return { result: await this.call(name, args) };
      },
      withhold: async (notice, reason) => {
        visible?.close();
        return { result: await this.withhold(call, notice, reason) };
      },
    };
    const hasNothing = parts.length === 0 && !isUnknown;
    const { result } = hasNothing
      ? await pipeline.finish(outgoing, { kind: "pass" }, handlers, turn)
      : await pipeline.check(
          {
            ...outgoing,
            ...(chatId !== undefined && (await this.placeOf(name, chatId))),
            ...(isUnknown && { more: { unknown_content: true } }),
          },
          handlers,
          turn,
        );
    return result;
  }

  /** Never throws: a bot does not expect `say` to fail, and an error in a listener would end it. */
  private async withhold({ name, args, chatId }: Call, notice: string, reason: string): Promise<unknown> {
    // A room is made all the same, without the name that was withheld: the bot counts on getting one.
    const roomId = name === "roomCreate" ? await this.call(name, args.slice(0, 1)) : undefined;
    const place = typeof roomId === "string" ? roomId : /^(?:message|room)/.test(name) ? chatId : undefined;
    const isTold =
      place !== undefined &&
      (await this.sendPlain(place, notice).then(
        () => true,
        () => false,
      ));
    // A block that nobody hears of would pass for a message that arrived.
    if (!isTold) await this.parts.tellOwners(await this.outside(name, chatId, notice, reason)).catch(() => undefined);
    return roomId;
  }

  /** What the owners read of something that no chat was to show: what it was, and for whom. */
  private async outside(name: string, chatId: string | undefined, notice: string, reason: string): Promise<string> {
    const shown = shownBy(name);
    if (!shown) return notice;
    const contact =
      chatId === undefined ? undefined : await this.puppet.contactPayload(chatId).catch(() => ({ name: undefined }));
    const said = isAllMasked(reason) ? "" : reason;
    const { outside, withheldOutside } = this.parts.texts.wechat;
    return withheldOutside(outside[shown], contact && (contact.name ?? chatId), said);
  }

  /** Whose place it is, as far as the puppet knows: a note in a room would be read by all of it. */
  private async placeOf(name: string, chatId: string): Promise<Pick<Outgoing, "spot" | "isPrivate">> {
    const spot = { chatId };
    if (name.startsWith("room") || ROOM_ID.test(chatId)) return { spot, isPrivate: false };
    if (!name.startsWith("message")) return { spot };
    try {
      const rooms = await methodOf(this.puppet, "roomList").call(this.puppet);
      if (!Array.isArray(rooms)) return { spot };
      if (rooms.includes(chatId)) return { spot, isPrivate: false };
      await this.puppet.contactPayload(chatId);
      return { spot, isPrivate: true };
    } catch {
      return { spot };
    }
  }

  /** A mention whose name was taken out of the text would still ring somebody's phone. */
  private async keepInStep({ holder, text, list, before }: Mentioning, roomId: string): Promise<void> {
    const after = String(holder[text]);
    const mentioned = holder[list];
    if (after === before || !Array.isArray(mentioned)) return;
    const people = await Promise.all(mentioned.map((id) => this.namesOf(roomId, String(id))));
    const [had, has] = [before, after].map((words) => namedIn(words, people));
    // Whom the text did not name before, it cannot have lost.
    holder[list] = mentioned.filter((_, index) => !had?.has(index) || has?.has(index));
  }

  private async namesOf(roomId: string, contactId: string): Promise<string[]> {
    const member = await this.puppet.roomMemberPayload(roomId, contactId).catch(() => undefined);
    const contact = await this.puppet.contactPayload(contactId).catch(() => undefined);
    return [member?.roomAlias, member?.name, contact?.name].filter(
      (name) => name !== undefined && name !== "",
    ) as string[];
  }
}

/** Which of these people a text names; of two names that begin alike, the longer one counts. */
function namedIn(text: string, people: readonly string[][]): Set<number> {
  const named = new Set<number>();
  for (const { index: at } of text.matchAll(/@/g)) {
    const rest = text.slice(at + 1);
    const longest = Math.max(
      0,
      ...people
        .flat()
        .filter((name) => rest.startsWith(name))
        .map(({ length }) => length),
    );
    for (const [index, names] of people.entries())
      if (names.some((name) => name.length === longest && rest.startsWith(name))) named.add(index);
  }
  return named;
}
