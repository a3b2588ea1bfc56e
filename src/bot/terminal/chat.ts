import { join } from "node:path";
import type { ShellHooks } from "../../index.js";
import { shortName } from "../../lib/short-name.js";
import type { ReplyStream } from "../agent/turn.js";
import { TERMINAL } from "../channels/table.js";
import type { ChannelParts, ReplyTarget } from "../message-handler.js";
import { textsFor } from "../words/index.js";
import { openTerminal, type Terminal } from "./index.js";
import type { ScreenInput, ScreenOutput } from "./screen.js";

export type TerminalChatParts = ChannelParts & {
  input: ScreenInput;
  output: ScreenOutput;
  /** For runs that take long, which a channel does not hear of. */
  live: Pick<ShellHooks, "on">;
  /** The state directory: the agent can neither read nor write what is kept there. */
  state: string;
  mayStream(): boolean;
  onEnd(): void;
};

/** Chats with the agent in the terminal where it was started. */
export function openTerminalChat(parts: TerminalChatParts): Terminal {
  const { hooks, handler, deliveries, locale, log, live, state, input, output, mayStream, onEnd } = parts;
  const language = locale === undefined ? {} : { locale };
  const terminal = openTerminal({
    hooks,
    input,
    output,
    historyFile: join(state, "terminal-history"),
    ...language,
    onLine(text) {
      const heard = { ...TERMINAL, chatType: "private" as const, senderId: "local", text, ...language };
      handler.handle(heard, targetFor(terminal, mayStream)).catch((error: unknown) => log(String(error)));
    },
    onEnd,
  });
  deliveries.connect(TERMINAL.channel, (_chatId, text, delivery) => terminal.deliver(text, delivery));
  const { looking } = textsFor(locale).terminal;
  const end = live.on("slow", ({ hook, channel }) =>
    channel === TERMINAL.channel ? terminal.keep(looking(shortName(hook))) : undefined,
  );
  return {
    ...terminal,
    close() {
      end();
      return terminal.close();
    },
  };
}

/** Shows an answer as it is made, where that is allowed, and else whole. */
function targetFor(terminal: Terminal, mayStream: () => boolean): ReplyTarget {
  let shown = "";
  const endPieces = (): void => {
    if (shown !== "") terminal.endPieces();
    shown = "";
  };
  const stream: ReplyStream = {
    isAllowed: mayStream,
    piece(text) {
      shown += text;
      terminal.piece(text);
    },
    restart: endPieces,
  };
  return {
    tell: (text) => terminal.tell(text),
    tellPrivately: (text) => terminal.say(text),
    stream,
    async say(reply) {
      const isShown = shown === reply;
      endPieces();
      if (!isShown) await terminal.say(reply);
    },
  };
}
