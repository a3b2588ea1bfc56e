import { spawnSync } from "node:child_process";
import { accessSync, constants, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sampleInput } from "../../src/core/event.js";
import type { Examples, HookEntry } from "../../src/core/hook.js";
import { buildPayload } from "../../src/core/payload.js";
import { readAnswer } from "../../src/formats/answer.js";
import { parseExamples } from "../../src/formats/examples.js";
import { readHookFile } from "../../src/formats/hook-file.js";
import { entriesInHeader } from "../../src/formats/hook-file-edit.js";
import { headerOf } from "../../src/store/config/bundled.js";
import { en } from "../../src/texts/en.js";
import { zh } from "../../src/texts/zh.js";
import { LONG_TESTS, rows } from "../support/long-tests.js";
import { runMany } from "../support/many-runs.js";
import { makeWorkbench } from "../support/workbench.js";

const FOLDER = join(import.meta.dirname, "../../extensions/shell_hooks/examples");
const textOf = (name: string) => readFileSync(join(FOLDER, name), "utf8");
const ALL = readdirSync(FOLDER).filter((name) => /\.(?:py|sh)$/.test(name));
/** What only hands over to the program beside it, under the name that people know. */
const WRAPPERS = ALL.filter(
  (name) => /^exec python3 /m.test(textOf(name)) && entriesInHeader(textOf(name)).length === 0,
);
const SCRIPTS = ALL.filter((name) => !WRAPPERS.includes(name));
const SECRET_WORD = "zweihundertfünfzig";

/** Not the shims of a version manager, which need more than a hook gets. */
const PATH = "/usr/local/bin:/usr/bin:/bin";

function run(name: string, input: string | Buffer, options: string[] = [], cwd?: string) {
  const bench = makeWorkbench();
  const env = { PATH, HOME: bench.root };
  return spawnSync(join(FOLDER, name), options, {
    input,
    env,
    cwd: cwd ?? bench.root,
    encoding: "utf8",
    timeout: 15_000,
    maxBuffer: 1e8,
  });
}

/** Has a script explain itself, and runs it once for each input. */
function runEach(name: string, inputs: readonly (string | Buffer)[]) {
  const runs = [{ input: "", options: ["--help"] }, ...inputs.map((input) => ({ input, options: [] }))];
  if (!name.endsWith(".py")) return runs.map(({ input, options }) => run(name, input, options));
  const { root } = makeWorkbench();
  const env = { PATH, HOME: root };
  return runMany(
    join(FOLDER, name),
    runs.map((each) => ({ ...each, env, cwd: root })),
  );
}

/** A script's own event, so that it looks at the payload at all. */
const eventOf = (name: string): string =>
  /event: (\w+)/.exec(readFileSync(join(FOLDER, name), "utf8"))?.[1] ?? "pre_tool_call";

/** The examples of a header's entry, those that must be stopped first. */
function examplesIn({ mustBlock = [], mustPass = [] }: HookEntry) {
  const read = (given: Examples) => {
    const file = typeof given === "string" ? parseExamples(readFileSync(given, "utf8")) : { examples: given };
    return "examples" in file ? file.examples : [];
  };
  return [
    ...read(mustBlock).map((fields) => ({ list: "must_block", fields })),
    ...read(mustPass).map((fields) => ({ list: "must_pass", fields })),
  ];
}

