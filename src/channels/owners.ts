import { describeNotice } from "../commands/notice.js";
import { questionCard, settledLine } from "../commands/question.js";
import type { OpenQuestion, SettledQuestion } from "../core/question.js";
import type { Notice } from "../core/view.js";
import type { Languages } from "./languages.js";
import type { ChannelHooks, ChannelPort, OwnCard, OwnWords, Spot } from "./port.js";

type Owner<S> = { id: string; spot: S };
type Shown<S> = Owner<S> & { card: OwnCard | undefined };

/** The owners on this platform, and where they can be written to in private. */
const ownersAt = <S extends Spot>(hooks: ChannelHooks, port: ChannelPort<S>): Owner<S>[] =>
  hooks
    .owners()
    .filter(({ id }) => id.startsWith(`${port.name}:`))
    .map(({ id }) => ({ id, spot: port.privately(id.slice(port.name.length + 1)) }));

export const ownerSpots = <S extends Spot>(hooks: ChannelHooks, port: ChannelPort<S>): S[] =>
  ownersAt(hooks, port).map(({ spot }) => spot);

/** Tells the owners what they should hear of without asking, and what is told here. Returns what ends it. */
export function tellOwners<S extends Spot>(
  hooks: ChannelHooks,
  port: ChannelPort<S>,
  languages: Languages,
  isToldHere: (notice: Notice) => boolean = () => true,
): () => void {
  return hooks.on("notice", (notice) => {
    if (!isToldHere(notice)) return false;
    const spots = ownerSpots(hooks, port);
    for (const spot of spots) {
      const text = describeNotice(notice, languages.codeOf(spot.chatId));
      // Somebody who cannot be reached finds it in /hooks list.
      void port.send(spot, { text }).catch(() => undefined);
    }
    // Nobody here to tell: another channel may have somebody.
    return spots.length > 0;
  });
}

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

  const showOutcome = async ({ id, spot, card }: Shown<S>, question: SettledQuestion): Promise<void> => {
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
      void shown?.then((cards) => Promise.all(cards.map((each) => showOutcome(each, question).catch(() => undefined))));
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
