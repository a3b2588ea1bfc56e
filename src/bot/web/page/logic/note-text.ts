import { textsFor } from "../../../../texts/index.js";

const LABELS = ["en", "zh"].map((locale) => textsFor(locale).hookNote(""));

/** A hook's note without the words that other channels put in front of it: the page has a label for that. */
export function withoutNoteLabel(text: string): string {
  const label = LABELS.find((each) => text.startsWith(each)) ?? "";
  return text.slice(label.length);
}
