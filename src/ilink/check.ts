import { type IlinkAccount, IlinkClient } from "./client.js";
import { IlinkError } from "./errors.js";
import { type LoginParts, logIn } from "./login.js";
import { download, upload } from "./media.js";
import { shapeOf, type TracedCall, unknownNames } from "./trace.js";
import { FROM_USER, ITEM, parseWire, type WireItem, type WireMessage } from "./wire.js";

export const CHECK_STEPS = ["login", "receive", "typing", "send", "upload", "download"] as const;
export type CheckStep = (typeof CHECK_STEPS)[number];
/** What a step showed: names that are new to us, and what went wrong. */
export type StepResult = { step: CheckStep; unknown: readonly string[]; fault?: string };

export type CheckParts = Pick<LoginParts, "onStep" | "verifyCode"> & {
  address?: string | undefined;
  /** Asks the person to send something: words, or a file. */
  onAsk(what: "words" | "file"): void;
  onResult(result: StepResult): void;
};

/** How often the person is waited for, half a minute each time. */
const MAX_POLLS = 6;

/** Walks through the service with a login of its own. Answers the calls that were made, without secrets. */
export async function checkService(parts: CheckParts): Promise<TracedCall[]> {
  const check = new Check(parts);
  await check.run().catch((error: unknown) => {
    // Told as the result of its step.
    if (!(error instanceof IlinkError)) throw error;
  });
  return check.trace;
}

class Check {
  readonly trace: TracedCall[] = [];
  private unknown: string[] = [];
  private cursor = "";
  private readonly client: IlinkClient;

  constructor(private readonly parts: CheckParts) {
    this.client = new IlinkClient(parts.address, (record) => {
      const { sent, answer, ...call } = record;
      const [asked, said] = [sent, answer].map((text) => (text === undefined ? undefined : parsed(text)));
      this.unknown.push(...unknownNames(said));
      this.trace.push({ ...call, sent: shapeOf(asked), answer: shapeOf(said) });
    });
  }

  async run(): Promise<void> {
    const { client, parts } = this;
    const account = await this.step("login", () => logIn(client, parts));
    await client.notify(account, "start").catch(() => undefined);
    const message = await this.step("receive", () => this.next(account, "words", () => true));
    const { from_user_id: to = "", context_token: token } = message;
    // Each of these may fail without keeping the others from being tried.
    await this.step("typing", async () => {
      const ticket = await client.typingTicket(account, to, token);
      if (!ticket) throw new IlinkError("malformed", "WeChat gave no typing_ticket.");
      await client.typing(account, to, ticket, true);
    }).catch(() => undefined);
    const say = { type: ITEM.text, text_item: { text: "chat-hooks ilink check ✓" } };
    await this.step("send", () => client.send(account, to, say, token)).catch(() => undefined);
    const file = { kind: "file", name: "chat-hooks.txt", bytes: Buffer.from("chat-hooks ilink check\n") } as const;
    await this.step("upload", async () =>
      client.send(account, to, await upload(client, account, to, file), token),
    ).catch(() => undefined);
    await this.step("download", async () => {
      const { item_list: items = [] } = await this.next(account, "file", (each) => itemsWithMedia(each).length > 0);
      for (const item of items) await download(client, item);
    }).catch(() => undefined);
    await client.notify(account, "stop").catch(() => undefined);
  }

  private async step<T>(step: CheckStep, work: () => Promise<T>): Promise<T> {
    this.unknown = [];
    try {
      const result = await work();
      this.parts.onResult({ step, unknown: [...new Set(this.unknown)] });
      return result;
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      this.parts.onResult({ step, unknown: [...new Set(this.unknown)], fault });
      throw error;
    }
  }

  private async next(account: IlinkAccount, what: "words" | "file", fits: (message: WireMessage) => boolean) {
    this.parts.onAsk(what);
    for (let polls = 0; polls < MAX_POLLS; polls += 1) {
      const { messages, cursor } = await this.client.getUpdates(account, this.cursor);
      this.cursor = cursor ?? this.cursor;
      const found = messages.find((each) => each.message_type === FROM_USER && fits(each));
      if (found) return found;
    }
    throw new IlinkError("timed-out", "Nothing came in three minutes.");
  }
}

const itemsWithMedia = ({ item_list: items = [] }: WireMessage): WireItem[] =>
  items.filter(({ image_item: image, file_item: file, voice_item: voice, video_item: video }) =>
    [image, file, voice, video].some((each) => each?.media),
  );

function parsed(text: string): unknown {
  try {
    return parseWire(text);
  } catch {
    return `no JSON: ${text.length} characters`;
  }
}
