"""What programs do to the flow of a command: those that start another one, and those whose output is known.

Each function gets (shell, name, args, stdin) and gives back what would be printed.
"""
import re

from lib.tables import cells_of
from shell.reader import ASSIGN, HOME, STAR, NotUnderstood, read, unescaped
from shell.words import AS_GLOB, AS_TYPED, DECODED, FETCHED, ITEM, UNKNOWN, is_known

SHELLS = "sh bash zsh dash ksh mksh ash fish csh tcsh rbash pwsh powershell".split()
XARGS_VALUES = "-n -P -L -d -s -a -E -j -R -S --max-args --max-procs --delimiter --arg-file --max-lines --jobs -I -J --colsep".split()
CONTAINER_FLAGS = "-i -t -d -it -ti -dit -itd -id -di -T --rm --privileged --init --interactive --tty --detach --read-only --no-deps".split()
# With one of these, find names some files of a tree and not the tree.
FIND_NARROWS = set("-mtime -mmin -atime -ctime -amin -cmin -empty -newer -size -inum -samefile -xtype -user -group -perm -links".split())
FIND_NAMES = set("-name -iname -path -ipath -wholename -regex -iregex -lname".split())
PROGRAMS, WRAPPERS = {}, set()
TAKES_VALUE = {}  # program: its options that take a value


def program(*names):
    def add(function):
        PROGRAMS.update(dict.fromkeys(names, function))
        return function

    return add


def wrapper(*names):
    WRAPPERS.update(names)
    return program(*names)


def skip_options(args, with_value=()):
    """Where the arguments behind the options begin."""
    at = 0
    while at < len(args) and args[at].startswith("-") and len(args[at]) > 1:
        if args[at] == "--":
            return at + 1
        at += 2 if args[at] in with_value else 1
    return at


def operands(args, with_value=()):
    """(flags, the rest): short flags one by one and as they stand, long ones without their value."""
    flags, rest, at = set(), [], 0
    while at < len(args):
        arg = args[at]
        if arg == "--":
            return flags, rest + args[at + 1:]
        if arg.startswith("--"):
            flags.add(arg.split("=")[0])
        elif arg.startswith("-") and len(arg) > 1:
            flags.add(arg)
            flags.update("-" + letter for letter in arg[1:] if letter != "-" and "=" not in arg)
        else:
            rest.append(arg)
        at += 2 if arg in with_value else 1
    return flags, rest


# Programs that start another one


def by_row(values, where):
    """The function of a row of wrappers.txt."""
    values, where = values.split(), where.split()
    words = sum(int(one) for one in where if one.isdigit())
    verbs = next((one.split(",") for one in where if "," in one), ())

    def run(shell, name, args, stdin):
        text = option_value(args, ("-c", "-C", "--command", "--session-command")) if "-c" in where else None
        if text is not None:
            return shell.run_text(text, stdin)
        if "/c" in where:
            return shell.run_text(" ".join(word for word in args if not re.match(r"/[a-zA-Z]$", word) or word.lower() == "/s"), stdin)
        at = skip_options(args, values)
        if "--" in where:
            at = args.index("--") + 1 if "--" in args else len(args)
        elif verbs:
            at = at + 1 + skip_options(args[at + 1:]) if args[at:at + 1] and args[at] in verbs else len(args)
        at += words
        while at < len(args) and ASSIGN.match(args[at]):
            shell.variables.update([args[at].split("=", 1)])
            at += 1
        if at >= len(args):
            return shell.run_text(stdin) if "pipe" in where and stdin.strip(UNKNOWN + ITEM) else ITEM
        if name == "command" and args[0] in ("-v", "-V"):
            return args[1]
        if "text" in where:
            return shell.run_text(" ".join(args[at:at + 1] if name == "trap" else args[at:]), stdin, same_shell=name == "eval")
        return run_each(shell, args) if "each" in where else shell.run(args[at:], stdin)

    return run


