import type { Socket } from "node:net";
import { RefusedError, type Target } from "./destinations.js";

const MAX_HEAD_BYTES = 32 * 1024;
const HEAD_TIMEOUT_MS = 15_000;
const END = "\r\n\r\n";

const notOurs = (): Error => new RefusedError("This is a proxy: it takes http:// addresses and CONNECT host:port.");

/** Where a client wants to go, the first lines for that server unless it wants a connection alone, and what it has sent behind them. */
export type ProxyRequest = { target: Target; head?: string; rest: Buffer };

/** Reads the first lines of a client, and not for ever. */
export async function readRequest(client: Socket): Promise<ProxyRequest> {
  const read = await readHead(client);
  const end = read.indexOf(END);
  const [first = "", ...lines] = read.subarray(0, end).toString("latin1").split("\r\n");
  const rest = read.subarray(end + END.length);
  const [, method = "", address = "", version = ""] = /^([A-Z]+) (\S+) (HTTP\/1\.[01])$/.exec(first) ?? [];
  const url = method === "CONNECT" ? parse(`http://${address}`) : parse(address);
  if (!url || !lines.every((line) => HEADER.test(line))) throw notOurs();
  // A name may end in a dot, and is the same one: hooks are not to be got around by it.
  const target = { host: url.hostname.replace(/\.$/, ""), port: Number(url.port || 80) };
  if (method === "CONNECT") return { target, rest };
  // The name that was asked for, whatever the command writes beside it; and one request, since the next may be for elsewhere.
  const headers = [...endToEnd(lines), `host: ${url.host}`, "connection: close"];
  return { target, rest, head: [`${method} ${url.pathname}${url.search} ${version}`, ...headers].join("\r\n") + END };
}

/** Undefined for what leads nowhere, or carries more than a place. */
function parse(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === "http:" && url.hostname !== "" && url.username === "" ? url : undefined;
}

const HEADER = /^([\w!#$%&'*+.^`|~-]+):/;

/** Headers between two neighbours, which go no further. Not transfer-encoding: the body goes on as it is. */
const HOP_BY_HOP = new Set(["host", "connection", "keep-alive", "proxy-connection", "te", "trailer", "upgrade"]);

function endToEnd(lines: readonly string[]): string[] {
  const named = lines.flatMap(
    (line) =>
      /^connection:(.*)/i
        .exec(line)?.[1]
        ?.toLowerCase()
        .split(/[\s,]+/) ?? [],
  );
  const left = new Set([...HOP_BY_HOP, ...named]);
  return lines.filter((line) => {
    const name = HEADER.exec(line)?.[1]?.toLowerCase() ?? "";
    return !left.has(name) && !name.startsWith("proxy-");
  });
}

/** All that has come by the end of the first lines. */
function readHead(client: Socket): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let read = Buffer.alloc(0);
    const timer = setTimeout(() => client.destroy(), HEAD_TIMEOUT_MS);
    const onData = (chunk: Buffer): void => {
      read = Buffer.concat([read, chunk]);
      const end = read.indexOf(END);
      if (end === -1 && read.length <= MAX_HEAD_BYTES) return;
      clearTimeout(timer);
      client.pause().off("data", onData);
      if (end !== -1 && end <= MAX_HEAD_BYTES) resolve(read);
      else reject(new RefusedError("The first lines are too long.", "431 Request Header Fields Too Large"));
    };
    const onGone = (): void => {
      clearTimeout(timer);
      reject(new Error("nothing was asked"));
    };
    client.on("data", onData).once("end", onGone).once("close", onGone);
  });
}
