// Turns unpacked packages into messages of the size people and agents send, and into commands.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { draw } from "./lot.mjs";
import { machineKind, machinePieces } from "./machine.mjs";

const MAX_FILE = 400_000;
const MAX_FILES = 4_000;
const CODE = new Set([
  ".js",
  ".mjs",
  ".cjs",
  ".ts",
  ".tsx",
  ".jsx",
  ".vue",
  ".py",
  ".go",
  ".rb",
  ".c",
  ".java",
  ".css",
]);
const CONFIG = new Set([".json", ".yml", ".yaml", ".toml", ".ini", ".env", ".example", ".conf", ".xml"]);
const SHELL_FENCE =
  /^[ \t]*(?:```|~~~)[ \t]*(?:bash|sh|shell|zsh|console|shell-session|terminal)\b[^\n]*\n([\s\S]*?)^[ \t]*(?:```|~~~)/gim;
const IS_CI =
  /(?:^|\/)(?:\.github\/workflows\/.*|\.circleci\/.*|\.travis|\.gitlab-ci|appveyor|azure-pipelines)\.?ya?ml$/;

/** Every regular file below a folder, by lot up to a bound. */
function filesBelow(folder) {
  const found = [];
  const walk = (at) => {
    for (const entry of readdirSync(at, { withFileTypes: true })) {
      if (found.length >= MAX_FILES) return;
      if (entry.isDirectory() && entry.name !== "node_modules") walk(join(at, entry.name));
      else if (entry.isFile()) found.push(join(at, entry.name));
    }
  };
  walk(folder);
  return found;
}

/** The text of a file, of a large one its head; empty: it is no text. */
function read(file) {
  if (statSync(file).size > MAX_FILE * 10) return "";
  const bytes = readFileSync(file);
  const text = (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8").slice(0, MAX_FILE);
  return text.includes("\0") || text.includes("\ufffd") ? "" : text;
}

const isChinese = (text) => (text.match(/[\u3400-\u9fff]/g) ?? []).length > text.length * 0.08;

/** What kind of text a file of a package is; undefined: none that a person would send. */
function kindOf(file) {
  const name = basename(file).toLowerCase().replace(/\.gz$/, "");
  const ending = extname(name);
  if (/^readme/.test(name)) return "readme";
  if (/^(?:change|history|release|news)/.test(name) && [".md", ".txt", ""].includes(ending)) return "changelog";
  if ([".md", ".mdx", ".txt", ".rst", ".adoc", ".html"].includes(ending)) return "docs";
  if (file.includes("/man/")) return "docs";
  if (/\blicen[cs]e/.test(name)) return undefined;
  if (CODE.has(ending)) return "code";
  return CONFIG.has(ending) || name.startsWith(".env") ? "config" : undefined;
}

/** Manual pages and HTML as a reader sees them, roughly. */
function plain(text, file) {
  if (file.includes("/man/"))
    return text
      .replace(/^[.'](?:\\"|[A-Z]{1,2}\b|[a-z]{1,3}\b) ?/gm, "")
      .replace(/\\f[A-Z]|\\&/g, "")
      .replace(/\\-/g, "-");
  if (!/\.html(?:\.gz)?$/.test(file)) return text;
  const shown = text.replace(/<(script|style|head)\b[\s\S]*?<\/\1>/gi, "").replace(/<[^>]{0,500}>/g, "");
  return shown.replace(
    /&(lt|gt|amp|quot|nbsp);/g,
    (_, name) => ({ lt: "<", gt: ">", amp: "&", quot: '"', nbsp: " " })[name],
  );
}

/** Cuts at blank lines, else at line ends, into pieces of a length drawn anew for each. */
export function cut(random, text) {
  const pieces = [];
  let piece = "";
  let size = 0;
  // A line of a program's own may be longer than any message.
  for (const line of text
    .replace(/\r/g, "")
    .replace(/\n{3,}/g, "\n\n")
    .match(/.{0,3999}\n|.{1,4000}/g) ?? []) {
    if (size === 0) size = 120 + Math.floor(random() ** 2 * 3_000);
    piece += line;
    if (piece.length < size || (line.trim() !== "" && piece.length < size * 1.5)) continue;
    pieces.push(piece);
    [piece, size] = ["", 0];
  }
  return [...pieces, piece].map((each) => each.trim()).filter((each) => each.length >= 40 && each.length <= 8_000);
}

function commandsIn(file, text) {
  const name = basename(file);
  if (name === "package.json") {
    try {
      const values = Object.values(JSON.parse(text).scripts ?? {});
      return values
        .filter((each) => typeof each === "string" && !each.startsWith("echo"))
        .map((command) => ["package scripts", command]);
    } catch {
      return [];
    }
  }
  if (/\.(?:md|mdx)$/i.test(name))
    return [...text.matchAll(SHELL_FENCE)].map(([, body]) => [
      "readme fences",
      body.replace(/^[ \t]*[$>%] /gm, "").trim(),
    ]);
  if (IS_CI.test(file)) return ciCommands(text).map((command) => ["ci steps", command]);
  const isShell = /\.(?:sh|bash)$/.test(name) || /^#!.*\b(?:ba|da|z)?sh\b/.test(text);
  return isShell && text.length <= 20_000 ? [["shell scripts", text.trim()]] : [];
}

/** The values under `run:`, `script:` and `- run:`, one line or a block; read by indentation, no more is needed. */
function ciCommands(text) {
  const found = [];
  for (const [, space, value, block] of text.matchAll(
    /^([ \t-]*)(?:run|script):[ \t]*(?:([^|>\s][^\n]*)|[|>][-+]?[ \t]*\n((?:[ \t]+[^\n]*\n?|\n)+))/gm,
  )) {
    if (value) found.push(value.trim());
    const lines = (block ?? "").split("\n");
    const end = lines.findIndex((line) => line.trim() !== "" && line.search(/\S/) <= space.length);
    const body = (end < 0 ? lines : lines.slice(0, end))
      .map((line) => line.trim())
      .join("\n")
      .trim();
    if (body) found.push(body);
  }
  return found;
}

function add(groups, kind, text) {
  groups[kind] ??= new Set();
  groups[kind].add(text);
}

/** The messages and commands in one package: of each kind a few by lot, so that no package outweighs the others. */
export function messagesIn(random, folder, { source, most }) {
  const texts = {};
  const commands = {};
  for (const file of filesBelow(folder)) {
    let text = "";
    try {
      text = read(file);
    } catch {
      continue; // a file that cannot be unpacked is no text
    }
    if (text === "") continue;
    for (const [kind, command] of commandsIn(file.slice(folder.length), text))
      if (command.length >= 4 && command.length <= 20_000) add(commands, kind, command);
    const made = machineKind(file, text);
    const kind = made ?? kindOf(file);
    if (!kind || (kind === "code" && text.length / text.split("\n").length > 160)) continue;
    for (const [look, piece] of made ? [] : machinePieces(text)) add(texts, look, piece);
    const pieces = cut(random, plain(text, file));
    for (const piece of draw(random, pieces, most)) {
      const isHan = !made && kind !== "code" && kind !== "config" && isChinese(piece);
      add(texts, isHan ? `${kind}, Chinese` : kind, piece);
    }
  }
  const some = (groups, what) =>
    Object.entries(groups).flatMap(([kind, all]) =>
      draw(random, [...all], kind.includes("Chinese") ? most * 4 : most).map((text) => ({ what, kind, source, text })),
    );
  return [...some(texts, "text"), ...some(commands, "command")];
}
