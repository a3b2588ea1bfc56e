"""The text as it reads once what chat clients and models do to a secret is undone, with the way back to its places."""
import re
import string
import unicodedata
from functools import cached_property

from text import Lazy, from_base64

MAX_BLOCKS = 200  # of base64 or hex, in one text
RUN = re.compile(r"[!-~]{14,}")
SOLID = re.compile("[A-Za-z0-9]{16,}")
# What no word has: without it, a run of characters is no value.
UNLIKE_WORDS = re.compile("[0-9]|[a-z][A-Z]|[A-Z]{16}|[b-df-hj-np-tv-xzB-DF-HJ-NP-TV-XZ]{5}")
REACH = 400  # characters to each side of a change that are read again


class View:
    """A text, and for each of its characters where that starts and ends in the text that was handed in."""

    def __init__(self, text, starts, ends, seams=frozenset(), skip=0):
        self.text, self.starts, self.ends = text, starts, ends
        self.seams = seams  # where something was taken out: a word beside it is not part of the value
        self.skip = skip  # how much of the text before a decoded block is there for its labels only

    def substitute(self, pattern, replacement):
        """This view with every match replaced, or itself when there is none."""
        pieces, starts, ends, seams, last = [], [], [], set(), 0
        for match in pattern.finditer(self.text):
            new = replacement(match) if callable(replacement) else replacement
            if new == match.group():
                continue
            start, end = match.span()
            pieces += [self.text[last:start], new]
            starts += [*self.starts[last:start], *[self.starts[start]] * len(new)]
            ends += [*self.ends[last:start], *[self.ends[end - 1]] * len(new)]
            seams.add(len(starts))
            last = end
        if not seams:
            return self
        return View("".join(pieces) + self.text[last:], [*starts, *self.starts[last:]], [*ends, *self.ends[last:]], seams)

    def changed(self):
        """The lines around the seams, each stretch a view: the rest reads as it did before."""
        spans = []
        for seam in sorted(self.seams):
            if spans and seam - REACH <= spans[-1][1]:
                spans[-1][1] = seam + REACH
            else:
                spans.append([seam - REACH, seam + REACH])
        for start, end in spans:
            start = self.text.rfind("\n", 0, max(0, start)) + 1
            end = self.text.find("\n", end)
            part = slice(start, end if end >= 0 else None)
            yield View(self.text[part], self.starts[part], self.ends[part], {seam - start for seam in self.seams})

    def decoded(self):
        """Views of the blocks of base64 or hex that are text, each with the words before it."""
        blocks = [(match, as_text(from_base64(match.group()))) for match in BLOCK.finditer(self.text)]
        blocks += [(match, as_text(bytes.fromhex(re.sub("[ :]", "", match.group(1))))) for match in HEX_BLOCK.finditer(self.text)]
        for match, text in blocks[:MAX_BLOCKS]:
            if text:
                label = self.text[max(0, match.start() - 40) : match.start()]
                size = len(label + text)
                yield View(label + text, [self.starts[match.start()]] * size, [self.ends[match.end() - 1]] * size, skip=len(label))

    @cached_property
    def lower(self):
        lower = self.text.lower()
        return lower if len(lower) == len(self.text) else self.text

    @cached_property
    def runs(self):
        """What a token could be part of, one a line: most patterns need not look anywhere else."""
        return "\n".join(filter(UNLIKE_WORDS.search, RUN.findall(self.text)))

    @cached_property
    def lines(self):
        """The lines that hold one of the runs, in lower case."""
        return "\n".join(line for line in self.lower.split("\n") if UNLIKE_WORDS.search(line) and RUN.search(line))

    @cached_property
    def longest(self):
        """How many letters and digits stand together at most."""
        return max(map(len, SOLID.findall(self.runs)), default=0)


