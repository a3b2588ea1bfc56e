interface Claim {
  readonly wording: RegExp;
  /** Words before it in the same clause that make it something else. */
  readonly unlessAfter: RegExp;
  /** Words after it in the same clause that make it something else. */
  readonly unlessBefore: RegExp;
}

const anyOf = (...patterns: RegExp[]): RegExp => new RegExp(patterns.map(({ source }) => source).join("|"));
const words = (list: string): string => list.trim().split(/\s+/).join("|");

// Looking, trying and being stopped end in -ed as well, but deliver nothing.
const NO_WORK = words(`
  analy[sz]ed asked assumed attempted based believed blocked called cancell?ed caused checked considered delayed denied
  discovered embed encountered exceed expected experienced explained explored failed faced feed founded guessed happened hundred
  identified indeed inspected interrupted invented investigated learned limited located looked meant misunderstood mentioned named need
  needed noticed opened paused planned proceed ran(?=.into) received refused rejected related required reviewed scanned searched seed
  seemed skipped speed started stopped stuck succeed suggested supposed tried unchanged unfinished unpublished used
  viewed waited wanted wished wondered`);
const IRREGULAR = words(`
  bought brought built chosen chose cut did(?!.not) done drawn drew gave given gone made overwrote overwritten paid put ran rebuilt
  redrawn redid redone reset rewritten rewrote sent set shut taken taught took undid undone written wrote`);
const WORK = `(?!(?:${NO_WORK})\\b)(?:[a-z-]{3,20}ed|${IRREGULAR})\\b`;
// "is" and "was" go with facts as well ("is called", "was born"): here only what a job ends in.
const ENDED = words(`
  accomplished achieved activated added applied archived booked built cleaned cleared closed committed complete completed configured connected
  converted copied created deleted deployed delivered disabled done downloaded enabled exported finished fixed fulfilled generated
  handled hosted implemented imported installed launched merged migrated moved pushed published reached ready released
  removed renamed renewed repaired replaced resolved restarted restored saved scheduled sent set(?!.in.) shipped solved sorted submitted
  success successful translated updated uploaded`);
const STATE =
  "accessible|available(?! (?:in|as))|green|live|online|out|passing|public|reachable|running (?:on|at|again|fine|normally)|up|working";
const ADVERB =
  "(?:(?:now|just|already|all|also|both|then|finally|successfully|fully|currently|officially|gone ahead and) ){0,3}";
const OPENER =
  "(?:(?:and|but|so|ok|okay|yes|yep|sure|great|alright|all|already|now|then|also|finally|successfully|just|both) ){0,3}";

