import type { EventInput, EventName } from "../core/event.js";
import type { FireOutcome, HookFirer } from "../core/firing.js";

/** Whose turn it is: what every event of a session carries, and where its notes go. */
export type HookSession = {
  sessionId: string;
  agentId?: string;
  channel?: string;
  chatId?: string;
  chatType?: "private" | "group";
  senderId?: string;
  /** Shows a hook's note to the person. It must not reach the model. */
  onNote?: (note: string) => void;
  /** The token of the hook run that led to this turn: that hook does not fire again. */
  runToken?: string;
};

/** Fires an event of a session, and hands its notes to the person. */
export async function fireIn<E extends EventName>(
  hooks: HookFirer,
  session: HookSession,
  event: E,
  fields: EventInput<E>,
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
  const outcome = await hooks.fire(event, { ...fields, ...envelope }, runToken === undefined ? {} : { runToken });
  for (const note of outcome.notes) session.onNote?.(note);
  return outcome;
}

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
