#!/usr/bin/env python3
"""tests_must_pass.py: does not believe "done" while the project's tests fail, or were not run after the last change.

Unless told otherwise it runs nothing. It looks at what the tools really did (the host's record, not the agent's words):
when something was written, a test command must have come after it, and must have succeeded. Nothing written: passes.

Paste into workspace/config/shell_hooks.yaml, then /hooks list and /hooks approve:

hooks:
  - event: on_completion_claim
    command: ./extensions/shell_hooks/examples/tests_must_pass.py
    files: [./extensions/shell_hooks/guards/lib, ./extensions/shell_hooks/guards/shell, ./extensions/shell_hooks/guards/test_runs]
    warm: true
    timeout: 120
    fail_closed: true
    must_block:
      - tools: [{name: write_file, ok: true, input: '{"file_path": "a.py"}'}]
    must_pass:
      - tools: [{name: write_file, ok: true, input: '{"file_path": "a.py"}'}, {name: bash, ok: true, input: npm test}]

A test command is npm test, vitest, jest, pytest, go test, cargo test, make test, … or, when you name it behind the
script's name, that one only:     command: ./extensions/shell_hooks/examples/tests_must_pass.py npm test
Its exit code must be what the call ended with: `npm test | tail`, `npm test || true` and `npm test; echo ok` prove nothing.

Options, before the test command:
  --only-if-changed GLOB   only when a file that matches was written (may be repeated). A shell command that writes counts
                           always: nobody can tell what it touched
  --run                    DANGEROUS, READ THIS: runs the tests itself, each time something was written. THE TESTS ARE CODE
                           THAT THE AGENT WROTE OR CAN CHANGE, AND THEY RUN AS THE BOT'S USER, OUTSIDE THE SANDBOX: they can
                           read the bot's keys and state, and switch the hooks off. Only for an agent that could do all
                           that anyway, or with a command of yours that brings its own walls (docker run …, another user).
                           Without a test command it guesses: package.json, Makefile, pytest, go, cargo
  --dir DIR                where --run runs it, as seen from ./workspace of the project folder; there unless told
  --time SECONDS           for --run, 110 unless told and at most; not done by then is not passed
  --explain                say what was written last, which test came after it, and how that was judged
With --run, one run at a time per folder: a second claim waits. The reason is the end of the failing output.

What it does not see: whether the tests test anything, and an agent that bends them until they pass.
python3 >= 3.9, standard library only. What decides: guards/test_runs/evidence.py.
"""
import os
import sys

sys.dont_write_bytecode = True  # nothing is written beside the approved copy
# Only the standard library and the guards beside this file: never the folder it runs in, where the agent may write.
LIBRARY = os.path.dirname(os.path.realpath(os.__file__))
sys.path = [path for path in sys.path if os.path.realpath(path).startswith(LIBRARY) and path]
sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.realpath(__file__))), "guards"))

import re
import time

from lib.script import NoVerdict, read_options, read_payload, run
from test_runs.evidence import end_of, history, one_line
from test_runs.runner import guessed, locked, run_tests

MAX_SECONDS = 110
REASONS = {  # state: (English, Chinese)
    "none": ("Not done yet: no tests were run after the last change (%s). Run %s, and say it is done when they pass.",
             "还没有完成：最后一次修改（%s）之后没有运行测试。请运行%s，通过后再说完成。"),
    "failed": ("Not done yet: the tests failed (%s):\n%s", "还没有完成：测试没有通过（%s）：\n%s"),
    "empty": ("Not done yet: no test really ran (%s).", "还没有完成：没有任何测试真正运行（%s）。"),
    "unproven": ("Not done yet: the exit code of `%s` does not show that the tests passed. Run the test command by itself, "
                 "without a pipe, || or other commands behind it.",
                 "还没有完成：%s 的退出码不能证明测试通过。请单独运行测试命令，不要加管道、|| 或后续命令。"),
    "busy": ("The tests are being run for another claim. Say it again in a while.", "测试正在另一处运行，请稍后再说完成。"),
    "late": ("Not done yet: the tests (%s) did not end within %g s:\n%s", "还没有完成：测试 %s 在 %g 秒内没有结束：\n%s"),
    "failed run": ("Not done yet: the tests failed (%s, exit code %d):\n%s", "还没有完成：测试没有通过（%s，退出码 %d）：\n%s"),
}


def by_evidence(written, test, wanted, is_chinese):
    """The state, and what fills its sentence."""
    if test is None:
        return "none", (one_line(written), " ".join(wanted) or ("项目的测试" if is_chinese else "the project's tests"))
    return test.state, (one_line(test.line), end_of(test.output)) if test.state == "failed" else (one_line(test.line),)


def by_running(payload, options):
    deadline = time.monotonic() + options["time"]
    cwd = payload.get("cwd")
    cwd = cwd if isinstance(cwd, str) and os.path.isabs(cwd) else os.getcwd()
    folder = os.path.join(cwd, "workspace")
    folder = os.path.join(folder if os.path.isdir(folder) else cwd, os.path.expanduser(options["dir"]))
    argv = options["command"] or guessed(folder)
    if not locked(folder, deadline):
        return "busy", ()
    code, output = run_tests(argv, folder, deadline)
    shown = one_line(" ".join(argv))
    if code == 0:
        return "passed", ()
    return ("late", (shown, options["time"], end_of(output))) if code is None else ("failed run", (shown, code, end_of(output)))


def refusal(payload, options):
    tools = payload.get("tools")
    if payload.get("event") != "on_completion_claim" or not isinstance(tools, list):
        raise NoVerdict("this is for on_completion_claim, with the list of tools")
    told = "".join(text for text in (payload.get("goal"), payload.get("summary")) if isinstance(text, str))
    is_chinese = re.search(r"[\u4e00-\u9fff]", told) is not None
    written, test = history(tools, options["command"] if not options["run"] else [], options["globs"])
    if options["explain"]:
        print("written last: %s\ntest since: %s" % (written and one_line(written), test and "%s: %s" % (one_line(test.line), test.state)))
        return None
    if written is None:
        return None
    state, values = by_running(payload, options) if options["run"] else by_evidence(written, test, options["command"], is_chinese)
    return None if state == "passed" else REASONS[state][is_chinese] % values


def options_in(arguments):
    given = read_options(arguments, ("--run", "--explain"), ("--only-if-changed", "--dir", "--time"), rest=True)
    seconds = given.get("--time", [str(MAX_SECONDS)])[-1]
    if not re.fullmatch(r"\d{1,3}(?:\.\d+)?", seconds) or not 0 < float(seconds) <= MAX_SECONDS:
        raise NoVerdict("--time wants seconds, at most %d" % MAX_SECONDS)
    found = {"run": "--run" in given, "explain": "--explain" in given, "globs": given.get("--only-if-changed", [])}
    return {**found, "dir": given.get("--dir", [""])[-1], "time": float(seconds), "command": given["rest"]}


def main(arguments):
    options = options_in(arguments)
    reason = refusal(read_payload(), options)
    return {"decision": "block", "reason": reason} if reason else None


if __name__ == "__main__":
    run("tests_must_pass", __doc__, main)
