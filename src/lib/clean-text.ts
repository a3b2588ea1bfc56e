/** The longest texts a hook may bring in: a million-character reason must reach neither a person nor a model. */
export const TEXT_LIMITS = { reason: 2_000, note: 2_000, context: 16_000 } as const;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes.
const ANSI = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes.
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff]/g;
const BIDI = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Makes foreign text safe to show: no terminal colours, control or direction-changing characters, and not too long. */
export function cleanText(text: string, limit: number): string {
  // Cut before the replacements, with room to spare, so that a huge text costs no more than a long one.
  const bare = withoutUnseen(text.slice(0, limit * 4));
  return bare.length <= limit ? bare : `${withoutHalfCharacter(bare.slice(0, limit - 1))}…`;
}

/** A text without the characters that are taken out of every reason, note and context. */
export const withoutUnseen = (text: string): string =>
  text.replace(/\r\n?/g, "\n").replace(ANSI, "").replace(CONTROL, "").replace(BIDI, "");

/** Where the next part of a text ends, of about this length, so that its parts are cleaned as the whole is. */
export function endOfPart(text: string, start: number, length: number): number {
  const end = start + length;
  if (end >= text.length) return text.length;
  const sequence = new RegExp(ANSI.source, "y");
  const last = text.slice(start, end).lastIndexOf("\u001b");
  sequence.lastIndex = start + last;
  let cut = last >= 0 && sequence.test(text) ? Math.max(sequence.lastIndex, end) : end;
  // Neither inside a line end nor inside a character.
  while (/\r\n|[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(cut - 1, cut + 1))) cut += 1;
  return cut;
}

const withoutHalfCharacter = (text: string): string => text.replace(/[\ud800-\udbff]$/, "");

/** Shows what cannot be seen: what a person approves must not hide anything from them. */
export function escapeInvisible(text: string): string {
  const invisible =
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this makes visible.
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}\p{Cs}]|[\u034f]|[\u17b4\u17b5]|[\u180b-\u180d\u180f]|[\ufe00-\ufe0d]|(?<!\p{Extended_Pictographic})[\ufe0e\ufe0f]/gu;
  return text.replace(invisible, (character) => escapeOf(character.codePointAt(0) ?? 0));
}

/** The same for what stands on one line: a line break in it could pass for a line of ours. */
export const escapeLine = (text: string): string =>
  escapeInvisible(text).replace(/[\n\t]/g, (character) => escapeOf(character.charCodeAt(0)));

const escapeOf = (code: number): string =>
  code > 0xffff ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, "0")}`;
