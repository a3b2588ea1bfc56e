import { describeNotice } from "../../commands/notice.js";
import type { ChannelHooks } from "../hooks.js";
import type { Languages } from "./languages.js";
import type { Replies } from "./replies.js";

const PREFIX = "telegram:";

/** The owners' private chats, which have the number of the account. */
export const ownerChats = (hooks: ChannelHooks): number[] =>
  hooks
    .owners()
    .filter(({ id }) => id.startsWith(PREFIX))
    .map(({ id }) => Number(id.slice(PREFIX.length)))
    .filter((chat) => Number.isSafeInteger(chat));

/** Tells the owners what they should hear of without asking. Returns what ends it. */
export function tellOwners(hooks: ChannelHooks, replies: Replies, languages: Languages): () => void {
  return hooks.on("notice", (notice) => {
    const chats = ownerChats(hooks);
    for (const chatId of chats) {
      const text = describeNotice(notice, languages.codeOf(String(chatId)));
      // Somebody who cannot be reached finds it in /hooks list.
      void replies.send({ chatId }, { text }).catch(() => undefined);
    }
    // Nobody here to tell: another channel may have somebody.
    return chats.length > 0;
  });
}
