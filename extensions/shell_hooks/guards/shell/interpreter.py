"""Goes through a command as a shell would, without running anything.

Shell(visit).run_text(text) calls visit(call) for every program that the command would start, also behind sudo, xargs,
`bash -c`, ssh, pipes, functions and variables. `visit` may raise to stop. What programs print is followed as far as it is
known (programs.py), because it may become part of a command.
"""
import re
from collections import namedtuple
from copy import copy

from lib.budget import Budget, TooComplicated
from shell.programs import PROGRAMS
from shell.reader import STEPS, read
from shell.tree import BRACKET, HOME, Group, NotUnderstood, Simple
from shell.words import AS_TYPED, FETCHED, GLOBS, ITEM, MARKS, UNKNOWN, bounded, fields_of, is_known, joined
from shell.wrappers import STARTED, WRAPPERS, texts_in

MAX_DEPTH = 40
INDEX = re.compile(BRACKET + r"[^\]]*\]=")  # of [0]=value in an array
WRITES = (">", ">>", ">|", "&>", "&>>", ">&", "<>")
START = {"HOME": HOME, "IFS": " \t\n", "PWD": ".", "TMPDIR": "/tmp/tmpdir", "SHELL": "/bin/bash", "BASH": "/bin/bash"}

# One program about to be started: its name without folder, its arguments, what it is given. Text that is handed to a shell
# comes as a call of "" with the text as stdin, a function that is defined as a call of "()".
Call = namedtuple("Call", "name args stdin shell fields")


