import { FileBox } from "file-box";
import { describe, expect, onTestFinished, test } from "vitest";
import { ShellHooksPlugin } from "../../src/channels/wechat/index.js";
import { eventually } from "../support/eventually.js";
import { makeGuardedWechaty, RecordingPuppet } from "../support/guarded-wechaty.js";

const KEY = "sk-live-1234567890";
const NOTICE = "[消息被钩子拦下：key]";

/** A bot under a guard that knows one key; `left` is everything that left, written out. */
async function makeAttacked(Puppet = RecordingPuppet) {
  const guarded = await makeGuardedWechaty({}, Puppet);
  await guarded.guardWith(`grep -q ${KEY} && { echo key >&2; exit 2; }; exit 0`);
  return { ...guarded, left: () => JSON.stringify(guarded.puppet.sent) };
}

describe("arguments that are more than data", () => {
  class Link {
    get title() {
      return KEY;
    }
    toString() {
      return "fine";
    }
  }
  test.each<[string, unknown]>([
    ["an object that says it when it is asked", { toString: () => KEY }],
    ["a function that says it", Object.assign(() => 1, { toString: () => KEY })],
    ["an object that becomes it in JSON", { title: "ok", url: "https://x.test", toJSON: () => ({ title: KEY }) }],
    ["an object with a getter of its class", new Link()],
  ])("%s", async (_, value) => {
    const { puppet, left } = await makeAttacked();
    await puppet.messageSendText("stranger", value as never).catch(() => undefined);
    await puppet.messageSendUrl("stranger", value as never).catch(() => undefined);
    const texts = puppet.sent.map(({ args }) => `${args[1]} ${(args[1] as { title?: string })?.title}`);
    expect(`${left()} ${texts}`).not.toContain(KEY);
  });

  test("a message that is another one at the second look is not sent on", async () => {
    const { puppet, owner, self, bot } = await makeAttacked();
    const ids: string[] = [];
    bot.on("message", (message) => void ids.push(message.id));
    owner.say("fine").to(self);
    owner.say(KEY).to(self);
    await eventually(() => ids.length).toBe(2);
    let looks = 0;
    await puppet.messageForward("stranger", { toString: () => ids[looks++ ? 1 : 0] } as never).catch(() => undefined);
    const forwarded = puppet.sent
      .filter(({ method }) => method === "messageForward")
      .map(({ args }) => String(args[1]));
    expect(forwarded).not.toContain(ids[1]);
  });
});

describe("files", () => {
  test("a picture of a code is the one that was judged, whatever the file says later", async () => {
    const { puppet, left } = await makeAttacked();
    const disguised = Object.assign(FileBox.fromBuffer(Buffer.from(KEY), "a.txt"), { qrCode: "fine" });
    await puppet.messageSendFile("stranger", disguised);
    const box = FileBox.fromQRCode("fine");
    const sending = puppet.messageSendFile("stranger", box);
    Object.assign(box, { qrCode: KEY });
    await sending;
    const codes = puppet.sent
      .filter(({ method }) => method === "messageSendFile")
      .map(({ args }) => (args[1] as { qrCode?: string }).qrCode);
    expect(left()).not.toContain(KEY);
    expect(new Set(codes)).toEqual(new Set(["fine"]));
  });

  test("what stands in the metadata of a file is read", async () => {
    const { puppet, textsTo, stranger } = await makeAttacked();
    await puppet.messageSendFile(
      "stranger",
      Object.assign(FileBox.fromBuffer(Buffer.from("x"), "a.txt"), { metadata: { caption: KEY } }),
    );
    expect(textsTo(stranger)).toEqual([NOTICE]);
  });
});

test("a card is known by its person also beside other fields", async () => {
  const { puppet, mocker, left } = await makeAttacked();
  mocker.createContact({ id: "c1", name: KEY });
  await puppet.messageSend("stranger", { type: 3, payload: { contactId: "c1", x: 1 } } as never).catch(() => undefined);
  await puppet.messageSendPost("stranger", {
    sayableList: [{ type: "Contact", payload: { contactId: "c1", x: 1 } }],
  } as never);
  expect(puppet.sent.filter(({ method }) => method !== "messageSendText")).toEqual([]);
  expect(left()).toContain(NOTICE);
});

test("taking one plugin off leaves the guard of another one on", async () => {
  const { bot, hooks, uninstall, puppet, left } = await makeAttacked();
  onTestFinished(bot.use(ShellHooksPlugin(hooks)));
  uninstall();
  await puppet.messageSendText("stranger", KEY);
  expect(left()).not.toContain(KEY);
});

test("a block that cannot be told in its chat is told to the owners", async () => {
  class Unfriendly extends RecordingPuppet {
    override messageSendText(conversationId: string, text: string): Promise<void> {
      if (conversationId === "stranger") throw new Error("not a friend");
      return super.messageSendText(conversationId, text) as Promise<void>;
    }
  }
  const { puppet, textsTo, owner } = await makeAttacked(Unfriendly);
  await puppet.messageSendFile("stranger", FileBox.fromBuffer(Buffer.from(KEY), "a.txt"));
  expect(textsTo(owner)).toContain(NOTICE);
});

test("a send that never ends does not hold up what comes after hooks are off", async () => {
  class Hanging extends RecordingPuppet {
    override messageSendText(conversationId: string, text: string): Promise<void> {
      return text === "lost" ? new Promise(() => {}) : (super.messageSendText(conversationId, text) as Promise<void>);
    }
  }
  const { puppet, owner, self, hooks, textsTo, stranger } = await makeAttacked(Hanging);
  void puppet.messageSendText("stranger", "lost");
  owner.say("/hooks off").to(self);
  await eventually(() => hooks.isWatched("on_outbound_message")).toBe(false);
  await puppet.messageSendText("stranger", "after off");
  expect(textsTo(stranger)).toContain("after off");
});
