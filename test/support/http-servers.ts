import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import type { AtEnd } from "./workbench.js";

export type Received = { method: string; url: string; headers: IncomingHttpHeaders; body: string };
export type Answer = (response: ServerResponse, received: Received) => void;
/** Where a server listens, and until when: until the test ends, unless something else is said. */
export type Place = { host?: string; port?: number; atEnd?: AtEnd };
export type RunningServer = { port: number; open: Set<Socket>; opened(): number };
export type RawServer = RunningServer & { asked: Set<Socket> };
export type Endpoint = RunningServer & { received: Received[] };

/** An endpoint on loopback that keeps what it was sent and is gone when the test ends. */
export async function startEndpoint(answer: Answer, place: Place = {}): Promise<Endpoint> {
  const received: Received[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = "", url = "", headers } = request;
    // A caller that gives up leaves half a body, which no test reads.
    const body = await text(request).catch(() => "");
    received.push({ method, url, headers, body });
    answer(response, { method, url, headers, body });
  };
  return { ...(await listen(createServer({ keepAliveTimeout: 0 }, handle), place)), received };
}

/**
 * A server that speaks bytes, for answers that no proper HTTP server gives; it waits for the request first.
 * `asked` holds the open connections that carried one: undici opens a spare after an aborted call.
 */
export async function startRawServer(onRequest: (socket: Socket) => void): Promise<RawServer> {
  const asked = new Set<Socket>();
  const server = createTcpServer((socket) => {
    socket.on("close", () => asked.delete(socket));
    socket.once("data", () => {
      asked.add(socket);
      onRequest(socket);
    });
    // Also after the first bytes, or a hang-up would never be noticed.
    socket.resume();
  });
  return { ...(await listen(server)), asked };
}

/** Binds any server to loopback and closes it, with its connections, when the test ends. */
export async function listen(server: Server, place: Place = {}): Promise<RunningServer> {
  const { host = "127.0.0.1", port = 0, atEnd = onTestFinished } = place;
  const open = new Set<Socket>();
  let opened = 0;
  server.on("connection", (socket: Socket) => {
    opened += 1;
    open.add(socket);
    // The caller may hang up in the middle of an answer; that is what some tests are about.
    socket.on("error", () => {});
    socket.on("close", () => open.delete(socket));
  });
  server.listen(port, host);
  await once(server, "listening");
  atEnd(async () => {
    for (const socket of open) socket.destroy();
    await new Promise((done) => server.close(done));
  });
  return { port: (server.address() as AddressInfo).port, open, opened: () => opened };
}
