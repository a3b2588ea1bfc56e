import type { Fault, StartFailure, UrlRefusal } from "../core/fault.js";
import type { BindingProblem } from "../core/view.js";
import { formatFault } from "./en-formats.js";

const said = (text: string): string => (text ? ` It said: ${text}` : "");

function startFailure(failure: StartFailure): string {
  switch (failure.why) {
    case "missing":
      return `"${failure.path}" does not exist. Put the script there, or correct the command.`;
    case "not-executable":
      return `"${failure.path}" is not executable. Run: chmod +x ${failure.path}`;
    case "bad-interpreter":
      return `"${failure.path}" asks for "${failure.interpreter}", which is not installed. Correct its first line.`;
    case "windows-line-ends":
      return `"${failure.path}" has Windows line ends, which its first line cannot have. Save it with LF line ends.`;
    case "no-folder":
      return `The folder "${failure.path}" does not exist, and scripts run there.`;
    case "other":
      return `It could not be started (${failure.detail}).`;
  }
}

function urlRefusal(refusal: UrlRefusal): string {
  switch (refusal.why) {
    case "not-a-url":
      return "That is not a URL. Write it in full, like https://guard.example.com/hook";
    case "not-http":
      return `"${refusal.scheme}" URLs are not called; use http or https.`;
    case "unresolved":
      return `The name "${refusal.host}" does not resolve at the moment. Check it; it is looked up again at each call.`;
    case "not-public":
      return `"${refusal.host}" leads to ${refusal.address} (${refusal.range}), which hooks may not call. For a service of your own, set STARCHILD_SHELL_HOOKS_HTTP_ALLOW_LOCAL=1 at launch.`;
  }
}

function fault(fault: Fault): string {
  switch (fault.code) {
    case "timed-out":
      return `It took longer than its ${fault.afterMs / 1000} s and was stopped. Make it faster, or raise its timeout (at most 120).`;
    case "not-started":
      return startFailure(fault.failure);
    case "exit":
      return `It ended with exit code ${fault.exitCode}; 0 means continue and 2 means block.${said(fault.stderr)}`;
    case "signal":
      return `It was ended by ${fault.signal}.${said(fault.stderr)}`;
    case "not-json":
      return `It printed something that is no JSON: "${fault.output}". Print one JSON object, or nothing.`;
    case "not-object":
      return `It printed JSON that is no object: "${fault.output}". Print one JSON object, or nothing.`;
    case "too-much-output":
      return `It printed ${fault.bytes} bytes, far too many. Print one JSON object.`;
    case "unknown-decision":
      return `It answered the decision "${fault.value}", which does not exist. Use block, ask or allow.`;
    case "ask-not-here":
      return "It answered ask, which works on pre_tool_call, on_outbound_message and on_completion_claim only.";
    case "http-status":
      return `The endpoint answered with status ${fault.status}; 200 to 299 count as an answer.`;
    case "http-failed":
      return `The endpoint could not be reached (${fault.detail}).`;
    case "url-refused":
      return urlRefusal(fault.refusal);
    case "no-secret":
      return `The variable "${fault.name}" for its signature is not set. Set it where the bot is started.`;
    case "changed-file":
      return `"${fault.path}" is no longer what was approved. Look at it, then approve the hook again.`;
    case "too-deep":
      return "The payload is nested too deeply to be checked.";
    case "internal":
      return `An error of chat-hooks itself: ${fault.detail}. Please report it.`;
  }
}

