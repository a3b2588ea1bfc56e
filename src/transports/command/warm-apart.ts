import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import type { Duplex } from "node:stream";
import type { RunResult } from "../../core/fault.js";
import { forRehearsal, REHEARSAL_NAMES } from "../environment.js";
import type { RehearsalSandbox } from "../transport.js";
import { type CommandTransport, environmentOf, type LaterRequest } from "./index.js";
import { newPrefix } from "./launch.js";
import { inOurPlaces, sandboxedTransport } from "./sandboxed.js";
import { planWarm, type Warm } from "./warm-plan.js";
import { WARM_PROGRAM, WarmProcess, warmWords } from "./warm-process.js";

type WarmRequest = LaterRequest & { warm: Warm };
type Loaded = { script: WarmProcess; there: string; end(): Promise<void> };

const HELD_MS = 60_000;
/** The program is read from stdin, and every wrapper leaves stdout as it is: over that it speaks. */
const OVER_STDOUT = ["/bin/sh", "-c", 'exec 3<&1 1>/dev/null 2>&1; exec "$@"', "sh"];

/**
 * The same for many events of one hook, one sandbox for all of them where its script can be loaded once: each event has a
 * process of its own there, and they share what they may write. What cannot be loaded has a sandbox for each event.
 */
export function stayingTransport(
  sandbox: RehearsalSandbox,
  folder: string,
  transport: CommandTransport,
): CommandTransport {
  const cold = sandboxedTransport(sandbox, folder, transport);
  let loading: Promise<Loaded | undefined> | undefined;
  const loaded = async (request: WarmRequest): Promise<Loaded | undefined> => {
    const found = await loading;
    // One that had to be ended, because an event took too long, is started anew.
    if (found?.script.state === "gone") {
      loading = undefined;
      await found.end();
    }
    loading ??= load(sandbox, folder, request).catch(() => undefined);
    return loading;
  };
  return {
    async run(request, input) {
      const { warm } = request;
      const there = warm && (await loaded({ ...request, warm }));
      const held = there && (await runThere(there, { ...request, warm }, input(), folder));
      return held ?? cold.run(request, input);
    },
    keepWarm: () => {},
    close: async () => (await loading)?.end(),
  };
}

async function load(sandbox: RehearsalSandbox, folder: string, request: WarmRequest): Promise<Loaded | undefined> {
  const { warm } = request;
  const plan = planWarm(request, warm.env.PATH ?? "");
  if ("why" in plan) return undefined;
  const words = warmWords(plan, { ...warm, folder }, "-", "3");
  const argv = [...OVER_STDOUT, plan.argv0, ...words];
  const { done, folder: there, ...prepared } = await sandbox.prepare({ argv, env: warm.env, folder });
  const [file = "", ...args] = prepared.argv;
  const env = forRehearsal(prepared.env, prepared.env.HOME ?? prepared.cwd);
  const child = spawn(file, args, { stdio: ["pipe", "pipe", "ignore"], cwd: prepared.cwd, env, detached: true });
  child.stdin.on("error", () => {
    // It has ended before it was told what to do, which is heard.
  });
  child.stdin.end(await readFile(WARM_PROGRAM));
  // Its numbers are those of its own namespace: of all that runs there, only the whole can be ended.
  const groups = { add() {}, leave() {}, stop: async () => void child.kill("SIGKILL") };
  // What the system gives a program for its stdout is a socket, over which it can be spoken to as well.
  const script = new WarmProcess(child, child.stdout as unknown as Duplex, groups, newPrefix());
  const end = async (): Promise<void> => {
    child.kill("SIGKILL");
    await done();
  };
  // A process that waits for events keeps nobody running; one that is waited for does.
  const held = setInterval(() => {}, HELD_MS);
  const isLoaded = await script.loaded.finally(() => clearInterval(held));
  if (isLoaded) return { script, there, end };
  await end();
  return undefined;
}

async function runThere(
  { script, there }: Loaded,
  { argv, cwd, env, timeoutMs, warm }: WarmRequest,
  input: string,
  folder: string,
): Promise<RunResult | undefined> {
  const own = Object.entries(environmentOf(env)).filter(
    ([name, value]) => warm.env[name] !== value && !REHEARSAL_NAMES.includes(name),
  );
  const variables = Object.fromEntries(own.map(([name, value]) => [name, value.replaceAll(folder, there)]));
  const launch = { argv, cwd, env: variables, timeoutMs, input, warm: { ...warm, env: {} } };
  const held = await script.run(launch, newPrefix());
  return held && inOurPlaces(held.value, there, folder);
}
