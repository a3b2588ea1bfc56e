import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { rows } from "../support/long-tests.js";
import { makeStart, type StartedBot } from "../support/started-bot.js";
import { idIn, makeWorkbench, type } from "../support/workbench.js";

// The shell of a bot that ends in the middle of a command, however it ends.

/** On a busy machine it takes as long as it takes. */
const LIMIT = { timeout: 60_000, interval: 50 };
const isRoot = process.getuid?.() === 0;
const NO_NAMESPACES = ["setpriv", "--bounding-set=-sys_admin", "--inh-caps=-sys_admin", "--"];
const canUnshare = spawnSync("unshare", ["--pid", "--fork", "--kill-child", "--mount-proc", "true"]).status === 0;

/** Takes the port as soon as it is free, and does what it can to stay. */
const TAKES_PORT = `
import os, signal, socket, sys, time
for name in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT): signal.signal(name, signal.SIG_IGN)
open("waits", "w").close()
while True:
    taken = socket.socket()
    try:
        taken.bind(("127.0.0.1", int(sys.argv[1])))
        taken.listen()
        time.sleep(600)
    except OSError:
        time.sleep(0.001)
`;

function alive(mark: string): string[] {
  const read = (path: string): string => {
    try {
      return readFileSync(path, "utf8");
    } catch {
      return ""; // it ended between being listed and being read
    }
  };
  return readdirSync("/proc").filter((pid) => /^\d+$/.test(pid) && read(`/proc/${pid}/cmdline`).includes(mark));
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("close", () => socket.destroy());
  });

const PLACES = {
  // bubblewrap, where it is installed, always makes one.
  "with a process namespace": { before: [], says: /separate process and mount namespaces|bash runs in bubblewrap/ },
  "without one": { before: NO_NAMESPACES, says: /No process namespace/ },
};

const ENDINGS = {
  SIGKILL: (bot: StartedBot) => bot.end("SIGKILL"),
  "a second Ctrl-C": async (bot: StartedBot) => {
    const ended = bot.end("SIGINT");
    await expect.poll(() => bot.printed(), LIMIT).toContain("Shutting down");
    void bot.end("SIGINT");
    return ended;
  },
};

/** Each place and each ending first; where they meet, the same two things are at work. */
const CASES: [keyof typeof PLACES, keyof typeof ENDINGS][] = [
  ["without one", "SIGKILL"],
  ["with a process namespace", "a second Ctrl-C"],
  ["with a process namespace", "SIGKILL"],
  ["without one", "a second Ctrl-C"],
];

describe.skipIf(!isRoot || !canUnshare)("what a command left waiting for the bot's port", LIMIT, () => {
  test.each(rows(2, CASES))(
    "ends with the bot, %s, after %s, and nothing stays in the temporary folder",
    async (place, ending) => {
      const { before, says } = PLACES[place];
      const bench = makeWorkbench();
      chmodSync(bench.root, 0o755);
      const temporary = `${bench.root}/temporary`;
      mkdirSync(temporary);
      chmodSync(temporary, 0o1777);
      // Its last words keep the bot from ending at once.
      bench.script("slow.sh", `#!/bin/sh\n[ -e ${bench.root}/slow ] && sleep 120; exit 0\n`);
      bench.propose("hooks:\n  - {event: on_session_end, command: ./slow.sh, timeout: 200}\n");
      const hooks = await bench.open();
      await type(hooks, `/hooks approve ${idIn(await type(hooks, "/hooks list"))}`);
      await type(hooks, "/hooks on");
      await hooks.close();
      bench.write("slow", "");
      const { start, model, telegram } = await makeStart({ TMPDIR: temporary }, { bench, before });
      const bot = await start();
      expect(bot.printed()).toMatch(says);
      const port = Number(/http:\/\/127\.0\.0\.1:(\d+)/.exec(bot.printed())?.[1]);
      bench.write("workspace/waiter.py", TAKES_PORT);
      const mark = `${bench.workspace}/waiter.py`;
      const command = `env -i setsid /usr/bin/python3 ${mark} ${port} >/dev/null 2>&1 & touch "$HOME/kept"; sleep 600`;
      onTestFinished(() => {
        for (const pid of alive(mark)) process.kill(Number(pid), "SIGKILL");
      });
      model.say({ calls: [{ name: "bash", input: { command } }] });
      telegram.push(telegram.message("go"));
      await expect.poll(() => readdirSync(bench.workspace), LIMIT).toContain("waits");
      expect(readdirSync(temporary)).toHaveLength(1);
      await ENDINGS[ending](bot);
      await expect.poll(() => alive(mark), LIMIT).toEqual([]);
      await expect.poll(() => readdirSync(temporary), LIMIT).toEqual([]);
      expect(await isOpen(port)).toBe(false);
    },
  );
});
