import { pageLink } from "../bot/screen.js";
import { newPageCode } from "../store/page-access.js";
import { findRunningBot } from "../store/running-bot.js";
import type { Texts } from "../texts/index.js";
import { EXIT } from "./exit.js";

export type PageRequest = {
  /** The state directory of the bot. */
  state: string;
  env: Readonly<Record<string, string | undefined>>;
  texts: Texts;
  output?: Pick<Console, "log" | "error">;
};

/** `chat-hooks page`: shows a new link to the page of the bot that runs. Answers an exit code. */
export async function runPage({ state, env, texts: { page }, output = console }: PageRequest): Promise<number> {
  const complain = (text: string): number => {
    output.error(text);
    return EXIT.problem;
  };
  // Whoever enters acts as the owner, and a script is none.
  if (env.CHAT_HOOKS_RUN_TOKEN !== undefined) return complain(page.notFromHook);
  const bot = await findRunningBot(state);
  if (!bot) return complain(page.notRunning);
  output.log(page.link(pageLink(bot.url, await newPageCode(state))));
  return EXIT.fine;
}
