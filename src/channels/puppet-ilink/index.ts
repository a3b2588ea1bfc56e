import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { FileBox, type FileBoxInterface } from "file-box";
import { log, Puppet, type PuppetOptions, type payloads, types } from "wechaty-puppet";
import { type IlinkAccount, IlinkClient, type OutgoingItem } from "../../ilink/client.js";
import { stayConnected } from "../../ilink/connection.js";
import type { LoginStep } from "../../ilink/login.js";
import { download, type MediaKind, upload } from "../../ilink/media.js";
import { piecesOf } from "../../ilink/pieces.js";
import { IlinkSession, type ReceivedMessage } from "../../ilink/session.js";
import { IlinkFiles } from "../../ilink/store.js";
import { ITEM, type WireMessage } from "../../ilink/wire.js";
import { homeFolder } from "../../lib/home-folder.js";
import { refuseUnknownOptions } from "../../lib/known-options.js";
import { RecentMap } from "../../lib/recent-map.js";
import { untilAborted } from "../../lib/until-aborted.js";
import { payloadOf } from "./payload.js";
import { UNSUPPORTED, unsupported } from "./unsupported.js";

export type IlinkPuppetOptions = {
  /** Where login and messages are kept; default `chat-hooks/ilink` among the user's states. Two bots need one each: a folder is one login. */
  stateDir?: string;
  /** Stands in for Tencent's service, for tests. */
  endpoint?: string;
  /** Asks for the number that the phone shows; default in the terminal. */
  verifyCode?: (wasWrong: boolean) => Promise<string>;
};

const OPTIONS: Record<keyof IlinkPuppetOptions, true> = { stateDir: true, endpoint: true, verifyCode: true };
const MAX_KEPT = 1_000;
const KINDS: readonly [RegExp, MediaKind][] = [
  [/\.(?:jpe?g|png|gif|webp|bmp)$/i, "image"],
  [/\.(?:mp4|mov)$/i, "video"],
];

/** Its methods without a body are given one below, all alike. */
const ConcretePuppet = Puppet as unknown as new (options?: PuppetOptions) => InstanceType<typeof Puppet>;

/** WeChat for Wechaty by Tencent's own bot service: `WechatyBuilder.build({ puppet: new IlinkPuppet() })`. */
export class IlinkPuppet extends ConcretePuppet {
  private readonly client: IlinkClient;
  private readonly store: IlinkFiles;
  private readonly verifyCode: (wasWrong: boolean) => Promise<string>;
  private readonly received = new RecentMap<string, WireMessage>(MAX_KEPT);
  private account: IlinkAccount | undefined;
  private session: IlinkSession | undefined;
  private end = new AbortController();
  private running: Promise<void> = Promise.resolve();
  /** Says of a message that the bot has it, by its id. */
  private readonly handedOver = new Map<string, () => void>();
  /** What the bot got behind the end of a login. */
  private readonly late = new Set<string>();
  private readonly onPassed = ({ messageId }: payloads.EventMessage): void => this.handedOver.get(messageId)?.();

  constructor(options: IlinkPuppetOptions = {}) {
    refuseUnknownOptions("IlinkPuppet", options, OPTIONS);
    super();
    this.client = new IlinkClient(options.endpoint);
    this.store = new IlinkFiles(options.stateDir ?? standardFolder());
    this.verifyCode = options.verifyCode ?? askInTerminal;
  }

  override name = (): string => "chat-hooks/puppet-ilink";
  override version = (): string => "0.1.0";

  override async onStart(): Promise<void> {
    this.end = new AbortController();
    const { signal } = this.end;
    // What stands before this, such as a guard, may keep a message for a while; here it has passed.
    this.on("message", this.onPassed);
    // Not waited for: a person has to scan first.
    this.running = this.live(signal).catch((error: unknown) => {
      if (!signal.aborted) this.report(error);
    });
  }

  /** When it is over, nobody writes there any more: the next one finds every message that the bot did not get. */
  override async onStop(): Promise<void> {
    this.end.abort();
    await this.running;
    this.off("message", this.onPassed);
    // From now on nobody is told that the bot has one: it gets them at its next start.
    this.handedOver.clear();
    if (this.account) await this.client.notify(this.account, "stop").catch(() => undefined);
  }

  /** Forgets the login: the next start shows a new code. */
  override async logout(reason?: string): Promise<void> {
    this.end.abort();
    await this.store.saveAccount(undefined);
    await super.logout(reason);
  }

  override ding(data = ""): void {
    this.emit("dong", { data });
  }

  override contactRawPayload = async (id: string): Promise<payloads.Contact> => ({
    id,
    name: id,
    avatar: "",
    gender: types.ContactGender.Unknown,
    type: types.Contact.Individual,
    phone: [],
    friend: true,
  });
  override contactRawPayloadParser = async (payload: payloads.Contact): Promise<payloads.Contact> => payload;
  /** There are none, and that is no guess. */
  override roomList = async (): Promise<string[]> => [];

