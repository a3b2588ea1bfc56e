import { GrammyError, HttpError, type Transformer } from "grammy";
import type { FireOutcome } from "../../core/firing.js";
import { type Texts, textsFor } from "../../texts/index.js";
import type { ChannelHooks } from "../hooks.js";
import { Lines } from "../lines.js";
import { DecidedCalls } from "./decided.js";
import { WithheldError } from "./errors.js";
import { isSilent, repeatsMessages } from "./fields.js";
import { cutTo } from "./formatting.js";
import type { KnownMessages } from "./known-messages.js";
import type { Languages } from "./languages.js";
import { copyPayload, type Payload, TooDeepError } from "./payload-copy.js";
import { type ApiResponse, isPassing, persistently } from "./persistent.js";
import type { TokenVeil } from "./token.js";
import { type Part, visibleParts } from "./visible.js";
import { requireSecret } from "./webhook-secret.js";
import { insteadOf } from "./withheld.js";

const CHANNEL = "telegram";
const LONGEST_REASON = 300;

/** grammY's way to the wire, whichever the method. */
type Wire = (method: string, payload: Payload) => Promise<ApiResponse>;

export type GuardParts = {
  hooks: ChannelHooks;
  veil: TokenVeil;
  known: KnownMessages;
  languages: Languages;
  /** Shows a note of a hook to the person, or to the owners where the chat is not theirs alone. */
  showNote(chatId: string | undefined, note: string): Promise<void>;
};

/** One call on its way out: a copy of its payload that nobody else can change. */
type Call = {
  wire: Wire;
  method: string;
  payload: Payload;
  chatId: string | undefined;
  signal: AbortSignal | undefined;
};

/** Checks everything a person could read in a call, whichever code makes the call. */
export class OutboundGuard {
  private readonly lines = new Lines();
  private readonly decided = new DecidedCalls();

  constructor(private readonly parts: GuardParts) {}

