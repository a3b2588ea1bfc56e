import type { Texts } from "../words/index.js";
import { quoted } from "./command-line.js";
import type { ProtectedKind, SandboxRefusal } from "./types.js";

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
    case "unusable":
      return texts.unusable(place, refusal.workspace, refusal.detail);
    case "timed-out":
      return texts.timedOut(place, refusal.afterMs / 1000);
    case "not-probed":
      return texts.notProbed(place, refusal.detail);
  }
}
