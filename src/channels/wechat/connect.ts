import { splitReply } from "../../lib/split.js";
import { textsFor } from "../../texts/index.js";
import { openChannel } from "../connection.js";
import { type Delivery, deliveryHandlers, inPieces } from "../delivery.js";
import { ownerSpots } from "../owners.js";
import type { ChannelHooks, ChannelPort } from "../port.js";
import { MessageGate } from "./inbound.js";
import { SendGuard } from "./outbound.js";
import type { Puppet, WechatyBot } from "./puppet.js";

export type WechatOptions = {
  /** The language of replies, "zh" or "en"; default Chinese. */
  locale?: string;
};

/** Longer texts are hard to read on a phone, and some puppets cut them. */
const MAX_MESSAGE = 1_800;

/** The hooks on a Wechaty bot, whichever puppet it has. */
type WechatyConnection = {
  /** Lets a text that is written down leave: checked as a whole, then cut into messages. */
  deliver(chatId: string, text: string, delivery: Delivery): Promise<void>;
  close(): void;
};

type GuardedPuppet = WechatyConnection & { puppet: Puppet };

/** Takes `/hooks` before every listener of a bot, and checks everything that its puppet sends. */
export function connectWechaty(bot: WechatyBot, hooks: ChannelHooks, options: WechatOptions = {}): WechatyConnection {
  const guarded: GuardedPuppet[] = [];
  const watch = (puppet: Puppet): void => {
    if (guarded.some((each) => each.puppet === puppet)) return;
    guarded.push(guardPuppet(hooks, puppet, options.locale ?? "zh"));
  };
  // Wechaty makes its puppet when it starts; where that has happened already, it has one.
  bot.on("puppet", watch);
  const present = puppetOf(bot);
  if (present) watch(present);
  return {
    async deliver(chatId, text, delivery) {
      const current = guarded.at(-1);
      if (!current) throw new Error("WeChat is not connected yet");
      await current.deliver(chatId, text, delivery);
    },
    close() {
      bot.off("puppet", watch);
      for (const { close } of guarded.splice(0)) close();
    },
  };
}

function puppetOf(bot: WechatyBot): Puppet | undefined {
  try {
    return bot.puppet as Puppet;
  } catch {
    return undefined; // Wechaty throws as long as there is none
  }
}

function guardPuppet(hooks: ChannelHooks, puppet: Puppet, locale: string): GuardedPuppet {
  // What the owners should hear of may come up before anybody can be written to.
  const login = puppet.isLoggedIn ? undefined : new Promise<void>((resolve) => puppet.once("login", resolve));
  let isOff = false;
  const port: ChannelPort = {
    name: "wechat",
    async send({ chatId }, { text = "" }) {
      await login;
      if (isOff) return false;
      try {
        for (const chunk of splitReply(text, [], MAX_MESSAGE)) await guard.sendPlain(chatId, chunk.text);
        return true;
      } catch {
        return false; // no friend, or nobody there: the caller says so elsewhere
      }
    },
    // A conversation with one person has that person's id.
    privately: (senderId) => ({ chatId: senderId }),
    howToReachMe: (texts) => texts.addFriend,
  };
  const { router, pipeline, close } = openChannel(hooks, port, locale);
  const guard = new SendGuard(puppet, {
    pipeline,
    isWatched: () => hooks.isWatched("on_outbound_message"),
    async tellOwners(text) {
      for (const spot of ownerSpots(hooks, port)) await port.send(spot, { text });
    },
    texts: textsFor(locale),
  });
  const gate = new MessageGate(puppet, (incoming) => router.handle(incoming), locale);
  const plain = inPieces((chatId, text) => guard.sendPlain(chatId, text), MAX_MESSAGE);
  return {
    puppet,
    deliver: (chatId, text, delivery) =>
      guard.deliver(
        chatId,
        text,
        deliveryHandlers(delivery, (words) => plain(chatId, words, delivery)),
      ),
    close() {
      gate.close();
      guard.close();
      // What waits for a login has nothing to wait for any more.
      void close().then(() => {
        isOff = true;
      });
    },
  };
}
