/** Telegram takes these characters out of every text: what they stood between stands side by side then. */
export const asDisplayed = (text: string): string => text.replace(/[\r\u2028-\u202e]|\u030a|\u0333|\u033f/g, "");

/** A piece of JSON with its characters in place of their numbers, for JSON that cannot be opened. */
export const withoutEscapes = (text: string): string =>
  text.replace(/\\u([\da-f]{4})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
