import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { pinnedLookup } from "../../../host.js";
import { messageOf } from "../../../lib/message-of.js";
import { type DestinationOptions, Destinations, RefusedError } from "./destinations.js";
import { readRequest } from "./request.js";

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
const CONNECT_TIMEOUT_MS = 10_000;
const NEXT_ADDRESS_AFTER_MS = 1_000;
const MAX_REFUSALS = 20;

/**
 * A proxy (HTTP CONNECT and plain HTTP) on a Unix socket that only one command can reach, so that it needs no token. It
 * connects to public addresses alone, each checked at the moment it is used. What goes to and fro after the first lines is
 * passed on unread: whoever is at the other end could keep busy whatever reads it, and that is the bot.
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
  private readonly sockets = new Set<Socket>();

  constructor(private readonly options: ProxyOptions) {
    this.destinations = new Destinations(options);
    this.server = createServer({ allowHalfOpen: true }, (client) => void this.serve(this.hold(client)));
    this.server.maxConnections = MAX_CONNECTIONS;
  }

  async close(): Promise<void> {
    const closed = once(this.server, "close");
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  /** `CONNECT host:port` or `GET http://host/path`, and from then on bytes, as fast as the slower side takes them. */
  private async serve(client: Socket): Promise<void> {
    try {
      const { target, head, rest } = await readRequest(client);
      const addresses = await this.destinations.addressesOf(target);
      const upstream = this.hold((this.options.connect ?? connectTo)(addresses, target.port));
      upstream.setTimeout(CONNECT_TIMEOUT_MS, () => upstream.destroy(new Error("no answer in time")));
      await once(upstream, "connect");
      upstream.setTimeout(0);
      if (client.destroyed) return void upstream.destroy();
      if (head === undefined) client.write("HTTP/1.1 200 Connection established\r\n\r\n");
      upstream.write(Buffer.concat([Buffer.from(head ?? "", "latin1"), rest]));
      client.pipe(upstream).pipe(client);
      // A side that has said all may still listen: what is on its way arrives first.
      client.on("close", () => upstream.destroySoon());
      upstream.on("close", () => upstream.readableEnded || client.destroy());
    } catch (error) {
      const { status, text } = this.failure(error);
      client.end(`HTTP/1.1 ${status}\r\ncontent-type: text/plain\r\nconnection: close\r\n\r\n${text}\n`);
      // Whoever is still sending a body reads no answer before it is taken.
      client.resume();
    }
  }

  private failure(error: unknown): { status: string; text: string } {
    if (!(error instanceof RefusedError)) return { status: "502 Bad Gateway", text: messageOf(error) };
    if (this.refusals.size < MAX_REFUSALS) this.refusals.add(error.message);
    return { status: error.status, text: error.message };
  }

  private hold(socket: Socket): Socket {
    this.sockets.add(socket);
    // Told to whoever waits for it; an error that nobody hears would end the bot.
    socket.on("error", () => {});
    socket.once("close", () => this.sockets.delete(socket));
    return socket;
  }
}

function connectTo(addresses: readonly string[], port: number): Socket {
  return connect({
    ...{ host: CHECKED, port, lookup: pinnedLookup(addresses), allowHalfOpen: true },
    ...{ autoSelectFamily: true, autoSelectFamilyAttemptTimeout: NEXT_ADDRESS_AFTER_MS },
  });
}
