import type { ColdWhy, Fault, JsonKind, Remedy, StartFailure, UrlRefusal } from "../core/fault.js";
import { MAX_PAYLOAD } from "../core/too-big.js";
import type { BindingProblem } from "../core/view.js";
import { errorLineFirst } from "../lib/error-line.js";
import { describedBy } from "./described-by.js";

const said = (text: string, remedy?: Remedy): string =>
  `${text ? ` It said: ${errorLineFirst(text)}` : ""}${remedy ? `\n${describeRemedy(remedy)}` : ""}`;

/** What the entry lacks, by what its program complained about. */
const describeRemedy = describedBy<Remedy, "why">("why", {
  "not-copied": ({ name, line, root }) =>
    `It looks for "${name}", which is next to it and was not copied at approval. Add to its entry: ${line}${root === undefined ? "" : ` – open it as $CHAT_HOOKS_SCRIPT_DIR/${name}, because hooks run in ${root}`} – and approve it again.`,
  unset: ({ name, line }) =>
    `The variable "${name}" is not set where the bot was started. Set it there${line === undefined ? "" : `, add to the entry: ${line}, approve it again,`} and start the bot again.`,
  "not-handed": ({ name, line }) =>
    `The variable "${name}" is set where the bot was started, but a hook is given only what its entry names. Add to it: ${line} – and approve it again.`,
});

const startFailure = describedBy<StartFailure, "why">("why", {
  missing: ({ path }) => `"${path}" does not exist. Put the script there, or correct the command.`,
  "not-executable": ({ path }) =>
    `"${path}" is not executable. Run this, then approve the hook again, because a copy runs: chmod +x ${path}`,
  "bad-interpreter": ({ path, interpreter }) =>
    `"${path}" asks for "${interpreter}", which is not installed. Correct its first line.`,
  "windows-line-ends": ({ path }) =>
    `"${path}" has Windows line endings; the #! line needs LF. Save it with LF line endings.`,
  "no-folder": ({ path }) => `The folder "${path}" does not exist, and scripts run there.`,
  other: ({ detail }) => `It could not be started (${detail}).`,
});

const urlRefusal = describedBy<UrlRefusal, "why">("why", {
  "not-a-url": () =>
    "That is not a URL. Write it in full, like https://guard.example.com/hook, without spaces, backslashes or invisible characters.",
  "not-http": ({ scheme }) => `"${scheme}" URLs are not supported; use http or https.`,
  unresolved: ({ host }) =>
    `The name "${host}" does not resolve at the moment. Check it; it is looked up again at each call.`,
  "not-public": ({ host, address, range }) =>
    `"${host}" leads to ${address} (${range}), which hooks may not call. For your own service, set CHAT_HOOKS_HTTP_ALLOW_LOCAL=1 at launch.`,
});

const a = (kind: JsonKind): string => (kind === "null" ? "null" : `${kind === "object" ? "an" : "a"} ${kind}`);

const NOT_HERE = {
  event: "this event sends nothing",
  reply: "this is an answer, and somebody waits for it",
  note: "these are words of a hook or about one",
  "no-outbox": "this was not sent through an outbox that could keep it",
};

