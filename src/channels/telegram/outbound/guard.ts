import { GrammyError, HttpError, type Transformer } from "grammy";
import type { Texts } from "../../../texts/index.js";
import type { Languages } from "../../languages.js";
import {
  type DeliveryHandlers,
  type Ending,
  type OutboundPipeline,
  releaseWhenSlow,
  type Turn,
} from "../../outbound-pipeline.js";
import { layoutOf, type Part, putBack, unchangeable } from "../../parts.js";
import type { Outgoing } from "../../port.js";
import { spelt } from "../../spelling.js";
import { secretFault } from "../inbound/webhook.js";
import { typesCommands, visibleParts } from "../rendering/visible.js";
import type { TelegramSpot } from "../replies/replies.js";
import { isSilent, methodOf, repeatsMessages } from "./fields.js";
import type { KnownMessages, OwnMessages } from "./messages.js";
import { dropOwnFrames } from "./own-frames.js";
import { CallKeys, copyPayload, type Payload, UnreadableError } from "./payload.js";
import type { TokenRedactor } from "./redactor.js";
import { type ApiResponse, isPassing, withRetry } from "./retry.js";
import { closeUploads, hasOpenUploads } from "./uploads.js";
import { markWithheld, type OtherCall, replacementFor, WithheldError } from "./withheld.js";

/** grammY's way to the wire, whichever the method. */
type Wire = (method: string, payload: Payload) => Promise<ApiResponse>;

/** What can be read in a call, and the payload that it was read from: uploads can be read only once. */
export type OutgoingCall = Outgoing<TelegramSpot> & { payload: Payload; visible: readonly Part[]; wire?: Wire };

export type GuardParts = {
  pipeline: OutboundPipeline<TelegramSpot, OutgoingCall>;
  isWatched(): boolean;
  redactor: TokenRedactor;
  known: KnownMessages;
  own: OwnMessages;
  languages: Languages;
  /** What the command is called, where that is not `hooks`. */
  command: string | undefined;
  /** Something that a handler sends waits for a human. */
  held(): void;
};

/** One call on its way out: a copy of its payload that nobody else can change. */
type Call = {
  wire: Wire;
  method: string;
  payload: Payload;
  chatId: string | undefined;
  signal: AbortSignal | undefined;
  /** What tells it from others, also when it is tried again. */
  key: string;
  /** Whether somebody else's code yields the bytes of an upload: it may take its time, and send in the same chat. */
  isStreamed: boolean;
};

/** How long after the time Telegram asked to wait somebody may still come back with the same call. */
const GRACE_MS = 600_000;

/** Checks everything a person could read in a call, whichever code makes the call. */
export class OutboundGuard {
  private readonly keys = new CallKeys();
  private hasAdvised = false;

  constructor(private readonly parts: GuardParts) {}

  readonly transformer: Transformer = async (prev, name, payload, signal) => {
    // The method's own types end here: the guard treats all methods alike, those it has never heard of included.
    const wire: Wire = (method, data) =>
      prev(method as typeof name, data as typeof payload, signal) as Promise<ApiResponse>;
    try {
      return (await this.route(wire, name, (payload ?? {}) as Payload, signal as AbortSignal | undefined)) as never;
    } catch (failure) {
      const isUnreadable = failure instanceof UnreadableError;
      const error = isUnreadable ? this.unreadable(methodOf(name) ?? "call", (payload ?? {}) as Payload) : failure;
      this.parts.redactor.scrub(error);
      if (!(error instanceof WithheldError)) dropOwnFrames(error);
      throw error;
    }
  };

  /** Whether a call has to be looked through: with hooks off, what could type a command or change a message of ours. */
  concerns(method: string, { reply_markup }: Payload): boolean {
    return this.parts.isWatched() || reply_markup !== undefined || changesMessages(method);
  }

  /** The error for a call that cannot be looked through. */
  unreadable(method: string, payload: Payload): WithheldError {
    return this.refusal(method, this.textsFor(chatOf(payload)).unreadable(method));
  }

