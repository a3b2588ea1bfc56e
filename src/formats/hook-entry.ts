import * as z from "zod";
import { EVENT_NAMES, type EventName, isEventName } from "../core/event.js";
import {
  DIALECTS,
  type EntryWarning,
  type HookEntry,
  isRefused,
  isWithheldVariable,
  LIMITS,
  type ProposedHook,
  variableIn,
} from "../core/hook.js";
import { KINDS, STANDARD_TYPE } from "../transports/kinds.js";
import type { KeyForm } from "../transports/transport.js";
import { dialectOf } from "./dialect.js";
import { examplesOf } from "./examples.js";
import type { EntryFault } from "./format.js";
import { type ParsedPlace, parsePlace } from "./place-entry.js";
import { boundedText, faultsOfIssue, listUpTo, near } from "./schema.js";

const seconds = z.number().positive();
const text = boundedText(1, Number.POSITIVE_INFINITY);
const pattern = boundedText(0, 10_000);
const variable = z.string();
const FORMS: Readonly<Record<KeyForm, z.ZodType>> = {
  text,
  flag: z.boolean(),
  variable,
  headers: z.record(z.string().regex(/^[\w-]+$/), z.string().regex(/^[^\r\n\0]*$/)),
};
/** The keys that only some types have. */
const OWN_KEYS: Readonly<Record<string, KeyForm>> = Object.assign({}, ...Object.values(KINDS).map(({ keys }) => keys));
const SCHEMA = z.strictObject({
  event: text,
  type: z.enum(Object.keys(KINDS) as HookEntry["type"][]).optional(),
  ...Object.fromEntries(Object.entries(OWN_KEYS).map(([key, form]) => [key, FORMS[form].optional()])),
  matcher: pattern.optional(),
  subject: pattern.optional(),
  from: z.unknown().optional(),
  to: z.unknown().optional(),
  timeout: seconds.optional(),
  ask_timeout: seconds.optional(),
  fail_closed: z.boolean().optional(),
  priority: z.int().min(LIMITS.priority.least).max(LIMITS.priority.most).optional(),
  mode: z.enum(["enforce", "observe"]).optional(),
  async: z.boolean().optional(),
  dialect: z.enum(DIALECTS).optional(),
  files: listUpTo(100, text).optional(),
  env: listUpTo(100, variable).optional(),
  cwd: z.enum(["root", "workspace"]).optional(),
  parallel: z.boolean().optional(),
  must_block: z.unknown().optional(),
  must_pass: z.unknown().optional(),
});
type Raw = z.infer<typeof SCHEMA>;

export const ENTRY_KEYS: readonly string[] = Object.keys(SCHEMA.shape);

const NAMES = {
  keys: Object.keys(SCHEMA.shape),
  depth: 1,
  ranges: {
    ...Object.fromEntries(Object.keys(SCHEMA.shape).map((key) => [key, "1–100"])),
    matcher: "≤ 10000",
    subject: "≤ 10000",
    timeout: "> 0",
    ask_timeout: "> 0",
    priority: `${LIMITS.priority.least}–${LIMITS.priority.most}`,
  },
};

const MAX_TOLD = 200;

export type ParsedEntry = Omit<ProposedHook, "line"> | { faults: EntryFault[] };

/** Checks one entry of a hook file and completes it with the standard values. */
export function parseEntry(value: unknown): ParsedEntry {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return { faults: [{ code: "not-a-map" }] };
  const checked = SCHEMA.safeParse(value);
  if (!checked.success) {
    const { event } = value as { event?: unknown };
    const isUnknown = typeof event === "string" && event !== "" && !eventOf({ event });
    const faults = checked.error.issues.flatMap((issue) => faultsOfIssue(issue, value, NAMES)).map(withMeantKey);
    return { faults: isUnknown ? [unknownEvent({ event }), ...faults] : faults };
  }
  const { data } = checked;
  const faults = meaningFaults(data);
  const [found, target] = [eventOf(data), targetIn(data)];
  return faults.length > 0 || !found || target === undefined ? { faults } : complete(data, found, target);
}

