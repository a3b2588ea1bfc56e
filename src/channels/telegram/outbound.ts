import { GrammyError, HttpError, type Transformer } from "grammy";
import { KeyedQueue } from "../../lib/keyed-queue.js";
import { type Texts, textsFor } from "../../texts/index.js";
import type { Languages } from "../languages.js";
import { cannotPutBack, type GateResult, type Notes, type OutboundGate } from "../outbound-gate.js";
import { DecidedCalls } from "./decided.js";
import { WithheldError } from "./errors.js";
import { isSilent, methodOf, repeatsMessages } from "./fields.js";
import { typesCommands } from "./forged-commands.js";
import type { KnownMessages } from "./known-messages.js";

import type { OwnMessages } from "./own-messages.js";
import { copyPayload, type Payload, UnreadableError } from "./payload-copy.js";
import { type ApiResponse, isPassing, withRetry } from "./persistent.js";
import type { TokenRedactor } from "./token.js";
import { closeUploads, hasOpenUploads } from "./uploads.js";
import { type Part, visibleParts } from "./visible.js";
import { requireSecret } from "./webhook-secret.js";
import { replacementFor } from "./withheld.js";

/** grammY's way to the wire, whichever the method. */
type Wire = (method: string, payload: Payload) => Promise<ApiResponse>;

export type GuardParts = {
  judge: OutboundGate;
  veil: TokenRedactor;
  known: KnownMessages;
  own: OwnMessages;
  languages: Languages;
  /** Shows a note of a hook to the person, or to the owners where the chat is not theirs alone. */
  showNote(chatId: string | undefined, note: string): Promise<void>;
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
  /** What can be read in it, where that was read already. */
  visible?: readonly Part[] | undefined;
  /** Ends this call's turn in its chat. */
  letGo: () => void;
};

/** A file that cannot be read, or a call that Telegram does not answer, must not keep the chat waiting. */
const MAX_WAIT_MS = 15_000;

/** What leaves for a call. With `resultOf` it is something else than was asked for. */
type Plan = {
  method: string;
  payload: Payload;
  resultOf?: (result: unknown) => unknown;
  /** What is left to try when Telegram refuses the place of a notice. */
  ifRefused?: Payload;
};

type Deliver = (plan: Plan, letGo?: () => void) => Promise<ApiResponse>;

/** Checks everything a person could read in a call, whichever code makes the call. */
export class OutboundGuard {
  private readonly lines = new KeyedQueue();
  private readonly decided = new DecidedCalls<Plan>();

  constructor(private readonly parts: GuardParts) {}

  readonly transformer: Transformer = async (prev, name, payload, signal) => {
    // The method's own types end here: the guard treats all methods alike, those it has never heard of included.
    const wire: Wire = (method, data) =>
      prev(method as typeof name, data as typeof payload, signal) as Promise<ApiResponse>;
    try {
      return (await this.route(wire, name, (payload ?? {}) as Payload, signal as AbortSignal | undefined)) as never;
    } catch (error) {
      this.parts.veil.scrub(error);
      throw error;
    }
  };

  /** Other hooks are in force now. */
  forgetVerdicts(): void {
    this.decided.forgetAll();
  }

  /** Resolves when everything on its way has been sent. */
  settled(): Promise<void> {
    return this.lines.settled();
  }

  /** Whether a call has to be looked through: with hooks off, what could type a command or change a message of ours. */
  concerns(method: string, { reply_markup }: Payload): boolean {
    return this.parts.judge.isNeeded || reply_markup !== undefined || changesMessages(method);
  }

  /** The error for a call that cannot be looked through. */
  unreadable(method: string, payload: Payload): WithheldError {
    return this.refusal(method, this.textsFor(chatOf(payload)).unreadable(method));
  }

  private route(wire: Wire, name: string, given: Payload, signal: AbortSignal | undefined): Promise<ApiResponse> {
    const method = methodOf(name);
    if (method === undefined) throw this.unreadable("call", given);
    if (method === "setWebhook") requireSecret(given.secret_token, textsFor(undefined));
    if (isSilent(method)) return wire(method, given);
    const chatId = chatOf(given);
    // With hooks off nothing waits, not even behind what was judged before.
    if (!this.concerns(method, given)) return this.send(wire, { method, payload: given });
    const isNeeded = this.parts.judge.isNeeded || given.reply_markup !== undefined;
    const payload = this.copied(method, given);
    if (changesMessages(method) && this.parts.own.has(payload))
      throw this.refusal(method, this.textsFor(chatId).ownMessage(method));
    if (!isNeeded) return this.send(wire, { method, payload });
    const key = this.decided.keyOf(method, payload);
    const isStreamed = hasOpenUploads(payload);
    const call = { wire, method, payload, chatId, signal, key, isStreamed, letGo: () => {} };
    return isStreamed ? this.read(call).then((read) => this.inTurn(read)) : this.inTurn(call);
  }

