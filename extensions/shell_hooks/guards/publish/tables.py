"""Reads the tables beside this file. Lines that are empty or begin with # say nothing."""
import os
import re

FOLDER = os.path.dirname(os.path.realpath(__file__))


def rows_of(name):
    """(line number, text) of each row."""
    with open(os.path.join(FOLDER, name), encoding="utf-8") as file:
        lines = [(number, line.strip()) for number, line in enumerate(file, 1)]
    return [(number, line) for number, line in lines if line and not line.startswith("#")]


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


def pattern_rows(name):
    """`NAME = part` lines, which later rows may use as {NAME}, and patterns: (row, compiled)."""
    parts, patterns = {}, []
    for number, line in rows_of(name):
        line = re.sub(r"\{([A-Z]+)\}", lambda found: parts[found.group(1)], line)
        named = re.match(r"([A-Z]+) = (.*)", line)
        if named:
            parts[named.group(1)] = named.group(2)
        else:
            patterns.append(("%s:%d" % (name, number), re.compile(line)))
    return patterns
