import { utimes } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { runElsewhere } from "../support/elsewhere.js";
import {
  BLOCKS,
  EVENT,
  GUARD,
  type Home,
  onlyView,
  PASSES,
  pause,
  test,
  until,
  verdictOf,
} from "../support/gates-home.js";
import { startTypist } from "../support/gates-process.js";
import { LONG_TESTS, rows } from "../support/long-tests.js";

/** Each has the command of this number to itself, and the next one. */
const TYPISTS = rows(2, [0, 2, 4, 6]);
const commandOf = (at: number): string => `${GUARD} --number ${at}`;

describe("several processes share one state", () => {
  test("approving, revoking and switching at once loses no update", async ({ home }) => {
    await home.script(PASSES);
    await home.propose(...Array.from({ length: 8 }, (_, at) => ({ command: commandOf(at) })));
    const mine = (at: number): string[] => [
      // Whoever has seen the list has seen them all.
      "/hooks list",
      `/hooks approve ${EVENT} ${commandOf(at)}`,
      "/hooks on",
      `/hooks approve ${EVENT} ${commandOf(at + 1)}`,
      "/hooks list",
      `/hooks revoke ${commandOf(at)}`,
      `/hooks approve ${EVENT} ${commandOf(at)}`,
      `/hooks revoke ${commandOf(at + 1)}`,
    ];
    const typists = TYPISTS.map((at) => startTypist(home, mine(at)));
    expect(await Promise.all(typists.map((typist) => typist.ended))).toEqual(TYPISTS.map(() => 0));
    for (const { said } of typists) {
      const lost = said.filter((line) => /^nothing \/hooks (?:approve|revoke)/.test(line));
      expect(lost).toEqual([]);
    }
    const { hooks, lockdown, switch: status } = await (await home.open()).list();
    expect(lockdown).toBeUndefined();
    expect(status.on).toBe(true);
    const approved = hooks
      .filter((view) => view.approval)
      .map((view) => view.entry.type === "command" && view.entry.command);
    expect(approved).toEqual(TYPISTS.map(commandOf));
  });

  test("what another process changes acts in a running bot", async ({ home }) => {
    const hooks = await home.guarded();
    // The switch alone is flipped by another process in a story of the page, too.
    for (const flip of LONG_TESTS ? ["off", "on"] : []) {
      expect(await runElsewhere(home, [flip])).toMatchObject({ exitCode: 0 });
      await until(async () => (await verdictOf(hooks)) === (flip === "off" ? "continue" : "block"));
    }
    expect(await runElsewhere(home, ["revoke", GUARD])).toMatchObject({ exitCode: 0 });
    await until(async () => (await verdictOf(hooks)) === "continue");
    expect((await runElsewhere(home, ["approve", EVENT, GUARD])).stdout).toContain("Approved");
    await until(async () => (await verdictOf(hooks)) === "block");
  });

  test("an owner who is unpaired elsewhere is none here any more", async ({ home }) => {
    const hooks = await home.open();
    await home.type(hooks, `/hooks pair ${await hooks.newPairingCode()}`, { senderId: "9" });
    expect(await runElsewhere(home, ["unpair", "telegram:9"])).toMatchObject({ exitCode: 0 });
    await until(() => !hooks.isOwner("telegram:9"));
  });

  test("a code made by the command line pairs in the running bot", async ({ home }) => {
    const hooks = await home.open();
    const { stdout } = await runElsewhere(home, ["pair"]);
    const code = /\/hooks pair (\S+)/.exec(stdout)?.[1];
    expect(await home.type(hooks, `/hooks pair ${code}`, { senderId: "9" })).toMatchObject({ changed: true });
  });
});

const LINES = [`/hooks approve ${EVENT} ${GUARD}`, "/hooks on", `/hooks revoke ${GUARD}`, "/hooks off"];
/** The moment of each kill is drawn by lot: more of them say more, and take longer. */
const [KILLS, SERIES] = LONG_TESTS ? [10, [1, 2, 3, 4]] : [2, [1]];

/** Whatever was reported done is so; what was only begun may be either way. */
async function holdsWhatItSaid(home: Home, said: readonly string[]): Promise<void> {
  const hooks = await home.open();
  const list = await hooks.list();
  expect(list.lockdown).toBeUndefined();
  const lastOf = (...words: string[]) => said.findLast((line) => words.some((word) => line.includes(`/hooks ${word}`)));
  const gate = lastOf("approve", "revoke");
  if (gate?.startsWith("done")) {
    const { state } = await onlyView(hooks);
    expect([gate, state]).toEqual([gate, gate.includes("approve") ? "approved" : "not-approved"]);
  }
  const flip = lastOf("on", "off");
  if (flip?.startsWith("done")) expect([flip, list.switch.on]).toEqual([flip, flip.endsWith("on")]);
  await home.close(hooks);
}

/** As if whoever waits had waited the five seconds after which the lock of a dead process is taken over. */
const ageLock = (home: Home): Promise<void> =>
  utimes(join(home.state, "lock"), new Date(0), new Date(0)).catch(() => undefined);

describe.concurrent("kill -9 in the middle of writing", () => {
  test.for(SERIES)(
    "(series %i) leaves a readable state, and what was reported done stays done",
    async (_, { home }) => {
      await home.script(BLOCKS);
      await home.propose({});
      const said: string[] = [];
      for (let kills = 0; kills < KILLS; kills += 1) {
        const typist = startTypist(home, LINES, 1_000);
        const isLast = kills === KILLS - 1;
        // On a busy machine all the others may be killed before they have done anything.
        await until(() => typist.said.some((line) => !isLast || line.startsWith("done")));
        await pause(Math.random() * 150);
        typist.process.kill("SIGKILL");
        await typist.ended;
        said.push(...typist.said);
        await ageLock(home);
        await holdsWhatItSaid(home, said);
      }
      expect(said.filter((line) => line.startsWith("done")).length).toBeGreaterThan(0);
    },
  );
});
