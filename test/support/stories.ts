import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { eventually } from "./eventually.js";
import { sharedTelegramReadyBot, type TelegramReadyBot } from "./ready-bot.js";

const SCRIPTS = join(import.meta.dirname, "../fixtures/stories");
/** Bob, who owns the bot with Ann. */
const BOB = { from: { id: 2, is_bot: false, first_name: "Bob" }, chat: { id: 2, type: "private", first_name: "Bob" } };

/** A bot on Telegram with the demo agent and a shell; Ann is number 1, Bob number 2. */
export type Story = TelegramReadyBot & {
  /** What an agent leaves in the workspace when it has read agent-hooks.md: scripts in hooks/, entries in the file. */
  prepared(...entries: Record<string, unknown>[]): void;
  /** Ann types the lines; one that shows a script first, once more. */
  types(...lines: string[]): Promise<void>;
  /** Ann says it to the agent, and reads a message with these words. The message. */
  says(text: string, words: string | RegExp): Promise<string>;
  bobSays(text: string, words: string | RegExp): Promise<string>;
  /** All that Ann and Bob have got. */
  got(): string[];
};

const ENV = { CHAT_HOOKS_UNSAFE_BASH: "1", CHAT_HOOKS_OWNERS: "telegram:1,telegram:2" };
/** How the bot's answers to typed lines begin. */
const REPLIES: readonly [line: string, reply: RegExp][] = [
  ["/hooks approve", /^(?:Not approved yet|Approved)/m],
  ["/hooks install", /^Installed/],
  ["/hooks on", /^Hooks are ON/],
  ["/new", /^This is a new conversation/],
];

/** One bot for all stories of a file; each finds it without hooks. */
export function sharedStories(env: Record<string, string> = {}): () => Promise<Story> {
  const next = sharedTelegramReadyBot({ demo: true, env: { ...ENV, ...env } });
  return async () => storyWith(await next());
}

function storyWith(bot: TelegramReadyBot): Story {
  const { telegram, bench } = bot;
  // A line that tells what goes on becomes the reply.
  const got = (): string[] =>
    telegram.sent("sendMessage", "editMessageText").map(({ payload }) => String(payload.text));
  const hears = async (update: Record<string, unknown>, words: string | RegExp): Promise<string> => {
    const before = got().length;
    const fits = (text: string): boolean => (typeof words === "string" ? text.includes(words) : words.test(text));
    telegram.push(update);
    await eventually(() => got().slice(before)).toSatisfy((texts: string[]) => texts.some(fits), String(words));
    return got().slice(before).find(fits) ?? "";
  };
  const says: Story["says"] = (text, words) => hears(telegram.message(text), words);
  const types: Story["types"] = async (...lines) => {
    for (const line of lines) {
      const [, words] = REPLIES.find(([start]) => line.startsWith(start)) ?? [line, /./];
      const reply = await says(line, words);
      if (reply.startsWith("Not approved yet")) await says(line, /^Approved/m);
    }
  };
  return {
    ...bot,
    ...{ got, says, types },
    bobSays: (text, words) => hears(telegram.message(text, BOB), words),
    prepared(...entries) {
      mkdirSync(join(bench.workspace, "hooks"), { recursive: true });
      for (const { command } of entries) {
        const [, name] = /\.\/workspace\/hooks\/(\S+)/.exec(String(command)) ?? [];
        if (name !== undefined) copyFileSync(join(SCRIPTS, name), join(bench.workspace, "hooks", name));
      }
      // JSON is YAML.
      bench.propose(`hooks:\n${entries.map((entry) => `  - ${JSON.stringify(entry)}\n`).join("")}`);
    },
  };
}

/** Whether a script in that language cannot run here. */
export const lacks = (interpreter: string): boolean =>
  !(process.env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, interpreter)));
