import type { LiveHook } from "./firing.js";
import type { Payload } from "./payload.js";

/** Whether a hook wants an event. Without texts, because they cannot be searched, its matcher has not missed. */
export async function wantsPayload(
  { isFor, matcher }: Pick<LiveHook, "isFor" | "matcher">,
  payload: Payload,
  texts: readonly string[] | undefined,
): Promise<boolean> {
  if (isFor && !(await isFor(payload))) return false;
  return !matcher || texts === undefined || (await matcher(texts));
}
