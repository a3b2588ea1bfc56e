#!/usr/bin/env python3
"""audit_log.py: writes one line of JSON per tool call, with secrets masked, where the agent cannot reach it.

Each line says when (UTC), who (session, agent, channel, chat, sender), which tool, whether it went well, its input and
result shortened, and the SHA-256 of the whole input (as JSON, keys sorted, no spaces, non-ASCII escaped).

Paste into workspace/config/shell_hooks.yaml, then /hooks list and /hooks approve:

hooks:
  - event: post_tool_call
    command: ./extensions/shell_hooks/examples/audit_log.py
    files: [./extensions/shell_hooks/guards/lib]

To log also the calls that a guard refuses, add a second entry with `event: pre_tool_call`. Not `async: true`: of hundreds
of calls at once some would find no place in the background, and the log would miss them.
The file: $XDG_STATE_HOME/chat-hooks-audit/<project>.jsonl, or ~/.local/state/… where that variable is not set; <project>
is the first 16 hex digits of the SHA-256 of the project folder's real path. `audit_log.py --where` prints it; `--folder DIR`
behind the script's name in `command` takes another folder. Never in the workspace, never by a link; mode 0600, whole lines,
turned over at 10 MiB, the last five kept. The tries of /hooks approve and /hooks doctor are not logged.
Masking is by simple rules, so treat the file as private all the same. python3 >= 3.9, standard library only.
"""
import os
import sys

sys.dont_write_bytecode = True  # nothing is written beside the approved copy
# Only the standard library and the guards beside this file: never the folder it runs in, where the agent may write.
LIBRARY = os.path.dirname(os.path.realpath(os.__file__))
sys.path = [path for path in sys.path if os.path.realpath(path).startswith(LIBRARY) and path]
sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.realpath(__file__))), "guards"))

import datetime
import hashlib
import json
import re

from lib.own_files import Refused, lock, open_own, project_file

MASK = "[masked]"
ROTATE_AT_BYTES, KEPT_FILES = 10 * 1024 * 1024, 5
MAX_READ, MAX_TEXT, MAX_VALUE = 8_000, 500, 4_000
EVENTS = ("pre_tool_call", "post_tool_call", "transform_tool_result")
FACTS = ("event", "session_id", "agent_id", "channel", "chat_id", "sender_id", "tool_name", "tool_use_id")

SECRET_NAME = r"(?:token|secret|passw(?:or)?d|passphrase|pwd|(?:api|access|private|admin)[_-]?key|credentials?|cookie|mnemonic|authorization)"
SECRET_FIELD = re.compile(SECRET_NAME + r"|^key$|^auth$|^pin$|^otp$|^jwt$|^seed$", re.I)
# Pattern and what is put in its place, in this order.
SECRETS_IN_TEXT = [
    (re.compile(r"-----BEGIN [A-Z0-9 ]*-----.*?(?:-----END [A-Z0-9 ]*-----|\Z)", re.S), MASK),
    (re.compile(r"\b((?:proxy-)?authorization\s*[:=]\s*[\"']?)(?:(?:basic|bearer|token|digest)\s+)?[^\s\"',;]+", re.I), r"\1" + MASK),
    (re.compile(r"\b((?:set-)?cookie\s*[:=]\s*[\"']?)[^\r\n\"']+", re.I), r"\1" + MASK),
    (re.compile(r"\b(bearer\s+)[\w.~+/=-]{8,}", re.I), r"\1" + MASK),
    (re.compile(r"([a-z][a-z0-9+.-]*://[^\s/:@]*:)[^\s/@]+(?=@)", re.I), r"\1" + MASK),
    (re.compile(r"([\w.-]*" + SECRET_NAME + r"[\w-]*[\"']?\s*[:=]>?\s*[\"']?)(?!\[masked\])[^\s\"',;&|]{3,}", re.I), r"\1" + MASK),
    (re.compile(r"(--?[\w-]*" + SECRET_NAME + r"[\w-]*\s+[\"']?)[^\s\"'-][^\s\"']*", re.I), r"\1" + MASK),
    (re.compile(r"(?:0x)?[0-9a-fA-F]{32,}|(?<!\d)\d{6,12}:[\w-]{30,50}"), MASK),
]
LONG_WORD = re.compile(r"[A-Za-z0-9+/_=-]{20,}")


def looks_random(word):
    """A long run with letters and digits mixed as nobody writes them; a path, a name of words or a UUID is not."""
    return any(len(part) >= 20 and re.search(r"\d", part) and re.search(r"[A-Za-z]", part) for part in re.split(r"[/=-]", word))


def masked_text(text):
    """A text shortened, with what looks like a secret taken out first."""
    shown = text[:MAX_READ]
    for pattern, instead in SECRETS_IN_TEXT:
        shown = pattern.sub(instead, shown)
    shown = LONG_WORD.sub(lambda found: MASK if looks_random(found.group()) else found.group(), shown)
    if len(text) > MAX_READ:  # half a secret at the cut would pass for a word
        shown = re.sub(r"\S+\Z", "", shown)
    is_cut = len(shown) > MAX_TEXT or len(text) > MAX_READ
    return "%s… (%d characters)" % (shown[:MAX_TEXT], len(text)) if is_cut else shown


def masked(value, name="", depth=0):
    if isinstance(value, bool) or value is None:
        return value
    if SECRET_FIELD.search(name) and not (isinstance(value, int) and re.search("token", name, re.I)):  # max_tokens: 200
        return MASK
    if isinstance(value, str):
        return masked_text(value)
    if isinstance(value, (int, float)):
        return value if abs(value) < 1e300 else str(value)
    if depth >= 6:
        return "…"
    if isinstance(value, list):
        return [masked(item, "", depth + 1) for item in value[:20]] + (["… (%d in all)" % len(value)] if len(value) > 20 else [])
    return {masked_text(key)[:100]: masked(item, key, depth + 1) for key, item in list(value.items())[:40]}


def bounded(value):
    shown = masked(value)
    text = json.dumps(shown, ensure_ascii=False)
    return shown if len(text) <= MAX_VALUE else text[:MAX_VALUE] + "…"


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
        raise Refused("the line could not be written whole: is the disk full?")


def main(arguments):
    folder = os.path.join(".", os.path.expanduser(arguments[arguments.index("--folder") + 1])) if "--folder" in arguments[:-1] else "chat-hooks-audit"
    if "--help" in arguments or "--where" in arguments:
        path = project_file({}, folder, ".jsonl")
        sys.stdout.buffer.write((path + "\n" if "--where" in arguments else "%s\nHere the file is %s\n" % (__doc__, path)).encode())
        return 0
    payload = json.loads(sys.stdin.buffer.read().decode("utf-8", "surrogatepass"))
    if payload["event"] not in EVENTS or not isinstance(payload["tool_name"], str):
        raise Refused("this is for pre_tool_call and post_tool_call")
    path = project_file(payload, folder, ".jsonl")
    if payload.get("session_id") != "rehearsal":  # a try of /hooks approve or /hooks doctor: nothing has happened
        append(path, line_for(payload))
    return 0


if __name__ == "__main__":
    try:
        code = main(sys.argv[1:])
    except Refused as error:
        print("audit_log: %s" % error, file=sys.stderr)
        code = 1
    except Exception as error:  # its message could quote the payload
        print("audit_log: nothing was written (%s)" % type(error).__name__, file=sys.stderr)
        code = 1
    sys.exit(code)