  /** Has a text checked as a whole, in turn with the calls to its chat. */
  sendText(chatId: string, text: string, handlers: DeliveryHandlers<void>): Promise<void> {
    const shown = this.parts.redactor.hide(text);
    return this.parts.pipeline.send(
      { type: "sendMessage", parts: [shown], payload: { text }, visible: [], ...this.placeOf(chatId) },
      { ...handlers, send: ([words = ""], ...rest) => handlers.send([words === shown ? text : words], ...rest) },
    );
  }

  private route(wire: Wire, name: string, given: Payload, signal: AbortSignal | undefined): Promise<ApiResponse> {
    const method = methodOf(name);
    if (method === undefined) throw new UnreadableError();
    if (method === "setWebhook" && given.url) this.adviseOnSecret(given.secret_token);
    if (isSilent(method)) return wire(method, given);
    const chatId = chatOf(given);
    // With hooks off nothing waits, not even behind what was checked before.
    if (!this.concerns(method, given)) return this.send(wire, method, given);
    const isNeeded = this.parts.isWatched() || given.reply_markup !== undefined;
    const payload = copyPayload(given);
    if (changesMessages(method) && this.parts.own.has(payload))
      throw this.refusal(method, this.textsFor(chatId).ownMessage(method));
    if (!isNeeded) return this.send(wire, method, payload);
    const key = this.keys.keyOf(method, payload);
    const call: Call = { wire, method, payload, chatId, signal, key, isStreamed: hasOpenUploads(payload) };
    return call.isStreamed ? this.checkStreamed(call) : this.inTurn(call);
  }

  /** Whose webhook it is, is for the host to say; no command that comes by it counts without a secret. */
  private adviseOnSecret(secret: unknown): void {
    const texts = this.textsFor(undefined);
    const fault = secretFault(secret, texts);
    if (fault === undefined || this.hasAdvised) return;
    this.hasAdvised = true;
    process.emitWarning(texts.telegram.openWebhook(fault), "TelegramWebhookWarning");
  }

  /** What streams is read before the chat's turn is taken: others would wait for it, and it perhaps for them. */
  private async checkStreamed(call: Call): Promise<ApiResponse> {
    const isNeeded = this.parts.isWatched() && !this.parts.pipeline.decided(call.key);
    const visible = isNeeded ? await look(call) : undefined;
    return this.inTurn(call, visible);
  }

  private inTurn(call: Call, visible?: readonly Part[]): Promise<ApiResponse> {
    return this.parts.pipeline.inTurn(call.chatId, (turn) => this.check(call, turn, visible));
  }

  private refusal(method: string, text: string): WithheldError {
    return new WithheldError(method, undefined, text, text);
  }

  private async check(call: Call, turn: Turn, read: readonly Part[] | undefined): Promise<ApiResponse> {
    const { method, payload, wire, chatId, key } = call;
    const { pipeline, known, redactor } = this.parts;
    const finish = (outgoing: OutgoingCall, result: Parameters<typeof pipeline.finish>[1]): Promise<ApiResponse> =>
      pipeline.finish(outgoing, result, this.handlersFor(call, outgoing), turn);
    const earlier = pipeline.decided(key);
    if (earlier) return finish(earlier.outgoing, earlier.result);
    const unread = { type: method, parts: [], payload, visible: [], wire, ...this.placeOf(chatId) };
    const { command } = this.parts;
    const reason = spelt(this.textsFor(chatId).typesCommands, command);
    if (typesCommands(payload, command)) return finish(unread, { kind: "withhold", reason, hook: undefined });
    if (!this.parts.isWatched()) return finish(unread, { kind: "pass" });

    const repeated = known.repeatedBy(method, payload);
    const visible = [
      ...(read ?? (await releaseWhenSlow(turn.release, () => look(call)))),
      // What another message says cannot be changed here, only withheld.
      ...repeated.flatMap((texts = []) => texts.map(unchangeable)),
    ];
    const outgoing: OutgoingCall = {
      ...unread,
      visible,
      parts: visible.map(({ text }) => redactor.hide(text)),
      layout: layoutOf(visible),
      ...(repeated.includes(undefined) && { more: { unknown_content: true } }),
    };
    if (visible.length === 0 && repeated.length === 0) return finish(outgoing, { kind: "pass" });
    return pipeline.check(outgoing, this.handlersFor(call, outgoing), turn);
  }

