import { renderUnicodeCompact } from "uqr";
import { connectChannel } from "../../channels/channel.js";
import { type IlinkAccount, IlinkClient } from "../../ilink/client.js";
import { type ConnectionParts, stayConnected } from "../../ilink/connection.js";
import { IlinkError } from "../../ilink/errors.js";
import { IlinkSession } from "../../ilink/session.js";
import { emptyState, ILINK, IlinkFiles, IlinkRecords, type IlinkStore, ilinkIn } from "../../ilink/store.js";
import { messageOf } from "../../lib/message-of.js";
import { waitingIn } from "../delivery/waiting.js";
import type { ChannelParts } from "../message-handler.js";
import { textsFor } from "../words/index.js";
import { IlinkMessages } from "./ilink-messages.js";
import { drawnCode, type WechatAction, type WechatLogin, type WechatView } from "./wechat-login.js";
import { WaitingCount } from "./wechat-waiting.js";

type Variables = Readonly<Record<string, string | undefined>>;
type Step = Parameters<ConnectionParts["onStep"]>[0];

/** Listens on WeChat by Tencent's own service for bots, without Wechaty. */
export async function connect(env: Variables, parts: ChannelParts): Promise<() => Promise<void>> {
  const { wechat: login } = parts;
  if (!login) throw new Error("There is no folder to keep a login on WeChat in.");
  const channel = new IlinkChannel(new IlinkClient(env.CHAT_HOOKS_ILINK_ROOT || undefined), login, parts);
  login.open(channel);
  channel.open();
  return () => channel.close();
}

const faultOf = (error: unknown): string | undefined => (error instanceof IlinkError ? error.fault : undefined);

class IlinkChannel {
  private store: IlinkStore;
  private readonly messages: IlinkMessages;
  private readonly waiting: WaitingCount;
  private readonly words: ReturnType<typeof textsFor>["ilink"];
  private readonly connection: ReturnType<typeof connectChannel>;
  private shown: WechatView = { state: "connecting" };
  private account: IlinkAccount | undefined;
  private session: IlinkSession | undefined;
  /** Where machines share the login, one of them has it at a time. */
  private lease: ReturnType<NonNullable<ChannelParts["database"]>["lease"]> | undefined;
  private holding = new AbortController();
  private isOurs = true;
  private end = new AbortController();
  private running: Promise<void> = Promise.resolve();
  private giveNumber: ((number: string) => void) | undefined;

  constructor(
    private readonly client: IlinkClient,
    private readonly login: WechatLogin,
    private readonly parts: ChannelParts,
  ) {
    const { hooks, locale = "zh", database } = parts;
    // For the terminal, in its language; on WeChat most people read Chinese.
    this.words = textsFor(parts.locale).ilink;
    this.store = new IlinkFiles(ilinkIn(login.state));
    this.waiting = new WaitingCount(
      () => waitingIn(login.state, this.session?.known ?? (database && emptyState())),
      () => login.changed(),
    );
    this.messages = new IlinkMessages({ ...parts, chatLocale: locale, onChange: () => this.waiting.refresh() });
    this.connection = connectChannel(hooks, this.messages.port, { locale });
    this.messages.connection = this.connection;
  }

  open(): void {
    const { database } = this.parts;
    if (database) {
      this.leave();
      this.lease = database.lease("wechat").keep(() => this.follow());
    } else this.begin();
  }

  /** Takes the login over when it is free, and lets go of what another machine has taken. */
  private async follow(): Promise<void> {
    const isOurs = this.lease?.heldMs !== undefined;
    if (isOurs === this.isOurs) return;
    if (isOurs) {
      this.isOurs = true;
      this.holding = new AbortController();
      const records = this.parts.database?.records(ILINK, this.holding.signal);
      if (records) this.store = new IlinkRecords(records);
      return this.begin();
    }
    // Nobody is told that this bot stops: it goes on elsewhere.
    this.account = undefined;
    await this.stop();
    this.session = undefined;
    this.leave();
  }

  private leave(): void {
    this.isOurs = false;
    this.show({ state: "elsewhere" });
  }

  private begin(): void {
    this.end = new AbortController();
    this.show({ state: "connecting" });
    const { signal } = this.end;
    this.running = this.live(signal).catch((error: unknown) => {
      if (signal.aborted) return;
      // Nobody has scanned: a code is drawn when somebody asks for one.
      this.show({ state: "expired" });
      this.parts.log(this.words.trouble(messageOf(error), faultOf(error)));
    });
  }

