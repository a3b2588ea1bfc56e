import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { CommandOutcome, HookRun, ShellHooks } from "../../index.js";
import { readRecords } from "../../lib/files/json-lines.js";
import { RecentMap } from "../../lib/recent-map.js";
import { ClosingError } from "../agent/conversations.js";
import type { Deliveries } from "../delivery/deliveries.js";
import type { ChannelParts, ReplyTarget } from "../message-handler.js";
import { textsFor } from "../words/index.js";
import { LiveFeed } from "./live-feed.js";
import type { PageAccess } from "./page-access.js";
import { PageChannel } from "./page-channel.js";
import { type PageList, PageLists } from "./page-list.js";
import { PAGE, type PageMarks } from "./page-marks.js";
import { tellQuestions } from "./page-questions.js";
import { type Placed, Transcript } from "./transcript.js";
import type { Hello, Mark, PageCommand, PageEntry, PageParts, PageSaying, WechatView } from "./types.js";

export type PageChatParts = ChannelParts & {
  /** For firings, changes and questions, which a channel does not hear of. */
  live: Pick<ShellHooks, "on" | "recentRuns" | "questions" | "blockedToday" | "sums" | "trace">;
  access: PageAccess;
  marks: PageMarks;
  state: string;
  hello: Hello;
  mayStream(): boolean;
};

export type PageChat = PageParts & { close(): Promise<void> };

const MAX_ANSWERS = 100;
const GATHER_MS = 40;
/** As many as a page shows. */
const MAX_FIRINGS = 2_000;

/** Chats with the agent on the page. All pages of one bot show the same chat. */
export async function openPageChat(parts: PageChatParts): Promise<PageChat> {
  const folder = join(parts.state, "page");
  const transcript = await Transcript.open<PageEntry>(join(folder, "transcript.jsonl"));
  const chat = new Chat(parts, transcript);
  const { access, deliveries, live } = parts;
  await adoptReplies(join(folder, "replies.json"), deliveries);
  deliveries.connect(PAGE.channel, async (chatId, text, delivery) => {
    const from = delivery.kind === "note" ? "note" : "agent";
    if (chatId === PAGE.chatId) await chat.channel.say(text, { from, delivery });
    // A reply that the last process has made, unless it was shown just before that one ended.
    else if (!chat.hasAnswered(chatId)) await chat.channel.say(text, { from, delivery, id: chatId });
    // It is forgotten then: only when the line that was shown is in its file.
    await transcript.settled();
  });
  const { feed } = chat;
  const lists = new PageLists(
    async () => (await chat.command({ line: "/hooks list" })).data as PageList | undefined,
    feed,
  );
  const blocks = tellBlocks(live, feed);
  const ends = [
    blocks.end,
    live.on("firing", (run) => {
      feed.add("firing", { ...run, at: Date.now() });
      chat.noteRun(run);
      blocks.tell();
    }),
    live.on("change", () => lists.noteChange()),
    tellQuestions(live, feed),
    live.on("slow", ({ hook, channel }) => (channel === PAGE.channel ? chat.beginLooking(hook) : undefined)),
  ];
  return {
    feed,
    access,
    say: (saying) => chat.take(saying),
    actOnWechat: async (action, locale) => parts.wechat?.act(action, locale),
    command: (command) => chat.command(command),
    lines: (range) => transcript.lines(range),
    hooks: () => lists.current(),
    firings: () => live.recentRuns(MAX_FIRINGS),
    sums: (zoom) => live.sums(zoom),
    trace: (id) => live.trace(id),
    // The text of a held message is among it: this is the owner's own screen.
    questions: () => live.questions(),
    async close() {
      for (const end of ends) end();
      await chat.channel.close();
      feed.close();
      await transcript.settled();
    },
  };
}

