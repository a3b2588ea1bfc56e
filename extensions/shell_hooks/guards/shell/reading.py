"""Whether a command only reads, as far as its program, its words and its redirections tell: readers.txt."""
import re

from lib.tables import lists_of
from shell.reader import ASSIGN
from shell.wrappers import WRAPPERS, command_at

READERS = lists_of("shell/readers.txt")
NO_FILE = ("/dev/null", "/dev/stdout", "/dev/stderr")


def words_of(command):
    """The words of a command as they stand; what is substituted is a $."""
    return ["".join(piece.value if isinstance(piece.value, str) else "$" for piece in word) for word in getattr(command, "words", [])]


def writes_file(command):
    targets = [(redirect.op, str(redirect.word[0].value)) for redirect in command.redirects if ">" in redirect.op]
    return any(target not in NO_FILE and not (op == ">&" and re.match(r"[\d-]", target)) for op, target in targets)


def unwrapped(words):
    """Without sudo, npx, `poetry run` and their like."""
    while words:
        name = words[0].rsplit("/", 1)[-1]
        at = 1 + command_at(name, words[1:]) if name in WRAPPERS and WRAPPERS[name][1] else len(words)
        while at < len(words) and ASSIGN.match(words[at]):
            at += 1
        if at >= len(words):
            break
        words = words[at:]
    return words


def only_reads(words):
    words = unwrapped(words)
    name = words[0].rsplit("/", 1)[-1] if words else ""
    if name == "find":
        return not {"-delete", "-exec", "-execdir", "-ok", "-fprint"} & set(words)
    if name in ("awk", "gawk", "mawk"):
        return not any(re.search(r"system|[>|]", word) for word in words)
    if name in ("sed", "yq"):
        return not any(re.match(r"-[a-zA-Z]*i|--in-place", word) for word in words)
    return not words or name in READERS["programs"] or bool(set(READERS.get(name, ())) & set(words[1:3])) or words[1:] in (
        ["--version"], ["-v"], ["-V"], ["version"], ["--help"])
