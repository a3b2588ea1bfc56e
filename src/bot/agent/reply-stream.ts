/** Where a reply can be read while it is being made. */
export type ReplyStream = {
  /** Asked before each piece: nothing is shown early that a hook may still have a word on. */
  isAllowed(): boolean;
  /** A piece of what may become the reply. */
  piece(text: string): void;
  /** What was shown so far is not the reply; another one begins. */
  restart(): void;
};
