"""Runs one Python script many times from one process, each time as a process of its own would run it.

Starting Python and compiling the script is most of what a run costs. So that is done once, and every run is a fork of
it, with its own input, arguments, variables and folder. Reads lists of runs as JSON, one a line, and writes for each
line a list of their ends.
"""
import json
import os
import sys
import tempfile
import traceback

script = sys.argv[1]
with open(script, encoding="utf-8") as file:
    code = compile(file.read(), script, "exec")


def as_program(name):
    exec(code, {"__name__": name, "__file__": script, "__builtins__": __builtins__})


def end_of(run):
    files = [tempfile.TemporaryFile() for _ in range(3)]
    files[0].write(bytes.fromhex(run["input"]))
    files[0].seek(0)
    child = os.fork()
    if child == 0:
        status = 0
        try:
            for number, file in enumerate(files):
                os.dup2(file.fileno(), number)
            sys.argv = [script, *run["options"]]
            os.environ.clear()
            os.environ.update(run["env"])
            os.chdir(run["cwd"])
            as_program("__main__")
        except SystemExit as end:
            status = end.code if isinstance(end.code, int) else 0 if end.code is None else 1
            if isinstance(end.code, str):
                print(end.code, file=sys.stderr)
        except BaseException:
            traceback.print_exc()
            status = 1
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)
    _, status = os.waitpid(child, 0)
    texts = []
    for file in files[1:]:
        file.seek(0)
        texts.append(file.read().decode("utf-8", "replace"))
    code = os.waitstatus_to_exitcode(status)
    return {
        "status": code if code >= 0 else None,
        "signal": -code if code < 0 else None,
        "stdout": texts[0],
        "stderr": texts[1],
    }


# What it imports is imported once.
sys.argv = [script]
sys.path[0] = os.path.dirname(script)
as_program("loaded")
for line in sys.stdin:
    print(json.dumps([end_of(run) for run in json.loads(line)]), flush=True)
