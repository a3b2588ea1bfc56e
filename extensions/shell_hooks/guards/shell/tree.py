"""What a shell command is read into: pipelines of commands, words of pieces."""
import re
from collections import namedtuple

Pipeline = namedtuple("Pipeline", "commands negated end")  # end: the operator behind it: && || ; & or newline
# kind: text, param, command, process, number, or one of { , } for brace expansion; quoted: it is not split into fields
Piece = namedtuple("Piece", "kind value quoted")
Simple = namedtuple("Simple", "assigns words redirects")
Assign = namedtuple("Assign", "name index adds is_array words")  # name=word, name[index]+=word, name=(words)
# Any compound command; kind: block, subshell, if, loop, case or function; values: the words a `for` goes over
Group = namedtuple("Group", "kind body redirects name values")

# Unquoted * ? [ and ~ are not the characters themselves: they stand for names.
STAR, QUERY, BRACKET, HOME = "\ue001", "\ue002", "\ue003", "\ue004"

ESCAPE = re.compile(r"\\(x[0-9a-fA-F]{1,2}|u[0-9a-fA-F]{1,4}|U[0-9a-fA-F]{1,8}|[0-7]{1,3}|.)", re.S)
ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "a": "\a", "b": "\b", "f": "\f", "v": "\v", "e": "\x1b", "E": "\x1b"}


class NotUnderstood(Exception):
    """No shell syntax, or none that this reader knows."""


class Redirect:
    def __init__(self, op, word):
        self.op, self.word, self.body = op, word, []


def unescaped(text):
    """The text with \\n, \\x41, \\101 and their like resolved, as $'…' and printf do."""

    def one(match):
        code = match.group(1)
        if code[0] in "xuU" and len(code) > 1:
            return chr(int(code[1:], 16)) if int(code[1:], 16) < 0x110000 else ""
        if code[0] in "01234567":
            return chr(int(code, 8) & 255)
        return ESCAPES.get(code, code if code in "\\'\"?" else "\\" + code)

    return ESCAPE.sub(one, text)


def text_word(text):
    """A word that is this text, whatever is in it."""
    return [Piece("text", text, True)]
