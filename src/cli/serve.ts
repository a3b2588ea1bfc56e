import { chmodSync, fstatSync, rmSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import type { ShellHooks } from "../commands/shell-hooks.js";
import { exactJson } from "../lib/exact-json.js";
import { whileLocked } from "../store/state/state-lock.js";
import { type Call, complain, EXIT, type Input, print } from "./call.js";
import { CommandLines } from "./command-lines.js";
import { firerOfLines, type LineParts, lineHandler, linesTexts } from "./fire.js";
import { LineSession, MAX_LINE_BYTES } from "./line-session.js";

const SOCKET = "serve.sock";
/** The system's own limit; Linux has a few bytes more. */
const MAX_PATH_BYTES = 103;
const MAX_CONNECTIONS = 100;
/** How often is looked whether somebody still waits for answers. */
const LOOK_MS = 500;
const GRACE_MS = 3_000;
/** How long is waited for the noes that an end makes of open questions. */
const LAST_ANSWERS_MS = 500;

type Connection = { socket: Socket; session: LineSession; close(): void };

/** `chat-hooks serve`: what `fire --jsonl` does, for many at once, until somebody ends it. Answers an exit code. */
export async function runServe(hooks: ShellHooks, call: Call): Promise<number> {
  const { io, args, texts } = call;
  const { serve } = texts.cli;
  const path = join(hooks.locations.state, SOCKET);
  const refuse = (why: string, more: object = {}): number => {
    if (!args.json) return complain(io.output, why, EXIT.problem);
    print(io.output, JSON.stringify({ error: why, ...more }));
    return EXIT.problem;
  };
  if (io.env.CHAT_HOOKS_RUN_TOKEN !== undefined) return refuse(serve.notFromHook);
  if (Buffer.byteLength(path) > MAX_PATH_BYTES) return refuse(serve.pathTooLong(path, MAX_PATH_BYTES));
  const ended = untilEnded(io.input);
  const hosts = new Hosts(hooks, call);
  // The lock of the state: of two that find a dead socket, one listens.
  if (!(await whileLocked(hooks.locations.state, () => hosts.listen(path))))
    return refuse(serve.running(path), { socket: path });
  print(io.output, args.json ? JSON.stringify({ socket: path, pid: process.pid }) : serve.listening(path));
  await ended;
  if (!args.json) io.output.error(serve.ending);
  await hosts.close();
  return EXIT.fine;
}

/** All programs that are connected. */
class Hosts {
  private readonly connections = new Set<Connection>();
  private readonly server: Server;
  private readonly parts: LineParts;
  private isEnding = false;

  constructor(
    private readonly hooks: ShellHooks,
    private readonly call: Call,
  ) {
    const { texts, locale } = call;
    const commands = new CommandLines(hooks, texts.cli.lines, locale);
    this.parts = { fireLine: firerOfLines(hooks, undefined, call), commands, call };
    this.server = createServer({ allowHalfOpen: true }, (socket) => this.serve(socket));
    this.server.maxConnections = MAX_CONNECTIONS;
  }

  /** Listens, unless somebody does already. What a killed server has left behind is replaced. */
  async listen(path: string): Promise<boolean> {
    if (await isAnswered(path)) return false;
    rmSync(path, { force: true });
    await new Promise<void>((resolve, reject) => {
      this.server.once("error", reject).listen(path, () => resolve());
    });
    // Nobody else could have come in meanwhile: the folder is closed to them.
    chmodSync(path, 0o600);
    return true;
  }

  /**
   * Lets what is under way finish for a moment, then ends it. A guard that is cut short has given no verdict: whoever
   * waits for it is not told "continue", but finds the connection closed.
   */
  async close(): Promise<void> {
    this.server.close();
    for (const { socket } of this.connections) socket.unpipe().pause();
    const settled = Promise.all([...this.connections].map(({ session }) => session.settled()));
    await Promise.race([settled, pause(GRACE_MS)]);
    this.isEnding = true;
    await this.hooks.close();
    await Promise.race([settled, pause(LAST_ANSWERS_MS)]);
    for (const { socket, close } of this.connections) {
      close();
      socket.destroySoon();
    }
  }

  private serve(socket: Socket): void {
    if (this.isEnding) return void socket.destroy();
    const write = (line: object, source = ""): boolean => {
      const isCutShort = this.isEnding && (line as { verdict?: string }).verdict === "continue";
      if (isCutShort || !socket.writable) return false;
      socket.write(`${exactJson(line, source)}\n`);
      return true;
    };
    // Who does not read what is told unasked is not told.
    const push = (line: object): boolean => socket.writableLength < MAX_LINE_BYTES && write(line);
    const { answer, close } = lineHandler(this.parts, push);
    const session = new LineSession(answer, { write, drained: () => drained(socket) }, linesTexts(this.call.texts));
    const connection = { socket, session, close };
    this.connections.add(connection);
    // Not the socket itself: reading it to its end would close the way back, too.
    const input = socket.pipe(new PassThrough());
    socket.on("error", () => {});
    lookAfterItsEnd(socket);
    socket.once("close", () => {
      session.abandon();
      close();
      input.end();
      this.connections.delete(connection);
    });
    void session.read(input).then(() => socket.end());
  }
}

/**
 * Whoever has said all that it wants to say may still wait for answers, and looks the same as one that is gone, until it is
 * written to. Writing nothing tells the two apart, and nobody reads it.
 */
function lookAfterItsEnd(socket: Socket): void {
  socket.once("end", () => {
    const looking = setInterval(() => socket.write(""), LOOK_MS).unref();
    socket.once("finish", () => clearInterval(looking)).once("close", () => clearInterval(looking));
  });
}

/** Whether anything listens there. Only a refusal says no: one that is too busy to answer is there. */
function isAnswered(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(path, () => {
      probe.destroy();
      resolve(true);
    });
    probe.once("error", ({ code = "" }: NodeJS.ErrnoException) =>
      resolve(!["ECONNREFUSED", "ENOENT", "ENOTSOCK"].includes(code)),
    );
  });
}

async function drained(socket: Socket): Promise<void> {
  if (socket.writableLength < MAX_LINE_BYTES) return;
  await new Promise<void>((resolve) => {
    socket.once("drain", resolve).once("close", () => resolve());
  });
}

/** Resolves at a signal, and when a pipe on stdin ends: whoever has started it with one is gone then. */
function untilEnded(input: Input & { fd?: number; unref?(): void }): Promise<void> {
  return new Promise((resolve) => {
    let isAsked = false;
    const onSignal = (): void => {
      // Whoever asks twice does not want to wait.
      if (isAsked) process.exit(EXIT.problem);
      isAsked = true;
      resolve();
    };
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, onSignal);
    if (!isPipe(input.fd)) return;
    input.once("end", resolve).once("error", resolve).resume();
    // It must not keep alive what a signal has ended.
    input.unref?.();
  });
}

function isPipe(fd = 0): boolean {
  try {
    const found = fstatSync(fd);
    return found.isFIFO() || found.isSocket();
  } catch {
    return false; // closed: nobody is behind it
  }
}
