import { randomBytes } from "node:crypto";
import { chmod, mkdir, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { DialectName } from "../core/hook.js";
import type { SwitchMirror } from "../dialects/agent-yaml.js";
import { type HookFile, LARGEST_FILE, withoutRepeats } from "../dialects/hook-file.js";
import type { ChosenSources } from "../dialects/sources.js";
import { isInside } from "../transports/environment.js";
import { Budget } from "./budget.js";
import type { ConfigReader } from "./config-reader.js";
import { readSafely } from "./safe-read.js";

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
    const read = await readSafely(this.hookFile, this.workspace, LARGEST_FILE);
    switch (read.kind) {
      case "file":
        budget.read(read.bytes.length);
        return withoutRepeats(await this.reader.readHooks(read.bytes.toString("utf8"), budget));
      case "missing":
        return { hooks: [], faults: [] };
      case "too-large":
        return { hooks: [], faults: [{ line: 1, code: "file-too-large", most: LARGEST_FILE }] };
      default:
        return { hooks: [], faults: [{ line: 1, code: "bad-yaml", detail: read.kind }] };
    }
  }

  async readSwitch(): Promise<SwitchMirror> {
    const read = await readSafely(this.agentFile, this.workspace, LARGEST_FILE);
    if (read.kind === "missing") return { kind: "absent" };
    if (read.kind !== "file") return { kind: "unreadable", detail: read.kind };
    return this.editor.readSwitch(read.bytes.toString("utf8"));
  }

  /** Which formats' own files are looked into. */
  async readSources(): Promise<ChosenSources> {
    const read = await readSafely(this.agentFile, this.workspace, LARGEST_FILE);
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
    const read = await readSafely(file, this.workspace, LARGEST_FILE);
    if (read.kind !== "file" && read.kind !== "missing") return read.kind;
    const text = read.kind === "file" ? read.bytes.toString("utf8") : "";
    try {
      const edited = await change(text);
      if (edited === undefined) return "unreadable";
      if (edited === text) return undefined;
      await mkdir(dirname(file), { recursive: true });
      const folder = await realpath(dirname(file));
      if (!isInside(this.workspace, folder)) return "link-leaves";
      await replaceFile(join(folder, basename(file)), edited);
      return undefined;
    } catch (error) {
      return (error as Error).message;
    }
  }
}

/** Writes beside the file, under a name nobody can guess, and renames: a link put there is replaced, never followed. */
async function replaceFile(path: string, text: string): Promise<void> {
  const draft = `${path}.${randomBytes(8).toString("hex")}`;
  const mode = (await stat(path).catch(() => undefined))?.mode;
  try {
    await writeFile(draft, text, { flag: "wx" });
    if (mode !== undefined) await chmod(draft, mode & 0o777);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
