"""Checks one command, or all commands of a tool call: read, gone through, decided."""
import re

from commands import special
from commands.code import check_code, check_sql
from commands.policy import Danger, Policy
from commands.tool_input import commands_in
from shell.interpreter import Shell
from shell.reader import Budget, NotUnderstood, TooComplicated
from shell.words import shown

STEPS = 100_000  # what one check may take; most commands need less than 200

# What makes a command suspicious that could not be read to its end.
RISKY = re.compile(
    r"\brm\s+(?:\S{1,80}\s{1,9}){0,9}?-\w*[rRf]|\brm\b.{0,200}\s[/~*]|\bmkfs|\bdd\b.{0,200}\bof=/dev|/dev/(?:sd|nvme|hd|vd)|\bwipefs|\bshred\b"
    r"|\b(?:curl|wget)\b[^\n]{0,300}\|\s*(?:sudo\s+)?\w*sh\b|<\(\s*(?:curl|wget)|\bdrop\s+(?:table|database|schema)\b|\bchmod\s+-R|\bchown\s+-R"
    r"|:\(\)\s*\{|\b(?:shutdown|reboot|poweroff)\b|\bfind\b.{0,200}-delete|push\b.{0,100}(?:--force|-f)\b|base64\s+(?:-d|--decode)"
    r"|\bkill\s+-9\s+-1|\bterraform\s+destroy|authorized_keys|/etc/(?:passwd|shadow|sudoers)|\brmtree\b|Remove-Item|\biptables\s+-F", re.I | re.S)


def is_risky(text):
    return bool(RISKY.search(text) or RISKY.search(re.sub(r"[\\'\"]", "", text)))


def check(text, roots=()):
    """(the danger or None, the notes {key: rule})."""
    text = re.sub("[\ue000-\uf8ff]", "?", text.replace("\r\n", "\n"))
    policy = Policy(roots)
    shell = Shell(policy.visit, lambda name, shell, fields: special.refuse_writing(shell, name, fields), budget=Budget(STEPS))
    try:
        shell.run_text(text, same_shell=True)
    except Danger as danger:
        return danger, {}
    except (TooComplicated, RecursionError):
        if is_risky(text):
            return Danger("too-complicated", shown([text.strip()[:80]]), "check.py: the budget of steps is spent"), {}
    except NotUnderstood:
        if is_risky(text):
            return Danger("unclear", shown([text.strip()]), "check.py: no shell syntax that is understood"), {}
    return None, policy.notes


def check_code_text(text, roots=()):
    """The danger in code of another language, or None."""
    policy = Policy(roots)
    try:
        check_code(Shell(policy.visit, budget=Budget(STEPS)), policy, re.sub("[\ue000-\uf8ff]", "?", text))
    except Danger as danger:
        danger.rule = danger.rule or "code.py"
        return danger
    except (TooComplicated, RecursionError, NotUnderstood):
        return Danger("unclear", shown([text.strip()]), "code.py") if is_risky(text) else None
    return None


def check_call(tool, value, roots=()):
    """(the danger in a tool call or None, the notes)."""
    notes = {}
    for kind, text in commands_in(tool, value):
        if kind == "sql":
            danger = Danger("data", shown([text.strip()]), "code.py: check_sql") if check_sql(text) else None
        elif kind == "code":
            danger = check_code_text(text, roots)
        else:
            danger, more = check(text, roots)
            notes.update(more)
        if danger:
            return danger, {}
    return None, notes
