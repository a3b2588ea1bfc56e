#!/usr/bin/env python3
"""tests_must_pass.py: does not believe "done" while the project's tests fail, or were not run after the last change.

It runs nothing. It looks at what the tools really did (the host's record, not the agent's words): when something was written,
a test command must have come after it, and must have succeeded. Nothing written: passes.

Paste into workspace/config/shell_hooks.yaml, then /hooks list and /hooks approve:

hooks:
  - event: on_completion_claim
    command: ./extensions/shell_hooks/examples/tests_must_pass.py
    files: [./extensions/shell_hooks/guards/lib, ./extensions/shell_hooks/guards/shell, ./extensions/shell_hooks/guards/test_runs]
    warm: true
    timeout: 10
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
  --explain                say what was written last, which test came after it, and how that was judged

What it does not see: whether the tests test anything, and an agent that bends them until they pass.
python3 >= 3.9, standard library only. What decides: guards/test_runs/evidence.py.
"""
import os
import sys

sys.dont_write_bytecode = True  # nothing is written beside the approved copy
sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.realpath(__file__))), "guards"))
from lib.script import NoVerdict, in_chinese, read_options, read_payload, run  # lib first: see guards/lib/__init__.py
from test_runs.evidence import end_of, history, one_line

REASONS = {  # state: (English, Chinese)
    "none": ("Not done yet: no tests were run after the last change (%s). Run %s, and say it is done when they pass.",
             "还没有完成：最后一次修改（%s）之后没有运行测试。请运行%s，通过后再说完成。"),
    "failed": ("Not done yet: the tests failed (%s):\n%s", "还没有完成：测试没有通过（%s）：\n%s"),
    "empty": ("Not done yet: no test really ran (%s).", "还没有完成：没有任何测试真正运行（%s）。"),
    "unproven": ("Not done yet: the exit code of `%s` does not show that the tests passed. Run the test command by itself, "
                 "without a pipe, || or other commands behind it.",
                 "还没有完成：%s 的退出码不能证明测试通过。请单独运行测试命令，不要加管道、|| 或后续命令。"),
}


def refusal(written, test, wanted, is_chinese):
    """Why it is not done, or None."""
    if written is None or test and test.state == "passed":
        return None
    if test is None:
        state, values = "none", (one_line(written), " ".join(wanted) or ("项目的测试" if is_chinese else "the project's tests"))
    else:
        state, values = test.state, (one_line(test.line), end_of(test.output)) if test.state == "failed" else (one_line(test.line),)
    return REASONS[state][is_chinese] % values


def main(arguments):
    options, payload = read_options(arguments, ("--explain",), ("--only-if-changed",), rest=True), read_payload()
    if payload.get("event") != "on_completion_claim" or not isinstance(payload.get("tools"), list):
        raise NoVerdict("this is for on_completion_claim, with the list of tools")
    written, test = history(payload["tools"], options["rest"], options.get("--only-if-changed", []))
    if "--explain" in options:
        print("written last: %s\ntest since: %s" % (written and one_line(written), test and "%s: %s" % (one_line(test.line), test.state)))
        return None
    reason = refusal(written, test, options["rest"], in_chinese([payload.get("goal"), payload.get("summary")]))
    return {"decision": "block", "reason": reason} if reason else None


if __name__ == "__main__":
    run("tests_must_pass", __doc__, main)
