"""Reads a shell command into a tree, as bash would, and runs nothing.

read(text) -> [Pipeline]; a Pipeline holds Simple and Group commands; a word is a list of Pieces, quotes taken away.
Every loop spends steps of one Budget, so that any text comes to an end: TooComplicated says that it ran out,
NotUnderstood that this is no shell syntax.
"""
import re
from collections import namedtuple

from lib.budget import Budget, TooComplicated

MAX_DEPTH = 40  # of brackets in brackets
STEPS = 40_000  # of a budget, unless told
Pipeline = namedtuple("Pipeline", "commands negated end")  # end: the operator behind it: && || ; & or newline
# kind: text, param, command, process, number, or one of { , } for brace expansion; quoted: it is not split into fields
Piece = namedtuple("Piece", "kind value quoted")
Simple = namedtuple("Simple", "assigns words redirects")
Assign = namedtuple("Assign", "name index adds is_array words")  # name=word, name[index]+=word, name=(words)
# Any compound command; kind: block, subshell, if, loop, case or function; values: the words a `for` goes over
Group = namedtuple("Group", "kind body redirects name values")

# Unquoted * ? [ and ~ are not the characters themselves: they stand for names.
STAR, QUERY, BRACKET, HOME = "\ue001", "\ue002", "\ue003", "\ue004"

BLANKS = set(" \t\r\f\v\\#")  # what blanks and comments begin with
BLANK = re.compile(r"(?:[ \t\r\f\v]|\\\r?\n)+")
KEYWORD = re.compile(r"(?:if|then|else|elif|fi|for|while|until|do|done|case|esac|function|select|coproc|time|\{|\}|!|\[\[)(?=[\s;&|<>()]|$)")
CLOSING = {"{": "}", "if": "fi", "while": "done", "until": "done", "for": "done", "select": "done", "case": "esac"}
BETWEEN = {"then", "else", "elif", "do"}  # between the lists of one compound command
OPERATOR = re.compile(r"&&|\|\||;(?![;&])|&(?!>)|\n")
REDIRECT = re.compile(r"(?:\d+|\{\w+\})?(<<<|<<-|<<|<&|<>|<(?!\()|>>|>&|>\||>(?!\()|&>>|&>)")
PLAIN = re.compile(r"[^\s;&|<>()\\'\"$`{},*?\[~]+", re.A)
IN_QUOTES, IN_HEREDOC = re.compile(r"[^\"\\$`]+"), re.compile(r"[^\\$`]+")
NAME = re.compile(r"[A-Za-z_]\w*")
ASSIGN = re.compile(r"([A-Za-z_]\w*)(?:\[([^\]\s]*)\])?(\+?)=")
ARRAY = re.compile(r"([A-Za-z_]\w*)()(\+?)=(?=\()")  # of declare and its like
FUNCTION = re.compile(r"([^\s;&|<>()$`'\"{}=]+)[ \t]*\([ \t]*\)", re.A)
FUNCTION_NAME = re.compile(r"[ \t]*([^\s;&|<>()]+)(?:[ \t]*\([ \t]*\))?")
PARAM = re.compile(r"[A-Za-z_]\w*|[0-9@*#?$!-]")
ANSI_STRING = re.compile(r"((?:[^'\\]|\\.)*)'", re.S)
BACKQUOTED = re.compile(r"((?:[^`\\]|\\.)*)`", re.S)
TIME_OPTIONS = re.compile(r"(?:[ \t]+(?:-p|--)(?=[ \t]))*")
IN, TEST_END, CASE_END = re.compile(r"in(?=[\s;])"), re.compile(r"\]\](?=[\s;&|<>()]|$)"), re.compile(r";;&?|;&")
BRACKETS = {"(": re.compile(r"\\.|'[^']*'|[()]", re.S), "{": re.compile(r"\\.|'[^']*'|\"(?:[^\"\\]|\\.)*\"|[{}]", re.S)}
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


def read(text, budget=None, depth=0):
    """The pipelines of a command text."""
    reader = Reader(text, budget or Budget(STEPS), depth)
    pipelines = reader.pipelines(None)
    if reader.at < len(text):
        raise NotUnderstood
    return pipelines


def read_quoted(text, budget, depth=0):
    """The pieces of a text in which only $ and ` mean something: a here-document, the default of ${name:-default}."""
    return Reader(text, budget, depth).quoted(IN_HEREDOC, None)


