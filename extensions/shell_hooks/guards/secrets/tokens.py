"""Tokens that say what they are: the rows of tokens.txt."""
import base64
import binascii
import re

from text import UNSPEAKABLE, Lazy, is_placeholder, looks_random, rows

ALPHABETS = {
    "digit": "0-9", "hex": "0-9a-f", "HEX": "0-9A-F", "Hex": "0-9a-fA-F", "low": "a-z0-9", "up": "A-Z0-9", "alpha": "A-Za-z", "b32": "A-Z2-7",
    "b58": "1-9A-HJ-NP-Za-km-z", "b62": "A-Za-z0-9", "url": "A-Za-z0-9_-", "dot": "A-Za-z0-9_.-", "b64": "A-Za-z0-9+/", "any": r"!#-&(-;=?-_a-~",
}  # fmt: skip
UUID = "[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}"
PART = re.compile(r"\{uuid\}|\{(\w+):(\d+)(-?)(\d*)\}|\(([^()]*)\)|\\?.")
# Beside a row's own word: what shows that the value is there to be used, not an id.
SECRET_WORD = Lazy(r"key|token|secret|auth|credential|passw|login|pat\b|api|令牌|密钥|密码", re.I)
WORD = re.compile("[A-Za-z0-9_]")
# The secret half of a pair, which has no form of its own.
OTHER_HALF = Lazy("(?<![A-Za-z0-9+/])(?:[A-Za-z0-9+/]{40}|[A-Za-z0-9]{30}|[A-Za-z0-9]{32})(?![A-Za-z0-9+/=])")


class Row:
    """One row of the table. Its pattern is compiled when one of its anchors occurs: most never do."""

    def __init__(self, number, line):
        self.name, self.family, self.shape, beside, self.source = (cell.strip() for cell in line.split(" |", 4))
        self.number = number
        self.rule = "tokens.txt:%d %s" % (number, self.shape)
        self.beside = [word.strip().lower() for word in beside.split(",") if word.strip()]
        self.anchors = self.beside or self.literals()
        self.pattern = None

    def literals(self):
        """Texts one of which stands in every match: the words of a group at the start, or the longest plain text."""
        first = re.match(r"\(([^()]*)\)([^{(]*)", self.shape)
        if first and "" not in first.group(1).split("|"):
            return [word + first.group(2) for word in first.group(1).split("|")]
        plain = max(re.split(r"\{[^}]*\}|\([^()]*\)", self.shape), key=len)
        groups = [group.split("|") for group in re.findall(r"\(([^()\\]*)\)", self.shape)]
        return max(([plain], *groups), key=lambda words: min(map(len, words))) if len(plain) < 3 else [plain]

    def compile(self):
        self.pattern = re.compile("".join(self.part(match) for match in PART.finditer(self.shape)))
        last = re.findall(r"\{(\w+)[^}]*\}", self.shape)[-1:]
        self.goes_on = re.compile("[%s]" % ALPHABETS.get(last[0] if self.shape.endswith("}") else "b62", "A-Za-z0-9"))

    @staticmethod
    def part(match):
        alphabet, least, dash, most, group = match.groups()
        if match.group() == "{uuid}":
            return "(%s)" % UUID
        if alphabet:
            return "([%s]{%s%s})" % (ALPHABETS[alphabet], least, "," + most if dash else "")
        if group is not None:
            return "(?:%s)" % "|".join(re.escape(word.replace("\\", "")) for word in re.split(r"(?<!\\)\|", group))
        return re.escape(match.group())


ROWS = [Row(number, line) for number, line in rows("tokens.txt")]
# The rows by the first three characters of what stands in each of their matches; and those that have nothing of the kind.
BY_START, OTHERS = {}, []
for _row in ROWS:
    if _row.beside or any(len(anchor) < 3 for anchor in _row.anchors or [""]):
        OTHERS.append(_row)
    else:
        for _anchor in _row.anchors:
            BY_START.setdefault(_anchor[:3], []).append(_row)


def candidates(runs, lower):
    """The rows that may match, in the order of the table."""
    starts = {runs[at : at + 3] for at in range(len(runs) - 2)} & BY_START.keys()
    found = {row for start in starts for row in BY_START[start] if any(anchor in runs for anchor in row.anchors)}
    found.update(row for row in OTHERS if not row.anchors or any(anchor in (lower if row.beside else runs) for anchor in row.anchors))
    return sorted(found, key=lambda row: row.number)


def find(view, is_joined):
    """(start, end, name, family, rule) of every token in the text."""
    text, runs = view.text, view.runs
    if not runs:
        return
    lower = text.lower()
    for row in candidates(runs, lower):
        if row.pattern is None:
            row.compile()
        for match in row.pattern.finditer(text) if row.pattern.search(runs) else ():
            start, end = match.span()
            if has_borders(view, row, start, end) and is_secret(row, match) and is_named(row, lower, start):
                yield start, end, row.name, row.family, row.rule
                for half in OTHER_HALF.finditer(text, end, end + 200) if row.name.endswith(" access") else ():
                    if looks_random(half.group(), 28):
                        yield (*half.span(), row.name, row.family, "tokens.py: OTHER_HALF of a pair, after " + row.rule)


def has_borders(view, row, start, end):
    """Whether the match begins and ends where a value would."""
    text = view.text
    if start and not view.is_seam(start):
        before = text[start - 1]
        if WORD.match(before) and not (before == "n" and text[start - 2 : start - 1] == "\\") or before in "+-" and not row.shape[0].isdigit():
            return False
    return end == len(text) or view.is_seam(end) or not row.goes_on.match(text[end])


def is_secret(row, match):
    """Not a placeholder, and with the variety that chance brings."""
    if row.name == "Discord bot":
        return is_snowflake(match.group().split(".")[0])
    body = "-".join(match.groups())
    if is_placeholder(body) or len(set(body)) < 6:
        return False
    return bool(re.search("[0-9]|[a-z][A-Z]", body) or UNSPEAKABLE.search(body))


def is_snowflake(part):
    try:
        return base64.b64decode(part + "=" * (-len(part) % 4)).isdigit()
    except (binascii.Error, ValueError):
        return False


def is_named(row, lower, start):
    """Whether a row's word stands before the value on its line, and one like "key" with it."""
    if not row.beside:
        return True
    before = lower[max(lower.rfind("\n", 0, start) + 1, start - 90) : start]
    at = max(before.rfind(word) for word in row.beside)
    return at >= 0 and bool(SECRET_WORD.search(before, max(0, at - 20)))
