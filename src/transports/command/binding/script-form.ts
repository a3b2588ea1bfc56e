import { basename, extname } from "node:path";
import type { BindingProblem } from "../../../core/view.js";
import type { NamedFile } from "../../transport.js";
import { isMachineCode } from "../programs.js";

const MARK = Buffer.from([0xef, 0xbb, 0xbf]);
const SHELL = /^(?:ba|da|z|k|a|mk)?sh$/;
/** What a script without a first line is most likely written for, by its name. */
const FIRST_LINES: Readonly<Record<string, string>> = {
  ".py": "#!/usr/bin/env python3",
  ".js": "#!/usr/bin/env node",
  ".mjs": "#!/usr/bin/env node",
  ".cjs": "#!/usr/bin/env node",
  ".rb": "#!/usr/bin/env ruby",
  ".pl": "#!/usr/bin/env perl",
  ".php": "#!/usr/bin/env php",
  ".lua": "#!/usr/bin/env lua",
  ".bash": "#!/bin/bash",
  ".zsh": "#!/bin/zsh",
};

export const isShell = (program: string): boolean => SHELL.test(basename(program));

/**
 * What keeps a script from being run by its own first line. The system would hand it to `sh` then, and whatever a shell
 * makes of a Python script can look like a block.
 */
export function ownFormProblems({ word, bytes }: NamedFile, interpreter: string | undefined): BindingProblem[] {
  if (!bytes || !isText(bytes)) return [];
  if (bytes.subarray(0, 3).equals(MARK)) return [{ code: "byte-order-mark", path: word }];
  if (interpreter === undefined)
    return [{ code: "no-shebang", path: word, line: FIRST_LINES[extname(word)] ?? "#!/bin/sh" }];
  const [first = ""] = bytes.subarray(0, 256).toString("latin1").split("\n");
  if (first.endsWith("\r")) return [{ code: "windows-line-ends", path: word }];
  return isShell(interpreter) ? shellFormProblems({ word, bytes }) : [];
}

/** What a shell cannot read in a script that it is given. Python and others take both. */
export function shellFormProblems({ word, bytes }: Pick<NamedFile, "word" | "bytes">): BindingProblem[] {
  if (!bytes || !isText(bytes)) return [];
  if (bytes.subarray(0, 3).equals(MARK)) return [{ code: "byte-order-mark", path: word }];
  return bytes.includes("\r\n") ? [{ code: "windows-line-ends", path: word }] : [];
}

const isText = (bytes: Buffer): boolean => !isMachineCode(bytes) && !bytes.subarray(0, 8_192).includes(0);
