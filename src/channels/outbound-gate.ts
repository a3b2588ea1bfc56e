import type { FireOptions, FireOutcome } from "../core/firing.js";
import { withReadings } from "../core/readings.js";
import type { Texts } from "../texts/index.js";
import type { ChannelHooks, MessageKind, Outgoing } from "./port.js";

/** Something that is about to leave: the texts a person could read in it, and where it goes. */
type GateInput = {
  channel: string;
  type: string;
  parts: readonly string[];
  layout?: Outgoing["layout"];
  chatId: string | undefined;
  chatType?: "private" | "group";
  kind?: MessageKind;
  /** More fields for the hooks. */
  more?: Readonly<Record<string, unknown>>;
  /** The name of a message that is written down: what is asked about it is asked about this one, also after a restart. */
  keptAs?: string;
} & Pick<FireOptions, "mayDrop" | "mayDelayUntil">;

export type GateResult =
  | { kind: "pass" }
  | { kind: "rewrite"; parts: readonly string[]; outcome: FireOutcome }
  /** Nothing leaves, and nobody is told where it would have appeared. */
  | { kind: "drop" }
  /** It leaves then, and is checked again. */
  | { kind: "delay"; until: number; hook: string }
  /** `reason` is one line that may be shown where the text would have been. */
  | { kind: "withhold"; reason: string; hook: string | undefined };

/** Where hooks have left notes for the person: what makes them fit to be shown, behind what leaves. */
export type Noted = { notes?: () => Promise<readonly string[]> };

const MAX_REASON = 300;

/** Lets the outbound hooks check what leaves, and makes their words fit to be shown. The same for every channel. */
export class OutboundGate {
  constructor(private readonly hooks: ChannelHooks) {}

  /** Fires once. That takes as long as a human takes to answer, where one is asked: `held` is called then. */
  async check(input: GateInput, texts: Texts, held?: () => void): Promise<GateResult & Noted> {
    const { type, channel, chatId, chatType, kind, more, keptAs, mayDrop, mayDelayUntil } = input;
    const { parts, layout, restore } = withReadings(input.parts, input.layout);
    const outcome = await this.hooks.fire(
      "on_outbound_message",
      {
        ...more,
        notification: parts.join("\n"),
        parts,
        type,
        ...(kind && { kind }),
        channel,
        ...(chatId !== undefined && { chat_id: chatId }),
        ...(chatType && { chat_type: chatType }),
      },
      {
        layout,
        ...(held && { onHeld: held }),
        ...(keptAs !== undefined && { keptAs }),
        ...(mayDrop && { mayDrop }),
        ...(mayDelayUntil !== undefined && { mayDelayUntil }),
      },
    );
    const noted = outcome.notes.length > 0 && { notes: () => this.shownNotes(outcome, input, texts) };
    if (outcome.drop) return { kind: "drop", ...noted };
    const { delayUntil: until, hook = "" } = outcome;
    if (until !== undefined) return { kind: "delay", until, hook, ...noted };
    if (outcome.verdict === "block")
      return {
        kind: "withhold",
        reason: outcome.unfit ? texts.cannotPutBack : await this.shownReason(outcome, input, texts),
        hook: outcome.hook,
        ...noted,
      };
    const next = outcome.rewrite?.parts;
    if (!Array.isArray(next)) return { kind: "pass", ...noted };
    return { kind: "rewrite", parts: restore(next.map(String)), outcome, ...noted };
  }

  /** What a hook rewrote does not fit in its place: tells whoever can do something about it, and names the hook. */
  refuse({ runs }: FireOutcome): string | undefined {
    const run = runs.find(({ rewrote }) => rewrote);
    if (run) this.hooks.tellUnfit(run);
    return run?.hook;
  }

  /** A script's reason is not our own text: the other outbound hooks see it before the chat does. */
  private async shownReason({ reason = "", runs }: FireOutcome, input: GateInput, texts: Texts): Promise<string> {
    // A hook that only observes has said nothing that counts.
    const said = runs.findLast((run) => run.mode === undefined && /^(?:block|ask)$/.test(run.verdict));
    if (reason === "" || said === undefined) return inOneLine(reason);
    const [vetted = ""] = (await this.vet([reason], input, said.id)) ?? [texts.seeElsewhere];
    return inOneLine(vetted);
  }

  /** Whoever wrote the words is not asked about them; but once another hook has changed them, they are not its own. */
  private async vet(
    parts: readonly string[],
    { channel, chatId }: GateInput,
    by: string | undefined,
  ): Promise<readonly string[] | undefined> {
    const words = { parts, channel, ...(chatId !== undefined && { chatId }) };
    const vetted = await this.hooks.checkReplyText({ ...words, ...(by !== undefined && { by }) });
    const isChanged = by !== undefined && vetted?.some((text, index) => text !== parts[index]);
    return isChanged ? this.hooks.checkReplyText(words) : vetted;
  }

  private async shownNotes({ notes, runs }: FireOutcome, input: GateInput, texts: Texts): Promise<string[]> {
    const authors = new Set(runs.map((run) => run.id));
    const vetted = await this.vet(notes, input, authors.size === 1 ? runs[0]?.id : undefined);
    return (vetted ?? [texts.seeElsewhere]).map(texts.hookNote);
  }
}

/** The hooks that changed what leaves; one that only observes has changed nothing. */
export const rewriters = ({ runs }: FireOutcome): string[] => [
  ...new Set(runs.filter((run) => run.rewrote && run.mode === undefined).map((run) => run.hook)),
];

function inOneLine(reason: string): string {
  const [line = ""] = reason.split("\n", 1);
  return line.length <= MAX_REASON ? line : `${line.slice(0, MAX_REASON - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