  override async messageRawPayload(id: string): Promise<payloads.Message> {
    return payloadOf(this.kept(id), id, this.account?.botId ?? "");
  }
  override messageRawPayloadParser = async (payload: payloads.Message): Promise<payloads.Message> => payload;

  override async messageFile(id: string): Promise<FileBoxInterface> {
    for (const item of this.kept(id).item_list ?? []) {
      const file = await download(this.client, item);
      if (file) return FileBox.fromBuffer(file.bytes, file.name);
    }
    throw new Error(`The message "${id}" has no file.`);
  }
  override messageImage = (id: string): Promise<FileBoxInterface> => this.messageFile(id);

  override async messageSendText(to: string, text: string): Promise<string> {
    let id = "";
    for (const piece of piecesOf(text)) id = await this.send(to, { type: ITEM.text, text_item: { text: piece } });
    return id;
  }

  override async messageSendFile(to: string, file: FileBoxInterface): Promise<string> {
    this.open();
    const bytes = await file.toBuffer();
    const kind = KINDS.find(([pattern]) => pattern.test(file.name))?.[1] ?? "file";
    const account = this.account as IlinkAccount;
    return this.send(to, await upload(this.client, account, to, { kind, name: file.name, bytes }));
  }

  /** Wechaty asks for what was sent, as for what came in. */
  private async send(to: string, item: OutgoingItem): Promise<string> {
    const id = await this.open().send(to, item);
    const from = { from_user_id: this.account?.botId, to_user_id: to, create_time_ms: Date.now() };
    this.received.set(id, { message_id: id, ...from, item_list: [item] });
    return id;
  }

  private async live(signal: AbortSignal): Promise<void> {
    const { client, store, verifyCode } = this;
    const onTrouble = (error: unknown): void => this.report(error);
    const onMessage = this.handOver.bind(this);
    this.session ??= await IlinkSession.open({ client, store, onMessage, onTrouble });
    const { session } = this;
    const onConnected = (account: IlinkAccount): void => {
      this.account = account;
      this.login(account.botId);
      this.emit("ready", { data: "ready" });
    };
    return stayConnected(
      {
        ...{ client, store, session, verifyCode, onConnected },
        onStep: (step) => this.showStep(step),
        onLoggedOut: (error) => super.logout(error.message),
      },
      signal,
    );
  }

  private showStep(step: LoginStep): void {
    if (step.state === "waiting") this.emit("scan", { qrcode: step.url, status: types.ScanStatus.Waiting });
    if (step.state === "scanned") this.emit("scan", { status: types.ScanStatus.Scanned });
    if (step.state === "expired") this.emit("scan", { status: types.ScanStatus.Timeout });
  }

  /** Resolves when the bot has it; fails when it has not got it by the end of the login that it came with. */
  private async handOver(message: ReceivedMessage, signal: AbortSignal): Promise<void> {
    const { message_id: messageId } = message;
    this.received.set(messageId, message);
    if (this.late.delete(messageId)) return;
    let isTaken = false;
    let onTaken = (): void => {};
    const taken = new Promise<void>((resolve) => {
      onTaken = () => {
        isTaken = true;
        if (signal.aborted) this.late.add(messageId);
        resolve();
      };
    });
    this.handedOver.set(messageId, onTaken);
    // Wechaty logs a puppet out before it stops it, and would fail over the message.
    if (this.isLoggedIn) this.emit("message", { messageId, onTaken });
    await untilAborted(taken, signal);
    if (!isTaken) signal.throwIfAborted();
    this.handedOver.delete(messageId);
  }

  /** A bot without a listener for errors throws at each: that must not end the receiving. */
  private report(error: unknown): void {
    try {
      this.emit("error", { gerror: String(error), data: String(error) });
    } catch {
      log.error("IlinkPuppet", String(error));
    }
  }

  private kept(id: string): WireMessage {
    const message = this.received.get(id);
    if (!message) throw new Error(`There is no message "${id}" any more: the last ${MAX_KEPT} are kept.`);
    return message;
  }

  private open(): IlinkSession {
    if (!this.session || !this.isLoggedIn) throw new Error("WeChat is not connected yet. Scan the QR code first.");
    return this.session;
  }
}

for (const name of UNSUPPORTED)
  Object.defineProperty(IlinkPuppet.prototype, name, {
    value: () => unsupported(name),
    writable: true,
    configurable: true,
  });

const standardFolder = (): string =>
  join(process.env.XDG_STATE_HOME || join(homeFolder(), ".local", "state"), "chat-hooks", "ilink");

async function askInTerminal(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await terminal.question("WeChat shows a number on your phone. Type it here: ")).trim();
  } finally {
    terminal.close();
  }
}
