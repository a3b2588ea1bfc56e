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
