// Alarms that a person has read: kept by the hash of guard and text, so that no text of others lies in the project.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { draw } from "./lot.mjs";

const FILE = join(import.meta.dirname, "labels.txt");
const MOST_READ = 150;

export const hashOf = (guard, text) => createHash("sha256").update(`${guard}\0${text}`).digest("hex").slice(0, 16);

/** hash → "right" (there is something to stop) or "false". */
export function loadLabels() {
  const lines = readFileSync(FILE, "utf8").split("\n");
  return new Map(lines.map((line) => line.split(" ")).filter(([hash]) => /^[0-9a-f]{16}$/.test(hash)));
}

/** Writes a sample of the alarms that nobody has labelled yet, to be read; each with the line to add to labels.txt. */
export function writeAlarms(random, file, alarms, labels) {
  const unread = alarms.filter(({ guard, text }) => !labels.has(hashOf(guard, text)));
  const shown = draw(random, unread, MOST_READ).map(({ guard, kind, source, text, answer }) =>
    [
      `${hashOf(guard, text)} ? ${guard} (${kind}, ${source})`,
      answer.reason ?? answer.systemMessage ?? "",
      text,
      "=".repeat(100),
      "",
    ].join("\n"),
  );
  writeFileSync(file, shown.join("\n"));
  return shown.length;
}
