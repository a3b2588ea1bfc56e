import { encode } from "uqr";
import type { WaitingMessage } from "../../index.js";

/** Where the login on WeChat stands, as the page and the terminal show it. */
export type WechatView = {
  state:
    | "connecting"
    | "offline"
    | "waiting"
    | "scanned"
    | "code-needed"
    | "connected"
    | "expired"
    | "logged-out"
    | "elsewhere";
  /** A code to scan, as the path of its dark squares in a square of `size`. */
  code?: { size: number; path: string };
  /** The number that was typed was not the one on the phone. */
  wasWrong?: boolean;
  /** Who scanned. */
  userId?: string;
  isOwner?: boolean;
  /** What waits until the person writes again, how many of each, and since when. */
  waiting?: { counts: Partial<Record<WaitingMessage["kind"], number>>; since: number };
};

/** What a person at this machine can ask for. */
export const WECHAT_ACTIONS = ["owner", "logout", "new"] as const;
export type WechatAction = (typeof WECHAT_ACTIONS)[number] | { number: string };

/** What the channel does about it. */
export type WechatDesk = {
  view(): WechatView;
  /** Answers what came of it, in words for a person. */
  act(action: WechatAction, locale: string | undefined): Promise<string>;
};

/** Joins the channel and those who sit at this machine: the page, the terminal. */
export class WechatLogin {
  private desk: WechatDesk | undefined;
  private readonly listeners = new Set<(view: WechatView) => void>();

  /** With the state directory, where login and messages are kept. */
  constructor(readonly state: string) {}

  open(desk: WechatDesk): void {
    this.desk = desk;
  }

  /** Undefined where this way to WeChat is not switched on. */
  view(): WechatView | undefined {
    return this.desk?.view();
  }

  changed(): void {
    const view = this.view();
    if (view) for (const listener of this.listeners) listener(view);
  }

  onChange(listener: (view: WechatView) => void): void {
    this.listeners.add(listener);
  }

  /** Only for who is at this machine: channels that anybody can write to must not come here. */
  async act(action: WechatAction, locale: string | undefined): Promise<string | undefined> {
    return this.desk?.act(action, locale);
  }
}

/** `owner`, `logout`, `new`, or the number that the phone shows; undefined when it is none of them. */
export function parseWechatAction(word: string): WechatAction | undefined {
  const typed = word.trim().normalize("NFKC").toLowerCase();
  return /^\d{1,12}$/.test(typed) ? { number: typed } : WECHAT_ACTIONS.find((name) => name === typed);
}

export function drawnCode(url: string): NonNullable<WechatView["code"]> {
  const { data, size } = encode(url, { border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size, path: squares.join("") };
}
