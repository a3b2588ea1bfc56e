import { en, type Texts } from "./en.js";
import { zh } from "./zh.js";

export type { Texts };

/** The words for a person's language: Chinese for any `zh…`, English for everybody else. */
export const textsFor = (locale: string | undefined): Texts => (/^zh(?![a-z])/i.test(locale ?? "") ? zh : en);
