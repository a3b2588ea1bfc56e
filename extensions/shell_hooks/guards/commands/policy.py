"""Decides about each program that a command would start: first the rows of policy.txt, then the functions of special.py."""
import re
from fnmatch import fnmatchcase
from functools import lru_cache

from commands.paths import Path, is_disk
from lib.tables import cells_of
from shell.programs import PROGRAMS, operands
from shell.words import AS_TYPED, DECODED, FETCHED, ITEM, shown

REASONS = {key: (english, chinese) for _, (key, english, chinese) in cells_of("commands/reasons.txt", 3)}
VERSIONED = re.compile(r"^(python|pypy|perl|ruby|node|php|lua)[\d.]+$")
ALWAYS_UNLESS = {"--help", "--dry-run", "--dryrun"}


class Danger(Exception):
    """`why` is a key of reasons.txt, `part` what is shown of the command, `rule` the row or function that decided."""

    def __init__(self, why, part="", rule=""):
        super().__init__(why)
        self.why, self.part, self.rule = why, part, rule


class Term:
    """One word of a row, or several of which one is enough."""

    def __init__(self, text):
        words = text.split(",")
        self.variables = [word[1:].partition("=")[::2] for word in words if word.startswith("$")]
        self.flags = {word for word in words if word.startswith("-") and len(word) > 1}
        self.words = {word for word in words if word not in self.flags and not re.search(r"[*?\[$]", word)}
        self.patterns = [word for word in words if re.search(r"[*?\[]", word) and word not in self.flags]

    def holds(self, flags, rest, start, call):
        """Where the next term is looked for, when this one is there; else None."""
        if self.flags & flags or any(call.shell.variables.get(name) == value for name, value in self.variables):
            return start
        for at in range(start, len(rest) if self.words or self.patterns else 0):
            word, small = rest[at], rest[at].lower()
            is_kind = "<any>" in self.words or "<list>" in self.words and ITEM in word or "<device>" in self.words and is_disk(
                Path(word, call.shell.folder))
            if is_kind or word in self.words or small in self.words or any(
                    fnmatchcase(word, pattern) or fnmatchcase(small, pattern) for pattern in self.patterns):
                return at + 1
        return None


class Row:
    def __init__(self, number, cells):
        programs, verbs, unless, self.why = cells
        if self.why not in REASONS:
            raise ValueError("policy.txt:%d: no such reason: %s" % (number, self.why))
        self.programs, self.verbs, self.unless = programs.split(), list(map(Term, verbs.split())), list(map(Term, unless.split()))
        self.rule = "policy.txt:%d: %s" % (number, " | ".join(cells))

    def fits(self, flags, rest, call):
        at = 0
        for term in self.verbs:
            at = term.holds(flags, rest, at, call)
            if at is None:
                return False
        return all(term.holds(flags, rest, 0, call) is None for term in self.unless)


EXACT, PATTERNS = {}, []
for row in (Row(number, cells) for number, cells in cells_of("commands/policy.txt", 4)):
    for program in row.programs:
        EXACT.setdefault(program, []).append(row) if "*" not in program else PATTERNS.append((program, row))
KNOWN = {*EXACT, *PROGRAMS, "npm", "yarn", "pnpm", "bun", "make", "ansible-playbook"}  # not for the rows of "*"
SPECIAL = {}  # program: functions that look at its call


def special(*names):
    def add(function):
        for name in names:
            SPECIAL.setdefault(name, []).append(function)
        return function

    return add


@lru_cache(1_000)
def rows_of(name):
    is_any = name not in KNOWN
    by_pattern = [row for pattern, row in PATTERNS if (is_any if pattern == "*" else fnmatchcase(name, pattern))]
    return (EXACT.get(name) or EXACT.get(name.lower(), [])) + by_pattern


def check_rows(call, notes):
    rows = rows_of(call.name)
    if not rows:
        return
    args = [arg.translate(AS_TYPED) for arg in call.args]
    flags, rest = operands(args)
    flags.update(arg for arg in args if arg.startswith("-") and "=" in arg)
    if ALWAYS_UNLESS & flags and not {"--dry-run=none", "--dry-run=false"} & set(call.args):
        return
    for row in rows:
        if row.fits(flags, rest, call):
            if not row.why.startswith("note-"):
                raise Danger(row.why, rule=row.rule)
            notes.setdefault(row.why, row.rule)


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
        run = call.fields[0] if call.name else call.stdin
        for mark, why in ((FETCHED, "download"), (DECODED, "decoded")):
            if mark in run:
                raise Danger(why, "" if call.name else "sh ← " + why, "policy.py: downloads and decoded text are not run")
        if not call.name:
            return
        check_rows(call, self.notes)
        for function in SPECIAL.get(VERSIONED.sub(r"\1", call.name), ()):
            try:
                function(call, self)
            except Danger as danger:
                danger.rule = danger.rule or "special.py: %s: %s" % (function.__name__, re.sub(r"\s+", " ", function.__doc__))
                raise
