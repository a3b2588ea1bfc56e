import type { Api, Transformer } from "grammy";
import type { BotCommand } from "grammy/types";
import { KeyedQueue } from "../../../lib/keyed-queue.js";
import { textsFor } from "../../../texts/index.js";
import { isRecord, type Payload } from "../outbound/payload.js";

const CHINESE = "zh";
const QUEUE = "menu";

const isSame = (one: readonly BotCommand[], other: readonly BotCommand[]): boolean =>
  JSON.stringify(one.map(({ command, description }) => [command, description])) ===
  JSON.stringify(other.map(({ command, description }) => [command, description]));

/** Puts our command into the bot's command menu, in English and in Chinese, beside what the bot has there. */
export class CommandMenu {
  private readonly queue = new KeyedQueue();
  private state: "due" | "under way" | "done" = "due";
  /** What stands in the Chinese menu only because the standard one has it. */
  private copied: BotCommand[] = [];

  /** `scopes` are the types of scopes in whose menus it stands beside the bot's own commands, too. */
  constructor(
    private readonly api: Api,
    private readonly scopes: readonly string[] = [],
    private readonly name = "hooks",
  ) {}

  /** Sees to it, once; a bot without network now gets its menu later. */
  ensure(): void {
    if (this.state === "due") this.refresh();
  }

  /** A bot that sets its own menu replaces the whole list. It waits for us: what we had read before would undo it. */
  readonly transformer: Transformer = async (prev, method, payload, signal) => {
    if (!/^(?:set|delete)MyCommands$/.test(method)) return prev(method, payload, signal);
    const completed = method === "setMyCommands" ? this.withOurs(payload as Payload) : payload;
    const answer = await this.queue.run(QUEUE, () => prev(method, completed as typeof payload, signal));
    if (answer.ok) this.refresh();
    return answer;
  };

  async settled(): Promise<void> {
    await this.queue.settled();
  }

  /** The bot's own call with our command in it: that takes no second one, and no scoped menu hides it. */
  private withOurs(payload: Payload): Payload {
    const { commands, scope, language_code: language = "" } = payload;
    const { type = "default" } = isRecord(scope) ? scope : {};
    const isMeant = type === "default" || this.scopes.includes(String(type));
    if (!isMeant || !Array.isArray(commands) || !["", CHINESE].includes(String(language))) return payload;
    const description = textsFor(language === CHINESE ? CHINESE : "en").menu;
    return {
      ...payload,
      commands: [...this.withoutOurs(commands as BotCommand[]), { command: this.name, description }],
    };
  }

  private withoutOurs(commands: readonly BotCommand[]): BotCommand[] {
    return commands.filter(({ command }) => command !== this.name);
  }

  private refresh(): void {
    this.state = "under way";
    this.queue
      .run(QUEUE, () => this.write())
      .then(
        () => {
          this.state = "done";
        },
        // A menu is a comfort: typing /hooks works without it.
        () => {
          this.state = "due";
        },
      );
  }

  private async write(): Promise<void> {
    const standard = await this.api.getMyCommands();
    const chinese = await this.api.getMyCommands({ language_code: CHINESE });
    const others = this.withoutOurs(standard);
    const translated = this.withoutOurs(chinese);
    // A Chinese list of the bot's own has other descriptions; one without is the standard list.
    const isCopy =
      isSame(translated, this.copied) || translated.every((each) => others.some((other) => isSame([each], [other])));
    await this.set(standard, others, textsFor("en").menu);
    await this.set(chinese, isCopy ? others : translated, textsFor("zh").menu, CHINESE);
    this.copied = isCopy ? others : [];
  }

  private async set(
    before: BotCommand[],
    others: BotCommand[],
    description: string,
    language?: typeof CHINESE,
  ): Promise<void> {
    const commands = [...others, { command: this.name, description }];
    if (isSame(before, commands)) return;
    await this.api.setMyCommands(commands, language ? { language_code: language } : {});
  }
}
