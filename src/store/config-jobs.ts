import { readSwitch, writeSwitch } from "../dialects/agent-yaml.js";
import { readHookFile } from "../dialects/hook-file.js";
import { addEntries } from "../dialects/hook-file-edit.js";
import { vetPattern } from "./vet-pattern.js";

export type ConfigJob =
  | { kind: "hooks"; text: string }
  | { kind: "read-switch"; text: string }
  | { kind: "write-switch"; text: string; on: boolean }
  | { kind: "add-entries"; text: string; entries: readonly string[] }
  | { kind: "vet"; pattern: string };

/** What the jobs come down to; small ones are done without a worker, by the same function. */
export function doConfigJob(job: ConfigJob): unknown {
  switch (job.kind) {
    case "hooks":
      return readHookFile(job.text);
    case "read-switch":
      return readSwitch(job.text);
    case "write-switch":
      return writeSwitch(job.text, job.on);
    case "add-entries":
      return addEntries(job.text, job.entries);
    case "vet":
      return vetPattern(job.pattern);
  }
}
