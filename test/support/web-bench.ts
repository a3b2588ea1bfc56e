import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { serveWeb, type WebServer } from "../../src/bot/web/server.js";
import type { ApiChat, ApiLimits, ApiParts } from "../../src/bot/web/types.js";

export const API_TOKEN = "api-token-of-the-test";
export const RUN_TOKEN = "eyJydW4iOjF9.abcdef0123456789";

export type Pushed = { text: string; to?: string | undefined };
export type WebBench = WebServer & { chats: ApiChat[]; pushes: Pushed[]; failures: unknown[] };

/** A real server that keeps what got through to the bot, and is gone when the test ends. */
export async function startWeb(parts: Partial<ApiParts> = {}, limits: Partial<ApiLimits> = {}): Promise<WebBench> {
  const server = await serveWeb({ port: 0, limits });
  onTestFinished(() => server.close());
  const [chats, pushes, failures]: [ApiChat[], Pushed[], unknown[]] = [[], [], []];
  const { chat, push, ...others } = parts;
  server.serve({
    isApiToken: (token) => token === API_TOKEN,
    isRunToken: (token) => token === RUN_TOKEN,
    failed: (error) => void failures.push(error),
    ...others,
    chat: async (request) => {
      chats.push(request);
      return chat ? chat(request) : { reply: `You said: ${request.text}`, notes: [] };
    },
    push: async (request) => {
      pushes.push(request);
      return push ? push(request) : { ids: ["p1"] };
    },
  });
  return { ...server, chats, pushes, failures };
}

export type Headers = Record<string, string>;

/** What a program sends; a string is sent as it is. */
export const post = (url: string, body: unknown, headers: Headers = {}): Promise<Response> =>
  fetch(url, {
    method: "POST",
    headers: { authorization: `Bearer ${API_TOKEN}`, "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

/** What the error of an answer says. */
export async function errorIn(answer: Response): Promise<string> {
  const { error } = (await answer.json()) as { error: string };
  return error;
}

/** Sends bytes that no proper client sends; everything the server says until it hangs up. */
export async function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  // The server may hang up while we are still writing; what it said before is what counts.
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(bytes);
  return text(socket);
}

/** A request to /chat as raw lines; a header given here takes the place of the proper one. */
export function rawChat(port: number, headers: Headers = {}, body = '{"text":"hi"}'): string {
  const all = {
    Host: `127.0.0.1:${port}`,
    Authorization: `Bearer ${API_TOKEN}`,
    "Content-Type": "application/json",
    "Content-Length": String(Buffer.byteLength(body)),
    Connection: "close",
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST /chat HTTP/1.1\r\n${lines.join("")}\r\n${body}`;
}

/** Something to wait for until the test lets it happen. */
export function makeGate(): { opened: Promise<void>; open(): void } {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
