import { createInterface } from "node:readline";
import type { Texts } from "../bot/words/index.js";
import type { ShellHooks } from "../commands/shell-hooks.js";
import { parsePayload } from "../commands/why.js";
import { EVENT_NAMES, type EventName, isEventName } from "../core/event.js";
import type { FireOutcome } from "../core/firing.js";
import { nearest } from "../lib/nearest.js";
import { type Call, complain, EXIT, type Output, readInput } from "./call.js";

type Firing = { event: EventName; payload: Record<string, unknown> };

/** `chat-hooks fire <event> < payload.json`: the engine for hosts in any language. Answers with an exit code. */
export async function fireOnce(hooks: ShellHooks, event: string, call: Call): Promise<number> {
  const { io, texts } = call;
  const firing = parseFiring((await readInput(io.input)) ?? "", event, texts);
  if ("error" in firing) return complain(io.output, firing.error, EXIT.usageOfFire);
  if (hooks.activeCount() === 0) tellNoneActive(hooks, call);
  const outcome = await fire(hooks, firing, call);
  printJson(io.output, outcome);
  return outcome.verdict === "block" ? EXIT.block : EXIT.fine;
}

/** `--jsonl`: one payload a line, one outcome a line, in order, until the input ends. A bad line costs only itself. */
export async function fireLines(hooks: ShellHooks, event: string | undefined, call: Call): Promise<number> {
  const { io, texts } = call;
  let wasActive = true;
  for await (const line of createInterface({ input: io.input })) {
    if (line.trim() === "") continue;
    const firing = parseFiring(line, event, texts);
    const isActive = hooks.activeCount() > 0;
    if (wasActive && !isActive) tellNoneActive(hooks, call);
    wasActive = isActive;
    printJson(io.output, "error" in firing ? firing : await fire(hooks, firing, call));
  }
  return EXIT.fine;
}

/** Another user, another HOME or a state that was deleted: without a word that would look like "all is well". */
const tellNoneActive = (hooks: ShellHooks, { io, texts }: Call): void =>
  io.output.error(texts.cli.noneActive(hooks.locations.state));

type Fired = FireOutcome & { in_force: number };

async function fire(hooks: ShellHooks, { event, payload }: Firing, { args, io }: Call): Promise<Fired> {
  // Set for every script we start: a hook that fires events itself must not set itself off again.
  const runToken = io.env.CHAT_HOOKS_RUN_TOKEN;
  const outcome = await hooks.fire(event, payload, runToken === undefined ? {} : { runToken });
  const fired = { ...outcome, in_force: hooks.activeCount() };
  if (!args["require-hooks"] || fired.in_force > 0 || fired.verdict === "block") return fired;
  return { ...fired, verdict: "block", reason: "no hook is active here" };
}

function parseFiring(text: string, given: string | undefined, texts: Texts): Firing | { error: string } {
  const payload = text.trim() === "" ? {} : parsePayload(text);
  if (typeof payload === "string") return { error: texts.badJson(payload) };
  const event = given ?? String(payload.event ?? "");
  if (!isEventName(event)) return { error: texts.unknownEvent(event, nearest(event, EVENT_NAMES)) };
  return { event, payload };
}

const printJson = (output: Output, value: unknown): void => output.log(JSON.stringify(value));