class Shell:
    def __init__(self, visit, write=None, budget=None, names_unknown=False):
        self.visit, self.write, self.names_unknown = visit, write, names_unknown
        self.budget, self.depth = budget or Budget(STEPS), 0
        self.variables, self.functions, self.folder = dict(START), {}, ""
        self.files = {}  # what was written earlier in the command, by file name
        self.copies, self.links = {}, {}  # what was copied or linked, from where
        self.current = []  # the fields of the command under way, sudo and all
        self.active = set()  # functions and files under way
        self.is_elsewhere = False  # in a container: its files are its own

    def inner(self):
        """A shell within this one: what it sets stays in it, what it writes is written."""
        shell = copy(self)
        shell.variables, shell.functions, shell.current = dict(self.variables), dict(self.functions), []
        return shell.deeper(1)

    def deeper(self, levels):
        self.depth += levels
        if self.depth > MAX_DEPTH:
            raise TooComplicated
        return self

    def unknown(self, name):
        return "$" + name if self.names_unknown else UNKNOWN

    # Each of these gives back what would be printed, as far as that is known.

    def run_text(self, text, stdin="", same_shell=False):
        """Goes through text that is handed to a shell."""
        self.visit(Call("", [], text, self, []))  # a visitor may refuse to have downloads and decoded text run
        shell = self if same_shell else self.inner()
        typed = text.translate(AS_TYPED).replace(UNKNOWN, "$_").replace(ITEM, "$_")
        self.depth += same_shell
        try:
            return shell.pipelines(read(MARKS.sub("", typed), self.budget, self.depth), stdin)
        except NotUnderstood:
            if is_known(text):
                raise
            return UNKNOWN  # what is missing may be what makes it shell syntax
        finally:
            self.depth -= same_shell

    def run_texts(self, texts):
        """The same for texts of which one may be no command, but a title or a format."""
        for text in texts:
            try:
                self.run_text(text)
            except NotUnderstood:
                pass
        return UNKNOWN

    def pipelines(self, pipelines, stdin):
        out = []
        for pipeline in pipelines:
            flow = stdin
            for command in pipeline.commands:
                flow = self.command(command, flow)
            out.append(flow)
        return bounded("".join(out))

    def command(self, command, stdin):
        self.budget.spend()
        if isinstance(command, Group):
            return self.group(command, stdin)
        kept = {assign.name: self.variables.get(assign.name) for assign in command.assigns if command.words and not assign.is_array}
        for assign in command.assigns:
            self.assign(assign)
            setting = "%s=%s" % (assign.name, self.variables[assign.name])
            self.run_texts(texts_in("=", [setting], self.budget))
            if not command.words:
                self.visit(Call("export", [setting], "", self, [assign.name]))
        fields = self.current = self.fields(command.words)
        out = self.run(fields, self.input(command.redirects, stdin), is_typed=True) if fields else ""
        for name, value in kept.items():  # X=1 program: for the program alone
            self.variables[name] = value
            if value is None:
                del self.variables[name]
        return self.output(command.redirects, fields, out)

    def assign(self, assign):
        name, parts = assign.name, self.variables.get(assign.name + "[]", [])
        if assign.is_array:
            values = [INDEX.sub("", value) for value in self.fields(assign.words)]
            return self.set_array(name, (parts if assign.adds else []) + values)
        value = joined(assign.words[0], self)
        if assign.index is None:
            value = self.variables.get(name, "") + value if assign.adds else value
            self.budget.spend(len(value) // 256)
            self.variables[name] = bounded(value)
            return None
        at = int(assign.index) if re.fullmatch("[0-9]{1,3}", assign.index) else len(parts)
        return self.set_array(name, parts[:at] + [value] + parts[at + 1:])

    def set_array(self, name, parts):
        """An array: its parts, and all of it as one text."""
        self.budget.spend(1 + len(parts) // 8)
        self.variables[name + "[]"], self.variables[name] = parts, " ".join(parts)

    def fields(self, words):
        return [field for word in words for field in fields_of(word, self)]

    def group(self, group, stdin):
        if group.kind == "function":
            self.visit(Call("()", [group.name], group.body, self, [group.name + "() { … }"]))
            self.functions[group.name] = group.body
            return ""
        stdin = self.input(group.redirects, stdin)
        shell, out = (self.inner() if group.kind == "subshell" else self).deeper(1), ""
        if group.values is None:
            out = "".join(shell.pipelines(group.body, part) for part in rounds(group, stdin))
        for value in () if group.values is None else self.fields(group.values) or [UNKNOWN]:
            shell.variables[group.name] = value
            out += shell.pipelines(group.body, stdin)
        shell.depth -= 1
        return self.output(group.redirects, [], out)

    def input(self, redirects, stdin):
        for redirect in redirects:
            if redirect.op in ("<<", "<<-"):
                stdin = joined(redirect.body, self)
            elif redirect.op == "<<<":
                stdin = joined(redirect.word, self)
            elif redirect.op in ("<", "<>"):
                stdin = self.content(joined(redirect.word, self))
        return stdin

    def output(self, redirects, fields, out):
        for redirect in redirects:
            for target in fields_of(redirect.word, self) if redirect.op in WRITES else ():
                if redirect.op != ">&" or not re.match(r"[\d-]+$", target):
                    self.write_file(target, out, fields + [">", target], redirect.op.endswith(">>"))
                    out = "" if redirect.op in (">", ">>", ">|", "&>") else out
        return out

    # Files by the last part of their name

    def write_file(self, name, content, fields, is_more=False):
        if self.write:
            self.write(name, self, fields)
        self.store(name, self.files.get(last_part(name), "") + content if is_more else content)

    def store(self, name, content):
        self.files[last_part(name)] = bounded(content)

    def content(self, name):
        """What a file holds, if this command wrote it; /dev/tcp is the network."""
        if name.startswith(("/dev/tcp/", "/dev/udp/")):
            return FETCHED
        return self.files.get(last_part(name), UNKNOWN)

    def remember_process(self, output):
        """A name for the output of <(…)."""
        name = "/dev/fd/process%d" % len(self.files)
        self.files[name[8:]] = output
        return name

    def run(self, fields, stdin="", is_typed=False):
        """One program with its arguments. Functions and aliases are only what is typed, not what sudo or xargs start."""
        self.budget.spend(1 + len(fields) // 2)
        while fields and fields[0] in ("", "$", "{", "}", "--"):
            fields = fields[1:]
        if not fields:
            return ""
        first, args = fields[0], fields[1:]
        if is_typed and first in self.functions:
            out = self.once("function " + first, lambda: self.run_function(first, args, stdin))
            if first in PROGRAMS:  # it may be that this was never defined, or is an alias that is not followed
                self.run(fields, stdin)
            return out
        name = program_name(self.copies.get(last_part(first), first) if "/" in first else first)
        self.visit(Call(name, args, stdin, self, fields))
        texts = texts_in(name, args, self.budget)
        self.run_texts(texts)
        if name in PROGRAMS and not (texts and name in WRAPPERS):
            return PROGRAMS[name](self, name, args, stdin)
        if "/" in first or first in self.files:
            self.run_file(first, stdin)
        return UNKNOWN if name in PROGRAMS else self.run_started(args, stdin)

    def run_started(self, args, stdin):
        """What a program that nobody knows may start, as its arguments look."""
        at = next((at for at, word in enumerate(args) if word.rsplit("/", 1)[-1] in STARTED), None)
        return UNKNOWN if at is None else self.run(args[at:], stdin)

    def once(self, key, action):
        """Nothing that calls itself is followed twice."""
        if key in self.active:
            return UNKNOWN
        self.active.add(key)
        try:
            return action()
        finally:
            self.active.discard(key)

    def run_function(self, name, args, stdin):
        kept = dict(self.variables)
        self.set_arguments(args)
        out = self.pipelines(self.functions[name], stdin)
        self.variables.update((key, kept[key]) for key in "123456789@*" if key in kept)
        return out

    def set_arguments(self, args):
        """$1, $2 … and $@."""
        self.variables.update({str(at): args[at - 1] if at <= len(args) else "" for at in range(1, 10)})
        self.variables["@"] = self.variables["*"] = " ".join(args)

    def run_file(self, name, stdin):
        content = self.content(name)
        if re.match(r"#!.*(?:python|perl|ruby|node|php)", content):
            self.visit(Call("python", ["-c", content], "", self, [name]))
        elif content.strip(UNKNOWN + ITEM):
            return self.once("file " + name, lambda: self.run_text(content, stdin))
        return UNKNOWN


def last_part(path):
    return path.rsplit("/", 1)[-1]


def rounds(group, stdin):
    """What each round of a loop is given: one that begins with `read` gets a line, others all there is."""
    begin = group.body[0].commands[-1] if group.kind == "loop" and group.body else None
    is_reading = isinstance(begin, Simple) and begin.words and begin.words[0][0].value == "read"
    return stdin.strip("\n").split("\n") if is_reading else [stdin]


def program_name(first):
    """The name of a program without its folder; "?" when nobody can know it."""
    base = first.translate(AS_TYPED).rsplit("/", 1)[-1].rsplit("\\", 1)[-1]
    base = base[:-4] if base.lower().endswith((".exe", ".com")) else base
    return base if is_known(base) and (not GLOBS.search(first) or base == "[") else "?"
