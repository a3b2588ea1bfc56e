import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test as base } from "vitest";
import type { CommandOutcome, CommandRequest } from "../../src/commands/request.js";
import { createShellHooks, type ShellHooks } from "../../src/commands/shell-hooks.js";
import type { HookView, Notice } from "../../src/core/view.js";
import type { ShellHooksOptions } from "../../src/runtime/runtime.js";
import { chosenStore } from "./chosen-store.js";
import { PATIENCE_MS } from "./eventually.js";
import { approveAll } from "./workbench.js";

/** Blocks everything, and leaves the file `ran` in the root. */
export const BLOCKS = "#!/bin/sh\ncat > /dev/null\ntouch ran\necho no >&2\nexit 2\n";
/** Lets everything pass, and leaves the file `passed` in the root. */
export const PASSES = "#!/bin/sh\ncat > /dev/null\ntouch passed\n";
export const GUARD = "./workspace/guards/guard.sh";
export const EVENT = "pre_tool_call";
/** A fire that every blocking guard on `EVENT` stops. */
export const CALL = { tool_name: "bash", tool_input: { command: "ls" } };

/** A root with a workspace in it and a state folder beside it: a bot's whole world, on a real disk. */
export class Home {
  readonly workspace: string;
  readonly state: string;
  readonly env: Record<string, string>;
  private readonly opened = new Set<ShellHooks>();
  private typed = 0;

  private constructor(
    readonly top: string,
    readonly root: string,
  ) {
    this.workspace = join(root, "workspace");
    this.state = join(top, "state");
    this.env = { PATH: "/usr/bin:/bin", HOME: root };
  }

  static async make(): Promise<Home> {
    const top = await realpath(await mkdtemp(join(tmpdir(), "chat-hooks-gates-")));
    const home = new Home(top, join(top, "root"));
    // The database goes with its server: bots of this home may be open when its test ends.
    Object.assign(home.env, await chosenStore(top, () => {}));
    await mkdir(join(home.workspace, "config"), { recursive: true });
    return home;
  }

  /** A path below the root, or an absolute one as it is. */
  path(path: string): string {
    return path.startsWith("/") ? path : join(this.root, path);
  }

