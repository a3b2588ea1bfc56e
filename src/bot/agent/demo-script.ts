import { generateKeyPairSync } from "node:crypto";
import { nearest } from "../../lib/nearest.js";

/** One thing the demo agent was told to do. */
export type DemoStep =
  | { kind: "call"; tool: string; input: Record<string, string> }
  | { kind: "say"; text: string }
  | { kind: "claim"; text: string }
  /** The turn goes wrong here. */
  | { kind: "fail" }
  /** A word without what has to stand behind it. */
  | { kind: "unfinished"; word: string; usage: string }
  /** A command that is none; `near` is the line that was probably meant. */
  | { kind: "no-command"; word: string; near?: string }
  | { kind: "help" };

type Language = "en" | "zh";
type Instruction = {
  en: string;
  zh: string;
  /** Left out where the word stands alone. */
  argument?: Record<Language, string>;
  does: Record<Language, string>;
  /** Undefined where the argument is not enough. */
  step: (argument: string) => DemoStep | undefined;
};

/** The demo agent's own tool: it shortens the conversation, so that its events can be seen. */
export const COMPACT_TOOL = "compact_history";

const call = (tool: string, input: Record<string, string> = {}): DemoStep => ({ kind: "call", tool, input });

/** A private key that opens nothing: made here, for this line, and kept by nobody. */
const throwawayKey = (): string =>
  generateKeyPairSync("ed25519").privateKey.export({ type: "pkcs8", format: "pem" }).toString().trim();

const INSTRUCTIONS: readonly Instruction[] = [
  {
    en: "run",
    zh: "运行",
    argument: { en: "<command>", zh: "<命令>" },
    does: { en: "calls bash", zh: "调用 bash" },
    step: (command) => call("bash", { command }),
  },
  {
    en: "read",
    zh: "读",
    argument: { en: "<path>", zh: "<路径>" },
    does: { en: "calls read_file", zh: "调用 read_file" },
    step: (file_path) => call("read_file", { file_path }),
  },
  {
    en: "write",
    zh: "写",
    argument: { en: "<path> <text>", zh: "<路径> <内容>" },
    does: { en: "calls write_file", zh: "调用 write_file" },
    step(argument) {
      const [, file_path, content] = /^(\S+)\s+(.+)$/u.exec(argument) ?? [];
      return file_path === undefined || content === undefined ? undefined : call("write_file", { file_path, content });
    },
  },
  {
    en: "publish",
    zh: "发布",
    argument: { en: "<folder>", zh: "<文件夹>" },
    does: { en: "calls publish_site", zh: "调用 publish_site" },
    step: (folder) => call("publish_site", { folder }),
  },
  {
    en: "push",
    zh: "推送",
    argument: { en: "<text>", zh: "<文字>" },
    does: { en: "calls push_message", zh: "调用 push_message" },
    step: (text) => call("push_message", { text }),
  },
  {
    en: "done",
    zh: "完成",
    argument: { en: "<summary>", zh: "<总结>" },
    does: { en: "calls complete_goal", zh: "调用 complete_goal" },
    step: (summary) => call("complete_goal", { summary }),
  },
  {
    en: "subagent",
    zh: "子任务",
    argument: { en: "<task>", zh: "<任务>" },
    does: {
      en: "calls subagent; the task is one of these lines, as in: subagent run ls",
      zh: "调用 subagent；任务也是这里的一行，例如：子任务 运行 ls",
    },
    step: (task) => call("subagent", { task }),
  },
  {
    en: "claim",
    zh: "声称",
    argument: { en: "<text>", zh: "<文字>" },
    does: { en: "makes a claim in words, true or not", zh: "用文字作出声明，不管真假" },
    step: (text) => ({ kind: "claim", text }),
  },
  {
    en: "say",
    zh: "说",
    argument: { en: "<text>", zh: "<文字>" },
    does: { en: "repeats the text, nothing else", zh: "原样重复这段文字" },
    step: (text) => ({ kind: "say", text }),
  },
  {
    en: "say-key",
    zh: "说密钥",
    does: {
      en: "makes a private key that opens nothing, and tries to send it",
      zh: "试着发送一把临时私钥（什么也打不开）",
    },
    step: () => ({ kind: "say", text: throwawayKey() }),
  },
  {
    en: "fail",
    zh: "出错",
    does: { en: "lets the turn go wrong (on_turn_error)", zh: "让这一轮出错（on_turn_error）" },
    step: () => ({ kind: "fail" }),
  },
  {
    en: "compact",
    zh: "压缩",
    does: {
      en: "shortens the conversation (pre_compact, post_compact)",
      zh: "压缩对话记录（pre_compact、post_compact）",
    },
    step: () => call(COMPACT_TOOL),
  },
];

const BY_WORD = new Map(INSTRUCTIONS.flatMap((each) => [each.en, each.zh].map((word) => [word, each] as const)));

const WORDS = [...BY_WORD.keys()].join("|");
// A space or a colon must follow: without it "说明一下" would be told to say "明一下".
const LINE = new RegExp(`^(${WORDS})(?:[:：]?\\s+|：)(.+)$`, "iu");
const LONE_WORD = new RegExp(`^(${WORDS})\\s*[:：]?$`, "iu");
const SLASH = /^[/／]([^\s@]+)(?:@\w+)?\s*(.*)$/u;
/** What other bots on the platforms begin with. */
const ASKS_FOR_HELP = ["help", "start"];

