import { bubblewrap } from "./sandbox/bubblewrap.js";
import { groundFor, removeHome } from "./sandbox/ground.js";
import { otherUser } from "./sandbox/other-user.js";
import { probe } from "./sandbox/probe.js";
import type { Sandbox, SandboxKind, SandboxPlace } from "./sandbox/types.js";
import { unprotected } from "./sandbox/unprotected.js";

export type { Sandbox, SandboxKind, SandboxPlace, WrappedCommand } from "./sandbox/types.js";

export type SandboxOptions = {
  env: Readonly<Record<string, string | undefined>>;
  /** Hears why a kind cannot be had. */
  onRefused?: (kind: SandboxKind, reason: string) => void;
  /** The kinds to try, best first. */
  kinds?: readonly ("bubblewrap" | "user")[];
};

/**
 * Finds a way to run commands that keeps them off the bot, trying each for real: a probe attacks from inside, and one
 * success rules the kind out. Undefined when there is none and `CHAT_HOOKS_UNSAFE_BASH=1` is not set.
 */
export async function openSandbox(place: SandboxPlace, options: SandboxOptions): Promise<Sandbox | undefined> {
  const ground = await groundFor(place);
  for (const kind of options.kinds ?? (["bubblewrap", "user"] as const)) {
    const sandbox = kind === "bubblewrap" ? bubblewrap(ground) : otherUser(ground);
    const reason =
      typeof sandbox === "string" ? sandbox : await probe(sandbox, ground).catch((error: Error) => error.message);
    if (typeof sandbox !== "string" && reason === undefined) return sandbox;
    options.onRefused?.(kind, String(reason));
  }
  if (options.env.CHAT_HOOKS_UNSAFE_BASH === "1") return unprotected(ground, options.env.PATH);
  await removeHome(ground);
  return undefined;
}
