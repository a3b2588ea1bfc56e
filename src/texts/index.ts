import { en, type Texts } from "./en.js";
import { zh } from "./zh.js";

export type { Texts };

/** The words for a person's language: Chinese for any `zh…`, English for everybody else. */
export const textsFor = (locale: string | undefined): Texts => (/^zh(?![a-z])/i.test(locale ?? "") ? zh : en);

/** What is weaker here than on Linux, for the start screen and doctor. */
export const systemNote = (texts: Texts, platform: string): string | undefined =>
  platform === "linux" ? undefined : platform === "darwin" ? texts.macOS : texts.unsupportedSystem(platform);
