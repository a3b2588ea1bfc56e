import { mkdir, readdir, utimes } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, onTestFinished } from "vitest";
import { replaceFile, stampOfFile } from "../../src/lib/files/folder.js";
import { ALL_FAULTS } from "../support/faults.js";
import { EVENT, type Home, PASSES, pause, test, until } from "../support/gates-home.js";
import { startTypist, type Typist } from "../support/gates-process.js";

const WRITES = 500;
const LONG_MS = 600_000;

const [MINE, YOURS, OURS] = ["mine", "yours", "ours"].map((name) => `./workspace/guards/guard.sh ${name}`) as [
  string,
  string,
  string,
];
const approve = (command: string): string => `/hooks approve ${EVENT} ${command}`;
const revoke = (command: string): string => `/hooks revoke ${command}`;

/** Each has a hook that nobody else touches, and one that both do; the first also has the switch. */
const FIRST = [approve(MINE), "/hooks on", approve(OURS), revoke(MINE), "/hooks off", revoke(OURS)];
const SECOND = [approve(YOURS), revoke(OURS), "/hooks list", revoke(YOURS), approve(OURS)];

async function threeProposed(home: Home): Promise<void> {
  await home.script(PASSES);
  await home.propose({ command: MINE }, { command: YOURS }, { command: OURS });
}

function start(home: Home, lines: readonly string[], rounds = 1_000): Typist {
  const typist = startTypist(home, lines, rounds);
  onTestFinished(() => void typist.process.kill("SIGKILL"));
  return typist;
}

async function kill({ process, ended }: Typist): Promise<void> {
  process.kill("SIGKILL");
  await ended;
}

/** As if whoever waits had waited the five seconds after which the lock of a dead process is taken over. */
const ageLock = (home: Home): Promise<void> =>
  utimes(join(home.state, "lock"), new Date(0), new Date(0)).catch(() => undefined);

const doneIn = (said: readonly string[]): number => said.filter((line) => line.startsWith("done")).length;
const approvedIn = (list: Awaited<ReturnType<Awaited<ReturnType<Home["open"]>>["list"]>>): unknown[] =>
  list.hooks.filter((view) => view.approval).map((view) => view.entry.type === "command" && view.entry.command);

/** Whatever a process reported last about something of its own is so; what it had only begun may be either way. */
async function holdsWhatWasSaid(home: Home, first: readonly string[], second: readonly string[]): Promise<void> {
  const hooks = await home.open();
  const list = await hooks.list();
  expect(list.lockdown).toBeUndefined();
  const approved = approvedIn(list);
  for (const [command, said] of [[MINE, first] as const, [YOURS, second] as const]) {
    const last = said.findLast((line) => line.endsWith(command) || line.includes(`${command} "`));
    if (!last?.startsWith("done")) continue;
    expect([last, approved.includes(command)]).toEqual([last, last.includes("approve")]);
  }
  const flip = first.findLast((line) => /\/hooks o(?:n|ff)\b/.test(line));
  if (flip?.startsWith("done")) expect([flip, list.switch.on]).toEqual([flip, flip.endsWith("on")]);
  await home.close(hooks);
}

