import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parseAgentSettings } from "../../src/bot/agent/settings.js";
import type { DialectName } from "../../src/core/hook.js";
import { type ConfigJob, tryConfigJob } from "../../src/store/config/config-jobs.js";
import { textsFor } from "../../src/texts/index.js";
import { runHere } from "../support/command-line.js";
import { BLOCKS, CALL, EVENT, GUARD, Home, listen, ofKind, until } from "../support/gates-home.js";
import { HOSTILE_FORMATS, type HostileFile, hostileFile } from "../support/hostile-files.js";
import { LONG_TESTS } from "../support/long-tests.js";
import { shared } from "../support/shared.js";

const AROUND = { root: "/r", folder: "/r/odd", files: ["scripts/run"] };
const DIALECTS: Readonly<Record<string, DialectName>> = {
  "HOOK.md": "agent-hooks",
  "settings.json": "claude",
  "config.toml": "kimi",
};

function jobsOn({ format, text }: HostileFile): ConfigJob[] {
  const dialect = DIALECTS[format];
  if (dialect) return [{ kind: "foreign", text, dialect, around: AROUND }];
  if (format === "shell_hooks.yaml")
    return [
      { kind: "hooks", text },
      { kind: "add-entries", text, entries: ["- event: on_stop\n  command: ./x.sh"] },
    ];
  return [
    { kind: "read-switch", text },
    { kind: "read-sources", text },
    { kind: "write-switch", text, on: true },
    { kind: "write-source", text, name: "claude", on: true },
  ];
}

test.each(HOSTILE_FORMATS)("whatever a %s holds, reading it ends in an answer that can be told", (format) => {
  fc.assert(
    fc.property(hostileFile(format), (file) => {
      for (const job of jobsOn(file)) {
        const answer = tryConfigJob(job);
        expect(answer, file.text).not.toHaveProperty("threw");
        // It comes from a worker, and is told in words and as JSON.
        const { result } = structuredClone(answer) as { result?: { faults?: { line: number; code: string }[] } };
        JSON.stringify(result);
        for (const fault of result?.faults ?? []) {
          expect(textsFor("en").fileFault(fault).length).toBeLessThan(20_000);
          expect(textsFor("zh").fileFault(fault).length).toBeLessThan(20_000);
        }
      }
      if (format === "agent.yaml") parseAgentSettings(file.text);
    }),
    { numRuns: LONG_TESTS ? 500 : 30 },
  );
});

/** One guard, approved once; what an attempt changes in the state is put back from a copy. */
const guardedHome = shared(async (atEnd): Promise<{ home: Home; putBack(): void; run: typeof runHere }> => {
  const home = await Home.make();
  atEnd(() => home.dispose());
  const hooks = await home.guarded(BLOCKS, { fail_closed: true });
  await home.close(hooks);
  const kept = join(home.top, "kept");
  cpSync(home.state, kept, { recursive: true });
  return {
    home,
    putBack() {
      for (const name of ["state.json", "counter.json", "copies", "log"])
        rmSync(join(home.state, name), { recursive: true, force: true });
      cpSync(kept, home.state, { recursive: true, force: true });
      for (const path of [".agents", ".claude", ".kimi-code", "workspace/config"])
        rmSync(home.path(path), { recursive: true, force: true });
    },
    run: (args, more = {}) =>
      runHere(["--workspace", home.workspace, "--state", home.state, ...args], { env: home.env, ...more }),
  };
});

test.each(HOSTILE_FORMATS)(
  "whatever a %s proposes, what is approved fires, is told, listed, revoked and switched",
  async (format) => {
    const { home, putBack, run } = await guardedHome();
    const input = JSON.stringify(CALL);
    await fc.assert(
      fc.asyncProperty(hostileFile(format), async ({ path, text }) => {
        putBack();
        await home.write("workspace/config/agent.yaml", "shell_hooks:\n  sources: [claude, kimi, agent-hooks]\n");
        await home.script("#!/bin/sh\n", ".agents/hooks/odd/scripts/run");
        await home.script(`${BLOCKS}# edited\n`);
        await home.write(path, text);
        expect(await run(["fire", EVENT], { input })).toMatchObject({ exitCode: 2 });
        const running = await home.open();
        const told = listen(running);
        await until(() => ofKind(told, "hook-changed").length > 0);
        expect((await home.type(running, "/hooks list")).text).toContain(GUARD);
        await home.close(running);
        expect(await run(["off"])).toMatchObject({ stderr: "" });
        expect(await run(["fire", EVENT], { input })).toMatchObject({ exitCode: 0 });
        await run(["on"]);
        expect(await run(["fire", EVENT], { input })).toMatchObject({ exitCode: 2 });
        expect(await run(["revoke", GUARD])).toMatchObject({ exitCode: 0 });
        expect(await run(["fire", EVENT], { input })).toMatchObject({ exitCode: 0 });
      }),
      { numRuns: LONG_TESTS ? 15 : 1 },
    );
  },
  300_000,
);
