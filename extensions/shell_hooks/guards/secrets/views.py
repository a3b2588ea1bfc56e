"""The text as it reads once what chat clients and models do to a secret is undone, with the way back to its places."""
import re
import string
import unicodedata
from bisect import bisect_right
from functools import cached_property

from text import Lazy, from_base64

MAX_BLOCKS = 200  # of base64 or hex, in one text
RUN = re.compile(r"[!-~]{14,}")
SOLID = re.compile("[A-Za-z0-9]{16,}")
# What no word has: without it, a run of characters is no value.
UNLIKE_WORDS = re.compile("[0-9]|[a-z][A-Z]|[A-Z]{16}|[b-df-hj-np-tv-xzB-DF-HJ-NP-TV-XZ]{5}")
REACH = 400  # characters to each side of a change that are read again


class View:
    """A text made from its parent's by substitutions."""

    def __init__(self, text, parent=None, edits=(), whole=None, skip=0):
        self.text, self.parent = text, parent
        self.edits = edits  # rows of (new start, new end, old start, old end), in order
        self.starts = [row[0] for row in edits]
        self.whole = whole  # the parent's span that a decoded block stands for
        self.skip = skip  # how much of the text before the block is there for its labels only

    def substitute(self, pattern, replacement):
        """This view with every match replaced, or itself when there is none."""
        pieces, edits, last, size = [], [], 0, 0
        for match in pattern.finditer(self.text):
            new = replacement(match) if callable(replacement) else replacement
            if new == match.group():
                continue
            pieces += [self.text[last : match.start()], new]
            size += match.start() - last + len(new)
            edits.append((size - len(new), size, match.start(), match.end()))
            last = match.end()
        return View("".join(pieces) + self.text[last:], self, edits) if edits else self

    def changed(self):
        """The stretches around the changes, each a view: the rest reads as it did in the parent."""
        spans = []
        for new_start, new_end, *_ in self.edits:
            if spans and new_start - REACH <= spans[-1][1]:
                spans[-1][1] = new_end + REACH
            else:
                spans.append([new_start - REACH, new_end + REACH])
        for start, end in spans:
            start = self.text.rfind("\n", 0, start) + 1 if start > 0 else 0
            end = self.text.find("\n", end)
            stretch = View(self.text[start : end if end >= 0 else None], self, [(0, 0, 0, start)])
            stretch.seams = {row[1] - start for row in self.edits}
            yield stretch

    def origin(self, start, end):
        """The places in the text that was handed in."""
        if self.parent is None:
            return start, end
        if self.whole:
            return self.parent.origin(*self.whole)
        return self.parent.origin(self.back(start, False), self.back(max(start, end - 1), True))

    def back(self, place, is_last):
        at = bisect_right(self.starts, place) - 1
        if at < 0:
            return place + is_last
        _, new_end, old_start, old_end = self.edits[at]
        if place < new_end:
            return old_end if is_last else old_start
        return place - new_end + old_end + is_last

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

    @cached_property
    def seams(self):
        """Where something was taken out: a word beside it is not part of the value."""
        return {row[1] for row in self.edits}


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


def decoded(view):
    """Views of the blocks of base64 or hex that are text."""
    blocks = [(match, as_text(from_base64(match.group()))) for match in BLOCK.finditer(view.text)]
    blocks += [(match, as_text(bytes.fromhex(re.sub("[ :]", "", match.group(1))))) for match in HEX_BLOCK.finditer(view.text)]
    labels = [view.text[max(0, match.start() - 40) : match.start()] for match, _ in blocks]
    return [View(label + text, view, whole=match.span(), skip=len(label)) for label, (match, text) in zip(labels[:MAX_BLOCKS], blocks) if text]


def as_text(data):
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        return None
    return text if len(text) > 11 and not re.search(r"[\x00-\x08\x0e-\x1f\x7f-\x9f]", text) else None


def readings(text):
    """(view, whether it was put together from pieces) for every way to read the text, or a part of it, that differs from the others."""
    base = View(text)
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
        for block in decoded(view):
            yield block, False
