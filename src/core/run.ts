import type { StartFailure, UrlRefusal } from "./fault.js";

/** How one run of one hook ended. Every ending has its own `kind`, so that no reader can forget one. */
export type RunResult =
  | { kind: "exited"; code: number | null; signal: string | null; stdout: string; stderr: string }
  | { kind: "timed-out"; afterMs: number }
  | { kind: "flooded"; bytes: number }
  | { kind: "not-started"; failure: StartFailure }
  | { kind: "changed-file"; path: string }
  | { kind: "responded"; status: number; body: string }
  | { kind: "url-refused"; refusal: UrlRefusal }
  | { kind: "no-secret"; name: string }
  | { kind: "http-failed"; detail: string };
