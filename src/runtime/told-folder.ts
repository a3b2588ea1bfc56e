import type { FolderNote } from "../core/control.js";
import type { HookEntry } from "../core/hook.js";
import { runsFromFolder, runsGit } from "../formats/agents-folder.js";
import { targetOf } from "../transports/kinds.js";
import type { Binding } from "../transports/transport.js";

/**
 * Which folder a script of another system is told that the agent works in, if not the root, and what its owner should know
 * about it. Ours are told the root, and find the rest in the payload.
 */
export function toldFolder(entry: HookEntry, { files }: Binding): { told?: "workspace"; note?: FolderNote } {
  const told = "workspace";
  if (entry.cwd === told) return { told };
  if (entry.dialect === "native") return {};
  const texts = [targetOf(entry), ...files.map(({ bytes }) => bytes?.toString("utf8") ?? "")];
  if (texts.some(runsFromFolder)) return { note: "stays-in-root" };
  return { told, ...(texts.some(runsGit) && { note: "git-there" }) };
}
