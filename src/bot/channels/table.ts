import type { ShellHooks } from "../../index.js";
import { parseAddress } from "../delivery/deliveries.js";
import type { Address } from "../delivery/outbox-files.js";
import type { ChannelParts } from "../message-handler.js";
import { PAGE } from "../web/page-marks.js";
import { languageOf, textsFor } from "../words/index.js";

type Variables = Readonly<Record<string, string | undefined>>;

/** What ends a channel. */
export type Disconnect = () => Promise<void>;

/** A chat platform: a row of the table below, and the one file that connects to it. */
export type Channel = {
  name: string;
  title: { en: string; zh: string };
  /** What a chat is called there. */
  chatId: RegExp;
  /** The launch variable that switches it on. */
  variable: string;
  /** What it can be set to, where not to anything. */
  values?: readonly string[];
  /** One that has to be an address, where it is set. */
  urlVariable?: string;
  /** The package that is only there for those who use it. */
  library: string;
  load(): Promise<{ connect(env: Variables, parts: ChannelParts): Promise<Disconnect> }>;
};

export const CHANNELS: readonly Channel[] = [
  {
    name: "telegram",
    title: { en: "Telegram", zh: "Telegram" },
    // A group has a negative number.
    chatId: /^-?\d{1,20}$/,
    variable: "TELEGRAM_BOT_TOKEN",
    urlVariable: "TELEGRAM_API_ROOT",
    library: "grammy",
    load: () => import("./telegram.js"),
  },
  {
    name: "wechat",
    title: { en: "WeChat", zh: "微信" },
    chatId: /^\S{1,256}$/,
    variable: "CHAT_HOOKS_WECHAT",
    values: ["ilink"],
    urlVariable: "CHAT_HOOKS_ILINK_ROOT",
    library: "undici",
    load: () => import("./ilink.js"),
  },
  {
    name: "wechat",
    title: { en: "WeChat", zh: "微信" },
    chatId: /^\S{1,256}$/,
    variable: "WECHATY_PUPPET",
    library: "wechaty",
    load: () => import("./wechat.js"),
  },
];

/** Where the owner is at this machine; the page keeps what is said there, whether or not somebody has it open. */
export const TERMINAL: Address = { channel: "cli", chatId: "terminal" };

/** Listens on a platform. Where its library is missing, that is told, and the others go on. */
export async function connectChannel(channel: Channel, env: Variables, parts: ChannelParts): Promise<Disconnect> {
  const library = await channel.load().catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ERR_MODULE_NOT_FOUND") throw error;
    return undefined;
  });
  if (library) return library.connect(env, parts);
  parts.log(textsFor(parts.locale).start.notInstalled(channel.library));
  return async () => {};
}

export const titleOf = ({ title }: Channel, locale: string | undefined): string => title[languageOf(locale)];

/** `telegram:12345` as the address of a chat that can be written to unasked; undefined when it is none. */
export function parseChat(given: string): Address | undefined {
  if (!given.includes(":")) return undefined;
  const chat = parseAddress(given);
  const isHere = [PAGE, TERMINAL].some(({ channel, chatId }) => channel === chat.channel && chatId === chat.chatId);
  const isThere = CHANNELS.some(({ name, chatId }) => name === chat.channel && chatId.test(chat.chatId));
  return isHere || isThere ? chat : undefined;
}

/** Where the owners can be written to unasked. */
export function ownerAddresses(hooks: Pick<ShellHooks, "owners">, hasTerminal: boolean): Address[] {
  const elsewhere = hooks.owners().map(({ id }) => parseAddress(id));
  const reachable = elsewhere.filter(({ channel }) => CHANNELS.some(({ name }) => name === channel));
  return [...reachable, ...(hasTerminal ? [TERMINAL] : []), PAGE];
}

/** Where a chat's pushes go; undefined when it has no such place: a program, or a terminal that nobody has open. */
export function addressOf({ channel, chatId }: Address, hasTerminal: boolean): Address | undefined {
  const names = [...CHANNELS.map(({ name }) => name), PAGE.channel, ...(hasTerminal ? [TERMINAL.channel] : [])];
  return names.includes(channel) ? { channel, chatId } : undefined;
}