const fault = describedBy<Fault, "code">("code", {
  "timed-out": ({ afterMs }) =>
    `It ran longer than its ${afterMs / 1000} s and was stopped. Make it faster, or raise its timeout (at most 120).`,
  "no-turn": ({ afterMs }) =>
    `${afterMs === 0 ? "Too many events wait for it already" : `Others kept it waiting for ${afterMs / 1000} s`}, so this one was not judged. Make it faster, keep it warm (warm: true), or let a matcher choose its events.`,
  "not-started": ({ failure }) => startFailure(failure),
  exit: ({ exitCode, stderr, remedy }) =>
    `It ended with exit code ${exitCode}; 0 means continue and 2 means block.${said(stderr, remedy)}`,
  signal: ({ signal, stderr, remedy }) => `It was ended by ${signal}.${said(stderr, remedy)}`,
  "not-json": ({ output }) => `It printed something that is not JSON: "${output}". Print one JSON object, or nothing.`,
  "not-object": ({ output }) =>
    `It printed JSON that is not an object: "${output}". Print one JSON object, or nothing.`,
  "too-much-output": ({ bytes }) => `It printed ${bytes} bytes, which is far too much. Print one JSON object.`,
  "worker-ended": ({ ending, stderr, remedy }) =>
    `It ended (${ending}) instead of answering; a worker stays, and is started again for the next event.${said(stderr, remedy)}`,
  "out-of-turn": ({ output }) =>
    `It printed "${output}", which is not one line with one JSON object for one event; it was ended, and is started again. Print {} to continue, and everything else on stderr.`,
  "unknown-decision": ({ value }) =>
    `It answered the decision "${value}", which does not exist. Use block, ask or allow.`,
  "ask-not-here": () =>
    "It answered ask, which works on pre_tool_call, pre_llm_call, on_outbound_message, on_completion_claim and on_network_request only.",
  "unusable-result": ({ given, kept }) =>
    `It answered a tool_result that is ${a(given)}, and the result is ${a(kept)}. Answer ${kept === "text" ? "a text" : `${a(kept)} or a text`}.`,
  "drop-not-here": ({ where }) =>
    `It answered drop, which is for pushes only; ${NOT_HERE[where]}. Nothing is sent, and the person is told. Answer block, or look at "kind".`,
  "delay-not-here": ({ where }) =>
    `It answered delay, which is for pushes only; ${NOT_HERE[where]}. So it did not wait. Look at "kind" and delay only a "push".`,
  "bad-until": ({ value }) =>
    `It answered delay with until "${value}". Write 07:00, or a date with its time as in 2030-01-31T07:00:00Z, at most 7 days from when the message was written.`,
  "http-status": ({ status }) => `The endpoint answered with status ${status}; 200 to 299 count as an answer.`,
  "http-failed": ({ detail }) => `The endpoint could not be reached (${detail}).`,
  "url-refused": ({ refusal }) => urlRefusal(refusal),
  "no-secret": ({ name }) => `The variable "${name}" for its signature is not set. Set it where the bot is started.`,
  "changed-file": ({ path }) => `"${path}" is no longer what was approved. Review it, then approve the hook again.`,
  "too-big": () =>
    `What it should look at has more than ${MAX_PAYLOAD / 1024 / 1024} MiB, which is too big to check. Send or write it in parts.`,
  "too-deep": () => "The payload is nested too deeply to be checked.",
  internal: ({ detail }) => `An error of chat-hooks itself: ${detail}. Please report it.`,
});

