import { generateKeyPairSync } from "node:crypto";
import { nearest } from "../../lib/nearest.js";

/** One thing the demo agent was told to do; a turn goes wrong at `fail`. */
export type DemoStep =
  | { kind: "call"; tool: string; input: Record<string, string> }
  | { kind: "say"; text: string }
  | { kind: "fail"; text: string };

type Language = "en" | "zh";

/** The demo agent's own tool: it shortens the conversation, so that its events can be seen. */
export const COMPACT_TOOL = "compact_history";

/** What can be typed, with what has to stand behind it, and what that does: the same lines in both languages. */
const USAGE: Record<Language, readonly [usage: string, does: string][]> = {
  en: [
    ["run <command>", "calls bash"],
    ["read <path>", "calls read_file"],
    ["write <path> <text>", "calls write_file"],
    ["publish <folder>", "calls publish_site"],
    ["push <text>", "calls push_message"],
    ["done <summary>", "calls complete_goal"],
    ["subagent <task>", "calls subagent; the task is one of these lines, as in: subagent run ls"],
    ["claim <text>", "makes a claim in words, true or not"],
    ["say <text>", "repeats the text, nothing else"],
    ["say-key", "makes a private key that opens nothing, and tries to send it"],
    ["fail", "lets the turn go wrong (on_turn_error)"],
    ["compact", "shortens the conversation (pre_compact, post_compact)"],
  ],
  zh: [
    ["运行 <命令>", "调用 bash"],
    ["读 <路径>", "调用 read_file"],
    ["写 <路径> <内容>", "调用 write_file"],
    ["发布 <文件夹>", "调用 publish_site"],
    ["推送 <文字>", "调用 push_message"],
    ["完成 <总结>", "调用 complete_goal"],
    ["子任务 <任务>", "调用 subagent；任务也是这里的一行，例如：子任务 运行 ls"],
    ["声称 <文字>", "用文字作出声明，不管真假"],
    ["说 <文字>", "原样重复这段文字"],
    ["说密钥", "试着发送一把临时私钥（什么也打不开）"],
    ["出错", "让这一轮出错（on_turn_error）"],
    ["压缩", "压缩对话记录（pre_compact、post_compact）"],
  ],
};

const call = (tool: string, input: Record<string, string> = {}): DemoStep => ({ kind: "call", tool, input });
const say = (text: string): DemoStep => ({ kind: "say", text });

/** In the order of the lines above. Undefined where the argument is not enough. */
const STEPS: readonly ((argument: string, words: DemoWords) => DemoStep | undefined)[] = [
  (command) => call("bash", { command }),
  (file_path) => call("read_file", { file_path }),
  (argument) => {
    const [, file_path, content] = /^(\S+)\s+(.+)$/u.exec(argument) ?? [];
    return file_path === undefined || content === undefined ? undefined : call("write_file", { file_path, content });
  },
  (folder) => call("publish_site", { folder }),
  (text) => call("push_message", { text }),
  (summary) => call("complete_goal", { summary }),
  (task) => call("subagent", { task }),
  (text, words) => say(words.claim(text)),
  (text) => say(text),
  () => say(throwawayKey()),
  (_, words) => ({ kind: "fail", text: words.failure }),
  () => call(COMPACT_TOOL),
];

/** A private key that opens nothing: made here, for this line, and kept by nobody. */
const throwawayKey = (): string =>
  generateKeyPairSync("ed25519").privateKey.export({ type: "pkcs8", format: "pem" }).toString().trim();

const BY_WORD = new Map(
  Object.values(USAGE).flatMap((lines) =>
    lines.map(([usage], at) => [usage.replace(/ .*/u, ""), { usage, step: STEPS[at] }] as const),
  ),
);
const WORDS = [...BY_WORD.keys()].join("|");
// A space or a colon must follow: without it "说明一下" would be told to say "明一下".
const LINE = new RegExp(`^(${WORDS})(?:\\s*[:：]?$|(?:[:：]?\\s+|：)(.+)$)`, "iu");
const SLASH = /^[/／]([^\s@]+)(?:@\w+)?\s*(.*)$/u;
/** What other bots on the platforms begin with. */
const ASKS_FOR_HELP = ["help", "start"];

