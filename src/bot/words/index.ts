import { textsFor as libraryTextsFor } from "../../texts/index.js";
import { words as english } from "./en.js";
import { words as chinese } from "./zh.js";

const en = { ...libraryTextsFor("en"), ...english };
const zh: typeof en = { ...libraryTextsFor("zh"), ...chinese };

/** The words of the bot and of the library it is made with. */
export type Texts = typeof en;

/** The words for a person's language, as the library has them: whatever is none it knows is English. */
export const textsFor = (locale: string | undefined): Texts =>
  libraryTextsFor(locale) === libraryTextsFor("zh") ? zh : en;
