// Takes the pictures in docs/ of the real page of a real bot: `node scripts/screenshots.mjs`, behind a build.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { chromium } from "playwright-core";
import { findBrowser } from "./find-browser.mjs";

/** It stands in the pictures, so it has a name that belongs to nobody. */
const HOME = "/tmp/demo";
const DOCS = resolve("docs");

const PROPOSED = `hooks:
  - event: pre_tool_call
    command: ./guards/backup_first.sh
    matcher: rm -rf
    fail_closed: true
`;
const GUARD = `#!/bin/sh
# Nothing is deleted without a backup.
ls backups/*.tar.gz >/dev/null 2>&1 && exit 0
echo "Make a backup first." >&2
exit 2
`;

const executablePath = findBrowser();
if (!executablePath) fail("no Chromium here: apt install chromium, or CHROMIUM=/path node scripts/screenshots.mjs");
// Made here and nowhere else: what is there already is somebody's.
try {
  mkdirSync(HOME);
} catch {
  fail(`${HOME} is there already; remove it first`);
}
makeClone();
const bot = startBot();
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: "en-US", colorScheme: "light" });
  const link = await bot.link;
  // It is printed a moment before the bot answers.
  while ((await fetch(new URL("/", link))).status === 503) await pause(50);
  await page.goto(link);
  await page.locator(".connection.is-connected").waitFor();
  mkdirSync(DOCS, { recursive: true });
  await chat(page);
  // As tall as the three stories: no line above them is cut in two.
  await page.setViewportSize({ width: 1280, height: 818 });
  await page.screenshot({ path: join(DOCS, "chat.png"), animations: "disabled" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await showHooks(page);
  await page.screenshot({ path: join(DOCS, "hooks.png"), animations: "disabled" });
} finally {
  await browser.close();
  await bot.end();
  rmSync(HOME, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
}

function fail(line) {
  console.error(`chat-hooks: ${line}`);
  process.exit(1);
}

/** As in a fresh clone, with one hook that somebody proposes. */
function makeClone() {
  for (const name of ["dist", "extensions", "package.json"]) cpSync(name, join(HOME, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(HOME, "node_modules"));
  mkdirSync(join(HOME, "workspace/config"), { recursive: true });
  mkdirSync(join(HOME, "guards"));
  writeFileSync(join(HOME, "workspace/config/shell_hooks.yaml"), PROPOSED);
  writeFileSync(join(HOME, "guards/backup_first.sh"), GUARD, { mode: 0o755 });
}

/** The demo agent, on a workspace of its own; `link` is what it prints for a person. */
function startBot() {
  const args = [join(HOME, "dist/cli.js"), "start", "--state", join(HOME, "state")];
  const env = { PATH: process.env.PATH, HOME, CHAT_HOOKS_PORT: "0", CHAT_HOOKS_LANG: "en" };
  const child = spawn(process.execPath, args, { cwd: HOME, env, stdio: ["ignore", "pipe", "inherit"] });
  const link = new Promise((resolve, reject) => {
    let printed = "";
    child.stdout.setEncoding("utf8").on("data", (text) => {
      printed += text;
      const [found] = /http:\S+#enter=\S+(?=\s)/.exec(printed) ?? [];
      if (found) resolve(found);
    });
    child.on("exit", () => reject(new Error(`the bot ended:\n${printed}`)));
  });
  const end = async () => {
    if (child.exitCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  return { link, end };
}

/** Hooks in force, a note about a tool call, an answer that is rewritten, and a key that is withheld. */
async function chat(page) {
  for (const name of ["block_secrets", "redact_pii", "warn_production_writes"]) {
    await say(page, `/hooks install ${name}`);
    await page.getByText(`Installed: ${name}`).waitFor();
  }
  await ask(page, "write config/.env.production LOG_LEVEL=debug");
  await ask(page, "say Ada can be reached at ada@example.com.");
  await ask(page, "say-key");
}

/** A hook that waits for approval, opened at its text, above those in force. */
async function showHooks(page) {
  await page.locator('nav a[href="#/hooks"]').click();
  const card = page.locator(".hook.is-not-approved");
  await card.getByRole("button", { name: "View script" }).click();
  await card.locator("pre").waitFor();
  await page.mouse.move(0, 0);
}

async function say(page, text) {
  await page.getByRole("textbox").fill(text);
  await page.getByRole("textbox").press("Enter");
}

/** Says something to the agent, and waits for the answer. */
async function ask(page, text) {
  const answers = page.locator(".from-agent:not(.is-working, .is-streaming)");
  const before = await answers.count();
  await say(page, text);
  await answers.nth(before).waitFor();
  await page.locator(".is-working").waitFor({ state: "detached" });
}
