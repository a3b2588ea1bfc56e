"""What a path is, by the rows of paths.txt: why it must not be deleted with all that is in it, or not be written to."""
import re
from fnmatch import fnmatchcase

from lib.tables import cells_of
from shell.tree import HOME, STAR
from shell.words import AS_GLOB, GLOBS, ITEM, MARKS, UNKNOWN


class Why(str):
    """A key of reasons.txt that knows the row it stands in."""

    def __new__(cls, key, number):
        why = super().__new__(cls, key.strip("-"))
        why.row = "paths.txt:%d" % number
        return why


ROWS = [(number, pattern.strip("/").split("/") if pattern != "/" else [], Why(deleting, number), Why(writing, number))
        for number, (patterns, deleting, writing) in cells_of("commands/paths.txt", 3) for pattern in patterns.split()]

RELATIVE = [row for row in ROWS if row[1][:1] == ["."]]  # by the last part of a path
DRIVE = re.compile(r"(?:([A-Za-z]:)|%\w+%|" + UNKNOWN + r":\w+)(.*)$", re.S)


def is_all(part):
    """`*` and its like: everything in a folder."""
    bare = part.translate(AS_GLOB)
    is_pattern = GLOBS.search(part) and UNKNOWN not in part and ITEM not in part
    return bool(is_pattern) and (bare.strip("*?.") == "" or bare in (".[!.]*", ".[^.]*")) and ("*" in bare or len(bare) > 3)


def same_name(part, pattern):
    if not GLOBS.search(part):
        return fnmatchcase(part, pattern) and (pattern == "*" or not MARKS.search(part))
    glob = part[:300].translate(AS_GLOB)
    return pattern == "*" or bool(glob.strip("*?")) and fnmatchcase(pattern, glob)


def fits(parts, pattern):
    if pattern[:1] == ["**"] and len(pattern) == 2:  # by the last name alone
        return len(parts) > 1 and fnmatchcase(parts[-1].translate(AS_GLOB), pattern[1])
    if pattern[-1:] == ["**"]:
        pattern = pattern[:-1]
        return len(parts) > len(pattern) and all(map(same_name, parts, pattern))
    return len(parts) == len(pattern) and all(map(same_name, parts, pattern))


TEMPORARY = (["tmp"], ["var", "tmp"], ["tmp", "tmpdir"])  # the last is what $TMPDIR stands for


class Path:
    """A path made plain: `parts` without . and .., below /, ~ ("~" is the first part) or, relative, the current folder."""

    def __init__(self, text, folder=""):
        self.typed = text = text[7:] if text.startswith("file://") else text
        if folder and not text.startswith(("/", HOME)):
            text = folder + "/" + text
        self.is_absolute, self.ups, self.is_escape = text.startswith(("/", HOME)), 0, False
        self.parts = []
        for part in text.split("/"):
            if part == ".." and self.parts:
                self.is_escape = self.is_escape or self.is_absolute and self.parts in TEMPORARY
                gone = self.parts.pop()
                self.ups += gone.strip(ITEM) == UNKNOWN and not self.is_absolute
                self.parts += ["home"] if gone == "~" else []
            elif part == "..":
                self.ups += 1
            elif part[:1] == HOME:
                self.parts = ["~"] if len(part) == 1 else ["~" + part[1:]]
            elif part not in ("", "."):
                self.parts.append(part)
        while self.parts and is_all(self.parts[-1]):  # all of a folder is the folder
            self.parts.pop()
        self.is_other_home = self.parts[:1] != [] and self.parts[0][:1] == "~" and len(self.parts[0]) > 1
        if self.parts[:1] in (["home"], ["Users"]) and len(self.parts) > 1:
            self.parts = ["~"] + self.parts[2:]
        elif self.parts[:1] == ["root"] and self.is_absolute or self.is_other_home:
            self.parts = ["~"] + self.parts[1:]
        self.text = "/" * self.is_absolute + "/".join(self.parts)

    def row(self):
        if not self.is_absolute:
            return None
        if len(self.parts) == 1 and not self.parts[0].strip(UNKNOWN + ITEM):
            return 0, [], "root", ""  # something of / that nobody can name
        return next((row for row in ROWS if fits(self.parts, row[1])), None)


def on_a_drive(match):
    """The same for C:\\…, %USERPROFILE% and $env:USERPROFILE; a shell may have taken the \\ away."""
    rest = match.group(2).strip("\\/" + STAR + ".")
    if match.group(1) and not rest:
        return "root"
    return "system" if re.match(r"[\\/]*(?:windows|users$|program|system)", rest, re.I) else "home" if not rest or re.match("[\\/]*users", rest, re.I) else "note-outside"


def deletion(path, roots=()):
    """Why a path must not be deleted with all that is in it, or None."""
    drive = DRIVE.match(path.typed)
    if drive:
        return on_a_drive(drive)
    if not path.is_absolute:
        if path.ups and not path.parts:
            return "parent"
        if not path.parts:
            return "workspace"
        return "history" if path.parts == [".git"] and not path.ups else next((row[2] for row in RELATIVE if same_name(path.parts[-1], row[1][1])), None) or None
    for root in roots:
        own = Path(root).text
        if own == path.text or own.startswith(path.text + "/") or path.text in (own + "/workspace", own + "/.git"):
            return "workspace" if path.parts else "root"
        if path.text.startswith(own + "/"):
            return None
    if path.is_other_home and len(path.parts) < 3:
        return "home" if len(path.parts) == 1 else "personal"
    row = path.row()
    return "system" if path.is_escape else row[2] or None if row else None


def writing(path):
    """Why a path must not be written to, or None."""
    if path.parts[-1:] and path.parts[-1].startswith("authorized_keys") and path.parts[0] != "tmp":
        return "accounts"
    row = path.row()
    return row[3] or None if row else None


def is_disk(path):
    return writing(path) == "disk" or path.parts[:1] == ["dev"] and deletion(path) == "disk"

