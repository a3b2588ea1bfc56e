// A bot of its own in a temporary folder, with hooks that were approved.
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import { parseHookFile } from "../dist/index.js";
import { createShellHooks } from "../dist/inner/commands/shell-hooks.js";
import { recogniseActor } from "../dist/inner/core/actor.js";

/** The real one, where there is one: what manages versions of Python takes longer to start than Python. */
export const PYTHON3 = existsSync("/usr/bin/python3") ? "/usr/bin/python3" : "/usr/bin/env python3";

/** Whether this version loads Python scripts once and forks them. */
export const HAS_WARM = parseHookFile("hooks: [{event: on_stop, command: ./x, warm: true}]").faults.length === 0;

/** The entry of a bundled guard for an event, as its header has it; `warm` or not. */
export function bundledEntry(guard, event, isWarm) {
  const script = readFileSync(new URL(`../extensions/shell_hooks/examples/${guard}.py`, import.meta.url), "utf8");
  const [header] = /^hooks:\n(?: {2}.*\n)+/m.exec(script);
  const { warm: _, ...entry } = parse(header).hooks.find((each) => each.event === event);
  return { ...entry, timeout: 60, ...(isWarm && { warm: true }) };
}

/** Opens a bot with `scripts` (name to text) and `settings` (of Claude Code) beside its workspace, the bundled ones where an entry names one, and `hooks` as its entries. */
export async function openBot({
  scripts = {},
  settings,
  hooks = [],
  approved = hooks.length + (settings ? 1 : 0),
  ...options
}) {
  const root = mkdtempSync(join(tmpdir(), "chat-hooks-bench-"));
  const workspace = join(root, "workspace");
  mkdirSync(join(workspace, "config"), { recursive: true });
  // Hundreds of files: most bots need none of them.
  if (hooks.some(({ command = "" }) => command.includes("extensions/")))
    cpSync(new URL("../extensions", import.meta.url), join(root, "extensions"), { recursive: true });
  for (const [name, text] of Object.entries(scripts)) {
    writeFileSync(join(root, name), text);
    chmodSync(join(root, name), 0o755);
  }
  if (settings) {
    mkdirSync(join(root, ".claude"));
    writeFileSync(join(root, ".claude", "settings.json"), JSON.stringify(settings));
    writeFileSync(join(workspace, "config", "agent.yaml"), "shell_hooks:\n  sources: [claude]\n");
  }
  // JSON is YAML.
  writeFileSync(join(workspace, "config", "shell_hooks.yaml"), JSON.stringify({ hooks }));
  const { PATH: path, LANG = "C.UTF-8" } = process.env;
  const PATH = `/usr/bin:/bin:${path}`;
  const env = { PATH, LANG, HOME: root, TMPDIR: root, CHAT_HOOKS_HTTP_ALLOW_LOCAL: "1" };
  const stateDir = join(root, "state");
  const bot = await createShellHooks({ workspace, stateDir, env, owners: ["telegram:1"], ...options });
  const say = async (text) => {
    const request = { channel: "telegram", senderId: "1", chat: "private", origin: "typed", text };
    const reply = await bot.handleCommand(request);
    if (reply.outcome !== "done" || reply.problem) throw new Error(`${text}: ${reply.text}`);
    return reply;
  };
  /** Puts the first so many hooks in force, with one look at them all: typed, each approval takes another one. */
  const approve = async (count) => {
    const owner = recogniseActor("telegram:1");
    const { hooks: views } = await bot.list();
    for (const { key, proposed, approval } of views.slice(0, count))
      if (!approval) await bot.approve(owner, key, proposed.digest);
  };
  await approve(approved);
  await say("/hooks on");
  return {
    ...{ root, workspace, stateDir, env, say, approve, fire: bot.fire, hooks: bot },
    async close() {
      await bot.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
