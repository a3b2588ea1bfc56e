import { Api } from "grammy";
import type { ApiResponse } from "../../src/channels/telegram/outbound/retry.js";
import { BOT_TOKEN } from "./bot-api-server.js";

type Fields = Record<string, unknown>;
type Answer = (method: string, payload: Fields) => ApiResponse;

/** A real Api whose calls are kept, and answered here. */
export function makeApi(answer: Answer = () => ({ ok: true, result: { message_id: 9, chat: { id: 7 } } })) {
  const calls: [string, Fields][] = [];
  const api = new Api(BOT_TOKEN);
  api.config.use(async (_, method, payload) => {
    calls.push([method, payload as Fields]);
    return answer(method, payload as Fields) as never;
  });
  return { api, calls, methods: () => calls.map(([method]) => method) };
}
