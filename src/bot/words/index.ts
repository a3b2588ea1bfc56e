import { textsFor as libraryTextsFor } from "../../texts/index.js";
import { words as english } from "./en.js";
import * as englishCli from "./en-cli.js";
import { machines as englishMachines } from "./en-machines.js";
import { words as chinese } from "./zh.js";
import * as chineseCli from "./zh-cli.js";
import { machines as chineseMachines } from "./zh-machines.js";

const en = {
  ...libraryTextsFor("en"),
  ...english,
  ...englishCli,
  start: { ...english.start, ...englishMachines },
};
/** The words of the bot and of the library it is made with. */
export type Texts = typeof en;
const zh: Texts = {
  ...libraryTextsFor("zh"),
  ...chinese,
  ...chineseCli,
  start: { ...chinese.start, ...chineseMachines },
};

/** A person's language, as the library tells it: whatever is none it knows is English. */
export const languageOf = (locale: string | undefined): "en" | "zh" =>
  libraryTextsFor(locale) === libraryTextsFor("zh") ? "zh" : "en";

/** The words for a person's language. */
export const textsFor = (locale: string | undefined): Texts => (languageOf(locale) === "zh" ? zh : en);
