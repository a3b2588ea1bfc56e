import { constants } from "node:fs";
import { lstat } from "node:fs/promises";
import { join } from "node:path";
import type { SwitchMirror } from "../../core/control.js";
import type { DialectName } from "../../core/hook.js";
import type { ChosenSources } from "../../formats/agent-yaml.js";
import type { FormatFile } from "../../formats/format.js";
import { type HookFile, MAX_FILE, withoutRepeats } from "../../formats/hook-file.js";
import { Budget } from "../../lib/budget.js";
import { replaceFile } from "../../lib/files/replace-file.js";
import { readAtMost, readSafely } from "../../lib/files/safe-read.js";
import { atSpot, checkRegular, FD_FOLDER, type Spot } from "../../lib/files/workspace-paths.js";
import type { ConfigReader } from "./config-reader.js";

/** The files in the workspace that propose hooks and mirror the switch. Nothing in them is in force by itself. */
export class WorkspaceFiles {
  readonly hookFile: string;
  readonly agentFile: string;
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly workspace: string,
    private readonly reader: ConfigReader,
    /** For agent.yaml and all edits: a switch must not wait until somebody's proposals are read. */
    private readonly editor = reader,
  ) {
    this.hookFile = join(workspace, "config", "shell_hooks.yaml");
    this.agentFile = join(workspace, "config", "agent.yaml");
  }

  /** What shell_hooks.yaml proposes. A missing file proposes nothing and is no error. */
  async loadProposals(budget = new Budget()): Promise<HookFile> {
    const read = (text: string) => this.reader.readHooks(text, budget);
    const file = { path: this.hookFile, workspace: this.workspace, limit: MAX_FILE };
    const found = withoutRepeats(await readProposals(file, budget, read));
    if (found.hooks.length + found.faults.length > 0) return found;
    const other = await this.misplaced();
    return other === undefined ? found : { hooks: [], faults: [{ line: 1, code: "other-name", value: other }] };
  }

  /** Where people have put the hook file by mistake; nothing where the right one is there, and only empty. */
  private async misplaced(): Promise<string | undefined> {
    const isThere = async (path: string): Promise<boolean> =>
      (await lstat(path).catch(() => undefined))?.isFile() ?? false;
    if (await isThere(this.hookFile)) return undefined;
    const names = ["config/shell_hooks.yml", "shell_hooks.yaml", "shell_hooks.yml", "config/hooks.yaml"];
    for (const path of names.map((name) => join(this.workspace, name))) if (await isThere(path)) return path;
    return undefined;
  }

  async readSwitch(): Promise<SwitchMirror> {
    const read = await readSafely(this.agentFile, this.workspace, MAX_FILE);
    if (read.kind === "missing") return { kind: "absent" };
    if (read.kind !== "file") return { kind: "unreadable", detail: read.kind };
    return this.editor.readSwitch(read.bytes.toString("utf8"));
  }

  /** Which formats' own files are looked into. */
  async readSources(): Promise<ChosenSources> {
    const read = await readSafely(this.agentFile, this.workspace, MAX_FILE);
    return this.editor.readSources(read.kind === "file" ? read.bytes.toString("utf8") : "");
  }

  /** Brings the mirror in step with the switch; answers why when that is not possible. */
  mirrorSwitch(on: boolean): Promise<string | undefined> {
    return this.edit(this.agentFile, (text) => this.editor.writeSwitch(text, on));
  }

  /** Names a source of proposals in agent.yaml, or no longer; answers why when that is not possible. */
  chooseSource(name: DialectName, on: boolean): Promise<string | undefined> {
    return this.edit(this.agentFile, (text) => this.editor.writeSource(text, name, on));
  }

  /** Adds entries to shell_hooks.yaml, as anybody who can write there could; answers why when that is not possible. */
  addEntries(entries: readonly string[]): Promise<string | undefined> {
    return this.edit(this.hookFile, (text) => this.editor.addEntries(text, entries));
  }

  /** Takes entries out of shell_hooks.yaml that mean the same as these; answers why when that is not possible. */
  removeEntries(entries: readonly string[]): Promise<string | undefined> {
    return this.edit(this.hookFile, (text) => this.editor.removeEntries(text, entries));
  }

  /** One after the other: of two edits at once, the second would undo the first. */
  private edit(file: string, change: (text: string) => Promise<string | undefined>): Promise<string | undefined> {
    const edited = this.turn.then(() => this.editNow(file, change));
    this.turn = edited.catch(() => undefined);
    return edited;
  }

  private async editNow(
    file: string,
    change: (text: string) => Promise<string | undefined>,
  ): Promise<string | undefined> {
    try {
      return await atSpot({ path: this.workspace, fdFolder: FD_FOLDER }, file, "edit", async (spot) => {
        const bytes = await readAt(spot);
        if (bytes === undefined) return "too-large";
        const text = bytes.toString("utf8");
        const edited = await change(text);
        if (edited === undefined) return "unreadable";
        if (edited !== text) await replaceFile(spot, Buffer.from(edited));
        return undefined;
      });
    } catch (error) {
      return (error as Error).message;
    }
  }
}

/** What a file proposes: regular, not too large, whatever is in it. A missing one proposes nothing and is no error. */
export async function readProposals(
  { path, workspace, limit }: { path: string; workspace: string; limit: number },
  budget: Budget,
  parse: (text: string) => Promise<FormatFile>,
): Promise<FormatFile> {
  const read = await readSafely(path, workspace, Math.min(limit, budget.remainingBytes));
  switch (read.kind) {
    case "file":
      budget.read(read.bytes.length);
      return parse(read.bytes.toString("utf8"));
    case "missing":
      return { hooks: [], faults: [] };
    case "too-large":
      return { hooks: [], faults: [{ line: 1, code: "file-too-large", most: limit }] };
    default: {
      const detail = read.kind === "unreadable" ? read.detail : "";
      return { hooks: [], faults: [{ line: 1, code: "no-file", what: read.kind, detail }] };
    }
  }
}

/** What is edited, by the same open folder that it is written to; undefined when it is too large. */
async function readAt(spot: Spot): Promise<Buffer | undefined> {
  if (!spot.entry) return Buffer.alloc(0);
  // Before opening as well: to open some devices is to do something.
  checkRegular(spot.entry, spot.given);
  const handle = await spot.open(spot.name, constants.O_RDONLY);
  try {
    return await readAtMost(handle, MAX_FILE, spot.entry.size);
  } finally {
    await handle.close();
  }
}