  /** What streams is read before the chat's turn is taken: others would wait for it, and it perhaps for them. */
  private async read(call: Call): Promise<Call> {
    const isNeeded = this.parts.judge.isNeeded && !this.decided.get(call.key);
    return isNeeded ? { ...call, visible: await this.visibleIn(call) } : call;
  }

  private inTurn(call: Call): Promise<ApiResponse> {
    const { chatId } = call;
    return chatId === undefined ? this.check(call) : this.lines.run(chatId, (letGo) => this.check({ ...call, letGo }));
  }

  private copied(method: string, payload: Payload): Payload {
    try {
      return copyPayload(payload);
    } catch (error) {
      throw error instanceof UnreadableError ? this.unreadable(method, payload) : error;
    }
  }

  private refusal(method: string, text: string): WithheldError {
    return new WithheldError(method, undefined, text, text);
  }

  private async check(call: Call): Promise<ApiResponse> {
    const { method, payload, chatId, key } = call;
    const texts = this.textsFor(chatId);
    const { generation } = this.decided;
    const earlier = this.decided.get(key);
    const deliver: Deliver = (plan, letGo = call.letGo) => this.deliver({ ...call, letGo }, plan, generation);
    if (earlier) return deliver(earlier);
    if (typesCommands(payload)) return this.withhold(call, { reason: texts.typesCommands, hook: undefined }, deliver);
    if (!this.parts.judge.isNeeded) return deliver({ method, payload });

    const repeated = this.parts.known.repeatedBy(method, payload);
    const visible = call.visible ?? (await limited(call.letGo, () => this.visibleIn(call)));
    // What another message says cannot be changed here, only withheld.
    const parts = [...visible, ...repeated.flatMap((each = []) => each.map((text) => ({ text, put: () => false })))];
    if (parts.length === 0 && repeated.length === 0) return deliver({ method, payload });
    const shown = parts.map(({ text }) => this.parts.veil.hide(text));
    let isHeld = false;
    let notes: Notes | undefined;
    const judgement = await this.parts.judge.judge(
      {
        channel: "telegram",
        type: method,
        parts: shown,
        chatId: chatId && this.parts.veil.hide(chatId),
        ...(repeated.includes(undefined) && { more: { unknown_content: true } }),
      },
      texts,
      {
        noted: (given) => {
          notes = given;
        },
        held: () => {
          isHeld = true;
          call.letGo();
          this.parts.held();
        },
      },
    );
    const act = (letGo?: () => void): Promise<ApiResponse> =>
      this.act(call, { judgement, parts, shown }, (plan) => deliver(plan, letGo));
    const done = isHeld && chatId !== undefined ? this.lines.run(chatId, act) : act();
    if (notes) this.showNotes(chatId, notes);
    return done;
  }

  private async act(
    call: Call,
    { judgement, parts, shown }: { judgement: GateResult; parts: readonly Part[]; shown: readonly string[] },
    deliver: Deliver,
  ): Promise<ApiResponse> {
    const { method, payload, chatId } = call;
    if (judgement.kind === "withhold") return this.withhold(call, judgement, deliver);
    if (judgement.kind === "pass") return deliver({ method, payload });
    if (!putBack(parts, shown, judgement.parts))
      return this.withhold(call, cannotPutBack(judgement.outcome, this.textsFor(chatId)), deliver);
    return deliver({ method, payload, resultOf: (result) => result });
  }

  /** Behind the message they belong to. A note that cannot be shown must not fail the message. */
  private showNotes(chatId: string | undefined, notes: Notes): void {
    const show = async (): Promise<void> => {
      for (const note of await notes()) await this.parts.showNote(chatId, note);
    };
    void this.lines.run(chatId ?? "", show).catch(() => undefined);
  }

