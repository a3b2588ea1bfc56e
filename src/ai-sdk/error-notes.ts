import type { HookFirer } from "../core/firing.js";
import { RecentMap } from "../lib/recent-map.js";
import type { Message, MessagePart, Part } from "./model-parts.js";
import { type HookSession, hookContext, sessionKey } from "./session.js";

const MAX_KEPT = 200;

/** What hooks have to say to the model about calls that failed: the error itself is the application's. */
class ErrorNotes {
  /** Calls that a hooked model has made: only its next prompt passes us. */
  private readonly calls = new RecentMap<string, true>(MAX_KEPT);
  private readonly notes = new RecentMap<string, string>(MAX_KEPT);

  rememberCall(session: HookSession, { type, toolCallId }: Part): void {
    if (type === "tool-call") this.calls.set(keyOf(session, toolCallId), true);
  }

  /** Keeps what the model gets to read behind an error, in this request and in later ones; false where none would. */
  add(session: HookSession, id: string, error: string, context: readonly string[]): boolean {
    if (!this.calls.get(keyOf(session, id))) return false;
    this.notes.set(keyOf(session, id, error), hookContext(context));
    return true;
  }

  /** A prompt with those notes behind the errors that they are about. */
  putInto(prompt: readonly Message[], session: HookSession): readonly Message[] {
    const noted = (part: MessagePart): MessagePart => {
      const { output, toolCallId } = part;
      if (output?.type !== "error-text" || typeof output.value !== "string") return part;
      const note = this.notes.get(keyOf(session, toolCallId, output.value));
      return note === undefined ? part : { ...part, output: { ...output, value: `${output.value}\n${note}` } };
    };
    return prompt.map((message) => {
      if (message.role !== "tool" || typeof message.content === "string") return message;
      const content = message.content.map(noted);
      return content.every((part, at) => part === message.content[at]) ? message : { ...message, content };
    });
  }
}

/** With the error's words: some models count their calls from one again. */
const keyOf = (session: HookSession, id = "", error?: string): string =>
  JSON.stringify([sessionKey(session), id, error]);

const notesBy = new WeakMap<HookFirer, ErrorNotes>();

/** Those of one firer: a model and tools that were given the same one share them. */
export function errorNotesOf(hooks: HookFirer): ErrorNotes {
  const known = notesBy.get(hooks) ?? new ErrorNotes();
  notesBy.set(hooks, known);
  return known;
}
