#!/usr/bin/env python3
"""starter.py: a first guard against secrets in one screen, to read, copy and change. It CATCHES LESS than block_secrets.py:
it knows a dozen prefixes and names with a quoted value, undoes no line wrap or encoding and checks no checksum. Figures:
README.md beside it.

hooks:
  - event: on_outbound_message
    command: ./extensions/shell_hooks/guards/secrets/starter.py
    timeout: 10
    fail_closed: true
"""
import json
import re
import sys

RULES = [
    ("private key", r"-----BEGIN [A-Z0-9 ]*PRIVATE KEY(?: BLOCK)?-----\s+[A-Za-z0-9+/=]{16}"),
    ("private key", r"(?i)(?:private.?key|私钥)\W{1,6}(?:0x)?[0-9a-f]{64}\b"),
    ("extended key", r"\b[xyz]prv[1-9A-HJ-NP-Za-km-z]{107}\b"),
    ("GitHub token", r"\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{82})\b"),
    ("GitLab token", r"\bglpat-[\w-]{20}"),
    ("Slack token", r"\bxox[abprs]-[\w-]{20,}"),
    ("model key", r"\bsk-(?:proj-|ant-[a-z0-9]+-|or-v1-)?[\w-]{32,}"),
    ("AWS access key", r"\b(?:AKIA|ASIA)[A-Z2-7]{16}\b(?<!EXAMPLE)"),
    ("Google key", r"\bAIza[\w-]{35}"),
    ("Stripe key", r"\b[sr]k_live_[A-Za-z0-9]{24,}"),
    ("npm token", r"\bnpm_[A-Za-z0-9]{36}\b"),
    ("Telegram bot token", r"\b\d{8,10}:AA[\w-]{33}"),
    ("JWT", r"\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}"),
    ("named value", r"(?i)(?:password|passwd|secret|token|api_?key)[\"']?\s{0,3}[:=]\s{0,3}[\"'](?=[^\"'\n]*\d)(?=[^\"'\n]*[a-z])[\w+/=!@#$%^&*-]{16,}[\"']"),
]


def texts(value):
    if isinstance(value, str):
        yield value
    for item in (*value.keys(), *value.values()) if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from texts(item)


try:
    payload = json.load(sys.stdin)
    seen = [payload.get(field) for field in ("notification", "parts", "tool_input")]
    found = [name for name, rule in RULES if any(re.search(rule, text) for text in texts(seen))]
    if found:
        print(json.dumps({"decision": "block", "reason": "Looks like a secret: %s. Withheld." % found[0]}))
except Exception as error:  # never a word of the payload: no verdict, so that fail_closed blocks
    print("starter: cannot read the payload (%s)" % type(error).__name__, file=sys.stderr)
    sys.exit(1)
