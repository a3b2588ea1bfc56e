import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "vitest";
import {
  browserStories,
  eventually,
  linkTo,
  longStory,
  openTab,
  openWindow,
  type Window,
} from "../../support/browser.js";
import { openPage } from "../../support/page-bench.js";
import { makeReadyBot } from "../../support/ready-bot.js";
import { shared } from "../../support/shared.js";
import type { AtEnd } from "../../support/workbench.js";

const story = browserStories();
/** A script that has an answer to certain words. */
const answersTo = (answers: Record<string, object>, more = ""): string => {
  const cases = Object.entries(answers).map(([word, answer]) => `*${word}*) printf '%s' '${JSON.stringify(answer)}';;`);
  return `case "$(cat)" in ${cases.join(" ")} ${more} esac`;
};
const FORBIDDEN = { forbidden: { decision: "block", reason: "Not that word." } };
const WAITS = "*sesame*) until [ -e go ]; do sleep 0.05; done;;";
const MARKUP = `<img src=x onerror="pwned=1"><script>pwned=1</script><b>bold</b>`;
const ABOUT_REPLIES = {
  secret: { decision: "block", reason: "Looks like a key." },
  clumsy: { notification: "elegant" },
  costly: { systemMessage: "That was $3." },
  held: { decision: "block", reason: `${MARKUP} held` },
};

