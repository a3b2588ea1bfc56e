"""Decides about each program that a command would start: first the rows of policy.txt, then the functions of special.py."""
import re
from fnmatch import fnmatchcase
from functools import lru_cache

from commands.code import PATTERNS, check_sql
from commands.danger import Danger
from commands.paths import Path, is_disk
from lib.tables import cells_of
from shell.options import one_line, operands
from shell.programs import PROGRAMS
from shell.words import AS_TYPED, DECODED, FETCHED, ITEM, shown
from shell.wrappers import WRAPPERS

REASONS = {key: (english, chinese) for _, (key, english, chinese) in cells_of("commands/reasons.txt", 3)}
VERSIONED = re.compile(r"^(python|pypy|perl|ruby|node|php|lua)[\d.]+$")
STATEMENT = re.compile(r"-[ceq]$|--(?:command|execute|sql|query|ddl|eval|statement|sql-query)$")
FIRST_WORDS = 4  # as far as the verb of a command line is looked for where any program is meant
KEPT = {"cloud", "data", "cluster", "machine", "unpublish"}  # what a program deletes that a row calls a keeper of something
ALWAYS_UNLESS = {"--help", "--dry-run", "--dryrun"}


class Term:
    """One word of a row, or several of which one is enough."""

    def __init__(self, text):
        words, self.end = text.lstrip("^").split(","), FIRST_WORDS if text[0] == "^" else None
        self.variables = [word[1:].partition("=")[::2] for word in words if word.startswith("$")]
        self.flags = {word for word in words if word.startswith("-") and len(word) > 1}
        self.words = {word for word in words if word not in self.flags and not re.search(r"[*?\[$]", word)}
        self.patterns = [word for word in words if re.search(r"[*?\[]", word) and word not in self.flags]

    def holds(self, flags, rest, start, call):
        """Where the next term is looked for, when this one is there; else None."""
        if self.flags & flags or any(call.shell.variables.get(name) == value for name, value in self.variables):
            return start
        for at in range(start, len(rest[:self.end]) if self.words or self.patterns else 0):
            word, small = rest[at], rest[at].lower()
            is_kind = "<any>" in self.words or "<list>" in self.words and ITEM in word or "<device>" in self.words and is_disk(
                Path(word, call.shell.folder))
            if is_kind or word in self.words or small in self.words or any(
                    fnmatchcase(word, pattern) or fnmatchcase(small, pattern) for pattern in self.patterns):
                return at + 1
        return None


LISTS = {}  # words and patterns that rows use by a name


def with_lists(text):
    return re.sub(r"\{([A-Z]+)\}", lambda found: LISTS[found.group(1)], text)


class Row:
    def __init__(self, number, cells):
        programs, verbs, unless, self.why = cells
        verbs = with_lists(verbs)
        if self.why not in REASONS and self.why not in ("plain", "list"):
            raise ValueError("policy.txt:%d: no such reason: %s" % (number, self.why))
        self.text, self.programs, self.verbs, self.unless = verbs, programs.split(), list(map(Term, verbs.split())), list(map(Term, unless.split()))
        self.rule = "policy.txt:%d: %s" % (number, " | ".join(cells))

    def fits(self, flags, rest, call):
        at = 0
        for term in self.verbs:
            at = term.holds(flags, rest, at, call)
            if at is None:
                return False
        return all(term.holds(flags, rest, 0, call) is None for term in self.unless)


EXACT, GENERAL, PLAIN = {}, [], {name for name in PROGRAMS if name not in WRAPPERS or {"0", "1"} & {*WRAPPERS[name][1]}}
for row in (Row(number, cells) for number, cells in cells_of("commands/policy.txt", 4)):
    for program in row.programs:
        if row.why == "plain":
            PLAIN.add(program)
        elif row.why == "list":
            LISTS[program] = row.text
        elif "*" in program or program == "<keeper>":
            GENERAL.append((program, row))
        else:
            EXACT.setdefault(program.lower(), []).append(row)
LINES = {}
for number, (programs, pattern, why) in cells_of("commands/lines.txt", 3):
    LISTS.update({programs: pattern} if why == "list" else {})
    for program in programs.split():
        LINES.setdefault(program, []).append((re.compile(with_lists(pattern)), why, "lines.txt:%d: %s" % (number, pattern)))
SPECIAL = {}  # program: functions that look at its call


def special(*names):
    def add(function):
        rule = "special.py: %s: %s" % (function.__name__, re.sub(r"\s+", " ", function.__doc__))
        for name in names:
            SPECIAL.setdefault(name.lower(), []).append((function, rule))
        return function

    return add


@lru_cache(1_000)
def rows_of(name):
    """The rows of a program. Of those for any program, one that has rows of its own takes the notes alone."""
    own = EXACT.get(name, [])
    is_keeper = any(row.why in KEPT for row in own)

    def is_meant(pattern, row):
        if pattern == "<keeper>":
            return is_keeper
        return fnmatchcase(name, pattern) and (pattern != "*" or not own or row.why.startswith("note-"))

    is_program = name not in PLAIN and not name.endswith(("!", ":", ",", ")"))  # else a line of text, or a function's name
    return own + [row for pattern, row in GENERAL if is_program and is_meant(pattern, row)]


class Policy:
    """What one check knows: the workspace, notes for the person, what git was asked to discard."""

    def __init__(self, roots=()):
        self.roots, self.notes, self.discarded, self.rule = roots, {}, set(), ""

    def refuse(self, why, part="", rule=""):
        """Raises a danger, keeps a note, does nothing for None."""
        row = getattr(why, "row", "")
        rule = "%s: %s" % (row, rule or self.rule) if row else rule
        if why and why.startswith("note-"):
            self.notes.setdefault(str(why), rule or self.rule)
        elif why:
            raise Danger(str(why), part, rule)

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
        self.check_rows(call)
        self.check_statements(call)
        for function, self.rule in SPECIAL.get(VERSIONED.sub(r"\1", call.name.lower()), ()):
            try:
                function(call, self)
            except Danger as danger:
                danger.rule = danger.rule or self.rule
                raise

    def check_rows(self, call):
        rows, lines = rows_of(call.name.lower()), LINES.get(call.name, ())
        if not rows and not lines:
            return
        args = [arg.translate(AS_TYPED) for arg in call.args]
        flags, rest = operands(args)
        flags.update(arg for arg in args if arg.startswith("-") and "=" in arg)
        if ALWAYS_UNLESS & flags and not {"--dry-run=none", "--dry-run=false"} & set(call.args):
            return
        for row in rows:
            if row.fits(flags, rest, call):
                self.refuse(row.why, rule=row.rule)
        line = one_line(args, call.shell.budget) if lines else ""
        for pattern, why, rule in lines:
            if pattern.search(line):
                self.refuse(why, rule=rule)

    def check_statements(self, call):
        """What any program is given as --sql, --command and the like, or as code for its console, must not drop or empty data."""
        if call.name in PROGRAMS and call.name not in WRAPPERS:
            return
        for option, word in zip([""] + call.args, call.args):
            option, text = (option, word) if not word.startswith("--") else word.partition("=")[::2]
            if PATTERNS["every record"].search(word):
                raise Danger("data", rule="patterns.txt: every record")
            if STATEMENT.match(option) and " " in text and call.name not in PLAIN:
                self.refuse(check_sql(text), shown([call.name, text]), "code.py: check_sql")
