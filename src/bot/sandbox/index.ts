import type { Texts } from "../words/index.js";
import { bubblewrap } from "./bubblewrap.js";
import { environment, quoted, shell } from "./command-line.js";
import {
  type Ground,
  groundFor,
  type ProtectedKind,
  type Sandbox,
  type SandboxPlace,
  type SandboxRefusal,
} from "./ground.js";
import { otherUser } from "./other-user.js";
import { probe } from "./probe.js";

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
    const refusal = "why" in sandbox ? sandbox : await probe(sandbox, ground).catch(notProbed);
    if (!("why" in sandbox) && !refusal) return sandbox;
    if (refusal) options.onRefused?.(kind, refusal);
  }
  if (options.env.CHAT_HOOKS_UNSAFE_BASH === "1" && ground.network === "open")
    return unprotected(ground, options.env.PATH);
  await ground.supervisor.close();
  return undefined;
}

function makeKind(kind: ProtectedKind, ground: Ground): Promise<Sandbox | SandboxRefusal> | Sandbox | SandboxRefusal {
  if (ground.withoutIds !== undefined) return { why: "no-user", detail: ground.withoutIds };
  return kind === "bubblewrap" ? bubblewrap(ground) : otherUser(ground);
}

const notProbed = ({ message }: Error): SandboxRefusal => ({ why: "not-probed", detail: message });

/** No sandbox at all: commands run as the bot, and only its environment is not handed on. */
export function unprotected(ground: Ground, path: string | undefined): Sandbox {
  const usual = { ...environment({ ...ground, network: "open" }), ...(path !== undefined && { PATH: path }) };
  return {
    kind: "none",
    network: "open",
    wrap: (command, { env = usual } = {}) => {
      const [file, ...args] = shell(command);
      return { file, args, env, cwd: ground.workspace };
    },
    begin: async () => async () => {},
    close: () => ground.supervisor.close(),
  };
}

/** Why a kind cannot be had, and what to do about it. */
export function describeRefusal(kind: ProtectedKind, refusal: SandboxRefusal, { sandbox }: Texts): string {
  const { refused: texts } = sandbox;
  const place = sandbox.places[kind];
  switch (refusal.why) {
    case "not-installed":
      return texts.notInstalled(refusal.program, refusal.package);
    case "not-root":
      return texts.notRoot;
    case "no-user":
      return texts.noUser(refusal.detail);
    case "hard-links-open":
      return texts.hardLinksOpen;
    case "closed-folders": {
      const names = refusal.folders.map((folder) => `"${folder}"`).join(", ");
      return texts.closedFolders(refusal.uid, names, `chmod o+x ${refusal.folders.map(quoted).join(" ")}`);
    }
    case "readable":
      return texts.readable(place);
    case "writable":
      return texts.writable(place, refusal.folder);
    case "killable":
      return texts.killable(place);
    case "network-open":
      return texts.networkOpen(place);
    case "no-network-namespace":
      return texts.noNetworkNamespace(place);
    case "no-proxy":
      return texts.noProxy(place, refusal.detail);
    case "unusable":
      return texts.unusable(place, refusal.workspace, refusal.detail);
    case "timed-out":
      return texts.timedOut(place, refusal.afterMs / 1000);
    case "not-probed":
      return texts.notProbed(place, refusal.detail);
  }
}
