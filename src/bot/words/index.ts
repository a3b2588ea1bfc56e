import { textsFor as libraryTextsFor } from "../../texts/index.js";
import { words as english } from "./en.js";
import { cliHelp as englishHelp } from "./en-cli.js";
import { words as chinese } from "./zh.js";
import { cliHelp as chineseHelp } from "./zh-cli.js";

const en = { ...libraryTextsFor("en"), ...english, cliHelp: englishHelp };
/** The words of the bot and of the library it is made with. */
export type Texts = typeof en;
const zh: Texts = { ...libraryTextsFor("zh"), ...chinese, cliHelp: chineseHelp };

/** A person's language, as the library tells it: whatever is none it knows is English. */
export const languageOf = (locale: string | undefined): "en" | "zh" =>
  libraryTextsFor(locale) === libraryTextsFor("zh") ? "zh" : "en";

/** The words for a person's language. */
export const textsFor = (locale: string | undefined): Texts => (languageOf(locale) === "zh" ? zh : en);
