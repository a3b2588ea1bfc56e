import { fileURLToPath } from "node:url";
// TypeScript 7 has no compiler API to ask, and a second `typescript` package would take over `tsc`.
import { getLibFiles, ts } from "@ts-morph/common";

/** What a type takes, as one flat union: a text, a number or boolean, arrays, objects. */
export type Shape = {
  id: number;
  text?: { literals?: readonly string[]; file?: true };
  /** A value of the type's number or boolean part. */
  scalar?: number | boolean;
  /** What its arrays hold. */
  items?: Shape;
  objects: ObjectShape[];
};
export type ObjectShape = { name: string; props: Prop[] };
export type Prop = { name: string; required: boolean; shape: Shape };

/** Parts of a type that stand for nothing in a payload. */
const ABSENT = ts.TypeFlags.VoidLike | ts.TypeFlags.Null | ts.TypeFlags.Never;

/** The key under which an object with an index signature is filled. */
const ANY_KEY = "*";

const ROOT = fileURLToPath(new URL("../../telegram-methods.virtual.ts", import.meta.url));
const SOURCE = 'import type { ApiMethods } from "grammy/types";\nexport type Methods = ApiMethods;\n';
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  lib: ["lib.es5.d.ts"],
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** Every method of the installed grammY types with the shape of its payload, read by the type checker. */
export function readMethods(): ReadonlyMap<string, Shape> {
  const program = ts.createProgram([ROOT], OPTIONS, createHost());
  const root = program.getSourceFile(ROOT);
  const declared = root?.statements.find(ts.isTypeAliasDeclaration);
  if (!declared) throw new Error(`No type "Methods" in ${ROOT}`);
  return new ShapeReader(program.getTypeChecker()).methods(declared);
}

/** Adds to the disk our root file and the libraries that the bundled compiler brings along. */
function createHost(): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS);
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  const libs = new Map(getLibFiles().map(({ fileName, text }) => [fileName, text]));
  const virtual = (file: string) => (file === ROOT ? SOURCE : libs.get(file.slice(file.lastIndexOf("/") + 1)));
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => virtual(file) !== undefined || fileExists(file);
  host.readFile = (file) => virtual(file) ?? readFile(file);
  host.getSourceFile = (file, version) => {
    const text = virtual(file);
    return text === undefined ? getSourceFile(file, version) : ts.createSourceFile(file, text, version);
  };
  return host;
}

class ShapeReader {
  private readonly ids = new Map<ts.Type, number>();
  private readonly shapes = new Map<string, Shape>();

  constructor(private readonly checker: ts.TypeChecker) {}

  methods(alias: ts.TypeAliasDeclaration): Map<string, Shape> {
    const methods = this.checker.getPropertiesOfType(this.checker.getTypeAtLocation(alias));
    return new Map(methods.map((method) => [method.name, this.payload(this.checker.getTypeOfSymbol(method))]));
  }

  private payload(method: ts.Type): Shape {
    const parameter = method.getCallSignatures()[0]?.parameters[0];
    return this.shape(parameter ? this.checker.getTypeOfSymbol(parameter) : this.checker.getVoidType());
  }

  /** One shape per set of union members, entered before it is filled: rich texts contain themselves. */
  private shape(...types: ts.Type[]): Shape {
    const members = types.flatMap((type) => (type.isUnion() ? type.types : [type]));
    const parts = [...new Set(members)].filter((part) => !has(part, ABSENT));
    const key = parts.map((part) => this.idOf(part)).sort();
    const known = this.shapes.get(key.join());
    if (known) return known;
    const shape: Shape = { id: this.shapes.size, objects: [] };
    this.shapes.set(key.join(), shape);
    this.fill(shape, parts);
    return shape;
  }

  private fill(shape: Shape, parts: readonly ts.Type[]): void {
    const arrays = parts.filter((part) => this.checker.isArrayType(part));
    for (const part of parts) if (!arrays.includes(part)) this.add(part, shape);
    const items = arrays.map((array) => this.checker.getIndexTypeOfType(array, ts.IndexKind.Number));
    if (items.length > 0) shape.items = this.shape(...items.filter((item) => item !== undefined));
  }

  private idOf(type: ts.Type): number {
    const id = this.ids.get(type) ?? this.ids.size;
    this.ids.set(type, id);
    return id;
  }

  private add(part: ts.Type, shape: Shape): void {
    if (part.symbol?.name === "InputFile") shape.text = { file: true };
    else if (part.isStringLiteral()) shape.text = withLiteral(shape.text, part.value);
    else if (isString(part)) shape.text = shape.text?.file ? { file: true } : {};
    else if (has(part, ts.TypeFlags.NumberLike)) shape.scalar ??= part.isNumberLiteral() ? part.value : 1;
    else if (has(part, ts.TypeFlags.BooleanLike)) shape.scalar ||= this.checker.typeToString(part) !== "false";
    else if (isPlainObject(part, this.checker)) shape.objects.push(this.object(part));
    else throw new Error(`No rule for the type ${this.checker.typeToString(part)}`);
  }

  private object(type: ts.Type): ObjectShape {
    const props = this.checker.getPropertiesOfType(type).map((symbol) => ({
      name: symbol.name,
      required: !has(symbol, ts.SymbolFlags.Optional),
      shape: this.shape(this.checker.getTypeOfSymbol(symbol)),
    }));
    const indexed = this.checker.getIndexInfosOfType(type).map((info) => ({
      name: ANY_KEY,
      required: false,
      shape: this.shape(info.type),
    }));
    return { name: nameOf(type, props), props: [...props, ...indexed] };
  }
}

const has = (thing: { flags: number }, flags: number): boolean => (thing.flags & flags) !== 0;

/** Strings, template literals, and `string & {}`, by which types keep literals beside any string. */
const isString = (type: ts.Type): boolean =>
  has(type, ts.TypeFlags.StringLike) || (type.isIntersection() && type.types.some(isString));

const isPlainObject = (type: ts.Type, checker: ts.TypeChecker): boolean =>
  has(type, ts.TypeFlags.Object | ts.TypeFlags.Intersection) &&
  !checker.isTupleType(type) &&
  type.getCallSignatures().length === 0;

/** A literal beside any string or an upload says nothing new. */
const withLiteral = (text: Shape["text"], literal: string): NonNullable<Shape["text"]> =>
  text && !text.literals ? text : { literals: [...(text?.literals ?? []), literal] };

/** The type's own name, or, where it has none, what tells it from the others. */
function nameOf(type: ts.Type, props: readonly Prop[]): string {
  const name = type.aliasSymbol?.name ?? type.symbol?.name;
  if (name && !name.startsWith("__")) return name;
  const kind = props.find(({ name, shape }) => name === "type" && shape.text?.literals?.length === 1);
  if (kind) return `type=${kind.shape.text?.literals?.[0]}`;
  return props.map(({ name }) => name).join("+");
}
