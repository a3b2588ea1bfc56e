#!/usr/bin/env python3
"""starter.py: a first mask for personal data in one screen, to read, copy and change. It CATCHES LESS than redact_pii.py:
six formats, no labels, no landlines, no plates; a number of another kind may be masked with them. Figures: README.md beside it.

hooks:
  - event: on_outbound_message
    command: ./extensions/shell_hooks/guards/pii/starter.py
    timeout: 10
    fail_closed: true
"""
import json
import re
import sys


def luhn(number):
    digits = [int(digit) for digit in re.sub(r"\D", "", number)][::-1]
    return sum(digits[::2] + [sum(divmod(2 * digit, 10)) for digit in digits[1::2]]) % 10 == 0


def resident(number):
    return "10X98765432"[sum(int(digit) * pow(2, 17 - at, 11) for at, digit in enumerate(number[:17])) % 11] == number[17].upper()


RULES = [
    (r"(?<![\w.-])[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[A-Za-z]{2,}", None),  # e-mail
    (r"(?<![\w.-])[1-8]\d{5}(?:19|20)\d{2}[01]\d[0-3]\d{4}[\dXx](?!\w)", resident),  # Chinese resident identity card
    (r"(?<![\w.-])[3-6]\d{3}(?:[ -]?\d{4}){2}[ -]?\d{1,7}(?![\w-]|\.\d)", luhn),  # payment card
    (r"(?<![\w.-])(?:\+?86[ -]?)?1[3-9]\d[ -]?\d{4}[ -]?\d{4}(?![\w-]|\.\d)", None),  # Chinese mobile
    (r"(?<![\w.])\+[1-9]\d{0,2}(?:[ .-]?\(?\d{1,5}\)?){3,6}(?!\w|\.\d)", None),  # telephone with a +
    (r"(?<![\w.-])(?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\w-])", None),  # US social security
]


def masked(text):
    for rule, check in RULES:
        text = re.sub(rule, lambda match: "[redacted]" if check is None or check(match.group()) else match.group(), text, flags=re.A)
    return text


try:
    payload = json.load(sys.stdin)
    field = "parts" if len(payload.get("parts") or []) > 1 else "notification"  # a message of several texts is answered in full
    before = payload.get(field) or ""
    after = masked(before) if isinstance(before, str) else [masked(part) for part in before]
    if after != before:
        print(json.dumps({field: after}))
except Exception as error:  # never a word of the payload: no verdict, so that fail_closed blocks
    print("starter: cannot read the payload (%s)" % type(error).__name__, file=sys.stderr)
    sys.exit(1)
