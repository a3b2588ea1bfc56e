import type { EventInput, EventName } from "../core/event.js";
import type { FireOptions, FireOutcome, HookFirer } from "../core/firing.js";

/** Whose turn it is: what every event of a session carries, and where its notes go. */
export type HookSession = {
  sessionId: string;
  agentId?: string;
  channel?: string;
  chatId?: string;
  chatType?: "private" | "group";
  senderId?: string;
  /** Shows a hook's note to the person. It must not reach the model. */
  onNote?: (note: string) => unknown;
  /** The token of the hook run that led to this turn: that hook does not fire again. */
  runToken?: string;
};

/**
 * What a session is asked for: a call of a model, with its options, one of a tool, with those that the SDK gives it, or an
 * earlier result on its way to a model, of which the SDK tells no more than its call's id.
 */
export type HookedCall =
  | { of: "model"; options: Readonly<Record<string, unknown>> }
  | { of: "tool"; toolName: string; options: Readonly<Record<string, unknown>> }
  | { of: "result"; toolName: string; options: { toolCallId: string } };

type Found = HookSession | undefined;

/** The session, or what finds it for each call: so an agent that is made once can serve many people. */
export type SessionOf = HookSession | ((call: HookedCall) => Found | Promise<Found>);

/** Without a session a call must not pass: hooks that are for one chat would not know it. */
export async function sessionFor(session: SessionOf, call: HookedCall): Promise<HookSession> {
  const found = typeof session === "function" ? await session(call) : session;
  if (found) return found;
  const what = call.of === "model" ? "a model" : `the tool "${call.toolName}"`;
  throw new TypeError(
    `The session function that chat-hooks was given found no session for a call of ${what}, which did not run. Return a HookSession for it, for example from an AsyncLocalStorage.`,
  );
}

/** The session of an earlier result, where it can be told. */
export async function sessionOfResult(session: SessionOf, toolName: string, toolCallId: string): Promise<Found> {
  try {
    return typeof session === "function" ? await session({ of: "result", toolName, options: { toolCallId } }) : session;
  } catch {
    // One that needs what only calls have: the result is known by itself, or judged without a session.
    return undefined;
  }
}

export const sessionKey = ({ sessionId, agentId = "", runToken = "" }: HookSession): string =>
  JSON.stringify([sessionId, agentId, runToken]);

/** Fires an event of a session, and hands its notes to the person. */
export async function fireIn<E extends EventName>(
  hooks: HookFirer,
  session: HookSession,
  event: E,
  fields: EventInput<E>,
  { signal, takesKey, onHeld }: Pick<FireOptions, "takesKey" | "onHeld"> & { signal?: AbortSignal | undefined } = {},
): Promise<FireOutcome> {
  const { sessionId, agentId, channel, chatId, chatType, senderId, runToken } = session;
  const envelope = {
    session_id: sessionId,
    ...(agentId !== undefined && { agent_id: agentId }),
    ...(channel !== undefined && { channel }),
    ...(chatId !== undefined && { chat_id: chatId }),
    ...(chatType !== undefined && { chat_type: chatType }),
    ...(senderId !== undefined && { sender_id: senderId }),
  };
  const options: FireOptions = {
    ...(runToken !== undefined && { runToken }),
    ...(signal && { signal }),
    ...(takesKey && { takesKey }),
    ...(onHeld && { onHeld }),
  };
  const outcome = await hooks.fire(event, { ...fields, ...envelope }, options);
  for (const note of outcome.notes) void tell(session, note);
  // As the SDK does it: whoever aborts gets the reason back, and nothing starts any more.
  if (outcome.aborted) signal?.throwIfAborted();
  return outcome;
}

async function tell({ onNote }: HookSession, note: string): Promise<void> {
  try {
    await onNote?.(note);
  } catch {
    // A place that cannot show a note is no reason to stop the turn: what the hooks have decided is decided.
  }
}

/** Whether something would happen at one of these events; a firer that does not say so is asked each time. */
export const isWatched = (hooks: HookFirer, ...events: readonly EventName[]): boolean =>
  events.some((event) => hooks.isWatched?.(event) ?? true);

/** Context of hooks for the model, marked as theirs: it must pass for neither the person's words nor a tool's. */
export const hookContext = (context: readonly string[]): string =>
  context.map((each) => `[Note from a hook, not from the person: ${each}]`).join("\n");

/** A hook stopped a model call or a tool. The message says why; for a model call it is for the person. */
export class BlockedByHookError extends Error {
  override name = "BlockedByHookError";

  constructor(
    readonly event: "pre_llm_call" | "pre_tool_call" | "on_subagent_start",
    readonly reason: string,
    readonly hook: string | undefined,
  ) {
    super(`Blocked by a hook${reason === "" ? "" : `: ${reason}`}`);
  }
}
