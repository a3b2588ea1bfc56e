"""Decides about each program that a command would start: first the rows of policy.txt, then the functions of special.py."""
import os
import re
from fnmatch import fnmatchcase

from commands.paths import FOLDER, Path, is_disk
from lib.tables import cells_of
from shell.programs import PRINTS, SHELLS, WRAPPERS, operands
from shell.words import AS_TYPED, DECODED, FETCHED, shown

REASONS = {key: (english, chinese) for _, (key, english, chinese) in cells_of(os.path.join(FOLDER, "reasons.txt"), 3)}
CODE = re.compile(r"^(python|pypy|perl|ruby|node|php|lua)[\d.]+$")
ALWAYS_UNLESS = {"--help", "--version", "--dry-run", "--dryrun"}


class Danger(Exception):
    """`why` is a key of reasons.txt, `part` what is shown of the command, `rule` the row or function that decided."""

    def __init__(self, why, part="", rule=""):
        super().__init__(why)
        self.why, self.part, self.rule = why, part, rule


class Row:
    def __init__(self, number, cells):
        programs, verbs, unless, self.why = cells
        if self.why not in REASONS:
            raise ValueError("policy.txt:%d: no such reason: %s" % (number, self.why))
        self.programs, self.verbs = programs.split(), [term.split(",") for term in verbs.split()]
        self.unless, self.rule = [term.split(",") for term in unless.split()], "policy.txt:%d: %s" % (number, " | ".join(cells))


def load():
    exact, patterns = {}, []
    for number, cells in cells_of(os.path.join(FOLDER, "policy.txt"), 4):
        row = Row(number, cells)
        for program in row.programs:
            exact.setdefault(program, []).append(row) if "*" not in program else patterns.append((program, row))
    return exact, patterns


ROWS, PATTERN_ROWS = load()
KNOWN = {*ROWS, *PRINTS, *WRAPPERS, *SHELLS, "npm", "yarn", "pnpm", "bun", "make", "ansible-playbook"}  # not for the rows of "*"
SPECIAL = {}  # program: functions that look at its call


def special(*names):
    def add(function):
        for name in names:
            SPECIAL.setdefault(name, []).append(function)
        return function

    return add


def holds(term, flags, rest, start, call):
    """Where the next term is looked for, when one of the alternatives is there; else None."""
    for word in term:
        if word.startswith("$"):
            name, _, value = word[1:].partition("=")
            if call.shell.variables.get(name) == value:
                return start
        elif word.startswith("-") and len(word) > 1:
            if word in flags or "=" in word and word in call.args:
                return start
        else:
            for at in range(start, len(rest)):
                if word == "<any>" or word == "<device>" and is_disk(Path(rest[at], call.shell.folder)):
                    return at + 1
                if fnmatchcase(rest[at], word):
                    return at + 1
    return None


def check_rows(call, notes):
    rows = ROWS.get(call.name, [])
    for pattern, row in PATTERN_ROWS:
        if pattern != "*" and fnmatchcase(call.name, pattern) or pattern == "*" and call.name not in KNOWN:
            rows = rows + [row]
    if not rows:
        return
    flags, rest = operands([arg.translate(AS_TYPED) for arg in call.args])
    if flags & ALWAYS_UNLESS and not {"--dry-run=none", "--dry-run=false"} & set(call.args):
        return
    for row in rows:
        at = 0
        for term in row.verbs:
            at = holds(term, flags, rest, at, call)
            if at is None:
                break
        if at is None or any(holds(term, flags, rest, 0, call) is not None for term in row.unless):
            continue
        if row.why.startswith("note-"):
            notes.setdefault(row.why, row.rule)
        else:
            raise Danger(row.why, rule=row.rule)


class Policy:
    """What one check knows: the workspace, notes for the person, what git was asked to discard."""

    def __init__(self, roots=()):
        self.roots, self.notes, self.discarded = roots, {}, set()

    def visit(self, call):
        """Called for every program that would be started."""
        try:
            self.check(call)
        except Danger as danger:
            danger.part = danger.part or shown(call.shell.current or call.fields)
            raise

    def check(self, call):
        if call.name == "":  # text that is run
            if FETCHED in call.stdin or DECODED in call.stdin:
                why = "download" if FETCHED in call.stdin else "decoded"
                raise Danger(why, "sh ← " + why, "policy.py: downloads and decoded text are not run")
            return
        for mark, why in ((FETCHED, "download"), (DECODED, "decoded")):
            if mark in call.fields[0]:
                raise Danger(why, rule="policy.py: downloads and decoded text are not run")
        check_rows(call, self.notes)
        for function in SPECIAL.get(CODE.sub(r"\1", call.name), ()):
            try:
                function(call, self)
            except Danger as danger:
                danger.rule = danger.rule or "special.py: %s: %s" % (function.__name__, re.sub(r"\s+", " ", function.__doc__))
                raise
