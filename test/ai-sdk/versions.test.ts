import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";

const run = promisify(execFile);

/** Each version of the SDK, by the name it is installed as here, and the specification of its own models. */
const VERSIONS = [
  { version: 5, ai: "ai5", specification: "v2", node: 20 },
  { version: 6, ai: "ai", specification: "v3", node: 20 },
  // It takes models of earlier specifications, too, and they stay what they are.
  { version: 7, ai: "ai7", specification: "v4", node: 22 },
  { version: 7, ai: "ai7", specification: "v2", node: 22 },
];
const node = Number(process.versions.node.split(".")[0]);

test.for(VERSIONS.filter((each) => node >= each.node))(
  "an agent on ai $version with a model of specification $specification is guarded, and loses nothing",
  async ({ ai, specification }) => {
    const folder = mkdtempSync(join(tmpdir(), "chat-hooks-ai-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const ours = join(folder, "node_modules/chat-hooks");
    mkdirSync(ours, { recursive: true });
    for (const name of ["package.json", "dist/ai-sdk", "dist/library"])
      cpSync(name, join(ours, name), { recursive: true });
    for (const [name, as] of [
      [ai, "ai"],
      ["zod", "zod"],
    ] as const)
      symlinkSync(resolve("node_modules", name), join(folder, "node_modules", as));
    cpSync("test/fixtures/ai-sdk/agent.mjs", join(folder, "agent.mjs"));
    const { stdout } = await run(process.execPath, ["agent.mjs", specification], { cwd: folder });
    const told = {
      specification,
      file: expect.stringMatching(/^image\//),
      bytes: true,
      recorded: { command: "echo ***" },
      application: "ran echo ***",
      shownInput: { command: "echo ***" },
      shownResult: { type: "text", value: "masked\n\n[Note from a hook, not from the person: mind it]" },
      refusal: { type: "error-text", value: "Blocked by a hook: not that" },
      leaks: [],
    };
    expect(JSON.parse(stdout)).toEqual({ told: [told, told], ran: ["echo ***", "echo ***"], text: "done", asked: 4 });
  },
);