/** What the same is called elsewhere, and no slip of the hand would lead to. */
const MEANT_KEYS: Readonly<Record<string, string>> = {
  cmd: "command",
  run: "command",
  script: "command",
  exec: "command",
  pattern: "matcher",
  regex: "matcher",
  match: "matcher",
  tool: "subject",
  tools: "subject",
  on: "event",
  trigger: "event",
  events: "event",
};

const withMeantKey = (fault: EntryFault): EntryFault =>
  fault.code === "unknown-key" && Object.hasOwn(MEANT_KEYS, fault.key)
    ? { ...fault, near: MEANT_KEYS[fault.key] ?? "" }
    : fault;

type FoundEvent = { event: EventName; trigger?: string };

const kindIn = ({ type = STANDARD_TYPE }: Raw) => KINDS[type];

/** The first of its kind's own keys. */
const targetKeyIn = (raw: Raw): string => Object.keys(kindIn(raw).keys)[0] ?? "";

const targetIn = (raw: Raw): string | undefined => ownIn(raw)[targetKeyIn(raw)] as string | undefined;

const ownIn = (raw: Raw): Readonly<Record<string, unknown>> => raw as Record<string, unknown>;

/** An event of ours, or, in an entry of another dialect, one by the name it has there. */
function eventOf({ event, dialect = "native" }: Pick<Raw, "event" | "dialect">): FoundEvent | undefined {
  if (isEventName(event)) return { event };
  const { events } = dialectOf(dialect);
  const found = Object.hasOwn(events, event) ? events[event] : undefined;
  return found && { event: found.event, trigger: event };
}

function unknownEvent({ event, dialect = "native" }: Pick<Raw, "event" | "dialect">): EntryFault {
  const spoken = DIALECTS.filter((name) => Object.hasOwn(dialectOf(name).events, event));
  const known = [...EVENT_NAMES, ...Object.keys(dialectOf(dialect).events)];
  const [first] = spoken;
  const meant = first && dialectOf(first).events[event]?.event;
  const named = meant && { near: meant, dialect: spoken.join(" | ") };
  return { code: "unknown-event", key: "event", value: event, ...(named ?? near(event, known)) };
}

/** What the shape of an entry cannot show. */
function meaningFaults(raw: Raw): EntryFault[] {
  const { type = STANDARD_TYPE } = raw;
  const [kind, own] = [kindIn(raw), ownIn(raw)];
  const faults: EntryFault[] = [];
  if (!eventOf(raw)) faults.push(unknownEvent(raw));
  const useless = [...Object.keys(OWN_KEYS).filter((key) => !(key in kind.keys)), ...kind.uselessKeys(own)];
  for (const key of useless) if (own[key] !== undefined) faults.push({ code: "not-for-type", key, type });
  const target = targetIn(raw);
  if (target === undefined) faults.push({ code: "missing-key", key: targetKeyIn(raw) });
  else faults.push(...kind.faultsOf(target));
  for (const place of placesIn(raw)) if ("faults" in place) faults.push(...place.faults);
  for (const item of raw.env ?? []) faults.push(...givenFaults(item));
  for (const [key, form] of Object.entries(kind.keys))
    if (form === "variable" && own[key] !== undefined) faults.push(...variableFaults(key, String(own[key])));
  for (const { faults: wrong } of Object.values(examplesIn(raw))) faults.push(...wrong);
  return faults;
}

/** `from` and `to`, each where it is given. */
const placesIn = (raw: Raw): (ParsedPlace & { key: "from" | "to" })[] =>
  (["from", "to"] as const).flatMap((key) =>
    raw[key] === undefined ? [] : [{ key, ...parsePlace(key, raw[key], eventOf(raw)?.event) }],
  );

const examplesIn = (raw: Raw) => ({
  mustBlock: examplesOf("must_block", raw.must_block, eventOf(raw)?.event),
  mustPass: examplesOf("must_pass", raw.must_pass, eventOf(raw)?.event),
});

function variableFaults(key: string, name: string): EntryFault[] {
  if (!/^[A-Za-z_]\w*$/.test(name)) return [{ code: "bad-variable", key, value: name }];
  return isWithheldVariable(name) ? [{ code: "withheld-variable", key, value: name }] : [];
}