const en = {
  unlessAfter:
    /\b(?:not|never|no|none|nothing|nobody|half|almost|nearly|partly|partially|just about|about \d|if|once|when|whenever|after(?! (?:an?|that|some|\w+ing)\b)|before|until|till|unless|whether|soon|while|will|going|would|could|should|might|may|must|can|cannot|to be|to get|needs?|has to|have to|let me|make sure|confirm|said|says|say|told|claims?|think|thinks|seems?|maybe|perhaps|probably|who|how|why|what|so far|part of|parts of|some of|you have|you've|someone|somebody|else|first of|step \d+)\b|^an? |n't\b|'ll\b|\d ?%/,
  // History is nobody's report.
  unlessBefore: /^.{0,60}(?: in (?:\w+ )?\d{4}\b|\bcenturies\b|\bdecades\b| last (?:week|month|year)\b)/,
};
// Nor is a rule: "is merged with", "is sent when".
const rule = / (?:when|if|once|with|using|by|via|through|only|after)\b/;
const passive = { ...en, unlessBefore: new RegExp(`^${rule.source}|${en.unlessBefore.source}`) };

const ENGLISH: readonly Claim[] = [
  { ...en, wording: new RegExp(`^${OPENER}${WORK}`) }, // "Done", "Renamed 12 files"
  { ...en, wording: new RegExp(`^${OPENER}(?:complete|success)\\b`) },
  { ...en, wording: new RegExp(`\\b(?:i|we)(?:'ve| have)? ${ADVERB}${WORK}`) },
  {
    ...en,
    wording: new RegExp(`(?:\\b(?:has|have)|'s|'ve) ${ADVERB}(?:been|gone) ${ADVERB}(?:${WORK}|out\\b|live\\b)`),
  },
  { ...passive, wording: new RegExp(`(?:\\b(?:is|are)|'s|'re) ${ADVERB}(?:${ENDED}|${STATE}|in(?: place|$))\\b`) },
  { ...passive, wording: new RegExp(`\\b(?:was|were) ${ADVERB}(?:${WORK}|${ENDED}|${STATE})\\b`) },
  { ...en, wording: new RegExp(`\\b(?:${ENDED})$(?<=^(?:[\\w'-]{1,30} ){1,4}\\w+)`) }, // "Setup complete"
  { ...en, wording: /\b(?:succeeded|completed|finished|went (?:out|live|through)|(?:took|taken) care of)\b/ },
  { ...en, wording: /\b(?:tests|checks|it|everything|all) (?:now )?(?:pass|passed|works|worked|runs)\b/ },
  { ...en, wording: /\bnow (?:[a-z]{2,}s|in the)\b|\bworks (?:again|fine)\b|\b[a-z]{3,}s (?:[^ ]{1,20} ){0,6}now$/ },
  { ...en, wording: /\b(?:managed|was able|were able) to (?!find out)/ },
  {
    ...en,
    unlessAfter: /\b(?:if|once|when|after|then|and)\b/,
    wording: /\byou(?:'re| are) all set\b|\byou can now\b|\b(?:the|your) finished\b/,
  },
  { ...en, wording: /^that's (?:it|everything|all)$/ },
];

const ZH_VERB = words(`
  完成 发布 上线 创建 新建 建立 建 写 保存 存 部署 修 改 更新 删 清 发 寄 送 生成 设 安装 装 配置 处理 解决 通过 添加 新增 加 上传 提交 合并
  推送 翻译 转 整理 启动 重启 恢复 导入 导出 预订 预约 就绪 准备 搞 弄 做 办 成功 生效 达成 结束 调整 换 移 重命名 压缩 搭 测试 实现 开通 可通过
  可以 放 复制 下载 替换 优化 制作 跑 迁移 画 编 录 绑定 注册 打包 修复 修改 改正 修正 纠正
  打 上架 绘 排 买 订 起草 拟 撰写 开启 关闭 关掉 启用 切换 拆 拼 补 归档 备份 升级 回滚 撤 隐藏 锁 分享 回复 汇总 统计 提取 填 剪 去掉 取消 切`);
const ZH_RESULT = words("好 完 成功 完成 完毕 妥 妥当 掉 上 出 出去 干净 成");
// Knowing, looking and what befalls a thing follow 已 as well.
const ZH_NO_WORK = words(
  "有 知 收到 了解 明白 清楚 看 读 查 婚 故 尝试 试 开始 登 理解 阅读 检查 存在 过 在 学 超 离 久 是(?!最新) 处于 成为 被 损 满 没 不 无 经",
);
const ZH_END = "(?:了|啦|咯|~|～|$)";

const zh = {
  unlessAfter:
    /\d ?年|等待|(?<![功智性])能|没(?!用|问题)|未(?!使用)|尚|不(?!过|.{0,8}的问题)|无法(?!.{0,8}的问题)|如果|要是|假如|若|一旦|^等|当(?!然|前)|只要|除非|是否|会(?!议|员|话|计)|将|(?<![主重摘纪概需])要(?!求|的)|打算|计划(?!已|书|表)|正在|还在|快(?!捷|照)|马上|即将|差不多|大约|大概|可能|也许|应该|必须|需要(?!的)|说(?!明)|显示(?!问题)|别人|谁|怎么|请(?!求)|才|(?<!早)就(?!绪)|所谓|部分|第 ?[一二三\d]+ ?[步页个章]|先|看看|标记|[以能可]用/,
  // 完成后, 完成时: the end is yet to come. 完成 80%: it is not all.
  unlessBefore:
    /^(?:[了好完成 ]{0,3}(?:之?后|以后|之前|前|时|的话|再|的)|.{0,30}(?:吗|没有|一半|一部分|\d ?%|\d ?\/ ?\d|告诉我|通知我|才))/,
};

const CHINESE: readonly Claim[] = [
  { ...zh, wording: new RegExp(`已经?(?!${ZH_NO_WORK})[\\u4e00-\\u9fff]|刚刚[^刚]{0,12}?(?:${ZH_VERB})`) },
  { ...zh, wording: new RegExp(`(?:${ZH_VERB})(?:${ZH_RESULT})${ZH_END}`) },
  {
    ...zh,
    wording: new RegExp(
      `(?:我(?!开始|想|看|读|在[弄做写])|都|也(?!许)|全部?|帮[你您]|[为给][你您])[^我都也全帮]{0,12}?(?:${ZH_VERB}).{0,2}了`,
    ),
  },
  { ...zh, wording: new RegExp(`^(?:${ZH_VERB})了`) }, // a list: 创建了 index.html
  {
    ...zh,
    wording:
      /(?:完成|完毕|成功)(?:[了啦并]|$)|^完成\s|(?:目标|任务).{0,2}达成|重构结束|(?:测试|检查).{0,6}通过|(?:上去|出来|进去|出去|成.{1,8})了$/,
  },
  {
    ...zh,
    wording:
      /搞[定掂]|大功告成|完工|收工|完事|一切就绪|恢复正常|问题解决|^(?:都)?完成[了啦]?$|^(?:都|全)?好[了啦]$|(?<=[\u4e00-\u9fff])好[了啦]$|可以.{0,6}(?:打开|访问|使用|用|运行)了|[都全][^都全不没挂坏失满忘]{1,10}了$|我把[^把]{1,30}(?:了$|到|成|为)/,
  },
];

// One look instead of eighteen: most clauses of a long reply hold none of it.
const ALL: readonly Claim[] = [...CHINESE, ...ENGLISH];
const ANY_WORDING = anyOf(...ALL.map(({ wording }) => wording));

// Each of these makes a whole sentence something else, wherever the wording stands in it.
const NO_REPORT = anyOf(
  /^(?:if|once|when|whenever|unless|until|before|as soon as|so far|to |in order|how |here's the plan|the plan|my plan|a |an )/,
  /\baccording to\b/,
  // An instruction: what is done at its end is for the person to do.
  /^(?:just |then |now |please |first |simply )?(?:run|click|press|add|use|open|make sure|check|tell|let|give|call|set |put |type|select|choose|go|confirm|send|save|create|copy|paste|restart|try|install)\b/,
  /^(?:is|are|was|were|has|have|had|did|do|does|can|could|shall|should|would|will|who|what|which|when|where|why|how)\b.*\?$/,
  /才算|才能|是指|所谓|^(?:如果|要是|假如|一旦|等(?!等|一下)|只要|除非)/,
);

// After a claim these say that it does not hold. Other negations do not: "Done. I did not touch the rest."
const TAKEN_BACK = anyOf(
  /\bfail(?:s|ed|ing|ure)?\b(?! because| due)|\b(?:wait|correction|hold on|my mistake|was wrong|went wrong|not sure|404|moving on|working on|i(?:'ll| will) (?:now|next)|next i(?:'ll| will)|still (?:missing|running|broken|open))\b/,
  /(?:\bnot|n't) (?:\w+ ){0,2}(?:yet|work|works|working|pass|done|live|there|published|finished|complete|ready|load|succeed|correct|saved|sent)\b/,
  /^will now\b|\b(?:is|are) (?:missing|next|empty|broken)\b|\bthe rest is\b/,
  /(?<!0 )失败|还有问题|还差|还是报错|[没未](?:有|能)?(?:成功|完成|上线|发布|通过|写|保存)|还没|尚未|打不开|等一下|等等|更正|[说弄搞]错|仍然|还是不|不通过|还在|还不能|其余|只剩|正在(?!运行|监听)|接下来(?!.{0,2}[你您])/,
);

// Only the characters the tables above use, and their neighbours.
const TRADITIONAL =
  "經網線發佈檔寫為們個現問題測試過幫請還沒這郵務標達頁創設裝處決復傳刪轉譯換將說時後會動準備壓縮導實據報給絕當應該開關錯敗無僅並結舊東點選儲啟執註冊連複繫讓確認訊資夾單圖畫編錄綁載優調遷預訂項擇塊順嗎麼誰見顯";
const SIMPLIFIED =
  "经网线发布档写为们个现问题测试过帮请还没这邮务标达页创设装处决复传删转译换将说时后会动准备压缩导实据报给绝当应该开关错败无仅并结旧东点选储启执注册连复系让确认讯资夹单图画编录绑载优调迁预订项择块顺吗么谁见显";

/** Says whether a final reply, by its wording in English or Chinese, reports that what was asked for is done. */
export function isCompletionClaim(reply: string): boolean {
  // From the end: the last sentence that claims or takes back is the one that holds.
  for (const sentence of sentences(spoken(reply)).reverse()) {
    if (NO_REPORT.test(sentence)) continue;
    for (const clause of clauses(sentence).reverse()) {
      if (TAKEN_BACK.test(clause)) return false;
      if (claims(clause)) return true;
    }
  }
  return false;
}

function claims(clause: string): boolean {
  if (!ANY_WORDING.test(clause)) return false;
  return (/[\u4e00-\u9fff]/.test(clause) ? ALL : ENGLISH).some(({ wording, unlessAfter, unlessBefore }) => {
    const found = wording.exec(clause);
    if (!found) return false;
    const end = found.index + found[0].length;
    return !unlessAfter.test(clause.slice(0, found.index)) && !unlessBefore.test(clause.slice(end));
  });
}

/** What the agent says itself: no code, no quotes, no decoration, lower case, simplified script. */
function spoken(reply: string): string {
  let inCode = false;
  const lines = reply.split("\n").filter((line) => {
    const isFence = /^ {0,3}(?:```|~~~)/.test(line);
    if (isFence) inCode = !inCode;
    return !isFence && !inCode && !/^\s*(?:>|$)/.test(line);
  });
  return lines
    .join("\n")
    .replace(/`[^`\n]*`|"[^"\n]*"|“[^“”\n]*”|「[^「」\n]*」|『[^『』\n]*』|(?<!\w)'[^'\n]*'(?!\w)/g, "Q")
    .replace(/(?:[*_#\u2600-\u27bf\u{1f000}-\u{1faff}]|\ufe0f)+/gu, " ")
    .replace(/[\u4e00-\u9fff]/g, (char) => SIMPLIFIED[TRADITIONAL.indexOf(char)] ?? char)
    .replace(/’/g, "'")
    .toLowerCase();
}

function sentences(text: string): string[] {
  const parts = text.match(/[^\s\-•+.!?…。！？][^\n.!?…。！？]*(?:[.!?…](?=\w)[^\n.!?…。！？]*)*[?？]?/g) ?? [];
  // 好了 and "done" are the shortest claims.
  return parts.filter((part) => part.length > 3 || /[\u4e00-\u9fff]{2}/.test(part)).map((part) => part.trimEnd());
}

/** A question asks with its last clause only: "Done, anything else?" */
function clauses(sentence: string): string[] {
  const parts = sentence.split(/[,;:]\s+(?:(?:and|but|so|which) )?|[，；：]\s*| [–—-]+ | (?:and|but|so|which) /);
  return /[?？]$/.test(sentence) ? parts.slice(0, -1) : parts;
}