  readonly transformer: Transformer = async (prev, method, payload, signal) => {
    // The method's own types end here: the guard treats all methods alike, those it has never heard of included.
    const wire: Wire = (name, data) =>
      prev(name as typeof method, data as typeof payload, signal) as Promise<ApiResponse>;
    try {
      return (await this.route(wire, method, (payload ?? {}) as Payload, signal as AbortSignal | undefined)) as never;
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

  private route(wire: Wire, method: string, payload: Payload, signal: AbortSignal | undefined): Promise<ApiResponse> {
    if (method === "setWebhook") requireSecret(payload.secret_token, textsFor(undefined));
    if (isSilent(method)) return wire(method, payload);
    const chatId = chatOf(payload);
    const isWatched = this.parts.hooks.isWatched("on_outbound_message");
    if (!isWatched && (chatId === undefined || !this.lines.isBusy(chatId))) return this.send(wire, method, payload);
    const call = { wire, method, payload: this.copied(method, payload, chatId), chatId, signal };
    const task = (): Promise<ApiResponse> => this.check(call);
    return chatId === undefined ? task() : this.lines.run(chatId, task);
  }

  private copied(method: string, payload: Payload, chatId: string | undefined): Payload {
    try {
      return copyPayload(payload);
    } catch (error) {
      if (!(error instanceof TooDeepError)) throw error;
      const text = this.textsFor(chatId).tooDeep(method);
      throw new WithheldError(method, undefined, text, text);
    }
  }

  private async check(call: Call): Promise<ApiResponse> {
    const { method, payload, chatId } = call;
    const key = this.decided.keyOf(method, payload);
    const earlier = this.decided.get(key);
    if (earlier) return this.deliver({ ...call, payload: earlier }, key);
    const parts = await this.partsOf(method, payload);
    if (parts.length === 0 && !repeatsMessages(method)) return this.deliver(call, key);
    const texts = parts.map(({ text }) => this.parts.veil.hide(text));
    const outcome = await this.parts.hooks.fire("on_outbound_message", {
      notification: texts.join("\n"),
      parts: texts,
      type: method,
      channel: CHANNEL,
      ...(chatId !== undefined && { chat_id: chatId }),
    });
    this.showNotes(outcome, chatId);
    if (outcome.verdict === "block") return this.withhold(call, outcome);
    if (!outcome.rewrite) return this.deliver(call, key);
    if (!putBack(parts, texts, outcome.rewrite))
      return this.withhold(call, cannotPutBack(outcome, this.textsFor(chatId)));
    return this.deliverChanged(call, method, payload);
  }

  private async partsOf(method: string, payload: Payload): Promise<Part[]> {
    const parts = await visibleParts(method, payload);
    if (!repeatsMessages(method)) return parts;
    // What another message says cannot be changed here, only withheld.
    return [...parts, ...this.parts.known.repeatedBy(payload).map((text) => ({ text, put: () => false }))];
  }

  /** Sends what was let pass. What fails for now is remembered, so that the next try is not judged again. */
  private async deliver({ wire, method, payload }: Call, key: string): Promise<ApiResponse> {
    try {
      const answer = await this.send(wire, method, payload);
      if (isPassing(answer)) this.decided.keep(key, payload, answer.parameters?.retry_after ?? 0);
      else this.decided.forget(key);
      return answer;
    } catch (error) {
      if (error instanceof HttpError) this.decided.keep(key, payload, 0);
      throw error;
    }
  }

  /**
   * Sends something else than what was asked for. Were a failure handed back as it is, grammY's error would carry the
   * payload it was called with into the logs; so it is tried again here, and fails with what was really sent.
   */
  private async deliverChanged({ wire, signal }: Call, method: string, payload: Payload): Promise<ApiResponse> {
    const answer = await persistently(() => this.send(wire, method, payload), signal);
    if (answer.ok) return answer;
    // The same notice over the same message again: it stands there already.
    if (/message is not modified/.test(answer.description ?? "")) return { ok: true, result: true };
    throw new GrammyError(
      `Call to '${method}' failed!`,
      answer as ConstructorParameters<typeof GrammyError>[1],
      method,
      payload,
    );
  }

  private async send(wire: Wire, method: string, payload: Payload): Promise<ApiResponse> {
    const answer = await wire(method, payload);
    if (answer.ok) {
      const { known } = this.parts;
      if (repeatsMessages(method)) known.remember(answer.result, payload.chat_id, known.repeatedBy(payload));
      else known.remember(answer.result, payload.chat_id);
    }
    return answer;
  }

  private async withhold(call: Call, outcome: FireOutcome): Promise<ApiResponse> {
    const { method, payload, chatId } = call;
    const texts = this.textsFor(chatId);
    const reason = cutTo((await this.shownReason(outcome, chatId, texts)).split("\n", 1)[0] ?? "", LONGEST_REASON);
    const instead = insteadOf(method, payload, texts.withheld(reason));
    if (instead.kind === "silence") return { ok: true, result: true };
    if (instead.kind === "error")
      throw new WithheldError(method, outcome.hook, reason, texts.withheldCall(method, reason));
    const answer = await this.deliverChanged(call, instead.method, instead.payload);
    return { ...answer, result: instead.resultOf(answer.result) };
  }

  /** A script's reason is not our own text: the other outbound hooks see it before the chat does. */
  private async shownReason(
    { reason = "", runs }: FireOutcome,
    chatId: string | undefined,
    texts: Texts,
  ): Promise<string> {
    const said = runs.findLast((run) => run.verdict === "block");
    if (reason === "" || said === undefined) return reason;
    const [vetted] = (await this.vet([reason], chatId, said.id)) ?? [texts.seeElsewhere];
    return vetted ?? "";
  }

  private vet(parts: readonly string[], chatId: string | undefined, by: string | undefined) {
    return this.parts.hooks.vetWords({
      parts,
      channel: CHANNEL,
      ...(chatId !== undefined && { chatId }),
      ...(by !== undefined && { by }),
    });
  }

  private showNotes({ notes, runs }: FireOutcome, chatId: string | undefined): void {
    if (notes.length === 0) return;
    const authors = new Set(runs.map((run) => run.id));
    const texts = this.textsFor(chatId);
    const show = async (): Promise<void> => {
      const vetted = await this.vet(notes, chatId, authors.size === 1 ? runs[0]?.id : undefined);
      for (const note of vetted ?? [texts.seeElsewhere]) await this.parts.showNote(chatId, texts.hookNote(note));
    };
    // Behind the message it belongs to. A note that cannot be shown must not fail the message.
    void this.lines.run(chatId ?? "", show).catch(() => undefined);
  }

  private textsFor(chatId: string | undefined): Texts {
    return this.parts.languages.textsFor(chatId);
  }
}

function cannotPutBack(outcome: FireOutcome, texts: Texts): FireOutcome {
  const { hook = "" } = outcome.runs.find((run) => run.rewrote) ?? {};
  return { ...outcome, hook, reason: texts.cannotPutBack(hook) };
}

function chatOf({ chat_id, user_id }: Payload): string | undefined {
  const id = chat_id ?? user_id;
  return typeof id === "number" || typeof id === "string" ? String(id) : undefined;
}

/** Puts the hooks' new texts in their places; false when one of them does not fit there. */
function putBack(parts: readonly Part[], before: readonly string[], rewrite: Record<string, unknown>): boolean {
  const next = Array.isArray(rewrite.parts) ? rewrite.parts : [];
  const changed = [...parts.entries()].filter(([index]) => next[index] !== before[index]);
  // From the end: of a text that is there as shown and as written, the one as shown has the last word.
  return changed.reverse().every(([index, part]) => part.put(String(next[index])));
}
