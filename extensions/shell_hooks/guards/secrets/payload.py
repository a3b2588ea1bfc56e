"""A payload as one text, with the way back to its fields, and the fields with every secret masked."""
from scan import scan

MASK = "[redacted]"


class Flat:
    """A JSON value as one text, so that a key labels its value and a list of words is a phrase."""

    def __init__(self):
        self.pieces, self.size, self.leaves = [], 0, []

    def add(self, text, path=None):
        if path is not None:
            self.leaves.append((self.size, self.size + len(text), path))
        self.pieces.append(text)
        self.size += len(text)

    def walk(self, value, path):
        if isinstance(value, str):
            self.add(value, path)
        elif isinstance(value, dict):
            for key, item in value.items():
                self.add(key, path + (None,))
                self.add(":\n" if isinstance(item, (dict, list)) else ": ")
                self.walk(item, path + (key,))
                self.add("\n\n")
        elif isinstance(value, list):
            is_row = all(isinstance(item, (int, float)) or isinstance(item, str) and len(item) < 40 and "\n" not in item for item in value)
            for index, item in enumerate(value):
                self.walk(item, path + (index,))
                self.add((" , " if isinstance(item, str) else ", ") if is_row and index < len(value) - 1 else "\n\n")
        elif value is not None:
            self.add(str(value), path + (None,))

    @property
    def text(self):
        return "".join(self.pieces)

    def paths(self, start, end):
        return [path for a, b, path in self.leaves if a < end and start < b]


def look(payload, fields):
    """The findings in the fields, each with the paths that it lies in, and the text around them."""
    flat = Flat()
    seen = [payload.get(field) for field in fields]
    for field, value in zip(fields, seen):
        # A message of one part is there twice; read twice it would run into itself.
        if field != "parts" or value != seen[:1]:
            flat.walk(value, (field,))
            flat.add("\n\n")
    text = flat.text
    findings, around, last = scan(text), [], 0
    for finding in findings:
        around.append(text[last : finding.start])
        last = finding.end
    return [(finding, flat.paths(finding.start, finding.end)) for finding in findings], "".join(around) + text[last:]


def masked(text, findings):
    """The text without the findings. What a second look still finds is cut out as well, or it all goes."""
    for _ in range(4):
        if not findings:
            return text
        values = {text[finding.start : finding.end] for finding in findings}
        for finding in reversed(findings):
            text = text[: finding.start] + MASK + text[finding.end :]
        for value in values:  # the same once more, where nothing says what it is
            text = text.replace(value, MASK)
        findings = scan(text)
    return MASK


def rewrite(payload, fields, target):
    """The answer's fields with every secret masked, or nothing when that is not certain."""
    for whole_lists in (False, True):
        clean = {field: mask(payload[field], whole_lists) for field in fields if payload.get(field)}
        if not look(clean, fields)[0]:
            return {field: value for field, value in clean.items() if value != payload[field]}
    # A secret spread over several values: one text can go as a whole, and so can a result, which text may stand for;
    # anything else is not ours to guess.
    is_text = isinstance(payload.get(target), str) or target == "tool_result"
    return {target: MASK} if is_text and not payload.get("parts") else None


def mask(value, whole_lists, key=None):
    """Strings masked one by one, a key of a dict as the label of its value. With `whole_lists` one that is a secret only as
    a whole (words, bytes) loses all of its items."""
    if isinstance(value, str):
        label = key + ": " if isinstance(key, str) else ""
        findings = [finding for finding in scan(label + value) if finding.end > len(label)]
        return masked(label + value, findings)[len(label) :] if findings else value
    if isinstance(value, dict):
        return {name: mask(item, whole_lists, name) for name, item in value.items()}
    if not isinstance(value, list):
        return value
    items = [mask(item, whole_lists) for item in value]
    if whole_lists:
        flat = Flat()
        flat.walk(items, ())
        items = [MASK if isinstance(item, str) else 0 if isinstance(item, int) else item for item in items] if scan(flat.text) else items
    return items
