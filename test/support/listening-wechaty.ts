import { onTestFinished } from "vitest";
import { type Message, type Wechaty, WechatyBuilder } from "wechaty";
import { mock } from "wechaty-puppet-mock";
import { ShellHooksPlugin, type WechatOptions } from "../../src/channels/wechat/index.js";
import { eventually } from "./eventually.js";
import { RecordingPuppet } from "./guarded-wechaty.js";
import { shared } from "./shared.js";
import { type AtEnd, makeWorkbench, type } from "./workbench.js";

type Lookup = "message" | "contact" | "member";

/** A puppet that a test can make slow, forgetful or unable to reach somebody. */
export class MoodyPuppet extends RecordingPuppet {
  /** Awaited before the puppet says something about that id; a rejection is its answer. */
  mood: (lookup: Lookup, id: string) => unknown = () => undefined;
  readonly roomAliases = new Map<string, string>();
  readonly unreachable = new Set<string>();

  override async messageRawPayload(id: string) {
    await this.mood("message", id);
    return super.messageRawPayload(id);
  }

  override async contactRawPayload(id: string) {
    await this.mood("contact", id);
    return super.contactRawPayload(id);
  }

  override async roomMemberRawPayload(roomId: string, id: string) {
    await this.mood("member", id);
    const member = await super.roomMemberRawPayload(roomId, id);
    return { ...member, roomAlias: this.roomAliases.get(id) ?? "" };
  }

  protected override async _messageSend(id: string, something: string) {
    if (this.unreachable.has(id)) throw new Error("not a friend");
    return super._messageSend(id, something);
  }
}

type Fields = {
  id?: string;
  talkerId?: string;
  listenerId?: string;
  roomId?: string;
  mentionIdList?: string[];
} & Partial<{
  timestamp: number;
  type: number;
}>;

let messageCount = 0;

type ListeningWechaty = Awaited<ReturnType<typeof makeListeningWechatyFor>>;

/** A guarded Wechaty whose own listeners, registered before the guard and after it, note what they get to see. */
export const makeListeningWechaty = (options: WechatOptions = {}): Promise<ListeningWechaty> =>
  makeListeningWechatyFor(onTestFinished, options);

/** One for all stories of a file that only write to it: each finds it switched off, and nothing said yet. */
export function sharedListeningWechaty(): () => Promise<ListeningWechaty> {
  const ask = shared((atEnd) => makeListeningWechatyFor(atEnd, {}));
  return async () => {
    const listening = await ask();
    const owner = { channel: "wechat", senderId: "owner" };
    if (await listening.isOn()) await type(listening.hooks, "/hooks off", owner);
    listening.puppet.sent.length = 0;
    listening.seen.length = 0;
    return listening;
  };
}

async function makeListeningWechatyFor(atEnd: AtEnd, options: WechatOptions) {
  const mocker = new mock.Mocker();
  const puppet = new MoodyPuppet({ mocker });
  const bot = WechatyBuilder.build({ puppet }) as unknown as Wechaty;
  const bench = makeWorkbench(atEnd);
  const hooks = await bench.open({ owners: ["wechat:owner"] });
  const seen: string[] = [];
  const errors: string[] = [];
  // Without a listener for them, they would end the process.
  bot.on("error", (error) => void errors.push(error.message));
  const listen = (when: string): void => {
    bot.on("message", (message: Message) => {
      if (!message.self()) seen.push(`${when}: ${message.text()}`);
    });
  };
  listen("before");
  const uninstall = bot.use(ShellHooksPlugin(hooks, options));
  await bot.start();
  atEnd(() => bot.stop());
  listen("after");
  const self = mocker.createContact({ id: "self", name: "Guarded" });
  const owner = mocker.createContact({ id: "owner", name: "Ann" });
  const stranger = mocker.createContact({ id: "stranger", name: "Bob" });
  mocker.login(self);
  // As on WeChat, and the mock puppet tells rooms by it.
  const room = mocker.createRoom({ id: "1@chatroom", memberIdList: ["self", "owner", "stranger"] });
  // A new workspace is announced to the owner: that is another story.
  await eventually(() => puppet.sent.length).toBe(1);
  puppet.sent.length = 0;
  return {
    bot,
    puppet,
    mocker,
    self,
    owner,
    stranger,
    room,
    hooks,
    bench,
    seen,
    errors,
    uninstall,
    isOn: async (): Promise<boolean> => (await hooks.list()).switch.on,
    /** What left as text: where to, and what. */
    texts: (): unknown[][] =>
      puppet.sent.filter(({ method }) => method === "messageSendText").map(({ args }) => args.slice(0, 2)),
    textsTo: ({ id }: { id: string }): string[] =>
      puppet.sent
        .filter(({ method, args }) => method === "messageSendText" && args[0] === id)
        .map(({ args }) => String(args[1])),
    /** A message with any payload; from the owner, in a direct chat, unless it says otherwise. */
    push(text: string, fields: Fields = {}): string {
      messageCount += 1;
      const id = fields.id ?? `message-${messageCount}`;
      const place = fields.roomId === undefined ? { listenerId: "self" } : { roomId: fields.roomId };
      const base = { id, text, talkerId: "owner", type: 7, timestamp: Date.now() };
      mocker.MessageMock.create({ ...base, ...place, ...fields } as Parameters<typeof mocker.MessageMock.create>[0]);
      puppet.emit("message", { messageId: id });
      return id;
    },
  };
}
