import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { type Duplex, pipeline } from "node:stream";
import { pinnedLookup } from "../../../host.js";
import { messageOf } from "../../../lib/message-of.js";
import { type DestinationOptions, Destinations, RefusedError, type Target } from "./destinations.js";

/** How names are looked up and connections are opened. */
export type Reaching = Omit<ProxyOptions, "gate">;
export type ProxyOptions = DestinationOptions & {
  /** Opens a connection to one of the addresses, which were checked. */
  connect?: ((addresses: readonly string[], port: number) => Socket) | undefined;
};

/** The way out of one command. */
export type CommandProxy = {
  /** Why the command could not go where it wanted, each once. */
  refusals(): readonly string[];
  close(): Promise<void>;
};

/** Looked up nowhere: the addresses are known, and were checked. */
const CHECKED = "checked.invalid";
const MAX_CONNECTIONS = 200;
const MAX_HEADER_BYTES = 32 * 1024;
const HEADERS_TIMEOUT_MS = 15_000;
const CONNECT_TIMEOUT_MS = 10_000;
const NEXT_ADDRESS_AFTER_MS = 1_000;
const MAX_REFUSALS = 20;

/** Headers between two neighbours, which go no further. Not transfer-encoding: Node cuts and joins the chunks by it. */
const HOP_BY_HOP = new Set(["connection", "keep-alive", "proxy-connection", "te", "trailer", "upgrade"]);

/**
 * A proxy (HTTP CONNECT and plain HTTP) on a Unix socket that only one command can reach, so that it needs no token. It
 * connects to public addresses alone, each checked at the moment it is used.
 */
export async function openProxy(socket: string, options: ProxyOptions): Promise<CommandProxy> {
  const proxy = new ProxyServer(options);
  const server = proxy.server.listen(socket);
  await once(server, "listening");
  return { refusals: () => [...proxy.refusals], close: () => proxy.close() };
}

class ProxyServer {
  readonly refusals = new Set<string>();
  readonly server: Server;
  private readonly destinations: Destinations;
  private readonly sockets = new Set<Duplex>();

  constructor(private readonly options: ProxyOptions) {
    this.destinations = new Destinations(options);
    const limits = { maxHeaderSize: MAX_HEADER_BYTES, headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: 0 };
    this.server = createServer(limits, (incoming, answer) => void this.forward(incoming, answer));
    this.server.maxConnections = MAX_CONNECTIONS;
    this.server.on("connection", (client) => this.hold(client));
    this.server.on("connect", (incoming, client, head) => void this.tunnel(incoming, client, head));
  }

