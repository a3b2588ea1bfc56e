#!/usr/bin/env python3
"""audit_log.py: writes one line of JSON per tool call, with secrets masked, where the agent cannot reach it.

Each line says when (UTC), who (session, agent, channel, chat, sender), which tool, whether it went well, its input and
result shortened, and the SHA-256 of the whole input. Nothing is changed or held up: it runs in the background.

  {"time": "2025-06-01T10:00:00.123Z", "event": "post_tool_call", "session_id": "…", "agent_id": "main", "channel":
   "telegram", "chat_id": "1", "sender_id": "1", "tool_name": "bash", "tool_use_id": "…", "ok": false, "exit_code": 1,
   "error": null, "input": {"command": "npm test"}, "result": "exit code: 1 …", "input_sha256": "…", "input_chars": 22}

Paste into workspace/config/shell_hooks.yaml, then /hooks list and /hooks approve:

hooks:
  - event: post_tool_call
    command: ./extensions/shell_hooks/examples/audit_log.py

Not `async: true`: of hundreds of calls at once some would find no place in the background, and the log would miss them.
The file: $XDG_STATE_HOME/chat-hooks-audit/<project>.jsonl, or ~/.local/state/chat-hooks-audit/<project>.jsonl where that
variable is not set; <project> is the first 16 hex digits of the SHA-256 of the project folder's real path. Run in the project
folder, `audit_log.py --where` prints it. Another folder: `--folder DIR` behind the script's name in `command` (a folder and no
file: an approval binds the files that a command names, and copies them); give it to --where as well.
Never in the workspace, where the agent can write, never by a link. Mode 0600, its folder 0700; one write a line under a lock, so
that calls at once leave whole lines; at 10 MiB it becomes .1, and the last five are kept. The tries of /hooks approve and
/hooks doctor are not logged. Read it with `jq`, for instance
  tail -n 20 FILE | jq -r '[.time, .tool_name, .ok, (.input|tostring)] | @tsv'
Masked: values of fields named like token, secret, password or key, the same in NAME=value, --name value and headers,
PEM blocks, passwords in addresses, and long random-looking words. That is by simple rules, so treat the file as private
all the same. To log also the calls that a guard refuses, add a second entry with `event: pre_tool_call`.
input_sha256 is over the input as JSON with sorted keys, no spaces, non-ASCII as \\u escapes. python3 >= 3.8, standard
library only, Linux and macOS. Try it: `audit_log.py --selftest`.
"""
import sys

# Only the standard library is meant to be found: a json.py that somebody put beside this file is not.
if sys.path and sys.path[0] and __file__.startswith(sys.path[0]):
    del sys.path[0]

import datetime
import fcntl
import hashlib
import json
import os
import re
import stat

NAME = "audit_log"
MASK = "[masked]"
ROTATE_AT = 10 * 1024 * 1024
KEPT = 5
LONGEST_TEXT, LONGEST_LINE_PART, LOOKED_AT = 500, 4_000, 8_000
EVENTS = ("pre_tool_call", "post_tool_call", "transform_tool_result")

# ---------------------------------------------------------------------------------------------------------------------
# Masking

SECRET_WORDS = {
    "token", "secret", "password", "passwd", "passphrase", "pwd", "key", "apikey", "credential", "authorization", "auth",
    "cookie", "bearer", "pin", "otp", "mnemonic", "seed", "jwt", "signature", "private",
}  # fmt: skip
# Beside "key": names of columns and of what may be seen. A number of tokens is no token.
HARMLESS_KEYS = {"public", "primary", "foreign", "sort", "partition", "cache"}
COUNTED = {"token", "key", "cookie", "seed", "auth", "signature"}
NAME_PART = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+")

