import { en, type Texts } from "./en.js";
import { zh } from "./zh.js";

export type { Texts };

/** The words for a person's language: Chinese for any `zh…`, English for everybody else. */
export const textsFor = (locale: string | undefined): Texts => (/^zh(?![a-z])/i.test(locale ?? "") ? zh : en);

/** What is weaker here than in an ordinary Linux, for the start screen and doctor. */
export function systemNote(texts: Texts, { platform, pid }: { platform: string; pid: number }): string | undefined {
  // Node waits for its own children alone: orphans that come to process 1 would stay as zombies until there is no number left.
  if (platform === "linux") return pid === 1 ? texts.noInit : undefined;
  return platform === "darwin" ? texts.macOS : texts.unsupportedSystem(platform);
}
