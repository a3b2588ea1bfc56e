import type { Locale } from "../state/types.js";
import { en, type Words } from "./en.js";
import { zh } from "./zh.js";

export type { Words };

export const wordsFor = (locale: Locale): Words => (locale === "zh" ? zh : en);