IN_TEXT = [
    # A key block, also one that was cut before its end.
    (re.compile(r"-----BEGIN [A-Z0-9 ]*(?:PRIVATE KEY|CERTIFICATE|MESSAGE|SECRET)[A-Z0-9 ]*-----.*?(?:-----END [A-Z0-9 ]*-----|\Z)", re.S), MASK),
    (re.compile(r"\b((?:proxy-)?authorization\s*[:=]\s*[\"']?)(?:(?:basic|bearer|token|digest)\s+)?[^\s\"',;]+", re.I), r"\1" + MASK),
    (re.compile(r"\b((?:set-)?cookie\s*[:=]\s*[\"']?)[^\r\n\"']+", re.I), r"\1" + MASK),
    (re.compile(r"\b(bearer\s+)[\w.~+/=-]{8,}", re.I), r"\1" + MASK),
    (re.compile(r"([a-z][a-z0-9+.-]*://[^\s/:@]*:)[^\s/@]+(?=@)", re.I), r"\1" + MASK),
    # password=…, "api_key": "…", --token …, TOKEN=…
    (
        re.compile(
            r"((?:[\w.-]*(?:token|secret|passw(?:or)?d|passphrase|pwd|api[_-]?key|access[_-]?key|private[_-]?key|credentials?)[\w-]*)"
            r"[\"']?(?:\s*[:=]{1,2}>?\s*|\s+(?=[^\s-]))(?:[\"'])?)(?!\s|\[masked\])([^\s\"',;&|]+)",
            re.I,
        ),
        None,
    ),
    (re.compile(r"\b(?:gh[pousr]_|github_pat_|glpat-|xox[abeprs]-|sk-|sk_live_|rk_live_|pk_live_|AKIA|ASIA|AIza|ya29\.|npm_|hf_|eyJ)[\w.~+/=-]{10,}"), MASK),
    (re.compile(r"(?<!\d)\d{6,12}:[\w-]{30,50}"), MASK),
]
LONG_WORD = re.compile(r"[A-Za-z0-9+/_=-]{24,}")
UUID = re.compile(r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}", re.I)
# Where a space, not a sign, stands before the value: only an option's value is meant, "password reset" is prose.
OPTION = re.compile(r"(?:^|\s)-{1,2}[\w-]+[\"']?\s+[\"']?$")


def is_secret_name(name, value):
    parts = [part.lower() for part in NAME_PART.findall(name)]
    words = {part[:-1] if part.endswith("s") and part[:-1] in SECRET_WORDS else part for part in parts} & SECRET_WORDS
    if words == {"key"} and HARMLESS_KEYS & set(parts):
        return False
    return bool(words) and not (isinstance(value, (int, float)) and words <= COUNTED)


def looks_random(word):
    """Hex, or letters and digits mixed as nobody writes them; a path or a name of words is not."""
    if UUID.fullmatch(word):
        return False
    if re.fullmatch(r"(?:0x)?[0-9a-fA-F]{32,}", word):
        return True
    for piece in re.split(r"[/_=-]", word):
        if len(piece) >= 20 and re.search(r"\d", piece) and re.search(r"[A-Za-z]", piece):
            return True
        if len(piece) >= 20 and re.search(r"[a-z][A-Z].*[a-z][A-Z].*[A-Z]{2}", piece):
            return True
    mixed = sum(bool(re.search(shape, word)) for shape in (r"[a-z]", r"[A-Z]", r"\d"))
    changes = len(re.findall(r"[A-Za-z]\d|\d[A-Za-z]|[a-z][A-Z]", word))
    return mixed == 3 and len(word) >= 32 and changes * 5 >= len(word)


def masked_value(match):
    head, value = match.group(1), match.group(2)
    if head[-1:].isspace() and not re.search(r"[:=>]\s*$", head) and not OPTION.search(head):
        return match.group()
    if re.fullmatch(r"\d{1,5}|true|false|null|none", value, re.I) and not re.search(r"passw|pwd|pin\b", head, re.I):
        return match.group()
    return head + MASK


