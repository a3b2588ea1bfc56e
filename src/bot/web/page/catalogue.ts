import type { Catalogue, Locale } from "./state.js";

/** Each language is a file of its own: a browser asks for the one that it shows. */
export const loadCatalogue = (locale: Locale): Promise<Catalogue> =>
  locale === "zh" ? import("./words/all-zh.js") : import("./words/all-en.js");
