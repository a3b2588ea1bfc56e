import { textsFor as libraryTextsFor } from "../../texts/index.js";
import { words as english } from "./en.js";
import * as englishCli from "./en-cli.js";
import { words as chinese } from "./zh.js";
import * as chineseCli from "./zh-cli.js";

const en = { ...libraryTextsFor("en"), ...english, ...englishCli };
/** The words of the bot and of the library it is made with. */
export type Texts = typeof en;
const zh: Texts = { ...libraryTextsFor("zh"), ...chinese, ...chineseCli };

/** A person's language, as the library tells it: whatever is none it knows is English. */
export const languageOf = (locale: string | undefined): "en" | "zh" =>
  libraryTextsFor(locale) === libraryTextsFor("zh") ? "zh" : "en";

/** The words for a person's language. */
export const textsFor = (locale: string | undefined): Texts => (languageOf(locale) === "zh" ? zh : en);
