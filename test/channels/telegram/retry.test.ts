import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Api } from "grammy";
import { expect, onTestFinished, test } from "vitest";
import { TokenRedactor } from "../../../src/channels/telegram/outbound/redactor.js";
import { type ApiResponse, plainApi, withRetry } from "../../../src/channels/telegram/outbound/retry.js";
import { BOT_TOKEN } from "../../support/bot-api-server.js";

test("Telegram is asked again when it asks to wait, until somebody gives up", async () => {
  const busy: ApiResponse = { ok: false, error_code: 429, parameters: { retry_after: 0 } };
  const answers: ApiResponse[] = [busy, { ok: true, result: 1 }];
  expect(await withRetry(async () => answers.shift() ?? busy)).toEqual({ ok: true, result: 1 });
  const stop = new AbortController();
  const given = withRetry(async () => {
    stop.abort();
    return busy;
  }, stop.signal);
  await expect(given).rejects.toThrow("aborted");
});

test("our own words are sent again after the network failed, and the token is in no error", async () => {
  let tries = 0;
  const server = createServer((request, response) => {
    tries += 1;
    if (tries === 1) request.socket.destroy();
    else response.end(JSON.stringify({ ok: true, result: { message_id: 9 } }));
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((listening) => server.once("listening", listening));
  const apiRoot = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const plain = plainApi(new Api(BOT_TOKEN, { apiRoot }), new TokenRedactor(BOT_TOKEN));
  expect(await plain.sendMessage(7, "hello")).toEqual({ message_id: 9 });
  expect(tries).toBe(2);
});
