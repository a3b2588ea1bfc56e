import { isUtf8 } from "node:buffer";
import { readFile } from "node:fs/promises";
import type { HookTexts } from "../../core/control.js";
import type { ShownFile } from "../../core/view.js";
import { isMachineCode } from "../../transports/command/programs.js";
import type { Binding } from "../../transports/transport.js";
import type { Approval } from "../state/state.js";
import { copyPath } from "./copies.js";

/** The texts a person reads before approving, and those they approved. */
export async function shownFiles(stateFolder: string, binding?: Binding, approval?: Approval): Promise<HookTexts> {
  const current = (binding?.files ?? []).map((file) => shown(file.path, file.sha256, file.bytes));
  const approved = approval ? await approvedFiles(stateFolder, approval) : [];
  const argv =
    binding?.words.map((word) => word.text) ??
    approval?.argv.map((word) => (typeof word === "string" ? word : word.prefix + word.copy));
  return { argv: argv ?? [], current, approved };
}

const approvedFiles = (stateFolder: string, { id, files }: Approval): Promise<ShownFile[]> =>
  Promise.all(
    files.map(async ({ path, sha256, copy }) => {
      const bytes = copy === undefined ? undefined : readFile(copyPath(stateFolder, id, copy)).catch(() => undefined);
      return shown(path, sha256, await bytes);
    }),
  );

/** Everything but machine code is shown, bytes that are no text as escapes: one odd byte must not hide a script. */
function shown(path: string, sha256: string, bytes: Buffer | undefined): ShownFile {
  if (bytes === undefined || isMachineCode(bytes)) return { path, sha256, bytes: bytes?.length ?? 0 };
  const text = isUtf8(bytes)
    ? bytes.toString("utf8")
    : bytes.toString("latin1").replace(/[\u0080-\u00ff]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16)}`);
  return { path, sha256, bytes: bytes.length, text };
}
