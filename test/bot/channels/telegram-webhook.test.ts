import { describe, expect, onTestFinished, test } from "vitest";
import { TelegramWebhook } from "../../../src/bot/channels/telegram-webhook.js";
import { makeBotDatabases } from "../../support/bot-database.js";
import { eventually } from "../../support/eventually.js";
import { makeWorkbench } from "../../support/workbench.js";

const databases = await makeBotDatabases();
const SECRET = "a-secret-of-the-webhook";
const says = (id: number, text: string) => ({ update_id: id, message: { text, chat: { id: 7 } } });

describe.skipIf(!databases.isThere)("updates that are brought to machines", () => {
  test("are left to another one, in order, by a machine that ends before it has begun with them", async () => {
    const { open } = await databases.makeBot(makeWorkbench());
    const machine = async (handle: (text?: string) => Promise<void>) => {
      const database = await open();
      const queue = await database.openQueue();
      onTestFinished(() => queue.close());
      const webhook = new TelegramWebhook(SECRET, { database, queue }, ({ message }) => handle(message?.text));
      await webhook.open();
      return { webhook, queue };
    };
    let goOn = (): void => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let begun = 0;
    const ending = await machine(() => {
      begun += 1;
      return held;
    });
    for (const [at, text] of ["one", "two"].entries()) expect(await ending.webhook.take(says(at, text))).toBe(true);
    await eventually(() => begun).toBe(1);
    ending.webhook.close();
    // As a bot does that begins nothing any more.
    goOn();
    await ending.queue.close();
    const heard: unknown[] = [];
    await machine(async (text) => void heard.push(text));
    await eventually(() => heard).toEqual(["one", "two"]);
    expect(begun).toBe(1);
  });
});
