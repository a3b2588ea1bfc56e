"""Makes the fields of a command out of its words: braces, variables, substitutions, splitting.

What cannot be known before the command runs stands in a field as one of the marks below.
"""
import re

from lib.budget import BudgetSpent, TooComplicated
from shell.reader import read_quoted
from shell.tree import BRACKET, HOME, QUERY, STAR, Piece

UNKNOWN = "\ue000"  # a value that is not in the command
FETCHED = "\ue005"  # text from the network
DECODED = "\ue006"  # text that was encoded
ITEM = "\ue007"  # one of the names that find, ls or git print
MARKS = re.compile("[\ue000-\ue007]")
GLOBS = re.compile("[%s%s%s]" % (STAR, QUERY, BRACKET))
AS_TYPED = {ord(STAR): "*", ord(QUERY): "?", ord(BRACKET): "[", ord(HOME): "~"}
AS_GLOB = {**AS_TYPED, ord(HOME): HOME, ord(UNKNOWN): "", ord(ITEM): ""}
SHOWN = {**AS_TYPED, ord(UNKNOWN): "$…", ord(FETCHED): "$(download)", ord(DECODED): "$(decoded)", ord(ITEM): "…"}
UNSEEN = re.compile("[\x00-\x1f\x7f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ud800-\udfff\ue000-\uf8ff]+")
MAX_FIELDS, MAX_VALUE = 256, 1_000_000
PARAM = re.compile(r"([!#]?)([A-Za-z_]\w*|[0-9]+|[@*#?$!-])(?:\[([^\]]*)\])?(?:(:?[-=+?]|##?|%%?|//?|\^\^?|,,?|:|@)(.*))?$", re.S)
SPAN = re.compile(r"(-?\d{1,6}|[A-Za-z])\.\.(-?\d{1,6}|[A-Za-z])$")
TEXT = ("text", "{", ",", "}")


def is_known(text):
    return MARKS.search(text) is None


def bounded(text):
    """The text, where it is not so long that its end would not be looked at."""
    if len(text) > MAX_VALUE:
        raise BudgetSpent
    return text


def shown(fields):
    """Fields as a person may read them, in one short line."""
    text = UNSEEN.sub(" ", " ".join(field or "''" for field in fields).translate(SHOWN))
    return text if len(text) <= 70 else text[:69] + "…"


def braces(pieces, budget):
    """The word once for every choice of {a,b} and {1..3}."""
    start = next((at for at, piece in enumerate(pieces) if piece.kind == "{"), None)
    budget.spend(1 + len(pieces))
    if start is None:
        return [pieces]
    level, edges, end = 0, [start], None
    for at in range(start, len(pieces)):
        kind = pieces[at].kind
        level += (kind == "{") - (kind == "}")
        if kind == "," and level == 1 or level == 0:
            edges.append(at)
        if level == 0:
            end = at
            break
    if end is None:
        return [pieces[:start + 1] + rest for rest in braces(pieces[start + 1:], budget)]
    inner, tails = pieces[start + 1:end], braces(pieces[end + 1:], budget)
    span = SPAN.match(inner[0].value) if len(inner) == 1 and inner[0].kind == "text" else None
    if len(edges) > 2:
        choices = [one for left, right in zip(edges, edges[1:]) for one in braces(pieces[left + 1:right], budget)]
    elif span:
        choices = [[Piece("text", value, False)] for value in span.groups()]  # the ends stand for what lies between
    else:
        choices = [[pieces[start]] + one + [pieces[end]] for one in braces(inner, budget)]
    if len(choices) * len(tails) > MAX_FIELDS:
        raise TooComplicated
    return [pieces[:start] + choice + tail for choice in choices for tail in tails]


def fields_of(word, shell):
    """The fields that a word becomes."""
    if len(word) == 1 and word[0].kind == "text":
        return [word[0].value]
    return [field for choice in braces(word, shell.budget) for field in split(choice, shell)]


def split(pieces, shell):
    ifs = shell.variables.get("IFS", " \t\n")
    separator = "[%s]+" % re.escape(ifs) if ifs and is_known(ifs) else r"[ \t\n]+"
    done, current, keep = [], "", False
    for kind, value, is_quoted in pieces:
        shell.budget.spend()
        keep = keep or is_quoted
        if kind in TEXT:
            current += value
            continue
        text = value_of(kind, value, shell)
        if is_quoted and not (kind == "param" and (value == "@" or value.endswith("[@]"))):
            current += text
        else:
            first, *others = re.split(separator, text if is_quoted else text.replace("*", STAR).replace("?", QUERY))
            current += first
            for other in others:
                if current or keep:
                    done.append(current)
                current, keep = other, False
        bounded(current)
    return done + [current] if current or keep else done


def joined(pieces, shell):
    """The word as one text, not split."""
    text = "".join(value if kind in TEXT else value_of(kind, value, shell) for kind, value, _ in pieces)
    shell.budget.spend(len(pieces))
    return bounded(text)


def value_of(kind, value, shell):
    if kind == "command":
        return shell.inner().pipelines(value, "").rstrip("\n")
    if kind == "process":
        return shell.remember_process(shell.inner().pipelines(value, UNKNOWN))
    if kind == "number":
        text = joined(value, shell).strip()
        return text if text.isdigit() else "1"
    return parameter(value, shell)


def parameter(text, shell):
    """$name and ${name…}: the value, its default, what is left of it when a part is cut off."""
    match = PARAM.match(text)
    if not match:
        return UNKNOWN
    sign, name, index, op, word = match.groups()
    value, parts = shell.variables.get(name), shell.variables.get(name + "[]", ())
    if index and re.fullmatch("[0-9]{1,4}", index) and int(index) < len(parts):
        value = parts[int(index)]
    shell.budget.spend(len(value or "") // 256)
    if value is None and (name.isdigit() and name != "0" or name in "@*!"):
        value = ""
    if sign == "!" and value:
        return shell.variables.get(value, UNKNOWN)
    if sign == "#":
        return "1"
    if op in (":-", "-", ":=", "=", ":+", "+"):
        other = joined(read_quoted(word, shell.budget, shell.depth + 1), shell).replace('"', "")
        if not value and "=" in op:
            shell.variables[name] = other
        return other if "+" in op else value or other
    if op in (None, ":?", "?", "@") or value and op[0] in "^,":
        return shell.unknown(name) if value is None else {"^": str.upper, ",": str.lower}.get((op or " ")[0], str)(value)
    shell.budget.spend(50)
    return cut(value, op, joined(read_quoted(word, shell.budget, shell.depth + 1), shell)) if value else UNKNOWN


def cut(value, op, word):
    """${value#word}, ${value%word}, ${value/old/new}, ${value:start:length}; only of what is short and known."""
    pattern, _, new = word.partition("/") if op[0] == "/" else (word, "", "")
    if len(value) > 500 or not is_known((value + word).replace(HOME, "")) or pattern.count("*") > 1 or re.search(r"[\[\\\"']", word):
        return UNKNOWN
    if op == ":":
        start, *length = re.findall("-?[0-9]{1,4}", word) or ["0"]
        return value[int(start):][:int(length[0]) if length else None]
    glob = re.escape(pattern).replace(r"\*", ".*?" if op in "#%" else ".*").replace(r"\?", ".")
    if op[0] == "/":
        return re.sub(glob, lambda _: new, value, count=op == "/", flags=re.S) if pattern else value
    if op[0] == "#":
        return re.sub("^" + glob, "", value, flags=re.S)
    found = re.match("(%s)%s$" % (".*" if op == "%" else ".*?", glob), value, re.S)
    return found.group(1) if found else value
