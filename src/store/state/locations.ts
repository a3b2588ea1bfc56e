import { createHash } from "node:crypto";
import { mkdir, realpath } from "node:fs/promises";
import { homedir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { StateInsideWorkspaceError } from "../../core/state-errors.js";
import { isInside } from "../../lib/is-inside.js";
import { refuseUnsafeState } from "./state-owner.js";

/** Where everything lies: `workspace` is the agent's, `state` is ours, `root` is what `./` in a command means. */
export type Locations = { workspace: string; root: string; state: string };

export type LocationOptions = {
  workspace?: string;
  root?: string;
  stateDir?: string;
  env: Readonly<Record<string, string | undefined>>;
};

/** Settles the three places, links resolved, and refuses a state directory that the agent or other users could write to. */
export async function locate(options: LocationOptions): Promise<Locations> {
  const wanted = resolve(options.workspace ?? "workspace");
  await mkdir(wanted, { recursive: true });
  const workspace = await realpath(wanted);
  const root = await realpath(resolve(options.root ?? dirname(workspace)));
  const state = await realPathOf(
    resolve(options.stateDir ?? options.env.CHAT_HOOKS_STATE ?? standardState(workspace, options.env)),
  );
  if (isInside(workspace, state)) throw new StateInsideWorkspaceError(state, workspace);
  await refuseUnsafeState(state);
  return { workspace, root, state };
}

/** The state folder of a workspace where nobody chose one: told apart by the workspace's real path. */
export function standardState(workspace: string, env: LocationOptions["env"]): string {
  const base = env.XDG_STATE_HOME || join(env.HOME || homedir(), ".local", "state");
  const mark = createHash("sha256").update(workspace).digest("hex").slice(0, 12);
  return join(base, "chat-hooks", `${basename(workspace)}-${mark}`);
}

/** The real path of something that need not exist yet. */
async function realPathOf(path: string): Promise<string> {
  // The root is always there: this comes to an end.
  return realpath(path).catch(async () => join(await realPathOf(dirname(path)), basename(path)));
}
