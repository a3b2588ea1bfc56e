"""Programs that start another one: the rows of wrappers.txt and texts.txt, and functions for what a table cannot say.

Each function gets (shell, name, args, stdin) and gives back what would be printed.
"""
import re

from lib.tables import cells_of
from shell.options import one_line, operands, skip_options
from shell.reader import ASSIGN
from shell.tree import STAR
from shell.words import AS_GLOB, ITEM, UNKNOWN

SHELLS = "sh bash zsh dash ksh mksh ash fish csh tcsh rbash pwsh powershell".split()
# Where one of these stands among the arguments of a program that nobody knows, that program may start it.
STARTED = {"rm", "dd", "shred", "find", "bash", "sh", "zsh", "dash"}
XARGS_VALUES = "-n -P -L -d -s -a -E -j -R -S --max-args --max-procs --delimiter --arg-file --max-lines --jobs -I -J --colsep".split()
# With one of these, find names some files of a tree and not the tree.
FIND_NARROWS = set("-mtime -mmin -atime -ctime -amin -cmin -empty -newer -size -inum -samefile -xtype -user -group -perm -links".split())
FIND_NAMES = set("-name -iname -path -ipath -wholename -regex -iregex -lname".split())
PROGRAMS, WRAPPERS = {}, {}  # name: its function; name: (options that take a value, where the command begins)
TEXTS = {}  # name: patterns behind which the text of a command stands


def program(*names):
    def add(function):
        PROGRAMS.update(dict.fromkeys(names, function))
        return function

    return add


def wrapper(*names, values=(), where=()):
    WRAPPERS.update(dict.fromkeys(names, (values, where)))
    return program(*names)


def command_at(name, args):
    """Where the command begins in the arguments of a program of wrappers.txt; behind them all, where there is none."""
    values, where = WRAPPERS[name]
    verbs = next((one.split(",") for one in where if "," in one), ())
    if "--" in where:
        return args.index("--") + 1 if "--" in args else len(args)
    at = next((at + 1 for at, word in enumerate(args) if word in verbs), len(args)) if verbs else 0
    at += skip_options(args[at:], values)
    return at + sum(int(one) for one in where if one.isdigit())


def run_by_row(shell, name, args, stdin):
    at, where = command_at(name, args), WRAPPERS[name][1]
    while at < len(args) and ASSIGN.match(args[at]):
        shell.variables.update([args[at].split("=", 1)])
        at += 1
    if at >= len(args):
        return shell.run_text(stdin) if "pipe" in where and stdin.strip(UNKNOWN + ITEM) else ITEM
    if name == "command" and args[0] in ("-v", "-V"):
        return args[1]
    if "text" in where:
        return shell.run_text(" ".join(args[at:at + 1] if name == "trap" else args[at:]), stdin, same_shell=name == "eval")
    if "each" in where:
        shell.run_texts(word for word in args if " " in word)
        return shell.run_started(args, stdin)
    inner = shell.inner() if "elsewhere" in where else shell
    inner.is_elsewhere = inner.is_elsewhere or inner is not shell
    return inner.run(args[at:], stdin)


for _, (names, values, where) in cells_of("shell/wrappers.txt", 3):
    wrapper(*names.split(), values=values.split(), where=where.split())(run_by_row)
for _, (names, pattern) in cells_of("shell/texts.txt", 2):
    for name in names.split():
        TEXTS.setdefault(name, []).append(re.compile(r"(?:^|\s)(?:%s)(.*)" % pattern, re.S))


def texts_in(name, args, budget):
    """The texts of commands that a program is handed in its arguments, by texts.txt."""
    line = one_line(args, budget) if name in TEXTS else ""
    return [match.group(1) for match in (pattern.search(line) for pattern in TEXTS.get(name, ())) if match]


