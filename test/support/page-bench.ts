import { onTestFinished } from "vitest";
import { newPageCode } from "../../src/bot/web/page-access.js";
import type { PageLine } from "../../src/bot/web/types.js";
import type { CommandOutcome } from "../../src/commands/request.js";
import { eventually } from "./eventually.js";
import type { ReadyBot } from "./ready-bot.js";

export type LiveEvent = { id: number; event: string; data: Record<string, unknown> };

/** A page that is open: what it has heard so far, in order. */
export type LivePage = {
  events: LiveEvent[];
  /** The data of all events of one kind. */
  all(event: string): Record<string, unknown>[];
  lines(): PageLine[];
  /** The connection is lost. */
  drop(): void;
  /** Resolves when the server has ended it. */
  ended: Promise<void>;
};

export type Page = {
  token: string;
  /** A request as the page sends it. */
  request(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  say(text: string, more?: { id?: string; locale?: string }): Promise<string>;
  command(line: string, more?: { id?: string; locale?: string }): Promise<CommandOutcome>;
  transcript(query?: string): Promise<PageLine[]>;
  live(since?: number | string): Promise<LivePage>;
};

let ids = 0;

export const enterWith = (url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${url}/api/enter`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url, ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

/** Enters the page of a bot with a new link, as a person does. */
export async function openPage({ bot, bench }: Pick<ReadyBot, "bot" | "bench">, secret?: string): Promise<Page> {
  const entered = await enterWith(bot.url, { code: await newPageCode(bench.state), secret });
  const { token } = (await entered.json()) as { token: string };
  return pageWith(bot.url, token);
}

/** A page that has a token already. */
export function pageWith(url: string, token: string): Page {
  const request: Page["request"] = (path, body, headers = {}) =>
    fetch(`${url}${path}`, {
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { "content-type": "application/json", origin: url }),
        ...headers,
      },
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
    });
  return {
    token,
    request,
    async say(text, { id = `m${++ids}`, locale = "en" } = {}) {
      const { status } = await request("/api/say", { text, id, locale });
      if (status !== 202) throw new Error(`status ${status}`);
      return id;
    },
    command: async (line, more = {}) =>
      (await (await request("/api/command", { line, locale: "en", ...more })).json()) as CommandOutcome,
    async transcript(query = "") {
      const { lines } = (await (await request(`/api/transcript${query}`)).json()) as { lines: PageLine[] };
      return lines;
    },
    async live(since) {
      const control = new AbortController();
      onTestFinished(() => control.abort());
      const headers = {
        authorization: `Bearer ${token}`,
        ...(since !== undefined && { "last-event-id": String(since) }),
      };
      const response = await fetch(`${url}/api/live`, { headers, signal: control.signal });
      if (response.status !== 200 || !response.body) throw new Error(`status ${response.status}`);
      const events: LiveEvent[] = [];
      const ended = readEvents(response.body, events);
      await eventually(() => events.map(({ event }) => event)).toContain("hello");
      const all: LivePage["all"] = (event) => events.filter((each) => each.event === event).map(({ data }) => data);
      return {
        events,
        all,
        lines: () => all("line") as unknown as PageLine[],
        drop: () => control.abort(),
        ended,
      };
    },
  };
}

async function readEvents(body: ReadableStream<Uint8Array>, events: LiveEvent[]): Promise<void> {
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for await (const chunk of body) {
      const blocks = (rest + decoder.decode(chunk, { stream: true })).split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const [, id, event, data] = /^id: (\d+)\nevent: (\w+)\ndata: (.*)$/s.exec(block) ?? [];
        if (event !== undefined) events.push({ id: Number(id), event, data: JSON.parse(data ?? "{}") });
      }
    }
  } catch {
    // Lost, or dropped by the test.
  }
}