const problem = describedBy<BindingProblem, "code">("code", {
  "missing-file": ({ path, near }) =>
    `"${path}" does not exist. ${near === undefined ? "Put it there, or correct the entry." : `Such a file is at "${near}": write that in the entry.`}`,
  "is-folder": ({ path }) => `"${path}" is not a file that can be run. Name the script itself.`,
  "missing-program": ({ word, near }) =>
    `There is no program "${word}" outside the workspace. ${near === undefined ? "Install it, or correct the command." : `Such a file is at "${near}": write that in the entry.`}`,
  "not-executable": ({ path }) =>
    `"${path}" is not executable. Run this, then approve the hook by the id that /hooks list shows afterwards: chmod +x ${path}`,
  "no-shebang": ({ path, line }) =>
    `"${path}" does not say what runs it, so a shell would. Make this its first line: ${line}`,
  "byte-order-mark": ({ path }) =>
    `"${path}" begins with a byte order mark, which hides its first line. Save it as UTF-8 without BOM, or run: sed -i '1s/^\\xEF\\xBB\\xBF//' ${path}`,
  "windows-line-ends": ({ path }) =>
    `"${path}" has Windows line endings (CRLF) and cannot run like that. Save it with LF line endings, or run: sed -i 's/\\r$//' ${path}`,
  "unset-variable": ({ name }) =>
    `The variable "${name}" is not set where the bot was started, so the hook is not given it. Set it there, and start the bot again.`,
  "link-leaves": ({ path }) =>
    `"${path}" is a link that leads out of the workspace. Put the file itself there, or name the place it leads to.`,
  unreadable: ({ path, detail }) => `"${path}" cannot be read (${detail}).`,
  "too-large-inside": ({ path, most }) =>
    `"${path}" has more than ${most / 1_048_576} MiB, too large to be copied at approval. Put it outside the workspace.`,
  "empty-folder": ({ path }) =>
    `The folder "${path}" has no file that could be bound. Put the hook's files there, or take it off the list.`,
  "folder-too-large": ({ path, files, bytes, depth }) =>
    `The folder "${path}" has too much in it to be bound: all folders of a hook together may have at most ${files} files of ${bytes / 1_048_576} MiB, ${depth} folders deep. Name a smaller folder.`,
  "folder-link": ({ path }) =>
    `"${path}" is a link that leads out of the bound folder, or to another folder. Put the file itself there.`,
  "bad-examples": ({ path, at, value }) =>
    `${at > 0 ? `Example ${at} in "${path}"` : `"${path}"`} cannot be used: ${value}. Write a list of 1 to 50 examples, in JSON or YAML, or one JSON object a line, each with fields of the payload, as in {"tool_input": {"command": "ls"}}.`,
  "odd-file": ({ path }) =>
    `"${path}" is neither a regular file nor a folder, so the folder that holds it cannot be bound. Remove it.`,
  "embedded-inside": ({ path }) =>
    `"${path}" leads into the workspace, or to a place that cannot be bound, without being a file that is copied at approval: anyone who can write there could change what runs. Name each script and file as a separate argument.`,
  "not-looked-up": () =>
    "It was not checked: the files that propose hooks name more than is looked up in one go. Remove what you do not need from them, then send /hooks list again.",
  "url-refused": ({ refusal }) => urlRefusal(refusal),
});

/** A fault of a file: its values depend on the code. */
export type Values = { code: string; [value: string]: unknown };

const TYPES: Readonly<Record<string, string>> = {
  number: "a number, as in 10",
  int: "a whole number, as in 100",
  boolean: "true or false",
  string: "a text, in quotes",
  array: "a list of texts, as in [one, two]",
  place: "what it is limited to, as in { channel: telegram, person: 12345 }",
  id: "an id or a list of ids, whole numbers or texts in quotes",
  examples: "a list of payload fields, as in [{tool_input: {command: ls}}], or the path of a file of them",
};

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  toml: "one with TOML settings, of another project (Moltis)",
  openclaw: "one of OpenClaw, whose hooks run inside its own process",
  events: 'one of another project: it has "events" and no "trigger"',
};

/** Other formats have no place for what only an entry of ours can carry. */
export const examplesElsewhere = (key: string): string =>
  /^must_(?:block|pass)$/.test(key)
    ? " Examples work in shell_hooks.yaml only: chat-hooks import brings the entry there."
    : "";

const mean = (at: Values): string => (at.near ? ` Did you mean "${at.near}"?` : "");

const YAML_SLIPS: Readonly<Record<string, string>> = {
  "odd-space": "this line begins with a space that YAML does not accept; some keyboards and web pages produce it.",
  fence:
    "this line was copied from a chat or a page. Remove every line that begins with ```, so that the file begins with this one.",
  documents: "for YAML, --- begins another file. Remove that line, and keep one list, below one such line.",
  dash: "each hook begins with a dash.",
  "no-hooks-key": "a line is missing above the first dash.",
  "empty-list": "[] says that the list is empty, but more follows below. Remove the brackets.",
  colon: "a colon is missing.",
  "full-width-colon": "this colon is the Chinese one; YAML wants the plain one, and a space after it.",
  "colon-space": "a space is missing after the colon.",
  "dash-space": "a space is missing after the dash.",
  indent: "this line is not aligned with its neighbours.",
  quote: "this quotation mark is never closed.",
  "after-quote": "there is more text after the closing quotation mark. Put one pair around all of it.",
  bracket: "this bracket is never closed.",
  start: "a text that begins like this needs quotation marks.",
  "colon-in-value": "a text with a colon and a space in it needs quotation marks.",
};

