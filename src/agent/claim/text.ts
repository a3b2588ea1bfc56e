/** One sentence of the agent's own, in lower case and simplified script. */
export interface Sentence {
  readonly text: string;
  readonly clauses: readonly Clause[];
}

/** How a clause hangs on the one before: what governs that one governs what "and", a comma or a colon adds to it. */
export type Link = "and" | "colon" | "new";

export interface Clause {
  readonly text: string;
  readonly link: Link;
}

/** Stands for a quotation, a path or an address: what it says is not the agent's word. */
export const QUOTED = "qq";
/** Stands for a tick: ✅, ✔, ☑. */
export const TICK = "✓";
/** Stands for an unticked box or an hourglass: work that is still to do. */
const OPEN_ITEM = "still open";

const MAX_PIECE = 400;
// At the end of a sentence if there is one.
const PIECE = /.{1,400}(?<=[.!?。！？])|.{1,400}/gs;
const MAX_CLAUSE = 160;
const HAN = /[\u4e00-\u9fff]/g;
const LIST_ITEM = /^\s*(?:[-*+•·]|\d{1,3}[.)、]|[①-⑳])\s*/;
// What is listed below such a line is yet to come, or is somebody else's to do.
const PLAN_HEADING =
  /\b(?:next|plan|planned|to-?do|remaining|left to do|options?|propos\w+|pending|steps?|suggest\w+|recommend\w+|ideas?|how it works|examples?|could|would|will|need|should|criteria|checklist)\b|下一步|接下来|计划|方案|待办|待完成|剩余|剩下|建议|步骤|选项|示例|例如|需要|可以选|还要|将要|我会|打算/i;

// Only the characters the word tables use, and their neighbours.
const TRADITIONAL =
  "經網線發佈檔寫為們個現問題測試過幫請還沒這郵務標達頁創設裝處決復傳刪轉譯換將說時後會動準備壓縮導實據報給絕當應該開關錯敗無僅並結舊東點選儲啟執註冊連複繫讓確認訊資夾單圖畫編錄綁載優調遷預訂項擇塊順嗎麼誰見顯課學稱對專額滿號買賣圍飯約員撥價區間屬歸聯絡極簡萬終於該進製輸錢匯樣從許願斷闆檢覆產業書總帳戶鏈團隊議邀較長囉門車電話機語讀費雲盤場館週幾銀險運樓層廳飛鐘響燈溫壞邊歡謝簽證碼參與聽觀覺體驗際隨雖難離馬驅鍵鎖階蹤軟遠適釋針銷閉隱頻類齊範獲環監盡種積穩筆節級紙組細統維緊繪繼續義習聲職臨舉藝衛補裡規視計討訓評詞詢誤論講貼賬質購贈趕辦鄰醫閱雜靜領顏風餘驟鬆來兩條張數";
const SIMPLIFIED =
  "经网线发布档写为们个现问题测试过帮请还没这邮务标达页创设装处决复传删转译换将说时后会动准备压缩导实据报给绝当应该开关错败无仅并结旧东点选储启执注册连复系让确认讯资夹单图画编录绑载优调迁预订项择块顺吗么谁见显课学称对专额满号买卖围饭约员拨价区间属归联络极简万终于该进制输钱汇样从许愿断板检复产业书总账户链团队议邀较长啰门车电话机语读费云盘场馆周几银险运楼层厅飞钟响灯温坏边欢谢签证码参与听观觉体验际随虽难离马驱键锁阶踪软远适释针销闭隐频类齐范获环监尽种积稳笔节级纸组细统维紧绘继续义习声职临举艺卫补里规视计讨训评词询误论讲贴账质购赠赶办邻医阅杂静领颜风余骤松来两条张数";
const SIMPLE = new Map(Array.from(TRADITIONAL, (char, at) => [char, SIMPLIFIED.charAt(at)]));

/** What the agent says itself, sentence by sentence: no code, quotations, plans or decoration. */
export function sentencesOf(reply: string): Sentence[] {
  return ownLines(reply)
    .flatMap(inPieces)
    .flatMap((line) => splitSentences(plain(line)).map(toSentence));
}

