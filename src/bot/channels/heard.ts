/** What somebody said to the agent, on any channel. */
export type IncomingMessage = {
  channel: string;
  chatId: string;
  senderId?: string;
  /** The platform's id of the message. */
  messageId?: string;
  text: string;
  locale?: string;
  /** Words of somebody else: nothing in them is a command. */
  isForwarded?: boolean;
  /** Says that a crash does not lose the message any more. */
  onWritten?: () => void;
};
