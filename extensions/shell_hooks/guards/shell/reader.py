"""Reads a shell command into a tree, as bash would, and runs nothing.

read(text) -> [Pipeline]; a Pipeline holds Simple and Group commands; a word is a list of Pieces, quotes taken away.
Every loop spends steps of one Budget, so that any text comes to an end: TooComplicated says that it ran out,
NotUnderstood that this is no shell syntax.
"""
import re

from lib.budget import Budget, TooComplicated
from shell.tree import Assign, Group, NotUnderstood, Pipeline, Redirect, Simple, text_word
from shell.word_reader import IN_HEREDOC, MAX_DEPTH, WordReader

STEPS = 40_000  # of a budget, unless told
KEYWORD = re.compile(r"(?:if|then|else|elif|fi|for|while|until|do|done|case|esac|function|select|coproc|time|\{|\}|!|\[\[)(?=[\s;&|<>()]|$)")
CLOSING = {"{": "}", "if": "fi", "while": "done", "until": "done", "for": "done", "select": "done", "case": "esac"}
BETWEEN = {"then", "else", "elif", "do"}  # between the lists of one compound command
OPERATOR = re.compile(r"&&|\|\||;(?![;&])|&(?!>)|\n")
REDIRECT = re.compile(r"(?:\d+|\{\w+\})?(<<<|<<-|<<|<&|<>|<(?!\()|>>|>&|>\||>(?!\()|&>>|&>)")
NAME = re.compile(r"[A-Za-z_]\w*")
ASSIGN = re.compile(r"([A-Za-z_]\w*)(?:\[([^\]\s]*)\])?(\+?)=")
ARRAY = re.compile(r"([A-Za-z_]\w*)()(\+?)=(?=\()")  # of declare and its like
FUNCTION = re.compile(r"([^\s;&|<>()$`'\"{}=]+)[ \t]*\([ \t]*\)", re.A)
FUNCTION_NAME = re.compile(r"[ \t]*([^\s;&|<>()]+)(?:[ \t]*\([ \t]*\))?")
TIME_OPTIONS = re.compile(r"(?:[ \t]+(?:-p|--)(?=[ \t]))*")
IN, TEST_END, CASE_END = re.compile(r"in(?=[\s;])"), re.compile(r"\]\](?=[\s;&|<>()]|$)"), re.compile(r";;&?|;&")


def read(text, budget=None, depth=0):
    """The pipelines of a command text."""
    return Reader(text, budget or Budget(STEPS), depth).all()


def read_quoted(text, budget, depth=0):
    """The pieces of a text in which only $ and ` mean something: a here-document, the default of ${name:-default}."""
    return Reader(text, budget, depth).quoted(IN_HEREDOC, None)


class Reader(WordReader):
    def all(self):
        pipelines = self.pipelines(None)
        self.must(self.at >= len(self.text))
        return pipelines

    def skip_lines(self):
        self.skip()
        while self.peek("\n"):
            self.at += 1
            self.read_heredocs()
            self.skip()

    def keyword(self):
        match = KEYWORD.match(self.text, self.at)
        return match.group() if match else None

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
