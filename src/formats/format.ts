import type { ProposedHook } from "../core/hook.js";
import type { HookFileFault } from "./hook-file.js";

/** Where files of the user and of the project are looked for. */
export type Places = { home: string; root: string; env: Readonly<Record<string, string | undefined>> };

/** A file that may propose hooks, or a folder of folders that do. The user's come before the project's. */
export type FormatPlace = { level: "user" | "project"; path: string; kind: "file" | "folder" };

/** What stands around a text: its folder and, of a folder that is one hook, the files in it. */
export type Surroundings = { root: string; folder: string; files: readonly string[] };

export type FormatFile = { hooks: ProposedHook[]; faults: HookFileFault[]; name?: string };

/** How a format's own files are found and read. */
export type Format = {
  places(places: Places): FormatPlace[];
  /** Total: whatever the text is, it is read or reported. */
  read(text: string, around: Surroundings): FormatFile;
};