function ownLines(reply: string): string[] {
  let inCode = false;
  let inPlan = false;
  const kept: string[] = [];
  for (const line of reply.split("\n")) {
    const isFence = /^ {0,3}(?:```|~~~)/.test(line);
    if (isFence) inCode = !inCode;
    if (isFence || inCode || /^\s*(?:>|$)/.test(line)) continue;
    const isItem = LIST_ITEM.test(line);
    if (inPlan && isItem) continue;
    inPlan = /^\s*#|[:：]\W{0,4}$|\*\*\s*$/.test(line) && line.length < 120 && PLAN_HEADING.test(line);
    if (!inPlan) kept.push(/^\s*(?:[-*+]\s*)?(?:\[ \]|☐|⏳|🚧)/u.test(line) ? OPEN_ITEM : line.replace(LIST_ITEM, ""));
  }
  return kept;
}

/** Cuts an endless line, so that no pattern can take longer than its length squared of a small number. */
function inPieces(line: string): string[] {
  return line.length <= MAX_PIECE ? [line] : Array.from(line.matchAll(PIECE), ([piece]) => piece);
}

function plain(line: string): string {
  if (/^[a-z ]*$/i.test(line)) return line.toLowerCase();
  return line
    .replace(/`[^`]*`|"[^"]*"|“[^“”]*”|「[^「」]*」|『[^『』]*』|《[^《》]*》|(?<!\w)'[^']*'(?!\w)/g, ` ${QUOTED} `)
    .replace(/[:：] *[\w\u4e00-\u9fff]{1,30} <[^<>]{1,30}>\s*$/, `: ${QUOTED}`) // how a command is written
    .replace(/\]\([^()\s]*\)/g, " ")
    .replace(/(?:https?:\/\/|www\.|localhost:)[!-'*-~]*[\w/]/gi, ` ${QUOTED} `)
    .replace(
      /(?<![\w./~-])(?:~|\.{0,2})\/?\b[\w-]+(?:[./][\w-]+)*\.[a-z][a-z0-9]{1,4}\b(?!\.\w)|(?<![\w/])[~/][\w.-]+(?:\/[\w.-]+)*\/?|(?<![\w/.-])[\w-]+(?:\/[\w.-]+)*\/(?![\w/])/gi,
      ` ${QUOTED} `,
    )
    .replace(/\b(dr|mr|mrs|ms|prof|st|vs|e\.g|i\.e|approx|etc)\.(?=\s)/gi, "$1")
    .replace(/\bno\. ?(?=\d)/gi, "nr ")
    .replace(/[✅✔☑]\ufe0f?|\[x\]/giu, ` ${TICK} `)
    .replace(/(?:[*_#>\u2600-\u2712\u2715-\u27bf\u{1f000}-\u{1faff}[\]]|\ufe0f|\u200d)+/gu, " ")
    .replace(HAN, (char) => SIMPLE.get(char) ?? char)
    .replace(/[’‘]/g, "'")
    .toLowerCase();
}

function splitSentences(line: string): string[] {
  // A point inside a number or a name ends nothing.
  const parts = line.match(/[^.!?…。！？]+(?:[.!?…](?=[\w])[^.!?…。！？]*)*[?？]?/g) ?? [];
  return parts.map((part) => part.trim()).filter((part) => part.length > 1);
}

const BREAK =
  /((?:,(?!\d)|[，、])\s*(?:and |but |so |then )?|(?:[;；：|()（）]|:(?!\d)|(?<!\d):)\s*(?:and |but |so )?| (?:–|—|-+|→) |——?|—|~|～| (?:and|but|so|or|plus) )/;

function linkOf(text: string): Link {
  if (/but|so /.test(text)) return "new";
  if (/[,，、()（）]|\b(?:and|or|plus|then)\b/.test(text)) return "and";
  return /[:：]/.test(text) ? "colon" : "new";
}

function toSentence(text: string): Sentence {
  const pieces = text.split(BREAK);
  const clauses: Clause[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = pieces[at]?.trim().slice(0, MAX_CLAUSE);
    const link = pieces[at - 1] ?? ";";
    if (piece) clauses.push({ text: piece, link: linkOf(link) });
  }
  // "Is it A, or B?" asks with all of it.
  if (clauses.at(-1)?.text.startsWith("还是") && /[?？]$/.test(text)) return { text, clauses: [] };
  // A question asks with its last clause only: "Done, anything else?"
  return { text, clauses: /[?？]$/.test(text) ? clauses.slice(0, -1) : clauses };
}
