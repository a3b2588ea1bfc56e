import type { Actor } from "../core/actor.js";
import type { HooksControl } from "../core/control.js";
import type { EventName } from "../core/event.js";
import type { Texts } from "../texts/index.js";
import type { CommandOutcome, CommandRequest, ReplyPart } from "./request.js";

/** A command on its way: who asks, in which words to answer, and what was typed. */
export type ActionContext = {
  hooks: HooksControl;
  actor: Actor;
  texts: Texts;
  request: CommandRequest;
  event?: EventName;
  target?: string;
  args: readonly string[];
};

/** A line of a reply: our own words, and among them what others wrote. */
export type Line = string | ReplyPart | readonly (string | ReplyPart)[];

export type Reply = Pick<CommandOutcome, "changed" | "problem" | "usage" | "choices" | "data"> & {
  lines: readonly Line[];
};
export type Action = (context: ActionContext) => Promise<Reply>;

export const problem = (...lines: Line[]): Reply => ({ lines, problem: true });
export const usage = (line: string): Reply => ({ ...problem(line), usage: true });

/**
 * What is not our own words: a script's text, a reason, a note. Our words never pass the outbound hooks, or a hook could
 * hide `/hooks off`; these parts do, because they could carry what a guard would hold back.
 */
export const foreign = (text: string): ReplyPart => ({ text, kind: "foreign" });

/** The same of a program's text. */
export const program = (text: string): ReplyPart => ({ text, kind: "program" });

const isPart = (value: unknown): value is ReplyPart => typeof value === "object" && value !== null && "kind" in value;

type WithParts<Args extends unknown[]> = {
  [At in keyof Args]: Args[At] extends string ? string | ReplyPart : Args[At];
};

/** A sentence of ours with words of others in it, each of which stays a part of its own. */
export function say<Args extends unknown[]>(
  sentence: (...args: Args) => string,
  ...args: WithParts<Args>
): (string | ReplyPart)[] {
  const given: readonly unknown[] = args;
  const places = given.map((arg, at) => (isPart(arg) ? `\u0000${at}\u0000` : arg)) as Args;
  return sentence(...places)
    .split(PLACE)
    .map((piece, at) => {
      const part = at % 2 === 0 ? undefined : given[Number(piece)];
      return isPart(part) ? part : piece;
    });
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: no text of ours can hold one.
const PLACE = /\u0000(\d+)\u0000/;

export const indent = (lines: readonly Line[]): Line[] => lines.map((line) => ["   ", line].flat());

/** The lines below one another. */
export const partsOf = (lines: readonly Line[]): ReplyPart[] =>
  lines
    .flatMap((line, at) => [at === 0 ? "" : "\n", line].flat())
    .map((piece): ReplyPart => (typeof piece === "string" ? { text: piece, kind: "own" } : piece))
    .filter(({ text }) => text !== "");

/** The reply as the channels show it. */
export const shownReply = (parts: readonly ReplyPart[]): { text: string; parts?: readonly ReplyPart[] } => ({
  text: parts.map(({ text }) => text).join(""),
  ...(parts.some(({ kind }) => kind === "program") && { parts }),
});

/** Whether a channel is the owner's own screen: what is withheld elsewhere can be read there. */
export const isOwnScreen = (channel: string): boolean => channel === "cli" || channel === "web";

/** Where something is shown: on the owner's own screen all of it, in a chat what may be seen there. */
export type Place = Pick<CommandRequest, "channel" | "chatId">;

/** What others wrote as it may be shown there, and whether all of it is there as it was. Who wrote it is not asked. */
export async function checkForeign(
  hooks: Pick<HooksControl, "checkReplyText">,
  parts: readonly string[],
  { channel, chatId }: Place,
  by?: string,
): Promise<{ parts: readonly string[] | undefined; isWhole: boolean }> {
  if (parts.length === 0 || isOwnScreen(channel)) return { parts, isWhole: true };
  const checked = await hooks.checkReplyText({
    parts,
    channel,
    ...(chatId !== undefined && { chatId }),
    ...(by !== undefined && { by }),
  });
  return { parts: checked, isWhole: checked !== undefined && parts.every((part, at) => checked[at] === part) };
}
