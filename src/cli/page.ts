import { findRunningBot } from "../bot/running-bot.js";
import { pageLink } from "../bot/terminal/start-screen.js";
import { newPageCode } from "../bot/web/page-access.js";
import type { Texts } from "../bot/words/index.js";
import { refuseNewerState } from "../store/state/state.js";
import type { CliIo } from "./call.js";
import { complain, EXIT, print } from "./call.js";
import { complainAboutUsage } from "./help.js";

const ANSWER_TIMEOUT_MS = 10_000;

export type PageRequest = {
  /** The state directory of the bot. */
  state: string;
  /** Nothing, or `--end`. */
  rest: readonly string[];
  io: CliIo;
  texts: Texts;
};

/** `chat-hooks page`: shows a new link to the page of the bot that runs, or ends all visits. Answers an exit code. */
export async function runPage({ state, rest, io: { env, output }, texts }: PageRequest): Promise<number> {
  const { page } = texts;
  const isEnding = rest.length === 1 && rest[0] === "--end";
  if (rest.length > 0 && !isEnding)
    return complainAboutUsage({ verb: "page", word: rest.find((each) => each !== "--end") ?? rest[1], texts, output });
  // Whoever enters acts as the owner, and a script is none.
  if (env.CHAT_HOOKS_RUN_TOKEN !== undefined) return complain(output, page.notFromHook, EXIT.problem);
  await refuseNewerState(state);
  const bot = await findRunningBot(state);
  if (!bot) return complain(output, page.notRunning, EXIT.problem);
  if (!isEnding) return print(output, page.link(pageLink(bot.url, await newPageCode(state))));
  const ended = await endAll(bot.url, await newPageCode(state, { use: "end" }));
  if (typeof ended === "string") return complain(output, page.notEnded(bot.url, ended), EXIT.problem);
  return print(output, page.ended(ended));
}

/** Asks the bot that runs, whose visits are in its memory; answers how many there were, or what went wrong. */
async function endAll(url: string, code: string): Promise<number | string> {
  try {
    const answer = await fetch(`${url}/api/end`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: url },
      body: JSON.stringify({ code }),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    const { ended } = (await answer.json()) as { ended?: unknown };
    return typeof ended === "number" ? ended : `${answer.status} ${answer.statusText}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