  async close(): Promise<void> {
    const closed = once(this.server, "close");
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  /** `CONNECT host:port`: bytes to and fro, as fast as the slower side takes them. */
  private async tunnel({ url = "" }: IncomingMessage, client: Duplex, head: Buffer): Promise<void> {
    client.on("error", () => client.destroy());
    try {
      const upstream = await this.reach(targetOf(`http://${url}`));
      await once(upstream, "connect");
      if (client.destroyed) return void upstream.destroy();
      client.write("HTTP/1.1 200 Connection established\r\n\r\n");
      if (head.length > 0) upstream.write(head);
      client.pipe(upstream).pipe(client);
      // A side that has said all may still listen: what is on its way arrives first.
      client.on("close", () => upstream.destroySoon());
      upstream.on("close", () => upstream.readableEnded || client.destroy());
    } catch (error) {
      const { status, text } = this.failure(error);
      client.end(`HTTP/1.1 ${status}\r\ncontent-type: text/plain\r\nconnection: close\r\n\r\n${text}\n`);
    }
  }

  /** `GET http://host/path`: the request as it is, but for what concerns the proxy. */
  private async forward(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    try {
      const url = URL.canParse(incoming.url ?? "") ? new URL(incoming.url ?? "") : undefined;
      if (url?.protocol !== "http:") throw new RefusedError("This is a proxy: it takes http:// addresses and CONNECT.");
      const socket = await this.reach(targetOf(url.href));
      const onward = request({
        // No agent: with one, Node connects by itself to whatever host it is told.
        ...{ method: incoming.method, host: CHECKED, path: url.pathname + url.search, setHost: false },
        // The name that was asked for, whatever the command writes beside it.
        headers: [...endToEnd(incoming, "host"), "host", url.host, "connection", "close"],
        createConnection: () => socket,
      });
      if (answer.destroyed) onward.destroy();
      answer.on("close", () => onward.destroy());
      onward.on("error", (error) => this.answerFailure(answer, error));
      onward.on("response", (reply) => this.passOn(reply, answer, incoming.httpVersion));
      // A server that goes without an answer, or over to another protocol, which nobody asked it for.
      onward.on("close", () => answer.headersSent || this.answerFailure(answer, new Error("no answer")));
      pipeline(incoming, onward, () => {});
    } catch (error) {
      this.answerFailure(answer, error);
    }
  }

  /** A server may answer what Node reads and does not write, such as a status of 099: an error here would end the bot. */
  private passOn(reply: IncomingMessage, answer: ServerResponse, version: string): void {
    try {
      // An old client knows no chunks: to it, the end of the connection is the end.
      const headers = endToEnd(reply, ...(version === "1.0" ? ["transfer-encoding"] : []));
      answer.writeHead(reply.statusCode ?? 502, reply.statusMessage, headers);
      pipeline(reply, answer, () => {});
    } catch (error) {
      reply.destroy();
      this.answerFailure(answer, error);
    }
  }

  /** A connection to one of the target's addresses, on its way. */
  private async reach(target: Target | undefined): Promise<Socket> {
    if (!target) throw new RefusedError("This is a proxy: it takes http:// addresses and CONNECT host:port.");
    const addresses = await this.destinations.addressesOf(target);
    const socket = this.hold((this.options.connect ?? connectTo)(addresses, target.port));
    socket.setTimeout(CONNECT_TIMEOUT_MS, () => socket.destroy(new Error("no answer in time")));
    socket.once("connect", () => socket.setTimeout(0));
    // Told to whoever waits for it; an error that nobody hears would end the bot.
    socket.on("error", () => {});
    return socket;
  }

  private answerFailure(answer: ServerResponse, error: unknown): void {
    const { status, text } = this.failure(error);
    if (answer.headersSent) return void answer.destroy();
    // The reason is named: one that could not be written would be kept otherwise.
    answer
      .writeHead(Number(status.slice(0, 3)), status.slice(4), { "content-type": "text/plain", connection: "close" })
      .end(`${text}\n`);
  }

  private failure(error: unknown): { status: string; text: string } {
    if (!(error instanceof RefusedError)) return { status: "502 Bad Gateway", text: messageOf(error) };
    if (this.refusals.size < MAX_REFUSALS) this.refusals.add(error.message);
    return { status: "403 Forbidden", text: error.message };
  }

  private hold<S extends Duplex>(socket: S): S {
    this.sockets.add(socket);
    socket.once("close", () => this.sockets.delete(socket));
    return socket;
  }
}

/** Where a URL leads; undefined for what leads nowhere, or carries more than a place. */
function targetOf(text: string): Target | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.hostname === "" || url.username !== "") return undefined;
  // A name may end in a dot, and is the same one: hooks are not to be got around by it.
  return { host: url.hostname.replace(/\.$/, ""), port: Number(url.port || 80) };
}

function connectTo(addresses: readonly string[], port: number): Socket {
  return connect({
    ...{ host: CHECKED, port, lookup: pinnedLookup(addresses), allowHalfOpen: true },
    ...{ autoSelectFamily: true, autoSelectFamilyAttemptTimeout: NEXT_ADDRESS_AFTER_MS },
  });
}

function endToEnd({ rawHeaders, headers }: IncomingMessage, ...without: string[]): string[] {
  const named = String(headers.connection ?? "")
    .toLowerCase()
    .split(/[\s,]+/);
  const left = new Set([...HOP_BY_HOP, ...named, ...without]);
  const pairs: string[] = [];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const [name = "", value = ""] = rawHeaders.slice(at, at + 2);
    if (!left.has(name.toLowerCase()) && !/^proxy-/i.test(name)) pairs.push(name, value);
  }
  return pairs;
}
