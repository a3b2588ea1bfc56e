"""Reads shell commands with the guards' reader: a JSON list of texts in, one short form of the tree for each out."""
import json
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../extensions/shell_hooks/guards"))

from lib.budget import TooComplicated
from shell.reader import read
from shell.tree import Group, NotUnderstood


def word(pieces):
    return "".join(str(p.value) if p.kind in ("text", "{", ",", "}") else "<%s %s>" % (p.kind, p.value if p.kind == "param" else "…") for p in pieces)


def command(one):
    redirects = "".join(" %s%s" % (r.op, word(r.body or r.word)) for r in one.redirects)
    if isinstance(one, Group):
        return "%s(%s)%s" % (one.kind, " ".join(map(pipeline, one.body)), redirects)
    assigns = ["%s=%s" % (assign.name, "|".join(map(word, assign.words))) for assign in one.assigns]
    return "[%s]%s" % ("·".join(assigns + list(map(word, one.words))), redirects)


def pipeline(one):
    return "%s%s%s" % ("! " if one.negated else "", " | ".join(map(command, one.commands)), one.end.replace("\n", "↵"))


def form(text):
    try:
        return " ".join(map(pipeline, read(text)))
    except (NotUnderstood, TooComplicated) as error:
        return type(error).__name__


json.dump([form(text) for text in json.load(sys.stdin)], sys.stdout)