def masked_text(text):
    """A text shortened, with what looks like a secret taken out first."""
    whole = len(text)
    cut = text[:LOOKED_AT]
    for pattern, put in IN_TEXT:
        cut = pattern.sub(put if put is not None else masked_value, cut)
    cut = LONG_WORD.sub(lambda match: MASK if looks_random(match.group()) else match.group(), cut)
    if whole > LOOKED_AT:  # half a secret at the cut would pass for a word
        cut = re.sub(r"\S+\Z", "", cut)
    if len(cut) > LONGEST_TEXT or whole > LOOKED_AT:
        return "%s… (%d characters)" % (cut[:LONGEST_TEXT], whole)
    return cut


def masked(value, name="", depth=0):
    if isinstance(value, bool) or value is None:
        return value
    if name and is_secret_name(name, value):
        return MASK
    if isinstance(value, str):
        return masked_text(value)
    if isinstance(value, (int, float)):
        return value if abs(value) < 1e300 else str(value)
    if depth >= 6:
        return "…"
    if isinstance(value, list):
        shown = [masked(item, "", depth + 1) for item in value[:20]]
        return shown + ["… (%d in all)" % len(value)] if len(value) > 20 else shown
    if isinstance(value, dict):
        shown = {masked_text(key)[:100]: masked(item, key, depth + 1) for key, item in list(value.items())[:40]}
        if len(value) > 40:
            shown["…"] = "%d fields in all" % len(value)
        return shown
    return "…"


def bounded(value):
    shown = masked(value)
    text = json.dumps(shown, ensure_ascii=False)
    return shown if len(text) <= LONGEST_LINE_PART else text[:LONGEST_LINE_PART] + "…"


# ---------------------------------------------------------------------------------------------------------------------
# The line


