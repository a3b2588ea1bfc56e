"""Checks one command, or all commands of a tool call: read, gone through, decided."""
import re

from commands import special
from commands.code import PATTERNS, check_code, check_sql
from commands.danger import Danger
from commands.policy import Policy
from lib.budget import Budget, BudgetSpent, TooComplicated
from shell.interpreter import Shell
from shell.tree import NotUnderstood
from shell.tool_input import commands_in
from shell.words import shown

STEPS = 100_000  # what one check may take; most commands need less than 200


def is_risky(text):
    """Whether a command that could not be read to its end is suspicious."""
    return bool(PATTERNS["risky"].search(text) or PATTERNS["risky"].search(re.sub(r"[\\'\"]", "", text)))


def verdict(text, go):
    """The danger that go() raises; where it cannot be read, one if the text holds a dangerous word."""
    try:
        go()
    except Danger as danger:
        danger.rule = danger.rule or "code.py"
        return danger
    except BudgetSpent:
        return Danger("too-long", shown([text.strip()[:80]]), "check.py: the budget of steps is spent")
    except (TooComplicated, RecursionError):
        if is_risky(text):
            return Danger("too-complicated", shown([text.strip()[:80]]), "check.py: too deep, or a word stands for too many")
    except NotUnderstood:
        if is_risky(text):
            return Danger("unclear", shown([text.strip()]), "check.py: no shell syntax that is understood")
    return None


def check(text, roots=(), kind="shell"):
    """(the danger or None, the notes {key: rule}) of a shell command, of code in another language or of SQL."""
    text = re.sub("[\ue000-\uf8ff]", "?", text.replace("\r\n", "\n"))
    policy = Policy(roots)
    shell = Shell(policy.visit, lambda name, shell, fields: special.refuse_writing(shell, name, fields), budget=Budget(STEPS))
    if kind == "sql":
        return verdict(text, lambda: policy.refuse(check_sql(text), shown([text.strip()]), "code.py: check_sql")), policy.notes
    if kind == "code":
        return verdict(text, lambda: check_code(shell, policy, text)), {}
    danger = verdict(text, lambda: shell.run_text(text, same_shell=True))
    return danger, {} if danger else policy.notes


def check_call(tool, value, roots=()):
    """(the danger in a tool call or None, the notes)."""
    notes = {}
    for kind, text in commands_in(tool, value):
        danger, more = check(text, roots, kind)
        notes.update(more)
        if danger:
            return danger, {}
    return None, notes
