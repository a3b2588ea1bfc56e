import type { LiveHook } from "../core/firing.js";
import type { HookEntry } from "../core/hook.js";
import { compileMatcher, isPlainAlternation, type Matcher, textsIn } from "../core/matcher.js";
import { dialectOf } from "../formats/dialect.js";
import type { ConfigReader } from "../store/config/config-reader.js";
import { targetOf } from "../transports/kinds.js";

/** Which events a hook is for: its patterns, compiled, and what its format narrows further. */
export async function hookScope(
  reader: ConfigReader,
  entry: HookEntry,
): Promise<Pick<LiveHook, "isFor" | "matcher" | "parallel">> {
  const dialect = dialectOf(entry.dialect);
  const matcher = await matcherOf(reader, entry.matcher);
  const subject = await matcherOf(reader, entry.subject);
  const { only } = dialect.events[entry.trigger ?? ""] ?? {};
  const { matched } = dialect;
  const isFor: LiveHook["isFor"] = async (payload) => {
    if (!dialect.appliesTo(payload)) return false;
    if (only !== undefined && (payload.tool_error === undefined) !== (only === "worked")) return false;
    if (subject && !(await subject(dialect.subjects(payload)))) return false;
    const texts = matched && textsIn(matched(payload));
    return !matcher || texts === undefined || (await matcher(texts));
  };
  // An ordinary hook is for every event of its name, and must not cost a promise to find that out.
  const isNarrow = entry.event === "post_tool_call" || entry.dialect !== "native" || subject !== undefined;
  return {
    ...(isNarrow && { isFor }),
    ...(matcher && !matched && { matcher }),
    ...(entry.parallel && { parallel: `${entry.dialect} ${entry.trigger} ${entry.type} ${targetOf(entry)}` }),
  };
}

/** A matcher that cannot be used matches everything: a guard may run too often, never too rarely. */
async function matcherOf(reader: ConfigReader, pattern: string | undefined): Promise<Matcher | undefined> {
  if (pattern === undefined) return undefined;
  if (isPlainAlternation(pattern)) return compileMatcher(pattern);
  const verdict = await reader.vet(pattern);
  return verdict.kind === "ok" ? compileMatcher(pattern, verdict.ms) : undefined;
}
