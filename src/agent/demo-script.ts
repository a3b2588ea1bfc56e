/** One thing the demo agent was told to do. */
export type DemoStep =
  | { kind: "call"; tool: string; input: Record<string, string> }
  | { kind: "say"; text: string }
  | { kind: "claim"; text: string }
  | { kind: "help" };

type Language = "en" | "zh";
type Instruction = {
  en: string;
  zh: string;
  argument: Record<Language, string>;
  does: Record<Language, string>;
  /** Undefined where the argument is not enough. */
  step: (argument: string) => DemoStep | undefined;
};

const call = (tool: string, input: Record<string, string>): DemoStep => ({ kind: "call", tool, input });

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
    does: { en: "calls subagent", zh: "调用 subagent" },
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
];

const BY_WORD = new Map(INSTRUCTIONS.flatMap((each) => [each.en, each.zh].map((word) => [word, each] as const)));

// A space or a colon must follow: without it "说明一下" would be told to say "明一下".
const LINE = new RegExp(`^(${[...BY_WORD.keys()].join("|")})(?:[:：]?\\s+|：)(.+)$`, "iu");

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
  const [, word = "", argument = ""] = LINE.exec(line) ?? [];
  return BY_WORD.get(word.toLowerCase())?.step(argument);
}

/** The language a person writes in, as far as the demo agent can tell. */
export const languageOf = (text: string): Language => (/\p{Script=Han}/u.test(text) ? "zh" : "en");

function listed(language: Language): string {
  const lines = INSTRUCTIONS.map(
    (each) => `• \`${each[language]} ${each.argument[language]}\` → ${each.does[language]}`,
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
};

// What others said is quoted, or "write_file answered: written" would read as the agent's own claim that the work is done.
const quoted = (text: string): string => `“${text.replace(/[“”]/gu, '"').replace(/\s+/gu, " ")}”`;
const cited = (text: string): string => text.replace(/^|\r\n|[\n\r\u2028\u2029]/gu, (end) => `${end && "\n"}> `);

const en: DemoWords = {
  help: `I am a demo agent without a model: I only follow these words, one to a line.\n${listed("en")}\n• \`help\` → shows this list`,
  claim: (text) => `Done! ${text}`,
  takeBack: (reason) => (reason === "" ? "I take that back." : `I take that back: ${quoted(reason)}`),
  goOn: (reason) =>
    `I was asked to go on: ${quoted(reason)}\nI am a demo agent without a model: tell me what to do next.`,
  noTool: (tool) => `I have no tool "${tool}" here.`,
  answered: (tool, output) => cited(`${tool} answered: ${output}`),
  failed: (tool, error) => cited(`${tool} failed: ${error}`),
  nothingLeft: "I have nothing to add: I am a demo agent without a model.",
};

const zh: DemoWords = {
  help: `我是演示用的智能体，背后没有模型，只认下面这些词，每行一条。\n${listed("zh")}\n• \`帮助\` → 显示这份列表`,
  claim: (text) => `完成了！${text}`,
  takeBack: (reason) => (reason === "" ? "我收回刚才的话。" : `我收回：${quoted(reason)}`),
  goOn: (reason) => `我被要求继续：${quoted(reason)}\n我是演示用的智能体，背后没有模型：请告诉我下一步做什么。`,
  noTool: (tool) => `我这里没有工具“${tool}”。`,
  answered: (tool, output) => cited(`${tool} 返回：${output}`),
  failed: (tool, error) => cited(`${tool} 出错：${error}`),
  nothingLeft: "我没有要补充的：我是演示用的智能体，背后没有模型。",
};

/** What the demo agent says of its own, in the person's language. */
export const demoWords = (language: Language): DemoWords => (language === "zh" ? zh : en);
