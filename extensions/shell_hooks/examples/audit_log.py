#!/usr/bin/env python3
"""audit_log.py: writes one line of JSON per tool call, with secrets masked, where the agent cannot reach it.

Each line says when (UTC), who, which tool, whether it went well, its input and result shortened, and the SHA-256 of the whole
input (as JSON, keys sorted, no spaces, non-ASCII escaped).

Paste into workspace/config/shell_hooks.yaml, then /hooks list and /hooks approve:

hooks:
  - event: post_tool_call
    command: ./extensions/shell_hooks/examples/audit_log.py
    files: [./extensions/shell_hooks/guards/lib, ./extensions/shell_hooks/guards/audit]

To log also the calls that a guard refuses, add a second entry with `event: pre_tool_call`. Not `async: true`: of hundreds
of calls at once some would find no place in the background, and the log would miss them.
The file is chat-hooks-audit/<project>.jsonl in $XDG_STATE_HOME or ~/.local/state; `--where`, run in the project folder, prints
it, `--folder DIR` takes another folder. Never in the workspace, never by a link; mode 0600, turned over at 10 MiB, five kept.
Masking is by simple rules (guards/audit/masking.py): treat the file as private all the same. python3 >= 3.9, standard library only.
"""
import os
import sys

sys.dont_write_bytecode = True  # nothing is written beside the approved copy
sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.realpath(__file__))), "guards"))
from lib.script import NoVerdict, read_options, read_payload, run  # lib first: see guards/lib/__init__.py
import datetime
import hashlib
import json
import re

from audit.masking import bounded, masked_text
from lib.own_files import lock, open_own, project_file

ROTATE_AT_BYTES, KEPT_FILES = 10 * 1024 * 1024, 5
EVENTS = ("pre_tool_call", "post_tool_call", "transform_tool_result")
FACTS = ("event", "session_id", "agent_id", "channel", "chat_id", "sender_id", "tool_name", "tool_use_id")


def exit_code_of(result):
    if isinstance(result, str):
        found = re.match(r"exit code: (\d{1,3})\b", result)
        return int(found.group(1)) if found else None
    codes = [result.get(name) for name in ("exit_code", "exitCode", "code", "returncode")] if isinstance(result, dict) else []
    return next((code for code in codes if type(code) is int), None)


def line_for(payload):
    given, result, error = (payload.get(name) for name in ("tool_input", "tool_result", "tool_error"))
    whole = json.dumps(given, sort_keys=True, separators=(",", ":"))
    is_over, code = payload["event"] != "pre_tool_call", exit_code_of(result)
    failed = error if isinstance(error, str) and error else None
    facts = {name: payload.get(name) for name in FACTS}
    row = {
        "time": datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="milliseconds").replace("+00:00", "Z"),
        **{name: masked_text(value)[:200] if isinstance(value, str) else value if isinstance(value, int) else None for name, value in facts.items()},
        **{"ok": failed is None and code in (None, 0) if is_over else None, "exit_code": code, "error": masked_text(failed) if failed else None},
        **{"input": bounded(given), "result": bounded(result) if is_over else None},
        **{"input_sha256": hashlib.sha256(whole.encode()).hexdigest(), "input_chars": len(whole)},
    }
    return json.dumps(row).encode() + b"\n"


def append(path, line):
    """Adds a whole line under a lock; turns the file over when it is full."""
    lock(path)
    handle = open_own(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    if 0 < os.fstat(handle).st_size > ROTATE_AT_BYTES - len(line):
        for number in range(KEPT_FILES, 0, -1):
            newer = path if number == 1 else "%s.%d" % (path, number - 1)
            if os.path.lexists(newer):
                os.replace(newer, "%s.%d" % (path, number))  # replaces a link itself, never what it leads to
        handle = open_own(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    size = os.fstat(handle).st_size
    if os.write(handle, line) != len(line):  # a full disk: half a line would spoil the next one
        os.ftruncate(handle, size)
        raise NoVerdict("the line could not be written whole: is the disk full?")


def main(arguments):
    options = read_options(arguments, ("--where",), ("--folder",))
    folder = os.path.join(".", os.path.expanduser(options["--folder"][-1])) if "--folder" in options else "chat-hooks-audit"
    if "--where" in options:
        print(project_file({}, folder, ".jsonl"))
        return
    payload = read_payload()
    if payload["event"] not in EVENTS or not isinstance(payload["tool_name"], str):
        raise NoVerdict("this is for pre_tool_call and post_tool_call")
    path = project_file(payload, folder, ".jsonl")
    if payload.get("session_id") != "rehearsal":  # a try of /hooks approve or /hooks doctor: nothing has happened
        append(path, line_for(payload))


if __name__ == "__main__":
    run("audit_log", __doc__, main)
