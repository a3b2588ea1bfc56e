"""The scan: every finder over every reading of the text, and what they found merged."""
from collections import namedtuple

import armour
import chains
import links
import named
import phrases
import tokens
from lib.budget import Budget
from text import Lazy
from views import readings

# `start` and `end` are places in the text that was handed in; `rule` is the row or line that decided.
Finding = namedtuple("Finding", "start end name family rule")
# Steps: a pass over a thousand characters is one, a proof on a curve forty. More than that is no verdict, rather than a
# secret behind a heap of look-alikes.
MAX_WORK = 8000


def scan(text):
    """The findings in a text, in order, none inside another."""
    work, findings, seen = Budget(MAX_WORK), [], set()
    for view, is_joined in readings(text):
        if view.text in seen:
            continue
        seen.add(view.text)
        work.spend(1 + len(view.text) // 1000)
        for found in find(view, work, is_joined):
            if found[1] <= view.skip:
                continue
            findings.append(Finding(view.starts[found[0]], view.ends[found[1] - 1], *found[2:]))
    return merged(findings)


def prepare():
    """Compiles and loads what is otherwise left until it is needed: for a process that is forked for each event."""
    import hashlib, hmac, html  # noqa: E401, F401

    for lazy in Lazy.made:
        lazy.search  # noqa: B018
    for row in tokens.ROWS:
        row.compile()
    for language in phrases.LANGUAGES:
        phrases.word_list(language)


def find(view, work, is_joined):
    yield from armour.find(view, is_joined)
    yield from tokens.find(view, is_joined)
    yield from links.find(view, is_joined)
    yield from chains.find(view, work, is_joined)
    yield from phrases.find(view, work, is_joined)
    yield from named.find(view, is_joined)


def merged(findings):
    """One finding for each place: the one found first names it, all of them cover it."""
    kept = []
    for rank, finding in sorted(enumerate(findings), key=lambda pair: (pair[1].start, pair[0])):
        if kept and finding.start < kept[-1][1].end:
            first, last = min(kept[-1], (rank, finding), key=lambda pair: pair[0]), max(kept[-1][1].end, finding.end)
            kept[-1] = (first[0], first[1]._replace(start=kept[-1][1].start, end=last))
        else:
            kept.append((rank, finding))
    return [finding for _, finding in kept]
