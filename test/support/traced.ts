import { readFileSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { join } from "node:path";
import { execa } from "execa";
import { onTestFinished } from "vitest";

/** What was asked of the disk: the kind of call and, where it names one, the path. */
export type DiskCall = { name: string; path?: string };

type TraceEvent = { ph: string; name: string; args: { path?: string } };

const LOOKUPS = ["realpath", "readlink", "access", "stat", "lstat", "open", "opendir", "scandir"];

/** How many names were looked up. */
export const lookupsIn = (calls: readonly DiskCall[]): number =>
  calls.filter(({ name }) => LOOKUPS.includes(name)).length;

/** The calls that name something below a path. */
export const callsBelow = (calls: readonly DiskCall[], path: string): DiskCall[] =>
  calls.filter((call) => call.path?.startsWith(path));

/** Does something with Node's own record of all that this process asks the disk for meanwhile. One at a time. */
export async function traced<Result>(work: () => Promise<Result>): Promise<{ result: Result; calls: DiskCall[] }> {
  const session = new Session();
  const events: TraceEvent[] = [];
  session.connect();
  onTestFinished(() => session.disconnect());
  session.on("NodeTracing.dataCollected", ({ params }) => void events.push(...(params.value as TraceEvent[])));
  await session.post("NodeTracing.start", { traceConfig: { includedCategories: ["node.fs.async"] } });
  const result = await work().finally(() => session.post("NodeTracing.stop"));
  return { result, calls: callsIn(events) };
}

/** Runs the built `chat-hooks` with the same record of all that it asks the disk for until it ends. */
export async function tracedProcess(
  folder: string,
  args: readonly string[],
  options: { env: Readonly<Record<string, string>>; input: string },
): Promise<{ exitCode: number | undefined; calls: DiskCall[] }> {
  const log = join(folder, `trace-${process.hrtime.bigint()}.json`);
  const tracing = ["--trace-event-categories", "node.fs.async", "--trace-event-file-pattern", log];
  const { exitCode } = await execa(process.execPath, [...tracing, "dist/cli.js", ...args], {
    ...options,
    extendEnv: false,
    reject: false,
  });
  const { traceEvents } = JSON.parse(readFileSync(log, "utf8")) as { traceEvents: TraceEvent[] };
  return { exitCode, calls: callsIn(traceEvents) };
}

function callsIn(events: readonly TraceEvent[]): DiskCall[] {
  const begun = events.filter(({ ph }) => ph === "b");
  return begun.map(({ name, args: { path } }) => ({ name, ...(path && { path }) }));
}