function problem(problem: BindingProblem): string {
  switch (problem.code) {
    case "missing-file":
      return `"${problem.path}" does not exist. Put it there, or correct the entry.`;
    case "is-folder":
      return `"${problem.path}" is no file that can be run. Name the script itself.`;
    case "missing-program":
      return `There is no program "${problem.word}" outside the workspace. Install it, or correct the command.`;
    case "not-executable":
      return `"${problem.path}" is not executable. Run: chmod +x ${problem.path}`;
    case "link-leaves":
      return `"${problem.path}" is a link that leads out of the workspace. Put the file itself there, or name the place it leads to.`;
    case "unreadable":
      return `"${problem.path}" cannot be read (${problem.detail}).`;
    case "too-large-inside":
      return `"${problem.path}" has more than ${problem.most / 1_048_576} MiB, too large to be copied at approval. Put it outside the workspace.`;
    case "embedded-inside":
      return `"${problem.path}" leads into the workspace, or to a place that cannot be bound, without being a file that is copied at approval: whoever can write there could change what runs. Name each script and file as an argument of its own.`;
    case "not-looked-up":
      return "It was not looked at: the files that propose hooks name more than is looked up at once. Remove what you do not need from them, then send /hooks list again.";
    case "url-refused":
      return urlRefusal(problem.refusal);
  }
}

type FileFaultValues = { code: string; [value: string]: unknown };

const TYPES: Readonly<Record<string, string>> = {
  number: "a number, as in 10",
  int: "a whole number, as in 100",
  boolean: "true or false",
  string: "a text, in quotes",
  array: "a list of texts, as in [one, two]",
};

/** What is wrong in shell_hooks.yaml. */
function fileFault(at: FileFaultValues): string {
  const mean = at.near ? ` Did you mean "${at.near}"?` : "";
  switch (at.code) {
    case "not-a-map":
      return 'this entry is no list of settings. Begin it with "- event: …".';
    case "unknown-key":
      return `unknown key "${at.key}".${mean}`;
    case "duplicate-key":
      return `the key "${at.key}" stands twice. Keep one.`;
    case "duplicate-entry":
      return `this entry is the same as the one on line ${at.first}. Remove one of them.`;
    case "missing-key":
      return `"${at.key}" is missing. Add it.`;
    case "wrong-type":
      return `"${at.key}" is ${at.value}; write ${TYPES[String(at.expected)] ?? at.expected}.`;
    case "out-of-range":
      return `"${at.key}" is ${at.value}; allowed is ${at.range}.`;
    case "unknown-event":
      return `there is no event "${at.value}".${mean}`;
    case "unknown-word":
      return `"${at.key}" is "${at.value}"; allowed is one of ${(at.words as string[]).join(", ")}.`;
    case "not-for-type":
      return `"${at.key}" has no place in a hook of type ${at.type}. Remove it, or change the type.`;
    case "bad-command":
      return `the command cannot be split into words: the ${at.symbol} at character ${at.at} of "${at.value}" is never closed.`;
    case "too-many-words":
      return `the command has more than ${at.most} words. Put them into a script.`;
    case "bad-url":
      return `"${at.value}" is no http or https URL.`;
    case "withheld-variable":
      return `"${at.value}" is never handed to a hook. Use a variable of your own.`;
    case "bad-variable":
      return `"${at.value}" is no name of a variable.`;
    case "file-too-large":
      return `the file has more than ${at.most} bytes. Make it smaller.`;
    case "too-many-hooks":
      return `from here on there are more than ${at.most} hooks; the rest is not read.`;
    case "entry-too-long":
      return `this entry has more than ${at.most} characters. Put long texts into a script.`;
    case "no-hooks-list":
      return 'the file needs a list under "hooks:".';
    case "tab-indent":
      return "this line begins with a tab; YAML wants spaces. Replace it.";
    case "bad-escape":
      return `"${at.near}" is no escape that YAML knows in double quotes. Use single quotes around the pattern.`;
    case "too-many-aliases":
      return "this entry uses too many aliases. Write it out.";
    case "takes-too-long":
      return "this file takes too long to read, and is left out until it changes. Make it shorter and simpler.";
    case "cannot-be-read":
      return `this file cannot be read (${at.detail}). Write it anew, in a simpler way.`;
    case "not-read":
      return "from here on nothing is read: the files that propose hooks take more time or space than is spent on them at once. Make them fewer and shorter.";
    case "more-faults":
      return `from here on there are more mistakes (${at.count}). Correct the ones above first.`;
    default:
      return formatFault(at) ?? `this is not valid YAML: ${at.detail}. Correct it.`;
  }
}

/** What can go wrong, in words: each names the value and the way out. */
export const describeFault = { fault, problem, fileFault, urlRefusal };
