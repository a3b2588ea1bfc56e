import { bubblewrap } from "./bubblewrap.js";
import { type Ground, groundFor } from "./ground.js";
import { otherUser } from "./other-user.js";
import { probe } from "./probe.js";
import type { ProtectedKind, Sandbox, SandboxPlace, SandboxRefusal } from "./types.js";
import { unprotected } from "./unprotected.js";

export { quoted } from "./command-line.js";
export { describeRefusal } from "./describe.js";
export type { ProtectedKind, Sandbox, SandboxPlace, SandboxRefusal, WrappedCommand } from "./types.js";

export type SandboxOptions = {
  env: Readonly<Record<string, string | undefined>>;
  /** Hears why a kind cannot be had. */
  onRefused?: (kind: ProtectedKind, refusal: SandboxRefusal) => void;
  /** The kinds to try, best first. */
  kinds?: readonly ProtectedKind[];
};

/**
 * Finds a way to run commands that keeps them off the bot, trying each for real: a probe attacks from inside, and one
 * success rules the kind out. Undefined when there is none and `CHAT_HOOKS_UNSAFE_BASH=1` is not set.
 */
export async function openSandbox(place: SandboxPlace, options: SandboxOptions): Promise<Sandbox | undefined> {
  const ground = await groundFor(place);
  for (const kind of options.kinds ?? (["bubblewrap", "user"] as const)) {
    const sandbox = await makeKind(kind, ground);
    const refusal = "why" in sandbox ? sandbox : await tryOut(sandbox, ground);
    if (!("why" in sandbox) && !refusal) return sandbox;
    if (refusal) options.onRefused?.(kind, refusal);
  }
  if (options.env.CHAT_HOOKS_UNSAFE_BASH === "1") return unprotected(ground, options.env.PATH);
  await ground.supervisor.close();
  return undefined;
}

function makeKind(kind: ProtectedKind, ground: Ground): Promise<Sandbox | SandboxRefusal> | Sandbox | SandboxRefusal {
  if (ground.withoutIds !== undefined) return { why: "no-user", detail: ground.withoutIds };
  return kind === "bubblewrap" ? bubblewrap(ground) : otherUser(ground);
}

async function tryOut(sandbox: Sandbox, ground: Ground): Promise<SandboxRefusal | undefined> {
  const refusal = await probe(sandbox, ground).catch(({ message }: Error) => ({
    ...{ why: "not-probed" as const, detail: message },
  }));
  // What to do is open the folder: mounts are often forbidden in a container, and that cannot be changed from inside.
  if (refusal?.why === "unusable" && sandbox.kind === "user" && sandbox.closed.length > 0)
    return { why: "closed-folders", uid: sandbox.uid, folders: sandbox.closed };
  return refusal;
}