describe("kill -9", () => {
  // Ten kills of one process are part of every run, in test/store.
  test.runIf(ALL_FAULTS)(
    `at random moments of ${WRITES} writes by two processes loses nothing that was reported done`,
    {
      timeout: LONG_MS,
    },
    async ({ home }) => {
      await threeProposed(home);
      const first: string[] = [];
      const second: string[] = [];
      while (doneIn(first) + doneIn(second) < WRITES) {
        const typists = [start(home, FIRST), start(home, SECOND)] as const;
        await until(() => typists.every(({ said }) => doneIn(said) > 0));
        await pause(Math.random() * 600);
        const [victim, other] = Math.random() < 0.5 ? typists : ([typists[1], typists[0]] as const);
        await kill(victim);
        // Also when the lock went down with the other one.
        const before = doneIn(other.said);
        await until(() => doneIn(other.said) > before + 1);
        await pause(Math.random() * 50);
        await kill(other);
        first.push(...typists[0].said);
        second.push(...typists[1].said);
        await ageLock(home);
        await holdsWhatWasSaid(home, first, second);
      }
      // A revoke is the last word, whatever lies there, and whoever writes at the same time.
      const hooks = await home.open();
      const writers = [start(home, ["/hooks on", "/hooks list", "/hooks off"], 4), start(home, [approve(MINE)])];
      for (const command of [YOURS, OURS]) await home.type(hooks, revoke(command));
      await writers[0]?.ended;
      if (writers[1]) await kill(writers[1]);
      await home.close(hooks);
      await ageLock(home);
      const approved = approvedIn(await (await home.open()).list());
      expect(approved.filter((command) => command !== MINE)).toEqual([]);
    },
  );

  test("in the middle of approving leaves no copies for good", async ({ home }) => {
    const hooks = await home.guarded();
    const [kept] = await readdir(join(home.state, "copies"));
    for (const name of ["0123456789abcdef", "fedcba9876543210.12345678", "00000000ffffffff"])
      await mkdir(join(home.state, "copies", name, "deep"), { recursive: true });
    for (const name of ["0123456789abcdef", "fedcba9876543210.12345678"])
      await utimes(join(home.state, "copies", name), new Date(0), new Date(0));
    await home.type(hooks, "/hooks off");
    // A young one may belong to an approval that is just being made.
    expect(await readdir(join(home.state, "copies"))).toEqual(["00000000ffffffff", kept].toSorted());
  });
});

describe("a process that is stopped in the middle of writing, and goes on later", () => {
  test("comes too late to put its draft in place of what it has not seen", async ({ home }) => {
    const path = await home.write("state.json", "old");
    const stamp = await stampOfFile(path);
    await home.write("state.json", "with the revoke");
    expect(await replaceFile(path, "without it", stamp)).toBeUndefined();
    expect(await replaceFile(path, "without it", undefined)).toBeUndefined();
    expect(await home.read("state.json")).toBe("with the revoke");
    const put = await replaceFile(path, "on top of it", await stampOfFile(path));
    expect(put).toBe(await stampOfFile(path));
    expect(await home.read("state.json")).toBe("on top of it");
    expect((await readdir(home.root)).filter((name) => name.startsWith("state.json"))).toEqual(["state.json"]);
  });

  test.runIf(ALL_FAULTS)(
    "does not undo the revoke that was made meanwhile",
    { timeout: LONG_MS, repeats: 3 },
    async ({ home }) => {
      await threeProposed(home);
      const hooks = await home.open();
      await home.approve(hooks, `${EVENT} ${OURS}`);
      const writer = start(home, ["/hooks on", "/hooks off"]);
      await until(() => doneIn(writer.said) > 0);
      // Until it is stopped with a draft of the state: it has the lock, and has read what it builds on.
      for (;;) {
        writer.process.kill("SIGSTOP");
        await pause(20);
        if ((await readdir(home.state)).some((name) => /^state\.json\.\d+$/.test(name))) break;
        writer.process.kill("SIGCONT");
        await pause(Math.random() * 30);
      }
      expect(await home.type(hooks, revoke(OURS))).toMatchObject({ changed: true });
      const before = doneIn(writer.said);
      writer.process.kill("SIGCONT");
      await until(() => doneIn(writer.said) > before + 3);
      await kill(writer);
      await ageLock(home);
      expect(await home.type(hooks, "/hooks list")).toMatchObject({ outcome: "done" });
      expect(approvedIn(await hooks.list())).toEqual([]);
      await home.close(hooks);
      const list = await (await home.open()).list();
      expect([list.lockdown, approvedIn(list)]).toEqual([undefined, []]);
    },
  );
});