const NO_FILES: Readonly<Record<string, (detail: string) => string>> = {
  "not-a-file": () => "that name is a folder or a pipe, not a file. Put the file in its place.",
  "link-leaves": () =>
    "this is a link that leads out of the workspace, and is not followed. Put the file itself there.",
  unreadable: (detail) => `this file cannot be read (${detail}). Make sure the user the bot runs as may read it.`,
};

const writeLine = (at: Values): string => `Write: \`${at.example}\``;

const FILE_FAULTS: Readonly<Record<string, (at: Values) => string>> = {
  "not-a-map": () => 'this entry is not a list of settings. Begin it with "- event: …".',
  "unknown-key": (at) => `unknown key "${at.key}".${mean(at)}${examplesElsewhere(String(at.key))}`,
  "duplicate-key": (at) => `the key "${at.key}" appears twice. Keep one.`,
  "duplicate-entry": (at) => `this entry is the same as the one on line ${at.first}. Remove one of them.`,
  "missing-key": (at) => `"${at.key}" is missing. Add it.`,
  "wrong-type": (at) => `"${at.key}" is ${at.value}; write ${TYPES[String(at.expected)] ?? at.expected}.`,
  "out-of-range": (at) => `"${at.key}" is ${at.value}; allowed: ${at.range}.`,
  "unknown-event": (at) =>
    at.dialect === undefined
      ? `there is no event "${at.value}".${mean(at)}`
      : `"${at.value}" is an event of another format. Add to the entry the one its script is written for: dialect: ${at.dialect}. In our own format it is ${at.near}.`,
  "unknown-word": (at) => `"${at.key}" is "${at.value}"; allowed: ${(at.words as string[]).join(", ")}.`,
  "not-for-type": (at) => `"${at.key}" cannot be used in a hook of type ${at.type}. Remove it, or change the type.`,
  "bad-command": (at) =>
    `the command cannot be split into words: the ${at.symbol} at character ${at.at} of "${at.value}" is never closed.`,
  "too-many-words": (at) => `the command has more than ${at.most} words. Put them into a script.`,
  "bad-url": (at) =>
    `"${at.value}" is not an http or https URL. Write it in full, without spaces, backslashes or invisible characters.`,
  "other-direction": (at) =>
    at.key === "from"
      ? `"from" says whose words and calls a hook is for, and at ${at.event} something goes out. Write "to" instead.`
      : `"to" says where something goes out, and at ${at.event} nothing does. Write "from" instead.`,
  username: (at) =>
    `"${at.value}" is a name, which can change or pass to somebody else. Write the id, a number: the bot tells it to anyone who is not an owner and sends /hooks list; a chat's id is chat_id in the payload.`,
  "empty-place": (at) => `"${at.key}" limits nothing. Give it channel, chat, person or chat_type, or remove it.`,
  "only-in-yaml": (at) =>
    `"${at.key}" works only in shell_hooks.yaml. Write this hook there, with its "dialect", or remove the key.`,
  "withheld-variable": (at) => `"${at.value}" is never handed to a hook. Use a variable of your own.`,
  "cannot-block": (at) => `"${at.key}" cannot be used on ${at.value}, which can neither block nor rewrite. Remove it.`,
  "bad-example": (at) =>
    `${Number(at.at) > 0 ? `example ${at.at} of "${at.key}"` : `"${at.key}"`} cannot be used: ${at.value}. Write 1 to 50 examples, 16 KB in all, each with fields of the payload, as in {tool_input: {command: ls}}; more fit into a file.`,
  "code-variable": (at) =>
    `"${at.value}" can make programs load other code, so a file cannot set it for a hook. Set what you need inside the script.`,
  "bad-variable": (at) => `"${at.value}" is not a valid variable name.`,
  "file-too-large": (at) => `the file has more than ${at.most} bytes. Make it smaller.`,
  "too-many-hooks": (at) => `from here on there are more than ${at.most} hooks; the rest is not read.`,
  "entry-too-long": (at) => `this entry has more than ${at.most} characters. Put long texts into a script.`,
  "no-hooks-list": () =>
    'the file needs a list under "hooks:". Begin it with a line "hooks:", then "  - event: pre_tool_call" and below that "    command: ./guard.sh".',
  "tab-indent": (at) =>
    `this line begins with a tab; YAML wants spaces. ${at.example === undefined ? "Replace it." : writeLine(at)}`,
  "yaml-slip": (at) => `${YAML_SLIPS[String(at.why)]} ${writeLine(at)}`,
  "other-name": (at) => `this file is not there, but "${at.value}" is. Give it this name and place.`,
  "no-file": (at) => NO_FILES[String(at.what)]?.(String(at.detail)) ?? "",
  "bad-escape": (at) =>
    `"${at.near}" is not an escape that YAML knows in double quotes. Use single quotes around the pattern.`,
  "too-many-aliases": () => "this entry uses too many aliases. Write it out.",
  "takes-too-long": () =>
    "this file takes too long to read, and is skipped until it changes. Make it shorter and simpler.",
  "cannot-be-read": (at) => `this file cannot be read (${at.detail}). Rewrite it in a simpler way.`,
  "not-read": () =>
    "from here on nothing is read: the files that propose hooks take more time or space than is allowed for one reading. Make them fewer and shorter.",
  "more-faults": (at) => `from here on there are more mistakes (${at.count}). Correct the ones above first.`,
  "bad-json": () => "this is not valid JSON. Correct it: often a comma is missing, or there is one too many.",
  "bad-toml": () => "this is not valid TOML. Correct it: put texts in quotes, one setting per line.",
  "no-front-matter": () =>
    'this HOOK.md has no settings. Begin it with a line "---", name, description and trigger, and another "---".',
  "no-entry-point": () =>
    "this hook has no script. Put one at scripts/run, scripts/run.sh or scripts/run.py beside its HOOK.md.",
  "not-agent-hooks": (at) =>
    `this is not an Agent Hooks file but ${LOOK_ALIKES[String(at.what)]}. It cannot run here; write a script and a HOOK.md with "trigger".`,
  "no-counterpart": (at) =>
    `there is no event "${at.value}" here, so this hook never runs. Remove it, or use another event.`,
  "never-fires": (at) =>
    `with "${at.key}": ${JSON.stringify(at.value)} this hook never runs. Use it on tool events, as in "Bash(git *)", or remove it.`,
  "unsupported-type": (at) =>
    `hooks of type "${at.value}" do not run here; "command" and "http" do. A script can ask a model: see llm_judge in /hooks examples.`,
  "bad-yaml": (at) => `this is not valid YAML: ${at.detail}. Correct it.`,
};

