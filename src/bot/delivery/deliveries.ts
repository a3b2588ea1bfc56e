import type { HookFirer } from "../../index.js";
import type { Outbox } from "./outbox.js";
import type { Address, OutboxMessage } from "./outbox-files.js";
import type { ChannelLimits, Sender } from "./sender.js";

export type Pushed = { ids: readonly string[]; waiting: readonly Address[] };

type Notification = { notification_type: string; title: string; body: string; severity: string };

/** Replies and pushes on their way to people: written down whole, then judged and sent. */
export class Deliveries {
  private readonly limits = new Map<string, ChannelLimits>();

  constructor(
    private readonly outbox: Pick<Outbox, "setSender" | "add" | "release" | "withdraw" | "ahead">,
    private readonly hooks: HookFirer,
    /** Where the owners can be reached. */
    private readonly owners: () => readonly Address[],
    /** A hook's note in words for a person. */
    private readonly wordNote: (note: string) => string,
  ) {}

  connect(channel: string, sender: Sender, limits?: ChannelLimits): void {
    if (limits) this.limits.set(channel, limits);
    this.outbox.setSender(channel, sender);
  }

  /** Writes a reply down. It leaves when it is released, under the name of its turn. */
  keepReply(to: Address, text: string, turnId: string): Promise<string> {
    return this.outbox.add({ id: turnId, to, text, kind: "reply" });
  }

  release(ids: readonly string[]): void {
    for (const id of ids) this.outbox.release(id);
  }

  /** Takes a reply back that was shown without being released. */
  withdraw(id: string): Promise<void> {
    return this.outbox.withdraw(id);
  }

  /** Sends something unasked, to one chat or to every owner; says for whom it has to wait until they write. */
  async push(text: string, to: readonly Address[] = this.owners()): Promise<Pushed> {
    const waiting = to.filter((address) =>
      this.limits.get(address.channel)?.waits(address.chatId, this.outbox.ahead(address)),
    );
    const ids = await this.write(text, to, "push");
    this.release(ids);
    for (const address of to)
      this.observe({ notification_type: "push", title: "", body: text, severity: "info" }, [address]);
    return { ids, waiting };
  }

  /** The same to a chat, or to every owner where that chat cannot be written to. */
  pushTo(address: Address | undefined, text: string): Promise<Pushed> {
    return this.push(text, address && [address]);
  }

  /** Lets the hooks see a notification; what they note goes to whom it is for. Nobody waits for observers. */
  observe(notification: Notification, to: readonly Address[] = this.owners()): void {
    const [place] = to;
    const where = to.length === 1 && place ? { channel: place.channel, chat_id: place.chatId } : {};
    const tell = async (): Promise<void> => {
      const { notes } = await this.hooks.fire("on_notification", { ...notification, ...where });
      // Not by `push`: a note on each push would be a push itself, and so on.
      for (const note of notes) this.release(await this.write(this.wordNote(note), to, "note"));
    };
    void tell().catch(() => undefined); // a note that cannot be written down must not fail what it is about
  }

  private async write(text: string, to: readonly Address[], kind: OutboxMessage["kind"]): Promise<string[]> {
    const ids: string[] = [];
    for (const address of to) {
      ids.push(await this.outbox.add({ to: address, text, kind }));
      this.limits.get(address.channel)?.onAdded();
    }
    return ids;
  }
}

/** `telegram:12345` as an address. Whoever took it in has seen to its form. */
export function parseAddress(given: string): Address {
  const at = given.indexOf(":");
  return { channel: given.slice(0, at), chatId: given.slice(at + 1) };
}
