"""Finds personal data by the rows of formats.txt, and masks it."""
import re

from lib.tables import rows_of, with_parts, word_lists
from pii import checks

# Full-width signs read as their plain ones, one for one, so that places stay the same.
PLAIN = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)}
PLAIN.update(dict.fromkeys((0x3000, 0xA0, 0x2009, 0x202F, 0x200B, 0x2060, 0xFEFF), 0x20))
PLAIN.update(dict.fromkeys((0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2212, 0xFE63), 0x2D))
for zero in (0x0660, 0x06F0, 0x0966):  # Arabic and Devanagari digits
    PLAIN.update({zero + digit: 0x30 + digit for digit in range(10)})
LABELS = word_lists("pii/labels.txt")
HAS_SOMETHING = re.compile(r"\d{2}|@")


class Row:
    def __init__(self, number, line):
        self.kind, keep, needs, pattern = re.split(r"\s*\| ", line, maxsplit=3)
        self.front, _, self.back = keep.strip().partition("+")
        self.rule, self.pattern = "formats.txt:%d" % number, re.compile(pattern, re.I)
        self.labels = [need for need in needs.split() if need[0] in "!="]
        self.checks = [getattr(checks, need) for need in needs.split() if need[0] not in "!="]

    def find(self, text):
        """(start, end) of every place."""
        for match in self.pattern.finditer(text):
            start, end = match.span(match.lastindex or 0)
            label = label_before(text, start) if self.labels or checks.card in self.checks else None
            if any((label == need[1:]) != (need[0] == "=") for need in self.labels):
                continue
            ends = [check(text, start, end, label) if check is checks.card else check(text, start, end) for check in self.checks]
            if all(ends):
                yield start, next((at for at in ends if at is not True), end)

    def mask(self, found):
        """The value as it may be shown."""
        if self.kind == "email":
            return found[0] + "***" + found[re.search("[@＠]", found).start():]
        if self.kind == "address":
            return "***"
        if self.kind == "ip":
            parts = re.split(r"([.:．：])", found)
            keep = 3 if len(parts) < 8 else 5
            return "".join(part if at < keep or part in ".:．：" else "*" if part else "" for at, part in enumerate(parts))
        places = [at for at, char in enumerate(found) if char.isalnum() or self.kind == "wechat"]
        last = len(places) - int(self.back)
        first = last + int(self.front) if self.front.startswith("-") else int(self.front)
        hidden = set(places[first:last] or places)
        return "".join("*" if at in hidden else char for at, char in enumerate(found))


ROWS = [Row(number, line) for number, line in with_parts(rows_of("pii/formats.txt"))]
KINDS = list(dict.fromkeys(row.kind for row in ROWS))


def label_before(text, start):
    """The kind of the nearest label in the words before, or None; not one that belongs to another number."""
    before = re.split(r"[\n。；;！!？?]", text[max(0, start - 26):start])[-1].lower()
    before = before[[0, *(found.end() for found in re.finditer(r"\d{3,}", before))][-1]:]
    found = [(match.end(), -match.start(), kind) for kind, words in LABELS.items() for match in words.finditer(before)]
    return max(found)[2] if found else None


def scan(text, kinds):
    """(start, end, row) of every value, in order, none within another."""
    plain, found, taken = text.translate(PLAIN), [], set()
    if not HAS_SOMETHING.search(plain) and not {"address", "wechat", "ip"} & set(kinds):
        return []
    for row in (row for row in ROWS if row.kind in kinds):
        for start, end in row.find(plain):
            if taken.isdisjoint(range(start, end)):
                taken.update(range(start, end))
                found.append((start, end, row))
    return sorted(found, key=lambda place: place[0])


def masked(text, kinds, seen):
    """The text with every value masked; `seen` counts them by kind."""
    parts, at = [], 0
    for start, end, row in scan(text, kinds):
        parts += [text[at:start], row.mask(text[start:end])]
        at = end
        seen[row.kind] = seen.get(row.kind, 0) + 1
    return "".join(parts) + text[at:]
