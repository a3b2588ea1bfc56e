import { cleanText, escapeLine } from "../../lib/clean-text.js";

const LONGEST = 80;

/** The beginning of something foreign, on one line, for an error that quotes it. */
export const quote = (text: string): string => escapeLine(cleanText(text, LONGEST));

/** The same for a value out of JSON. */
export const quoteValue = (value: unknown): string => quote(JSON.stringify(value) ?? "undefined");
