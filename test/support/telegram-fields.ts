import { type ObjectShape, type Prop, readMethods, type Shape } from "./telegram-types.js";

export type StringField = {
  method: string;
  /**
   * Such as "media[].caption". Where several members of a union have the place, the first has this name and the others
   * theirs in front: "InputMediaVideo: media[].caption".
   */
  path: string;
  /** The path without a name in front. */
  place: string;
  /** The only strings that the type takes, where it does not take them all. */
  literals?: readonly string[];
  /** Whether the place takes an upload too. */
  file?: true;
  /** A payload with `text` at this place, and plausible values at the other required ones. */
  payload(text: string): Record<string, unknown>;
};

/** A place below some type: its path from there, the union members on the way, and the value that holds a text there. */
type Fragment = {
  path: string;
  members: readonly string[];
  /** Inside a type that contains itself: only the innermost member counts, or the combinations have no end. */
  sealed: boolean;
  text: NonNullable<Shape["text"]>;
  build(text: string): unknown;
};
/** How often each type that contains itself has been entered. */
type Entered = ReadonlyMap<Shape, number>;

/** How often a type that contains itself is entered: once shows every field, twice also what stands in itself. */
export type Depth = 1 | 2;

/** Names whose plausible value the type does not tell: an entity starts at 0 even in the shortest text. */
const VALUES: Readonly<Record<string, unknown>> = { offset: 0, url: "https://example.com/" };

// Reading the types takes a second or two.
const readOnce = once(readMethods);

/** Every method name of the installed grammY types. */
export const methodNames = (): readonly string[] => [...readOnce().keys()];

const walkers = { 1: once(() => new Walker(1)), 2: once(() => new Walker(2)) };

/** Every place of a method's payload where a string can stand, at any depth. */
export function stringFieldsOf(method: string, depth: Depth): readonly StringField[] {
  const payload = readOnce().get(method);
  return payload ? walkers[depth]().fields(method, payload) : [];
}

/** Every such place of every method. */
export const stringFields = (depth: Depth): readonly StringField[] =>
  methodNames().flatMap((method) => stringFieldsOf(method, depth));

export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function fieldsOf(method: string, fragments: readonly Fragment[]): StringField[] {
  const seen = new Set<string>();
  return fragments.map(({ path, members, text, build }) => {
    const place = path.replace(/^\./, "");
    const named = seen.has(place) ? `${members.join(" ")}: ${place}` : place;
    seen.add(place);
    // A payload is always an object: every method takes its arguments by name.
    return { method, path: named, place, ...text, payload: build as StringField["payload"] };
  });
}

function unique(fragments: readonly Fragment[]): Fragment[] {
  const byKey = new Map<string, Fragment>();
  for (const fragment of fragments) {
    const key = `${fragment.members.join(" ")}: ${fragment.path}`;
    if (!byKey.has(key)) byKey.set(key, fragment);
  }
  return [...byKey.values()];
}

class Walker {
  private readonly found = new Map<string, readonly StringField[]>();
  private readonly walked = new Map<string, readonly Fragment[]>();

  constructor(private readonly depth: Depth) {}

  fields(method: string, payload: Shape): readonly StringField[] {
    const fields = this.found.get(method) ?? fieldsOf(method, this.walk(payload, new Map()));
    this.found.set(method, fields);
    return fields;
  }

  private walk(shape: Shape, entered: Entered): readonly Fragment[] {
    // What cannot be met again from here makes no difference, and the walk can be shared.
    const relevant = [...entered].filter(([other]) => shapesBelow(shape).has(other));
    const key = [shape.id, ...relevant.map(([{ id }, times]) => `${id}x${times}`).sort()].join();
    const fragments = this.walked.get(key) ?? this.walkAnew(shape, new Map(relevant));
    this.walked.set(key, fragments);
    return fragments;
  }

  private walkAnew(shape: Shape, entered: Entered): readonly Fragment[] {
    const here = shape.text ? [textFragment(shape.text)] : [];
    if (!shapesBelow(shape).has(shape)) return [...here, ...this.inside(shape, entered)];
    const times = entered.get(shape) ?? 0;
    if (times >= this.depth) return here;
    const inside = this.inside(shape, new Map(entered).set(shape, times + 1));
    return [...here, ...inside.map((fragment) => ({ ...fragment, sealed: true }))];
  }

  private inside(shape: Shape, entered: Entered): Fragment[] {
    const { items } = shape;
    const inItems = items ? this.walk(items, entered).map((found) => inArray(items, found)) : [];
    const inObjects = shape.objects.flatMap((object) => {
      const found = object.props.flatMap((prop) => this.inProp(object, prop, entered));
      return shape.objects.length > 1 ? found.map((fragment) => named(object.name, fragment)) : found;
    });
    // Only the members of a union can have the same place.
    return [...inItems, ...(shape.objects.length > 1 ? unique(inObjects) : inObjects)];
  }

  private inProp(object: ObjectShape, prop: Prop, entered: Entered): Fragment[] {
    return this.walk(prop.shape, entered).map((found) => ({
      ...found,
      path: `.${prop.name}${found.path}`,
      build: (text) => ({ ...fillObject(object, prop), [prop.name]: found.build(text) }),
    }));
  }
}

const textFragment = (text: Fragment["text"]): Fragment => ({
  path: "",
  members: [],
  sealed: false,
  text,
  build: (value) => value,
});

const named = (member: string, fragment: Fragment): Fragment =>
  fragment.sealed ? fragment : { ...fragment, members: [member, ...fragment.members] };

/** An object among plain strings, where the array takes both: `["x", { type: "bold", text: … }]`. */
function inArray(item: Shape, found: Fragment): Fragment {
  const before = item.text && found.path !== "" ? [fillShape(item)] : [];
  return { ...found, path: `[]${found.path}`, build: (text) => [...before, found.build(text)] };
}

const allBelow = new WeakMap<Shape, ReadonlySet<Shape>>();

function shapesBelow(shape: Shape): ReadonlySet<Shape> {
  const below = allBelow.get(shape) ?? collectBelow(shape, new Set());
  allBelow.set(shape, below);
  return below;
}

function collectBelow(shape: Shape, found: Set<Shape>): ReadonlySet<Shape> {
  const next = shape.objects.flatMap(({ props }) => props.map((prop) => prop.shape));
  for (const below of shape.items ? [shape.items, ...next] : next) {
    if (found.has(below)) continue;
    found.add(below);
    collectBelow(below, found);
  }
  return found;
}

function fillObject(object: ObjectShape, except?: Prop): Record<string, unknown> {
  const needed = object.props.filter((prop) => prop.required && prop !== except);
  return Object.fromEntries(needed.map(({ name, shape }) => [name, VALUES[name] ?? fillShape(shape)]));
}

/** The simplest value of a type. */
function fillShape(shape: Shape): unknown {
  if (shape.scalar !== undefined) return shape.scalar;
  if (shape.text) return shape.text.literals?.[0] ?? "x";
  const endsHere = (prop: Prop) => !prop.required || !shapesBelow(prop.shape).has(shape);
  const object = shape.objects.find(({ props }) => props.every(endsHere));
  if (object) return fillObject(object);
  return shape.items ? [fillShape(shape.items)] : [];
}
