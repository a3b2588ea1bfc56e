/**
 * Words that a reply has when it says that something is finished, one plain list a language. "…ed" stands for every word
 * that ends so. They are many and common on purpose: a claim that is missed skips the gate, one too many costs a hook's
 * run, and the event says that only a word was the reason.
 */
const ENGLISH = [
  ...["…ed", "done", "complete", "successful", "ready", "live", "online", "open", "pass", "now", "again", "back"],
  // "The minutes are in minutes.md", "the heating is on", "the order went out", "the lights are off".
  ...["in", "on", "out", "off", "up", "gone", "set", "put", "sent", "made", "gave", "took", "taken", "paid", "been"],
];
const CHINESE = [
  ...["已", "了", "完", "好", "成", "毕", "畢", "过", "妥", "搞定", "就绪", "上线", "上線", "啦", "囉"],
  // "报告在附件里", "轴改为从零开始", "灯光调暗到 30%", "全部导入".
  ...["在", "为", "到", "都", "全部"],
];
const MARKS = ["✅", "✔", "🎉"];

const WORD = new RegExp(`\\b(?:${ENGLISH.join("|").replace("…", "\\w+")})\\b`, "i");
const CHARACTERS = [...CHINESE, ...MARKS];
/** Behind each mark; what stands before a question mark is asked. One look at each character, however long the text is. */
const CLAUSE_END = /(?<=[,，;；:：.。!！?？\n])/;

/** Whether a text has a word of finishing outside a question. */
export function hasFinishingWord(text: string): boolean {
  const said = text
    .split(CLAUSE_END)
    .filter((clause) => !/[?？]$/.test(clause))
    .join("");
  return WORD.test(said) || CHARACTERS.some((each) => said.includes(each));
}