/** What is wrong in a file that proposes hooks. */
const fileFault = (at: Values): string => FILE_FAULTS[at.code]?.(at) ?? at.code;

/** What can go wrong, in words: each names the value and the way out. */
export const describeFault = { fault, problem, fileFault, urlRefusal, remedy: describeRemedy };

/** Why a hook cannot be kept warm, and what would help. */
const coldReasons: Readonly<Record<ColdWhy, (detail: string) => string>> = {
  "shell-line": () => "a shell command line is not a Python script. Name the script as its command.",
  "not-python": () => "only a Python script can be kept warm, and its command starts something else.",
  "env-line": () => "Python is started by env with options or variables. Name the interpreter itself.",
  "python-option": (option) => `with Python's option "${option}" no script is loaded from its file. Leave it out.`,
  "too-old": () => "that needs Python 3.9 or newer, on Linux.",
  "no-read": () => "the script ends without reading its input.",
  ends: () => "the script ends with an error before it reads its input. Run it by hand to see which.",
  threads: () => "the script starts threads before it reads its input. Start them afterwards.",
  timer: () => "the script sets an alarm before it reads its input. Set it afterwards.",
  "open-files": () => "the script has a file or a connection open when it reads its input. Open it afterwards.",
  slow: () => "the script did not read its input in time.",
};

export const coldReason = (why: ColdWhy, detail: string): string => coldReasons[why](detail);