def option_value(args, names):
    for at, word in enumerate(args):
        if word in names:
            return "".join(args[at + 1:at + 2])
        if word.startswith("--") and "=" in word and word.split("=")[0] in names:
            return word.split("=", 1)[1]
    return None


def run_each(shell, args):
    for word in args:
        if " " in word:
            try:
                shell.run_text(word)
            except NotUnderstood:
                pass  # a title or a format
    return UNKNOWN


for _, (names, values, where) in cells_of("shell/wrappers.txt", 3):
    wrapper(*names.split())(by_row(values, where))
    TAKES_VALUE.update(dict.fromkeys(names.split(), values.split()))


@program(*SHELLS)
def run_shell(shell, name, args, stdin):
    at = 0
    while at < len(args):
        word, at = args[at], at + 1
        if re.match(r"-[a-zA-Z]*c$|-{1,2}[Cc]ommand$", word):
            at += skip_options(args[at:])
            shell.set_arguments(args[at + 2:])
            shell.variables["0"] = "".join(args[at + 1:at + 2])
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
    items = [item for item in re.split(r"[\n\0]+" if by_line else r"[\s\0]+", stdin.strip()) if item][:200] or [UNKNOWN]
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


@wrapper("docker", "podman", "nerdctl", "docker-compose", "kubectl", "oc")
def run_container(shell, name, args, stdin):
    """docker run image command, docker exec name command, kubectl exec pod -- command: run elsewhere."""
    at = next((at + 1 for at, word in enumerate(args) if word in ("run", "exec", "create")), len(args))
    while at < len(args) and args[at].startswith("-"):
        at += 1 if args[at] in CONTAINER_FLAGS or "=" in args[at] or re.match(r"-[vepuw].", args[at]) else 2
    if name in ("kubectl", "oc"):
        at = args.index("--", at) if "--" in args[at:] else len(args)
    inner = shell.inner()
    inner.is_elsewhere = True
    return inner.run(args[at + 1:], stdin) if args[at + 1:] else ITEM


# Programs that change the shell


@program("export", "local", "declare", "readonly", "typeset", "unset")
def run_declare(shell, name, args, stdin):
    shell.variables.update(word.partition("=")[::2] for word in args if "=" in word or name == "unset")
    return ""


@program("set")
def run_set(shell, name, args, stdin):
    if "--" in args or args and args[0][:1] not in ("-", "+"):
        shell.set_arguments(args[args.index("--") + 1:] if "--" in args else args)
    return ""


@program("alias")
def run_alias(shell, name, args, stdin):
    for key, text in (word.split("=", 1) for word in args if "=" in word):
        shell.functions[key] = read(text + ' "$@"', shell.budget, shell.depth + 1)
    return ""


@program("cd", "pushd")
def run_cd(shell, name, args, stdin):
    target = next((word for word in args if not word.startswith("-") or word == "-"), HOME)
    is_whole = target.startswith(("/", HOME, UNKNOWN))
    shell.folder = UNKNOWN if target == "-" else target if is_whole or not shell.folder else shell.folder + "/" + target
    return ""


# Programs whose output is known


@program("echo")
def run_echo(shell, name, args, stdin):
    at = 0
    while at < len(args) and re.match(r"-[neE]+$", args[at]):
        at += 1
    text = " ".join(args[at:])
    is_escaped = any("e" in word for word in args[:at]) or re.search(r"\\(x|0|[0-7]{3})", text)
    return (unescaped(text.replace("\\0", "\\")) if is_escaped else text) + "\n"


@program("printf")
def run_printf(shell, name, args, stdin):
    args = args[1:] if args[:1] == ["--"] else args
    form, values, out = unescaped(args[0]) if args else "", args[1:], ""

    def put(match):
        return "%" if match.group(1) == "%" else values.pop(0) if values else ""

    while True:
        shell.budget.spend()
        left = len(values)
        out += re.sub(r"%[-0-9.]*([a-zA-Z%])", put, form)
        if not values or len(values) == left:
            return out


