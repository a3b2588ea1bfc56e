"""Reads a shell command into a tree, as bash would, and runs nothing.

read(text) -> [Pipeline]; a Pipeline holds Simple and Group commands; a word is a list of Pieces, quotes taken away.
Every loop spends steps of one Budget, so that any text comes to an end: TooComplicated says that it ran out,
NotUnderstood that this is no shell syntax.
"""
import re
from collections import namedtuple

MAX_DEPTH = 40  # of brackets in brackets
Pipeline = namedtuple("Pipeline", "commands negated end")  # end: the operator behind it: && || ; & or newline
# kind: text, param, command, process, number, or one of { , } for brace expansion; quoted: it is not split into fields
Piece = namedtuple("Piece", "kind value quoted")

# Unquoted * ? [ and ~ are not the characters themselves: they stand for names.
STAR, QUERY, BRACKET, HOME = "\ue001", "\ue002", "\ue003", "\ue004"


class NotUnderstood(Exception):
    """No shell syntax, or none that this reader knows."""


class TooComplicated(Exception):
    """The budget is spent, or brackets lie deeper than anybody types."""


class Budget:
    """The steps that one check may take, over reading and going through the commands."""

    def __init__(self, steps=40_000):
        self.steps = steps

    def spend(self, steps=1):
        self.steps -= steps
        if self.steps < 0:
            raise TooComplicated


class Simple:
    __slots__ = ("assigns", "words", "redirects")

    def __init__(self, words=()):
        self.assigns, self.words, self.redirects = [], list(words), []


class Group:
    """Any compound command. `kind`: block, subshell, if, loop, case or function; `values`: the words a `for` goes over."""

    __slots__ = ("kind", "body", "redirects", "name", "values")

    def __init__(self, kind, body, name=None, values=None):
        self.kind, self.body, self.redirects, self.name, self.values = kind, body, [], name, values


class Redirect:
    __slots__ = ("op", "word", "body")

    def __init__(self, op, word):
        self.op, self.word, self.body = op, word, []


