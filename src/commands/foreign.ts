import type { HooksControl } from "../core/control.js";
import type { CommandRequest } from "./request.js";

type Vetting = Pick<HooksControl, "checkReplyText">;
type Place = Pick<CommandRequest, "channel" | "chatId">;

/** Whether a channel is the owner's own screen: what is withheld elsewhere can be read there. */
export const isOwnScreen = (channel: string): boolean => channel === "cli" || channel === "web";

// biome-ignore lint/suspicious/noControlCharactersInRegex: marks are made of characters that no cleaned text can hold.
const MARKS = /[\u0000-\u0002]/g;

/**
 * The parts of a reply that are not our own words: a script's text, a reason, a note. Our words never pass the outbound
 * hooks, or a hook could hide `/hooks off`; these parts do, because they could carry what a guard would hold back.
 */
export class ForeignParts {
  private readonly parts: string[] = [];

  /** A place in the reply where the part stands once it has been checked. */
  readonly mark = (text: string): string => {
    this.parts.push(text.replace(MARKS, ""));
    return `\u0000${this.parts.length - 1}\u0000`;
  };

  /** The reply with every part in its place, as the outbound hooks leave it. */
  async fill(reply: string, hooks: Vetting, request: Place, withheld: string): Promise<string> {
    return this.putIn(reply, (await this.checked(hooks, request)).parts, withheld);
  }

  /** The parts as they may be shown there, and whether they are all there as they were. Who wrote them is not asked. */
  async checked(
    hooks: Vetting,
    { channel, chatId }: Place,
    by?: string,
  ): Promise<{ parts: readonly string[] | undefined; isWhole: boolean }> {
    const { parts } = this;
    if (parts.length === 0 || isOwnScreen(channel)) return { parts, isWhole: true };
    const vetted = await hooks.checkReplyText({
      ...{ parts, channel },
      ...(chatId !== undefined && { chatId }),
      ...(by !== undefined && { by }),
    });
    const isWhole = vetted !== undefined && parts.every((part, at) => vetted[at] === part);
    return { parts: vetted?.map((part) => part.replace(MARKS, "")), isWhole };
  }

  putIn(reply: string, parts: readonly string[] | undefined, withheld: string): string {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
    return reply.replace(/\u0000(\d+)\u0000/g, (_, index) => (parts ? (parts[Number(index)] ?? "") : withheld));
  }
}