def line_for(payload, now):
    def word(name):
        value = payload.get(name)
        return masked_text(value)[:200] if isinstance(value, str) else value if isinstance(value, int) else None

    given = payload.get("tool_input")
    whole = json.dumps(given, sort_keys=True, separators=(",", ":"))
    error = payload.get("tool_error")
    failed = error if isinstance(error, str) and error else None
    result = payload.get("tool_result")
    code = None
    if isinstance(result, str):
        found = re.match(r"exit code: (\d{1,3})\b", result)
        code = int(found.group(1)) if found else None
    elif isinstance(result, dict):
        codes = [result.get(name) for name in ("exit_code", "exitCode", "code", "returncode")]
        code = next((each for each in codes if isinstance(each, int) and not isinstance(each, bool)), None)
    row = {"time": now.strftime("%Y-%m-%dT%H:%M:%S.") + "%03dZ" % (now.microsecond // 1000)}
    for name in ("event", "session_id", "agent_id", "channel", "chat_id", "sender_id", "tool_name", "tool_use_id"):
        row[name] = word(name)
    is_over = payload.get("event") != "pre_tool_call"
    row["ok"] = (failed is None and code in (None, 0)) if is_over else None
    row["exit_code"] = code
    row["error"] = masked_text(failed) if failed else None
    row["input"] = bounded(given)
    row["result"] = bounded(result) if is_over else None
    row["input_sha256"] = hashlib.sha256(whole.encode("ascii")).hexdigest()
    row["input_chars"] = len(whole)
    return json.dumps(row).encode("ascii") + b"\n"


# ---------------------------------------------------------------------------------------------------------------------
# The file


class Refused(Exception):
    """Something about the file that the owner should put right; its message is safe to show."""


def state_home():
    given = os.environ.get("XDG_STATE_HOME", "")
    return given if os.path.isabs(given) else os.path.expanduser("~/.local/state")


def log_file(cwd, folder):
    name = hashlib.sha256(os.path.realpath(cwd).encode("utf-8", "surrogateescape")).hexdigest()[:16]
    folder = os.path.expanduser(folder) if folder else os.path.join(state_home(), "chat-hooks-audit")
    return os.path.join(os.path.abspath(os.path.join(cwd, folder)), name + ".jsonl")


def is_inside(folder, path):
    return path == folder or path.startswith(folder.rstrip(os.sep) + os.sep)


def check_place(path, cwd):
    folder = os.path.realpath(os.path.dirname(path))
    workspace = os.path.realpath(os.path.join(cwd, "workspace"))
    if is_inside(workspace, os.path.join(folder, os.path.basename(path))):
        raise Refused("the log would lie in the workspace, where the agent can write; give --folder another one")


def make_folder(folder):
    try:
        os.makedirs(folder, mode=0o700, exist_ok=True)
    except FileExistsError:
        raise Refused("the log's folder is no folder")
    found = os.lstat(folder)
    if not stat.S_ISDIR(found.st_mode):
        raise Refused("the log's folder is a link; a log is not written through links")
    if found.st_uid != os.geteuid():
        raise Refused("the log's folder belongs to another user")
    if found.st_mode & 0o022:
        raise Refused("others can write to the log's folder; chmod 700 it")


def open_own(path, flags):
    """A regular file of ours, no link of either kind, readable by nobody else."""
    try:
        handle = os.open(path, flags | os.O_CREAT | os.O_NOFOLLOW | os.O_CLOEXEC | os.O_NONBLOCK, 0o600)
    except OSError as error:
        raise Refused("the log cannot be opened, or is a link (%s)" % (error.strerror or type(error).__name__))
    found = os.fstat(handle)
    if not stat.S_ISREG(found.st_mode) or found.st_nlink != 1 or found.st_uid != os.geteuid():
        os.close(handle)
        raise Refused("the log is no regular file of this user, or has a second name")
    if found.st_mode & 0o077:
        os.fchmod(handle, 0o600)
    return handle


def append(path, line, rotate_at=ROTATE_AT):
    make_folder(os.path.dirname(path))
    lock = open_own(path + ".lock", os.O_RDWR)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX)
        handle = open_own(path, os.O_WRONLY | os.O_APPEND)
        size = os.fstat(handle).st_size
        if size > 0 and size + len(line) > rotate_at:
            os.close(handle)
            for number in range(KEPT, 0, -1):
                older = "%s.%d" % (path, number)
                newer = path if number == 1 else "%s.%d" % (path, number - 1)
                if os.path.lexists(newer):
                    os.replace(newer, older)  # replaces a link itself, never what it leads to
            handle = open_own(path, os.O_WRONLY | os.O_APPEND)
            size = os.fstat(handle).st_size
        try:
            written = os.write(handle, line)
            if written != len(line):  # a full disk: half a line would spoil the next one
                os.ftruncate(handle, size)
                raise Refused("the line could not be written whole: is the disk full?")
        finally:
            os.close(handle)
    finally:
        os.close(lock)


# ---------------------------------------------------------------------------------------------------------------------


def selftest():
    import shutil
    import tempfile

    failed = []

    def check(what, holds):
        if not holds:
            failed.append(what)
            print("FAIL: " + what)

    now = datetime.datetime(2025, 6, 1, 10, 0, 0, 123000)
    token = "gh" + "p_" + hashlib.sha1(b"x").hexdigest()[:36]
    secrets = {
        "in a named field": {"api_key": "hunter2hunter2"},
        "in an inner one": {"headers": {"Authorization": "Bearer hunter2hunter2"}},
        "as a number": {"password": 48151623},
        "in a field named key": {"key": "hunter2hunter2"},
        "of an admin": {"adminToken": ["hunter2hunter2"]},
        "behind an option": {"command": "login --password hunter2hunter2"},
        "as an assignment": {"command": "DB_PASSWORD='hunter2hunter2' run"},
        "in an address": {"url": "postgres://app:hunter2hunter2@db/x"},
        "as a token": {"command": "echo " + token},
        "as hex": {"text": "value " + hashlib.sha256(b"y").hexdigest()},
        "as PEM": {"text": "-----BEGIN RSA PRIVATE" + " KEY-----\nhunter2hunter2\nMIIE"},
        "as a header": {"command": "curl -H 'Authorization: Basic hunter2hunter2' x"},
    }
    for what, given in secrets.items():
        text = line_for({"event": "post_tool_call", "tool_name": "t", "tool_input": given}, now).decode()
        bad = ["hunter2", "48151623", token[6:20], hashlib.sha256(b"y").hexdigest()[:16]]
        check("masks a secret " + what, not any(word in text for word in bad))
    plain = {"file_path": "src/components/navigation/header-with-long-name.tsx", "max_tokens": 200, "sort_key": "name", "id": "123e4567-e89b-12d3-a456-426614174000"}
    row = json.loads(line_for({"event": "post_tool_call", "tool_name": "t", "tool_input": plain}, now))
    check("leaves plain values alone", row["input"] == plain)
    check("keeps prose", masked_text("password reset and token count are fine") == "password reset and token count are fine")
    check("writes the time in UTC", row["time"] == "2025-06-01T10:00:00.123Z")
    long = line_for({"event": "post_tool_call", "tool_name": "t", "tool_input": {"a": ["x y " * 5000] * 500}}, now)
    check("keeps lines short", len(long) < 30_000)
    folder = tempfile.mkdtemp()
    try:
        path = os.path.join(folder, "own", "log.jsonl")
        for number in range(40):
            append(path, b"%030d\n" % number, rotate_at=100)
        names = sorted(os.listdir(os.path.dirname(path)))
        check("rotates, and keeps five", names == ["log.jsonl"] + ["log.jsonl.%d" % n for n in range(1, 6)] + ["log.jsonl.lock"])
        check("is private", os.stat(path).st_mode & 0o777 == 0o600 and os.stat(os.path.dirname(path)).st_mode & 0o777 == 0o700)
        elsewhere = os.path.join(folder, "elsewhere")
        os.symlink(elsewhere, os.path.join(folder, "own", "link.jsonl"))
        try:
            append(os.path.join(folder, "own", "link.jsonl"), b"x\n")
            check("refuses a link", False)
        except Refused:
            check("leaves what a link leads to alone", not os.path.exists(elsewhere))
    finally:
        shutil.rmtree(folder)
    print("%d failed" % len(failed))
    return 1 if failed else 0


def main(arguments):
    if "--help" in arguments or "-h" in arguments:
        sys.stdout.buffer.write(("%s\nHere the file is %s\n" % (__doc__, log_file(os.getcwd(), ""))).encode("utf-8", "replace"))
        return 0
    if "--selftest" in arguments:
        return selftest()
    folder, rest, only_where = "", list(arguments), False
    while rest:
        option = rest.pop(0)
        if option == "--folder" and rest and rest[0]:
            folder = rest.pop(0)
        elif option == "--where":
            only_where = True
        else:
            print(NAME + ": unknown option, see --help", file=sys.stderr)
            return 1
    if only_where:
        print(log_file(os.getcwd(), folder))
        return 0
    payload = json.loads(sys.stdin.buffer.read().decode("utf-8", "surrogatepass"))
    if not isinstance(payload, dict) or not isinstance(payload.get("tool_name"), str):
        raise TypeError
    if payload.get("event") not in EVENTS:
        raise Refused("this is for pre_tool_call and post_tool_call")
    cwd = payload.get("cwd")
    cwd = cwd if isinstance(cwd, str) and os.path.isabs(cwd) else os.getcwd()
    path = log_file(cwd, folder)
    check_place(path, cwd)
    if payload.get("session_id") == "rehearsal":  # a try of /hooks approve or /hooks doctor: nothing has happened
        return 0
    append(path, line_for(payload, datetime.datetime.now(datetime.timezone.utc)))
    return 0


if __name__ == "__main__":
    try:
        code = main(sys.argv[1:])
        sys.stdout.flush()
    except Refused as error:
        print("%s: %s" % (NAME, error), file=sys.stderr)
        code = 1
    except Exception as error:  # its message could quote the payload
        print("%s: nothing was written (%s)" % (NAME, type(error).__name__), file=sys.stderr)
        code = 1
    sys.exit(code)
