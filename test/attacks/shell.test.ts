import { expect, test } from "vitest";
import { openSandbox } from "../../src/bot/sandbox/index.js";
import type { Answer } from "../support/model-server.js";
import { makeReadyBot } from "../support/ready-bot.js";

// The agent's shell as the attacker of the bot's own time: whatever it does, the page goes on.

const probed = await openSandbox({ hidden: [], network: "public" }, { env: {} });
await probed?.close();

const connect = "exec {fd}<>/dev/tcp/127.0.0.1/3128";
const ATTACKS: [name: string, command: string][] = [
  ["processes without end", ":(){ :|:& }; :; sleep 6"],
  ["loops without end", "for n in $(seq 100); do (while :; do :; done) & done; sleep 6"],
  ["loops without end, each a session", "for n in $(seq 200); do setsid sh -c 'while :; do :; done' & done; sleep 6"],
  ["a file of 100 GB", "head -c 100G /dev/zero > huge; rm huge; sleep 3"],
  ["output without end", "yes; sleep 3"],
  ["a thousand connections", `for n in $(seq 1000); do ${connect} 2>/dev/null; done; sleep 5`],
  [
    "requests without end, for places that are closed",
    `while :; do ${connect} || exit; printf 'GET http://127.0.0.1:$RANDOM/ HTTP/1.0\\r\\n\\r\\n' >&$fd; cat <&$fd >/dev/null; exec {fd}>&-; done`,
  ],
  [
    "names without end",
    `for n in $(seq 300); do ${connect}; printf "GET http://name-$n.invalid/ HTTP/1.0\\r\\n\\r\\n" >&$fd; done; sleep 3`,
  ],
  [
    "a thousand requests at a time",
    `for n in $(seq 100); do (while ${connect}; do yes $'GET http://127.0.0.1/ HTTP/1.1\r\n\r' | head -c 50000 >&$fd; exec {fd}>&-; done) & done; sleep 6`,
  ],
  ["headers without end, and nobody who reads", `${connect}; yes >&$fd`],
];

test.skipIf(!probed).each(ATTACKS)("%s: the page answers within a second, and the bot goes on", async (_, command) => {
  const life = await makeReadyBot();
  const bash: Answer = { calls: [{ name: "bash", input: { command, timeout: 8 } }] };
  life.model.say(bash, { text: "Which colour?" });
  let isOver = false;
  const said = life.chat("go").finally(() => (isOver = true));
  const times: number[] = [];
  while (!isOver) {
    const begun = performance.now();
    const answer = await fetch(life.bot.url);
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
    times.push(performance.now() - begun);
    await new Promise((go) => setTimeout(go, 50));
  }
  expect((await said).reply).toBe("Which colour?");
  // Nearly all: a busy machine may hold up one of them by itself.
  const sorted = times.sort((a, b) => a - b);
  expect(sorted[Math.floor(sorted.length * 0.9)]).toBeLessThan(1_000);
  life.model.say({ calls: [{ name: "bash", input: { command: "echo fine" } }] }, { text: "Which one?" });
  expect((await life.chat("and now?")).reply).toBe("Which one?");
  expect(JSON.stringify(life.model.requests.at(-1)?.messages.at(-1))).toContain("fine");
});
