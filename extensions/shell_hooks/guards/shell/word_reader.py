"""Reads the words of a shell command: quotes, variables, substitutions. reader.py reads the commands around them."""
import re

from lib.budget import TooComplicated
from shell.tree import BRACKET, HOME, QUERY, STAR, NotUnderstood, Piece, text_word, unescaped

MAX_DEPTH = 40  # of brackets in brackets
BLANKS = set(" \t\r\f\v\\#")  # what blanks and comments begin with
BLANK = re.compile(r"(?:[ \t\r\f\v]|\\\r?\n)+")
PLAIN = re.compile(r"[^\s;&|<>()\\'\"$`{},*?\[~]+", re.A)
IN_QUOTES, IN_HEREDOC = re.compile(r"[^\"\\$`]+"), re.compile(r"[^\\$`]+")
PARAM = re.compile(r"[A-Za-z_]\w*|[0-9@*#?$!-]")
ANSI_STRING = re.compile(r"((?:[^'\\]|\\.)*)'", re.S)
BACKQUOTED = re.compile(r"((?:[^`\\]|\\.)*)`", re.S)
BRACKETS = {"(": re.compile(r"\\.|'[^']*'|[()]", re.S), "{": re.compile(r"\\.|'[^']*'|\"(?:[^\"\\]|\\.)*\"|[{}]", re.S)}


class WordReader:
    """A recursive descent over `text`; `at` is the place it has come to. What stands in $(…) is read by the Reader of commands."""

    def __init__(self, text, budget, depth=0):
        if depth > MAX_DEPTH:
            raise TooComplicated
        self.text, self.budget, self.depth, self.at, self.heredocs = text, budget, depth, 0, []

    # Places in the text

    def peek(self, *words):
        return self.text.startswith(words, self.at)

    def take(self, pattern):
        match = pattern.match(self.text, self.at)
        if match:
            self.at = match.end()
        return match

    def must(self, found):
        if not found:
            raise NotUnderstood
        return found

    def expect(self, word):
        self.skip_lines()
        self.must(self.peek(word))
        self.at += len(word)

    def skip(self):
        self.budget.spend()
        if self.text[self.at:self.at + 1] not in BLANKS:
            return
        self.take(BLANK)
        while self.peek("#"):
            end = self.text.find("\n", self.at)
            self.at = len(self.text) if end < 0 else end
            self.take(BLANK)

    def closing(self, start):
        """The place of the bracket that closes the one at `start`, or None."""
        opener, level = self.text[start], 0
        for match in BRACKETS[opener].finditer(self.text, start):
            self.budget.spend()
            if len(match.group()) == 1:
                level += 1 if match.group() == opener else -1
                if level == 0:
                    return match.start()
        return None

    # Words

    def some_word(self):
        return self.must(self.word())

    def word(self):
        text, pieces = self.text, []
        while self.at < len(text):
            self.budget.spend()
            match = PLAIN.match(text, self.at)
            if match:
                self.at = match.end()
                pieces.append(Piece("text", match.group(), False))
                if text[self.at:self.at + 1] in ("", " ", "\n"):  # most words are one piece
                    break
                continue
            char, last = text[self.at], str(pieces[-1].value)[-1:] if pieces else ""
            if char in "<>" and text.startswith("(", self.at + 1):
                self.at += 2
                pieces.append(Piece("process", self.nested(")"), True))
                self.expect(")")
            elif char == "(" and last and last in STAR + QUERY + "@+!":  # an extended pattern, @(a|b)
                self.at = self.must(self.closing(self.at)) + 1
                pieces.append(Piece("text", STAR, False))
            elif char in " \t\n\r\f\v;&|<>()":
                break
            elif char == "\\":
                if not text.startswith("\n", self.at + 1):
                    pieces.append(Piece("text", text[self.at + 1:self.at + 2], True))
                self.at += 2
            elif char == "'":
                end = text.find("'", self.at + 1)
                self.must(end > 0)
                pieces.append(Piece("text", text[self.at + 1:end], True))
                self.at = end + 1
            elif char == '"':
                self.at += 1
                pieces += [Piece("text", "", True)] + self.quoted(IN_QUOTES, '"')
            elif char in "$`":
                pieces += self.expansion(False)
            else:
                self.at += 1
                if char in "{,}":
                    pieces.append(Piece(char, char, False))
                else:
                    tilde = HOME if last in ("", ":", "=") else "~"
                    pieces.append(Piece("text", {"*": STAR, "?": QUERY, "[": BRACKET, "~": tilde}[char], False))
        return pieces

    def quoted(self, plain, close):
        """The pieces up to the closing quote, or of all the text."""
        text, pieces = self.text, []
        while self.at < len(text):
            self.budget.spend()
            match = self.take(plain)
            if match:
                pieces.append(Piece("text", match.group(), True))
            elif text[self.at] == close:
                self.at += 1
                return pieces
            elif text[self.at] == "\\":
                following = text[self.at + 1:self.at + 2]
                if following != "\n":
                    pieces.append(Piece("text", following if following in '$`"\\' else "\\" + following, True))
                self.at += 2
            else:
                pieces += self.expansion(True)
        self.must(not close)
        return pieces

    def expansion(self, is_quoted):
        """The pieces of what begins with $ or `."""
        text, start = self.text, self.at
        self.at += 1
        if text[start] == "`":
            inner = re.sub(r"\\([`$\\])", r"\1", self.must(self.take(BACKQUOTED)).group(1))
            self.budget.spend(len(inner) // 16)
            return [Piece("command", type(self)(inner, self.budget, self.depth + 1).all(), is_quoted)]
        if self.peek("(("):
            end = self.closing(self.at)
            if end and text[end - 1] == ")" and self.closing(self.at + 1) == end - 1:
                inner = type(self)(text[self.at + 2:end - 1], self.budget, self.depth + 1).quoted(IN_HEREDOC, None)
                self.at = end + 1
                return [Piece("number", inner, is_quoted)]
        if self.peek("("):
            self.at += 1
            piece = Piece("command", self.nested(")"), is_quoted)
            self.expect(")")
            return [piece]
        if self.peek("{"):
            self.at = self.must(self.closing(self.at)) + 1
            return [Piece("param", text[start + 2:self.at - 1], is_quoted)]
        if self.peek("'", '"') and not is_quoted:
            self.at += 1
            if text[self.at - 1] == '"':
                return self.quoted(IN_QUOTES, '"')
            return text_word(unescaped(self.must(self.take(ANSI_STRING)).group(1)))
        match = self.take(PARAM)
        return [Piece("param", match.group(), is_quoted) if match else Piece("text", "$", is_quoted)]