/** What a message tells the demo agent to do, one step a line, in order. Never empty: what it cannot read asks for help. */
export function parseDemo(message: string): DemoStep[] {
  const lines = message.split(/[\r\n\u2028\u2029]+/u).flatMap((line) => line.trim() || []);
  const steps = lines.map((line) => commandIn(line) ?? HELP);
  const firstHelp = steps.indexOf(HELP);
  const once = steps.filter((step, at) => step !== HELP || at === firstHelp);
  return once.length === 0 ? [HELP] : once;
}

const HELP: DemoStep = { kind: "help" };

function commandIn(line: string): DemoStep | undefined {
  const [, slashed, rest = ""] = SLASH.exec(line) ?? [];
  if (slashed !== undefined) return slashCommand(slashed, rest);
  const [, lone = ""] = LONE_WORD.exec(line) ?? [];
  const [, word = lone, argument = ""] = LINE.exec(line) ?? [];
  const known = BY_WORD.get(word.toLowerCase());
  if (!known) return undefined;
  if (!known.argument) return argument === "" ? known.step("") : undefined;
  return (argument === "" ? undefined : known.step(argument)) ?? unfinished(known, word.toLowerCase());
}

function unfinished({ zh, argument }: Instruction, word: string): DemoStep {
  return { kind: "unfinished", word, usage: `${word} ${argument?.[word === zh ? "zh" : "en"] ?? ""}` };
}

/** Commands are taken out before: what comes here is none, or is written wrongly. */
function slashCommand(word: string, rest: string): DemoStep | undefined {
  if (ASKS_FOR_HELP.includes(word.toLowerCase())) return undefined;
  const meant = nearest(word, ["hooks"]);
  if (meant === undefined || word.toLowerCase() === meant) return { kind: "no-command", word };
  return { kind: "no-command", word, near: `/${meant} ${rest || "list"}` };
}

/** The language a person writes in, as far as the demo agent can tell. */
export const languageOf = (text: string): Language => (/\p{Script=Han}/u.test(text) ? "zh" : "en");

function listed(language: Language): string {
  const lines = INSTRUCTIONS.map(
    (each) => `• \`${[each[language], each.argument?.[language]].filter(Boolean).join(" ")}\` → ${each.does[language]}`,
  );
  return lines.join("\n");
}

export type DemoWords = {
  help: string;
  claim: (text: string) => string;
  takeBack: (reason: string) => string;
  goOn: (reason: string) => string;
  noTool: (tool: string) => string;
  answered: (tool: string, output: string) => string;
  failed: (tool: string, error: string) => string;
  nothingLeft: string;
  unfinished: (word: string, usage: string) => string;
  noCommand: (word: string, near: string | undefined) => string;
  /** How the turn went wrong: it becomes part of a sentence. */
  failure: string;
  more: (count: number) => string;
  summary: (said: readonly string[]) => string;
};

// What others said is quoted, or "write_file answered: written" would read as the agent's own claim that the work is done.
const quoted = (text: string): string => `“${text.replace(/[“”]/gu, '"').replace(/\s+/gu, " ")}”`;
const cited = (text: string): string => text.replace(/^|\r\n|[\n\r\u2028\u2029]/gu, (end) => `${end && "\n"}> `);

const en: DemoWords = {
  help: `I am a demo agent without a model: I only follow these words, one to a line.\n${listed("en")}\n• \`help\` → shows this list`,
  claim: (text) => `Done! ${text}`,
  takeBack: (reason) => (reason === "" ? "I take that back." : `I take that back: ${quoted(reason)}`),
  goOn: (reason) =>
    `I was asked to go on${reason === "" ? "." : `: ${quoted(reason)}`}\nI am a demo agent without a model: tell me what to do next.`,
  noTool: (tool) => `I have no tool "${tool}" here.`,
  answered: (tool, output) => cited(`${tool} answered: ${output}`),
  failed: (tool, error) => cited(`${tool} failed: ${error}`),
  nothingLeft: "I have nothing to add: I am a demo agent without a model.",
  unfinished: (word, usage) => `"${word}" needs more: \`${usage}\``,
  noCommand: (word, near) =>
    near === undefined
      ? `There is no command "/${word}". Say help for what I follow; /hooks help shows the commands.`
      : `Did you mean ${near}?`,
  failure: "the demo agent was told to fail",
  more: (count) => `… (${count} more characters)`,
  summary: (said) => `The person has said: ${said.map(quoted).join(", ")}`,
};

const zh: DemoWords = {
  help: `我是演示用的智能体，背后没有模型，只认下面这些词，每行一条。\n${listed("zh")}\n• \`帮助\` → 显示这份列表`,
  claim: (text) => `完成了！${text}`,
  takeBack: (reason) => (reason === "" ? "我收回刚才的话。" : `我收回：${quoted(reason)}`),
  goOn: (reason) =>
    `我被要求继续${reason === "" ? "。" : `：${quoted(reason)}`}\n我是演示用的智能体，背后没有模型：请告诉我下一步做什么。`,
  noTool: (tool) => `我这里没有工具“${tool}”。`,
  answered: (tool, output) => cited(`${tool} 返回：${output}`),
  failed: (tool, error) => cited(`${tool} 出错：${error}`),
  nothingLeft: "我没有要补充的：我是演示用的智能体，背后没有模型。",
  unfinished: (word, usage) => `“${word}”后面还要写：\`${usage}\``,
  noCommand: (word, near) =>
    near === undefined
      ? `没有“/${word}”这个命令。说“帮助”看我认识的词；/hooks help 列出命令。`
      : `你是想说 ${near} 吗？`,
  failure: "演示智能体按你的要求出错了",
  more: (count) => `…（还有 ${count} 个字符）`,
  summary: (said) => `对方说过：${said.map(quoted).join("、")}`,
};

/** What the demo agent says of its own, in the person's language. */
export const demoWords = (language: Language): DemoWords => (language === "zh" ? zh : en);