describe.each(SCRIPTS)("%s", (name) => {
  const text = readFileSync(join(FOLDER, name), "utf8");

  it("is told of in both languages, on the page of the guards and in the README of its folder", () => {
    const short = name.replace(/\.\w+$/, "");
    for (const { examples } of [en, zh]) expect(Object.keys(examples)).toContain(short);
    expect(readFileSync("docs/guards.md", "utf8")).toContain(`\`${short}\``);
    expect(textOf("README.md")).toContain(`\`${name}\``);
  });

  it("can be run, says in its first line what it does, and shows entries to paste that are right", () => {
    accessSync(join(FOLDER, name), constants.X_OK);
    expect(text).toMatch(/^#!\/usr\/bin\/env (?:python3|bash)\n|^#!\/bin\/(?:ba)?sh\n/);
    expect(text.split("\n").slice(1, 3).join("\n")).toContain(`${name}: `);
    const entries = entriesInHeader(text);
    const read = readHookFile(`hooks:\n${entries.map((entry) => entry.replace(/^/gm, "  ")).join("\n")}\n`);
    expect(read.faults).toEqual([]);
    expect(entries.length).toBeGreaterThan(0);
    expect(read.hooks).toHaveLength(entries.length);
    for (const entry of entries) expect(entry).toContain(`command: ./extensions/shell_hooks/examples/${name}`);
  });

  it.runIf(text.includes('"--selftest"'))(
    "passes its own test, with nothing in its environment",
    { timeout: 30_000 },
    () => {
      const tested = spawnSync(join(FOLDER, name), ["--selftest"], {
        ...{ input: "", env: {}, cwd: "/", encoding: "utf8", timeout: 60_000 },
      });
      expect(`${tested.stdout}${tested.stderr}`).not.toContain("FAIL");
      expect(tested.status).toBe(0);
    },
  );

  it("stands the examples of its header, and has some where it stops or masks something", () => {
    const { hooks } = headerOf(text);
    for (const { entry, examples } of hooks.map((entry) => ({ entry, examples: examplesIn(entry) }))) {
      const [first] = examples.map(({ list }) => list);
      if (entry.failClosed) expect(first).toBe("must_block");
      const { root } = makeWorkbench();
      const env = { PATH, HOME: root };
      const inputs = examples.map(({ fields }) =>
        buildPayload(entry.event, { ...sampleInput(entry.event), ...fields }, root),
      );
      const ends = runMany(
        join(FOLDER, name),
        inputs.map((input) => ({ input: JSON.stringify(input), env, cwd: root })),
      );
      for (const [at, { list, fields }] of examples.entries()) {
        const { status, stdout, stderr } = ends[at] ?? { status: null, stdout: "", stderr: "" };
        const answer = readAnswer(entry.event, { code: status, stdout, stderr });
        const decision = answer.kind === "verdict" ? answer.decision : undefined;
        const isStopped = fields.rewritten
          ? decision?.rewrite !== undefined
          : ["block", "drop", "delay"].includes(decision?.verdict ?? "");
        expect([list, isStopped], JSON.stringify(fields)).toEqual([list, list === "must_block"]);
      }
    }
  });

  it.runIf(rows(4, SCRIPTS).includes(name))("explains itself, and keeps quiet about what it cannot read", () => {
    const event = eventOf(name);
    const strange: (string | Buffer)[] = [
      `["${SECRET_WORD}"]`,
      "null",
      "{}",
      "",
      `{"event": "${event}", "${SECRET_WORD}`,
      `{"event": "${event}", "tool_name": ["${SECRET_WORD}"], "tool_input": "${SECRET_WORD}", "tools": {"a": "${SECRET_WORD}"}, "response": 7, "tokens": "${SECRET_WORD}", "notification": ["${SECRET_WORD}"], "message": 1, "cwd": 3, "published": 5, "goal": [], "summary": {}}`,
      Buffer.concat([Buffer.from(`{"event": "${event}", "message": "${SECRET_WORD}`), Buffer.from([0xff, 0xfe, 0x80])]),
      "[".repeat(100_000),
    ];
    const [help, ...ends] = runEach(name, strange);
    expect(help).toMatchObject({ status: 0, stdout: expect.stringContaining("hooks:") });
    for (const [at, { status, stderr, signal }] of ends.entries()) {
      const about = `${name} on ${String(strange[at]).slice(0, 60)}: ${stderr}`;
      expect(signal, about).toBeNull();
      expect([0, 1], about).toContain(status);
      expect(stderr, about).not.toContain(SECRET_WORD);
      expect(stderr, about).not.toContain("Traceback");
      expect(stderr.split("\n").length, about).toBeLessThan(4);
    }
  });

  it.runIf(LONG_TESTS)("reads two megabytes to the end", () => {
    const words = "the quick brown fox writes a line of text\n".repeat(50_000);
    const event = eventOf(name);
    const payload = {
      ...{ event, session_id: "s", tool_name: "write_file", tool_input: { file_path: "a.txt", content: words } },
      ...{
        tool_result: words,
        notification: words,
        message: words,
        response: words,
        last_user_message: words,
        tokens: 5,
      },
      ...{ goal: "g", summary: words, tools: [], tool_names: [], published: [], attempt: 1 },
    };
    const { status, signal, error, stderr } = run(name, JSON.stringify(payload));
    expect(error, "a pipe that breaks means that it did not read on").toBeUndefined();
    expect(signal).toBeNull();
    expect([0, 1], stderr).toContain(status);
    expect(stderr).not.toContain("Traceback");
  });

  it("imports nothing that lies where it is run", () => {
    const bench = makeWorkbench();
    const planted = `open(${JSON.stringify(join(bench.root, "planted-ran"))}, "w").close()\nraise SystemExit(0)\n`;
    for (const module of ["json", "re", "os", "hashlib", "unicodedata", "urllib"])
      writeFileSync(join(bench.root, `${module}.py`), planted);
    run(name, JSON.stringify({ event: eventOf(name), tool_name: "x" }), [], bench.root);
    expect(readdirSync(bench.root)).not.toContain("planted-ran");
  });
});

describe.each(WRAPPERS)("%s", (name) => {
  it("is a few lines that run the program beside it, and nothing that lies elsewhere", () => {
    accessSync(join(FOLDER, name), constants.X_OK);
    const program = name.replace(/\.sh$/, ".py");
    expect(textOf(name).trim().split("\n").length).toBeLessThanOrEqual(4);
    const bench = makeWorkbench();
    bench.write(program, 'print("planted")\n');
    const help = run(name, "", ["--help"], bench.root);
    expect(help).toMatchObject({ status: 0, stdout: run(program, "", ["--help"]).stdout });
  });

  it("gives no verdict where that program is missing", () => {
    const bench = makeWorkbench();
    const alone = bench.script(`guards/${name}`, textOf(name));
    const end = spawnSync(alone, [], { input: "{}", env: { PATH }, cwd: bench.root, encoding: "utf8" });
    expect(end).toMatchObject({ status: 1, stdout: "", stderr: expect.stringContaining("no verdict") });
  });
});