  view(): WechatView {
    const { userId } = this.account ?? {};
    const isOwner = this.parts.hooks.owners().some(({ id }) => id === `wechat:${userId}`);
    const { current: waiting } = this.waiting;
    const isOffline = this.shown.state === "connected" && this.session?.outage.isOn;
    return {
      ...this.shown,
      ...(isOffline && { state: "offline" }),
      ...(this.shown.state === "connected" && userId !== undefined && { userId, isOwner }),
      ...(waiting && { waiting }),
    };
  }

  async act(action: WechatAction, locale: string | undefined): Promise<string> {
    const { ilink } = textsFor(locale ?? this.parts.locale);
    if (typeof action === "object") {
      if (!this.giveNumber) return ilink.noNumber;
      this.giveNumber(action.number);
      return ilink.numberGiven;
    }
    if (!this.isOurs) return ilink.elsewhere;
    if (action === "owner") return this.makeOwner(locale);
    if (action === "logout") {
      if (!this.account) return ilink.notConnected;
      await this.stop(false);
      await this.store.saveAccount(undefined);
      this.account = undefined;
      this.show({ state: "logged-out" });
      return ilink.loggedOut;
    }
    if (this.account) return ilink.connectedAlready;
    await this.stop(false);
    this.begin();
    return ilink.newCode;
  }

  async close(): Promise<void> {
    await this.stop();
    await this.lease?.release();
    await this.connection.close();
  }

  private async stop(isOver = true): Promise<void> {
    this.end.abort();
    // What waits for a database that is away waits no more.
    if (isOver) this.holding.abort();
    await this.running;
    this.messages.disconnect();
    if (this.account) await this.client.notify(this.account, "stop").catch(() => undefined);
  }

  /** By a code that the person at this machine has, as if they had typed it there: one way to become an owner is enough. */
  private async makeOwner(locale: string | undefined): Promise<string> {
    const { ilink } = textsFor(locale ?? this.parts.locale);
    const { userId } = this.account ?? {};
    if (userId === undefined) return ilink.notConnected;
    const code = await this.parts.newPairingCode?.();
    const chat = { channel: "wechat", chatId: userId, senderId: userId, chat: "private", origin: "typed" } as const;
    const { text } = await this.parts.hooks.handleCommand({
      ...chat,
      text: `/hooks pair ${code}`,
      ...(locale !== undefined && { locale }),
    });
    this.login.changed();
    return text ?? "";
  }

  private async live(signal: AbortSignal): Promise<void> {
    const { client, store, words, messages } = this;
    const onTrouble = (error: unknown): void => {
      this.parts.log(words.trouble(messageOf(error), faultOf(error)));
      this.login.changed();
    };
    const onRecovered = (): void => {
      this.parts.log(words.recovered);
      this.login.changed();
    };
    const onMessage = messages.take.bind(messages);
    this.session ??= await IlinkSession.open({ client, store, onMessage, onTrouble, onRecovered });
    const { session } = this;
    return stayConnected(
      {
        ...{ client, store, session },
        onStep: (step) => this.showStep(step),
        verifyCode: () =>
          new Promise((resolve) => {
            this.giveNumber = resolve;
          }),
        onConnected: (account) => this.connected(session, account),
        onLoggedOut: () => {
          this.account = undefined;
          messages.disconnect();
          this.parts.log(words.tokenDead);
        },
      },
      signal,
    );
  }

  private connected(session: IlinkSession, account: IlinkAccount): void {
    this.account = account;
    this.messages.connect(session);
    this.show({ state: "connected" });
    const { isOwner } = this.view();
    this.parts.log(isOwner ? this.words.connected(account.userId) : this.words.proposeOwner(account.userId));
  }

  private showStep(step: Step): void {
    const { words } = this;
    const { log } = this.parts;
    if (step.state !== "code-needed") this.giveNumber = undefined;
    if (step.state === "waiting") {
      this.show({ state: "waiting", code: drawnCode(step.url) });
      log(textsFor(this.parts.locale).start.wechatScan(renderUnicodeCompact(step.url)));
    } else if (step.state === "code-needed") {
      this.show({ state: "code-needed", wasWrong: step.wasWrong });
      log(step.wasWrong ? words.numberWrong : words.numberNeeded);
    } else this.show({ state: step.state });
  }

  private show(view: WechatView): void {
    this.shown = view;
    this.login.changed();
  }
}
