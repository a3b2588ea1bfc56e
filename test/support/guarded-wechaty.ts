import type { FileBoxInterface } from "file-box";
import { onTestFinished } from "vitest";
import { type Wechaty, WechatyBuilder } from "wechaty";
import { mock, PuppetMock } from "wechaty-puppet-mock";
import { ShellHooksPlugin, type WechatOptions } from "../../src/channels/wechat/index.js";
import type { ShellHooks } from "../../src/commands/shell-hooks.js";
import { RUNS_STORY, sharedBy } from "./shared.js";
import { type AtEnd, eventIn, makeWorkbench, type, type Workbench } from "./workbench.js";

/** What left the puppet, by the method that sent it. */
export type Sent = { method: string; args: unknown[] };

/** Keeps what really leaves: below everything that a bot or a plugin wraps. */
export class RecordingPuppet extends PuppetMock {
  readonly sent: Sent[] = [];
  /** The files among it, read to their ends. */
  readonly files: { name: string; content: Buffer }[] = [];

  // The mock takes only files that can be written as JSON.
  override async messageSendFile(conversationId: string, file: FileBoxInterface): Promise<void> {
    this.sent.push({ method: "messageSendFile", args: [conversationId, file] });
    this.files.push({ name: file.name, content: await file.toBuffer() });
  }

  // The mock is older than posts.
  override async messageSendPost(...args: unknown[]): Promise<void> {
    this.sent.push({ method: "messageSendPost", args });
  }
}
for (const name of [
  "messageSendText",
  "messageSendUrl",
  "messageSendContact",
  "messageSendLocation",
  "messageSendMiniProgram",
  "messageForward",
  "roomAnnounce",
  "roomTopic",
  "roomCreate",
  "friendshipAdd",
  "postPublish",
  "contactSelfName",
  "contactSelfSignature",
  "contactAvatar",
  "contactCorporationRemark",
  "roomAvatar",
] as const) {
  const original = PuppetMock.prototype[name] as (...args: unknown[]) => Promise<unknown>;
  Object.defineProperty(RecordingPuppet.prototype, name, {
    configurable: true,
    writable: true,
    value(this: RecordingPuppet, ...args: unknown[]) {
      this.sent.push({ method: name, args });
      return original.apply(this, args);
    },
  });
}

/** A real Wechaty on the mock puppet, with the guard on it, and hooks with a workspace of their own. */
export type GuardedWechaty = {
  bot: Wechaty;
  puppet: RecordingPuppet;
  mocker: mock.Mocker;
  /** The account the bot runs on. */
  self: mock.ContactMock;
  owner: mock.ContactMock;
  stranger: mock.ContactMock;
  room: mock.RoomMock;
  /** A room whose id looks like one: the mock sends to no other. */
  chatroom: mock.RoomMock;
  hooks: ShellHooks;
  bench: Workbench;
  uninstall: () => void;
  /** The texts that left for a conversation, in order. */
  textsTo(conversation: { id: string }): string[];
  guardWith(script: string, entry?: string): Promise<void>;
};

export async function makeGuardedWechaty(
  options: WechatOptions = {},
  Puppet: typeof RecordingPuppet = RecordingPuppet,
  atEnd: AtEnd = onTestFinished,
): Promise<GuardedWechaty> {
  const mocker = new mock.Mocker();
  const puppet = new Puppet({ mocker });
  const bot = WechatyBuilder.build({ puppet }) as unknown as Wechaty;
  const bench = makeWorkbench(atEnd);
  const hooks = await bench.open({ owners: ["wechat:owner"] });
  const uninstall = bot.use(ShellHooksPlugin(hooks, options));
  await bot.start();
  atEnd(() => bot.stop());
  const self = mocker.createContact({ id: "self", name: "Guarded" });
  const owner = mocker.createContact({ id: "owner", name: "Ann" });
  const stranger = mocker.createContact({ id: "stranger", name: "Bob" });
  mocker.login(self);
  const room = mocker.createRoom({ id: "room", memberIdList: ["self", "owner", "stranger"] });
  const chatroom = mocker.createRoom({ id: "7@chatroom", memberIdList: ["self", "owner", "stranger"] });
  const entries: string[] = [];
  const asOwner = (text: string) => type(hooks, text, { channel: "wechat", senderId: "owner" });
  return {
    bot,
    puppet,
    mocker,
    self,
    owner,
    stranger,
    room,
    chatroom,
    hooks,
    bench,
    uninstall,
    textsTo: ({ id }) =>
      puppet.sent
        .filter(({ method, args }) => method === "messageSendText" && args[0] === id)
        .map(({ args }) => String(args[1])),
    async guardWith(script, entry = "event: on_outbound_message") {
      const name = `guards/guard-${entries.length + 1}.sh`;
      bench.script(name, script.startsWith("#!") ? script : `#!/bin/sh\n${script}\n`);
      entries.push(`  - {${entry}, command: ./${name}}`);
      bench.propose(`hooks:\n${entries.join("\n")}\n`);
      const event = eventIn(entry);
      await asOwner(`/hooks approve ${event} ./${name}`);
      if (!hooks.isWatched(event)) await asOwner("/hooks on");
    },
  };
}

/**
 * One guarded bot for all stories of a file that only send; each finds it as if nothing had left yet. What is approved
 * runs the lines of the story, and only a program in another language is a hook on a bot of its own.
 */
export function sharedGuardedWechaties(): (script: string) => Promise<GuardedWechaty> {
  const ask = sharedBy(async (script, atEnd) => {
    const guarded = await makeGuardedWechaty({}, RecordingPuppet, atEnd);
    await guarded.guardWith(script);
    return guarded;
  });
  return async (script) => {
    const isProgram = script.startsWith("#!");
    const guarded = await ask(isProgram ? script : RUNS_STORY);
    if (!isProgram) guarded.bench.write("story.sh", script);
    guarded.puppet.sent.length = 0;
    guarded.puppet.files.length = 0;
    return guarded;
  };
}
