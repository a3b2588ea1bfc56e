/** The text may be the agent's, and could keep the bot reading for hours: beyond that it counts as one that starts something. */
const MAX_TEXT = 262_144;
const MAX_LINE = 1_000;
/** How scripts of other systems call the folder that they are told the agent works in; `cwd=ROOT` is where a child starts. */
const TOLD = /\bCLAUDE_PROJECT_DIR\b|\bwork_dir\b|\bcwd\b(?!=[A-Za-z_]|:\s*[A-Z_]+\b)/;
export const ROOT_VARIABLE = "CHAT_HOOKS_ROOT";
/** Programs that run what a project's own files say. */
const RUNNERS =
  /(?:^|[;&|(`"'\s])(?:npm|npx|pnpm|yarn|bunx?|deno|make|just|rake|bundle|pytest|tox|nox|cargo|gradle|mvn|composer|uvx?|poetry|pipenv|pre-commit|lefthook|husky|eslint|prettier|biome|vitest|jest|tsc|mypy|pylint|phpunit|dotnet|go\s+(?:run|test|generate|vet|build)|python3?\s+-m)(?=["'`]?(?:[\s;&|),]|$))/;
/** A file that is started or sourced by a path that is not absolute, or that begins with a variable. */
const STARTED =
  /(?:^|[;&|(`]|(?<!\$)\{|\$\(|\b(?:then|do|else|exec|if|time|env|command|source|bash|sh|zsh|python3?|node|ruby|perl)\b|\s\.(?=\s))\s*["']?((?:\.{1,2}\/|\$\{?\w+\}?["']?\/|[\w.-]+\/)[\w./${}-]+)/g;
const LOADED =
  /sys\.path|importlib|runpy|spec_from_file_location|\b(?:require|import|exec|eval|execfile)\s*\(|PYTHONPATH|NODE_PATH/;
const SCRIPT_PATH = /["'/]\S*[\w-]\.(?:sh|bash|zsh|py|m?js|cjs|ts|rb|pl|php)["'`\s)]/;
const IN_PROJECT_SETTINGS = /\.claude\b|\.kimi|\.agents\b/;
const LOOKS =
  /(?:^\s*|[;&|]\s+|\$\(\s*|(?:\b(?:if|then|do|else)|!)\s+)(?:git\s+(?!-C)[a-z-]|(?:np[mx]|pnpm|yarn|bunx?|cargo|gradle|mvn|composer|poetry|pytest|phpunit|eslint|prettier|biome|ruff|vitest|jest|tsc|mypy|go\s+(?:run|test|tool|vet|build))\s+(?:[a-z-]|\.(?:\s|$)))|["'`]git["'`]\s*,|\bexec\w*\(\s*["'`]git\s|process\.cwd\(|os\.getcwd\(|\bPath\.cwd\(|\$\(pwd\)|\$PWD\b|-[defrs]\s+["']?\.?[\w-]+\/[\w.-]|^\s*\w+=["']?\.?[\w-]+\/[\w./-]*["']?\s*$|\b(?:open|exists|isfile|isdir|existsSync|readFileSync)\(\s*["'][\w.][\w./-]*["']/;
const GOES_THERE = /\b(?:cd|pushd|chdir)\b/;
const ABOVE =
  /(?:__dirname|__file__|import\.meta|\$0|BASH_SOURCE|\b(?:SCRIPT|HOOKS?)_?DIR)\b.*(?:\.\.["']\s*,\s*["']\.\.|\.\.\/\.\.|\.parents\[[2-9]\]|(?:\.parent\b.*){3})|\bdirname\s+"?\$\(\s*dirname\s+"?\$\{?\w*(?:SCRIPT|HOOKS?)_?DIR|\bCLAUDE_DIR\.parent\b/;
const GIT_THERE = /\b(?:cd|pushd|chdir)\b|\bgit["',\s]+-C\b|\bcwd\s*[=:,}]/;
/** Commands whose quoted words are patterns, or are for people. */
const TALKS =
  /^\s*(?:(?:if|elif|then|else|!|&&|\|\|)\s+)*(?:echo|printf|e?grep|deny|block|fail|warn|die|log|info|error|print|console\.\w+|(?:process|sys)\.std\w+\.write)\b/;
const RUNS_WORDS = /\|\s*\S*sh\b|\bxargs\b|`|\$\(|\\'/;
const ASSIGNED =
  /^\s*(?:export\s+|readonly\s+|local\s+|const\s+|let\s+|var\s+|my\s+)?[$]?([A-Za-z_]\w*)\s*(?::\s*\w+\s*)?=(?!=)/;
const OWN_FOLDER = /dirname|BASH_SOURCE|__file__|__dirname|import\.meta|\$0\b|CHAT_HOOKS_SCRIPT_DIR/;

/**
 * Whether a script's text starts or loads something from the folder that it is told, or keeps parts of itself there. The
 * agent can write there: such a script is told the root instead, unless its entry says otherwise.
 */
export function runsFromFolder(text: string): boolean {
  if (!TOLD.test(text)) return false;
  if (text.length > MAX_TEXT) return true;
  const own = text.split("\n").filter((line) => !isComment(line));
  const lines = withoutCaseLabels(/\beval\b/.test(text) ? own : own.map(withoutTalk));
  if (!lines.some((line) => TOLD.test(line))) return false;
  const told = new Set<string>();
  const ownFolders = new Set<string>();
  const settings = new Set<string>();
  let isThere = false;
  return lines.some((line) => {
    if (line.length > MAX_LINE) return true;
    const isTold = isThere || TOLD.test(line) || mentionsAny(line, told);
    const isOfSettings = IN_PROJECT_SETTINGS.test(line) || mentionsAny(line, settings);
    const [, assigned] = ASSIGNED.exec(line) ?? [];
    if (assigned !== undefined && isTold) told.add(assigned);
    if (assigned !== undefined && OWN_FOLDER.test(line)) ownFolders.add(assigned);
    if (assigned !== undefined && isOfSettings) settings.add(assigned);
    // From here on, what has no folder before it lies there.
    isThere ||= isTold && GOES_THERE.test(line);
    if (RUNNERS.test(line) || (isTold && isOfSettings)) return true;
    return isTold && (LOADED.test(line) || startsScript(line)) ? true : startsRelative(line, told, ownFolders);
  });
}

const isComment = (line: string): boolean => /^\s*(?:#|\/\/|\*)/.test(line);

/** What is only said, or looked for, starts nothing. */
const withoutTalk = (line: string): string =>
  line.length <= MAX_LINE && TALKS.test(line) && !RUNS_WORDS.test(line)
    ? line.replaceAll(/"(?:[^"\\]|\\.)*"|'[^']*'/g, '""')
    : line;

const CASE_LABEL = /^\s*\(?(?:[^()"'`$;&]|\$\w+|\$\{\w+\}|"(?:[^"`$]|\$\w+|\$\{\w+\})*"|'[^']*')*\)/;

/** What a `case` compares with is no command. Such a word begins after `in` or behind `;;`. */
function withoutCaseLabels(lines: readonly string[]): string[] {
  let isLabel = false;
  return lines.map((line) => {
    const rest = isLabel ? line.replace(CASE_LABEL, "") : line;
    if (line.trim() !== "") isLabel = /(?:^|\s)in\s*$|;;&?\s*$/.test(rest);
    return rest;
  });
}

const goesThere = (text: string): boolean => TOLD.test(text) && GIT_THERE.test(text);

/** Whether it looks about in the folder where it starts: git does, and so does whoever names files without a folder. */
export const looksWhereItStarts = (text: string): boolean =>
  !goesThere(text) && text.split("\n").some((line) => line.length <= MAX_LINE && !isComment(line) && looksAbout(line));

function looksAbout(line: string): boolean {
  const found = LOOKS.exec(line);
  return found !== null && !OWN_FOLDER.test(line.slice(0, found.index + found[0].length));
}

/** Whether it may run git in the folder that it is told. */
export const runsGit = (text: string): boolean => goesThere(text) && /\bgit\b["',]*\s/.test(text);

/** Whether it takes the folder above its own for the project: a copy of it finds none there. */
export const looksAbove = (text: string): boolean =>
  text.split("\n").some((line) => line.length <= MAX_LINE && !isComment(line) && ABOVE.test(line));

/**
 * A word of a command line in which Claude Code's name for the project means the root: what the line names there was bound
 * there, while the script is told where the agent works.
 */
export const namingRoot = (word: string): string => word.replaceAll(/\bCLAUDE_PROJECT_DIR\b/g, ROOT_VARIABLE);

const mentionsAny = (line: string, names: ReadonlySet<string>): boolean =>
  (line.match(/\w+/g) ?? []).some((word) => names.has(word));

/** A path of a script beside a folder; a name's ending that is only compared is none. */
const startsScript = (line: string): boolean =>
  SCRIPT_PATH.test(line) && !/endswith|endsWith|\bgrep\b|\bmatch|==/.test(line);

function startsRelative(line: string, told: ReadonlySet<string>, own: ReadonlySet<string>): boolean {
  return [...line.matchAll(STARTED)].some(([, path = ""]) => {
    const [, variable] = /^\$\{?(\w+)/.exec(path) ?? [];
    if (variable !== undefined) return (told.has(variable) || TOLD.test(variable)) && !own.has(variable);
    return !OWN_FOLDER.test(line);
  });
}
