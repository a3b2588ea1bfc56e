import { questionCard, settledLine } from "../commands/question.js";
import type { OpenQuestion, SettledQuestion } from "../core/question.js";
import type { ChannelPort, OwnCard, OwnWords, Spot } from "./channel.js";
import type { ChannelHooks } from "./hooks.js";
import type { Languages } from "./languages.js";
import { ownersAt } from "./owner-notices.js";

type Owner<S> = { id: string; spot: S };
type Shown<S> = Owner<S> & { card: OwnCard | undefined };

/** Shows the owners on a channel what waits for them, each in private, and what became of it. Returns what ends it. */
export function askOwners<S extends Spot>(hooks: ChannelHooks, port: ChannelPort<S>, languages: Languages): () => void {
  const open = new Map<string, Promise<readonly Shown<S>[]>>();

  const show = async (question: OpenQuestion, { id, spot }: Owner<S>): Promise<Shown<S>[]> => {
    const place = { channel: port.name, chatId: spot.chatId };
    const words = await questionCard(hooks, question, place, languages.textsFor(spot.chatId));
    if (!port.card) return (await port.send(spot, words)) ? [{ id, spot, card: undefined }] : [];
    const card = await port.card(spot, words);
    return card ? [{ id, spot, card }] : [];
  };

  const settle = async ({ id, spot, card }: Shown<S>, question: SettledQuestion): Promise<void> => {
    const outcome: OwnWords = { text: settledLine(question, languages.textsFor(spot.chatId)) };
    if (card) await card.replace(outcome);
    // Whoever typed the answer has read it in the reply.
    else if (question.by !== id) await port.send(spot, outcome);
  };

  const ends = [
    hooks.on("question", async (question) => {
      // Somebody who cannot be reached keeps nobody else from deciding.
      const showing = ownersAt(hooks, port).map((owner) => show(question, owner).catch(() => []));
      const shown = Promise.all(showing).then((cards) => cards.flat());
      open.set(question.code, shown);
      return (await shown).length > 0;
    }),
    hooks.on("settled", (question) => {
      const shown = open.get(question.code);
      open.delete(question.code);
      // A card that stays as it was says too much, and allows nothing: /hooks pending has what counts.
      void shown?.then((cards) => Promise.all(cards.map((each) => settle(each, question).catch(() => undefined))));
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
