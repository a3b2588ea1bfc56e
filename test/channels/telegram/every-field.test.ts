import { expect, test } from "vitest";
import { isSilent } from "../../../src/channels/telegram/fields.js";
import { copyPayload } from "../../../src/channels/telegram/payload-copy.js";
import { visibleParts } from "../../../src/channels/telegram/visible.js";
import { methodNames, type StringField, stringFields } from "../../support/telegram-fields.js";

/** Every place of the installed Bot API types where a text can stand and the guard would not see it, by field name. */
async function unseenFields(text: string): Promise<string[]> {
  const unseen = new Set<string>();
  for (const field of stringFields().filter(({ method }) => !isSilent(method))) {
    const parts = await visibleParts(field.method, copyPayload(field.payload(text)));
    if (!parts.some((part) => part.text.includes(text))) unseen.add(nameOf(field));
  }
  return [...unseen].sort();
}

const nameOf = ({ place }: StringField): string => place.replaceAll("[]", "").split(".").at(-1) ?? "";

test("a text is seen wherever it stands in any call of the installed Bot API", async () => {
  // The key for the payment provider goes to Telegram's servers and is shown to nobody.
  expect(await unseenFields("my pass/word = hunter2!")).toEqual(["provider_token"]);
});

test("a key that looks like an id can pass only where ids stand", async () => {
  const unseen = await unseenFields("AKIAIOSFODNN7EXAMPLE");
  const ids = unseen.filter((name) => /(?:^|_)ids?$/.test(name));
  expect(unseen.filter((name) => !ids.includes(name))).toEqual([
    "data_hash",
    "element_hash",
    "file_hash",
    "provider_token",
  ]);
});

test("calls that are not looked at are those that show nothing to anybody", () => {
  const silent = methodNames().filter((method) => isSilent(method) && !method.startsWith("get"));
  expect(silent.sort()).toEqual(["close", "deleteWebhook", "logOut", "sendChatAction", "setWebhook"]);
});