class Reader:
    """A recursive descent over `text`; `at` is the place it has come to."""

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

    def skip_lines(self):
        self.skip()
        while self.peek("\n"):
            self.at += 1
            self.read_heredocs()
            self.skip()

    def keyword(self):
        match = KEYWORD.match(self.text, self.at)
        return match.group() if match else None

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

    def read_heredocs(self):
        waiting, self.heredocs = self.heredocs, []
        for redirect, end, is_raw in waiting:
            lines = []
            while self.at < len(self.text):
                stop = self.text.find("\n", self.at)
                stop = len(self.text) if stop < 0 else stop
                line, self.at = self.text[self.at:stop], min(stop + 1, len(self.text))
                line = line.lstrip("\t") if redirect.op == "<<-" else line
                if line.rstrip("\r") == end:
                    break
                lines.append(line)
            body = "\n".join(lines) + "\n"
            self.budget.spend(len(lines) // 8)
            redirect.body = text_word(body) if is_raw else read_quoted(body, self.budget, self.depth + 1)

    # Commands

    def pipelines(self, stop):
        """Pipelines up to the stop, which is left standing."""
        found = []
        while True:
            self.skip_lines()
            if self.at >= len(self.text) or stop and self.peek(")", ";;", ";&"):
                return found
            word = self.keyword()
            if word == stop and word or stop == ";;" and word == "esac":
                return found
            if word in BETWEEN and stop in ("fi", "done"):
                self.at += len(word)
            elif word in BETWEEN or word in CLOSING.values():
                raise NotUnderstood
            else:
                found.append(self.pipeline())

    def nested(self, stop):
        self.depth += 1
        if self.depth > MAX_DEPTH:
            raise TooComplicated
        found = self.pipelines(stop)
        self.depth -= 1
        return found

    def pipeline(self):
        commands, negated = [], False
        while True:
            self.skip_lines() if commands else self.skip()
            while self.keyword() in ("!", "time", "coproc"):
                negated = negated or self.peek("!")
                self.at += len(self.keyword())
                self.take(TIME_OPTIONS)
                self.skip()
            commands.append(self.command())
            self.skip()
            if not self.peek("|") or self.peek("||"):
                break
            self.at += 2 if self.peek("|&") else 1
        end = OPERATOR.match(self.text, self.at)
        if end and end.group() != "\n":
            self.at = end.end()
        return Pipeline(commands, negated, end.group() if end else "")

    def command(self):
        word = self.keyword()
        if self.peek("(("):
            end = self.closing(self.at)
            if end and self.text[end - 1] == ")":
                inner = read_quoted(self.text[self.at + 2:end - 1], self.budget, self.depth + 1)
                self.at = end + 1
                return Simple([], [text_word(":"), inner], [])
        if self.peek("("):
            self.at += 1
            group = Group("subshell", self.nested(")"), [], None, None)
            self.expect(")")
            return self.redirected(group)
        if word is None:
            match = self.take(FUNCTION)
            return self.function(match.group(1)) if match else self.simple()
        self.at += len(word)
        if word == "function":
            return self.function(self.must(self.take(FUNCTION_NAME)).group(1))
        if word == "[[":
            return self.redirected(self.test())
        self.must(word in CLOSING)
        return self.redirected(self.compound(word))

    def function(self, name):
        self.skip_lines()
        return Group("function", [Pipeline([self.command()], False, "")], [], name, None)

    def compound(self, word):
        self.skip()
        name, values = self.loop_head() if word in ("for", "select") else (None, None)
        body = self.cases() if word == "case" else self.nested(CLOSING[word])
        self.expect(CLOSING[word])
        return Group({"{": "block", "if": "if", "case": "case"}.get(word, "loop"), body, [], name, values)

    def loop_head(self):
        """(name, values) of `for name in values`; (None, None) of `for ((…))`."""
        name, values = None, None
        if self.peek("(("):
            self.at = self.must(self.closing(self.at)) + 1
        else:
            name, values = self.must(self.take(NAME)).group(), []
            self.skip_lines()
            if self.take(IN):
                self.skip()
                while self.at < len(self.text) and not self.peek(";", "\n"):
                    values.append(self.some_word())
                    self.skip()
        self.skip()
        self.at += self.peek(";")
        return name, values

    def cases(self):
        body = [Pipeline([Simple([], [text_word(":"), self.some_word()], [])], False, "")]
        self.expect("in")
        self.skip_lines()
        while self.keyword() != "esac":
            self.at += self.peek("(")
            while not self.peek(")"):
                self.skip_lines()
                if self.peek("|"):
                    self.at += 1
                else:
                    self.some_word()
                self.skip()
            self.at += 1
            body += self.nested(";;")
            self.take(CASE_END)
            self.skip_lines()
        return body

    def test(self):
        """[[ … ]]: its words, for what is substituted in them."""
        words = [text_word(":")]
        while True:
            self.skip_lines()
            if self.take(TEST_END):
                return Simple([], words, [])
            self.must(self.at < len(self.text))
            if self.text[self.at] in ";&|<>()":
                self.at += 1
            else:
                words.append(self.some_word())

    def redirected(self, group):
        self.skip()
        while self.redirect(group.redirects):
            self.skip()
        return group

    def redirect(self, redirects):
        match = self.take(REDIRECT)
        if not match:
            return False
        self.skip()
        start = self.at
        redirect = Redirect(match.group(1), self.some_word())
        if redirect.op in ("<<", "<<-"):
            raw = self.text[start:self.at]
            end = re.sub(r"[\\'\"]", "", raw)
            self.heredocs.append((redirect, end, raw != end))
        redirects.append(redirect)
        return True

    def simple(self):
        simple = Simple([], [], [])
        while True:
            self.skip()
            char = self.text[self.at:self.at + 1]
            if char in ("", "\n", ";", "|", ")"):
                break
            if char in "<>&{0123456789" and self.redirect(simple.redirects):
                continue
            if char == "&" or char == "(" and not simple.words:
                break
            match = self.take(ARRAY if simple.words else ASSIGN)
            if match:
                is_array = self.peek("(")
                simple.assigns.append(Assign(*match.groups(), is_array, self.array() if is_array else [self.word()]))
            else:
                simple.words.append(self.some_word())
        self.must(simple.words or simple.assigns or simple.redirects)
        return simple

    def array(self):
        self.at += 1
        values = []
        self.skip_lines()
        while not self.peek(")"):
            values.append(self.some_word())
            self.skip_lines()
        self.at += 1
        return values

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
            return [Piece("command", read(inner, self.budget, self.depth + 1), is_quoted)]
        if self.peek("(("):
            end = self.closing(self.at)
            if end and text[end - 1] == ")" and self.closing(self.at + 1) == end - 1:
                inner = read_quoted(text[self.at + 2:end - 1], self.budget, self.depth + 1)
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