  async write(path: string, text: string | Uint8Array, mode = 0o644): Promise<string> {
    const target = this.path(path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
    await chmod(target, mode);
    return target;
  }

  read(path: string): Promise<string> {
    return readFile(this.path(path), "utf8");
  }

  exists(path: string): boolean {
    return existsSync(this.path(path));
  }

  async forget(...markers: string[]): Promise<void> {
    for (const marker of markers) await rm(this.path(marker), { force: true });
  }

  script(text: string, path = GUARD): Promise<string> {
    return this.write(path, text, 0o755);
  }

  /** Proposes hooks, one line each: JSON is YAML. */
  propose(...entries: Record<string, unknown>[]): Promise<string> {
    const lines = entries.map((entry) => `  - ${JSON.stringify({ event: EVENT, command: GUARD, ...entry })}\n`);
    return this.write("workspace/config/shell_hooks.yaml", `hooks:\n${lines.join("")}`);
  }

  async open(options: ShellHooksOptions = {}): Promise<ShellHooks> {
    const hooks = await createShellHooks({
      workspace: this.workspace,
      stateDir: this.state,
      env: this.env,
      owners: ["telegram:1"],
      ...options,
    });
    this.opened.add(hooks);
    return hooks;
  }

  async close(hooks: ShellHooks): Promise<void> {
    this.opened.delete(hooks);
    await hooks.close();
  }

  /** What happens when the owner types a line; `as` makes it somebody else, or something else than typing. */
  type(hooks: ShellHooks, text: string, as: Partial<CommandRequest> = {}): Promise<CommandOutcome> {
    this.typed += 1;
    return hooks.handleCommand({
      channel: "telegram",
      chat: "private",
      origin: "typed",
      senderId: "1",
      chatId: "1",
      messageId: `m${this.typed}`,
      text,
      ...as,
    });
  }

  /** The usual beginning: one proposed guard, approved and switched on. */
  async guarded(text = BLOCKS, entry: Record<string, unknown> = {}, options: ShellHooksOptions = {}) {
    await this.script(text);
    await this.propose(entry);
    const hooks = await this.open(options);
    await approveAll(hooks);
    await this.type(hooks, "/hooks on");
    await this.forget("ran", "passed");
    return hooks;
  }

  /** Types the line that approves; once more, where something of the workspace is shown first. */
  async tryApproving(hooks: ShellHooks, what: string): Promise<CommandOutcome> {
    const line = `/hooks approve ${what}`;
    const first = await this.type(hooks, line);
    return first.text?.startsWith("Not approved yet: ") ? this.type(hooks, line) : first;
  }

  async approve(hooks: ShellHooks, what: string): Promise<CommandOutcome> {
    const outcome = await this.tryApproving(hooks, what);
    if (!outcome.changed) throw new Error(`Not approved: ${outcome.text}`);
    return outcome;
  }

  /**
   * Resolves when a bot has looked at the workspace as it is now. Each touch of the config is told after a look: the
   * first may be told by one that had begun before, or by something else that changed.
   */
  async lookedAround(hooks: ShellHooks): Promise<void> {
    const path = this.path("workspace/config/shell_hooks.yaml");
    const text = await readFile(path, "utf8");
    let count = 0;
    // Only what reads differently is told: an entry that cannot be used comes and goes.
    const fresh = (): string => `${text}  - {event: looked_around_${++count}}\n`;
    const isTold = async (next: string): Promise<boolean> => {
      const told = once(hooks);
      await writeFile(path, next);
      return Promise.race([told.then(() => true), pause(5_000).then(() => false)]);
    };
    // Other news may be taken for this one: then what comes last reads as it did, and is made different again.
    for (const next of [fresh(), fresh(), text]) while (!(await isTold(next))) await isTold(fresh());
  }

  async dispose(): Promise<void> {
    for (const hooks of this.opened) await hooks.close();
    await rm(this.top, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  }
}

export const test = base.extend<{ home: Home }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern which other parts this one needs.
  home: async ({}, use) => {
    const home = await Home.make();
    await use(home);
    await home.dispose();
  },
});

/** Everything an owner is told from now on. */
export function listen(hooks: ShellHooks): Notice[] {
  const told: Notice[] = [];
  hooks.on("notice", (notice) => told.push(notice));
  return told;
}

export const ofKind = <K extends Notice["kind"]>(told: readonly Notice[], kind: K) =>
  told.filter((notice): notice is Extract<Notice, { kind: K }> => notice.kind === kind);

export const verdictOf = async (hooks: ShellHooks): Promise<string> => (await hooks.fire(EVENT, CALL)).verdict;

/** The only hook there is, as the list has it. */
export async function onlyView(hooks: ShellHooks): Promise<HookView> {
  const [view, ...others] = (await hooks.list()).hooks;
  if (!view || others.length > 0) throw new Error(`Expected one hook, found ${others.length + (view ? 1 : 0)}.`);
  return view;
}

/** The short ids of a list's text, in its order. */
export const idsIn = (text = ""): string[] => [...text.matchAll(/\[([a-z2-9]{4})\]/g)].map((match) => match[1] ?? "");

export const pause = (ms: number): Promise<void> => new Promise((resume) => setTimeout(resume, ms));

/** Two looks of the watcher, in which what must not be told could be: on a busy machine there may be none. */
export const twoLooks = (): Promise<void> => pause(1_000);

export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`Still not so after ${PATIENCE_MS} ms: ${condition}`);
    await pause(20);
  }
}

const once = (hooks: ShellHooks): Promise<void> =>
  new Promise((resolve) => {
    const end = hooks.on("change", () => {
      end();
      resolve();
    });
  });
