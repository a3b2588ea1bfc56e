import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { StartFailure } from "../../../src/core/fault.js";
import type { CommandRequest } from "../../../src/transports/command/index.js";
import { explainStartFailure } from "../../../src/transports/command/start-failure.js";
import { script, transport } from "../../support/process-watch.js";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "chat-hooks-test-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Puts a file there and answers with its path. */
function file(name: string, text: string, mode = 0o755): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  chmodSync(path, mode);
  return path;
}

async function failureOf(argv: string[], more: Partial<CommandRequest> = {}): Promise<StartFailure> {
  const result = await transport().run(script("", { argv, ...more }), () => "{}");
  if (result.kind !== "not-started") throw new Error(`it started: ${JSON.stringify(result)}`);
  return result.failure;
}

describe("a hook that does not start says why", () => {
  test("the script is not there", async () => {
    expect(await failureOf([`${folder}/none.sh`])).toEqual({ why: "missing", path: `${folder}/none.sh` });
  });

  test("a file stands where a folder was expected", async () => {
    const path = `${file("file", "")}/none.sh`;
    expect(await failureOf([path])).toEqual({ why: "missing", path });
  });

  test("the interpreter is not there", async () => {
    const path = file("interpreter.sh", "#!/opt/none/python9 -u\n");
    expect(await failureOf([path])).toEqual({ why: "bad-interpreter", path, interpreter: "/opt/none/python9 -u" });
  });

  test("the interpreter cannot be run", async () => {
    const path = file("plain-interpreter.sh", `#!${file("plain.txt", "not a program", 0o644)}\n`);
    expect(await failureOf([path])).toEqual({ why: "bad-interpreter", path, interpreter: `${folder}/plain.txt` });
  });

  test("the script has Windows line ends", async () => {
    const path = file("windows.sh", "#!/bin/sh\r\nexit 0\r\n");
    expect(await failureOf([path])).toEqual({ why: "windows-line-ends", path });
  });

  test("the script is not executable", async () => {
    const path = file("plain.sh", "#!/bin/sh\n", 0o644);
    expect(await failureOf([path])).toEqual({ why: "not-executable", path });
  });

  test("it is a folder", async () => {
    mkdirSync(join(folder, "folder"));
    expect(await failureOf([`${folder}/folder`])).toEqual({ why: "other", detail: "EISDIR" });
  });

  test("the folder to run in is not there", async () => {
    const path = file("fine.sh", "#!/bin/sh\n");
    expect(await failureOf([path], { cwd: `${folder}/none` })).toEqual({ why: "no-folder", path: `${folder}/none` });
  });

  test("a word has a NUL in it", async () => {
    expect(await failureOf(["/bin/echo", "a\0b"])).toEqual({ why: "other", detail: "ERR_INVALID_ARG_VALUE" });
  });

  test("the words are too long", async () => {
    expect(await failureOf(["/bin/echo", "x".repeat(200_000)])).toEqual({ why: "other", detail: "E2BIG" });
  });

  test("the command is empty", async () => {
    expect(await failureOf([])).toEqual({ why: "other", detail: "ERR_INVALID_ARG_VALUE" });
  });

  test("a file that cannot be read to explain it does no harm", async () => {
    const error = Object.assign(new Error("spawn"), { code: "ENOENT" });
    expect(await explainStartFailure(error, folder, folder)).toEqual({ why: "missing", path: folder });
    // Gone for the system, and there again when we look: without a first line for an interpreter that explains nothing.
    const bare = file("back-again", "echo ran\n");
    expect(await explainStartFailure(error, bare, folder)).toEqual({ why: "missing", path: bare });
  });

  test("an error without a code speaks for itself", async () => {
    expect(await explainStartFailure(new Error("odd"), folder, folder)).toEqual({ why: "other", detail: "Error: odd" });
    expect(await explainStartFailure(undefined, folder, folder)).toEqual({ why: "other", detail: "undefined" });
  });
});

test("a script without a first line runs under sh", async () => {
  const result = await transport().run(script("", { argv: [file("bare", "echo ran; exit 2\n")] }), () => "{}");
  expect(result).toMatchObject({ kind: "exited", code: 2, stdout: "ran\n" });
});