  private placeOf(chatId: string | undefined): Pick<OutgoingCall, "spot" | "isPrivate"> {
    if (chatId === undefined) return {};
    // A private chat has the number of the person.
    return { spot: { chatId: this.parts.redactor.hide(chatId) }, isPrivate: Number(chatId) > 0 };
  }

  private handlersFor(call: Call, { payload, visible, parts }: OutgoingCall): DeliveryHandlers<ApiResponse> {
    const { method, wire, key, signal } = call;
    return {
      retry: { key, keepMs: (ending) => keepMs(ending, signal) },
      held: this.parts.held,
      send: async (next, _, release) => {
        if (!putBack(visible, parts, next)) return false;
        const isChanged = next !== parts;
        const sent = isChanged ? this.sendChanged(call, { method, payload }) : this.send(wire, method, payload);
        // The rest of a large one streams while it is sent.
        if (call.isStreamed && hasOpenUploads(payload)) release();
        return sent;
      },
      withhold: async (notice, reason, hook) => {
        // One that was withheld before is closed already.
        await closeUploads(payload).catch(() => undefined);
        const instead = replacementFor(method, payload, notice, this.parts.known.keyboardUnder(payload));
        if (instead.kind === "silence") return { ok: true, result: true };
        if (instead.kind === "call") {
          const answer = await this.sendChanged(call, instead);
          return { ...answer, result: markWithheld(answer.result) };
        }
        throw new WithheldError(method, hook, reason, this.textsFor(call.chatId).withheldCall(method, reason));
      },
    };
  }

  /**
   * Sends something else than what was asked for. Were a failure handed back as it is, grammY's error would carry the
   * payload it was called with into the logs; so it is tried again here, and fails with what was really sent.
   */
  private async sendChanged(call: Call, { method, payload, resultOf, ifRefused }: OtherCall): Promise<ApiResponse> {
    const answer = await withRetry(() => this.send(call.wire, method, payload), call.signal);
    if (answer.ok) return resultOf ? { ...answer, result: resultOf(answer.result) } : answer;
    // The same notice over the same message again: it stands there already.
    if (answer.description?.includes("message is not modified")) return { ok: true, result: true };
    if (ifRefused && answer.error_code === 400)
      return this.sendChanged(call, { method, payload: ifRefused, ...(resultOf && { resultOf }) });
    const failure = answer as ConstructorParameters<typeof GrammyError>[1];
    throw new GrammyError(`Call to '${method}' failed!`, failure, method, payload);
  }

  private async send(wire: Wire, method: string, payload: Payload): Promise<ApiResponse> {
    const answer = await wire(method, payload);
    const { known } = this.parts;
    if (answer.ok && repeatsMessages(method)) {
      const caption = typeof payload.caption === "string" ? [payload.caption] : [];
      const texts = known.repeatedBy(method, payload).flatMap((each = []) => each);
      known.remember(answer.result, payload.chat_id, [...caption, ...texts]);
    } else if (answer.ok) known.remember(answer.result, payload.chat_id);
    return answer;
  }

  private textsFor(chatId: string | undefined): Texts {
    return this.parts.languages.textsFor(chatId);
  }
}

/** What fails for now is remembered, so that the next try is not checked again. */
function keepMs(ending: Ending<ApiResponse>, signal: AbortSignal | undefined): number {
  if ("error" in ending) return ending.error instanceof HttpError && !signal?.aborted ? GRACE_MS : 0;
  return isPassing(ending.sent) ? (ending.sent.parameters?.retry_after ?? 0) * 1_000 + GRACE_MS : 0;
}

/** Reads a call. A file that cannot be read fails as it would where grammY reads it. */
async function look({ method, payload }: Call): Promise<Part[]> {
  try {
    return await visibleParts(method, payload);
  } catch (error) {
    if (error instanceof UnreadableError) throw error;
    throw new HttpError(`Network request for '${method}' failed!`, error);
  }
}

const changesMessages = (method: string): boolean => /^(?:edit|delete|stop)/i.test(method);

function chatOf({ chat_id, user_id }: Payload): string | undefined {
  const id = chat_id ?? user_id;
  return typeof id === "number" || typeof id === "string" ? String(id) : undefined;
}
