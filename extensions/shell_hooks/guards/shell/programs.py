"""What programs do to the flow of a command: those that set variables or files, and those whose output is known.

Each function gets (shell, name, args, stdin) and gives back what would be printed. Those that start another program: wrappers.py.
"""
import re

from shell.options import operands, options, skip_options
from shell.reader import read
from shell.tree import HOME, unescaped
from shell.words import AS_TYPED, DECODED, FETCHED, GLOBS, ITEM, UNKNOWN, is_known
from shell.wrappers import PROGRAMS, program  # PROGRAMS is complete when this file has been read

COPY_VALUES = {"rsync": ("-e", "--rsh", "--exclude", "--include"), "scp": ("-i", "-P", "-o", "-F", "-c", "-S", "-l")}


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


@program("read")
def run_read(shell, name, args, stdin):
    """The words of a line, one a name; the last name gets what is left."""
    names = operands(args, ("-p", "-d", "-n", "-N", "-t", "-u", "-i"))[1] or ["REPLY"]
    line = stdin.strip("\n").split("\n")[0]
    if options(args, "-a"):
        shell.set_array(names[0], line.split())
        return ""
    words = line.split(shell.variables.get("IFS", "").strip(" \t\n")[:1] or None, len(names) - 1)
    for at, one in enumerate(names):
        shell.variables.pop(one, None)
        if stdin:
            shell.variables[one] = words[at] if at < len(words) else ""
    return ""


@program("mapfile", "readarray")
def run_mapfile(shell, name, args, stdin):
    shell.set_array((operands(args, ("-d", "-n", "-O", "-s", "-u", "-C", "-c"))[1] or ["MAPFILE"])[0], stdin.strip("\n").split("\n"))
    return ""


@program("cd", "pushd")
def run_cd(shell, name, args, stdin):
    target = next((word for word in args if not word.startswith("-") or word == "-"), HOME)
    behind = shell.links.get(target.rstrip("/"), "")
    target = behind if behind.startswith(("/", HOME)) and not behind.startswith("/tmp") else target
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
    variable, at = options(args, "-v"), skip_options(args, ("-v",))
    args = args[at:]
    form, values, out = unescaped(args[0]) if args else "", args[1:], ""

    def put(match):
        return "%" if match.group(1) == "%" else values.pop(0) if values else ""

    while True:
        shell.budget.spend()
        left = len(values)
        out += re.sub(r"%[-0-9.]*([a-zA-Z%])", put, form)
        if not values or len(values) == left:
            break
    shell.variables.update(dict.fromkeys(variable, out))
    return "" if variable else out


@program("cat", "tac", "zcat", "head", "tail", "sort", "uniq", "nl")
def run_cat(shell, name, args, stdin):
    files = [word for word in args if not word.startswith("-") or word == "-"] if name.endswith(("cat", "tac")) else []
    contents = [stdin if word == "-" else shell.content(word) for word in files]
    shell.budget.spend(sum(map(len, contents)) // 64)
    return "".join(contents) or stdin or UNKNOWN


@program("ls")
def run_ls(shell, name, args, stdin):
    return "\n".join(word if GLOBS.search(word) else ITEM for word in operands(args)[1] or [ITEM])


@program("tee", "sponge")
def run_tee(shell, name, args, stdin):
    for target in operands(args)[1]:
        shell.write_file(target, stdin, [name, target], "-a" in args)
    return stdin


def copied(name, args):
    """(the files that are copied, where to)."""
    files = operands(args, COPY_VALUES.get(name, ("-m", "-o", "-g", "-t", "-S", "--suffix")))[1]
    files += options(args, "-t", "--target-directory") if name in ("cp", "mv", "ln", "install") else []
    return files[:-1], "".join(files[-1:])


@program("cp", "mv", "install", "ln", "rsync", "scp")
def run_copy(shell, name, args, stdin):
    sources, target = copied(name, args)
    for source in sources:
        shell.store(target, shell.content(source))
        shell.copies[target.rstrip("/").rsplit("/", 1)[-1]] = source
        if name == "ln" and re.fullmatch(r"\w[\w.-]*", target):
            shell.links[target] = source
    return ""


@program("dd")
def run_dd(shell, name, args, stdin):
    """What it reads is what it writes."""
    files = dict(word.split("=", 1) for word in args if "=" in word)
    content = shell.content(files["if"]) if "if" in files else stdin
    shell.store(files.get("of", "-"), content)
    return "" if "of" in files else content


@program("dirname", "basename", "realpath", "readlink")
def run_path(shell, name, args, stdin):
    path = "".join(operands(args)[1][:1]).rstrip("/")
    if not path or not is_known(path.replace(HOME, "")):
        return UNKNOWN
    folder, slash, last = path.rpartition("/")
    parent = "/home" if path == HOME else folder or slash or "."
    return {"dirname": parent, "basename": last}.get(name, path)


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
    target = "".join(options(args, "--output", "--output-document")[:1])
    for at, word in enumerate(args):
        found = option.match(word) if not target else None
        target = found.group(1) or "".join(args[at + 1:at + 2]) if found and (word[1] != "-" or "=" in word) else target
    if target and target not in ("-", "/dev/stdout"):
        shell.write_file(target, FETCHED, [name] + args)
        return ""
    if not target and (name in ("wget", "aria2c", "axel") or any(re.match(r"-[a-zA-Z]*O|--remote-name", word) for word in args)):
        for word in args:
            shell.store(re.sub(r"[?#].*", "", word).rstrip("/"), FETCHED)
        return FETCHED if name == "wget" else ""  # printed to a file, yet `wget … | sh` means what it says
    return FETCHED


program("pwd")(lambda shell, *_: shell.folder or ".")
program("which", "type", "whereis")(lambda shell, name, args, stdin: " ".join(args))
for printed, names in (("", ": [ test true false sleep mkdir chmod chown touch rm"), ("/tmp/tmp." + ITEM, "mktemp"),
                       (ITEM, "git ag ps pgrep lsof jobs pip brew dpkg apt gh conda adb redis-cli")):
    program(*names.split())(lambda *_, printed=printed: printed)
