import { describe, expect } from "vitest";
import { namedBeside } from "../../src/transports/command/binding/named-beside.js";
import { type Home, test, verdictOf } from "../support/gates-home.js";

// What a script's text names beside it is approved and copied with it.

const FOLDER = "workspace/guards";
const PYTHON = "#!/usr/bin/env python3\n";
const BLOCKED = "import sys\nsys.exit(2)\n";

const SCRIPTS = [
  ["a Python module", "g.py", `${PYTHON}import helpers\n`, { "helpers.py": BLOCKED }],
  [
    "a module's own module",
    "g.py",
    `${PYTHON}from lib import rules\n`,
    { "lib/rules.py": "from . import deep\n", "lib/deep.py": BLOCKED },
  ],
  [
    "a sourced script",
    "g.sh",
    '#!/bin/bash\nDIR="$(cd "$(dirname "$0")" && pwd)"\n. "$DIR/lib.sh"\n',
    { "lib.sh": "exit 2\n" },
  ],
  [
    "a table",
    "g.py",
    `${PYTHON}import json, os, sys\nrules = os.path.join(os.path.dirname(__file__), "data", "r.json")\nsys.exit(json.load(open(rules)))\n`,
    { "data/r.json": "2" },
  ],
  ["a module of Node", "g.cjs", `#!${process.execPath}\nrequire("./lib")\n`, { "lib.js": "process.exit(2)\n" }],
  [
    "a folder named whole",
    "g.sh",
    '#!/bin/sh\nfor f in "$(dirname "$0")"/rules/*.sh; do . "$f"; done\n',
    { "rules/a.sh": ":\n", "rules/b.sh": "exit 2\n" },
  ],
] as const;

async function approved(home: Home, name: string, script: string, files: Readonly<Record<string, string>>) {
  await home.script(script, `${FOLDER}/${name}`);
  for (const [path, text] of Object.entries(files)) await home.write(`${FOLDER}/${path}`, text);
  await home.propose({ command: `./${FOLDER}/${name}` });
  const hooks = await home.open({ env: { ...home.env, PATH: process.env.PATH ?? "" } });
  const { text = "" } = await home.approve(hooks, `pre_tool_call ./${FOLDER}/${name}`);
  await home.type(hooks, "/hooks on");
  return { hooks, text };
}

describe("beside an approved script", () => {
  test.for(SCRIPTS)("%s is copied, and listed", async ([, name, script, files], { home }) => {
    const { hooks, text } = await approved(home, name, script, files);
    for (const path of Object.keys(files)) expect(text).toContain(path.replace("rules/", ""));
    // What the agent makes of it later changes nothing.
    for (const path of Object.keys(files)) await home.write(`${FOLDER}/${path}`, "");
    expect(await verdictOf(hooks)).toBe("block");
  });

  test("what is too large is named with the line to add", async ({ home }) => {
    const script = '#!/bin/sh\ngrep -q x "$(dirname "$0")/big.txt"\nexit 2\n';
    const { text } = await approved(home, "g.sh", script, { "big.txt": "x".repeat(1_100_000) });
    expect(text).toContain(`files: [./${FOLDER}/big.txt]`);
  });

  test("what lies further off in the project is named with the line to add, and is not shown", async ({ home }) => {
    await home.write("scripts/deny.txt", "mkfs");
    await home.script(
      '#!/bin/sh\nROOT="$(cd "$(dirname "$0")/../.." && pwd)"\ngrep -q x "$ROOT/scripts/deny.txt"\n',
      ".claude/hooks/g.sh",
    );
    await home.propose({ command: "./.claude/hooks/g.sh" });
    const { text = "" } = await home.approve(await home.open(), "pre_tool_call ./.claude/hooks/g.sh");
    expect(text).toContain("files: [./scripts/deny.txt]");
    expect(text).not.toContain("mkfs");
  });

  test("nothing from outside the workspace comes with a script in it", async ({ home }) => {
    await home.write("secret.txt", "s3cret");
    const script = '#!/bin/sh\ncat "$(dirname "$0")/../../secret.txt"\nexit 2\n';
    expect((await approved(home, "g.sh", script, {})).text).not.toContain("s3cret");
  });
});

test("what a script writes is none of its parts", () => {
  const names = (text: string) => namedBeside(text).flatMap((each) => each.names);
  expect(names('HERE = Path(__file__).parent\nopen(HERE / "state.json", "w")\n')).toEqual([]);
  expect(names('echo x >> "$(dirname "$0")/audit.txt"\n')).toEqual([]);
  expect(names('source "$(dirname "$BASH_SOURCE")/lib.sh"\n')).toContain("lib.sh");
});
