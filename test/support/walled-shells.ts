import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { chmod } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, test } from "vitest";
import { bashTool } from "../../src/bot/agent/tools/bash.js";
import type { Sandbox, SandboxPlace } from "../../src/bot/sandbox/ground.js";
import { describeRefusal, openSandbox } from "../../src/bot/sandbox/index.js";
import { textsFor } from "../../src/bot/words/index.js";
import type { HookFirer } from "../../src/index.js";

/** Looks public; connections of these tests lead from there to a server of theirs. */
export const PUBLIC = "93.184.216.34";

export type Shell = {
  sandbox: Sandbox;
  workspace: string;
  run(command: string, more?: { hooks?: HookFirer; timeout?: number; session?: unknown }): Promise<string>;
};

/** A server of this machine, on its loopback. */
export async function serverHere(listener: RequestListener): Promise<{ port: number; close(): void }> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { port: (server.address() as AddressInfo).port, close };
}

/** The proxy's connections, all of which lead to one port here. */
export const leadingTo = (port: number) => (): Socket => connect({ port, host: "127.0.0.1", allowHalfOpen: true });

/** Tells the stories of each kind of sandbox that can be had here; of the others, why not. */
export async function inEachShell(
  place: Omit<SandboxPlace, "hidden" | "workspace">,
  stories: (shell: Shell, kind: string) => void,
): Promise<void> {
  for (const kind of ["bubblewrap", "user"] as const) {
    const base = mkdtempSync(join(tmpdir(), "walls-test-"));
    await chmod(base, 0o755);
    const [workspace, state] = [join(base, "workspace"), join(base, "state")];
    mkdirSync(workspace);
    mkdirSync(state, { mode: 0o700 });
    let reason = "";
    const sandbox = await openSandbox(
      { network: "public", ...place, workspace, hidden: [state] },
      { env: {}, kinds: [kind], onRefused: (...refusal) => (reason = describeRefusal(...refusal, textsFor("en"))) },
    );
    if (!sandbox) {
      rmSync(base, { recursive: true });
      test(`a shell in "${kind}"`, ({ skip }) => skip(reason));
      continue;
    }
    const run: Shell["run"] = async (command, { hooks, timeout, session } = {}) => {
      const { execute } = bashTool(sandbox, hooks ? { hooks } : {});
      const input = { command, ...(timeout !== undefined && { timeout }) };
      return String(await execute?.(input, { toolCallId: "call_1", messages: [], experimental_context: session }));
    };
    describe(`a shell in "${kind}"`, { timeout: 60_000 }, () => {
      afterAll(async () => {
        await sandbox.close();
        rmSync(base, { recursive: true });
      });
      stories({ sandbox, workspace, run }, kind);
    });
  }
}
