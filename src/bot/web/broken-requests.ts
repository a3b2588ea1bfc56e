import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Texts } from "../words/index.js";
import { SAFE_HEADERS } from "./safe-headers.js";

/** Answers what never became a request: too slow, too large, or no HTTP at all. */
export function answerBroken(error: NodeJS.ErrnoException, socket: Socket, texts: Texts): void {
  // Behind the beginning of another answer, this one would be read as a part of it.
  if (!socket.writable || socket.bytesWritten > 0) return void socket.destroy();
  const [status, words] = whatIsWrong(error.code, texts.api);
  const body = JSON.stringify({ error: words });
  const headers = {
    ...SAFE_HEADERS,
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(body)),
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`, () => socket.destroy());
}

function whatIsWrong(code: string | undefined, api: Texts["api"]): [number, string] {
  if (code === "HPE_HEADER_OVERFLOW") return [431, api.headersTooLarge];
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return [408, api.tooSlow];
  return [400, api.notHttp];
}
