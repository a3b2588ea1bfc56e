"""Reads the text tables of the guards, such as "pii/labels.txt". Lines that are empty or begin with # say nothing."""
import os
import re

from lib import GUARDS


def rows_of(name):
    """(line number, text) of each row."""
    with open(os.path.join(GUARDS, name), encoding="utf-8") as file:
        lines = [(number, line.strip()) for number, line in enumerate(file, 1)]
    return [(number, line) for number, line in lines if line and not line.startswith("#")]


def cells_of(name, count):
    """(line number, cells) of each row; the last cell may hold the sign that divides them."""
    rows = [(number, [cell.strip() for cell in re.split(r"(?:^|(?<=\s))\|(?=\s|$)", line, maxsplit=count - 1)]) for number, line in rows_of(name)]
    for number, cells in rows:
        if len(cells) != count:
            raise ValueError("%s:%d has %d cells, not %d" % (name, number, len(cells), count))
    return rows


def patterns_of(name):
    """`kind | pattern` as one pattern a kind, of which its rows are the alternatives; "kind/i" gives it flags."""
    rows = {}
    for _, (kind, pattern) in cells_of(name, 2):
        kind, _, flags = kind.partition("/")
        rows[kind] = rows[kind] + "|" + pattern if kind in rows else ("(?%s)" % flags if flags else "") + pattern
    return {kind: re.compile(pattern) for kind, pattern in rows.items()}


def lists_of(name):
    """`name: words` as a list a name."""
    return {name: words.split() for name, words in (line.split(": ") for _, line in rows_of(name))}


def with_parts(rows):
    """The rows, with `NAME = part` lines taken out and put where later ones say {NAME}."""
    parts, kept = {}, []
    for number, line in rows:
        line = re.sub(r"\{([A-Z]+)\}", lambda found: parts[found.group(1)], line)
        named = re.match(r"([A-Z]+) = (.*)", line)
        if named:
            parts[named.group(1)] = named.group(2)
        else:
            kept.append((number, line))
    return kept


def word_lists(name):
    """`kind: word, word …` as one pattern a kind. Latin words count whole (n't as an ending), Chinese ones wherever they stand."""
    patterns = {}
    for _, line in rows_of(name):
        kind, _, words = line.partition(": ")
        words = words.split(", ")
        whole = "|".join(word for word in words if word.isascii() and "'" not in word)
        parts = [r"(?<![a-z])(?:%s)(?![a-z])" % whole] + [word for word in words if "'" in word or not word.isascii()]
        patterns[kind] = re.compile("|".join(parts))
    return patterns
