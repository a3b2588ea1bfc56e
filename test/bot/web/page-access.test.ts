import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { newPageCode, PageAccess } from "../../../src/bot/web/page-access.js";

const MINUTE = 60_000;

function makeState(): string {
  const folder = mkdtempSync(join(tmpdir(), "chat-hooks-access-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Somebody who is in. */
async function tokenFrom(access: PageAccess, state: string): Promise<string> {
  const entering = await access.enter(await newPageCode(state));
  if (entering.kind !== "in") throw new Error(entering.kind);
  return entering.token;
}

const everythingIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.name} ${readFileSync(join(entry.parentPath, entry.name), "utf8")}`)
    .join("\n");

test("a code lets in once", async () => {
  const state = makeState();
  const access = await PageAccess.open(state);
  const code = await newPageCode(state);
  expect(await access.enter(code)).toMatchObject({ kind: "in" });
  expect(await access.enter(code)).toEqual({ kind: "wrong" });
});

test("a code lets in one of many who bring it at once", async () => {
  const state = makeState();
  for (let round = 0; round < 20; round += 1) {
    const access = await PageAccess.open(state);
    const code = await newPageCode(state);
    const entered = await Promise.all(Array.from({ length: 5 }, () => access.enter(code)));
    expect(entered.filter(({ kind }) => kind === "in")).toHaveLength(1);
  }
});

test("a code is good for ten minutes, and for this run of the bot", async () => {
  const state = makeState();
  let now = Date.now();
  const access = await PageAccess.open(state, { now: () => now });
  const [early, late] = [await newPageCode(state, { now }), await newPageCode(state, { now })];
  now += 10 * MINUTE - 1;
  expect(await access.enter(early)).toMatchObject({ kind: "in" });
  now += 1;
  expect(await access.enter(late)).toEqual({ kind: "wrong" });
  const left = await newPageCode(state);
  expect(await (await PageAccess.open(state)).enter(left)).toEqual({ kind: "wrong" });
});

test("neither a code nor a token can be read from the disk, and nobody else can look", async () => {
  const state = makeState();
  const access = await PageAccess.open(state);
  const token = await tokenFrom(access, state);
  const code = await newPageCode(state);
  expect(everythingIn(state)).not.toContain(token);
  expect(everythingIn(state)).not.toContain(code);
  expect(readdirSync(join(state, "page"))).toEqual(["codes"]);
  for (const name of readdirSync(join(state, "page", "codes")))
    expect(statSync(join(state, "page", "codes", name)).mode & 0o077).toBe(0);
});

test("a token ends with the process, or when whoever has it leaves", async () => {
  const state = makeState();
  const first = await PageAccess.open(state);
  const [kept, left] = [await tokenFrom(first, state), await tokenFrom(first, state)];
  first.leave(left);
  expect([first.isToken(kept), first.isToken(left)]).toEqual([true, false]);
  expect((await PageAccess.open(state)).isToken(kept)).toBe(false);
});

test("the tokens that former versions wrote down count no more, and are removed", async () => {
  const state = makeState();
  mkdirSync(join(state, "page"));
  const digest = createHash("sha256").update("old").digest("hex");
  writeFileSync(join(state, "page", "tokens.json"), JSON.stringify([{ digest, expiresAt: Date.now() + MINUTE }]));
  expect((await PageAccess.open(state)).isToken("old")).toBe(false);
  expect(readdirSync(join(state, "page"))).toEqual([]);
});

test("all are ended by one who is in, or by a code that is for that alone, once", async () => {
  const state = makeState();
  const access = await PageAccess.open(state);
  const tokens = [await tokenFrom(access, state), await tokenFrom(access, state)];
  const code = await newPageCode(state, { use: "end" });
  expect(await access.enter(code)).toEqual({ kind: "wrong" });
  expect(await access.endAll(await newPageCode(state))).toBeUndefined();
  expect(tokens.map((token) => access.isToken(token))).toEqual([true, true]);
  expect(await access.endAll(code)).toBe(2);
  expect(tokens.map((token) => access.isToken(token))).toEqual([false, false]);
  expect(await access.endAll(code)).toBeUndefined();
});

test("five wrong tries a minute, and a path is no code", async () => {
  const state = makeState();
  let now = Date.now();
  const access = await PageAccess.open(state, { now: () => now });
  for (const code of ["", "../tokens.json", "x".repeat(22), "__proto__", "a/b"])
    expect(await access.enter(code)).toEqual({ kind: "wrong" });
  expect(await access.enter("wrong")).toEqual({ kind: "too-many-tries" });
  // Else whoever reaches the port, the agent too, could lock the owner out.
  expect(await access.enter(await newPageCode(state, { now }))).toMatchObject({ kind: "in" });
  now += MINUTE;
  expect(await access.enter("wrong")).toEqual({ kind: "wrong" });
});

test("whoever does not know the secret can neither enter nor use up a code", async () => {
  const state = makeState();
  const access = await PageAccess.open(state, { secret: "a secret of its own" });
  const code = await newPageCode(state);
  expect(await access.enter(code)).toEqual({ kind: "needs-secret" });
  expect(await access.enter(code, "")).toEqual({ kind: "wrong" });
  expect(await access.enter(code, "a secret of its owner")).toEqual({ kind: "wrong" });
  expect(await access.enter(code, "a secret of its own")).toMatchObject({ kind: "in" });
});

test("a secret is guessed at five times a minute, and only by who has a code", async () => {
  const state = makeState();
  let now = Date.now();
  const access = await PageAccess.open(state, { secret: "a secret of its own", now: () => now });
  for (let tries = 0; tries < 9; tries += 1) await access.enter("wrong", "a secret of its own");
  const code = await newPageCode(state, { now });
  const guesses = await Promise.all(Array.from({ length: 9 }, (_, at) => access.enter(code, `guess ${at}`)));
  expect(guesses.filter(({ kind }) => kind === "wrong")).toHaveLength(5);
  expect(await access.enter(code, "a secret of its own")).toEqual({ kind: "too-many-tries" });
  now += MINUTE;
  expect(await access.enter(code, "a secret of its own")).toMatchObject({ kind: "in" });
});

test("the oldest of very many tokens give way", async () => {
  const state = makeState();
  const access = await PageAccess.open(state);
  const tokens: string[] = [];
  for (let at = 0; at < 101; at += 1) tokens.push(await tokenFrom(access, state));
  expect(tokens.map((token) => access.isToken(token))).toEqual([false, ...Array(100).fill(true)]);
});
