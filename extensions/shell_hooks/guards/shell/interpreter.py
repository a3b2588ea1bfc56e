"""Goes through a command as a shell would, without running anything.

Shell(visit).run_text(text) calls visit(call) for every program that the command would start, also behind sudo, xargs,
`bash -c`, ssh, pipes, functions and variables. `visit` may raise to stop. What programs print is followed as far as it is
known (programs.py), because it may become part of a command.
"""
import re
from fnmatch import fnmatchcase

from shell.programs import PRINTS, SHELLS, WRAPPERS
from shell.reader import HOME, Budget, Group, NotUnderstood, TooComplicated, read, text_word
from shell.words import AS_GLOB, AS_TYPED, FETCHED, GLOBS, ITEM, MARKS, MAX_VALUE, UNKNOWN, fields_of, is_known, joined

MAX_DEPTH = 40
WRITES = (">", ">>", ">|", "&>", "&>>", ">&", "<>")
# What a pattern such as /b?n/rm is tried on.
GUESSED = "rm dd mkfs shred wipefs chmod chown curl wget sh bash sudo find reboot shutdown halt poweroff kill iptables tee mv".split()
FOLDERS = ("/bin/", "/usr/bin/", "/sbin/", "/usr/sbin/", "/usr/local/bin/", "")


class Call:
    """One program about to be started: its name without folder, its arguments, what it is given, what was redirected."""

    __slots__ = ("name", "args", "stdin", "shell", "fields")

    def __init__(self, name, args, stdin, shell, fields):
        self.name, self.args, self.stdin, self.shell, self.fields = name, args, stdin, shell, fields


