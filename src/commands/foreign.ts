import type { HooksControl } from "../core/control.js";
import type { CommandRequest } from "./request.js";

/** Channels that are the owner's own screen: what is withheld elsewhere can be read there. */
const OWN_SCREENS: readonly string[] = ["cli", "web"];

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
  async fill(reply: string, hooks: HooksControl, request: CommandRequest, withheld: string): Promise<string> {
    const parts = await this.checked(hooks, request);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
    return reply.replace(/\u0000(\d+)\u0000/g, (_, index) => (parts ? (parts[Number(index)] ?? "") : withheld));
  }

  private async checked(hooks: HooksControl, request: CommandRequest): Promise<readonly string[] | undefined> {
    const { parts } = this;
    const { channel, chatId } = request;
    if (parts.length === 0 || OWN_SCREENS.includes(channel)) return parts;
    const vetted = await hooks.vetWords({ parts, channel, ...(chatId !== undefined && { chatId }) });
    return vetted?.map((part) => part.replace(MARKS, ""));
  }
}