@program(*SHELLS)
def run_shell(shell, name, args, stdin):
    at = 0
    while at < len(args):
        word, at = args[at], at + 1
        if re.match(r"-[a-zA-Z]*c$|-{1,2}[Cc]ommand$", word):
            at += skip_options(args[at:])
            shell.set_arguments(args[at + 2:])
            shell.variables["0"] = "".join(args[at + 1:at + 2]) or name
            return shell.run_text(args[at], stdin) if at < len(args) else UNKNOWN
        if word in ("-s", "-"):
            break
        if word in ("-o", "-O", "+o", "--rcfile", "--init-file"):
            at += 1
        elif not word.startswith(("-", "+")):
            return run_source(shell, name, args[at - 1:], stdin)
    return shell.run_text(stdin) if stdin.strip(UNKNOWN + ITEM + " \n") else UNKNOWN


@program(".", "source")
def run_source(shell, name, args, stdin):
    if args[:1] in (["/dev/stdin"], ["/proc/self/fd/0"]):
        return run_shell(shell, "sh", [], stdin)
    return shell.run_file(args[0], stdin) if args else UNKNOWN


@wrapper("xargs", "gxargs", "parallel")
def run_xargs(shell, name, args, stdin):
    at, token = 0, "{}" if name == "parallel" else None
    while at < len(args) and args[at].startswith("-"):
        word, at = args[at], at + 1
        if word in ("-I", "-J"):
            token = "".join(args[at:at + 1])
        elif re.match(r"-[IJi]|--replace", word):
            token = re.sub(r"^(?:-[IJi]|--replace=?)", "", word) or "{}"
        at += word in XARGS_VALUES
    command = args[at:]
    by_line = token or re.search(r"(?:^| )(?:--null|-d|-\w*0)", " ".join(args[:at]))
    if name == "parallel":
        if ":::" in command:
            cut = command.index(":::")
            command, stdin = command[:cut], "\n".join(command[cut + 1:])
        if not command:
            return shell.run_text(stdin)
        command += [] if any(token in word for word in command) else [token]
        command = ["sh", "-c", " ".join(command)] if any(" " in word for word in command) else command
    items = [item for item in re.split(r"[\n\0]+" if by_line else r"[\s\0]+", stdin.strip()) if item] or [UNKNOWN]
    shell.budget.spend(len(items))
    if not command:
        return stdin
    for item in items if token else ():
        shell.run([word.replace(token, item) for word in command])
    return UNKNOWN if token else shell.run(command + items)


@wrapper("find", "gfind")
def run_find(shell, name, args, stdin):
    """find names all of a place where it starts, or, with a test that narrows, some of it."""
    first = next((at for at, word in enumerate(args) if word.startswith(("-", "(", "!")) and word not in ("-L", "-H", "-P", "-E")), len(args))
    starts, tests = [word for word in args[:first] if word[0:1] != "-"] or ["."], args[first:]
    is_narrow, named = bool(FIND_NARROWS & set(tests)), ITEM
    for place, (word, value) in enumerate(zip(tests, tests[1:])):
        is_negated = place and tests[place - 1] in ("!", "-not")
        is_name = word in FIND_NAMES and value.translate(AS_GLOB).strip("*?./") and not is_negated
        is_narrow, named = is_narrow or is_name, value if is_name and re.fullmatch(r"[\w.-]+", value) else named
    items = [start.rstrip("/") + "/" + (named if is_narrow else STAR) for start in starts]
    if "-delete" in tests:
        shell.run(["rm", "-rf"] + items)
    for place, word in enumerate(tests):
        if word in ("-exec", "-execdir", "-ok", "-okdir"):
            end = next((at for at in range(place + 1, len(tests)) if tests[at] in (";", "+")), len(tests))
            for item in items:
                shell.run([field.replace("{}", item) for field in tests[place + 1:end]])
    return "\n".join(items) + "\n"


@wrapper("fd", "fdfind")
def run_fd(shell, name, args, stdin):
    action = next((at for at, word in enumerate(args) if word in ("-x", "-X", "--exec", "--exec-batch")), None)
    if action is not None:
        pattern, *starts = operands(args[:action])[1] or [""]
        items = [start if not pattern.strip("." + STAR) else start + "/" + ITEM for start in starts or ["."]]
        command = args[action + 1:]
        shell.run([word.replace("{}", items[0]) for word in command] + ([] if any("{}" in word for word in command) else items))
    return ITEM
