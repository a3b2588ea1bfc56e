import { createInterface } from "node:readline";
import { EVENT_NAMES, isEventName } from "../core/event.js";
import { type FireOutcome, UnknownEventError } from "../core/firing.js";
import { nearest } from "../core/nearest.js";
import type { ShellHooks } from "../shell-hooks.js";
import type { Texts } from "../texts/index.js";
import { EXIT } from "./exit.js";

type Payload = Record<string, unknown>;

/** `chat-hooks fire <event> < payload.json`: the engine for hosts in any language. Answers with an exit code. */
export async function fireOnce(hooks: ShellHooks, event: string, texts: Texts): Promise<number> {
  const payload = parsePayload(await readInput(), texts);
  const bad = typeof payload === "string" ? payload : eventFault(event, texts);
  if (bad !== undefined || typeof payload === "string") return usage(bad ?? "");
  const outcome = await fire(hooks, event, payload);
  print(outcome);
  return outcome.verdict === "block" ? EXIT.block : EXIT.fine;
}

/** `--jsonl`: one payload a line, one outcome a line, in order, until the input ends. A bad line costs only itself. */
export async function fireLines(hooks: ShellHooks, event: string | undefined, texts: Texts): Promise<number> {
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === "") continue;
    const payload = parsePayload(line, texts);
    const name = event ?? (typeof payload === "string" ? "" : String(payload.event ?? ""));
    const bad = typeof payload === "string" ? payload : eventFault(name, texts);
    if (bad !== undefined || typeof payload === "string") print({ error: bad });
    else print(await fire(hooks, name, payload));
  }
  return EXIT.fine;
}

async function fire(hooks: ShellHooks, event: string, payload: Payload): Promise<FireOutcome> {
  if (!isEventName(event)) throw new UnknownEventError(event);
  // Set for every script we start: a hook that fires events itself must not set itself off again.
  const runToken = process.env.CHAT_HOOKS_RUN_TOKEN;
  return hooks.fire(event, payload, runToken === undefined ? {} : { runToken });
}

function eventFault(event: string, texts: Texts): string | undefined {
  return isEventName(event) ? undefined : texts.unknownEvent(event, nearest(event, EVENT_NAMES));
}

function parsePayload(text: string, texts: Texts): Payload | string {
  if (text.trim() === "") return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Payload;
    return texts.badJson(text.slice(0, 60));
  } catch (error) {
    return texts.badJson(error instanceof Error ? error.message : String(error));
  }
}

async function readInput(): Promise<string> {
  if (process.stdin.isTTY) return "";
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

const print = (value: unknown): void => console.log(JSON.stringify(value));

function usage(message: string): number {
  console.error(message);
  return EXIT.usageOfFire;
}
