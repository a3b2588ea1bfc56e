"""Asks one hook script about many payloads: loads it once, up to its first look at stdin, and forks it there for each.

`answers.py SCRIPT < payloads` reads one payload a line and writes one line for each: [what the script printed, its exit
code, or null when it took more than 20 seconds, milliseconds]. The script sees an ordinary run, and is not changed for it.
"""
import gc
import io
import json
import os
import runpy
import signal
import sys
import tempfile
import time

MOST_SECONDS = 20


class FirstRead:
    """Stands in for stdin: whoever reaches for anything of it goes on in a fork for each payload, with that as its input."""

    def __init__(self, payloads, report):
        self.asked = payloads, report

    def __getattr__(self, name):
        payloads, report = self.asked
        gc.freeze()
        for payload in payloads:
            if answer_in_fork(payload, report):
                return getattr(sys.stdin, name)
        os._exit(0)


def answer_in_fork(payload, report):
    """True in the fork, which is to answer; in the parent the answer has been reported."""
    with tempfile.TemporaryFile() as output:
        started = time.perf_counter()
        child = os.fork()
        if child == 0:
            os.dup2(output.fileno(), 1)
            signal.alarm(MOST_SECONDS)
            sys.stdin = io.TextIOWrapper(io.BytesIO(payload), "utf-8", "surrogateescape")
            return True
        _, status = os.waitpid(child, 0)
        took = round((time.perf_counter() - started) * 1000, 2)
        output.seek(0)
        code = os.WEXITSTATUS(status) if os.WIFEXITED(status) else None
        report.write(json.dumps([output.read().decode("utf-8", "replace"), code, took]) + "\n")
        report.flush()  # or the next fork would hold a copy of it
    return False


script = sys.argv[1]
sys.stdin = FirstRead(os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "w"))
sys.argv, sys.path[0] = [script], os.path.dirname(os.path.realpath(script))
os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
code = 0
try:
    runpy.run_path(script, run_name="__main__")
except SystemExit as end:
    code = end.code if isinstance(end.code, int) else 0 if end.code is None else 1
except BaseException:
    code = 1
sys.stdout.flush()
os._exit(code)  # taking the interpreter down in order would cost more than the answer