/** What a message tells the demo agent to do, one step a line, in order. Never empty: what it cannot read asks for help. */
export function parseDemo(message: string): DemoStep[] {
  const words = demoWords(message);
  const help = say(words.help);
  const lines = message.split(/[\r\n\u2028\u2029]+/u).flatMap((line) => line.trim() || []);
  const steps = lines.map((line) => stepIn(line, words) ?? help);
  return steps.length === 0 ? [help] : steps.filter((step, at) => step !== help || at === steps.indexOf(help));
}

function stepIn(line: string, words: DemoWords): DemoStep | undefined {
  const [, slashed, rest = ""] = SLASH.exec(line) ?? [];
  if (slashed !== undefined) return slashCommand(slashed, rest, words);
  const [, word = "", argument = ""] = LINE.exec(line) ?? [];
  const known = BY_WORD.get(word.toLowerCase());
  if (!known) return undefined;
  const needsMore = known.usage.includes(" ");
  if (!needsMore) return argument === "" ? known.step?.("", words) : undefined;
  const step = argument === "" ? undefined : known.step?.(argument, words);
  return step ?? say(words.unfinished(word.toLowerCase(), known.usage));
}

/** Commands are taken out before: what comes here is none, or is written wrongly. */
function slashCommand(word: string, rest: string, words: DemoWords): DemoStep | undefined {
  if (ASKS_FOR_HELP.includes(word.toLowerCase())) return undefined;
  const meant = nearest(word, ["hooks"]);
  if (meant === undefined || word.toLowerCase() === meant) return say(words.noCommand(word));
  return say(words.meant(`/${meant} ${rest || "list"}`));
}

const listed = (language: Language): string =>
  USAGE[language].map(([usage, does]) => `• \`${usage}\` → ${does}`).join("\n");

// What others said is quoted, or "write_file answered: written" would read as the agent's own claim that the work is done.
const quoted = (text: string): string => `“${text.replace(/[“”]/gu, '"').replace(/\s+/gu, " ")}”`;
const cited = (text: string): string => text.replace(/^|\r\n|[\n\r\u2028\u2029]/gu, (end) => `${end && "\n"}> `);

const en = {
  help: `I am a demo agent without a model: I only follow these words, one to a line.\n${listed("en")}\n• \`help\` → shows this list`,
  claim: (text: string) => `Done! ${text}`,
  takeBack: (reason: string) => (reason === "" ? "I take that back." : `I take that back: ${quoted(reason)}`),
  goOn: (reason: string) =>
    `I was asked to go on${reason === "" ? "." : `: ${quoted(reason)}`}\nI am a demo agent without a model: tell me what to do next.`,
  noTool: (tool: string) => `I have no tool "${tool}" here.`,
  answered: (tool: string, output: string) => cited(`${tool} answered: ${output}`),
  failed: (tool: string, error: string) => cited(`${tool} failed: ${error}`),
  nothingLeft: "I have nothing to add: I am a demo agent without a model.",
  unfinished: (word: string, usage: string) => `"${word}" needs more: \`${usage}\``,
  noCommand: (word: string) =>
    `There is no command "/${word}". Say help for what I follow; /hooks help shows the commands.`,
  meant: (line: string) => `Did you mean ${line}?`,
  /** How the turn went wrong: it becomes part of a sentence. */
  failure: "the demo agent was told to fail",
  more: (count: number) => `… (${count} more characters)`,
  summary: (said: readonly string[]) => `The person has said: ${said.map(quoted).join(", ")}`,
};
export type DemoWords = typeof en;

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
  noCommand: (word) => `没有“/${word}”这个命令。说“帮助”看我认识的词；/hooks help 列出命令。`,
  meant: (line) => `你是想说 ${line} 吗？`,
  failure: "演示智能体按你的要求出错了",
  more: (count) => `…（还有 ${count} 个字符）`,
  summary: (said) => `对方说过：${said.map(quoted).join("、")}`,
};

/** What the demo agent says of its own, in the language that somebody wrote in. */
export const demoWords = (written: string): DemoWords => (/\p{Script=Han}/u.test(written) ? zh : en);
