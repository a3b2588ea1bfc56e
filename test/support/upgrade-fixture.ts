import { createHash, createHmac } from "node:crypto";
import { chmodSync, cpSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { makeWorkbench, type Workbench } from "./workbench.js";

const FIXTURES = fileURLToPath(new URL("../fixtures/upgrade/", import.meta.url));

/** The versions that have left a state directory. */
export const FORMER_VERSIONS = readdirSync(FIXTURES, { withFileTypes: true }).flatMap((each) =>
  each.isDirectory() ? [each.name] : [],
);

type Entry = Record<string, unknown>;
type BoundFile = { path: string; sha256: string; executable: boolean };
type Approved = { entry: Entry; digest: string; files: BoundFile[] };
export type StateRecord = Record<string, unknown> & { folder: string; approvals: Approved[] };

/** A bench with the state and workspace that a former version has left there. */
export function makeUpgradeBench(version: string): Workbench {
  const bench = makeWorkbench();
  const fixture = join(FIXTURES, version);
  const madeAt = readFileSync(join(fixture, "made-at.txt"), "utf8").trim();
  cpSync(join(fixture, "bot"), bench.root, { recursive: true });
  cpSync(join(fixture, "state"), bench.state, { recursive: true });
  restoreModes(bench.state);
  moveRecord(bench, join(madeAt, "bot"));
  postponeOutbox(join(bench.state, "outbox"));
  return bench;
}

/** Waiting messages as old as if that version had stopped just now: after a day nobody sends them. */
function postponeOutbox(folder: string): void {
  for (const file of readdirSync(folder)) {
    const message = JSON.parse(readFileSync(join(folder, file), "utf8")) as { at: number };
    const at = Date.now();
    rmSync(join(folder, file));
    writeFileSync(join(folder, String(at).padStart(15, "0") + file.slice(15)), JSON.stringify({ ...message, at }), {
      mode: 0o600,
    });
  }
}

/** Git keeps of a mode only whether a file can be run. */
function restoreModes(folder: string): void {
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    const isCopy = path.startsWith(join(folder, "copies/"));
    const isRun = (statSync(path).mode & 0o100) !== 0;
    chmodSync(path, entry.isDirectory() ? 0o700 : isCopy ? (isRun ? 0o500 : 0o400) : 0o600);
  }
}

/**
 * Makes the record what that version would have written had it run here: a record names its workspace, its files and its
 * own folder by real path, and is bound to them. Nothing of ours that seals or reads records is used for that.
 */
function moveRecord(bench: Workbench, from: string): void {
  rewriteRecord(bench.state, (body) => {
    const moved = body.replaceAll(`"${from}/`, `"${bench.root}/`);
    const { approvals } = JSON.parse(moved) as StateRecord;
    // What was shown under a short id goes by the same digest.
    const text = approvals.reduce((before, each) => before.replaceAll(each.digest, digestOf(each)), moved);
    const { ino, birthtimeMs } = statSync(bench.state);
    return JSON.stringify({ ...JSON.parse(text), folder: `${ino}:${Math.floor(birthtimeMs)}` });
  });
}

/** Changes the sealed record of a state directory, as a program that has its key can. */
export function rewriteRecord(state: string, change: (body: string) => string): void {
  const file = join(state, "state.json");
  const key = readFileSync(join(state, "key"));
  const macOf = (text: string): string => createHmac("sha256", key).update(`state\n${text}`).digest("hex");
  const { body, mac } = JSON.parse(readFileSync(file, "utf8")) as { body: string; mac: string };
  if (mac !== macOf(body)) throw new Error(`"${file}" is not as its version has left it.`);
  const changed = change(body);
  // In one step: a bot may be reading along.
  writeFileSync(`${file}.new`, `${JSON.stringify({ body: changed, mac: macOf(changed) })}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

function digestOf({ entry, files }: Approved): string {
  const sorted = JSON.stringify(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)));
  const parts = files.map(({ path, sha256, executable }) => [path, sha256, executable]);
  return createHash("sha256")
    .update(JSON.stringify([sorted, parts]))
    .digest("hex");
}
