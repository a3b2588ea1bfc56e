"""Tokens that say what they are: the rows of tokens.txt."""
import re

from text import UNSPEAKABLE, UUID, Lazy, classes, from_base64, is_placeholder, is_sequence, looks_random, rows

ALPHABETS = {
    "digit": "0-9", "hex": "0-9a-f", "HEX": "0-9A-F", "Hex": "0-9a-fA-F", "low": "a-z0-9", "up": "A-Z0-9", "alpha": "A-Za-z", "b32": "A-Z2-7",
    "b58": "1-9A-HJ-NP-Za-km-z", "b62": "A-Za-z0-9", "url": "A-Za-z0-9_-", "dot": "A-Za-z0-9_.-", "b64": "A-Za-z0-9+/", "any": r"!#-&(-;=?-_a-~",
}  # fmt: skip
PART = re.compile(r"\{uuid\}|\{(\w+):(\d+)(-?)(\d*)\}|\(([^()]*)\)|\\?.")
# Beside a row's own word: what shows that the value is there to be used, not an id.
SECRET_WORD = Lazy(r"key|token|secret|auth(?!or)|credential|passw|login|pat\b|api|bundle_|令牌|密钥|密码", re.I)
WORD = re.compile("[A-Za-z0-9_]")
ITS_ID = Lazy(r"id[\"'`]?\s*[:=]?\s*[\"'`]?$")
# The secret half of a pair, which has no form of its own.
OTHER_HALF = Lazy("(?<![A-Za-z0-9+/])(?:[A-Za-z0-9+/]{40}|[A-Za-z0-9]{30}|[A-Za-z0-9]{32})(?![A-Za-z0-9+/=])")
# A service that is not in the table: a short prefix that says nothing of a digest, and what only chance writes behind it.
UNKNOWN = Lazy("(?<![A-Za-z0-9_./%=#+-])(?!sha|md5|blake|hash|digest|nonce|etag)([a-z][a-z0-9]{1,9}(?:[_-][a-z][a-z0-9]{1,7}){0,2})[_-]([A-Za-z0-9]{20,80})(?![A-Za-z0-9_.%+/=-])")


class Row:
    """One row of the table. Its pattern is compiled when one of its anchors occurs: most never do."""

    def __init__(self, number, line):
        self.name, self.family, self.shape, beside, self.source = (cell.strip() for cell in line.split(" |", 4))
        self.number = number
        self.rule = "tokens.txt:%d %s" % (number, self.shape)
        self.beside = [word.strip().lower() for word in beside.split(",") if word.strip()]
        self.words = re.compile("(?<![a-z])(?:%s)" % "|".join(map(re.escape, self.beside)))
        self.anchors = self.beside or self.literals()
        self.pattern, self.prefix = None, 0 if self.beside else min(map(len, self.anchors)) if re.match(r"[^{]{4}", self.shape) else 0

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
            return "(%s)" % UUID.source[0]
        if alphabet:
            return "([%s]{%s%s})" % (ALPHABETS[alphabet], least, "," + most if dash else "")
        if group is not None:
            return "(?:%s)" % "|".join(re.escape(word.replace("\\", "")) for word in re.split(r"(?<!\\)\|", group))
        return re.escape(match.group())


ROWS = [Row(number, line) for number, line in rows("tokens.txt")]


def find(view, is_joined):
    """(start, end, name, family, rule) of every token in the text."""
    text, runs = view.text, view.runs
    for row in ROWS if runs else ():
        place = view.lines if row.beside else runs
        if row.anchors and not any(anchor in place for anchor in row.anchors) or row.beside and is_joined:  # the line before is not beside it
            continue
        if row.pattern is None:
            row.compile()
        for match in row.pattern.finditer(text) if row.pattern.search(runs) else ():
            start, end = match.span()
            if has_borders(view, row, start, end) and is_secret(row, match) and is_named(row, view.lower, start):
                yield start, end, row.name, row.family, row.rule
                for half in OTHER_HALF.finditer(text, end, end + 200) if row.name.endswith(" access") else ():
                    if looks_random(half.group(), 28) or len(set(half.group())) > 20:
                        yield (*half.span(), row.name, row.family, "tokens.py: OTHER_HALF of a pair, after " + row.rule)
    for match in UNKNOWN.finditer(text) if view.longest > 19 else ():
        prefix, body = match.groups()
        is_made = classes(body) > 2 or len(body) > 31 and re.search("(?:key|token|secret|pat)$", prefix)
        if prefix.split("_")[0] == "pk":  # publishable: written into every shop's page
            continue
        if is_made and looks_random(body, 20) and not is_placeholder(body) and not is_sequence(body):
            yield (*match.span(), "", "token", "tokens.py: UNKNOWN, a prefix and random characters")


def has_borders(view, row, start, end):
    """Whether the match begins and ends where a value would."""
    text = view.text
    if start and not start in view.seams:
        before = text[start - 1]
        if WORD.match(before) and not (before == "n" and text[start - 2 : start - 1] == "\\") or before in "+-" and not row.shape[0].isdigit():
            return False
    # A long prefix says enough: what is longer than published is hardly anything else.
    return row.prefix > 3 or end == len(text) or end in view.seams or not row.goes_on.match(text[end])


def is_secret(row, match):
    """Not a placeholder, and with the variety that chance brings."""
    if row.name == "Discord bot":
        return from_base64(match.group().split(".")[0]).isdigit()  # the bot's id
    body = "-".join(match.groups())
    if is_placeholder(body) or len(set(body)) < 6:
        return False
    # One AWS key in thirty has no digit; a word in capitals is not that long.
    return bool(re.search("[0-9]|[a-z][A-Z]|[A-Z]{16}", body) or UNSPEAKABLE.search(body))


def is_named(row, lower, start):
    """Whether a row's word stands before the value on its line, and one like "key" with it; in a path stands an id."""
    if not row.beside:
        return True
    before = lower[max(lower.rfind("\n", 0, start) + 1, start - 90) : start]
    if before.endswith("/"):
        return False
    at = max((match.start() for match in row.words.finditer(before)), default=-1)
    return at >= 0 and bool(SECRET_WORD.search(before, max(0, at - 20))) and not ITS_ID.search(before)