  private async visibleIn({ method, payload }: Call): Promise<Part[]> {
    try {
      return await visibleParts(method, payload);
    } catch (error) {
      throw error instanceof UnreadableError ? this.unreadable(method, payload) : error;
    }
  }

  /** Sends what was decided. What fails for now is remembered, so that the next try is not judged again. */
  private async deliver(call: Call, plan: Plan, generation: number): Promise<ApiResponse> {
    const { key } = call;
    try {
      const answer = await limited(call.letGo, () => this.begin(call, plan));
      const waitSeconds = answer.parameters?.retry_after ?? 0;
      if (isPassing(answer)) this.decided.keep(key, plan, { generation, waitSeconds });
      else this.decided.forget(key);
      return answer.ok && plan.resultOf ? { ...answer, result: plan.resultOf(answer.result) } : answer;
    } catch (error) {
      const mayComeAgain = error instanceof HttpError && !call.signal?.aborted;
      if (mayComeAgain) this.decided.keep(key, plan, { generation, waitSeconds: 0 });
      else this.decided.forget(key);
      throw error;
    }
  }

  private begin(call: Call, plan: Plan): Promise<ApiResponse> {
    const sent = plan.resultOf ? this.deliverChanged(call, plan) : this.send(call.wire, plan);
    // The rest of a large one streams while it is sent.
    if (call.isStreamed && hasOpenUploads(plan.payload)) call.letGo();
    return sent;
  }

  /**
   * Sends something else than what was asked for. Were a failure handed back as it is, grammY's error would carry the
   * payload it was called with into the logs; so it is tried again here, and fails with what was really sent.
   */
  private async deliverChanged(call: Call, plan: Plan): Promise<ApiResponse> {
    const { method, payload, ifRefused } = plan;
    const answer = await withRetry(() => this.send(call.wire, plan), call.signal);
    if (answer.ok) return answer;
    // The same notice over the same message again: it stands there already.
    if (answer.description?.includes("message is not modified")) return { ok: true, result: true };
    if (ifRefused && answer.error_code === 400) return this.deliverChanged(call, { method, payload: ifRefused });
    const failure = answer as ConstructorParameters<typeof GrammyError>[1];
    throw new GrammyError(`Call to '${method}' failed!`, failure, method, payload);
  }

  private async send(wire: Wire, { method, payload }: Plan): Promise<ApiResponse> {
    const answer = await wire(method, payload);
    const { known } = this.parts;
    if (answer.ok && repeatsMessages(method)) {
      const caption = typeof payload.caption === "string" ? [payload.caption] : [];
      const texts = known.repeatedBy(method, payload).flatMap((each = []) => each);
      known.remember(answer.result, payload.chat_id, [...caption, ...texts]);
    } else if (answer.ok) known.remember(answer.result, payload.chat_id);
    return answer;
  }

  private async withhold(
    { method, payload, chatId }: Call,
    { reason, hook }: { reason: string; hook: string | undefined },
    deliver: Deliver,
  ): Promise<ApiResponse> {
    await closeUploads(payload);
    const texts = this.textsFor(chatId);
    const instead = replacementFor(method, payload, texts.withheld(reason));
    if (instead.kind === "silence") return { ok: true, result: true };
    if (instead.kind === "error") throw new WithheldError(method, hook, reason, texts.withheldCall(method, reason));
    return deliver(instead);
  }

  private textsFor(chatId: string | undefined): Texts {
    return this.parts.languages.textsFor(chatId);
  }
}

/** Ends a turn in which something takes too long. Hooks have limits of their own: while they look, the order holds. */
async function limited<T>(letGo: () => void, work: () => Promise<T>): Promise<T> {
  const timer = setTimeout(letGo, MAX_WAIT_MS);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}

const changesMessages = (method: string): boolean => /^(?:edit|delete|stop)/i.test(method);

function chatOf({ chat_id, user_id }: Payload): string | undefined {
  const id = chat_id ?? user_id;
  return typeof id === "number" || typeof id === "string" ? String(id) : undefined;
}

/** Puts the hooks' new texts in their places; false when one of them does not fit there. */
function putBack(parts: readonly Part[], before: readonly string[], next: readonly string[]): boolean {
  const changed = [...parts.entries()].filter(([index]) => next[index] !== before[index]);
  // From the end: of a text that is there as shown and as written, the one as shown has the last word.
  return changed.reverse().every(([index, part]) => part.put(next[index] ?? ""));
}
