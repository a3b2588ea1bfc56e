import type { Api, Transformer } from "grammy";
import type { BotCommand } from "grammy/types";
import { textsFor } from "../../texts/index.js";

const NAME = "hooks";
const CHINESE = "zh";

const withoutOurs = (commands: readonly BotCommand[]): BotCommand[] =>
  commands.filter(({ command }) => command !== NAME);
const isSame = (one: readonly BotCommand[], other: readonly BotCommand[]): boolean =>
  JSON.stringify(one.map(({ command, description }) => [command, description])) ===
  JSON.stringify(other.map(({ command, description }) => [command, description]));

/** Puts `/hooks` into the bot's command menu, in English and in Chinese, beside what the bot has there. */
export class CommandMenu {
  private isDone = false;
  private running: Promise<void> | undefined;

  constructor(private readonly api: Api) {}

  /** Sees to it, once; a bot without network now gets its menu later. */
  ensure(): void {
    if (!this.isDone) this.refresh();
  }

  /** A bot that sets its own menu replaces the whole list. */
  readonly transformer: Transformer = async (prev, method, payload, signal) => {
    const answer = await prev(method, payload, signal);
    if (/^(?:set|delete)MyCommands$/.test(method) && answer.ok) this.refresh();
    return answer;
  };

  async settled(): Promise<void> {
    await this.running;
  }

  private refresh(): void {
    this.running = (this.running ?? Promise.resolve())
      .then(() => this.write())
      .then(
        () => {
          this.isDone = true;
        },
        // A menu is a comfort: typing /hooks works without it.
        () => undefined,
      );
  }

  private async write(): Promise<void> {
    const standard = await this.api.getMyCommands();
    const chinese = await this.api.getMyCommands({ language_code: CHINESE });
    const others = withoutOurs(standard);
    // A Chinese list of the bot's own has other descriptions; one without is the standard list.
    const isTranslated = withoutOurs(chinese).some((each) => !others.some((other) => isSame([each], [other])));
    await this.set(standard, others, textsFor("en").menu);
    await this.set(chinese, isTranslated ? withoutOurs(chinese) : others, textsFor("zh").menu, CHINESE);
  }

  private async set(
    before: BotCommand[],
    others: BotCommand[],
    description: string,
    language?: typeof CHINESE,
  ): Promise<void> {
    const commands = [...others, { command: NAME, description }];
    if (isSame(before, commands)) return;
    await this.api.setMyCommands(commands, language ? { language_code: language } : {});
  }
}
