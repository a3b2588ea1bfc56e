// A bot of its own in a temporary folder, with hooks that were approved the way a person approves them.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createShellHooks } from "../dist/index.js";

/** Opens a bot with `scripts` (name to text) beside its workspace and `hooks` as the entries of its config. */
export async function openBot({ scripts = {}, hooks = [] }) {
  const root = mkdtempSync(join(tmpdir(), "chat-hooks-bench-"));
  const workspace = join(root, "workspace");
  mkdirSync(join(workspace, "config"), { recursive: true });
  for (const [name, text] of Object.entries(scripts)) {
    writeFileSync(join(root, name), text);
    chmodSync(join(root, name), 0o755);
  }
  // JSON is YAML.
  writeFileSync(join(workspace, "config", "shell_hooks.yaml"), JSON.stringify({ hooks }));
  const { PATH, LANG = "C.UTF-8" } = process.env;
  const env = { PATH, LANG, HOME: root, TMPDIR: root, STARCHILD_SHELL_HOOKS_HTTP_ALLOW_LOCAL: "1" };
  const bot = await createShellHooks({ workspace, stateDir: join(root, "state"), env, owners: ["telegram:1"] });
  for (const { event, command, url } of hooks) await say(bot, `/hooks approve ${event} ${command ?? url}`);
  await say(bot, "/hooks on");
  return {
    root,
    fire: bot.fire,
    async close() {
      await bot.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

async function say(bot, text) {
  const reply = await bot.handleCommand({ channel: "telegram", senderId: "1", chat: "private", origin: "typed", text });
  if (reply.outcome !== "done" || reply.problem) throw new Error(`${text}: ${reply.text}`);
}
