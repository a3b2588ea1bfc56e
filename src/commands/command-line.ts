/** Sub-commands as they are typed on a Chinese keyboard. */
const CHINESE: Readonly<Record<string, string>> = {
  列表: "list",
  打开: "on",
  开启: "on",
  关闭: "off",
  批准: "approve",
  撤销: "revoke",
  查看: "show",
  帮助: "help",
  日志: "log",
  记录: "record",
  同意: "yes",
  拒绝: "no",
};
const CHINESE_NAMES = Object.keys(CHINESE);

/** What shows nothing, and comes along with what is copied or typed on a phone. */
const INVISIBLE = /\u034f|[\ufe00-\ufe0f]|[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/;
/** More than the beginning of any command: only that much is folded. */
const MAX_HEAD = 300;
const HEAD = headOf("hooks|钩子");
/** Where the command has another name, which is of letters, digits and `_`. */
const HEADS = new Map<string, RegExp>();
/** The same on one line within quotation marks: shown to us, not said to us. */
const QUOTED = /^\s*["“”'‘’「『]([^\n]*?)["“”'‘’」』]\s*$/;
/** What people type between the words on a Chinese keyboard; as NFKC leaves it. */
const SEPARATORS = /^[\s,:;.!~、。…]+/;
/** Emoji, WeChat's written ones, and what ends a sentence. */
const DECORATION = /(?:[\s。!！~～…]|\u200d|\ufe0f|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\[\p{L}{1,4}\])+$/u;

function headOf(names: string): RegExp {
  return new RegExp(`^\\s*["“”'‘’「『]?\\s*[/、]\\s*(${names})`, "i");
}

/** What a command begins with, where it has that name. */
function headFor(name: string | undefined): RegExp {
  if (name === undefined) return HEAD;
  const head = HEADS.get(name) ?? headOf(name);
  HEADS.set(name, head);
  return head;
}

export type CommandLine = {
  /** The bot it is addressed to, as in `/hooks@Name`. */
  called?: string;
  word: string;
  /** Behind the word, exactly as typed. */
  rest: string;
  /** It stands in quotation marks. */
  isQuoted: boolean;
};

/** A beginning as NFKC reads it, without what cannot be seen, and where each of its characters was. */
function fold(line: string): { text: string; origin: number[] } {
  let text = "";
  let at = 0;
  const origin: number[] = [];
  for (const character of line.slice(0, MAX_HEAD)) {
    const folded = INVISIBLE.test(character) ? "" : character.normalize("NFKC");
    for (const _ of Array.from({ length: folded.length })) origin.push(at);
    text += folded;
    at += character.length;
  }
  origin.push(at);
  return { text, origin };
}

/** The parts of a line that is meant for us, or for another bot with this command; undefined for every other text. */
export function readCommandLine(given: string, name?: string): CommandLine | undefined {
  const line = given.trimStart();
  const isQuoted = /^["“”'‘’「『]/.test(line);
  const inner = isQuoted ? QUOTED.exec(line)?.[1] : line;
  if (inner === undefined) return undefined;
  const { text, origin } = fold(inner);
  const head = headFor(name).exec(text);
  if (!head) return undefined;
  const behind = text.slice(head[0].length);
  const called = /^@(\w+)(?![\p{L}\p{N}_])/u.exec(behind);
  const isChinese = head[1] === "钩子" && CHINESE_NAMES.some((name) => behind.startsWith(name));
  if (!called && !isChinese && /^[\p{L}\p{N}_@]/u.test(behind)) return undefined;
  const start = head[0].length + (called?.[0].length ?? 0);
  const gap = SEPARATORS.exec(text.slice(start))?.[0].length ?? 0;
  const rest = inner.slice(origin[start + gap] ?? inner.length);
  return { ...(called?.[1] !== undefined && { called: called[1] }), ...splitWord(rest), isQuoted };
}

/** The sub-command, in our spelling where it is one, and what is behind it. */
function splitWord(rest: string): { word: string; rest: string } {
  const typed = /^\S{0,100}/.exec(rest)?.[0] ?? "";
  const folded = [...typed]
    .filter((each) => !INVISIBLE.test(each))
    .join("")
    .normalize("NFKC");
  const chinese = CHINESE_NAMES.find((name) => folded.startsWith(name));
  if (chinese !== undefined)
    return { word: CHINESE[chinese] ?? "", rest: rest.slice(rest.indexOf(chinese) + chinese.length) };
  const latin = /^([a-z]+)(?:[,:;.!~、。…]|\p{Extended_Pictographic}|\[|$)/iu.exec(folded)?.[1];
  if (latin === undefined) return { word: typed, rest: rest.slice(typed.length) };
  return { word: latin, rest: behindLetters(rest, latin.length) };
}

/** What follows so many letters, which may be full-width and have invisible ones between them. */
function behindLetters(rest: string, letters: number): string {
  let at = 0;
  for (let left = letters; left > 0; at += 1) if (!INVISIBLE.test(rest.charAt(at))) left -= 1;
  return rest.slice(at).replace(/^[,:;.!~、。…，：；！～．]+/, "");
}

/** An argument without the emoji and full stops that people put behind it. */
export function undecorated(rest: string): string {
  // Only the end: on all of a long text the pattern would be tried at each place.
  const end = rest.slice(-MAX_HEAD);
  return rest.slice(0, rest.length - end.length) + end.replace(DECORATION, "");
}

const CARD = /^「[\s\S]{0,4000}?\/hooks (?:yes|no) (\w{3,12})[\s\S]{0,4000}?」\s*\n[-— ]{5,}\n([\s\S]{1,40})$/;
const YES = /^(?:yes|ok|y|好|好的|可以|同意|批准|允许)[。.!！]?$/i;
const NO = /^(?:no|n|不|不行|不要|拒绝|不同意|不可以)[。.!！]?$/i;

/** Where somebody answers one of our questions by quoting it: the line they should send instead. */
export function answerToCard(text: string): string | undefined {
  if (!text.startsWith("「") || text.length > 10_000) return undefined;
  const [, code, said = ""] = CARD.exec(text) ?? [];
  if (code === undefined) return undefined;
  const answer = said.trim();
  if (YES.test(answer)) return `/hooks yes ${code}`;
  return NO.test(answer) ? `/hooks no ${code}` : undefined;
}
