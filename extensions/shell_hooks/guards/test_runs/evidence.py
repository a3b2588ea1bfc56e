"""What the tools did, by the host's record: what was written last, and whether a test command succeeded after it."""
import fnmatch
import json
import re
from collections import namedtuple

from lib.budget import TooComplicated
from lib.tables import patterns_of
from shell.reader import read
from shell.reading import only_reads, unwrapped, words_of, writes_file
from shell.tree import Group, NotUnderstood

SHOWN_LINES, SHOWN_CHARS = 15, 1500
CUT = "…"
ANSI = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)?|[@-Z\\-_])")
PATTERNS = patterns_of("test_runs/patterns.txt")

Step = namedtuple("Step", "before words redirected negated")  # before: the operator in front of it
Test = namedtuple("Test", "line state output")  # state: passed, failed, unproven or empty


def steps_in(text):
    """The simple commands of a line in order, those in brackets and loops among them."""

    def walk(pipelines, before):
        for pipeline in pipelines:
            for command in pipeline.commands:
                writes = writes_file(command)
                if isinstance(command, Group):
                    yield from walk(command.body, before)
                    if writes:
                        yield Step("&&", [], True, False)
                else:
                    yield Step(before, words_of(command), writes, pipeline.negated)
                before = "|"
            before = pipeline.end
        if before == "&":
            yield Step("&", [], False, False)

    try:
        return list(walk(read(text), ""))
    except (NotUnderstood, TooComplicated):
        return [Step("", ["?"], False, False)]


def is_test(words, wanted):
    words = unwrapped(words)
    line = " ".join(words)
    return words[:len(wanted)] == wanted if wanted else bool(PATTERNS["tests"].match(line)) and not PATTERNS["no tests"].search(line)


def is_write(step):
    return step.redirected or not only_reads(step.words) and not PATTERNS["tests"].match(" ".join(unwrapped(step.words)))


def is_proof(text, steps, at):
    """Whether the line's exit code 0 means that this step's was 0."""
    if PATTERNS["unproven"].search(text) or steps[at].before == "||" or steps[at].negated:
        return False
    is_careful = re.search(r"\bset -[a-z]*e", text) is not None
    allowed = {"&&"} | ({"|"} if "pipefail" in text else set()) | ({";", "\n"} if is_careful else set())
    return all(step.before in allowed for step in steps[at + 1:])


def field(text, *names):
    """A field of a tool's input, also when the input was cut in the middle; the text itself when it is no record."""
    try:
        value = json.loads(text)
        if isinstance(value, dict):
            return next((value[name] for name in names if isinstance(value.get(name), str)), "")
        return value if isinstance(value, str) else text
    except ValueError:
        found = re.search(r'"(?:%s)"\s*:\s*"((?:\\.|[^"\\])*)' % "|".join(names), text)
        try:
            return json.loads('"%s"' % found.group(1)) if found else text
        except ValueError:
            return found.group(1)


def succeeded(run):
    result = run.get("result")
    text = result if isinstance(result, str) else json.dumps(result)
    code = re.search(r"exit[ _]?code\"?: ?(\d+)", text, re.I)
    return run.get("ok") is True and not re.match(r"stopped:|not started:|ended by ", text) and (code is None or code.group(1) == "0")


def after_shell(run, given, wanted, written, test):
    """What was written, and the test since then, after a shell call."""
    line, is_cut = field(given, "command", "cmd", "script", "code"), given.endswith(CUT)
    output = run.get("result") if isinstance(run.get("result"), str) else ""
    steps = steps_in(line)
    for at, step in enumerate(steps):
        if is_test(step.words, wanted):
            state = "passed" if succeeded(run) else "failed"
            if state == "passed" and (is_cut or not is_proof(line, steps, at)):
                state = "unproven"
            test = Test(line, "empty" if state == "passed" and PATTERNS["nothing ran"].search(output) else state, output)
        elif is_write(step):
            written, test = line, None
    if is_cut:  # what the rest of it does is not to be seen
        written, test = line, test if test and test.state != "passed" else None
    return written, test


def history(tools, wanted, globs):
    """(what was written last, the last test since)."""
    written, test = None, None
    for run in tools:
        if not isinstance(run, dict):
            continue
        name, given = str(run.get("name", "")), run.get("input")
        given = given if isinstance(given, str) else json.dumps(given)
        if PATTERNS["test tools"].match(name) and not wanted:
            test = Test(name, "passed" if succeeded(run) else "failed", str(run.get("result")))
        elif PATTERNS["shell tools"].search(name):
            written, test = after_shell(run, given, wanted, written, test)
        elif PATTERNS["write tools"].search(name) and not re.search(r"read|get|list|search|view", name, re.I) and run.get("ok") is True:
            path = field(given, "file_path", "path", "filename", "file", "target_file", "notebook_path")
            if not globs or any(fnmatch.fnmatch(each, glob) for glob in globs for each in (path, path.rsplit("/", 1)[-1])):
                written, test = path, None
    return written, test


def end_of(output):
    """The last lines of an output, without colours."""
    lines = ANSI.sub("", output).replace("\r\n", "\n").replace("\r", "\n").rstrip().split("\n")
    text = "\n".join(line.rstrip() for line in lines[-SHOWN_LINES:])
    text = "".join(char for char in text if char >= " " or char in "\t\n")
    return text if len(text) <= SHOWN_CHARS else CUT + text[-(SHOWN_CHARS - 1):]


def one_line(text):
    text = re.sub(r"\s+", " ", "".join(char if char.isprintable() else " " for char in text)).strip()
    return text if len(text) <= 80 else text[:79] + CUT