/** `NAME`, or `NAME=value`; what would load code is not for an entry to give. */
function givenFaults(item: string): EntryFault[] {
  const { name, value } = variableIn(item);
  if (value?.includes("\0")) return [{ code: "bad-variable", key: "env", value: name }];
  if (isRefused(item)) return [{ code: "code-variable", key: "env", value: name }];
  return variableFaults("env", name);
}

/** What double quotes make of a backslash and a letter, and nobody types. */
const EATEN: Readonly<Record<string, string>> = {
  "\b": "\\b",
  "\f": "\\f",
  "\v": "\\v",
  "\0": "\\0",
  "\u0007": "\\a",
  "\u001b": "\\e",
  "\u0085": "\\N",
  "\u2028": "\\L",
  "\u2029": "\\P",
};
const IS_EATEN = new RegExp(`[${Object.keys(EATEN).join("")}]`, "g");

/** Texts that do not say what their author has written, or meant. */
function textWarnings(raw: Readonly<Record<string, unknown>>): EntryWarning[] {
  return ["command", "url", "matcher", "subject"].flatMap((key): EntryWarning[] => {
    const value = raw[key];
    if (typeof value !== "string") return [];
    const written = value.replace(IS_EATEN, (character) => EATEN[character] ?? "");
    const [, inner] = /^[“”„‘’](.*)[“”‘’]$/s.exec(value) ?? [];
    const line = (text: string): string => `${key}: '${text.replaceAll("'", "''").slice(0, MAX_TOLD)}'`;
    return [
      ...(written === value ? [] : [{ code: "backslash-eaten", key, example: line(written) } as const]),
      ...(inner === undefined ? [] : [{ code: "curly-quotes", key, example: line(inner) } as const]),
    ];
  });
}

function complete(raw: Raw, found: FoundEvent, target: string): ParsedEntry {
  const warnings: EntryWarning[] = [];
  const { dialect = "native", timeout = LIMITS.timeoutMs.standard / 1_000 } = raw;
  // Scripts that were written elsewhere keep the time they have there.
  const most = dialect === "native" ? LIMITS.timeoutMs.most : LIMITS.timeoutMs.mostOfOthers;
  const timeoutMs = Math.ceil(timeout * 1_000);
  const { mustBlock, mustPass } = examplesIn(raw);
  if (timeoutMs > most) warnings.push({ code: "timeout-clamped", seconds: timeout, most: most / 1_000 });
  warnings.push(...kindIn(raw).warningsOf(target), ...textWarnings({ ...raw, [targetKeyIn(raw)]: target }));
  const places = placesIn(raw).flatMap((each) => ("place" in each ? [each] : []));
  warnings.push(...places.flatMap((each) => each.warnings));
  const common = {
    ...found,
    timeoutMs: Math.min(timeoutMs, most),
    askTimeoutMs: Math.min(
      raw.ask_timeout === undefined ? LIMITS.askTimeoutMs.standard : raw.ask_timeout * 1_000,
      LIMITS.askTimeoutMs.most,
    ),
    failClosed: raw.fail_closed ?? false,
    priority: raw.priority ?? LIMITS.priority.standard,
    mode: raw.mode ?? "enforce",
    async: raw.async ?? false,
    dialect,
    files: raw.files ?? [],
    env: raw.env ?? [],
    ...(raw.matcher !== undefined && raw.matcher !== "" && { matcher: raw.matcher }),
    ...(raw.subject !== undefined && raw.subject !== "" && { subject: raw.subject }),
    ...(raw.cwd === "workspace" && { cwd: raw.cwd }),
    ...(raw.parallel && { parallel: true }),
    ...Object.fromEntries(places.map(({ key, place }) => [key, place])),
    ...(mustBlock.examples && { mustBlock: mustBlock.examples }),
    ...(mustPass.examples && { mustPass: mustPass.examples }),
  };
  const entry = { ...common, ...kindIn(raw).parse(ownIn(raw)) } as HookEntry;
  return { entry, warnings, ...(raw.dialect === undefined && { isDialectOpen: true }) };
}