BLANKS = set(" \t\r\f\v\\#")  # what blanks and comments begin with
BLANK = re.compile(r"(?:[ \t\r\f\v]|\\\r?\n)+")
KEYWORD = re.compile(r"(?:if|then|else|elif|fi|for|while|until|do|done|case|esac|function|select|coproc|time|\{|\}|!|\[\[)(?=[\s;&|<>()]|$)")
CLOSERS = {"then", "else", "elif", "fi", "do", "done", "esac", "}"}
OPERATOR = re.compile(r"&&|\|\||;(?![;&])|&(?!>)|\n")
REDIRECTS = set("<>&{0123456789")  # what one begins with
REDIRECT = re.compile(r"(?:\d+|\{\w+\})?(<<<|<<-|<<|<&|<>|<(?!\()|>>|>&|>\||>(?!\()|&>>|&>)")
PLAIN = re.compile(r"[^\s;&|<>()\\'\"$`{},*?\[~]+", re.A)
IN_QUOTES, IN_HEREDOC = re.compile(r"[^\"\\$`]+"), re.compile(r"[^\\$`]+")
NAME = re.compile(r"[A-Za-z_]\w*")
ASSIGN = re.compile(r"([A-Za-z_]\w*)(?:\[[^\]\s]*\])?\+?=")
ARRAY = re.compile(r"([A-Za-z_]\w*)\+?=(?=\()")  # of declare and its like
FUNCTION = re.compile(r"([^\s;&|<>()$`'\"{}=]+)[ \t]*\([ \t]*\)", re.A)
FUNCTION_NAME = re.compile(r"[ \t]*([^\s;&|<>()]+)(?:[ \t]*\([ \t]*\))?")
PARAM = re.compile(r"[A-Za-z_]\w*|[0-9@*#?$!-]")
ANSI_STRING = re.compile(r"((?:[^'\\]|\\.)*)'", re.S)
TIME_OPTIONS = re.compile(r"(?:[ \t]+(?:-p|--)(?=[ \t]))*")
TEST_END = re.compile(r"\]\](?=[\s;&|<>()]|$)")
CASE_END = re.compile(r";;&?|;&")
CLOSER = {"(": re.compile(r"\\.|'[^']*'|[()]", re.S), "{": re.compile(r"\\.|'[^']*'|\"(?:[^\"\\]|\\.)*\"|[{}]", re.S)}
ESCAPE = re.compile(r"\\(x[0-9a-fA-F]{1,2}|u[0-9a-fA-F]{1,4}|U[0-9a-fA-F]{1,8}|[0-7]{1,3}|c.|.)", re.S)
ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "a": "\a", "b": "\b", "f": "\f", "v": "\v", "e": "\x1b", "E": "\x1b"}


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
    reader = Reader(text, budget or Budget(), depth)
    pipelines = reader.pipelines(())
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

    def expect(self, word):
        self.skip_lines()
        if not self.peek(word):
            raise NotUnderstood
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
        for match in CLOSER[opener].finditer(self.text, start):
            self.budget.spend()
            if match.group() == opener:
                level += 1
            elif len(match.group()) == 1:
                level -= 1
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

    def pipelines(self, stops):
        """Pipelines up to one of the stops, which is left standing."""
        found = []
        while True:
            self.skip_lines()
            if self.at >= len(self.text) or (stops and self.peek(")", ";;", ";&")):
                return found
            word = self.keyword()
            if word in CLOSERS:
                if word in stops:
                    return found
                raise NotUnderstood
            found.append(self.pipeline())

    def nested(self, *stops):
        self.depth += 1
        if self.depth > MAX_DEPTH:
            raise TooComplicated
        found = self.pipelines(stops)
        self.depth -= 1
        return found

    def pipeline(self):
        commands, negated = [], False
        while True:
            self.skip_lines() if commands else self.skip()
            while self.keyword() in ("!", "time"):
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
        if self.peek("(("):
            end = self.closing(self.at)
            if end and self.text[end - 1] == ")":
                inner = read_quoted(self.text[self.at + 2:end - 1], self.budget, self.depth + 1)
                self.at = end + 1
                return Simple([text_word(":"), inner])
        if self.peek("("):
            self.at += 1
            group = Group("subshell", self.nested(")"))
            self.expect(")")
            return self.redirected(group)
        word = self.keyword()
        if word is None:
            match = self.take(FUNCTION)
            return self.function(match.group(1)) if match else self.simple()
        self.at += len(word)
        if word == "function":
            match = self.take(FUNCTION_NAME)
            if not match:
                raise NotUnderstood
            return self.function(match.group(1))
        if word == "coproc":
            self.skip()
            return self.command()
        parts = {"{": self.block, "if": self.condition, "while": self.loop, "until": self.loop, "for": self.for_loop,
                 "select": self.for_loop, "case": self.case, "[[": self.test}
        if word not in parts:
            raise NotUnderstood
        return self.redirected(parts[word]())

    def function(self, name):
        self.skip_lines()
        return Group("function", [Pipeline([self.command()], False, "")], name)

    def block(self):
        body = self.nested("}")
        self.expect("}")
        return Group("block", body)

    def condition(self):
        body = self.nested("then")
        while self.keyword() != "fi":
            if self.keyword() not in ("then", "else", "elif"):
                raise NotUnderstood
            self.at += len(self.keyword())
            body += self.nested("then", "elif", "else", "fi")
        self.expect("fi")
        return Group("if", body)

    def loop(self):
        body = self.nested("do")
        self.expect("do")
        body += self.nested("done")
        self.expect("done")
        return Group("loop", body)

    def for_loop(self):
        self.skip()
        name, values = None, None
        if self.peek("(("):
            end = self.closing(self.at)
            if not end:
                raise NotUnderstood
            self.at = end + 1
        else:
            match = self.take(NAME)
            if not match:
                raise NotUnderstood
            name, values = match.group(), []
            self.skip_lines()
            if re.compile(r"in(?=[\s;])").match(self.text, self.at):
                self.at += 2
                self.skip()
                while self.at < len(self.text) and not self.peek(";", "\n"):
                    values.append(self.some_word())
                    self.skip()
        self.skip()
        if self.peek(";"):
            self.at += 1
        self.skip_lines()
        opener, closer = ("{", "}") if self.peek("{") else ("do", "done")
        self.expect(opener)
        group = Group("loop", self.nested(closer), name, values)
        self.expect(closer)
        return group

    def case(self):
        self.skip()
        group = Group("case", [Pipeline([Simple([text_word(":"), self.some_word()])], False, "")])
        self.expect("in")
        while True:
            self.skip_lines()
            if self.keyword() == "esac":
                self.at += 4
                return group
            if self.peek("("):
                self.at += 1
            while not self.peek(")"):
                self.skip_lines()
                if self.peek("|"):
                    self.at += 1
                else:
                    self.some_word()
                self.skip()
            self.at += 1
            group.body += self.nested(";;", "esac")
            self.take(CASE_END)

    def test(self):
        """[[ … ]]: its words, for what is substituted in them."""
        simple = Simple([text_word(":")])
        while True:
            self.skip_lines()
            if self.take(TEST_END):
                return simple
            if self.at >= len(self.text):
                raise NotUnderstood
            if self.text[self.at] in ";&|<>()":
                self.at += 1
            else:
                simple.words.append(self.some_word())

    def redirected(self, group):
        while True:
            self.skip()
            if not self.redirect(group.redirects):
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
        simple = Simple()
        while True:
            self.skip()
            char = self.text[self.at:self.at + 1]
            if char in ("", "\n", ";", "|", ")"):
                break
            if char in REDIRECTS and self.redirect(simple.redirects):
                continue
            if char == "&" or (char == "(" and not simple.words):
                break
            match = self.take(ASSIGN if not simple.words else ARRAY)
            if match:
                simple.assigns.append((match.group(1), self.array() if self.peek("(") else [self.word()]))
            else:
                simple.words.append(self.some_word())
        if not (simple.words or simple.assigns or simple.redirects):
            raise NotUnderstood
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
        word = self.word()
        if not word:
            raise NotUnderstood
        return word

    def word(self):
        text, pieces = self.text, []
        while self.at < len(text):
            self.budget.spend()
            match = self.take(PLAIN)
            if match:
                pieces.append(Piece("text", match.group(), False))
                continue
            char = text[self.at]
            if char in "<>" and text.startswith("(", self.at + 1):
                self.at += 2
                pieces.append(Piece("process", self.nested(")"), True))
                self.expect(")")
            elif char == "(" and pieces and (pieces[-1].value in (STAR, QUERY) or str(pieces[-1].value)[-1:] in ("@", "+", "!")):
                end = self.closing(self.at)  # an extended pattern, @(a|b)
                if not end:
                    raise NotUnderstood
                pieces.append(Piece("text", STAR, False))
                self.at = end + 1
            elif char in " \t\n\r\f\v;&|<>()":
                break
            elif char == "\\":
                if not text.startswith("\n", self.at + 1):
                    pieces.append(Piece("text", text[self.at + 1:self.at + 2], True))
                self.at += 2
            elif char == "'":
                end = text.find("'", self.at + 1)
                if end < 0:
                    raise NotUnderstood
                pieces.append(Piece("text", text[self.at + 1:end], True))
                self.at = end + 1
            elif char == '"':
                self.at += 1
                pieces.append(Piece("text", "", True))
                pieces += self.quoted(IN_QUOTES, '"')
            elif char in "$`":
                self.expansion(pieces, False)
            else:
                if char == "~":
                    starts = not pieces or str(pieces[-1].value)[-1:] in (":", "=")
                    pieces.append(Piece("text", HOME if starts else "~", False))
                elif char in "{,}":
                    pieces.append(Piece(char, char, False))
                else:
                    pieces.append(Piece("text", {"*": STAR, "?": QUERY, "[": BRACKET}[char], False))
                self.at += 1
        return pieces

    def quoted(self, plain, close):
        """The pieces up to the closing quote, or of all the text."""
        text, pieces = self.text, []
        while self.at < len(text):
            self.budget.spend()
            match = self.take(plain)
            if match:
                pieces.append(Piece("text", match.group(), True))
                continue
            char = text[self.at]
            if char == close:
                self.at += 1
                return pieces
            if char == "\\":
                following = text[self.at + 1:self.at + 2]
                if following != "\n":
                    pieces.append(Piece("text", following if following in '$`"\\' else "\\" + following, True))
                self.at += 2
            else:
                self.expansion(pieces, True)
        if close:
            raise NotUnderstood
        return pieces

    def expansion(self, pieces, is_quoted):
        """What begins with $ or `."""
        text = self.text
        self.at += 1
        if text[self.at - 1] == "`":
            return self.backquoted(pieces, is_quoted)
        char = text[self.at:self.at + 1]
        if char == "(":
            end = self.closing(self.at) if text.startswith("((", self.at) else None
            if end and text[end - 1] == ")" and self.closing(self.at + 1) == end - 1:
                inner = read_quoted(text[self.at + 2:end - 1], self.budget, self.depth + 1)
                pieces.append(Piece("number", inner, is_quoted))
                self.at = end + 1
                return
            self.at += 1
            pieces.append(Piece("command", self.nested(")"), is_quoted))
            self.expect(")")
        elif char == "{":
            end = self.closing(self.at)
            if not end:
                raise NotUnderstood
            pieces.append(Piece("param", text[self.at + 1:end], is_quoted))
            self.at = end + 1
        elif char == "'" and not is_quoted:
            self.at += 1
            match = self.take(ANSI_STRING)
            if not match:
                raise NotUnderstood
            pieces.append(Piece("text", unescaped(match.group(1)), True))
        elif char == '"' and not is_quoted:
            self.at += 1
            pieces += self.quoted(IN_QUOTES, '"')
        else:
            match = self.take(PARAM)
            pieces.append(Piece("param", match.group(), is_quoted) if match else Piece("text", "$", is_quoted))

    def backquoted(self, pieces, is_quoted):
        match = re.compile(r"((?:[^`\\]|\\.)*)`", re.S).match(self.text, self.at)
        if not match:
            raise NotUnderstood
        self.at = match.end()
        inner = re.sub(r"\\([`$\\])", r"\1", match.group(1))
        self.budget.spend(len(inner) // 16)
        pieces.append(Piece("command", read(inner, self.budget, self.depth + 1), is_quoted))
