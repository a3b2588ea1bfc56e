import {
  type ChannelHooks,
  type ChannelPort,
  type Connection,
  connectChannel,
  type Delivery,
  deliveryHandlers,
  type ProgressDisplay,
} from "../../channels/channel.js";
import { asTyped, looksLikeCommand } from "../../host.js";
import { textsFor } from "../words/index.js";
import { Completion } from "./completion.js";
import { History } from "./history.js";
import { Pieces } from "./pieces.js";
import { Screen, type ScreenInput, type ScreenOutput } from "./screen.js";

export type TerminalOptions = {
  hooks: ChannelHooks;
  input: ScreenInput;
  output: ScreenOutput;
  /** The language of replies, "zh" or "en"; default English. */
  locale?: string;
  /** Where commands are kept from one start to the next; default: nowhere. */
  historyFile?: string;
  /** What is no command: for the agent. */
  onLine(text: string): void;
  /** Ctrl-C, Ctrl-D, or the terminal went away; not called for `close`. */
  onEnd(): void;
};

export type Terminal = {
  /** Shows a message of the agent, past the outbound guard. */
  say(text: string): Promise<{ withheld?: true }>;
  /** The same for one that is written down. */
  deliver(text: string, delivery: Delivery): Promise<void>;
  /** Shows a piece of a reply as it is made. Where a hook watches, the pieces wait for `endPieces` and leave as a message. */
  piece(text: string): void;
  /** Ends the reply that came in pieces. */
  endPieces(): void;
  /** Shows words of ours, around the guard. */
  tell(text: string): void;
  /** Keeps words of ours right above the line that is edited, until what it returns is called. */
  keep(text: string): () => void;
  /** Gives the terminal back, when everything on its way has been shown. */
  close(): Promise<void>;
};

const SPOT = { chatId: "terminal" } as const;
const PERSON = { senderId: "local", chat: "private", origin: "typed", spot: SPOT } as const;

/** A chat with the bot in the terminal where it was started. Whoever sits there is `cli:local`. */
export function openTerminal(options: TerminalOptions): Terminal {
  const { hooks, input, output, locale, historyFile, onLine, onEnd } = options;
  const { terminal, examples } = textsFor(locale);
  const { you, bot, pastedCommand } = terminal;
  const history = new History(historyFile);
  const language = locale === undefined ? {} : { locale };
  let isClosing = false;
  const screen = new Screen({
    input,
    output,
    prompt: you,
    history,
    completion: new Completion(Object.keys(examples)),
    onLine({ text, isPasted }) {
      // Whoever wrote what is pasted, it was not the person just now; and nobody has read every line of a block.
      const command = isPasted ? text.split("\n").find((line) => looksLikeCommand(line)) : undefined;
      if (command !== undefined) screen.print(pastedCommand(asTyped(command.trim())));
      if (command === text) return;
      if (isPasted || !connection.receive({ ...PERSON, ...language, text })) onLine(text);
    },
    onEnd: () => void (isClosing || onEnd()),
  });
  const connection = connectChannel(hooks, makePort(screen), language);
  const say = makeSay(connection, screen, bot);
  const pieces = new Pieces({ screen, name: bot, say, isWatched: () => hooks.isWatched("on_outbound_message") });
  return {
    say: (text) => say(text),
    deliver: (text, delivery) =>
      connection.leave(
        { type: "message", parts: [text], spot: SPOT, isPrivate: true },
        deliveryHandlers(delivery, async (shown) => screen.print(shown, bot)),
      ),
    piece: (text) => pieces.add(text),
    endPieces: () => pieces.end(),
    tell: (text) => void screen.print(text),
    keep(text) {
      const mine = {};
      screen.keep(mine, text);
      return () => screen.keep(mine, undefined);
    },
    async close() {
      isClosing = true;
      await connection.close();
      screen.close();
      await history.close();
    },
  };
}

const makePort = (screen: Screen): ChannelPort => ({
  name: "cli",
  send: async (_, { text = "" }) => text === "" || screen.print(text),
  privately: () => SPOT,
  ...(screen.isLive && { progress: () => progressOn(screen) }),
});

function progressOn(screen: Screen): ProgressDisplay {
  const mine = {};
  return {
    show: (text) => screen.keep(mine, text),
    async finish({ text = "" }) {
      screen.keep(mine, undefined);
      return screen.print(text);
    },
  };
}

function makeSay({ leave }: Connection, screen: Screen, bot: string) {
  const show = async <T>(text: string, result: T): Promise<T> => {
    screen.print(text, bot);
    return result;
  };
  return (text: string, unshown = text): Promise<{ withheld?: true }> =>
    leave<{ withheld?: true }>(
      { type: "message", parts: [text], spot: SPOT, isPrivate: true },
      {
        kind: "reply",
        send: ([passed = ""]) => show(passed === text ? unshown : passed, {}),
        withhold: (notice) => show(notice, { withheld: true }),
      },
    );
}
