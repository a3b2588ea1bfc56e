import { cp, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { withExamples, writeSwitch } from "../host.js";
import { PACKAGE_ROOT } from "../lib/package-root.js";
import { HOOK_REFERENCE } from "./agent/system-prompt.js";

const DEFAULT = join(PACKAGE_ROOT, "workspace");
/** One by one: in a clone, the default is somebody's workspace, with all that an agent has made there. */
const FILES = ["config/agent.yaml", "config/shell_hooks.yaml", HOOK_REFERENCE];

/** Makes a workspace from the default one where there is none; true when it did. */
export async function ensureWorkspace(path: string, root: string): Promise<boolean> {
  const isThere = await stat(path).then(
    () => true,
    () => false,
  );
  if (isThere) return false;
  for (const file of FILES) await cp(join(DEFAULT, file), join(path, file));
  await edit(join(path, "config/shell_hooks.yaml"), (text) => withExamples(text, root));
  await edit(join(path, "config/agent.yaml"), (text) => writeSwitch(text, false) ?? text);
  return true;
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, "utf8")));
}
