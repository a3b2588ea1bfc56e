import type { ChannelHooks } from "../hooks.js";
import { ownerSpots } from "../owner-notices.js";
import { type ChannelPort, connectChannel } from "../port.js";
import { splitReply } from "../split.js";
import { MessageGate } from "./inbound.js";
import { SendGuard } from "./outbound.js";
import type { Puppet, WechatyBot } from "./puppet.js";

export type { ChannelHooks } from "../hooks.js";
export type { WechatyBot } from "./puppet.js";
export { type PatientOptions, startPatiently } from "./start.js";

export type WechatOptions = {
  /** The language of replies, "zh" or "en"; default Chinese. */
  locale?: string;
};

/** Longer texts are hard to read on a phone, and some puppets cut them. */
const LONGEST_MESSAGE = 1_800;

/**
 * A Wechaty plugin: `bot.use(ShellHooksPlugin(hooks))`. Takes `/hooks` before every listener, and checks everything that the
 * puppet sends. Wechaty's `use` returns what takes it off again.
 */
export function ShellHooksPlugin(hooks: ChannelHooks, options: WechatOptions = {}): (bot: WechatyBot) => () => void {
  return (bot) => {
    const ends: (() => void)[] = [];
    const watched = new WeakSet<object>();
    const watch = (puppet: Puppet): void => {
      if (watched.has(puppet)) return;
      watched.add(puppet);
      ends.push(guardPuppet(hooks, puppet, options.locale ?? "zh"));
    };
    // Wechaty makes its puppet when it starts; where that has happened already, it has one.
    bot.on("puppet", watch);
    const present = puppetOf(bot);
    if (present) watch(present);
    return () => {
      bot.off("puppet", watch);
      for (const end of ends.splice(0)) end();
    };
  };
}

function puppetOf(bot: WechatyBot): Puppet | undefined {
  try {
    return bot.puppet as Puppet;
  } catch {
    return undefined; // Wechaty throws as long as there is none
  }
}

function guardPuppet(hooks: ChannelHooks, puppet: Puppet, locale: string): () => void {
  // What the owners should hear of may come up before anybody can be written to.
  const login = puppet.isLoggedIn ? undefined : new Promise<void>((resolve) => puppet.once("login", resolve));
  let isOff = false;
  const port: ChannelPort = {
    name: "wechat",
    async send({ chatId }, { text = "" }) {
      await login;
      if (isOff) return false;
      try {
        for (const chunk of splitReply(text, [], LONGEST_MESSAGE)) await guard.sendPlain(chatId, chunk.text);
        return true;
      } catch {
        return false; // no friend, or nobody there: the caller says so elsewhere
      }
    },
    // A conversation with one person has that person's id.
    privately: (senderId) => ({ chatId: senderId }),
    howToReachMe: (texts) => texts.addFriend,
  };
  const connection = connectChannel(hooks, port, { locale });
  const guard = new SendGuard(puppet, {
    connection,
    isWatched: () => hooks.isWatched("on_outbound_message"),
    async tellOwners(text) {
      for (const spot of ownerSpots(hooks, port)) await port.send(spot, { text });
    },
  });
  const gate = new MessageGate(puppet, connection, locale);
  return () => {
    gate.close();
    guard.close();
    // What waits for a login has nothing to wait for any more.
    void connection.close().then(() => {
      isOff = true;
    });
  };
}
