import type { HookFirer } from "../core/firing.js";
import type { CommandRequest } from "./request.js";

/** Channels that are the owner's own screen: what is withheld elsewhere can be read there. */
const OWN_SCREENS: readonly string[] = ["cli", "web"];

/**
 * The parts of a reply that are not our own words: a script's text, a reason, a note. Our words never pass the outbound
 * hooks, or a hook could hide `/hooks off`; these parts do, because they could carry what a guard would hold back.
 */
export class ForeignParts {
  private readonly parts: string[] = [];

  /** A place in the reply where the part stands once it has been checked. */
  readonly mark = (text: string): string => {
    this.parts.push(text);
    return `\u0000${this.parts.length - 1}\u0000`;
  };

  /** The reply with every part in its place, as the outbound hooks leave it. */
  async fill(reply: string, firer: HookFirer, request: CommandRequest, withheld: string): Promise<string> {
    const parts = await this.checked(firer, request, withheld);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the mark is one that no cleaned text can hold.
    return reply.replace(/\u0000(\d+)\u0000/g, (_, index) => parts[Number(index)] ?? "");
  }

  private async checked(firer: HookFirer, request: CommandRequest, withheld: string): Promise<readonly string[]> {
    const { parts } = this;
    if (parts.length === 0 || OWN_SCREENS.includes(request.channel)) return parts;
    const { verdict, rewrite } = await firer.fire("on_outbound_message", {
      notification: parts.join("\n"),
      parts,
      type: "hooks_reply",
      channel: request.channel,
      ...(request.chatId !== undefined && { chat_id: request.chatId }),
    });
    if (verdict === "block") return parts.map(() => withheld);
    return Array.isArray(rewrite?.parts) ? rewrite.parts.map(String) : parts;
  }
}
