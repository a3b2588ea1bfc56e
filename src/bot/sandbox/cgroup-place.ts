import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { isInside } from "../../lib/is-inside.js";

/** Folders to be made, which bound memory and processes, and the names of the files in them. */
export type CgroupPlace = {
  memory: string;
  pids: string;
  /** Below these folders, where the commands go; nothing, where they go into the folders themselves. */
  inside: string;
  limit: string;
  kills: string;
  /** Where the bot is now. */
  own(): string | undefined;
  prepare(): void;
  undo(): void;
};

/** Only where a folder's bounds hold for those below it: what moves down must not leave the bot's own. */
export function placeInV1(): CgroupPlace | undefined {
  const [memory, pids] = ["memory", "pids"].map((name) => ownFolder("cgroup", name));
  if (!memory || !pids || readFileSync(join(memory, "memory.use_hierarchy"), "utf8").trim() !== "1") return undefined;
  // A number means something in its own namespace only.
  const prefix = `chat-hooks-${/\d+/.exec(readlinkSync("/proc/self/ns/pid"))}-`;
  for (const parent of [memory, pids]) removeLeftOvers(parent, prefix);
  const name = `${prefix}${process.pid}-${randomBytes(4).toString("hex")}`;
  const folders = { memory: join(memory, name), pids: join(pids, name) };
  return {
    ...folders,
    inside: "",
    limit: "memory.limit_in_bytes",
    kills: "memory.oom_control",
    own: () => ownFolder("cgroup", "pids"),
    prepare() {},
    undo() {},
  };
}

function removeLeftOvers(parent: string, prefix: string): void {
  for (const name of readdirSync(parent).filter((each) => each.startsWith(prefix))) {
    if (existsSync(`/proc/${name.slice(prefix.length).split("-")[0]}`)) continue;
    try {
      rmdirSync(join(parent, name));
    } catch {
      // Somebody is still in it.
    }
  }
}

/**
 * In a delegated cgroup, which the bot has to itself: bounds are for the leaves, so the bot moves into one. Only with
 * nsdelegate, or a command could mount its own cgroup and lift the bounds, as the same user. It could with nsdelegate,
 * too, from a second namespace below: so commands are one folder below the bounds, and what they mount begins there.
 */
export function placeInV2(): CgroupPlace | undefined {
  const own = ownFolder("cgroup2", "nsdelegate");
  if (!own) return undefined;
  const controllers = readFileSync(join(own, "cgroup.controllers"), "utf8").trim().split(" ");
  const [bot, shell, control] = ["bot", "shell", "cgroup.subtree_control"].map((name) => join(own, name));
  const canBound = controllers.includes("memory") && controllers.includes("pids");
  if (!canBound || !bot || !shell || !control || !processesIn(own).every(isOurs)) return undefined;
  const move = (from: string, to: string): void => {
    for (const pid of processesIn(from)) writeFileSync(join(to, "cgroup.procs"), String(pid));
  };
  const prepare = (): void => {
    mkdirSync(bot, { recursive: true });
    move(own, bot);
    writeFileSync(control, "+memory +pids");
  };
  const undo = (): void => {
    if (!existsSync(bot)) return;
    writeFileSync(control, "-memory -pids");
    move(bot, own);
    rmdirSync(bot);
  };
  return {
    memory: shell,
    pids: shell,
    inside: "commands",
    limit: "memory.max",
    kills: "memory.events",
    own: () => ownFolder("cgroup2", "nsdelegate"),
    prepare,
    undo,
  };
}

const processesIn = (folder: string): number[] =>
  readFileSync(join(folder, "cgroup.procs"), "utf8").split("\n").filter(Boolean).map(Number);

/** The bot, or what it has started. */
function isOurs(pid: number): boolean {
  if (pid === process.pid || pid <= 1) return pid === process.pid;
  return isOurs(Number(/.*\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1]));
}

/** Where the bot's cgroup is shown, in a hierarchy with such an option; those of version 1 have their controllers there. */
function ownFolder(type: "cgroup" | "cgroup2", option: string): string | undefined {
  const lines = (name: string): string[] => readFileSync(`/proc/self/${name}`, "utf8").split("\n").filter(Boolean);
  const own = lines("cgroup").map((line) => /^(\d+):([^:]*):(.*)$/s.exec(line));
  const isIt = ([, id, names = ""]: RegExpExecArray): boolean =>
    type === "cgroup2" ? id === "0" : names.split(",").includes(option);
  const path = own.find((line) => line !== null && isIt(line))?.[3];
  // Above what is shown here.
  if (path === undefined || path.startsWith("/..")) return undefined;
  for (const line of lines("mountinfo")) {
    const [before = "", after = ""] = line.split(" - ");
    const [, , , root = "", point = ""] = before.split(" ");
    const [found, , options = ""] = after.split(" ");
    if (found === type && options.split(",").includes(option) && isInside(root, path))
      return join(point, relative(root, path));
  }
  return undefined;
}
