import type { Texts } from "../bot/words/index.js";
import type { ShellHooks } from "../commands/shell-hooks.js";
import { parsePayload } from "../commands/why.js";
import { EVENT_NAMES, type EventName, isEventName } from "../core/event.js";
import type { FireOptions, FireOutcome } from "../core/firing.js";
import { exactJson } from "../lib/exact-json.js";
import { nearest } from "../lib/nearest.js";
import { type Call, complain, EXIT, inTerminal, type Output, readInput } from "./call.js";
import type { CommandLines, Push } from "./command-lines.js";
import { type AnswerLine, type LineFields, type LineOptions, LineSession } from "./line-session.js";

type Firing = { event: EventName; payload: LineFields };

/** `chat-hooks fire <event> < payload.json`: the engine for hosts in any language. Answers with an exit code. */
export async function fireOnce(hooks: ShellHooks, event: string, call: Call): Promise<number> {
  const { io, texts } = call;
  const text = (await readInput(io.input)) ?? "";
  const payload = text.trim() === "" ? {} : parsePayload(text);
  const firing = typeof payload === "string" ? { error: texts.badJson(payload) } : firingOf(payload, event, texts);
  if ("error" in firing) return complain(io.output, firing.error, EXIT.usageOfFire);
  const outcome = await fire(hooks, firing, call);
  if (isUnchecked(outcome)) tellNoneActive(hooks, call);
  printJson(io.output, outcome, text);
  return outcome.verdict === "block" ? EXIT.block : EXIT.fine;
}

/** `--jsonl`: one line in, one line out, until the input ends. With an event given, every line is a payload of it. */
export async function fireLines(hooks: ShellHooks, event: string | undefined, call: Call): Promise<number> {
  const { io, texts } = call;
  const write = (line: object, source?: string): void => printJson(io.output, line, source);
  const push: Push = (line) => {
    write(line);
    return true;
  };
  const { CommandLines } = await import("./command-lines.js");
  const commands = new CommandLines(hooks, texts.cli.lines, call.locale);
  const { answer, close } = lineHandler({ fireLine: firerOfLines(hooks, event, call), commands, event, call }, push);
  await new LineSession(answer, { write }, linesTexts(texts)).read(io.input);
  close();
  return EXIT.fine;
}

export const linesTexts = (texts: Texts) => ({ ...texts.cli.lines, badJson: texts.badJson });

type FireLine = (line: LineFields, options: LineOptions) => Promise<object>;

/** Fires what lines say; tells once that no hook is active, and again when that comes about anew. */
export function firerOfLines(hooks: ShellHooks, given: string | undefined, call: Call): FireLine {
  let wasActive = true;
  return async ({ run_token: runToken, ...payload }, { onHeld, signal }) => {
    const firing = firingOf(payload, given, call.texts);
    if ("error" in firing) return firing;
    const token = typeof runToken === "string" && { runToken };
    const outcome = await fire(hooks, firing, call, { onHeld, signal, ...token });
    if (wasActive && isUnchecked(outcome)) tellNoneActive(hooks, call);
    wasActive = !isUnchecked(outcome);
    return outcome;
  };
}

export type LineParts = { fireLine: FireLine; commands: CommandLines; event?: string | undefined; call: Call };

/**
 * Tells the kinds of lines apart. What names an event is a payload, whatever else is in it: fields that a host copies from
 * elsewhere make no command of it.
 */
export function lineHandler(
  { fireLine, commands, event, call }: LineParts,
  push: Push,
): { answer: AnswerLine; close(): void } {
  const { lines } = call.texts.cli;
  const ends = new Map<unknown, () => void>();
  const answer: AnswerLine = async (line, options) => {
    const kind = ["command", "subscribe"].find((name) => Object.hasOwn(line, name));
    if (event !== undefined || Object.hasOwn(line, "event") || kind === undefined) return fireLine(line, options);
    // Who waits in line behind a question could not answer it.
    if (!options.hasId) return { error: lines.needsId(kind) };
    const other = Object.keys(line).find((name) => name !== kind);
    if (other !== undefined) return { error: lines.unknownField(kind, JSON.stringify(other), undefined) };
    if (call.io.env.CHAT_HOOKS_RUN_TOKEN !== undefined) return { error: lines.notFromHook };
    // What it does takes a place of its own: a yes must not wait for what it allows.
    options.onHeld();
    if (kind === "command") return commands.run(line.command);
    const end = commands.subscribe(line.subscribe, push);
    if (typeof end !== "function") return end;
    const { channel } = line.subscribe as { channel: string };
    // Who subscribes again is not told twice.
    ends.get(channel)?.();
    ends.set(channel, end);
    return { subscribed: true };
  };
  return {
    answer,
    close() {
      for (const end of ends.values()) end();
      ends.clear();
    },
  };
}

/** Another user, another HOME or a state that was deleted: without a word that would look like "all is well". */
const tellNoneActive = (hooks: ShellHooks, { io, texts }: Call): void =>
  io.output.error(texts.cli.noneActive(hooks.locations.state));

type Fired = FireOutcome & { in_force: number };
const NONE_ACTIVE = "no hook is active here";

/** A store that cannot be trusted, or is away, blocks without a hook. */
const isUnchecked = ({ in_force: count, verdict, reason }: Fired): boolean =>
  count === 0 && (verdict !== "block" || reason === NONE_ACTIVE);

async function fire(
  hooks: ShellHooks,
  { event, payload }: Firing,
  { args, io }: Call,
  options: FireOptions = {},
): Promise<Fired> {
  // Set for every script we start: a hook that fires events itself must not set itself off again.
  const runToken = io.env.CHAT_HOOKS_RUN_TOKEN;
  const outcome = await hooks.fire(event, payload, { ...options, ...(runToken !== undefined && { runToken }) });
  const fired = { ...outcome, in_force: hooks.activeCount() };
  if (!args["require-hooks"] || fired.in_force > 0 || fired.verdict === "block") return fired;
  return { ...fired, verdict: "block", reason: NONE_ACTIVE };
}

function firingOf(payload: LineFields, given: string | undefined, texts: Texts): Firing | { error: string } {
  const event = given ?? String(payload.event ?? "");
  if (!isEventName(event)) return { error: inTerminal(texts.unknownEvent(event, nearest(event, EVENT_NAMES))) };
  return { event, payload };
}

/** With the numbers of the payload as its host has written them. */
const printJson = (output: Output, value: object, source = ""): void => output.log(exactJson(value, source));
