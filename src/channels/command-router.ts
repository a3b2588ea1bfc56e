import { type CommandName, type ParsedCommand, parseHooksCommand } from "../commands/parse.js";
import type { CommandOutcome } from "../commands/request.js";
import { KeyedQueue } from "../lib/keyed-queue.js";
import type { Languages } from "./languages.js";
import type { ChannelHooks, ChannelPort, Incoming, ProgressDisplay, Spot } from "./port.js";

/** Commands that must take effect in the order they were typed; all others wait for nobody. */
const QUEUES: Partial<Record<CommandName, string>> = {
  on: "switch",
  off: "switch",
  sources: "sources",
  approve: "approvals",
  revoke: "approvals",
  record: "record",
  pair: "owners",
  unpair: "owners",
};

type CommandText = Pick<Incoming, "text" | "botName">;

/** Answers `/hooks`, in a lane of its own: whatever else goes on, a command is heard at once. */
export class CommandRouter<S extends Spot> {
  private readonly queue = new KeyedQueue();
  private readonly running = new Set<Promise<unknown>>();

  constructor(
    private readonly hooks: ChannelHooks,
    private readonly port: ChannelPort<S>,
    private readonly languages: Languages,
  ) {}

  /** Answers what is ours; undefined when it is not. */
  handle(incoming: Incoming<S>): Promise<void> | undefined {
    const parsed = this.parse(incoming);
    return parsed.kind === "not-ours" ? undefined : this.track(() => this.answer(incoming, parsed));
  }

  isCommand(command: CommandText): boolean {
    return this.parse(command).kind !== "not-ours";
  }

  /** Does something that may fail without harm: neither a reply that cannot be delivered nor a forged message stops a bot. */
  track(task: () => Promise<unknown>): Promise<void> {
    const done = (async () => task())().then(
      () => undefined,
      () => undefined,
    );
    this.running.add(done);
    return done.finally(() => this.running.delete(done));
  }

  /** Resolves when every command taken so far is answered. */
  async settled(): Promise<void> {
    await Promise.all(this.running);
  }

  /** Only what a command does has to be in order: a reply that has to wait holds up nobody. */
  execute(
    incoming: Incoming<S>,
    onProgress?: (text: string) => void,
    // A line of our own, which a button stands for, has our own name in it.
    parsed = parseHooksCommand(incoming.text, incoming),
  ): Promise<CommandOutcome> {
    const { spot, ...said } = incoming;
    const queue = parsed.kind === "command" ? QUEUES[parsed.name] : undefined;
    const task = (): Promise<CommandOutcome> =>
      this.hooks.handleCommand(
        { channel: this.port.name, chatId: spot.chatId, ...said, ...(onProgress && { onProgress }) },
        parsed,
      );
    return queue ? this.queue.run(queue, task) : task();
  }

  /** Shows something in a chat, behind what was shown there before. */
  inTurn<T>({ chatId }: Spot, show: () => Promise<T>): Promise<T> {
    return this.queue.run(`replies ${chatId}`, show);
  }

  private parse({ text, botName }: CommandText): ParsedCommand {
    const { command } = this.port;
    return parseHooksCommand(text, {
      ...(botName !== undefined && { botName }),
      ...(command !== undefined && { command }),
    });
  }

  private async answer(incoming: Incoming<S>, parsed: ParsedCommand): Promise<void> {
    const { spot, senderId, chat, locale } = incoming;
    const sender = senderId === undefined ? undefined : String(senderId);
    if (sender !== undefined) this.languages.remember(sender, locale);
    // What an owner asks for in a group is answered in private.
    const details = chat === "private" || sender === undefined ? spot : this.port.privately(sender);
    const progress = this.port.progress?.(details) ?? startLine(this.port, details);
    const outcome = await this.execute(incoming, progress.show, parsed);
    await this.inTurn(spot, () => this.reply(outcome, { spot, details, progress }));
  }

  private async reply(
    outcome: CommandOutcome,
    { spot, details, progress }: { spot: S; details: S; progress: ProgressDisplay },
  ): Promise<void> {
    if (outcome.outcome === "dropped" || outcome.outcome === "not-ours") return;
    if (!outcome.private)
      return void (await (outcome.command ? progress.finish(outcome) : this.port.send(spot, outcome)));
    const delivered = await progress.finish(outcome);
    const texts = this.languages.textsFor(details.chatId);
    const text = delivered ? outcome.publicText : this.port.howToReachMe?.(texts);
    await this.port.send(spot, { text: text ?? outcome.publicText ?? "" });
  }
}

/** Where messages cannot be edited: one line when it begins, and the reply. */
function startLine<S extends Spot>(port: ChannelPort<S>, spot: S): ProgressDisplay {
  let started: Promise<unknown> | undefined;
  return {
    show(text) {
      started ??= port.send(spot, { text }).catch(() => undefined);
    },
    async finish(reply) {
      await started;
      return port.send(spot, reply);
    },
  };
}