# Full width, letters with a style of their own, what takes no room, colours of a terminal.
STRANGE = Lazy(
    "[\u00a0\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2460-\u24ff\u3000\u3164\ufe00-\ufe0f\ufeff\uff01-\uff5e\uffa0"
    "\U0001d400-\U0001d7ff\U000e0000-\U000e01ef]|\x1b\\[[0-9;]*[A-Za-z]|[‐‑‒–−]|[“”„]|[‘’]"
)
ESCAPE = re.compile(
    r"&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z]{2,8}(?=;));?|(?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9a-fA-F]{2})+|\\u\{[0-9a-fA-F]{1,6}\}|(?:\\u[0-9a-fA-F]{4})+"
    r"|\\(?:[nrt\"'/_*`~.\-+=|#:@{}()\[\]!]|\\n)"
)
# Inside a word of letters and digits: emphasis, code, a tag.
MARKUP = re.compile(r"(?<=[A-Za-z0-9_+/=.:-])(?:[*`]|~~|\|\||__|</?[a-zA-Z][^<>\n]{0,60}>){1,6}(?=[A-Za-z0-9_+/=.:-])")
# Between two lines of one value; between two strings that are added up.
WRAP = re.compile(
    r"(?:[ \t`]{0,8}\\?\r?\n[ \t>|#+`*-]{0,40}(?:\d{1,2}[.):]?[ \t]{1,8})?|[\"'][ \t]{0,8}(?:[+.&][ \t]{0,8}\n?|\\?\n)[ \t]{0,40}[+.&]?[ \t]{0,8}[\"'])(?=[A-Za-z0-9_+/=.:-])"
)
PIECE = re.compile("[A-Za-z0-9_+/=.:-]+")
PIECE_CHARS = string.ascii_letters + string.digits + "_+/=.:-"
# A digit beside a letter, a capital after a small letter: no word goes on like this.
ODD = re.compile("[0-9][A-Za-z]|[A-Za-z_][0-9]|[a-z][A-Z]|[A-Z]{8}|[A-Z]{2}[a-z][A-Z]|[a-z]{2}[-_]")
GROUPS = re.compile(r"(?<![A-Za-z0-9])[A-Za-z0-9_+/=.]{1,14}(?P<separator>[ \t-])(?:[A-Za-z0-9_+/=.]{1,8}(?P=separator)){3,}[A-Za-z0-9_+/=.]{1,8}(?![A-Za-z0-9])")
BLOCK = re.compile(r"(?<![A-Za-z0-9+/_=-])(?:[A-Za-z0-9+/_-]{24,}={0,2}|[A-Za-z0-9+/]{60,76}(?:\r?\n[A-Za-z0-9+/]{1,76})+={0,2})(?![A-Za-z0-9+/_-])")
HEX_BLOCK = Lazy(r"(?<![A-Za-z0-9])(?:0x)?((?:[0-9a-fA-F]{2}[ :]?){16,})(?![A-Za-z0-9])")


def plain(match):
    """A character as it reads: full width to ASCII, invisible to nothing."""
    char = match.group()
    if char[0] == "\x1b":
        return ""
    if char in "‐‑‒–−":
        return "-"
    if char in "“”„‘’":
        return '"' if char in "“”„" else "'"
    if char in "\u00a0\u3000\u2028\u2029\u202f\u205f" or "\u2000" <= char <= "\u200a":
        return "\n" if char in "\u2028\u2029" else " "
    return "" if unicodedata.category(char) in ("Cf", "Mn", "Lo") else unicodedata.normalize("NFKC", char)


def unescape(match):
    escape = match.group()
    if escape[0] == "&":
        import html  # its table takes longer than most scans

        return html.unescape(escape if escape.endswith(";") else escape + ";")
    if escape[0] == "%":
        return bytes.fromhex(escape.replace("%", "")).decode("utf-8", "replace")
    if escape[1] in "xu":
        digits = re.findall("[0-9a-fA-F]+", escape)
        return "".join(chr(int(code, 16)) if int(code, 16) < 0x110000 else " " for code in digits)
    return {"n": "\n", "r": "\n", "t": " ", "\\": "\n"}.get(escape[1], escape[1:])


def unwrap(match):
    """Nothing, where the pieces beside a line break could be those of one value."""
    before = match.string[max(0, match.start() - 60) : match.start()]
    before = before[len(before.rstrip(PIECE_CHARS)) :]
    if len(before) < 3:
        return match.group()
    after = PIECE.match(match.string, match.end()).group()
    is_one = ODD.search(before) and (ODD.search(after) or len(after) < 4) or len(after) > 15 and ODD.search(after)
    return "" if is_one else match.group()


def ungroup(match):
    """Groups of one length run together, with the prefix before and the rest after them."""
    separator = match.group("separator")
    groups, joined, at = match.group().split(separator), [], 0
    while at < len(groups):
        size = len(groups[at])
        end = at
        while end < len(groups) and len(groups[end]) == size:
            end += 1
        if end - at > 3:
            before = joined.pop() if joined and len(joined[-1]) < 15 and ODD.search(joined[-1] + "0") else ""
            rest = groups[end] if end < len(groups) and len(groups[end]) < size else ""
            joined.append(before + "".join(groups[at:end]) + rest)
            at = end + bool(rest)
        else:
            joined.append(groups[at])
            at += 1
    return separator.join(joined)


def as_text(data):
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        return None
    return text if len(text) > 11 and not re.search(r"[\x00-\x08\x0e-\x1f\x7f-\x9f]", text) else None


def readings(text):
    """(view, whether it was put together from pieces) for every way to read the text, or a part of it, that differs from the others."""
    base = View(text, range(len(text)), range(1, len(text) + 1))
    read = base if text.isascii() and "\x1b" not in text else base.substitute(STRANGE, plain)
    yield read, False
    unescaped = read.substitute(ESCAPE, unescape)
    unmarked = unescaped.substitute(MARKUP, "")
    joined = unmarked.substitute(WRAP, unwrap)
    ungrouped = unmarked.substitute(GROUPS, ungroup)
    for view, before, is_joined in ((unescaped, read, False), (unmarked, unescaped, True), (joined, unmarked, True), (ungrouped, unmarked, False)):
        for stretch in view.changed() if view is not before else ():
            yield stretch, is_joined
    for view in (unmarked, *(joined.changed() if joined is not unmarked else ())):
        for block in view.decoded():
            yield block, False