/** A model that says a piece when it is told to. */
async function startSlowModel(atEnd: AtEnd) {
  const asked: ServerResponse[] = [];
  const server = createServer((request, response) => {
    request.resume();
    response.setHeader("content-type", "text/event-stream").flushHeaders();
    asked.push(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  const send = (delta: object, finish_reason: string | null = null): void => {
    const chunk = { id: "1", created: 0, model: "m", choices: [{ index: 0, delta, finish_reason }] };
    asked.at(-1)?.write(`data: ${JSON.stringify(chunk)}\n\n`);
  };
  const { port } = server.address() as AddressInfo;
  return {
    env: { OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`, MODEL: "m" },
    timesAsked: () => asked.length,
    say: (content: string) => send({ role: "assistant", content }),
    end() {
      send({}, "stop");
      asked.at(-1)?.end("data: [DONE]\n\n");
    },
  };
}

/** A bot with that model, and a window on it. */
const slow = shared(async (atEnd) => {
  const model = await startSlowModel(atEnd);
  const ready = await makeReadyBot({ env: model.env, atEnd });
  return { model, ready, opened: await openWindow(ready, { atEnd }) };
});

/** A bot with the demo agent and two hooks, and a window on it. */
const demo = shared(async (atEnd) => {
  const ready = await makeReadyBot({ demo: true, atEnd });
  await ready.hookAll(
    ["on_user_message", answersTo(FORBIDDEN, WAITS), ", timeout: 60"],
    ["on_outbound_message", answersTo(ABOUT_REPLIES)],
  );
  return { ready, opened: await openWindow(ready, { atEnd }) };
});

/** Everything that was ever to be read in the chat, however briefly. */
async function watchChat({ page }: Window): Promise<() => Promise<string>> {
  await page.evaluate(`
    globalThis.everSeen = "";
    new MutationObserver(() => { globalThis.everSeen += document.querySelector(".log").textContent + "\\n"; })
      .observe(document.querySelector(".log"), { subtree: true, childList: true, characterData: true });
  `);
  return () => page.evaluate("everSeen");
}

story("/hooks typed in the chat is answered there, with buttons, and never reaches the model", async () => {
  const { model, opened } = await slow();
  const { page, say, wrongs } = opened;
  const before = model.timesAsked();
  await say("/hooks");
  const answer = page.locator(".from-hooks").last();
  await answer.getByRole("button", { name: "Turn hooks on" }).click();
  await page.getByText("Hooks are ON now.").waitFor();
  await eventually(() => page.locator(".pill").textContent()).toBe("Hooks ON");
  await say("/hooks lsit");
  await page.getByText("/hooks list").last().waitFor();
  expect(model.timesAsked()).toBe(before);
  expect(wrongs).toEqual([]);
});

story("a reply is read while it is made, and stands there once when it is whole", async () => {
  const { model, opened } = await slow();
  const { page, say, chat, wrongs } = opened;
  const before = model.timesAsked();
  await say("tell me");
  await eventually(model.timesAsked).toBe(before + 1);
  await page.getByText("The agent is at work…").waitFor();
  const growing = page.locator(".is-streaming .text");
  model.say("The first");
  await eventually(() => growing.allTextContents()).toEqual(["The first"]);
  model.say(" and the second");
  await eventually(() => growing.allTextContents()).toEqual(["The first and the second"]);
  model.end();
  await eventually(() => page.locator(".is-streaming, .is-working").count()).toBe(0);
  expect((await chat()).slice(-2)).toEqual(["tell me", "The first and the second"]);
  expect(wrongs).toEqual([]);
});

story("what a guard holds back is not to be read for a moment", async () => {
  const { model, ready, opened } = await slow();
  await ready.hook("on_outbound_message", answersTo(FORBIDDEN));
  const everSeen = await watchChat(opened);
  const before = model.timesAsked();
  await opened.say("tell me");
  await eventually(model.timesAsked).toBe(before + 1);
  model.say("This is forbi");
  model.say("dden");
  model.end();
  await opened.page.getByText("Withheld by hook-1.sh").waitFor();
  expect(await everSeen()).toContain("Not that word.");
  expect(await everSeen()).not.toContain("forbi");
});

longStory("two pages open at once stay in step", async () => {
  const ready = await makeReadyBot({ demo: true });
  const one = await openWindow(ready);
  const tab = await openTab(one.context, await linkTo(ready));
  const other = await openWindow(ready);
  const all = [one, tab, other];
  await one.say("say first");
  for (const { chat } of all) await eventually(chat).toEqual(["say first", "first"]);
  await other.say("say second");
  await eventually(tab.chat).toHaveLength(4);
  await tab.say("/hooks on");
  for (const { chat, page } of all) {
    await eventually(chat).toEqual(["say first", "first", "say second", "second", "/hooks on"]);
    await eventually(() => page.locator(".pill").textContent()).toBe("Hooks ON");
    await eventually(() => page.locator(".from-hooks").last().textContent()).toContain("Hooks are ON now.");
  }
  expect(all.flatMap(({ wrongs }) => wrongs)).toEqual([]);
});

longStory("what hooks block, rewrite and note is marked with the hook and its reason", async () => {
  const { opened } = await demo();
  const { page, say, chat } = opened;
  await say("say forbidden");
  const own = page.locator(".from-person.is-withheld");
  await own.waitFor();
  expect(await own.locator("del").textContent()).toBe("say forbidden");
  expect(await own.locator(".mark").allInnerTexts()).toEqual(["✗ Withheld by hook-1.sh\nNot that word."]);
  await say("say secret");
  await eventually(async () => (await chat()).at(-1)).toBe("✗ Withheld by hook-2.sh\nLooks like a key.");
  await say("say clumsy");
  await eventually(async () => (await chat()).at(-1)?.replace(/\n+/, "\n")).toBe("elegant\n✎ Rewritten by hook-2.sh");
  await say("say costly");
  await eventually(() => page.locator(".from-note .text").allTextContents()).toEqual(["That was $3."]);
  expect(await page.locator(".from-note .who span").textContent()).toBe("Note from a hook");
  expect(await chat()).toContain("costly");
});

longStory("while a guard takes long, the chat says which one is looking", async () => {
  const { ready, opened } = await demo();
  await opened.say("say sesame");
  await eventually(() => opened.page.locator(".looking").allTextContents()).toEqual(["hook-1.sh is looking at this…"]);
  ready.bench.write("go", "");
  await eventually(() => opened.page.locator(".looking").count()).toBe(0);
  await eventually(async () => (await opened.chat()).at(-1)).toBe("sesame");
});

longStory(
  "after a restart of the bot, whoever enters anew in the same tab has lost no line, and has none twice",
  async () => {
    const ready = await makeReadyBot({ demo: true });
    const { page, say, chat } = await openWindow(ready);
    await say("say before");
    await eventually(chat).toEqual(["say before", "before"]);
    await ready.bot.close();
    await page.getByText("reconnecting…").waitFor();
    await say("say meanwhile");
    await page.getByText("Not sent:").waitFor();
    const later = await makeReadyBot({
      ...{ demo: true, bench: ready.bench, model: ready.model, env: { CHAT_HOOKS_PORT: new URL(ready.bot.url).port } },
    });
    expect(later.bot.url).toBe(ready.bot.url);
    await (await openPage(later)).say("say elsewhere");
    await eventually(() => page.getByRole("status").textContent()).toContain(
      "You were signed out: the bot was restarted, or every page session was ended",
    );
    expect(await page.locator("pre.command").textContent()).toBe("chat-hooks page");
    expect(await page.evaluate('sessionStorage.getItem("chat-hooks token")')).toBeNull();
    await page.getByLabel("Link or code").fill(await linkTo(later));
    await page.getByRole("button", { name: "Enter" }).click();
    const missed = ["say before", "before", "say elsewhere", "elsewhere"];
    await eventually(chat).toEqual([...missed, expect.stringContaining("Not sent:")]);
    await page.getByRole("button", { name: "Send again" }).click();
    const whole = [...missed, "say meanwhile", "meanwhile"];
    await eventually(chat).toEqual(whole);
    await page.reload();
    await eventually(chat).toEqual(whole);
  },
);

story("hostile text is text: from the agent, from a hook, and in a script", async () => {
  const link = "https://example.com/a";
  const turned = "\u202egnp.exe";
  const { ready, opened } = await demo();
  ready.bench.script("odd.sh", `#!/bin/sh\n# ${MARKUP} ${turned}\n`);
  const { page, say, chat, go, wrongs } = opened;
  const { length } = await chat();
  await say(`say ${MARKUP} javascript:pwned=1 ${link} ${turned}`);
  await eventually(chat).toHaveLength(length + 2);
  expect((await chat()).at(-1)).toContain(`${MARKUP} javascript:pwned=1 ${link} `);
  const links = page.locator(".line .bubble a");
  expect(await links.evaluateAll((all) => all.map((each) => each.getAttribute("href")))).toEqual([link, link]);
  expect(await links.first().getAttribute("rel")).toBe("noopener noreferrer");
  await say("say held");
  await eventually(async () => (await chat()).at(-1)).toContain(`${MARKUP} held`);
  ready.bench.propose(`hooks:\n  - {event: pre_tool_call, command: "./odd.sh '${MARKUP.replaceAll('"', "")}'"}\n`);
  await go("Hooks");
  const card = page.locator(".hook.is-not-approved");
  await card.getByRole("button", { name: "View script" }).click();
  await eventually(() => card.locator("pre").textContent()).toContain(MARKUP);
  expect(await card.locator("pre").textContent()).not.toContain("\u202e");
  expect(await page.locator("main :is(img, script, b)").count()).toBe(0);
  expect(await page.evaluate("typeof pwned")).toBe("undefined");
  expect(wrongs).toEqual([]);
  // And had some of it become markup after all, the browser would have refused it.
  await expect(page.evaluate("document.querySelector('main').innerHTML = '<b>bold</b>'")).rejects.toThrow(
    "TrustedHTML",
  );
  expect(wrongs).not.toEqual([]);
});
