import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What a program did on the disk: the kind of call and, where it names one, the path. */
export type DiskCall = { name: string; path?: string };
export type Traced = { exitCode: number | null; stdout: string; calls: DiskCall[] };

const LOOKUPS = ["realpath", "readlink", "access", "stat", "lstat", "open", "opendir", "scandir"];

/** How many names were looked up. */
export const lookupsIn = (calls: readonly DiskCall[]): number =>
  calls.filter(({ name }) => LOOKUPS.includes(name)).length;

/** The calls that name something below a path. */
export const callsBelow = (calls: readonly DiskCall[], path: string): DiskCall[] =>
  calls.filter((call) => call.path?.startsWith(path));

/** Runs the built `chat-hooks` with Node's own record of all it asks the disk for. */
export async function traced(
  folder: string,
  args: readonly string[],
  { env, input = "" }: { env: Readonly<Record<string, string>>; input?: string },
): Promise<Traced> {
  const log = join(folder, `trace-${process.hrtime.bigint()}.json`);
  const tracing = ["--trace-event-categories", "node.fs.async", "--trace-event-file-pattern", log];
  const child = spawn(process.execPath, [...tracing, "dist/cli.js", ...args], { env });
  let stdout = "";
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    stdout += chunk;
  });
  child.stdin.end(input);
  const [exitCode] = (await once(child, "close")) as [number | null];
  const { traceEvents } = JSON.parse(readFileSync(log, "utf8")) as {
    traceEvents: { ph: string; name: string; args: { path?: string } }[];
  };
  const begun = traceEvents.filter(({ ph }) => ph === "b");
  return { exitCode, stdout, calls: begun.map(({ name, args: { path } }) => ({ name, ...(path && { path }) })) };
}