class Chat {
  readonly feed: LiveFeed;
  readonly channel: PageChannel;
  private readonly working = new Set<string>();
  /** The hooks whose runs take long, by a number of ours. */
  private readonly looking = new Map<number, string>();
  private lastLook = 0;
  private outbound: string | undefined;
  private readonly answers = new RecentMap<string, Promise<CommandOutcome>>(MAX_ANSWERS);

  constructor(
    private readonly parts: PageChatParts,
    private readonly transcript: Transcript<PageEntry>,
  ) {
    const { hooks, locale, hello } = parts;
    this.feed = new LiveFeed(() => [
      { event: "hello", data: hello },
      { event: "blocked", data: { today: parts.live.blockedToday() } },
      ...wechatEvents(parts.wechat?.view()),
      ...[...this.working].map((id) => ({ event: "working", data: { id, on: true } })),
      ...[...this.looking].map(([id, hook]) => ({ event: "looking", data: { id, hook } })),
    ]);
    parts.wechat?.onChange((view) => this.feed.add("wechat", view));
    this.channel = new PageChannel({
      hooks,
      ...(locale !== undefined && { locale }),
      show: (entry) => void this.show(entry),
      showProgress: (id, text) => this.feed.add("progress", { id, text }),
    });
  }

  /** Takes a message; sent again because the answer was lost on its way, it does nothing. */
  take(saying: PageSaying): void {
    const { text, id } = saying;
    const isKnown = this.transcript.lines().some((line) => line.from === "person" && line.id === id);
    if (isKnown) return;
    const { seq } = this.show({ from: "person", text, id });
    if (this.channel.receive(saying)) return;
    void this.answer(saying, seq).catch((error: unknown) => this.parts.log(String(error)));
  }

  hasAnswered(id: string): boolean {
    return this.transcript.lines().some((line) => line.from === "agent" && line.id === id);
  }

  /** The same request again gets the same answer, and does nothing. */
  command(command: PageCommand): Promise<CommandOutcome> {
    if (command.id === undefined) return this.channel.command(command);
    const key = JSON.stringify([command.id, command.line]);
    const answer = this.answers.get(key) ?? this.channel.command(command);
    this.answers.set(key, answer);
    return answer;
  }

  /** What hooks judge on its way to this page is shown next: messages of one chat go one after the other. */
  noteRun({ event, trace }: HookRun): void {
    if (event !== "on_outbound_message" || trace === undefined) return;
    const { channel, chat_id } = this.parts.live.trace(trace)?.about ?? {};
    if (channel === PAGE.channel && chat_id === PAGE.chatId) this.outbound = trace;
  }

  private show(entry: PageEntry): Placed<PageEntry> {
    const { outbound } = this;
    const isJudged = outbound !== undefined && (entry.from === "agent" || entry.from === "note");
    if (isJudged) this.outbound = undefined;
    const line = this.transcript.add(isJudged ? { ...entry, traces: [outbound] } : entry);
    this.feed.add("line", line);
    return line;
  }

  private async answer({ text, id, locale }: PageSaying, seq: number): Promise<void> {
    const { handler, marks, log } = this.parts;
    const person = { chatType: "private", senderId: "local" } as const;
    const heard = { ...PAGE, ...person, messageId: id, text, ...(locale !== undefined && { locale }) };
    this.setWorking(id, true);
    const markOwn = (own: readonly Mark[]): void => {
      const amended = this.transcript.amend(seq, { marks: own });
      if (amended) this.feed.add("line", amended);
    };
    const tellRefusal = (mark: Mark, traces: readonly string[]): void =>
      void this.show({ from: "hooks", text: "", marks: [mark], traces });
    marks.begin({ id, text, locale, markOwn, tellRefusal });
    try {
      await handler.handle(heard, this.targetFor(id));
    } catch (error) {
      const isEnding = error instanceof ClosingError;
      if (!isEnding) log(String(error));
      const { ending, failed } = textsFor(locale).api;
      this.show({ from: "agent", text: isEnding ? ending : failed, id });
    } finally {
      const traces = marks.end(id);
      const amended = traces.length > 0 ? this.transcript.amend(seq, { traces }) : undefined;
      if (amended) this.feed.add("line", amended);
      this.setWorking(id, false);
    }
  }

