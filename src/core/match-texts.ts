import { spacedJson } from "../lib/spaced-json.js";
import { fieldsAsJson, matchedFields, type Payload, stringsIn } from "./payload.js";

const MAX_DEPTH = 64;
const MAX_VALUES = 2_000;

/** What matchers search of an event, each part made when the first of them asks for it. */
export class MatchTexts {
  /** Null where nothing was made yet. */
  private madePlain: readonly string[] | undefined | null = null;
  private madeAll: readonly string[] | undefined | null = null;

  constructor(
    private readonly own: Readonly<Record<string, unknown>>,
    private readonly asJson = jsonOf,
    readonly isSearchable = true,
  ) {
    if (isSearchable) return;
    this.madePlain = undefined;
    this.madeAll = undefined;
  }

  /** Every string and every name of a field as they are, or undefined where the JSON of the fields may hold others. */
  get plain(): readonly string[] | undefined {
    if (this.madePlain === null) this.madePlain = plainTexts(this.own);
    return this.madePlain;
  }

  /** Each string of the fields, and their JSON as a script would read it; undefined when they cannot be searched. */
  get all(): readonly string[] | undefined {
    if (this.madeAll === null) this.madeAll = allTexts(this.own, this.asJson);
    return this.madeAll;
  }
}

/** What a matcher goes over: the event's own fields. Of what cannot be searched, it misses nothing. */
export const textsToMatch = (payload: Payload, isSearchable = true): MatchTexts =>
  new MatchTexts(matchedFields(payload), (name) => fieldsAsJson(payload).get(name) ?? "null", isSearchable);

const jsonOf = (_name: string, value: unknown): string => spacedJson(value);

function allTexts(own: Readonly<Record<string, unknown>>, asJson: typeof jsonOf): string[] | undefined {
  try {
    const fields = Object.entries(own).map(([name, value]) => ({ name, value, json: asJson(name, value) }));
    const nested = fields.filter(({ value }) => typeof value === "object" && value !== null);
    // Put together from its parts: encoding a large field twice would cost more than searching it.
    const whole = `{${fields.map(({ name, json }) => `"${name}": ${json}`).join(", ")}}`;
    return [...stringsIn(own), ...nested.map(({ json }) => json), whole];
  } catch {
    // Whatever cannot be searched runs the hooks: too often is better than too rarely.
    return undefined;
  }
}

function plainTexts(own: Readonly<Record<string, unknown>>): string[] | undefined {
  const found: string[] = [];
  let values = 0;
  /** False for what JSON would write in words of its own, and for what is too large to look at like this. */
  const collect = (value: unknown, depth: number): boolean => {
    if (typeof value === "string") found.push(value);
    if (typeof value !== "object" || value === null) return true;
    values += 1;
    if (depth > MAX_DEPTH || values > MAX_VALUES || "toJSON" in value) return false;
    const isList = Array.isArray(value);
    // Loops: this is done at every event, and lists of what is found on the way would cost more than finding it.
    for (const name of Object.keys(value)) {
      if (!isList) found.push(name);
      if (!collect((value as Record<string, unknown>)[name], depth + 1)) return false;
    }
    return true;
  };
  return collect(own, 0) ? found : undefined;
}
