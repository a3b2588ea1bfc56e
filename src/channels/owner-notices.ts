import { describeNotice } from "../commands/notice.js";
import type { Notice } from "../core/view.js";
import type { ChannelPort, Spot } from "./channel.js";
import type { ChannelHooks } from "./hooks.js";
import type { Languages } from "./languages.js";

/** The owners on this platform, and where they can be written to in private. */
export const ownersAt = <S extends Spot>(hooks: ChannelHooks, port: ChannelPort<S>): { id: string; spot: S }[] =>
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
