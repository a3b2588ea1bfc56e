import type { ReplyPart } from "../commands/request.js";
import type { ChannelPort, OwnCard, OwnWords, ProgressDisplay, Spot } from "./port.js";

/** `/hooks` as a word of its own: neither in a path nor in another word. */
const OURS = /(?<![\w./~-])\/hooks(?![\w/-]|\.\w)/g;

/** A text of ours where the command has another name. */
export const spelt = (text: string, command: string | undefined): string =>
  command === undefined ? text : text.replace(OURS, `/${command}`);

/** A channel with another name for the command: all words of ours name it so there. What others wrote stays as it is. */
export function speltPort<S extends Spot>(port: ChannelPort<S>): ChannelPort<S> {
  const { command } = port;
  if (command === undefined) return port;
  const part = ({ text, kind }: ReplyPart): ReplyPart => ({ kind, text: kind === "own" ? spelt(text, command) : text });
  const own = (words: OwnWords): OwnWords => {
    const parts = words.parts?.map(part);
    if (parts) return { ...words, parts, text: parts.map(({ text }) => text).join("") };
    return words.text === undefined ? words : { ...words, text: spelt(words.text, command) };
  };
  const { progress, card } = port;
  return {
    name: port.name,
    command,
    privately: (senderId) => port.privately(senderId),
    send: (spot, words) => port.send(spot, own(words)),
    ...(port.howToReachMe && { howToReachMe: (texts) => port.howToReachMe?.(texts) ?? "" }),
    ...(progress && {
      progress: (spot): ProgressDisplay => {
        const display = progress.call(port, spot);
        return { show: (text) => display.show(spelt(text, command)), finish: (reply) => display.finish(own(reply)) };
      },
    }),
    ...(card && {
      card: async (spot, words): Promise<OwnCard | undefined> => {
        const shown = await card.call(port, spot, own(words));
        return shown && { replace: (outcome) => shown.replace(own(outcome)) };
      },
    }),
  };
}