class Shell:
    def __init__(self, visit, write=None, parent=None, budget=None, names_unknown=False):
        self.visit, self.write, self.parent = visit, write, parent
        self.depth = parent.depth + 1 if parent else 0
        self.budget = parent.budget if parent else budget or Budget()
        self.names_unknown = parent.names_unknown if parent else names_unknown
        start = {"HOME": HOME, "IFS": " \t\n", "PWD": ".", "TMPDIR": "/tmp/tmpdir", "SHELL": "/bin/bash", "BASH": "/bin/bash"}
        self.variables = dict(parent.variables) if parent else start
        self.functions = dict(parent.functions) if parent else {}
        self.aliases = dict(parent.aliases) if parent else {}
        self.files = parent.files if parent else {}  # what was written earlier in the command, by file name
        self.current = []  # the command under way, as it stands in the text
        self.active = parent.active if parent else set()  # functions, aliases and files under way
        self.folder = parent.folder if parent else ""
        self.is_elsewhere = parent.is_elsewhere if parent else False  # in a container: its files are its own
        if self.depth > MAX_DEPTH:
            raise TooComplicated

    def inner(self):
        return Shell(self.visit, self.write, self)

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

    def pipelines(self, pipelines, stdin):
        out = []
        for pipeline in pipelines:
            flow = stdin
            for command in pipeline.commands:
                flow = self.command(command, flow)
            out.append(flow)
        text = "".join(out)
        return text if len(text) < MAX_VALUE else UNKNOWN

    def command(self, command, stdin):
        self.budget.spend()
        if isinstance(command, Group):
            return self.group(command, stdin)
        kept = self.variables
        self.variables = dict(kept) if command.words and command.assigns else kept  # X=1 program: for the program alone
        for name, words in command.assigns:
            self.variables[name] = joined(words[0], self) if len(words) == 1 else " ".join(
                field for word in words for field in fields_of(word, self))
            if not command.words:
                self.visit(Call("export", ["%s=%s" % (name, self.variables[name])], "", self, [name + "=" + self.variables[name]]))
        fields = self.current = [field for word in command.words for field in fields_of(word, self)]
        out = self.run(fields, self.input(command.redirects, stdin)) if fields else ""
        self.variables = kept if command.words and command.assigns else self.variables
        return self.output(command.redirects, fields, out)

    def group(self, group, stdin):
        if group.kind == "function":
            self.visit(Call("()", [group.name], group.body, self, [group.name + "() { … }"]))
            self.functions[group.name] = group.body
            return ""
        stdin = self.input(group.redirects, stdin)
        shell = self.inner() if group.kind == "subshell" else self
        shell.depth += 1
        if shell.depth > MAX_DEPTH:
            raise TooComplicated
        values = [field for word in group.values for field in fields_of(word, self)] or [UNKNOWN] if group.values is not None else [None]
        out = ""
        for value in values:
            if value is not None:
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
            if redirect.op in WRITES:
                for target in fields_of(redirect.word, self):
                    if redirect.op != ">&" or not re.match(r"[\d-]+$", target):
                        self.write_file(target, out, fields + [">", target])
                        out = "" if redirect.op in (">", ">>", ">|", "&>") else out
        return out

    def write_file(self, name, content, fields):
        if self.write:
            self.write(name, self, fields)
        self.files[name.rsplit("/", 1)[-1]] = content

    def content(self, name):
        """What a file holds, if this command wrote it; /dev/tcp is the network."""
        if name.startswith(("/dev/tcp/", "/dev/udp/")):
            return FETCHED
        return self.files.get(name.rsplit("/", 1)[-1], UNKNOWN)

    def remember_process(self, output):
        """A name for the output of <(…)."""
        name = "/dev/fd/process%d" % len(self.files)
        self.files[name[8:]] = output
        return name

    def run(self, fields, stdin=""):
        """One program with its arguments."""
        self.budget.spend(1 + len(fields) // 8)
        while fields and fields[0] in ("", "$", "{", "}"):
            fields = fields[1:]
        if not fields:
            return ""
        first, args = fields[0], fields[1:]
        if first in self.aliases:
            return self.once("alias " + first, lambda: self.run_alias(first, args, stdin))
        if first in self.functions:
            return self.once("function " + first, lambda: self.run_function(first, args, stdin))
        name = program_name(first)
        base = first.rsplit("/", 1)[-1]
        self.visit(Call(name, args, stdin, self, fields))
        if name in WRAPPERS:
            return WRAPPERS[name](self, name, args, stdin)
        if name in PRINTS:
            return PRINTS[name](self, name, args, stdin)
        if name in SHELLS:
            return PRINTS["sh"](self, name, args, stdin)
        if "/" in first and base in self.files:
            return self.run_file(base, stdin)
        return UNKNOWN

    def once(self, key, action):
        """Nothing that calls itself is followed twice."""
        if key in self.active:
            return UNKNOWN
        self.active.add(key)
        try:
            return action()
        finally:
            self.active.discard(key)

    def run_alias(self, name, args, stdin):
        pipelines = read(self.aliases[name], self.budget, self.depth + 1)
        if pipelines and not isinstance(pipelines[-1].commands[-1], Group):
            pipelines[-1].commands[-1].words += [text_word(arg) for arg in args]
        return self.pipelines(pipelines, stdin)

    def run_function(self, name, args, stdin):
        kept = self.variables
        self.variables = {**kept, **arguments(args)}
        out = self.pipelines(self.functions[name], stdin)
        self.variables = {**self.variables, **{key: kept[key] for key in arguments(args) if key in kept}}
        return out

    def run_file(self, name, stdin):
        content = self.content(name)
        if re.match(r"#!.*(?:python|perl|ruby|node|php)", content):
            self.visit(Call("python", ["-c", content], "", self, [name]))
            return UNKNOWN
        return self.once("file " + name, lambda: self.run_text(content, stdin)) if content.strip(UNKNOWN + ITEM) else UNKNOWN


def arguments(args):
    """$1, $2 … and $@."""
    return {**{str(at): args[at - 1] if at <= len(args) else "" for at in range(1, 10)}, "@": " ".join(args), "*": " ".join(args)}


def program_name(first):
    """The name of a program without its folder; what it may be when it is a pattern; "" when nobody can know."""
    if GLOBS.search(first) and len(first) < 100:  # an endless pattern takes endless time to compile
        pattern = first.translate(AS_GLOB)
        for guess in GUESSED:
            if any(fnmatchcase(folder + guess, pattern) for folder in FOLDERS):
                return guess
    base = first.translate(AS_TYPED).rsplit("/", 1)[-1].rsplit("\\", 1)[-1]
    base = base[:-4] if base.lower().endswith(".exe") else base
    return base if is_known(base) else "?"

