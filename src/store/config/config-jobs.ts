import type { DialectName } from "../../core/hook.js";
import { readSources, readSwitch, writeSource, writeSwitch } from "../../formats/agent-yaml.js";
import { dialectOf } from "../../formats/dialect.js";
import type { Surroundings } from "../../formats/format.js";
import { readHookFile } from "../../formats/hook-file.js";
import { addEntries, removeEntries } from "../../formats/hook-file-edit.js";
import { shortened } from "../../lib/show-value.js";
import { vetPattern } from "./vet-pattern.js";

export type ConfigJob =
  | { kind: "hooks"; text: string }
  | { kind: "foreign"; text: string; dialect: DialectName; around: Surroundings }
  | { kind: "read-switch"; text: string }
  | { kind: "read-sources"; text: string }
  | { kind: "write-switch"; text: string; on: boolean }
  | { kind: "write-source"; text: string; name: DialectName; on: boolean }
  | { kind: "add-entries"; text: string; entries: readonly string[] }
  | { kind: "remove-entries"; text: string; entries: readonly string[] }
  | { kind: "vet"; pattern: string };

/** What the jobs come down to; small ones are done without a worker, by the same function. */
export function doConfigJob(job: ConfigJob): unknown {
  switch (job.kind) {
    case "hooks":
      return readHookFile(job.text);
    case "foreign":
      return dialectOf(job.dialect).format?.read(job.text, job.around);
    case "read-sources":
      return readSources(job.text);
    case "read-switch":
      return readSwitch(job.text);
    case "write-switch":
      return writeSwitch(job.text, job.on);
    case "write-source":
      return writeSource(job.text, job.name, job.on);
    case "add-entries":
      return addEntries(job.text, job.entries);
    case "remove-entries":
      return removeEntries(job.text, job.entries);
    case "vet":
      return vetPattern(job.pattern);
  }
}

/** What came of a job. A reader that throws on a file has not read it, whatever the reason. */
export type JobAnswer = { result: unknown } | { threw: string };

/** The same, and never throws. */
export function tryConfigJob(job: ConfigJob): JobAnswer {
  try {
    return { result: doConfigJob(job) };
  } catch (error) {
    return { threw: error instanceof Error ? shortened(error.message.split("\n")[0] ?? "", 200) : "unknown error" };
  }
}
