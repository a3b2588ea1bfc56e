import type { Api } from "grammy";
import { RecentMap } from "../../lib/recent-map.js";
import { chatNames, messageKey } from "./message-key.js";
import { isRecord, type Payload } from "./payload-copy.js";
import type { ApiResponse } from "./persistent.js";

const MAX_MESSAGES = 5_000;

/** Messages of `/hooks` itself: nobody else may change what an owner reads there, or take it away. */
export class OwnMessages {
  private readonly sent = new RecentMap<string, true>(MAX_MESSAGES);

  /** Takes note of every message that leaves by this api. */
  watch(api: Api): void {
    api.config.use(async (prev, method, payload, signal) => {
      const answer = await prev(method, payload, signal);
      const { result } = answer as ApiResponse;
      if (isRecord(result))
        for (const chat of chatNames(result.chat) ?? []) this.sent.set(messageKey(chat, result.message_id), true);
      return answer;
    });
  }

  /** Whether a call names one of them. */
  has({ chat_id, message_id, message_ids }: Payload): boolean {
    const ids = Array.isArray(message_ids) ? message_ids : [message_id];
    return ids.some((id) => this.sent.get(messageKey(chat_id, id)) === true);
  }
}
