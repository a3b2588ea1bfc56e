#!/usr/bin/env python3
"""starter.py: a first guard for shell commands in one screen, to read, copy and change. It CATCHES LESS than
block_dangerous_commands.py: it looks for words and reads no shell, so that variables, quotes inside words, `base64 -d | sh`
and most tools' own ways to destroy pass it, and text about a command is taken for one. Figures: README.md beside it.

hooks:
  - event: pre_tool_call
    command: ./extensions/shell_hooks/guards/commands/starter.py
    timeout: 10
    fail_closed: true
"""
import json
import re
import sys

START = r"(?:^|[;&|(`\n]|\bsudo\s)\s*"  # where a command may begin
RULES = [
    ("deletes the system, a home folder or everything here", START + r"rm\s+(?:-[\w-]+\s+)*(?:/|~|\$HOME|\.\.?|\*)(?:/?\*?)(?=\s|$|[;&|])"),
    ("deletes part of the system", START + r"rm\s+-\w*[rRf]\w*\s+(?:\S+\s+)*/(?:etc|usr|bin|sbin|lib|boot|var|home|root|opt)(?:/[\w.-]*)?/?\*?(?=\s|$|[;&|])"),
    ("deletes what find finds", r"\bfind\s+(?:/|~|\.)\s+(?:-(?!name|iname|path|mtime|empty)\S+\s+\S*\s*)*-(?:delete|exec\s+rm)"),
    ("overwrites a disk", r"\bmkfs(?:\.\w+)?\s+\S*/dev/|\bdd\s[^\n]*\bof=/dev/(?:sd|hd|vd|nvme|disk)|>\s*/dev/(?:sd|hd|vd|nvme|disk)|\bwipefs\s+-a"),
    ("opens up the rights of the system", r"\bch(?:mod|own)\s+(?:-R|--recursive)\s+\S+\s+/(?:etc|usr|bin|lib|var)?(?=\s|$)"),
    ("runs what it downloads", r"\b(?:curl|wget)\b[^\n|;]*\|\s*(?:sudo\s+)?(?:ba|z|da)?sh\b|(?:ba|z)?sh\s+(?:-c\s+\")?[<$]\((?:curl|wget)\b"),
    ("a fork bomb", r":\(\)\s*\{\s*:\|:&\s*\}"),
    ("stops the machine", START + r"(?:shutdown|reboot|poweroff|halt)\b"),
    ("rewrites main on the server", r"\bgit\s+push\b[^\n;|&]*(?:\s-f\b|--force\b)[^\n;|&]*\b(?:main|master)\b|\bgit\s+push\b[^\n;|&]*\s[+:](?:main|master)\b"),
    ("drops or empties data", r"\b(?:psql|mysql|sqlite3|mariadb)\b[^\n]*\b(?:drop\s+(?:table|database|schema)|truncate\s)|\bdropdb\s|\bredis-cli\b[^\n]*\bflush"),
    ("destroys cloud resources", r"\b(?:terraform|tofu|pulumi)\s+destroy\b|\bkubectl\s+delete\s+(?:ns|namespace)|\baws\s+\S+\s+(?:delete|terminate)-|\bgcloud\s[^\n]*\sdelete\b"),
    ("changes who may log in", r">\s*(?:\S*authorized_keys|/etc/(?:passwd|shadow|sudoers))|\btee\s[^\n]*/etc/sudoers"),
]


def danger_in(command):
    return next((why for why, pattern in RULES if re.search(pattern, command, re.I)), None)


def main():
    if "--help" in sys.argv:
        print(__doc__)
        return 0
    payload = json.load(sys.stdin)
    command = (payload.get("tool_input") or {}).get("command")
    why = danger_in(command) if isinstance(command, str) else None
    if why:
        print(json.dumps({"decision": "block", "reason": "Dangerous command: %s. Not run." % why}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
