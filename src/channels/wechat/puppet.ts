/** What a message is, as every puppet describes it. */
export type MessagePayload = {
  id: string;
  talkerId?: string;
  /** Older puppets' name for the talker. */
  fromId?: string;
  roomId?: string;
  /** Whom a direct message is for; an older puppet's name is `toId`. */
  listenerId?: string;
  toId?: string;
  text?: string;
  timestamp?: number;
  type?: number;
  mentionIdList?: readonly string[];
};

export const TEXT_MESSAGE = 7;
export const CHAT_HISTORY = 4;
export const OFFICIAL_ACCOUNT = 2;

export type Method = (...args: unknown[]) => Promise<unknown>;

/** A Wechaty puppet, whichever it is: only what all of them have is used. */
export interface Puppet {
  emit(event: string, ...args: unknown[]): boolean;
  once(event: "login", listener: () => void): unknown;
  readonly isLoggedIn: boolean;
  readonly currentUserId: string;
  messagePayload(id: string): Promise<MessagePayload>;
  contactPayload(id: string): Promise<{ name?: string; type?: number }>;
  roomMemberPayload(roomId: string, contactId: string): Promise<{ name?: string; roomAlias?: string }>;
  messageFile?(id: string): Promise<unknown>;
  messageUrl?(id: string): Promise<unknown>;
  messageMiniProgram?(id: string): Promise<unknown>;
  messageLocation?(id: string): Promise<unknown>;
  messageSendText(conversationId: string, text: string, mentionIdList?: readonly string[]): Promise<unknown>;
}

/** A Wechaty bot, as far as this plugin needs one; its types would make everybody install it. */
export interface WechatyBot {
  on(event: string, listener: (...args: never[]) => unknown): unknown;
  off(event: string, listener: (...args: never[]) => unknown): unknown;
  readonly puppet: unknown;
}

/** The names of all functions of an object, inherited ones included: puppets are deep classes. */
export function methodNames(target: object): string[] {
  const names = new Set<string>();
  for (let each: object | null = target; each && each !== Object.prototype; each = Object.getPrototypeOf(each))
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(each)))
      if (typeof value === "function" && name !== "constructor") names.add(name);
  return [...names];
}

export const methodOf = (puppet: Puppet, name: string): Method =>
  (puppet as unknown as Record<string, Method>)[name] as Method;

export function setMethod(puppet: Puppet, name: string, method: Method): void {
  // Not by assignment: a method may be there to be read only.
  Object.defineProperty(puppet, name, { value: method, writable: true, configurable: true, enumerable: true });
}
