import { textForPattern } from "../lib/text-for-pattern.js";
import { type EventName, fieldListOf, sampleInput } from "./event.js";
import { type LiveHook, wantsPayload } from "./firing.js";
import type { HookEntry } from "./hook.js";
import { textsToMatch } from "./match-texts.js";
import { buildPayload } from "./payload.js";

type Input = Record<string, unknown>;

/** What the tools that most agents have are asked for. */
const TOOL_INPUTS: Readonly<Record<string, Input>> = {
  bash: { command: "echo hello" },
  write_file: { file_path: "notes.txt", content: "hello" },
  read_file: { file_path: "notes.txt" },
  publish_site: { folder: "site" },
  push_message: { text: "Hello from a rehearsal." },
  complete_goal: { summary: "Said hello." },
};

/** The sample of a hook's event, about what its subject asks for where one could be made; the plain one elsewhere. */
export async function sampleAbout(hook: LiveHook, { event, subject }: HookEntry, root: string): Promise<Input> {
  const { matcher: _, ...withoutMatcher } = hook;
  const all = samplesAbout(event, subject);
  return (await firstWanted(withoutMatcher, all, root)) ?? sampleInput(event);
}

/** A sample that a hook wants; undefined where none could be made. */
export async function fittingSample(hook: LiveHook, entry: HookEntry, root: string): Promise<Input | undefined> {
  const { event, subject, matcher } = entry;
  const about = samplesAbout(event, subject);
  const matching = matcher === undefined ? [] : about.flatMap((input) => samplesWith(input, event, matcher));
  return firstWanted(hook, [...about, ...matching], root);
}

async function firstWanted(
  hook: Pick<LiveHook, "event" | "isFor" | "matcher">,
  inputs: readonly Input[],
  root: string,
): Promise<Input | undefined> {
  for (const input of inputs) {
    const payload = buildPayload(hook.event, input, root);
    if (await wantsPayload(hook, payload, textsToMatch(payload))) return input;
  }
  return undefined;
}

/** A sample of an event about something that a hook's subject may well mean, the plainest first. */
function samplesAbout(event: EventName, subject?: string): Input[] {
  const plain = sampleInput(event);
  if (subject === undefined) return [plain, ...failed(event, plain)];
  const guess = textForPattern(subject);
  const names = guess === undefined ? [] : [guess];
  const about =
    "tool_name" in plain
      ? [...Object.keys(TOOL_INPUTS), ...names].map((name) => ({
          ...plain,
          tool_name: name,
          tool_input: TOOL_INPUTS[name] ?? { input: "hello" },
        }))
      : names.flatMap((name) => textFieldsOf(event).map((field) => ({ ...plain, [field]: name })));
  return [plain, ...about].flatMap((input) => [input, ...failed(event, input)]);
}

/** The same with something in it that a hook's matcher may well find. */
function samplesWith(input: Input, event: EventName, matcher: string): Input[] {
  const text = textForPattern(matcher);
  if (text === undefined) return [];
  const fields = fieldListOf(event).filter(([name, { unmatched }]) => !unmatched && name !== "tool_name");
  return fields.flatMap(([name]) => {
    const value = input[name];
    if (typeof value === "string") return [{ ...input, [name]: text }];
    if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
    const inner = Object.entries(value).filter(([, each]) => typeof each === "string");
    return inner.map(([key]) => ({ ...input, [name]: { ...value, [key]: text } }));
  });
}

/** Some hooks are for calls that failed. */
const failed = (event: EventName, input: Input): Input[] =>
  event === "post_tool_call" ? [{ ...input, tool_error: "It failed, in a rehearsal." }] : [];

const textFieldsOf = (event: EventName): string[] =>
  fieldListOf(event).flatMap(([name, { kind }]) => (kind === "text" ? [name] : []));
