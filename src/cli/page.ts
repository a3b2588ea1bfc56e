import { pageLink } from "../bot/screen.js";
import { newPageCode } from "../store/page-access.js";
import { findRunningBot } from "../store/running-bot.js";
import { refuseNewerState } from "../store/state-version.js";
import type { Texts } from "../texts/index.js";
import type { CliIo } from "./call.js";
import { EXIT } from "./exit.js";
import { complain, print } from "./say.js";

export type PageRequest = {
  /** The state directory of the bot. */
  state: string;
  io: CliIo;
  texts: Texts;
};

/** `chat-hooks page`: shows a new link to the page of the bot that runs. Answers an exit code. */
export async function runPage({ state, io: { env, output }, texts: { page } }: PageRequest): Promise<number> {
  // Whoever enters acts as the owner, and a script is none.
  if (env.CHAT_HOOKS_RUN_TOKEN !== undefined) return complain(output, page.notFromHook, EXIT.problem);
  await refuseNewerState(state);
  const bot = await findRunningBot(state);
  if (!bot) return complain(output, page.notRunning, EXIT.problem);
  return print(output, page.link(pageLink(bot.url, await newPageCode(state))));
}
