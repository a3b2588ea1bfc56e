import { constants } from "node:fs";
import type { FileHandle } from "node:fs/promises";
import { EVENT_NAMES } from "../core/event.js";
import { atSpot, checkRegular, FD_FOLDER, missing } from "../files/workspace-paths.js";

export const HOOK_REFERENCE = "config/context/references/agent-hooks.md";
const LARGEST_REFERENCE = 32_768;
/** Who writes about hooks says so early; and no message is long enough to cost anything. */
const LOOKED_AT = 4_000;

const anyOf = (...patterns: RegExp[]): RegExp => new RegExp(patterns.map(({ source }) => source).join("|"), "u");

/** Nothing else has these names. */
const OURS = anyOf(
  /(?:^|[\s"'`“(（：，。])\/hooks(?![\w/.-])/,
  /\bshell[ _-]?hooks?\b|\b(?:chat|agent)[ -]hooks?\b|\bworkspace\/hooks\b/,
  new RegExp(`\\b(?:${EVENT_NAMES.join("|")})\\b`),
  /\bguard(?:ing)? scripts?\b|(?:守卫|防护|拦截|把关)脚本/,
);

/** Other things that are called hooks, and sayings. */
const OTHERS = anyOf(
  /\bweb ?-?hooks?\b|网络钩子|\bgit(?:hub|lab)?\b|\bpre-?(?:commit|push|receive)\b|\bhusky\b|\blefthook\b|提交前/,
  /\breact(?:js)?\b|\buse[a-z]*(?:effect|state|memo|ref|callback|context|reducer)\b|\b(?:vue|svelte|preact|solidjs|angular|next\.?js|airflow|netfilter|redux|wordpress|pytest|webpack|vite|terraform|helm|kubernetes)\b|组件|\bcustom hooks?\b/,
  /\b(?:fish(?:ing)?|crochet|coat|wall|meat|picture|curtain|boat|grappling|captain|right|left|towel|plot)[ -]hooks?\b|钓|鱼钩|挂钩|挂在?墙/,
  /\bhook(?:s|ing)? (?:(?:me|you|us|him|her|them|it|this|that|everything) )?up\b|\boff the hook\b|\bhook or by crook\b|\bhook,? line\b/,
  /\bhooks? (?:of|for|in) (?:the|my|this|a|an|your) (?:\w+ )?(?:song|story|article|essay|chorus|novel|video|post|book|intro|speech|talk|wall|door|closet|kitchen|bathroom|hall)\b|\b(?:song|story|opening|catchy|marketing|narrative)(?:'s)? hooks?\b/,
);
/** The word itself, but not as a part of somebody's path or address. */
const HOOK = /(?<![\w~]\/|\/\/)\bhooks?\b|钩子|鉤子/u;

/** The wish for a guard, in words of people who have never heard of hooks. */
const WISH = anyOf(
  /\b(?:block|stop|intercept|catch|check|scan|filter|redact|mask|inspect|review|hold(?: back)?)\b[^.!?\n]{1,100}\b(?:before|whenever) (?:it|they|that|you|anything|the agent|(?:a|the|any|every|each|your) \w+|messages|commands|files)(?: \w+){0,2} (?:sent|leaves?|leaving|goes out|go out|runs?|run|executed?|executes|published?|send|execute|delivered)\b/,
  /\b(?:do not|don't|dont|never) (?:ever )?let\b[^.!?\n]{1,80}\b(?:sent|leave|leak|leaked|go out|get out|slip out|run)\b/,
  /\b(?:block|stop|prevent|keep)\b[^.!?\n]{1,80}\bfrom (?:ever )?(?:being sent|leaking|leaving|going out|getting out|slipping out|being run|being executed)\b/,
  /\b(?:always|must|should) ask\b[^.!?\n]{0,40}\bbefore (?:you |it |anything )?(?:run|send|sent|delet|publish|push|execut|is)/,
  /\bintercept(?:s|ing)? [^.!?\n]{0,20}\b(?:tool calls|tool call|messages?|commands?)\b|\bno (?:\w+ ){1,3}(?:gets?|is|are) (?:ever )?(?:posted|sent|leaked)\b/,
  /\b(?:safety|check(?:ing)?) scripts?\b[^.!?\n]{1,40}\bout(?:going|bound)\b/,
  /(?:不要|别|不能|不许|绝不|千万别)让[^。！？\n]{1,60}(?:发出去|发送出去|发出|外发|传出去|泄露|泄漏|流出|执行)/,
  /(?:防止|阻止|禁止|拦截|拦住|拦下|屏蔽)[^。！？\n]{1,60}(?:发出去|发送出去|被发出|发出|外发|传出去|泄露|泄漏|流出|被执行)/,
  /(?:发|执行|运行|发布)[^。！？\n]{0,12}前[^。！？\n]{0,20}(?:检查|拦|阻止|审核|扫描|过滤|脱敏|先问我)/,
  /有[^。！？\n]{1,20}[就都](?:别|不要|不许|不能)(?:发|执行)/,
);
/** What people want guarded: "check the spelling before you publish" is no wish for a guard. */
const GUARDED = anyOf(
  /\b(?:messages?|secrets?|passwords?|passphrases?|credentials?|(?:api|private|secret|ssh|my|any|a) ?keys?|keys|tokens?|commands?|tool calls?|personal data|rm|anything|everything)\b/,
  /密钥|私钥|密码|口令|令牌|凭证|\b(?:key|token|rm)\b|命令|消息|敏感|隐私|身份证|手机号|银行卡|机密/,
);

/** Whether a message is about hooks of this agent, in English or Chinese, so that its answer needs their reference. */
export function isAboutHooks(text: string): boolean {
  const said = text.slice(0, LOOKED_AT).normalize("NFKC").toLowerCase().replaceAll("’", "'");
  if (OURS.test(said)) return true;
  if (OTHERS.test(said)) return false;
  return HOOK.test(said) || (WISH.test(said) && GUARDED.test(said));
}

/** What the agent has to know to prepare a hook, from the workspace; undefined when it cannot be read as it should. */
export async function hookReference(workspace: string): Promise<string | undefined> {
  try {
    return await atSpot({ path: workspace, fdFolder: FD_FOLDER }, HOOK_REFERENCE, "read", async (spot) => {
      if (!spot.entry) throw missing(spot.given);
      // Before opening as well: to open some devices is to do something.
      checkRegular(spot.entry, spot.given);
      const handle = await spot.open(spot.name, constants.O_RDONLY);
      try {
        return await readWhole(handle);
      } finally {
        await handle.close();
      }
    });
  } catch {
    // Missing, a link that leads out, no regular file, no UTF-8: the turn goes on without it.
    return undefined;
  }
}

async function readWhole(handle: FileHandle): Promise<string | undefined> {
  const buffer = Buffer.alloc(LARGEST_REFERENCE + 1);
  for (let size = 0; size < buffer.length; ) {
    const { bytesRead } = await handle.read(buffer, size, buffer.length - size, size);
    size += bytesRead;
    if (bytesRead === 0) return new TextDecoder("utf-8", { fatal: true }).decode(buffer.subarray(0, size));
  }
  return undefined;
}
