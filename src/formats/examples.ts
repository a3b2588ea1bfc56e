import { type EventName, honoursOf } from "../core/event.js";
import { type ExamplePayload, type Examples, LIMITS } from "../core/hook.js";
import { isObject, parseJson } from "../lib/json.js";
import { showValue } from "../lib/show-value.js";
import type { EntryFault } from "./format.js";
import { parseYaml } from "./yaml-edit.js";

/**
 * Examples travel with a guard: `must_block` and `must_pass` are lists of payload fields, or files of them.
 *
 * Blocked is what the hook itself stops: it answers block, or ask, which holds the action until a person decides. Passed
 * is what goes on exactly as it was; a note or a context changes nothing about that. Neither is a rewrite, such as a
 * mask: an example that says `rewritten: true` takes one for right, in either list. No verdict is never right: what fails
 * closed has stopped the action, but nobody has looked at it. What the hook's subject or matcher turns away goes on.
 */
export const REWRITTEN = "rewritten";

/** In a file there is room for more than in an entry. */
export const MAX_EXAMPLE_FILE = 65_536;
const MAX_DEPTH = 20;
/** Of a payload; none that an object could not have for a field. */
const FIELD = /^[a-z][a-z0-9_]*$/;

/** The examples in a file: a list in JSON or YAML, or one JSON object a line. */
export function parseExamples(text: string): { examples: readonly ExamplePayload[] } | { at: number; value: string } {
  if (text.length > MAX_EXAMPLE_FILE) return { at: 0, value: `${text.length} > ${MAX_EXAMPLE_FILE}` };
  const examples = examplesIn(listIn(text.replace(/^\ufeff/, "")));
  return "bad" in examples ? examples.bad : { examples: examples.list };
}

function listIn(text: string): unknown {
  const json = parseJson(text);
  if (json !== undefined) return isObject(json) ? [json] : json;
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  if (lines.length > 0 && lines.every((line) => line.startsWith("{")))
    return lines.map((line) => parseJson(line) ?? line);
  const document = parseYaml(text);
  try {
    // An alias could make a small file a large one.
    return document?.errors.length === 0 ? document.toJS({ maxAliasCount: 0 }) : undefined;
  } catch {
    return undefined; // told as what it is: no list of examples
  }
}

type Bad = { at: number; value: string };

/** The list as JSON has it, or what is wrong with it: with which one, counted from 1, or with the whole. */
function examplesIn(list: unknown): { list: readonly ExamplePayload[] } | { bad: Bad } {
  if (!Array.isArray(list) || list.length === 0 || list.length > LIMITS.examples.most)
    return { bad: { at: 0, value: Array.isArray(list) ? `${list.length} examples` : showValue(list) } };
  const at = list.findIndex((each) => !isExample(each));
  if (at >= 0) return { bad: { at: at + 1, value: showValue(list[at]) } };
  return { list: JSON.parse(JSON.stringify(list)) };
}

const isExample = (value: unknown): value is ExamplePayload =>
  isObject(value) &&
  Object.keys(value).some((name) => name !== REWRITTEN) &&
  Object.keys(value).every((name) => FIELD.test(name)) &&
  (value[REWRITTEN] === undefined || value[REWRITTEN] === true) &&
  depthOf(value) <= MAX_DEPTH;

function depthOf(value: unknown, depth = 0): number {
  if (typeof value !== "object" || value === null || depth > MAX_DEPTH) return depth;
  return Math.max(depth, ...Object.values(value).map((inner) => depthOf(inner, depth + 1)));
}

/** What `must_block` or `must_pass` of an entry means; undefined where it is not there. */
export function examplesOf(
  key: string,
  given: unknown,
  event: EventName | undefined,
): { examples?: Examples; faults: EntryFault[] } {
  if (given === undefined) return { faults: [] };
  if (key === "must_block" && event && !canStop(event))
    return { faults: [{ code: "cannot-block", key, value: event }] };
  if (typeof given === "string" && given !== "") return { examples: given, faults: [] };
  if (!Array.isArray(given))
    return { faults: [{ code: "wrong-type", key, value: showValue(given), expected: "examples" }] };
  const read = examplesIn(given);
  if ("bad" in read) return { faults: [{ code: "bad-example", key, ...read.bad }] };
  const bytes = JSON.stringify(read.list).length;
  if (bytes > LIMITS.examples.bytes)
    return { faults: [{ code: "bad-example", key, at: 0, value: `${bytes} > ${LIMITS.examples.bytes}` }] };
  return { examples: read.list, faults: [] };
}

/** Whether anything can be stopped at an event, or masked. */
function canStop(event: EventName): boolean {
  const { block, refuse, rewrite } = honoursOf(event);
  return block === true || refuse === true || rewrite !== undefined;
}