  /** Only when the line that was shown is in its file: a crash in between shows it again. */
  private async forget(turnId: string): Promise<void> {
    await this.transcript.settled();
    await this.parts.deliveries.withdraw(turnId);
  }

  /** Says on every page which hook takes long; what it returns takes that back. */
  beginLooking(hook: string): () => void {
    this.lastLook += 1;
    const id = this.lastLook;
    this.looking.set(id, hook);
    this.feed.add("looking", { id, hook });
    return () => {
      this.looking.delete(id);
      this.feed.add("looking", { id });
    };
  }

  private setWorking(id: string, on: boolean): void {
    if (on) this.working.add(id);
    else this.working.delete(id);
    this.feed.add("working", { id, on });
  }

  private targetFor(id: string): ReplyTarget {
    const { deliveries, marks, mayStream } = this.parts;
    const pieces = gatherPieces((text) => this.feed.add("piece", { id, text }));
    let hasBegun = false;
    let kept: string | undefined;
    return {
      tell: (text) => this.show({ from: "agent", text, id }),
      tellPrivately: (text) => this.channel.say(text, { id, from: "note" }),
      // Under the message's own id, so that what is pushed to the page need not wait for it. A full disk costs the record only.
      keep: async (text, turnId) => {
        kept = await deliveries.keepReply(replyAddress(id), text, turnId).catch(() => undefined);
      },
      say: async (reply) => {
        pieces.flush();
        await this.channel.say(reply, { id, marks: (shown) => marks.onReply(id, reply, shown) });
        if (kept !== undefined) void this.forget(kept);
      },
      stream: {
        isAllowed: mayStream,
        piece(text) {
          hasBegun = true;
          pieces.add(text);
        },
        // What was shown stays until the line with the reply takes its place.
        restart() {
          if (hasBegun) pieces.add("\n\n");
          hasBegun = false;
        },
      },
    };
  }
}

/** How much was blocked today, where it is another number than before; at midnight, too. */
function tellBlocks(live: Pick<ShellHooks, "blockedToday">, feed: LiveFeed): { tell(): void; end(): void } {
  let told = live.blockedToday();
  const tell = (): void => {
    const today = live.blockedToday();
    if (today !== told) feed.add("blocked", { today });
    told = today;
  };
  const untilMidnight = (): number => new Date().setHours(24, 0, 0, 0) - Date.now();
  const atMidnight = (): void => {
    tell();
    timer = setTimeout(atMidnight, untilMidnight()).unref();
  };
  let timer = setTimeout(atMidnight, untilMidnight()).unref();
  return { tell, end: () => clearTimeout(timer) };
}

const wechatEvents = (view: WechatView | undefined) => (view ? [{ event: "wechat", data: view }] : []);

const replyAddress = (id: string) => ({ channel: PAGE.channel, chatId: id });

type OldReply = { turnId: string; text: string; id: string };

/** Takes over the replies that the first versions kept in a file of the page's own. */
async function adoptReplies(path: string, deliveries: Deliveries): Promise<void> {
  const [replies] = await readRecords<OldReply[]>(path);
  if (!Array.isArray(replies)) return;
  for (const { id, text, turnId } of replies)
    deliveries.release([await deliveries.keepReply(replyAddress(id), text, turnId)]);
  await rm(path, { force: true });
}

/** Gathers the pieces of a reply that come in one go: a model's every word is no event of its own. */
function gatherPieces(show: (text: string) => void): { add(text: string): void; flush(): void } {
  let gathered = "";
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (gathered !== "") show(gathered);
    gathered = "";
  };
  return {
    add(text) {
      gathered += text;
      timer ??= setTimeout(flush, GATHER_MS);
    },
    // Shows what is left; called before the reply itself is shown.
    flush,
  };
}
