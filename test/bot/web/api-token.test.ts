import { execFileSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadApiToken } from "../../../src/bot/web/api-token.js";
import { makeWorkbench } from "../../support/workbench.js";

const read = (path: string): string => readFileSync(path, "utf8");
const OLD = "A".repeat(43);

/** A state folder with something in the place of the token. */
function folderWith(put: (path: string) => void): string {
  const { state } = makeWorkbench();
  mkdirSync(state);
  put(join(state, "api-token"));
  return state;
}

const readableAs = (mode: number) => (path: string) => {
  writeFileSync(path, OLD);
  chmodSync(path, mode);
};

test("a new token is 32 random bytes in a file that only the owner can read", async () => {
  const { state } = makeWorkbench();
  const token = await loadApiToken(state);
  expect(token.path).toBe(join(state, "api-token"));
  expect(read(token.path)).toMatch(/^[\w-]{43}$/);
  expect(statSync(token.path).mode & 0o777).toBe(0o600);
  expect(readdirSync(state)).toEqual(["api-token"]);
});

test("only the token matches", async () => {
  const { path, matches } = await loadApiToken(makeWorkbench().state);
  const token = read(path);
  expect(matches(token)).toBe(true);
  for (const other of ["", OLD, token.slice(1), `${token} `, `${token}${token}`, token.toLowerCase()])
    expect(matches(other)).toBe(false);
});

test("the token stays the same when the bot starts again", async () => {
  const { state } = makeWorkbench();
  const { path } = await loadApiToken(state);
  const token = read(path);
  expect((await loadApiToken(state)).matches(token)).toBe(true);
  expect(read(path)).toBe(token);
});

test("a line end behind the token does not matter", async () => {
  const state = folderWith((path) => writeFileSync(path, `${OLD}\n`, { mode: 0o600 }));
  expect((await loadApiToken(state)).matches(OLD)).toBe(true);
});

test.each([
  ["missing", () => {}],
  ["unfit", (path: string) => writeFileSync(path, "short", { mode: 0o600 })],
])("many that start at once agree on one token where it is %s", async (_state, put) => {
  const state = folderWith(put);
  const tokens = await Promise.all(Array.from({ length: 8 }, () => loadApiToken(state)));
  const token = read(join(state, "api-token"));
  expect(tokens.map(({ matches }) => matches(token))).toEqual(Array(8).fill(true));
});

test.each([
  ["that others can read", readableAs(0o604)],
  ["that the group can read", readableAs(0o640)],
  ["that is cut off", (path: string) => writeFileSync(path, OLD.slice(1), { mode: 0o600 })],
  ["that is too long", (path: string) => writeFileSync(path, OLD.repeat(2), { mode: 0o600 })],
  ["with other characters", (path: string) => writeFileSync(path, `${OLD.slice(1)}!`, { mode: 0o600 })],
  ["that is a pipe nobody writes to", (path: string) => execFileSync("mkfifo", ["-m", "600", path])],
  ["that is empty", (path: string) => writeFileSync(path, "", { mode: 0o600 })],
])("a file %s is replaced by a new token", async (_what, put) => {
  const state = folderWith(put);
  const { path, matches } = await loadApiToken(state);
  expect(read(path)).toMatch(/^[\w-]{43}$/);
  expect([OLD, read(path)].map(matches)).toEqual([false, true]);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test("a link is replaced, and what it leads to is left alone", async () => {
  const state = folderWith((path) => {
    writeFileSync(`${path}-elsewhere`, OLD, { mode: 0o600 });
    symlinkSync(`${path}-elsewhere`, path);
  });
  const { path, matches } = await loadApiToken(state);
  expect(matches(OLD)).toBe(false);
  expect(matches(read(path))).toBe(true);
  expect(read(`${path}-elsewhere`)).toBe(OLD);
});

test.skipIf(process.getuid?.() !== 0)("a file of another user is replaced", async () => {
  const state = folderWith((path) => {
    writeFileSync(path, OLD, { mode: 0o600 });
    chownSync(path, 12_345, 12_345);
  });
  const { path, matches } = await loadApiToken(state);
  expect(matches(OLD)).toBe(false);
  expect(statSync(path).uid).toBe(process.getuid?.());
});
