import { readFileSync, statSync } from "node:fs";
import { PassThrough } from "node:stream";
import { expect, onTestFinished, test } from "vitest";
import { main } from "../../src/cli/main.js";
import { eventually } from "../support/eventually.js";
import { BOT, PERSON, startIlink, TOKEN } from "../support/ilink-server.js";
import { makeWorkbench } from "../support/workbench.js";

async function check() {
  const server = await startIlink(onTestFinished);
  const bench = makeWorkbench();
  const trace = `${bench.root}/trace.json`;
  const lines: string[] = [];
  const log = (line: string): void => void lines.push(line);
  server.statuses.push({ status: "confirmed", bot_token: TOKEN, ilink_bot_id: BOT, ilink_user_id: PERSON });
  const run = (): Promise<number> =>
    main(["ilink", "check", trace, "--workspace", bench.workspace], {
      env: { CHAT_HOOKS_ILINK_ROOT: server.url, CHAT_HOOKS_LANG: "en", HOME: bench.root },
      input: new PassThrough(),
      output: { log, error: log },
    });
  /** Does what the line asks for, once it is there. */
  const when = async (asked: string, act: () => void): Promise<void> => {
    await eventually(() => lines.join("\n")).toContain(asked);
    act();
  };
  const sendFile = (): void => {
    const param = server.keep(Buffer.from("plain"));
    server.write("", { item_list: [{ type: 4, file_item: { media: { encrypt_query_param: param }, len: "5" } }] });
  };
  return { server, lines, trace, run, when, sendFile };
}

test("ilink check walks login, receive, send and media, and its trace says nothing that is secret or was said", async () => {
  const { server, lines, trace, run, when, sendFile } = await check();
  const ended = run();
  await when("Write anything", () => server.write("my own words"));
  await when("Send the bot a picture", sendFile);
  expect(await ended).toBe(0);
  expect(lines.filter((line) => line.startsWith("✓"))).toHaveLength(6);
  const written = readFileSync(trace, "utf8");
  expect(statSync(trace).mode & 0o077).toBe(0);
  for (const secret of [TOKEN, PERSON, BOT, "context-", "my own words", "code-1", "dGlja2V0"])
    expect(written).not.toContain(secret);
  const calls = (JSON.parse(written) as { call: string }[]).map(({ call }) => call);
  for (const call of ["get_bot_qrcode", "get_qrcode_status", "getupdates", "sendmessage", "getuploadurl", "download"])
    expect(calls.join(), call).toContain(call);
});

test("it names fields that are new and what was refused, goes on with the other steps, and ends with 1", async () => {
  const { server, lines, run, when, sendFile } = await check();
  server.failNext("sendmessage", { body: '{"ret":0}' });
  server.failNext("getconfig", { body: '{"ret":0,"typing_ticket":"dGlja2V0","new_thing":1}' });
  const ended = run();
  await when("Write anything", () => server.write("hello"));
  await when("Send the bot a picture", sendFile);
  expect(await ended).toBe(1);
  expect(lines.join("\n")).toMatch(/✗ send: .*gave it no id/);
  expect(lines.join("\n")).toContain("new_thing");
  expect(lines.filter((line) => line.startsWith("✓"))).toHaveLength(5);
});