@program("cat", "tac", "zcat", "head", "tail", "sort", "uniq", "nl")
def run_cat(shell, name, args, stdin):
    files = [word for word in args if not word.startswith("-") or word == "-"] if name.endswith(("cat", "tac")) else []
    return "".join(stdin if word == "-" else shell.content(word) for word in files) or stdin or UNKNOWN


@program("tee", "sponge")
def run_tee(shell, name, args, stdin):
    for target in operands(args)[1]:
        shell.write_file(target, stdin, [name, target])
    return stdin


@program("gunzip", "gzip", "bunzip2", "xz", "unxz", "zstd", "gpg", "cut", "fold", "paste", "strings", "column", "sed", "gsed",
         "awk", "gawk", "mawk", "grep", "egrep", "rg")
def run_filter(shell, name, args, stdin):
    """What came in, changed in a way that is not followed; a download is still one."""
    return stdin if stdin and not is_known(stdin) else ITEM if name in ("grep", "egrep", "rg") and not stdin else UNKNOWN


def expanded(letters):
    """The letters of a set of tr, a-c as abc; None where it is another class than those of letters."""
    letters = letters.translate(AS_TYPED).replace("[:lower:]", "a-z").replace("[:upper:]", "A-Z")
    return None if "[:" in letters else re.sub(r"(.)-(.)", lambda span: "".join(map(chr, range(ord(span[1]), min(ord(span[2]), ord(span[1]) + 255) + 1))), letters, flags=re.S)


@program("rev", "tr", "base64", "base32", "basenc", "xxd", "uudecode", "openssl")
def run_decoder(shell, name, args, stdin):
    """Text that is not what it seemed: as a command it is refused, whatever it would be."""
    if FETCHED in stdin:
        return stdin
    if name == "tr" and is_known(stdin):
        sets = [expanded(unescaped(one)) for one in operands(args)[1]]
        if sets and all(sets) and not operands(args)[0] & {"-c", "-C"}:
            other = sets[1].ljust(len(sets[0]), sets[1][-1:]) if sets[1:] and not operands(args)[0] & {"-d"} else ""
            return stdin.translate({ord(one): other[at] if other else None for at, one in enumerate(sets[0])})
    is_decoded = name in ("rev", "tr") or operands(args)[0] & {"-d", "-D", "--decode", "-r"}
    return (DECODED if stdin and is_known(stdin) or name not in ("rev", "tr") else stdin or UNKNOWN) if is_decoded else UNKNOWN


@program("curl", "wget", "fetch", "aria2c", "http", "https", "lynx", "nc", "ncat", "netcat", "socat", "iwr", "irm", "axel", "xh")
def run_fetch(shell, name, args, stdin):
    option = re.compile(r"(?:-[a-zA-Z]*%s|--output(?:-document)?=)(.*)$" % ("O" if name == "wget" else "o"))
    target = option_value(args, ("--output", "--output-document"))
    for at, word in enumerate(args):
        found = option.match(word) if not target else None
        target = found.group(1) or "".join(args[at + 1:at + 2]) if found and (word[1] != "-" or "=" in word) else target
    if target and target not in ("-", "/dev/stdout"):
        shell.write_file(target, FETCHED, [name] + args)
        return ""
    if not target and (name in ("wget", "aria2c", "axel") or any(re.match(r"-[a-zA-Z]*O|--remote-name", word) for word in args)):
        for word in args:
            shell.files[re.sub(r"[?#].*", "", word).rstrip("/").rsplit("/", 1)[-1]] = FETCHED
        return FETCHED if name == "wget" else ""  # printed to a file, yet `wget … | sh` means what it says
    return FETCHED


program("pwd")(lambda shell, *_: shell.folder or ".")
program("which", "type", "whereis")(lambda shell, name, args, stdin: " ".join(args))
for printed, names in (("", ": [ test true false sleep mkdir chmod chown touch rm cp mv install ln"), ("/tmp/tmp." + ITEM, "mktemp"),
                       (ITEM, "ls git ag ps pgrep lsof jobs pip brew dpkg apt gh conda adb redis-cli")):
    program(*names.split())(lambda *_, printed=printed: printed)
