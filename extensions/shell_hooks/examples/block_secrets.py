#!/usr/bin/env python3
"""block_secrets.py: private keys, seed phrases, tokens and passwords stay where they are.

What it does, by event:
  on_outbound_message    blocks a message that carries a secret
  pre_tool_call          blocks a tool call with a secret anywhere in its input (also one that another hook rewrote)
  on_user_message        warns the person who has just pasted one; the message goes on
  post_tool_call, transform_tool_result
                         tells the agent that the result holds one and must not be repeated
  on_response_end        masks the secret in the reply (this event cannot block)
With --mask it rewrites instead of blocking, wherever the event takes a rewrite: the whole secret becomes [redacted],
and what cannot be masked for certain is blocked after all. A reason names kind and place, never the secret.

Paste into workspace/config/shell_hooks.yaml, then /hooks list and /hooks approve:

hooks:
  - event: on_outbound_message
    command: ./extensions/shell_hooks/examples/block_secrets.py
    timeout: 10
    fail_closed: true
    priority: 900
  - event: pre_tool_call
    command: ./extensions/shell_hooks/examples/block_secrets.py
    timeout: 10
    fail_closed: true
    priority: 900
  - event: on_user_message
    command: ./extensions/shell_hooks/examples/block_secrets.py
  - event: transform_tool_result
    command: ./extensions/shell_hooks/examples/block_secrets.py

With an entry on on_response_end as well, a reply of the agent is masked and goes out instead of being withheld.
No `matcher`: a guard against secrets must see everything. Nothing beside this file is needed (python3 >= 3.8, standard
library only). Try it: `block_secrets.py --selftest`, or `block_secrets.py --scan < some.txt`.
What it finds and how well is measured in README.md beside it.
"""
import sys

# Only the standard library is meant to be found: a json.py that somebody put beside this file is not.
if sys.path and sys.path[0] and __file__.startswith(sys.path[0]):
    del sys.path[0]

import json
import os
import re
import unicodedata
from bisect import bisect_right
from collections import namedtuple

DEEPEST = 3  # base64 in base64 in base64
MOST_PROOFS = 250  # slow checks (a curve, a key derivation) in one scan


class TooMuch(Exception):
    """More to prove than there is time for: no verdict, rather than a secret behind a heap of look-alikes."""


proofs = [0]


def count_proof():
    proofs[0] += 1
    if proofs[0] > MOST_PROOFS:
        raise TooMuch


# `start` and `end` are places in the text that was handed in; `name` and `family` go into the reason.
Finding = namedtuple("Finding", "name family start end")


class Lazy:
    """A pattern that is compiled when first used: compiling all of them would cost more than a scan."""

    def __init__(self, pattern, flags=0):
        self.source = pattern, flags

    def __getattr__(self, name):
        compiled_one = re.compile(*self.source)
        for method in ("search", "match", "fullmatch", "finditer", "findall", "sub"):
            setattr(self, method, getattr(compiled_one, method))
        return getattr(compiled_one, name)


# ---------------------------------------------------------------------------------------------------------------------
# Views: the text as it reads once a disguise is undone, with a way back to the places in the original.


RUN = Lazy(r"[A-Za-z0-9_+/=.:~$%@?&-]+")
WORD = Lazy("[A-Za-z0-9]+")


class View:
    """A text made from a parent's by a substitution. The way back is worked out only when something was found."""

    _runs = _longest = None

    def __init__(self, text, parent=None, pattern=None, replacement=None, whole=None):
        self.text, self.parent, self.pattern, self.replacement = text, parent, pattern, replacement
        self.whole = whole  # the parent's span that all of this text stands for (a decoded block)
        self.edits = None

    @property
    def runs(self):
        """What a token could be part of, one a line: most patterns need not look anywhere else."""
        if self._runs is None:
            self._runs = "\n".join(run for run in RUN.findall(self.text) if len(run) > 15)
        return self._runs

    @property
    def longest(self):
        """How many letters and digits stand together at most."""
        if self._longest is None:
            self._longest = max(map(len, WORD.findall(self.runs)), default=0)
        return self._longest

    def sub(self, pattern, replacement):
        text = pattern.sub(replacement, self.text)
        return self if text == self.text else View(text, self, pattern, replacement)

    def origin(self, start, end):
        view = self
        while view.parent is not None:
            start, end = view.whole or view.step_back(start, end)
            view = view.parent
        return start, end

    def step_back(self, start, end):
        if self.edits is None:
            self.edits = self.find_edits()
        return self.old_place(start, False), self.old_place(max(start, end - 1), True)

    def find_edits(self):
        """(starts in this text, rows of (new start, new end, old start, old end))."""
        rows, shift = [], 0
        for match in self.pattern.finditer(self.parent.text):
            new = self.replacement if isinstance(self.replacement, str) else self.replacement(match)
            begin = match.start() + shift
            rows.append((begin, begin + len(new), match.start(), match.end()))
            shift += len(new) - (match.end() - match.start())
        return [row[0] for row in rows], rows

    def old_place(self, place, is_last):
        starts, rows = self.edits
        at = bisect_right(starts, place) - 1
        if at < 0:
            return place + is_last
        new_start, new_end, old_start, old_end = rows[at]
        if place < new_end:
            return old_end if is_last else old_start
        return place - new_end + old_end + is_last


class Translated(View):
    """Characters replaced one by one."""

    def __init__(self, parent, table):
        super().__init__(parent.text.translate(table), parent)
        self.table = table

    def find_edits(self):
        rows, shift = [], 0
        for match in re.finditer("[%s]" % "".join(re.escape(chr(code)) for code in self.table), self.parent.text):
            old, new = match.start(), self.table[ord(match.group())]
            rows.append((old + shift, old + shift + len(new), old, old + 1))
            shift += len(new) - 1
        return [row[0] for row in rows], rows


class Excerpt(View):
    """Only the parts of a text around its changes: the rest has been looked at before."""

    GAP = "\n\n\n"

    def __init__(self, parent, spans):
        super().__init__(self.GAP.join(parent.text[start:end] for start, end in spans), parent)
        self.spans, self.begins, place = spans, [], 0
        for start, end in spans:
            self.begins.append(place)
            place += end - start + len(self.GAP)

    def step_back(self, start, end):
        return self.back(start), self.back(max(start, end - 1)) + 1

    def back(self, place):
        at = max(0, bisect_right(self.begins, place) - 1)
        start, end = self.spans[at]
        return min(end - 1, start + place - self.begins[at])


def changes(view, ancestor):
    """(start, end) of what differs from an ancestor, in the view's own places."""
    if view is ancestor:
        return []
    if view.edits is None:
        view.edits = view.find_edits()
    rows = view.edits[1]
    olds, spans = [row[2] for row in rows], [(row[0], row[1]) for row in rows]

    def now(place):
        at = bisect_right(olds, place) - 1
        if at < 0:
            return place
        _, new_end, _, old_end = rows[at]
        return new_end + max(0, place - old_end)

    return sorted(spans + [(now(start), now(end)) for start, end in changes(view.parent, ancestor)])


def around_changes(view, ancestor, reach=240):
    """The parts of a view that differ from an ancestor, with what stands around them."""
    spans = []
    for new_start, new_end in changes(view, ancestor):
        start, end = max(0, new_start - reach), min(len(view.text), new_end + reach)
        if spans and start <= spans[-1][1]:
            spans[-1] = (spans[-1][0], max(end, spans[-1][1]))
        else:
            spans.append((start, end))
    return Excerpt(view, spans)


class Reversed(View):
    def __init__(self, parent):
        super().__init__(parent.text[::-1], parent)

    def step_back(self, start, end):
        size = len(self.text)
        return size - end, size - start


class SameLength(View):
    """Every character stands where its original stood."""

    def step_back(self, start, end):
        return start, end


# Letters that look Latin. Cyrillic, Greek, Armenian, and the small capitals that NFKC leaves alone.
HOMOGLYPHS = dict(
    zip(
        "асеіјоорѕухԁһԛԝѵӏвкмнтгАВСЕНІЈКМОРЅТУХҮԌԚԜЗбьЬ"
        "αβενιοκρτυχγωηΑΒΕΖΗΙΚΜΝΟΡΤΥΧօսհոցքԼՕՍɑɡıȷʟɪʀʏᴀʙᴄᴅᴇɢʜᴊᴋᴍɴᴏᴘᴛᴜᴠᴡᴢꜱꜰ‐‑‒–—―−⁃“”„‘’‚′″",
        "aceijoopsyxdhqwvlbkmhtrABCEHIJKMOPSTYXYGQW36bb"
        "aBeviokptuxywnABEZHIKMNOPTYXouhngpLOUagijliryabcdeghjkmnoptuvwzsf--------\"\"\"'''''",
    )
)
INVISIBLE = set("\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u3164\uffa0\ufeff\u2800")
COMBINED = Lazy(r"[^\x00-\x7f][\u0300-\u036f\u1160-\u11ff\u3099\u309a]+|[A-Za-z][\u0300-\u036f]+|\x1b\[[0-9;]*[A-Za-z]")
PLAIN = {}


def plain(char):
    """One character as it reads: full width to ASCII, lookalikes to Latin, accents off, invisible to nothing."""
    if char not in PLAIN:
        PLAIN[char] = make_plain(char)
    return PLAIN[char]


def is_plain(char):
    return " " <= char <= "~" or char in "\t\r\n、。" or "\u3400" <= char <= "\u9fff" or "\uac00" <= char <= "\ud7a3" or "\u3041" <= char <= "\u3096"


def make_plain(cluster):
    if cluster[0] == "\x1b" and len(cluster) > 1:
        return ""
    out = []
    for char in unicodedata.normalize("NFKC", cluster):
        if char in INVISIBLE or "\ufe00" <= char <= "\ufe0f" or char >= "\U000e0000":
            continue
        if "\u00c0" <= char <= "\u024f" or "\u1e00" <= char <= "\u1eff":
            char = unicodedata.normalize("NFD", char)[0]
        category = unicodedata.category(char)
        if category in ("Cf", "Mn", "Me") or (category == "Cc" and char not in "\t\n\r"):
            continue
        out.append(HOMOGLYPHS.get(char, " " if category in ("Zs", "Zl", "Zp") else char))
    return "".join(out)


ESCAPED = Lazy(
    r"&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z]{2,31}(?=;));?|%[0-9A-Fa-f]{2}(?:%[0-9A-Fa-f]{2})*|=[0-9A-F]{2}=[0-9A-F]{2}(?:=[0-9A-F]{2})+"
    r"|\\(?:u\{[0-9a-fA-F]{1,6}\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}(?:\\x[0-9a-fA-F]{2})*|U[0-9a-fA-F]{8}|\r?\n|[nrt\"'/\\_*`~.\-+=|#:@{}()\[\]!])"
)


# What stands between the pieces of a token that was wrapped, fenced, emphasised or written as "a" + "b".
GLUE = Lazy(
    r"`?\r?\n[ \t>*-]*(?:part|piece|chunk|half|line|第)?[ \t]?[(（]?\d{1,2}(?:/\d{1,2})?[ \t]?(?:部分|段|半)?[.:)）：、]+[ \t]*`?"
    r"|[\"'`][ \t]*[+.&,]?[ \t]*\\?\r?\n?[ \t]*(?:[+.&][ \t]*)?[\"'`]|=\r?\n|[\s`]+(?:[>|#*+]+[ \t]+)*"
    r"|\*+|~~+|__+|\|\||</?[a-zA-Z][^<>]{0,80}>|\[\.\]|\.{3}|…"
)
# Where no word goes on like this: a digit beside a letter, a capital after a small letter. And where a token may be
# cut: at a line without spaces, between two strings that are added.
ODD = Lazy(r"\n[ \t>*-]*(?:part|piece|chunk|half|第)[ \t]?\d|\n[ \t>]*[!-~]{3,100}(?=\r?(?:\n|\Z))|[\"'][ \t]*\+\s*[\"']|[A-Za-z_]\d|\d[A-Za-z_]|[a-z][A-Z]")
BETWEEN = 20  # the most characters between two odd places of one token
LONGEST_LINE = 100  # the most between two cuts


# One character at a time, the same separator in between: s-k---a-n-t, "g h p _", "a, b, c".
SPACED = Lazy(
    r"(?<![A-Za-z0-9])\S(?P<s>[ \t]{1,2}|\r?\n)\S(?:(?P=s)\S)+(?![A-Za-z0-9])"
    r"|(?<![A-Za-z0-9])\S(?P<t> ?[-._,;:|/\\·•*~+=#^、，] ?)\S(?:(?:(?P=t)(?:\r?\n)?|\r?\n(?P=t))\S){3,}(?![A-Za-z0-9])"
)
# Groups of characters, the same separator in between: 5Hue-CGU8-rMjx, ghp_.16C7.e42F
CHUNKED = Lazy(
    r"(?<![A-Za-z0-9_+=])[A-Za-z0-9_+=]{1,16}(?P<s>[-.,|/:·•;~*]|[ \t]?[-.,|/:·•;~*][ \t])[A-Za-z0-9_+=]{1,16}(?:(?:(?P=s)(?:\r?\n)?|\r?\n(?P=s))[A-Za-z0-9_+=]{1,16}){2,}"
)
HYPHENATED = Lazy(r"(?<=[A-Za-z])(?:-\r?\n[ \t]*)(?=[a-z])|(?<=[^\s\"'])[\"'] ?\+ ?[\"'](?=[^\s\"'])|(?<=[A-Za-z0-9])(?:\*\*|__|~~|\|\|)(?=[A-Za-z0-9])")


def odd_areas(text):
    """(start, end) of where a token may lie in pieces."""
    areas = []  # [start, end, odd places, cuts, whether it ends with a cut]
    for match in ODD.finditer(text):
        start, end = match.span()
        is_cut = text[start] in "\n\"'"
        if areas and start - areas[-1][1] <= (LONGEST_LINE if is_cut or areas[-1][4] else BETWEEN):
            last = areas[-1]
            last[1:] = [end, last[2] + 1 + is_cut, last[3] + is_cut, is_cut]
        else:
            areas.append([start, end, 1 + is_cut, is_cut, is_cut])
    # A random token has an odd place every third character, code in camelCase every tenth.
    return [(start, end) for start, end, count, cuts, _ in areas if count > 2 and (cuts or count * 7 >= end - start)]


WORD_START = Lazy(r"[^\s\"'`<>]*$")
WORD_END = Lazy(r"[^\s\"'`<>]*")


def glued(view, areas, reach):
    """The view with what stands between the pieces of an area taken out: wrapped tokens are whole again.

    `reach` adds what stands around the area: the first or last piece of a token may look like a word.
    """
    text, gaps = view.text, []
    for start, end in areas:
        start -= len(WORD_START.search(text[max(0, start - 80) : start]).group())
        end = WORD_END.match(text, end + 1).end()
        done = gaps[-1][1] if gaps else 0
        gaps += [gap.span() for gap in GLUE.finditer(text, max(done, start - reach), end + reach) if gap.end() > gap.start()]
    return cut_out(view, gaps)


def cut_out(view, gaps):
    """The view without some parts of its text; the view itself when there are none."""
    if not gaps:
        return view
    pieces, rows, last, shift = [], [], 0, 0
    for start, end in gaps:
        pieces.append(view.text[last:start])
        rows.append((start - shift, start - shift, start, end))
        shift += end - start
        last = end
    made = View("".join(pieces) + view.text[last:], view)
    made.edits = [row[0] for row in rows], rows
    return made


PIECE = Lazy(r"[!-~]+")
SAME_LINE = Lazy(r"[ \t]{1,3}|\r?\n[ \t>]*")


def is_gap(text, start, end, is_wrapped):
    return SAME_LINE.fullmatch(text, start, end) is not None and ("\n" in text[start:end]) == is_wrapped


def even_runs(text):
    """Lists of the pieces, all of one length but for the ends, that a token was cut into: "sk-a nt-a pi03 -7Rb"."""
    pieces = [match.span() for match in PIECE.finditer(text)]
    sizes = [end - start for start, end in pieces]
    at = 0
    while at < len(pieces) - 1:
        last = at
        is_wrapped = "\n" in text[pieces[at][1] : pieces[at + 1][0]]
        while last + 1 < len(pieces) and sizes[last + 1] == sizes[at] > 1 and is_gap(text, pieces[last][1], pieces[last + 1][0], is_wrapped):
            last += 1
        if last - at > 1 and is_cut_evenly(text, pieces[at : last + 1]):
            yield with_ends(text, pieces, at, last)
        at = last + 1


def evened(view):
    """The view with the gaps taken out of what was cut into groups or lines of one length."""
    text, gaps = view.text, []
    for run in even_runs(text):
        for (_, start), (end, stop) in zip(run, run[1:]):
            # Not where lines of a config happen to be as long as each other.
            if "\n" not in text[start:end] or not re.search(r"[A-Za-z_][=:]\w", text[end:stop]):
                gaps.append((start, end))
    return cut_out(view, gaps)


def unwrapped(view):
    """The view with lines of one length put together: what a narrow window has cut, inside words too."""
    lines, gaps, first, place = view.text.split("\n"), [], 0, 0
    while first < len(lines) - 1:
        size, last = len(lines[first]), first
        while last + 1 < len(lines) and len(lines[last + 1]) == size:
            last += 1
        has_rest = last + 1 < len(lines) and 0 < len(lines[last + 1]) < size
        if last > first and 14 < size < 160:
            ends = [place + (at + 1) * (size + 1) - 1 for at in range(last - first + has_rest)]
            gaps += [(end, end + 1) for end in ends if not compiled(r"\n\s*[A-Za-z_][\w.-]*\s?[=:]").match(view.text, end)]
        place += (last + 1 - first) * (size + 1)
        first = last + 1
    return cut_out(view, gaps)


def without_gaps(match):
    gap = match.group("s") or match.group("t")
    text = match.group() if match.group("s") else re.sub(r"\r?\n", "", match.group())
    return text[:: 1 + len(gap)]


def readable(view):
    """The view with strange characters made plain; the view itself when there are none."""
    chars = set(view.text)
    if any("\u0300" <= char <= "\u036f" or "\u1100" <= char <= "\u11ff" or char in "\u3099\u309a\x1b" for char in chars):
        view = view.sub(COMBINED, lambda match: make_plain(match.group()))
    table = {ord(char): plain(char) for char in chars if not is_plain(char)}
    return Translated(view, table) if any(chr(code) != new for code, new in table.items()) else view


def unescaped(view):
    """The view with entities and escapes undone, nested ones too; the view itself when there are none."""
    for _ in range(3):
        before = view
        if "&" in view.text or "%" in view.text or "\\" in view.text or "=" in view.text:
            view = readable(view.sub(ESCAPED, unescape))
        if view is before:
            break
    return view


# ---------------------------------------------------------------------------------------------------------------------
# Characters.

SMALL, CAPITAL, DIGITS = frozenset("abcdefghijklmnopqrstuvwxyz"), frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ"), frozenset("0123456789")


def classes(value):
    """How many of lower case, upper case, digits, symbols there are."""
    chars = set(value)
    is_symbol = any(not char.isalnum() for char in chars.difference("-_.'/"))
    return is_symbol + (not SMALL.isdisjoint(chars)) + (not CAPITAL.isdisjoint(chars)) + (not DIGITS.isdisjoint(chars))


def digits_in(value):
    return sum(map(value.count, DIGITS))


# ---------------------------------------------------------------------------------------------------------------------
# Tokens that say what they are: name | family | hints | pattern, which is compiled only where a hint occurs.
# Leading letters are excluded by <lead>, trailing ones are not: a wrapped token runs into the next line's words.

LEAD = r"(?<![A-Za-z0-9])"
UUID = r"[0-9a-fA-F]{8}-?[0-9a-fA-F]{4}-?[0-9a-fA-F]{4}-?[0-9a-fA-F]{4}-?[0-9a-fA-F]{12}"
SHORTHANDS = {"<lead>": LEAD, "<a>": "[A-Za-z0-9]", "<w>": "[A-Za-z0-9_-]", "<h>": "[0-9a-f]", "<uuid>": UUID}

# A text, because Python takes a hundred times as long over a hundred tuples.
TOKENS = r"""
GitHub | token | ghp_ gho_ ghu_ ghs_ ghr_ | gh[pousr]_<a>{30,255}
GitHub | token | github_pat_ | github_pat_[A-Za-z0-9_]{36,255}
GitLab | token | glpat- gldt- glrt- glptt- glcbt- glft- glimt- glagent- gloas- glsoat- glffct- | gl(?:pat|dt|rt|ptt|cbt|ft|imt|agent|oas|soat|ffct)-<w>{20,}
GitLab | token | GR1348941 | GR1348941<w>{20}
Slack | token | xox | xox[abceoprs]-[0-9A-Za-z-]{20,}
Slack | token | xapp- | xapp-\d-[0-9A-Za-z-]{20,}
Slack webhook | key | hooks.slack.com | hooks\.slack\.com/(?:services|workflows|triggers)/[A-Za-z0-9_/]{24,}
Stripe | key | sk_live_ rk_live_ sk_test_ rk_test_ sk_prod_ rk_prod_ | <lead>[sr]k_(?:live|test|prod)_<a>{16,}
Stripe webhook | key | whsec_ | whsec_[A-Za-z0-9+/]{24,}
Anthropic | key | sk-ant | sk-ant-[a-z0-9]+-<w>{30,}
OpenRouter | key | sk-or- | sk-or-v1-<h>{64}
OpenAI | key | sk- | <lead>sk-(?:proj|svcacct|admin|None)-<w>{20,}
API (sk-) | key | sk- | <lead>sk-(?:[a-z0-9]{2,8}-)?<w>{20,}
Groq | key | gsk_ | gsk_<a>{40,}
xAI | key | xai- | xai-<a>{60,}
Perplexity | key | pplx- | pplx-<a>{40,}
Replicate | token | r8_ | <lead>r8_<a>{37}
Hugging Face | token | hf_ | <lead>hf_<a>{30,}
Google API | key | AIza | AIza<w>{35}
Google OAuth | token | ya29. | ya29\.<w>{20,}
Google OAuth client | key | GOCSPX- | GOCSPX-<w>{20,}
Google refresh | token | 1//0 | 1//0<w>{40,}
Firebase | key | AAAA | <lead>AAAA<w>{7}:<w>{100,}
AWS access | key | AKIA | <lead>AKIA[A-Z2-7]{16}(?![A-Za-z0-9])
AWS access | key | ASIA | <lead>ASIA[A-Z2-7]{16}(?![A-Za-z0-9])
Amazon Bedrock | key | ABSK | ABSK[A-Za-z0-9+/]{100,}={0,2}
Azure client | key | Q~ | (?<![A-Za-z0-9_~.-])[A-Za-z0-9_~.-]{3}\dQ~[A-Za-z0-9_~.-]{31,34}
Azure storage | key | AccountKey | AccountKey=[A-Za-z0-9+/]{43,88}={0,2}
Azure SAS | key | haredAccess | SharedAccessKey=[A-Za-z0-9+/]{43}=
Azure SAS | key | sig= | [?&]sig=[A-Za-z0-9%+/]{43,}
Alibaba Cloud access | key | LTAI | <lead>LTAI<a>{12,24}
Tencent Cloud access | key | AKID | <lead>AKID<a>{32}
Volcengine access | key | AKLT | <lead>AKLT<w>{40,}
Baidu Cloud | key | ALTAK | (?:bce-v3/)?ALTAK-<a>{15,}(?:/<h>{40})?
Coze | token | pat_ | <lead>pat_<a>{60,}
Dify | key | app- | <lead>app-<a>{24}(?![A-Za-z0-9])
DingTalk webhook | token | dingtalk.com | oapi\.dingtalk\.com/robot/send\?access_token=[0-9a-zA-Z]{32,}
DingTalk signing | key | SEC | <lead>SEC<h>{64}
Feishu webhook | key | /hook/ | open\.(?:feishu\.cn|larksuite\.com)/open-apis/bot/(?:v2/)?hook/[0-9a-zA-Z-]{16,}
WeCom webhook | key | qyapi.weixin | qyapi\.weixin\.qq\.com/cgi-bin/webhook/send\?key=<uuid>
SendGrid | key | SG. | SG\.<w>{16,32}\.<w>{30,}
Mailgun | key | key- | <lead>key-<h>{32}
Mailchimp | key | -us | <lead><h>{32}-us\d{1,2}
Brevo | key | xkeysib- | xkeysib-<h>{64}-<a>{16}
Resend | key | re_ | <lead>re_<a>{8}_<a>{20,}
npm | token | npm_ | <lead>npm_<a>{36}
PyPI | token | pypi- | pypi-AgE[A-Za-z0-9_-]{50,}
Docker Hub | token | dckr_ | dckr_[po]at_<w>{24,}
RubyGems | key | rubygems_ | rubygems_<h>{48}
crates.io | token | cio | <lead>cio<a>{32}(?![A-Za-z0-9])
NuGet | key | oy2 | <lead>oy2[a-z0-9]{43}
DigitalOcean | token | _v1_ | do[opr]_v1_<h>{64}
Cloudflare | key | v1.0- | v1\.0-<h>{24}-<h>{100,}
Heroku | key | HRKU- | HRKU-<w>{30,}
Fly.io | token | fm1_ fm2_ fm1a_ fm1r_ | fm[12][ar]?_[A-Za-z0-9+/=,_-]{40,}
Netlify | token | nfp_ | nfp_<a>{36,}
Render | key | rnd_ | <lead>rnd_<a>{28,}
Supabase | token | sbp_ sb_secret_ | <lead>(?:sbp_<h>{40}|sb_secret_<w>{20,})
PlanetScale | token | pscale_ | pscale_(?:tkn|pw|oauth)_[A-Za-z0-9_.=-]{32,}
Databricks | token | dapi | <lead>dapi<h>{32}
Linear | key | lin_ | lin_(?:api|oauth)_<a>{32,}
Notion | token | secret_ | <lead>secret_<a>{43}
Notion | token | ntn_ | <lead>ntn_<a>{40,}
Figma | token | figd_ | figd_<w>{36,}
Atlassian | token | ATATT3 ATCTT3 ATBB | <lead>(?:ATATT3|ATCTT3)[A-Za-z0-9_=-]{60,}|<lead>ATBB<a>{32}
Postman | key | PMAK- | PMAK-<h>{24}-<h>{34}
Grafana | token | glsa_ glc_ | glsa_<a>{32}_<h>{8}|glc_[A-Za-z0-9+/]{32,}
Sentry | token | sntry | sntry[su]_[A-Za-z0-9+/=_]{40,}
New Relic | key | NRAK- | NRAK-[A-Z0-9]{27}
Dynatrace | token | dt0c01. | dt0c01\.[A-Z0-9]{24}\.[A-Z0-9]{64}
Shopify | token | shpat_ shpca_ shppa_ shpss_ | shp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}
Square | token | EAAA | <lead>EAAA<w>{56,}
Square | token | sq0atp- sq0csp- sq0idp- | sq0(?:atp|csp|idp)-<w>{22,}
PayPal | token | access_token$ | access_token\$(?:production|sandbox)\$[0-9a-z]{16}\$<h>{32}
Facebook | token | EAA | <lead>EAA(?:[A-Z]<a>{80,}|<a>{120,})
Twitter bearer | token | AAAAAAAAAAAAAAAA | A{18,22}[A-Za-z0-9%]{60,}
Discord webhook | key | /webhooks/ | discord(?:app)?\.com/api/webhooks/\d{17,20}/<w>{50,}
Teams webhook | key | webhook.office.com | webhook\.office\.com/webhookb2/[A-Za-z0-9_@-]{36,}/IncomingWebhook/[A-Za-z0-9_]{32}
Alchemy | key | alchemy.com/ | alchemy\.com/(?:nft/)?v[23]/<w>{28,}
Infura | key | infura.io/ | infura\.io/(?:ws/)?v3/<h>{32}
QuickNode | key | quiknode.pro/ | quiknode\.pro/<h>{40}
Ankr | key | rpc.ankr.com/ | rpc\.ankr\.com/(?:[a-z0-9_]{2,30}/){1,2}<h>{64}
Vault | token | hvs. hvb. hvr. | <lead>hv[sbr]\.<w>{24,}
Terraform Cloud | token | .atlasv1. | <a>{14}\.atlasv1\.<w>{60,}
Doppler | token | dp. | <lead>dp\.(?:pt|st|ct|sa|scim|audit)\.(?:[a-z0-9_-]+\.)?<a>{40,44}
1Password | token | ops_eyJ | ops_eyJ[A-Za-z0-9+/=_-]{100,}
Pulumi | token | pul- | <lead>pul-<h>{40}
Tailscale | key | tskey- | tskey-[a-z]+-<a>{8,}-<a>{16,}
Contentful | token | CFPAT- | CFPAT-<w>{40,}
Dropbox | token | sl. | <lead>sl\.[A-Za-z0-9_-]{100,}
HubSpot | token | pat- | <lead>pat-(?:na|eu)\d-<uuid>
Pinecone | key | pcsk_ | pcsk_[A-Za-z0-9_]{40,}
LangSmith | key | lsv2_ | lsv2_(?:pt|sk)_<h>{32}_<h>{10}
ElevenLabs | key | sk_ | <lead>sk_<h>{40,}
Tavily | key | tvly- | tvly-<w>{24,}
Firecrawl | key | fc- | <lead>fc-<h>{32}(?![A-Za-z0-9])
E2B | key | e2b_ | <lead>e2b_<h>{40}
Adafruit | key | aio_ | <lead>aio_<a>{28}
Plaid | token | access- | <lead>access-(?:sandbox|development|production)-<uuid>
Shippo | token | shippo_ | shippo_(?:live|test)_<h>{40}
EasyPost | key | EZAK EZTK | <lead>EZ[AT]K<a>{54}
Twitch | token | oauth: | <lead>oauth:[a-z0-9]{30}
age | private key | AGE-SECRET-KEY-1 | AGE-SECRET-KEY-1[QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L]{58}
Tor hidden service | private key | ED25519-V3: | ED25519-V3:[A-Za-z0-9+/]{86}==
Avalanche | private key | PrivateKey- | PrivateKey-[1-9A-HJ-NP-Za-km-z]{45,55}
Aptos | private key | -priv-0x | (?:ed25519|secp256k1)-priv-0x[0-9a-fA-F]{64}
EOS | private key | PVT_ | PVT_(?:K1|R1|WA)_[1-9A-HJ-NP-Za-km-z]{47,}
"""

# Bech32 keys: the checksum decides, so upper case and any length will do.
BECH32_KEY = Lazy(
    r"(?:(nsec|ncryptsec)|(suiprivkey)|((?:root|acct|addr|stake|policy|pool)?_?xsk|xprv|ed25519e?_sk|addr_sk|stake_sk)|(secret-spending-key-main|p_secret|"
    r"secret-extended-key-main))1[02-9ac-hj-np-z]{38,400}",
    re.I,
)
BECH32_NAMES = ("Nostr", "Sui", "Cardano", "Zcash or Penumbra")


# These could be the end of a word.
SHORT_HINTS = {"sk-", "re_", "EAA", "EAAA", "AAAA", "app-", "fc-", "aio_", "cio", "oy2", "sl.", "sk_", "pat-", "access-", "key-", "rnd_"}


def find_tokens(view, found, is_loose):
    text = view.text
    runs = view.runs  # hints are looked for where a token could be
    if not runs:
        return
    for row in TOKENS.strip().split("\n"):
        name, family, hints, pattern = row.split(" | ")
        if not (any(hint in runs for hint in hints.split(" ")) if " " in hints else hints in runs):
            continue
        for short, long in SHORTHANDS.items():
            pattern = pattern.replace(short, long)
        if is_loose and pattern.startswith(LEAD) and hints not in SHORT_HINTS:
            pattern = pattern[len(LEAD) :]  # glued to the word before it
            if name == "AWS access":  # and to the one after it; the digit tells it from words in capitals
                pattern = r"A[KS]IA(?=[A-Z]{0,15}[2-7])[A-Z2-7]{16}"
        for match in compiled(pattern).finditer(text):
            value = match.group() if not is_loose else before_words(match.group(), pattern)
            if match.start() > 60 and compiled("[A-Za-z0-9+/]{60}").fullmatch(text, match.start() - 60, match.start()):
                continue  # in the middle of an image or the like, by chance
            is_marked = family == "private key" or "webhook" in name or "abcdefghijklmnopqrstuvwxyz" in value
            if not is_placeholder(value, True) and (is_marked or looks_random(value[len(hints.split(" ")[0]) :])):
                found(name, family, match.start(), match.start() + len(value))
                if name in PARTNERS:
                    find_partner(text, match, PARTNERS[name], found)
    runs = runs.lower()
    if any(hint in runs for hint in ("sec1", "key1", "xsk1", "prv1", "_sk1", "main1", "secret1")):
        for match in BECH32_KEY.finditer(text):
            end = bech32_end(match.group())
            if end:
                found(BECH32_NAMES[match.lastindex - 1], "private key", match.start(), match.start() + end)


# The secret half of a pair has no prefix of its own: a lone random word of its length near the id.
PARTNERS = {
    "AWS access": r"(?<![A-Za-z0-9/+=])[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+=])",
    "Alibaba Cloud access": r"(?<![A-Za-z0-9])[A-Za-z0-9]{30}(?![A-Za-z0-9])",
    "Tencent Cloud access": r"(?<![A-Za-z0-9])[A-Za-z0-9]{32}(?![A-Za-z0-9])",
    "Volcengine access": r"(?<![A-Za-z0-9=])[A-Za-z0-9+/]{40,60}={0,2}(?![A-Za-z0-9=])",
    "Baidu Cloud": r"(?<![A-Za-z0-9])[0-9a-f]{32}(?![A-Za-z0-9])",
    "Twilio": r"(?<![A-Za-z0-9])[A-Za-z0-9]{32}(?![A-Za-z0-9])",
}


COMPILED = {}


def compiled(pattern):
    if pattern not in COMPILED:
        COMPILED[pattern] = re.compile(pattern)
    return COMPILED[pattern]


# ---------------------------------------------------------------------------------------------------------------------
# Key files: PEM, OpenSSH, PGP, PuTTY, minisign, DER in base64, JWK.

PUTTY = Lazy(r"PuTTY-User-Key-File-\d.*?Private-Lines:\s*\d+[\s>|]+(?:(?!Private-)[A-Za-z0-9+/=]{2,}[\s>|]*)+(?:Private-(?:MAC|Hash):\s*[0-9a-f]+)?", re.S)
MINISIGN = Lazy(r"secret key[^\n]{0,60}\n\s*(RW[A-Za-z0-9+/]{60,}={0,2})", re.I)
JWK = Lazy(r"[\"']d[\"']\s*:\s*[\"']([A-Za-z0-9_-]{20,})[\"']")
# priv_validator_key.json and node_key.json; the public half has the same field names.
COSMOS = Lazy(
    r"(?:priv_?key|/PrivKey(?:Ed25519|Secp256k1))[\"']?(?:(?!pub_?key)[\s\S]){0,120}?\bvalue[\"']?\s{0,4}[:=]\s{0,4}[\"']?([A-Za-z0-9+/]{86}==|[A-Za-z0-9+/]{43}=(?!=))",
    re.I,
)
DER = Lazy(r"(?<![A-Za-z0-9+/])(?:MI[IHGCE]|M[CE][0-9A-Za-z]CAQ|b3BlbnNzaC1rZXktdjE)[A-Za-z0-9+/]{40,}={0,2}(?:\s+[A-Za-z0-9+/]{16,}={0,2})*")
# What follows the outer SEQUENCE: version, then the algorithm of PKCS#8, the modulus of PKCS#1, or the key of SEC 1.
DER_KEY = Lazy(rb"0(?:\x82..|\x81.|.)\x02\x01(?:\x00(?:0.\x06|0\x81.\x06|\x02\x82|\x02\x81|\x02[\x40-\x7f])|\x01\x04[\x20\x30\x42])", re.S)


def find_key_files(view, found, is_loose):
    text = view.text
    upper = text.upper()
    if "PRIVATE" in upper and ("BEGIN" in upper or "END" in upper) and "KEY" in upper:
        find_armoured(text, found)
    if "PuTTY" in text:
        for match in PUTTY.finditer(text):
            found("PuTTY", "private key", *match.span())
    if "RW" in text:
        for match in MINISIGN.finditer(text):
            found("minisign", "private key", *match.span(1))
    if '"kty"' in text or "'kty'" in text:
        for match in JWK.finditer(text):
            found("JWK", "private key", *match.span(1))
    for match in COSMOS.finditer(text) if "riv" in text and "value" in text else ():
        found("Cosmos", "private key", *match.span(1))
    for match in DER.finditer(text) if "MI" in text or "CAQ" in text or "b3Blb" in text else ():
        data = from_base64(match.group())
        if data.startswith(b"openssh-key-v1") or DER_KEY.match(data):
            found("PEM body", "private key", *match.span())


# ---------------------------------------------------------------------------------------------------------------------
# Tokens with a structure: JWT, Discord, credentials in URLs and headers.

JWT = Lazy(r"eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}(?:\.[A-Za-z0-9_-]{10,}){1,3}")
DISCORD = Lazy(r"(?<![A-Za-z0-9_.-])([MNO][A-Za-z0-9_-]{22,27})\.[A-Za-z0-9_-]{6}\.[A-Za-z0-9_-]{27,45}(?![A-Za-z0-9_-])")
TELEGRAM = Lazy(r"(?:(?<![A-Za-z0-9_])|(?<=/bot))[0-9]{8,10}:[A-Za-z0-9_-]{35}(?![A-Za-z0-9_])")
TELEGRAM_GLUED = Lazy(r"\d{8,10}:AA[A-Za-z0-9_-]{33}")
HEX_PARTS = Lazy(
    LEAD + r"(?:([0-9a-f]{32}\.[A-Za-z0-9]{16})|([0-9a-f]{32}-[0-9a-f]{8}-[0-9a-f]{8})|(SK[0-9a-f]{32})|(pat[A-Za-z0-9]{14}\.[0-9a-f]{64}))(?![A-Za-z0-9])"
)
HEX_NAMES = ("Zhipu", "Mailgun", "Twilio", "Airtable")
URL_LOGIN = Lazy(r"[A-Za-z][A-Za-z0-9+.-]{1,20}://([^\s:/?#\"'<>]{0,80}):([^\s/?#\"'<>]{1,200}?)@[A-Za-z0-9\[]")
HEADER_LOGIN = Lazy(LEAD + r"(Bearer|Basic|Token|ApiKey)\s+([A-Za-z0-9._~+/=-]{16,})", re.I)
SHELL_LOGIN = Lazy(r"(?:(?<![A-Za-z0-9_])curl\b[^\n]{0,200}?\s(?:-u|--user)\s+[\"']?[^\s:\"']+:([^\s\"']{4,})|(?<![A-Za-z0-9_])sshpass\s+-p\s*[\"']?([^\s\"']{4,})|(?<![A-Za-z0-9_])mysql(?:dump|admin)?\b[^\n]{0,120}?\s-p([^\s\"']{4,}))")
COMMON_PASSWORD_WORDS = Lazy(r"(?:pass(?:word|wd)?|pwd|secret|token|user(?:name)?|port|key|密码|口令)\d{0,3}$", re.I)


def find_structured(view, found, is_loose):
    text = view.text
    if "eyJ" in text:
        for match in JWT.finditer(text):
            if b'"alg"' in from_base64(match.group().split(".")[0]) or b'"typ"' in from_base64(match.group().split(".")[0]):
                found("JWT", "token", *match.span())
    if view.runs.count(".") > 1 and DISCORD.search(view.runs):
        for match in DISCORD.finditer(text):
            if re.match(rb"\d{17,20}$", from_base64(match.group(1))):
                found("Discord bot", "token", *match.span())
    if ":" in view.runs and compiled(r"[0-9]:[A-Za-z0-9_-]{35}").search(view.runs):
        for match in (TELEGRAM_GLUED if is_loose else TELEGRAM).finditer(text):
            if looks_random(match.group()[10:]) and classes(match.group()[10:]) > 2:
                found("Telegram bot", "token", *match.span())
    for match in HEX_PARTS.finditer(text) if view.longest > 15 and HEX_PARTS.search(view.runs) else ():
        found(HEX_NAMES[match.lastindex - 1], "key", *match.span())
        if match.group(3):
            find_partner(text, match, PARTNERS["Twilio"], found)
    if "://" in text and compiled(r"://[^\s/?#\"'<>]*@").search(text):
        for match in URL_LOGIN.finditer(text):
            password = match.group(2)
            if not is_placeholder(password) and not COMMON_PASSWORD_WORDS.match(password) and password != match.group(1):
                found("URL login", "credentials", *match.span(2))
    if is_loose:
        return
    for match in HEADER_LOGIN.finditer(text) if compiled(r"(?:earer|EARER|asic|oken|piKey|pikey)\s+[A-Za-z0-9._~+/=-]{16}").search(text) else ():
        value = match.group(2)
        is_login = match.group(1).lower() == "basic" and b":" in from_base64(value)
        if (is_login or looks_random(value)) and not is_placeholder(value) and not is_public(value):
            found("Authorization header", "token", *match.span(2))
    for match in SHELL_LOGIN.finditer(text) if "curl" in text or "sshpass" in text or "mysql" in text else ():
        if not is_placeholder(match.group(match.lastindex)):
            found("command line", "password", *match.span(match.lastindex))


# ---------------------------------------------------------------------------------------------------------------------
# Keys of blockchains whose form or checksum decides.

BASE58_RUN = Lazy(r"[1-9A-HJ-NP-Za-km-z]{27,}")
BYTE_ARRAY = Lazy(r"\d{1,3}(?:\s*,\s*\d{1,3}){31,127}")
STELLAR = Lazy(r"S[A-Z2-7]{55}")
NEAR = Lazy(r"ed25519:([1-9A-HJ-NP-Za-km-z]{86,88})")


def find_chain_keys(view, found, is_loose):
    text = view.text
    for match in BASE58_RUN.finditer(text) if view.longest > 26 else ():
        run, start = match.group(), match.start()
        if is_loose and len(run) > 400:
            continue
        if not is_loose and is_word_char(text, start - 1, match.end()):
            continue
        for name, begin, end in base58_keys(run, is_loose):
            found(name, "private key", start + begin, start + end)
    for match in STELLAR.finditer(text) if view.longest > 55 else ():
        if is_stellar(match.group()):
            found("Stellar", "private key", *match.span())
    for match in NEAR.finditer(text) if "ed25519:" in text else ():
        found("NEAR", "private key", *match.span())
    for match in BYTE_ARRAY.finditer(text) if compiled(r"\d\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d").search(text) else ():
        numbers = [int(n) for n in re.findall(r"\d+", match.group())]
        if max(numbers) < 256 and len(numbers) in (32, 64):
            is_key = is_ed25519_pair(bytes(numbers)) if len(numbers) == 64 else nearest_label(view, *match.span()) == "secret"
            if is_key:
                found("Solana", "private key", *match.span())


def is_word_char(text, before, after):
    return (before >= 0 and text[before : before + 1].isalnum() and text[before].isascii()) or (
        text[after : after + 1].isalnum() and text[after].isascii()
    )


# ---------------------------------------------------------------------------------------------------------------------
# Values without a form of their own: 64 hex digits, 32 bytes in base58. The label nearest to the value decides.

HEX_KEY = Lazy(r"(?<![0-9A-Za-z])(?:0x)?[0-9a-fA-F]{64}(?![0-9A-Za-z])")
BARE_KEY = Lazy(r"(?:0x)?[0-9a-fA-F]{64}|[1-9A-HJ-NP-Za-km-z]{43,44}")
HEX_KEY_GLUED = Lazy(r"(?:0x)?[0-9a-fA-F]{64}")
HEX_LONG = Lazy(r"(?<![0-9A-Za-z])(?:0x)?[0-9a-fA-F]{128}(?![0-9A-Za-z])")
BASE58_SEED = Lazy(r"(?<![0-9A-Za-z+/])[1-9A-HJ-NP-Za-km-z]{43,44}(?![0-9A-Za-z+/])")


# "not the key", and what is not the key but of it: "the public key of the private key …"
DENIED = Lazy(
    r"(?:\b(?:not|no|never|without|n't need)(?: (?:the|a|my|your|any|its))?\s*|不是|没有|沒有|并非|不含|无需|不需要|不用)$"
    r"|\b(?:public keys?|pubkey|address|fingerprint|hash|sha\d{1,3}|md5|checksum|digest|signature|id) (?:of|for|from)(?: (?:the|a|my|your|our|this|that|its))?\s$",
    re.I,
)

DENIAL_HINTS = ("not", "no ", "never", "without", "need", " of", " for", " from", "不", "没", "沒", "并非", "无")
# keystore.zip and what is about keys: a name of what has a checksum, not of what is a key.
FILE_NAME = Lazy(r"[\w-]*\.(?:zip|t?gz|tar|bz2|xz|7z|rar|dmg|exe|msi|deb|rpm|apk|ipa|iso|pkg|jar|whl|pdf|docx?|xlsx?|pptx?|json)(?![A-Za-z0-9])", re.I)
OF_A_KEY = Lazy(r"指[纹紋]|哈希|校[验驗]|[编編][号號]")


def find_by_label(view, found, is_loose):
    text = view.text
    if view.longest < 43:
        return
    for match in (HEX_KEY_GLUED if is_loose else HEX_KEY).finditer(text):
        value = match.group()[-64:]
        if is_loose and stood_whole(view, match):
            continue
        if len(set(value)) > 7 and digits_in(value) > 12 and nearest_label(view, *match.span()) == "secret":
            # All of the digits: with a prefix of its own (CBOR) the key ends later.
            found("EVM or other hex", "private key", match.start(), compiled("[0-9a-fA-F]*").match(text, match.end()).end())
    if is_loose:
        return
    for match in HEX_LONG.finditer(text):
        data = bytes.fromhex(match.group()[-128:])
        label = nearest_label(view, *match.span())
        if label == "secret" or label is None and is_ed25519_pair(data):
            found("ed25519 hex", "private key", *match.span())
    for match in BASE58_SEED.finditer(text):
        if classes(match.group()) == 3 and nearest_label(view, *match.span()) == "secret" and len(base58(match.group())) == 32:
            found("base58", "private key", *match.span())


# ---------------------------------------------------------------------------------------------------------------------
# Seed phrases: BIP-39 in its ten languages, TON, Electrum, Algorand. Words are cheap to see, checksums decide.

# Over the text's shape: a for a Latin letter, c for a Chinese character, k for kana, h for hangul, a dot for the rest.
SHAPES = (
    ("a", Lazy(r"(?<!a)(?:a{3,9}[^a]{1,20}){11,}a{3,9}(?!a)"), r"[a-z]+", ("en", "es", "fr", "it", "pt", "cs")),
    ("k", Lazy(r"(?:k{2,9}[^kc]{1,20}){11,}k{2,9}"), r"[\u3041-\u3096]+", ("ja",)),
    ("h", Lazy(r"(?:h{1,6}[^ha]{1,20}){11,}h{1,6}"), r"[\uac00-\ud7a3]+", ("ko",)),
    ("c", Lazy(r"(?:c[^ca]{1,20}){11,}c"), r"[\u4e00-\u9fff]", ("zh", "zht")),
)
SOLID_CHINESE = Lazy(r"c(?:s{0,3}c){11,}")
GLUED_WORDS = Lazy(r"(?<!a)a{36,220}(?!a)")
# Words that prose in English cannot do without: their neighbours are no phrase in another language.
ENGLISH = frozenset("the and for are not but was has its our who out new use may per via yes get set".split())
SEED_LENGTHS = (24, 21, 18, 15, 12)
# Prose is full of these, a random phrase has one in three.
FUNCTION_WORDS = frozenset(
    "about above across again all also always any because before between both can during each every few follow from further have how just like more much must never often once one only other "
    "over own same that then there they this thing this too under until very view want what when where will with you your into upon than".split()
)
LISTS = {}


def wordlist(language):
    """word -> index, unpacked when first asked for."""
    if language not in LISTS:
        import binascii
        import zlib

        packed = zlib.decompress(binascii.a2b_base64(WORDLISTS[language])).decode()
        if language == "zh":
            words = list(packed)
        elif language == "zht":  # stored as what differs from the simplified list
            words = [new if new != "." else old for old, new in zip(wordlist("zh"), packed)]
        else:
            words, last = [], ""
            for line in packed.split("\n"):  # stored as the length shared with the word before, and the rest
                last = last[: int(line[0])] + line[1:]
                words.append(last)
        LISTS[language] = {word: index for index, word in enumerate(words)}
    return LISTS[language]


def shape_of(char):
    if "a" <= char <= "z" or "A" <= char <= "Z":
        return "a"
    if char.isspace() or char in "*_~`":
        return "s"
    if "\u4e00" <= char <= "\u9fff":
        return "c"
    return "k" if "\u3041" <= char <= "\u3096" else "h" if "\uac00" <= char <= "\ud7a3" else "."


def find_seeds(view, found, is_loose):
    text = view.text
    if is_loose or len(text) < 12:
        return
    shape = text.translate({ord(char): shape_of(char) for char in set(text)})
    for letter, pattern, letters, languages in SHAPES:
        if letter in shape and (letter != "a" or len(text) >= 40):
            for match in pattern.finditer(shape):
                find_in_words(text, match.start(), match.end(), letters, languages, found)
    for match in SOLID_CHINESE.finditer(shape) if "c" in shape else ():
        find_solid(text, match, found)
    for match in GLUED_WORDS.finditer(shape) if "a" * 36 in shape else ():
        find_glued(text[match.start() : match.end()], match, found)


CHINESE_LABEL = Lazy("(?:助[记記][词詞]|恢[复復][词詞]|短[语語]|[种種]子[词詞]|[备備]份|[单單][词詞])(?:是|为|為|如下)?\\s*")


def find_solid(text, match, found):
    """Characters run together are prose, unless there are exactly as many as a phrase has: in all, in a line, between spaces, or after a label."""
    first, last = match.span()
    spans = [(first, last)] + [(label.end(), last) for label in CHINESE_LABEL.finditer(text, first, last)]
    for pattern in (r"[^\n]+", r"[^\s*_~`]+"):
        spans += [part.span() for part in compiled(pattern).finditer(text, first, last) if part.end() - part.start() < last - first]
    for start, end in spans:
        words = [char for char in text[start:end] if shape_of(char) == "c"] if end - start < 5 * SEED_LENGTHS[0] else ()
        if len(words) not in SEED_LENGTHS:
            continue
        for language in ("zh", "zht"):
            indexes = [wordlist(language).get(word, -9999) for word in words]
            if not reads_like_prose(words, indexes, language, False, "") and min(indexes) >= 0 and is_bip39(indexes):
                # A line of a longer phrase may fit by chance: what stands with it goes too, unless that is a whole page.
                found("BIP-39", "seed phrase", *((first, last) if last - first < 200 and "\n" in text[first:last] else (start, end)))
                return


def find_in_words(text, offset, end, letters, languages, found):
    """Looks at every run of list words in a region, in each language until one has a seed phrase."""
    lower = text[offset:end].lower()
    tokens = [(m.group(), offset + m.start(), offset + m.end()) for m in compiled(letters).finditer(lower)]
    tokens = without_filler(tokens)
    for language in languages:
        if language in ("es", "fr", "it", "pt", "cs") and not may_be_foreign(text, tokens):
            return
        if find_in_tokens(text, tokens, language, found):
            return


def may_be_foreign(text, tokens):
    """Whether twelve words in a row could be of a list other than the English one: cheaper than unpacking five."""
    words = [word for word, _, _ in tokens]
    hits = [3 < len(word) < 10 and word not in wordlist("en") for word in words]
    english = [word in ENGLISH or word.endswith(("s", "ing", "ed", "ly", "tion")) for word in words]
    for at in range(len(words) - 11):
        if sum(hits[at : at + 12]) > 7 and sum(english[at : at + 12]) < 3:
            gaps = [re.sub(r"\s+", " ", re.sub(r"\d+", "0", text[a[2] : b[1]])) for a, b in zip(tokens[at : at + 11], tokens[at + 1 : at + 12])]
            if max(gaps.count(gap) for gap in set(gaps)) > 5:  # code has something else between any two words
                return True
    return False


def find_in_tokens(text, tokens, language, found):
    numbers = wordlist(language)
    is_found, run = False, []
    for token in tokens + [("", 0, 0)]:
        if token[0] in numbers:
            run.append(token)
            continue
        if token[0] == "and" and run:
            continue
        if len(run) >= 12:
            is_found = find_in_run(text, run, numbers, language, found) or is_found
        run = []
    return is_found


def without_filler(tokens):
    """"word 1: abandon, word 2: ability": a word that comes every other time is none of the phrase."""
    if len(tokens) >= 24:
        words = [token[0] for token in tokens]
        most = max(set(words), key=words.count)
        if words.count(most) * 5 >= len(words) * 2:
            return [token for token in tokens if token[0] != most]
    return tokens


def reads_like_prose(words, indexes, language, is_labelled, text, is_alone=False):
    if language in ("zh", "zht"):
        # The list is ordered by frequency: prose stays near its top, a random phrase is spread over all of it. And prose
        # has nothing between two characters.
        return sum(indexes) < 560 * len(indexes) and not (is_labelled and text)
    if language != "en":
        return False
    common = sum(word in FUNCTION_WORDS for word in words)
    return common * (3 if is_labelled else 4 if is_alone else 5) > len(words) + (3 if is_labelled else 2) or len(set(words)) * 4 < len(words) * 3


# ---------------------------------------------------------------------------------------------------------------------
# Named values: .env and config lines, JSON, command-line options, "my password is …", 密码是…

NAME = Lazy(
    r"pass(?:word|wd|phrase|code|wort)?|pwd|psw|pw|secret|token|credential|key|ak(?=[:=])|sk(?=[:=])"
    r"|密[码碼钥鑰匙]|[秘祕][钥鑰]|金[钥鑰]|口令|令牌|[权權]杖|私[钥鑰]|[凭憑][证證据據]|授[权權][码碼]|contrasena"
)
WHOLE_NAMES = {"pass", "pw", "psw", "ak", "sk"}  # no part of a longer word
KEY_OF = tuple(
    "api access auth private priv encrypt encryption signing master account license storage shared service session deploy webhook admin root bot app security subscription function functions jwt hmac aes "
    "rsa ssh wallet secret client openai gpt claude deepseek gemini stripe aws azure gcp google aliyun llm model server consumer prod test live product serial my".split()
)
PASSWORD_NAME = Lazy(r"pass|pwd|psw|pw|密[码碼]|口令|contrase", re.I)
STRONG_NAME = Lazy(r"key|secret|密[钥鑰]|[秘祕][钥鑰]|金[钥鑰]|私[钥鑰]", re.I)
# A UUID that is said to be one of these opens something; "token" alone may be any id.
OPENING_TOKEN = Lazy(r"(?:auth|access|api|bot|bearer|refresh|personal)[ _-]?token", re.I)
# What makes a name harmless: the word before it, or what it goes on with (next_page_token, token_count, password_hash).
HARMLESS_BEFORE = frozenset(
    "public pub page next prev previous csrf xsrf cancel cancellation continuation sync cursor max min num total pagination paging erc20 nft fan gas native base quote reward governance lp prompt completion "
    "input output stop eos bos pad unk sep mask special per of no forgot reset forgotten lost enter wrong invalid missing".split()
)
HARMLESS_ENDS = ("public", "nextpage", "csrf", "xsrf", "cancellation", "continuation", "pagination", "公")
HARMLESS_AFTER = frozenset(
    "s id ids count counts limit type name url uri endpoint hash hashed hashes path file field policy reset arn ref address symbol price version hint manager budget usage mint contract form input fingerprint "
    "algorithm kind less".split()
)
HARMLESS_STARTS = ("len", "expir", "ize", "ise", "izer")
# Between the name and its value.
NAME_REST = Lazy(r"[A-Za-z0-9_.\-]{0,30}")
LINK = Lazy(
    r"(?P<rest>[A-Za-z0-9_.\-]{0,30})(?P<close>\s?[（(][^()（）\n]{1,30}[)）])?[\"'`*\]]{0,3}(?P<more>\s+(?:for|to|of|on|at|in)\s+(?:[\w.\-@]*[\w\-@]\s+){0,4}?[\w.\-@]+(?=\s*(?:[:=]|\s(?:is|was)\b)))?"
    r"(?P<sep>\s{0,8}(?:=>|::?=|\?\?=|\|\|=|\?=|==?|:|：|->|→|>|\|)\s{0,8}|\s+(?:is|was|now|are|set\s+to|changed\s+to)(?:\s+(?:still|now|just|currently|set\s+to|changed\s+to))?\s*:?\s+"
    r"|\s{0,2}(?:已经?|现在|刚刚?|重新|临时|统一|都|先)?(?:是|[为為]|就是|[还還]是|改成了?|改[为為]了?|[设設][为為]了?|[设設]置[为為]|[设設]成了?|[换換]成了?|[变變]成了?|填|用|[输輸]入)\s{0,2}[:：]?\s{0,2}|(?P<call>(?<=[\"'`])\s{0,4},\s{0,4}(?=[\"'`]))|(?P<field>[\"']?,?\s{1,12}[\"']?value[\"']?\s{0,4}[:=]\s{0,4})|\s+)(?:Bearer\s+)?(?:(?:`{1,3}|~{3})[a-z]{0,8}\s{1,4})?",
    re.I,
)
QUOTED = Lazy(r"([\"'`“「『])([^\"'`”」』\n]{4,300})[\"'`”」』]")
BARE = Lazy(r"[!#$%&()*+\-./0-9:=?@A-Z\\^_a-z~]{4,600}")


def find_named(view, found, is_loose):
    if is_loose:
        return
    text = view.text
    lower = text.lower()
    if len(lower) != len(text):
        lower = text
    may_be_spoken = compiled("[A-Za-z0-9_+/-]{30}").search(view.runs) is not None
    for match in NAME.finditer(lower):
        if not is_name(lower, match):
            continue
        rest = NAME_REST.match(text, match.end()).group()
        before = text[max(0, match.start() - 80) : match.start()]
        if is_harmless(before.lower(), rest.lower(), match.group()) or FILE_NAME.match(text, match.end()) or OF_A_KEY.match(text, match.end()):
            continue
        family = "password" if PASSWORD_NAME.search(match.group()) else "key" if STRONG_NAME.search(match.group()) else "token"
        span = linked_value(text, match, before) or stored_value(text, match, rest, family)
        if not span and family == "password":
            span = spoken_password(text, match.end())
        elif not span and may_be_spoken and not rest.strip(".-") and (family == "key" or OPENING_TOKEN.search(before[-9:] + match.group())):
            span = spoken_token(text, match.end())
        if span:
            found("named value:", family, *span)


def linked_value(text, match, before):
    """(start, end) of the value that is assigned to a name, or said to be its."""
    link = LINK.match(text, match.end())
    if not link or link.group("call") and not SETTER.search(before):
        return None
    quoted = QUOTED.match(text, link.end())
    bare = None if quoted else BARE.match(text, link.end())
    if not quoted and not bare:
        return None
    head = re.search(r"[A-Za-z0-9_.\-]*$", before).group()
    name = head + match.group() + link.group("rest")
    start, end = quoted.span(2) if quoted else bare.span()
    value = text[start:end]
    if "\n" in link.group("sep") and compiled(r"[A-Za-z_][\w.-]*=[^=]").match(value):
        return None  # nothing was set, and the next line sets something else
    if "***" in value:
        return None
    if not quoted:
        value = value.rstrip(".!?:)*_~`") if not PASSWORD_NAME.search(name) else re.sub(r"[.)*`:]+$", "", value)
        if text[max(0, start - 1) : start] == "=":
            value = re.split(r"&(?=\w+=)", value)[0]
        if "(" in value:
            value = before_remark(value, text[end : end + 1])
        end = start + len(value)
    if len(value) < 6:
        return None
    is_secret = is_secret_value(value, name, "=" if link.group("call") or link.group("field") else link.group("sep"), head, bool(quoted), text, start, end)
    return (start, end) if is_secret else None


# gh secret set NAME --body "…", az keyvault secret set --name … --value …, echo … | wrangler secret put NAME
STORING = Lazy(
    r"(?<![A-Za-z0-9_-])(?:gh|glab|vercel|heroku|fly|flyctl|wrangler|doppler|netlify|railway|supabase|az|aws|gcloud|pulumi|eas|convex|infisical|akeyless|chamber|firebase|sst|modal|dotenvx|op|hcp|vault|bws|tsh|dapr|nomad|consul|kubectl|docker)"
    r"[ \t][^\n;|&]{0,80}?(?:secrets?|env|variables?|vars|config|kv|parameters?|ssm)(?:[ \t:][^\n;|&]{0,40}?)?[ \t:-](?:set|put|add|create|update|write|new|put-parameter|create-secret|put-secret-value)(?![A-Za-z0-9_])"
)
STORED = Lazy(r"[ \t\\\n](?:--(?:body|value|plaintext|secret-string|secret-value|data|string|content)|-[bv])(?:[ \t]{1,4}|=)|[ \t]<<<[ \t]{0,4}")
SETTING = Lazy(r"[\"']?[ \t]{1,4}(?=[^\s-])")
PIPED = Lazy(r"(?:echo|printf|printf[ \t]+[\"']%s[\"'])[ \t]+(?:-[a-z][ \t]+)?(?:([\"'])([^\"'\n|]{6,300})\1|([^\s|\"'-][^\s|\"']{5,300}))[ \t]*\|[ \t]*(?:npx[ \t]+|pnpm[ \t]+|bunx[ \t]+)?$")
SETTER = Lazy(r"(?<![A-Za-z])(?:set|put|define|set_?default|set_?env|put_?env|set_?secret|put_?secret|add_?secret|set_?variable|set_?environment_?variable|export_?variable)\(\s{0,4}[\"'`][A-Za-z0-9_.\-]{0,30}$", re.I)


def stored_value(text, match, rest, family):
    """(start, end) of the value that a command stores under a name: what is handed to it as a secret is one."""
    # Bounded on both sides, so that a long line costs no more than many short ones.
    line = max(text.rfind("\n", max(0, match.start() - 500), match.start()) + 1, match.start() - 500)
    is_likely = any(verb in text[line : match.start()] for verb in (" set", ":set", " put", " add", " create", ":create", " update", " write", " new"))
    command = is_likely and STORING.search(text, max(line, match.start() - 240), match.start())
    if not command:
        return None
    piped = PIPED.search(text, line, command.start())
    if piped:
        span = piped.span(2 if piped.group(2) else 3)
        return span if is_stored_secret(text[slice(*span)], family) else None
    end = match.end() + len(rest)
    stop = compiled(r"(?<!\\)\n|$").search(text, end, end + 500).start()
    for option in [STORED.search(text, command.end(), stop), SETTING.match(text, end, stop)]:
        value = option and (QUOTED.match(text, option.end()) or compiled(r"()([^\s\"';|]{6,300})").match(text, option.end(), stop))
        if value and is_stored_secret(value.group(2), family):
            return value.span(2)
    return None


# What may stand between "password" and a password in the same sentence, and what says that something else follows.
SPOKEN = Lazy(r"(?:[:：?？,，]\s{0,2}|(?<=\s)|(?<=[^\x00-\xff]))(?P<quote>[\"'`]?)(?P<value>[A-Za-z0-9!@#$%^&*?+=~_.\-]{10,40})(?=[\"'`]?(?:[\s,;!?)]|[^\x00-\xff]|$))")
SENTENCE_END = Lazy(r"[。！!;；]|\.\s|\n\s*\n|\n.*\n")
SPEAKER = Lazy(r"\n[^\n:：]{1,20}[:：]\s?$")
NOT_SPOKEN = Lazy(
    r"hash|commit|address|checksum|sha\d|digest|ticket|order|session|request|version|build|release|branch|file|link|url|uuid|serial|model|example|e\.g|such as|must|should|at least|policy|regex|pattern|rules?\b|charact|encrypt"
    r"|user\s?name|account|login name|e-?mail|(?<![a-z])(?:id|ids|tx|txid|user|ref|key|token|code|host|path|pr)(?![a-z])|[<>{}()\[\]]{2}|[=;{}]|https?:"
    r"|哈希|地址|交易|校[验驗]|[签簽]名|[单單][号號]|[订訂][单單]|[编編][号號]|版本|文件|[链鏈]接|例如|比如|示例|必[须須]|至少|[规規][则則]|用[户戶]名|[账帳賬][号號]|流水|提交|公[钥鑰]|型[号號]|[邮郵]箱",
    re.I,
)


def spoken_password(text, at):
    """(start, end) of a strong password later in a sentence about one: "the password you asked for: …"."""
    window = text[at : at + 130]
    for match in SPOKEN.finditer(window):
        value = match.group("value").rstrip(".?!") if not match.group("quote") else match.group("value")
        if classes(value) < 3 or not digits_in(value):
            continue
        gap = window[: match.start("value")]
        if NOT_SPOKEN.search(gap) or SENTENCE_END.search(gap) or "\n" in gap and not SPEAKER.search(gap):
            return None
        if is_strong(value, match.group()[0] in ":：,，?？" or match.group("quote")) and not is_placeholder(value) and not is_code(value) and not is_public(value):
            return at + match.start("value"), at + match.start("value") + len(value)
        return None
    return None


SPOKEN_TOKEN = Lazy(r"(?:(?<=[\s:,(\"'`>])|(?<=[^\x00-\xff]))[A-Za-z0-9_+/-]{30,100}={0,2}(?=[\"'`]?(?:[\s,;!?).]|[^\x00-\xff]|$))")
LEADS_TO = Lazy(r"(?:[:：,，?？(（]|\b(?:be|is|was|are|this|that|reads|again|now|to|use)|[为為是成个這这叫用])\s*[\"'`]?$", re.I)


def spoken_token(text, at):
    """(start, end) of a random value later in a sentence about a key: "the access key you gave me, …, does not work"."""
    window = text[at : at + 230]
    for match in SPOKEN_TOKEN.finditer(window):
        value, gap = match.group(), window[: match.start()].replace(" should be ", " is ")
        # "AAAA" begins the keys that SSH writes, all of them public.
        if len(gap) > 100 or NOT_SPOKEN.search(gap) or "public" in gap or value.startswith("AAAA") or SENTENCE_END.search(gap) or "\n" in gap and not SPEAKER.search(gap):
            return None
        is_id = value.isalnum() and (value.islower() or value.isupper())  # or a digest
        if BARE_KEY.fullmatch(value) or is_placeholder(value) or is_code(value) or is_public(value) or is_id and not LEADS_TO.search(gap):
            return None
        if digits_in(value) > 1 and (is_id and len(set(value)) > 9 or classes(value) > 2 and is_jumbled(value)):
            return at + match.start(), at + match.end()
        return None
    return None


def is_harmless(before, rest, name):
    if "::" in before[-30:].split(" ")[-1] or "arn:" in before.split(" ")[-1]:
        return True  # AWS::IAM::AccessKey, arn:aws:secretsmanager:…
    near = before[-40:]
    if any(hint in near for hint in DENIAL_HINTS) and DENIED.search(compiled(r"(?:private|secret|api|access|signing|ssh|gpg|pgp|host)[\s_-]?$").sub("", near)):
        return True
    before = before.rstrip(" _-.")
    word = compiled(r"[a-z0-9]*$").search(before).group()
    if word in HARMLESS_BEFORE or before.endswith(HARMLESS_ENDS):
        return True
    rest = rest.lstrip("_-")
    if rest == "s":
        return not name.startswith("pass")
    return rest in HARMLESS_AFTER or rest.startswith(HARMLESS_STARTS)


def is_name(lower, match):
    before = lower[max(0, match.start() - 16) : match.start()]
    if match.group() == "key":
        return before.rstrip(" _-\n").endswith(KEY_OF)
    if match.group() in WHOLE_NAMES:
        return not is_letter(before[-1:]) and not is_letter(lower[match.end() : match.end() + 1])
    return True


def is_letter(char):
    """A Latin one: Chinese has no spaces, so a word that stands beside it ends there."""
    return char.isalpha() and char.isascii()


# ---------------------------------------------------------------------------------------------------------------------
# The scan: every finder over every view that reads differently.

FINDERS = (find_key_files, find_tokens, find_structured, find_chain_keys, find_by_label, find_seeds, find_named)
ENCODED = Lazy(r"(?:[A-Za-z0-9+/_-]{16,}[ \t]*\r?\n[ \t>|]*)+[A-Za-z0-9+/_-]{2,}={0,2}(?=[ \t`\"']*(?:\r?\n|\Z))|[A-Za-z0-9+/_-]{20,}={0,2}")
HEXADECIMAL = Lazy(r"[0-9a-fA-F][0-9a-fA-F][ :]?(?:[0-9a-fA-F]{2}[ :]?){19,}")
ROT13 = str.maketrans(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", "NOPQRSTUVWXYZABCDEFGHIJKLMnopqrstuvwxyzabcdefghijklm"
)


def from_base64(text):
    import binascii

    text = re.sub(r"[^A-Za-z0-9+/_-]", "", text).replace("-", "+").replace("_", "/")
    if len(text) % 4 == 1:
        text = text[:-1]
    try:
        return binascii.a2b_base64(text + "=" * (-len(text) % 4))
    except ValueError:
        return b""


def as_text(data):
    """Bytes as text, if text is what they are."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        if error.start < len(data) - 3:
            return None
        text = data[: error.start].decode("utf-8")
    odd = sum(not (char.isprintable() or char in "\t\r\n") and char not in INVISIBLE and not "\u200b" <= char <= "\u206f" for char in text[:400])
    return text if text and odd * 20 <= len(text[:400]) else None


def decoded_blocks(view):
    """Texts that lie encoded in a view, in base64 or hex."""
    for match in ENCODED.finditer(view.text) if view.runs else ():
        block = match.group()
        if as_text(from_base64(block[:24])) is None:
            continue
        # The last line may be no part of it but a word of its own.
        for part in (block, block.rpartition("\n")[0].rstrip(" \t\r>|")) if "\n" in block else (block,):
            text = as_text(from_base64(part))
            if text and len(text) > 11:
                yield View(text, view, whole=(match.start(), match.start() + len(part)))
    for match in HEXADECIMAL.finditer(view.text):
        block = re.sub("[ :]", "", match.group())
        if as_text(bytes.fromhex(block[:24])) is not None:
            text = as_text(bytes.fromhex(block[: len(block) & ~1]))
            if text:
                yield View(text, view, whole=match.span())


def views_of(view):
    """(view, whether words may be glued together in it): the text, and what is new in it once a disguise is undone."""
    clean = readable(view)
    yield clean, False
    text = unescaped(clean)
    sources = [text]
    if text is not clean:
        yield text if len(text.text) < 4000 else around_changes(text, clean), False
    squeezed = text.sub(HYPHENATED, "").sub(SPACED, without_gaps)
    chunks = squeezed.sub(CHUNKED, without_separator)
    for new, old, is_loose in ((squeezed, text, False), (evened(squeezed), squeezed, False), (unwrapped(text), text, False), (chunks, squeezed, True)):
        if new is not old:
            sources.append(around_changes(new, old))
            yield sources[-1], is_loose
    for source in sources:
        areas = odd_areas(source.text)
        for reach in (0, BETWEEN):
            wrapped = glued(source, areas, reach)
            if wrapped is not source:
                wrapped = around_changes(wrapped, source, 140)
                yield unescaped(wrapped) if "&#" in wrapped.text else wrapped, True


def scan(text):
    """All findings in a text, in order, none inside another."""
    findings, proofs[0] = [], 0
    scan_view(View(text), findings, 0)
    return merged(findings)


def scan_view(view, findings, depth, is_labelled=False):
    """`is_labelled`: what all of this view was decoded from stands behind a label that says it is secret."""

    def found(name, family, start, end):
        findings.append(Finding(name, family, *current.origin(start, end)))

    seen = None
    for current, is_loose in views_of(view):
        if is_labelled and BARE_KEY.fullmatch(current.text.strip()):
            found("EVM or other hex", "private key", 0, len(current.text))
        for finder in FINDERS:
            finder(current, found, is_loose)
        if depth < DEEPEST and (not is_loose or not findings):
            for block in decoded_blocks(current):
                may_be_key = len(block.text) < 250 and compiled("[A-Za-z0-9+/_-]{43}").search(block.text)
                scan_view(block, findings, depth + 1, bool(may_be_key) and (is_labelled or nearest_label(current, *block.whole) == "secret"))
        seen = seen or current
    if depth == 0 and not findings:
        for current in (Reversed(seen), SameLength(seen.text.translate(ROT13), seen)):
            find_tokens(current, found, False)
            find_chain_keys(current, found, False)


def merged(findings):
    """Overlapping findings become one, named after the first that is more than a named value."""
    out = []
    for finding in sorted(findings, key=lambda f: (f.start, -f.end)):
        if out and finding.start < out[-1].end:
            last = out.pop()
            best = finding if last.name.endswith(":") and not finding.name.endswith(":") else last
            finding = best._replace(start=last.start, end=max(last.end, finding.end))
        out.append(finding)
    return out


# ---------------------------------------------------------------------------------------------------------------------
# Payloads: which fields an event has, and what may be answered there.

# event: (fields to look at, what to do, the field that a rewrite goes into)
EVENTS = {
    "on_outbound_message": (("notification", "parts"), "block", "notification"),
    "pre_tool_call": (("tool_input",), "block", "tool_input"),
    "on_completion_claim": (("summary", "response"), "block", None),
    "on_subagent_start": (("task_description",), "block", None),
    "on_user_message": (("message",), "warn", "message"),
    "pre_llm_call": (("last_user_message",), "warn", None),
    "post_tool_call": (("tool_result", "tool_error"), "tell", None),
    "transform_tool_result": (("tool_result",), "tell", None),
    "on_response_end": (("response",), "rewrite", "response"),
}
ENVELOPE = {"event", "session_id", "agent_id", "cwd", "channel", "chat_id", "sender_id", "hook_event_name"}


class Flat:
    """A JSON value as one text, so that a key labels its value and a list of words is a phrase, and the way back."""

    def __init__(self):
        self.pieces, self.size, self.leaves = [], 0, []

    def add(self, text):
        self.pieces.append(text)
        self.size += len(text)

    def walk(self, value, path):
        if isinstance(value, str):
            self.leaves.append((self.size, self.size + len(value), path))
            self.add(value)
        elif isinstance(value, dict):
            for key, item in value.items():
                self.leaves.append((self.size, self.size + len(key), path + (None,)))
                self.add(key + (": " if not isinstance(item, (dict, list)) else ":\n"))
                self.walk(item, path + (key,))
                self.add("\n\n")
        elif isinstance(value, list):
            is_row = all(isinstance(item, (int, float, str)) and (not isinstance(item, str) or len(item) < 40 and "\n" not in item) for item in value)
            for index, item in enumerate(value):
                self.walk(item, path + (index,))
                self.add((" , " if isinstance(item, str) else ", ") if is_row and index < len(value) - 1 else "\n\n")
        elif value is not None:
            self.leaves.append((self.size, self.size + len(str(value)), path + (None,)))
            self.add(str(value))

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
    findings = scan(text)
    around, last = [], 0
    for finding in findings:
        around.append(text[last : finding.start])
        last = finding.end
    return [(finding, flat.paths(finding.start, finding.end)) for finding in findings], "".join(around) + text[last:]


def answer(payload, can_mask):
    event = payload.get("event") or ""
    fields, action, target = EVENTS.get(event, (sorted(set(payload) - ENVELOPE), "warn", None))
    findings, around = look(payload, fields)
    if not findings:
        return None
    if target and (can_mask or action == "rewrite"):
        rewritten = rewrite(payload, fields, target)
        if rewritten is not None:
            return dict(rewritten, systemMessage=said(findings, around, "masked"))
    if action == "block":
        return {"decision": "block", "reason": said(findings, around, "withheld")}
    if action == "tell":
        return {"context": said(findings, around, "tell"), "systemMessage": said(findings, around)}
    return {"systemMessage": "⚠ " + said(findings, around, "warn")}


# ---------------------------------------------------------------------------------------------------------------------
# The second look: what runs only where something was seen that may be a secret. It stands here as a text until then:
# Python takes 20 ms to compile it, at every call, and most messages never come to it.

SECOND_LOOK = r'''
# ----------------------------------------
# Disguises.

CONTROLS = {"n": "\n", "r": "\r", "t": "\t"}


def unescape(match):
    """An entity, a percent code or a backslash escape as the character it stands for."""
    code = match.group()
    if code[0] == "&":
        import html

        return html.unescape(code if code.endswith(";") else code + ";")
    if code[0] in "%=":
        text = bytes.fromhex(re.sub("[%=]", "", code)).decode("utf-8", "surrogateescape")
        # A byte that is no text was no percent code but part of a password.
        return "".join("%c%02X" % (code[0], ord(char) - 0xDC00) if "\udc80" <= char <= "\udcff" else char for char in text)
    if code[1] == "x":
        return bytes.fromhex(code.replace("\\x", "")).decode("utf-8", "replace")
    if code[1] in "uU" and len(code) > 2:
        number = int(code[2:].strip("{}"), 16)
        return chr(number) if number < 0x110000 and not 0xD800 <= number < 0xE000 else ""
    return CONTROLS.get(code[1], "" if code[1] in "\r\n" else code[1])


def is_cut_evenly(text, pieces):
    """Whether pieces of one length are a token in groups, not words or a card number."""
    joined = "".join(text[start:end] for start, end in pieces)
    size = pieces[-1][1] - pieces[-1][0]
    return len(pieces) > (2 if size > 5 else 3) and len(joined) > 15 and classes(joined) > 1 and (digits_in(joined) > 0 or looks_random(joined))


def with_ends(text, pieces, first, last):
    """The run with the piece before it that a label is stuck to, and the shorter rest after it."""
    size = pieces[last][1] - pieces[last][0]
    if first and SAME_LINE.fullmatch(text, pieces[first - 1][1], pieces[first][0]):
        start, end = pieces[first - 1]
        first -= len(re.split("[:=]", text[start:end])[-1]) == size
    if last + 1 < len(pieces):
        start, end = pieces[last + 1]
        is_rest = end - start < size and SAME_LINE.fullmatch(text, pieces[last][1], start)
        ends_line = text[end : end + 1] in ("", "\n", "\r")
        starts_line = "\n" in text[pieces[last][1] : start]
        # After a line's end only what fills the next line; within a line anything but a word that goes on.
        last += bool(is_rest and (ends_line or not starts_line and not text[start:end].islower()))
    return pieces[first : last + 1]


def without_separator(match):
    return re.sub(r"\r?\n", "", match.group().replace(match.group("s"), ""))


# ----------------------------------------
# Arithmetic: checksums, and what else tells a secret from what only looks like one.

BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
RIPPLE58 = "rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz"
BECH32 = "qpzry9x8gf2tvdw0s3jn54khce6mua7l"


def sha256(data):
    import hashlib

    return hashlib.sha256(data).digest()


def base58(text, alphabet=BASE58):
    number = 0
    for char in text:
        number = number * 58 + alphabet.index(char)
    zeros = len(text) - len(text.lstrip(alphabet[0]))
    return bytes(zeros) + number.to_bytes((number.bit_length() + 7) // 8, "big")


def base58check(text, alphabet=BASE58):
    """The payload, or nothing when the checksum is wrong."""
    data = base58(text, alphabet)
    return data[:-4] if len(data) > 4 and sha256(sha256(data[:-4]))[:4] == data[-4:] else b""


def bech32_end(text):
    """Where a Bech32 or Bech32m string ends that the text starts with, 0 for none: glued words may follow it."""
    text = text.lower()
    split = text.rfind("1")
    prefix, end, check = text[:split], 0, 1
    values = [ord(c) >> 5 for c in prefix] + [0] + [ord(c) & 31 for c in prefix]
    for place, value in enumerate(values + [BECH32.find(c) for c in text[split + 1 :]], -len(values)):
        top = check >> 25
        check = (check & 0x1FFFFFF) << 5 ^ value
        for bit, generator in enumerate((0x3B6A57B2, 0x26508E6D, 0x1EA119FA, 0x3D4233DD, 0x2A1462B3)):
            check ^= generator if top >> bit & 1 else 0
        if place >= 37 and check in (1, 0x2BC830A3):
            end = split + 2 + place
    return end


def is_stellar(text):
    import base64

    data = base64.b32decode(text)
    crc = 0
    for byte in data[:-2]:
        crc ^= byte << 8
        for _ in range(8):
            crc = (crc << 1 ^ 0x1021 if crc & 0x8000 else crc << 1) & 0xFFFF
    return crc == int.from_bytes(data[-2:], "little")


PRIME = 2**255 - 19
CURVE_D = -121665 * pow(121666, PRIME - 2, PRIME) % PRIME


def ed25519_public(seed):
    """The public key of a 32-byte seed: decides whether 64 bytes are a key pair or, say, a signature."""
    import hashlib

    scalar = int.from_bytes(hashlib.sha512(seed).digest()[:32], "little")
    scalar = scalar & (1 << 254) - 8 | 1 << 254
    y = 4 * pow(5, PRIME - 2, PRIME) % PRIME
    x = 15112221349535400772501151409588531511454012693041857206046113283949847762202
    total, point = (0, 1, 1, 0), (x, y, 1, x * y % PRIME)
    while scalar:
        if scalar & 1:
            total = add_points(total, point)
        point = add_points(point, point)
        scalar >>= 1
    inverse = pow(total[2], PRIME - 2, PRIME)
    x, y = total[0] * inverse % PRIME, total[1] * inverse % PRIME
    return (y | (x & 1) << 255).to_bytes(32, "little")


def add_points(p, q):
    a, b = (p[1] - p[0]) * (q[1] - q[0]) % PRIME, (p[1] + p[0]) * (q[1] + q[0]) % PRIME
    c, d = 2 * p[3] * q[3] * CURVE_D % PRIME, 2 * p[2] * q[2] % PRIME
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % PRIME, g * h % PRIME, f * g % PRIME, e * h % PRIME


PAIRS = {}  # proved before, in another view of the same text


def is_ed25519_pair(data):
    if len(data) != 64 or len(set(data)) < 17:
        return False
    if data not in PAIRS:
        count_proof()
        PAIRS[data] = ed25519_public(data[:32]) == data[32:]
    return PAIRS[data]


PLACEHOLDER = Lazy(
    r"example|your|change.?me|change.?this|placeholder|x{4}|\*{3}|•{2}|●{2}|redacted|dummy|sample|to.?do|fixme|replace|insert|<|>|\$\{|\{\{|\$\(|%\("
    r"|process\.env|environ|getenv|\benv\.|\benv\(|import\.meta|secrets\.|vault:|\.\.\.|…|foobar|here\b|123456789|987654321|abcdefg|deadbeef|0{8}|1{8}|(?<!\d)123456:ABC-DEF"
    r"|^(?:none|null|true|false|undefined|nil|string|str|bytes|secret|password|passwd|test\d*|admin\d*|root|pass|token|123456|12345678|letmein|required|optional|hidden|empty|n/?a)$"
    r"|^[$\[{%(@]",
    re.I,
)
# Documentation abbreviates, a person who tries this out types the alphabet: with a prefix and a length that are right, that alarms.
SEQUENCES = ("abcdefg", "123456789", "987654321")
SPELLED_OUT = 36


def is_placeholder(value, may_be_spelled=False):
    if len(set(value)) < min(6, len(value) - 1):
        return True
    words = [match.group() for match in PLACEHOLDER.finditer(value)]
    if may_be_spelled and len(value) >= SPELLED_OUT:
        words = [word for word in words if word.lower() not in SEQUENCES]
    # "YOuR" is chance, in a random value.
    return any(not word.isalpha() or word.islower() or word.isupper() or word.istitle() for word in words)


def looks_random(value):
    """Not words run together: digits all over, cases mixed inside, or capitals that are no SNAKE_CASE name."""
    if len(set(value)) < 8:
        return False
    digits = digits_in(value)
    if digits * 12 >= len(value):
        return True
    flips = sum(a.islower() and b.isupper() for a, b in zip(value, value[1:]))
    return (flips + digits) * 7 >= len(value) or len(value) > 15 and value.isalnum() and value.isupper()


# ----------------------------------------
# Tokens that say what they are.

def before_words(value, pattern):
    """A token without the words of the next line that it runs into, where these would make it a placeholder."""
    for word in PLACEHOLDER.finditer(value):
        if compiled(pattern).fullmatch(value, 0, word.start()):
            return value[: word.start()]
    return value


def find_partner(text, match, pattern, found):
    start = max(0, match.start() - 300)
    for other in compiled(pattern).finditer(text[start : match.end() + 400]):
        span = (start + other.start(), start + other.end())
        if span != match.span() and classes(other.group()) > 1 and len(set(other.group())) > 9:
            found("secret half of a key pair:", "key", *span)


# ----------------------------------------
# Key files.

KEY_HEADER = Lazy(r"(?:-{2,8}\s{0,4}|(?<![A-Za-z0-9_]))BEGIN\s{0,4}((?:[A-Z0-9]{2,10}\s{0,4}){0,3}?)PRIVATE\s{0,4}KEY(?:\s{0,4}BLOCK)?\s{0,4}-{0,8}", re.I)
KEY_FOOTER = Lazy(r"-{2,8}\s{0,4}END\s{0,4}((?:[A-Z0-9]{2,10}\s{0,4}){0,3}?)PRIVATE\s{0,4}KEY(?:\s{0,4}BLOCK)?\s{0,4}-{0,8}", re.I)
KEY_BODY = Lazy(
    r"(?:(?:\s|\\[nr]|[\"'`>|+,])*(?:(?:Proc-Type|DEK-Info|Version|Comment|Hash|Charset|Subject):[^\n]*|[A-Za-z0-9+/]{12,}={0,2}|[A-Za-z0-9+/]+={1,2}))*"
    r"(?:(?:\s|\\[nr])*[A-Za-z0-9+/=]{1,11}(?=\s*$))?"
)
KEY_MATERIAL = Lazy(r"[A-Za-z0-9+/]{16,}")


def key_kind(words):
    words = re.sub(r"\s", "", words).upper()
    return {"OPENSSH": "OpenSSH", "PGP": "PGP", "": "PEM"}.get(words, "PEM (%s)" % words if words.isalnum() else "PEM")


def has_material(text):
    return any(classes(run) >= 2 and not is_placeholder(run) for run in KEY_MATERIAL.findall(text))


def find_armoured(text, found):
    """From BEGIN to END; without an END, to where the base64 stops; without a BEGIN, from where it starts."""
    covered = 0
    for match in KEY_HEADER.finditer(text):
        if match.start() < covered:
            continue
        footer = KEY_FOOTER.search(text, match.end(), match.end() + 30000)
        end = footer.end() if footer else KEY_BODY.match(text, match.end()).end()
        is_cut_off = "--" in match.group() and not text[match.end() :].strip() and text[: match.start()].rstrip(" \t>`")[-1:] in ("", "\n")
        if has_material(text[match.end() : end]) or is_cut_off:
            found(key_kind(match.group(1)), "private key", match.start(), end)
            covered = end
    for match in KEY_FOOTER.finditer(text):
        if match.start() >= covered:
            body = re.search(r"(?:[A-Za-z0-9+/=]{16,}(?:\s|\\n)+)+[A-Za-z0-9+/=]*\s*$", text[max(0, match.start() - 8000) : match.start()])
            if body and has_material(body.group()):
                found(key_kind(match.group(1)), "private key", match.start() - len(body.group()), match.end())


# ----------------------------------------
# Keys of blockchains: the checksum decides.

EXTENDED = ("prv", "tpv", "gpv", "rkp")
WIF_STARTS = {51: "5679", 52: "KLcTQXUVNMPpy"}


def base58_keys(run, is_loose):
    """(name, begin, end) of the keys in a run of base58 characters; glued to words when the view is loose."""
    size = len(run)
    digits = digits_in(run)
    if classes(run) < 2 or is_loose and (digits < 1 or classes(run) < 3):
        return
    for begin in range(size - 26) if is_loose else (0,):
        for length, name in base58_lengths(run, begin):
            if length <= size - begin and (is_loose or length == size):
                piece = run[begin : begin + length]
                if (not is_loose or classes(piece) == 3) and base58_name(piece, name):
                    yield base58_name(piece, name), begin, begin + length
    if size in (87, 88) and is_ed25519_pair(base58(run)):
        yield "Solana", 0, size


def base58_lengths(run, begin):
    """The lengths that a key starting here could have."""
    first = run[begin]
    if run[begin + 1 : begin + 4] in EXTENDED:
        yield 111, "extended"
    if first in WIF_STARTS[51]:
        yield 51, "WIF"
    if first in WIF_STARTS[52]:
        yield 52, "WIF"
    if run.startswith("6P", begin):
        yield 58, "BIP-38"
    if first in "esp" and run[begin + 1 : begin + 4] in ("dsk", "psk", "2sk", "des"):
        yield from ((54, "Tezos"), (88, "Tezos"), (98, "Tezos"))
    if first == "s":
        yield from ((29, "XRP"), (31, "XRP"), (28, "XRP"))


def base58_name(piece, name):
    if name == "XRP":
        data = base58check(piece, RIPPLE58) if not set(piece) - set(RIPPLE58) else b""
        return name if len(data) in (17, 19) else None
    data = base58check(piece)
    if name == "extended":
        return "extended (%s)" % piece[:4] if len(data) == 78 and data[45] == 0 else None
    if name == "WIF":
        return name if data[:1] >= b"\x80" and (len(data) == 33 or len(data) == 34 and data[33] == 1) else None
    if name == "BIP-38":
        return name if data[:2] in (b"\x01\x42", b"\x01\x43") else None
    return name if data else None


# ----------------------------------------
# Values without a form of their own: the label nearest to the value decides.

SECRET_LABEL = Lazy(
    r"priv(?:ate)?[\s_\-]?(?:key|k\b)|priv[\s_]?hex|secret(?:[\s_\-]?(?:key|seed|hex|exponent|phrase))?|(?:signing|wallet|spend|view|master|encryption|signer|deployer|owner|validator|"
    r"account|seed|hot|admin|bot|my|the|this|import|export|eth|bnb|raw|hex|evm|metamask|api|minter|relayer|treasury|操作|导入|导出|钱包|账户|我的|導入|匯入|錢包|帳戶)[\s_\-]?key(?![\s_-]?(?:hash|id|store))"
    r"|(?<![a-z])(?:pk|sk|pvk|pkey|privkey|seed|mnemonic)(?![a-z])|keypair|私[钥鑰匙]|密[钥鑰匙]|[秘祕][钥鑰]|金[钥鑰]|[种種]子"
    r"|startbroadcast\(|vm\.(?:addr|sign)\(|from_?(?:private_?|secret_?)?key\(|new[\s_](?:ethers\.)?wallet\("
    r"|(?:import|export)(?:ed|ing)?[\s_]?(?:it|this|into|to|from)[^.\n]{0,24}(?:metamask|wallet|钱包)|导入(?:钱包|小狐狸|metamask)|可以(?:直接)?导入",
    re.I,
)
BENIGN_LABEL = Lazy(
    r"transaction|hash(?:es)?|block|commit|sha[\s_\-]?\d{1,3}|blake\d?\w?|keccak|digest|checksum|address|pub(?:lic)?[\s_\-]?keys?|pubkey|merkle|topic|signature|signed|fingerprint|integrity|"
    r"uuid|order|receipt|contract|revision|image|layer|proof|(?:cache|storage|object|idempotency|primary|public|partition|dedupe?|lookup|sort|view(?:ing)?pub)[\s_\-]?key|key[\s_\-]?(?:id|hash|fingerprint)"
    r"|selector|nullifier|commitment|calldata|bytecode|ciphertext|encrypted|explorer|scan\.(?:io|com|org)|"
    r"(?<![a-z])(?:tx|txs|txn|txid|trx|md5|xpub|root|sig|etag|nonce|salt|rev|id|cid|pool|package|event|log|slot|addr|ipfs|vrf|keyhash|mint|wallet|token|account|object|digest|sum|ref|head|tree|parent|trace|span|request|session|build|artifact|file|version)(?![a-z])"
    r"|公[钥鑰]|地址|交易|哈希|雜湊|散列|摘要|校[验驗]|[区區][块塊]|指[纹紋]|[签簽]名|[订訂][单單]|合[约約]|[编編][号號]|默克[尔爾]|提交|流水|[单單][号號]|高度|版本|文件|[档檔]案|[镜鏡]像|事件|日[志誌]|收[据據]|[转轉][账帳賬]|打款|[编編][码碼][后後]",
    re.I,
)
# Values in between do not count as distance: a heading is the label of all the keys listed under it.
VALUES_BETWEEN = Lazy(r"(?:0x)?[0-9a-fA-F]{40,128}|[1-9A-HJ-NP-Za-km-z]{32,88}|\[?\d{1,3}(?:,\s*\d{1,3}){31,}\]?")
REACH = 90


def nearest_label(view, start, end):
    """What the label closest to a value says of it: "secret", "benign" or nothing."""
    text = view.text
    before = text[max(0, start - REACH) : start]
    if compiled(r"[0-9A-Za-z]{32}|\d,\s*\d{1,3},").search(before) or is_word_char(text, start - REACH - 1, start - REACH):
        before = VALUES_BETWEEN.sub("\x00", text[max(0, start - 1200) : start])[-REACH:]
    after = text[end : end + 60]
    stop = re.search(r"\n\s*\n|(?:0x)?[0-9a-fA-F]{40,}|[1-9A-HJ-NP-Za-km-z]{32,}", after)
    after = after[: stop.start()] if stop else after
    if not SECRET_LABEL.search(before) and not SECRET_LABEL.search(after):  # as a rule
        return "benign" if BENIGN_LABEL.search(before) or BENIGN_LABEL.search(after) else None
    verdicts = []
    for verdict, labels in (("benign", BENIGN_LABEL), ("secret", SECRET_LABEL)):
        for match in labels.finditer(before):
            if verdict == "benign" or is_said_of_value(before, match):
                verdicts.append((distance_before(before[match.end() :]), -len(match.group()), verdict))
        for match in labels.finditer(after):
            if verdict == "benign" or is_said_of_value(after, match):
                verdicts.append((distance_after(after[: match.start()]), -len(match.group()), verdict))
    return min(verdicts)[2] if verdicts else None


def is_said_of_value(text, label):
    return not DENIED.search(text, 0, label.start()) and not FILE_NAME.match(text, label.end())


def distance_before(gap):
    """A label belongs to what follows it, less so over the end of a clause or line."""
    is_open = re.search(r"[:=：是为]\s*[\"'`(\[{]*\s*(?:0x)?$", gap)
    return len(gap.strip()) + (0 if is_open else 14 * len(re.findall(r"[,;，；。]|\.\s|\n(?!\s*$)|\x00[^\x00]*[^\s\x00\d.,)\-\"'\]]", gap)))


def distance_after(gap):
    return 6 + len(gap.strip()) + 14 * len(re.findall(r"[,;，；。]|\.\s|\n", gap))


def stood_whole(view, match):
    """Whether a value was in one piece before its surroundings were glued: it was judged by them as they read."""
    start, end = view.origin(*match.span())
    while view.parent is not None:
        view = view.parent
    # Glued to a word that ends like hex (".pdf"), it seems to begin a little earlier.
    whole = HEX_KEY.search(view.text, start, end + 66)
    return whole is not None and min(end, whole.end()) - whole.start() > 50


# ----------------------------------------
# Seed phrases: checksums decide.

SEED_LABEL = Lazy(
    r"seed|mnemonic|recovery|phrase|backup|secret|12 words|24 words|words|wallet|restore|electrum|(?<![a-z])ton(?![a-z])|bip-?39|助[记記]|[种種]子|恢[复復]|[钱錢]包|[备備]份|短[语語]|[单單][词詞]|[词詞][组組]|ニーモニック|シード|復元|니모닉|시드|복구|semilla|frase|mnemonique|seme|semente",
    re.I,
)


def is_bip39(indexes):
    bits = "".join("{:011b}".format(index) for index in indexes)
    cut = len(bits) * 32 // 33
    entropy = int(bits[:cut], 2).to_bytes(cut // 8, "big")
    return "{:08b}".format(sha256(entropy)[0])[: len(bits) - cut] == bits[cut:]


def is_electrum(words):
    import hmac

    version = hmac.new(b"Seed version", " ".join(words).encode(), "sha512").hexdigest()
    return version.startswith(("01", "100", "101", "102"))


def is_ton(words):
    """Its own check: a version byte derived from the words; the second kind says that a password is needed too."""
    import hashlib
    import hmac

    entropy = hmac.new(" ".join(words).encode(), b"", "sha512").digest()
    if hashlib.pbkdf2_hmac("sha512", entropy, b"TON seed version", 100000 // 256)[0] == 0:
        return True
    return hashlib.pbkdf2_hmac("sha512", entropy, b"TON fast seed version", 1)[0] == 1


def is_algorand(indexes):
    import hashlib

    number = sum(index << 11 * place for place, index in enumerate(indexes[:24]))
    try:
        digest = hashlib.new("sha512_256", (number & (1 << 256) - 1).to_bytes(32, "little")).digest()
    except ValueError:
        return False
    return digest[0] | (digest[1] & 7) << 8 == indexes[24]


def seed_kind(words, indexes, language):
    if len(words) == 25:
        return "Algorand" if language == "en" and is_algorand(indexes) else None
    if is_bip39(indexes):
        return "BIP-39"
    if language == "en" and len(words) == 24:
        count_proof()
        if is_ton(words):
            return "TON"
    if language == "en" and len(words) in (12, 24) and is_electrum(words):
        return "Electrum"
    return None


def find_in_run(text, run, numbers, language, found):
    edges = run_edges(text, run)
    start, end = run[0][1], run[-1][2]
    is_labelled = SEED_LABEL.search(text[max(0, start - 100) : start] + " " + text[end : end + 60]) is not None
    is_labelled = is_labelled or (len(run) > 12 and any(token[0] in ("seed", "phrase", "word") for token in run[:2]))
    windows = [
        (not (at in edges and at + length in edges), -length, at)
        for at in range(min(len(run) - 11, 400))
        for length in (25,) + SEED_LENGTHS
        if at + length <= len(run) and (at in edges and at + length in edges or is_labelled and (at in edges or at + length in edges or len(run) < 60))
    ]
    taken = set()
    for is_ragged, length, at in sorted(windows):
        window = run[at : at - length]
        words = [token[0] for token in window]
        indexes = [numbers[word] for word in words]
        if taken.intersection(range(at, at - length)) or reads_like_prose(words, indexes, language, is_labelled, text[window[0][1] : window[-1][2]], stands_alone(text, window)):
            continue
        if not is_labelled and has_sentences(text, window):
            continue
        kind = seed_kind(words, indexes, language)
        if kind:
            # With no clear ends a window may fit by chance: all of the run goes.
            found(kind, "seed phrase", *((start, end) if is_ragged else (window[0][1], window[-1][2])))
            taken.update(range(at, at - length))
    return bool(taken)


def run_edges(text, run):
    """Where a phrase may begin or end: at the ends, and wherever the gap between two words is unlike the others."""
    gaps = [re.sub(r"\d+", "0", text[a[2] : b[1]]) for a, b in zip(run, run[1:])]
    usual = max(set(gaps), key=gaps.count)
    edges = {0, len(run)} | {at + 1 for at, gap in enumerate(gaps) if gap != usual}
    # The list starts at its number one, and after the name that a fence may have.
    edges |= {at + 1 for at, (a, b) in enumerate(zip(run, run[1:])) if re.fullmatch(r"\D*(?<!\d)0?1(?!\d)\D*", text[a[2] : b[1]])}
    return edges | {at + 1 for at, word in enumerate(run) if text[max(0, word[1] - 3) : word[1]] == "```"}


def has_sentences(text, window):
    """Whether a full stop stands between some of the words, not between all of them."""
    gaps = [text[a[2] : b[1]] for a, b in zip(window, window[1:])]
    stops = sum(bool(re.search(r"(?<!\d)[.!?。！？](?:\s|$)", gap)) for gap in gaps)
    return 0 < stops < len(gaps) // 2


def stands_alone(text, window):
    """Whether the words fill their line, in one case and without punctuation: a sentence seldom does."""
    start, end = window[0][1], window[-1][2]
    before, after = text[:start].rpartition("\n")[2], text[end:].partition("\n")[0]
    return not before.strip(" \t>`\"'") and not after.strip(" \t`\"'") and re.fullmatch(r"[a-z]+(?: [a-z]+)+", text[start:end]) is not None


def find_glued(text, match, found):
    """Words run together (their spaces were zero-width, or single letters were spaced): cut them up again."""
    letters = text.lower()
    numbers = wordlist("en")
    by_count = cut_up(letters, numbers)
    for words in by_count[:40]:
        if len(words) in SEED_LENGTHS:
            kind = seed_kind(words, [numbers[word] for word in words], "en")
            if kind:
                found(kind, "seed phrase", *match.span())
                return


def cut_up(letters, numbers):
    """The ways to cut letters into list words, few at each place so that the work stays linear."""
    ways = {0: [[]]}
    for at in range(len(letters)):
        for words in ways.get(at, ()):
            for size in range(3, 9):
                word = letters[at : at + size]
                if word in numbers and len(word) == size:
                    later = ways.setdefault(at + size, [])
                    if len(later) < 12:
                        later.append(words + [word])
    return ways.get(len(letters), [])


# ----------------------------------------
# Named values: what is a password, and what is a token.

CODE = Lazy(r"\(|^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+$|::|->|^https?://|^(?:\.{0,2}|~)/[\w.\-]+(?:/|$)|^\w[\w.\-]*\.(?:pem|txt|json|ya?ml|env|key|py|ts|js|md)$|^[A-Za-z]:\\|^\+|^--|^&")
DOTTED = Lazy(r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+")
BASE64_VALUE = Lazy(r"[A-Za-z0-9+/]{24,}={0,2}")
# Names in code have digits too, but these.
DIGITS_IN_NAMES = Lazy(
    r"(?:(?<![A-Za-z])(?:base|sha|md|utf|o?auth|aes|rsa|ed|x|p|k|s|ec|i|v|hs|rs|es|u?int|b|win|arm|amd)|(?<![A-Z])(?:Base|Sha|Md|Utf|O?[Aa]uth|Aes|Rsa|Ed|X|P|S|V|Hs|Rs|SHA|MD|UTF|AES|RSA))\d+"
)
NAME_WORDS = Lazy(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
PUBLIC_SHAPES = Lazy(
    r"0x[0-9a-fA-F]{40}$|\d{4}-\d\d-\d\d|[^@\s]+@[^@\s]+\.[a-z]{2,}$|(?:bc1|tb1|ltc1|cosmos1|addr1|npub1|ssh-|sha\d+[-:]|xpub|ypub|zpub|tpub|pk_(?:live|test)_|arn:)|v?\d+(?:\.\d+)+$"
    r"|\$2[aby]\$|\$argon2|pbkdf2|Qm[1-9A-HJ-NP-Za-km-z]{44}$|bafy|T[1-9A-HJ-NP-Za-km-z]{33}$|G[A-Z2-7]{55}$"
)


def is_public(value):
    if value[:1] in ("1", "3") and 25 < len(value) < 36 and not set(value) - set(BASE58):
        return bool(base58check(value))
    return PUBLIC_SHAPES.match(value) is not None


def before_remark(value, after):
    """A value without the remark in brackets that Chinese writes right after it: X（新的）, X（2025-01-25更新）."""
    remark = compiled(r"\((?:(?:19|20)?\d\d[-/.]\d[\d\-/.: ]*)?$").search(value)
    return value[: remark.start()] if remark and after > "\x7f" else value


def is_stored_secret(value, family):
    if len(value) < 6 or is_placeholder(value) or is_code(value, True) or is_public(value) or "/" in value[:2] and not looks_random(value):
        return False
    return is_password(value, True, True, "", "", 0, 0) if family == "password" else is_token(value, "secret", True, True)


def is_strong(value, is_set_off):
    """All kinds of characters with a symbol inside; letters and digits alone only where punctuation leads to them."""
    has_symbol = compiled(r"[!@#$%^&*?~]").search(value, 1, len(value) - 1)
    if compiled(r"[\w.]+=\w|[\w.]+@[\w.]+\.\w+$").match(value) or not is_set_off and digits_in(value) < 2:
        return False  # a setting, an address
    if classes(value) == 4 and has_symbol:
        return True
    return bool(is_set_off) and len(value) > 11 and is_jumbled(value)


def is_code(value, is_literal=False):
    """A call, a path, a name; brackets may also be part of a generated key, which has all kinds of characters."""
    if BASE64_VALUE.fullmatch(value) and classes(value) > 2 and is_jumbled(value) or DOTTED.fullmatch(value) and is_dotted_secret(value, is_literal):
        return False
    is_generated = len(value) >= 24 and digits_in(value) > 3 and len(set(re.findall(r"[!@#$%^&*+=]", value))) > 1
    return CODE.search(value.replace("(", "").replace("->", "") if is_generated else value) is not None


def is_jumbled(value):
    """Whether case and digits change more often than words in a name or a path do."""
    words = NAME_WORDS.findall(value)
    return sum(map(len, words)) < 3 * len(words) and looks_random(value)


def is_dotted_secret(value, is_literal):
    """A password with a dot in it, not the name of a member: digits that no name has, or no words at all."""
    digits = digits_in(DIGITS_IN_NAMES.sub("", value))
    if classes(value) < 3 or not digits or len(value) < 10:
        return False
    return is_jumbled(value) or digits > 1 and (is_literal or digits_in(value.split(".")[0]) > 1)


ASSIGNING = frozenset("= : ： => := ??= ||= ?= ::=".split())


def is_secret_value(value, name, sep, head, is_quoted, text, start, end):
    is_assigned = sep.strip() in ASSIGNING
    is_option = head.startswith("--")
    if is_placeholder(value) or is_code(value, is_quoted or sep == "=" and name.isupper()) or is_public(value):
        return False
    if not sep.strip() and not is_option and (len(value) < 8 or not looks_random(value) or "\n" in sep):
        return False
    if sep.strip() in (">", "|") and (not looks_random(value) or value.startswith("/")):
        return False  # bot<token>/getUpdates
    if not sep.strip() and re.fullmatch("[0-9A-F]{16}|[0-9A-F]{40}", value):
        return False  # a key of PGP, by its fingerprint
    if PASSWORD_NAME.search(name):
        return is_password(value, is_assigned or is_option, is_quoted, name, text, start, end)
    return is_token(value, name, is_assigned or is_option, is_quoted)


def is_password(value, is_assigned, is_quoted, name, text, start, end):
    if value.isdigit():
        return 6 <= len(value) <= 20 and not re.match(r"(?:19|20)\d{6}$", value)
    kinds = classes(value)
    digits = digits_in(value)
    if " " in value:
        return is_quoted and len(value) > 11 and kinds > 1
    if digits and kinds >= 2:
        return not re.match(r"\d+(?:-\d+|[a-z]{1,9})$", value) or len(value) > 11
    if kinds >= 3 or (kinds >= 2 and re.search(r"[!@#$%^&*?+=~]", value[:-1])):
        return True
    if re.search(r"[a-z][A-Z].*[a-z][A-Z]", value) and len(value) >= 8:
        return is_assigned
    # A plain word is a password only where nothing else can stand: alone in a line of an .env file.
    is_env = is_assigned and name.isupper() and "_" in name and text[end : end + 1] in ("", "\n", "\r", '"', "'")
    return is_env and len(value) >= 8 and value.isalpha()


def is_token(value, name, is_assigned, is_quoted):
    if " " in value or len(value) < 10:
        return False
    if "-" in value and re.fullmatch(UUID, value):
        return is_assigned and (STRONG_NAME.search(name) or OPENING_TOKEN.search(name)) is not None
    if re.fullmatch(r"(?:0x)?[0-9a-fA-F]{64}|[1-9A-HJ-NP-Za-km-z]{43,44}", value) and name.lower().strip("_-.") == "token":
        return False
    if value.isdigit() or not digits_in(value) and not (len(value) >= 16 and looks_random(value)):
        return False
    if re.fullmatch(r"[A-Za-z]+\d{0,4}(?:[-_./:][A-Za-z]{2,}\d{0,4}|[-_./:]\d{1,4})*", value) and not (
        len(value) > 15 and not re.search(r"[-_./:]", value) and (digits_in(value) or looks_random(value)) or is_assigned and is_jumbled(value)
    ):
        return False  # words-with-hyphens-2
    if len(value) < 16 and classes(value) < 2:
        return False
    return len(set(value)) >= 8 and (digits_in(value) >= 2 or classes(value) >= 3 or looks_random(value))


# ----------------------------------------
# Masking.

MASK = "[redacted]"

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


# ----------------------------------------
# Payloads: what is said, and what is rewritten.

FAMILIES = {
    "private key": "私钥",
    "seed phrase": "助记词",
    "token": "令牌",
    "key": "密钥",
    "password": "密码",
    "credentials": "凭证",
}
# Names that are no product's, and what a person calls the fields that are no tool's.
CHINESE_NAMES = {
    "URL login": "网址登录", "Authorization header": "Authorization 头的", "command line": "命令行", "Tor hidden service": "Tor 隐藏服务",
    "EVM or other hex": "十六进制", "PEM body": "PEM", "Twitter bearer": "Twitter", "AWS access": "AWS 访问", "Alibaba Cloud access": "阿里云访问",
    "Tencent Cloud access": "腾讯云访问", "Volcengine access": "火山引擎访问", "Baidu Cloud": "百度云", "Azure storage": "Azure 存储",
    "Azure client": "Azure 客户端", "Google OAuth client": "Google OAuth 客户端", "Google refresh": "Google 刷新", "DingTalk signing": "钉钉签名",
    "DingTalk webhook": "钉钉 webhook", "Feishu webhook": "飞书 webhook", "WeCom webhook": "企业微信 webhook", "Discord bot": "Discord 机器人",
    "Telegram bot": "Telegram 机器人", "ed25519 hex": "ed25519",
}  # fmt: skip
MESSAGE, REPLY = ("the message", "消息"), ("the reply", "回复")
PLACES = {"notification": MESSAGE, "parts": MESSAGE, "message": MESSAGE, "last_user_message": MESSAGE, "response": REPLY, "summary": REPLY}

def place(path, is_chinese):
    """The message, tool_input.content: never a name that could itself be the secret."""
    if path[0] in PLACES:
        return PLACES[path[0]][is_chinese]
    words = []
    for step in path:
        if isinstance(step, int):
            words.append("[%d]" % step)
        elif step is not None:
            words.append("." + (step if re.fullmatch(r"[A-Za-z_][A-Za-z_-]{0,30}", step) else "…"))
    return "".join(words).lstrip(".")


def in_chinese(text):
    """The language of a note: that of the text it is about, or of the bot's own surroundings."""
    return os.environ.get("LANG", "").startswith("zh") or re.search("[\u3400-\u9fff]", text) is not None


def kind_of(finding, is_chinese):
    name = "" if ":" in finding.name else finding.name  # with a colon: how it was found, of no use to the reader
    if is_chinese:
        return CHINESE_NAMES.get(name, name.replace("extended", "扩展")) + FAMILIES[finding.family]
    return (name + " " + finding.family).strip()


def describe(findings, is_chinese):
    """Kinds and places, nothing of the text."""
    kinds = list(dict.fromkeys(kind_of(finding, is_chinese) for finding, _ in findings))
    places = list(dict.fromkeys(place(paths[0], is_chinese) for _, paths in findings if paths))
    comma = "、" if is_chinese else ", "
    more = " +%d" % (len(kinds) - 3) if len(kinds) > 3 else ""
    return comma.join(kinds[:3]) + more, comma.join(places[:3])


# What is said of a finding, and what was done or is to be done about it.
WORDS = {
    "masked": ("Masked.", "已遮盖。"),
    "withheld": ("Withheld.", "已拦截。"),
    "tell": ("Do not repeat it, send it on or write it anywhere.", "请勿复述、转发或写入文件。"),
    "warn": ("Delete the message and replace the secret.", "请删除该消息并更换。"),
}


def said(findings, around, what=None):
    is_chinese = in_chinese(around)
    kinds, places = describe(findings, is_chinese)
    if not is_chinese:
        return "Looks like a secret: %s%s.%s" % (kinds, ", in " + places if places else "", " " + WORDS[what][0] if what else "")
    words = "%s疑似%s%s" % ("在%s中发现" % places if places else "", kinds, "，" + WORDS[what][1] if what else "。")
    # A space between Chinese and anything Latin.
    return re.sub(r"(?<=[\u3400-\u9fff])(?=[A-Za-z0-9+])|(?<=[A-Za-z0-9)\]])(?=[\u3400-\u9fff])", " ", words)


def rewrite(payload, fields, target):
    """The answer's fields with every secret masked, or nothing when that is not certain."""
    for mask in (mask_value, mask_lists):
        clean = {field: mask(payload[field]) for field in fields if payload.get(field)}
        if not look(clean, fields)[0]:
            return {field: value for field, value in clean.items() if value != payload[field]}
    # A secret spread over several values: one text can go as a whole, anything else is not ours to guess.
    return {target: MASK} if isinstance(payload.get(target), str) and not payload.get("parts") else None


def mask_value(value, key=None):
    """Strings masked one by one; a key of a dict is the label of its value."""
    if isinstance(value, str):
        label = key + ": " if isinstance(key, str) else ""
        findings = [f for f in scan(label + value) if f.end > len(label)]
        return masked(label + value, findings)[len(label) :] if findings else value
    if isinstance(value, dict):
        return {name: mask_value(item, name) for name, item in value.items()}
    if isinstance(value, list):
        return [mask_value(item) for item in value]
    return value


def mask_lists(value):
    """The same, and a list that is a secret only as a whole (words, bytes) loses all of its items."""
    value = mask_value(value)
    if isinstance(value, dict):
        return {name: mask_lists(item) for name, item in value.items()}
    if isinstance(value, list) and value:
        value = [mask_lists(item) for item in value]
        flat = Flat()
        flat.walk(value, ())
        return [MASK if isinstance(item, str) else 0 if isinstance(item, int) else item for item in value] if scan(flat.text) else value
    return value


# ----------------------------------------
# Self test: secrets made on the spot, so that none stands in this file.

def selftest():
    import base64
    import hashlib
    import hmac
    import os
    import random

    dice = random.SystemRandom()

    def pick(alphabet, count):
        return "".join(dice.choice(alphabet) for _ in range(count))

    alnum = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"

    def b58(data):
        number, out = int.from_bytes(data, "big"), ""
        while number:
            number, rest = divmod(number, 58)
            out = BASE58[rest] + out
        return "1" * (len(data) - len(data.lstrip(b"\0"))) + out

    def b58c(data):
        return b58(data + sha256(sha256(data))[:4])

    def seed(language, bits):
        data = os.urandom(bits // 8)
        check = "{:08b}".format(sha256(data)[0])[: bits // 32]
        digits = "".join("{:08b}".format(byte) for byte in data) + check
        words = list(wordlist(language))
        return " ".join(words[int(digits[at : at + 11], 2)] for at in range(0, len(digits), 11))

    def until(make, good):
        while True:
            made = make()
            if good(made):
                return made

    def pem(kind):
        body = base64.b64encode(os.urandom(600)).decode()
        lines = "\n".join(body[at : at + 64] for at in range(0, len(body), 64))
        return "-----BEGIN {0}-----\n{1}\n-----END {0}-----".format(kind, lines)

    def any_words(count):
        words = list(wordlist("en"))
        return [dice.choice(words) for _ in range(count)]

    raw = os.urandom(32)
    pair = raw + ed25519_public(raw)
    token = "ghp" + "_" + pick(alnum, 36)
    part = lambda value: base64.urlsafe_b64encode(value.encode()).decode().rstrip("=")  # noqa: E731
    phrase = seed("en", 128)
    secrets = {
        "PEM private key": pem("RSA PRIVATE" + " KEY"),
        "OpenSSH private key": pem("OPENSSH PRIVATE" + " KEY"),
        "PGP private key": pem("PGP PRIVATE" + " KEY BLOCK"),
        "WIF": b58c(b"\x80" + raw + b"\x01"),
        "BIP-38": b58c(b"\x01\x42\xe0" + os.urandom(36)),
        "xprv": b58c(bytes.fromhex("0488ade4") + os.urandom(41) + b"\0" + raw),
        "EVM hex with a label": "private key: 0x" + raw.hex(),
        "EVM hex with a Chinese label": "这是我的私钥 " + raw.hex(),
        "Solana base58": b58(pair),
        "Solana byte array": str(list(pair)),
        "BIP-39, 12 words": phrase,
        "BIP-39, 24 words, numbered": "\n".join("%d. %s" % row for row in enumerate(seed("en", 256).upper().split(), 1)),
        "BIP-39, Chinese": "助记词：" + until(lambda: seed("zh", 128), lambda s: sum(wordlist("zh")[w] for w in s.split()) > 7000).replace(" ", ""),
        "BIP-39, Japanese": seed("ja", 128).replace(" ", "\u3000"),
        "TON": " ".join(until(lambda: any_words(24), is_ton)),
        "Electrum": " ".join(until(lambda: any_words(12), is_electrum)),
        "GitHub token": "token is " + token,
        "AWS pair": "AKIA" + pick("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", 16) + "\n" + pick(alnum, 40),
        "Telegram bot token": pick("123456789", 10) + ":AA" + pick(alnum, 33),
        "JWT": part('{"alg":"HS256","typ":"JWT"}') + "." + part('{"sub":"%s"}' % pick(alnum, 9)) + "." + pick(alnum, 43),
        "URL login": "postgres://app:" + pick(alnum, 14) + "@db.internal:5432/main",
        ".env line": "STRIPE_WEBHOOK_SECRET=" + pick(alnum, 28),
        "Chinese password": "数据库密码是 " + pick(alnum, 9) + "7!",
        "zero-width": "\u200b".join(token),
        "full width": "".join(chr(ord(c) + 0xFEE0) for c in token),
        "entities": "".join("&#%d;" % ord(c) for c in token),
        "homoglyphs": token.replace("p", "р", 1),
        "spaced": " ".join(token),
        "wrapped": token[:15] + "\n" + token[15:27] + "\n" + token[27:],
        "base64": base64.b64encode(("key " + token).encode()).decode(),
        "base64 twice": base64.b64encode(base64.b64encode(token.encode())).decode(),
        "seed in base64": base64.b64encode(phrase.encode()).decode(),
    }
    quiet = {
        "transaction hash": "tx 0x" + os.urandom(32).hex(),
        "bare 64 hex": os.urandom(32).hex(),
        "git commit": "commit " + hashlib.sha1(raw).hexdigest(),
        "address": "send it to 0x" + os.urandom(20).hex(),
        "xpub": b58c(bytes.fromhex("0488b21e") + os.urandom(41) + b"\x02" + raw),
        "signature in base58": b58(os.urandom(64)),
        "twelve words that are no phrase": " ".join(until(lambda: any_words(12), lambda w: not is_bip39([wordlist("en")[x] for x in w]) and not is_electrum(w))),
        "placeholder": "API_KEY=<your key here>",
        "code": 'password = os.environ["DB_PASSWORD"]',
        "prose": "Please reset the password before you open the wallet again, the token has expired.",
        "image": "data:image/png;base64," + base64.b64encode(b"\x89PNG\r\n\x1a\n" + os.urandom(900)).decode(),
    }
    failures = 0
    for name, text in secrets.items():
        findings = scan(text)
        left = masked(text, findings)
        value = max(re.split(r"\s+", text), key=len)
        good = bool(findings) and value not in left
        failures += not good
        print("%s %s: %s" % ("ok  " if good else "FAIL", name, ", ".join(sorted({f.name + " " + f.family for f in findings})) or "not found"))
    for name, text in quiet.items():
        findings = scan(text)
        failures += bool(findings)
        print("%s quiet on %s%s" % ("FAIL" if findings else "ok  ", name, ": " + findings[0].name if findings else ""))
    said = json.dumps(answer({"event": "pre_tool_call", "tool_input": {"content": token}}, False))
    failures += token in said or "block" not in said
    print("%s a reason without the secret" % ("FAIL" if token in said else "ok  "))
    return 1 if failures else 0
'''


def stand_in(name):
    """Compiles the second look when first called, which puts the real functions in the place of all of these."""

    def call(*arguments):
        if globals()[name] is call:
            exec(compile(SECOND_LOOK, "block_secrets.py: the second look", "exec"), globals())
        return globals()[name](*arguments)

    return call


globals().update((name, stand_in(name)) for name in re.findall(r"(?m)^def (\w+)", SECOND_LOOK))


# ---------------------------------------------------------------------------------------------------------------------


def main(arguments):
    if "--help" in arguments or "-h" in arguments:
        print(__doc__)
        print("usage: block_secrets.py [--mask] < payload.json | --scan < text | --selftest | --help")
        return 0
    if "--selftest" in arguments:
        return selftest()
    unknown = set(arguments) - {"--mask", "--scan"}
    if unknown:
        print("block_secrets: unknown option, see --help", file=sys.stderr)
        return 1
    data = sys.stdin.buffer.read()
    if "--scan" in arguments:
        findings = scan(data.decode("utf-8", "replace"))
        for finding in findings:
            print("%d-%d %s %s" % (finding.start, finding.end, finding.name, finding.family))
        return 2 if findings else 0
    payload = json.loads(data.decode("utf-8", "surrogatepass"))
    if not isinstance(payload, dict):
        raise TypeError
    reply = answer(payload, "--mask" in arguments)
    if reply:
        sys.stdout.write(json.dumps(reply) + "\n")
    return 0


# ---------------------------------------------------------------------------------------------------------------------
# The BIP-39 wordlists (github.com/bitcoin/bips, MIT; taken from npm's bip39 3.1.2, ISC), zlib in base64; see wordlist().

WORDLISTS = {
    "en": """
eNpNmlGCqzoORP+zmgArMuCAbwAzBpJOr350Sk7PfLx+fdPBlqVSqSRzD33Yxrzd2rSk83Nrl3hr83Xeupf9csTNfsulv3VnCYP9fpXx1l5HvDXDEI/j1qXRv3Pxkz+0c4o8m0YWOs403Nr/XKnYRy
XbE619L9mGtuytK1rjCsutGcN+3trR/sg++kP7z56/tWuyH9diP15hGyLfsP1jyb2t3TweIRVWs/1KsF2bKSQ7j33PTGpLtO/OMdjnabV/3ro9F/v8sIM2Syj2WX/ZjyHPebGn+FuK9vxy6+LH1n2b
ARkz8mZH2OfAmmE0Vx3ZDhPLrX2Hz3Fr1nDGy9b/TdvEtyc7GBaYU2zzLSwfVhlmzp1wWjvZw53Z0RVbLa3mhfaJ/zfzJufEL20+Z/Y43vw847YFe/w/l33tJ0Ui9rk1e8DsvOTJ/r3H8F02E4iSzL
tlmC2GxCLa87ZGO7HEaoccPRQfwrXJidtkD8eDQNkCcoH9Hh9CQOLzdy7PW3M82W3Am4H4dPH792u1xc95DbfmnJd4Aipz8hmGp31rI8rnNWIiazbXcAKJdiTSk4KOf075KrPcdmtesYSJhYYwZoB3
a97hyRpR1scjs+vjwo3vYHhoftJxu/eh/+D3uGg1tmEZi9HicBryZoG2p9Y+W0i3gIs33G3fj4v9TYiyfRZSAvzdumfEwBMUxYBz7QsX4RgCWdDJlvgwezLQn4DkHHBnwsmLkgTXdhyWBeKD03N2yz
XbFGh17wgWP3kDv8NnAB72+BOUjH8ht7N254w99oyhGi/j3ZUkwNKOZWOwj0krWZDzyL8sLJ62F560T+Zbk4MWtJ3ApRxj2wFIezg/fbUyYh9YN5wZQpTaJ1EWeNsfIdPiq/3x36YNnVlIyC7+whMy
Voh7mKdn+zJrgq08DHlJ+Jqnf+VVDirHbGSWGXv1vZwyEieCYoSwZOzGzcZcT5IBJ4/kxFNxHVlR6cdRoLFNTPSpPmw//Pj9vd2H0PfATidgo+HECyCIICxGE3bk1bBpzGKb3DpL2m4wqHRYtInp7P
FXYHnQtwcMtgTgi6e4yuzo+aL5ZDJo73isfBQCsDSzu30O2pwUTrbJ5iYBZ8r6MtZdciAPeUa9wKdRO5S0RHhmFfVsh52iOy8+MTr7WtLMItPFfLbuYmlxQbbv7sJj4Z9anhjuZgAJzQcWvIIZONRi
ioMJqEWhW7cIu0DbtpQKwQYVXQN0Zwi1R23vNBlxtUZwK5YXYf1Mv6xkj7+gsSUYiZufu5IettfbEz+QnE+AVSqeVJMetr0ht2MvYpP5y1TNN79dY4VRz2mxnBOegzIAx4qv83aRCTDLI0blQ0d5WC
A+MSfsZCmSyBAcQX0RR3CObg/GLpbhVJZuvHjokazsdJMXv03rHEnpdBYrQt0rKYPINIv1vken50KYopimOOuKgnDWJQY68f8u5ueMRxIAQHM2BlYumgn8/XEC2w6Lj/lLNbb6r9xpf4GJu/jExYrm
6WRy7LWK5N1zWRu/0QRDknkLFQDqEchFbLZDK2BQ5q+erDHgUUyBfVDhThk8FsVNSHT9MQuDYhVOIP67j8Yd7aqk3OVZT2VbBJSzG1mgwryJhMB321t5BjcHFA05xrUXg/H7ouDl4t+JAZCywCNuIv
zNS8yEmrCy8VFlLFihWsbXN53/VPmjClOSvdTlA2cKcRSIknS0oaQeKwSWaRNP7co+AwE8FECa4vyy0rW77OkUyRSmQpQWYWx0AQFkLBMX5aZhtVB1RDJbVXar1WPLL06drWLjMoFPBVxns1rIuTp5
AN5ZE1HOTva7Tn6qagKss3ovFz74NfA0eTg9JVzgOEHuM0hcRXWbXPyUtDID+E/VRyT+EkoB50TczdxOAhIUCpaqXvydZeGN3YFi7mlRcR+0xPOvYH0hQZ6AxA+SoTwMSEYytu49hq8GawuFfvM6eq
RF7MsDJti+ddbYfLVPJB+kSQcOYwqUjG+mCQqbpVtUhnvKIo5rzcuFY0xhUyLx05Qk/3sFHGbLSW6biuwDVJYpHpawwqFUj/P5vmSJUpHFB1mpPBtcOi/RoyX4rqyAOnh4fKZaxpDoHsJ/4GxJEreW
MrgLL+UFnaMMFTGg3YUw4dBs3NORLe7Nf6hFXdoJmmi15WPjHfE3x7pM0zfHEHZOB3iiNj7lN1t8IzPnNJh8ftFJgHA0L7JuAQ0/0pzrrsqr080uT3FYt0hDSr7E4VLuDkrGOVySrz1hSnjocJxnsd
eutBX2dbhFjENpqo3HqcS1UzUf+6xH4NwfoSeIrZT5QkZRFNLmuS2gszU0KfjAaOiBQTlzkPnrl9K8gNth5F9JcW9wcuFgxljOkH25QtFOkD89zehKNahPwJeWIC9JAguds/3bcAi1tVVVR5TQpPXw
xOp83+J7lqv0aSwGAvwLUkWDLJStUkcm6awAT7USzEqQF1FWWZTwoMqG01VBlnwFBGn8FgErrPRaUlAuLdEHC4mSXXICVe89EHOQ4nlJeppVEvUmNCFGHUH9yg/wmxRkaW7rjYgJGyaFcVP+TOoHhQ
MrCx2ywiyj+UDWo3SI0EbKSQbir/sURmlKmGsJP7QJVURRvVo1JJ3rQ0nKRWVf3HfIG2BS/duFEb+EdlMsu+QF76vqlJeHdm1m+k0jeZZ5QKOTou1FLhi1CwMvNbCcb6hNkNhRun9XMvZVMSML6Dbe
UvkNETK9rJACDTUC3iguViCOnRpyWFoDp01V1Dzco2qrkCfSsYp51ZYYVOzU9Uv2kWoDruqu3TfecLUCGP/sXFTtwaIl2nq7z8ET1j5ZrHVaV1foQuuIEiJEPcByRNmpxO1yRvs24v9V36fuYqHiUq
NeH7V8c54qTC1XM2E6q2Q3rjJ3j0SwnTyV1X/uygeLCvq6yb36SEqXUIszRjhN8AURLnMxFG8i0zAV1x57lfsgwlan9pKrJoe8l1jRsKLyrMMW2vKp9gBlrEMCVWoGNuYuI6Pxdk8Siua+UX39iSwm
y5tpo+9sYKU4SQTg9kayyaoNBEwrAOVdGmyIaJ0CGRsYxVGOJOCcZulov9pojD/oEdXyrIJ/ID7bh2raklwarxDxIpGjsJ5IpPZf9EESaSQzXJAMypodsc24iPlKkKIevjJjF1ebHxdNEkBcEVNknC
m+lz0qHAWnHEvwLln7HJeKzmq1hoDe/3lvatQY1OvT76EVJUU3ksNovH1bvCz2zgG0fFdRnJEargQIwQqQJvV1uOMp0XF/Wq0KJRu6aOPFB8NsCcHD9CnUbC0GTU0jMrdOyIZZDRQ8RwYmi4RY9hFr
H2MFaSEnyVUgM461S3j+WXMp1vuJOJKG8Gq+SR/TjqumBwoGwueADWvjK9GsFR/qzSSyBq9JYiQvX9Brm1wqqGnTOcg7BgV7pWvVOyXxC18mvG316ZTCceUKDtuHt5XKUJ2iJ6K26FMQBxbjt+mpar
HmexYN2qrOFSpcT+TvALo0wXGNiBm24fWtCizxUVsyPNH30kitGgOrj0X9dfsDVptPQabcV+sMxdWjr2/xO532vC/8RzBkveZ5zANUHZQqNPdSR97FS9UUF3DmM2ZE3mqo3ypJxhzMW2q9k4i1ZPLC
bN/4qX/4SSvyV/UljPkb0OIeHUwz4YpRdccCvkhenvWkHdlghOeGUYI1SpHzpftg2kPGiMTmPIou1eBVQqVVldhY5XOaIizy/pjkMy3rI0kJfg0KyOWnJkUaQnrty33SOEeNJGS2ejdv/ZU6C3UOtV
OfHRd/fbGLfYPJmasI/5s0U38k8g6PepciQZ/plFTcNTHZSfhDhkasny13V+/lQZ3m1B9rsR5yOyphvt23oIZOkuCpaY7Pw6iL1adFcQGZhsoIcsKp0aqGCEaMkgj7HO25ou5QVc3HrO11Svy5tkOG
IQ6k6M315jD8JdW7JpFEHoWrVQVn9v7q9D4BNaKRXfIWbpFavOzEWOe4V/dg5JXD89b0sJMY2xoFwXEQqqLM9OnVS817MwxUNYYx7ZlZqRnN8Q1TGEVCwj8y5zEvPq1wNogP+e6z7ozyGfQ3ErWciN
AutfNudujQ9LixsPdBmiPJvY0PrFtJB4M6pFNnk2KXCYs0cCfDlHeWD1YcTrU7jXdr1zmqkKnPvepExiqFZDd7W+u46c/Nz2fiGB+hsPnlXuCu8tkqJ1TPJWGkJVfSIdTJyFDHl+3uWk5ziM11bsmn
ejovAWT6XC8KOk2FTomx6/jSlmQmw2egj8VoDWlGq7+cWbNIWHZAaGexze4bP1RV8Xfn9IzoxNVkTlGJ/xwJHkWG2meDhmheAKKwZ4YrQtSfP5KOfjZppm9P8vsbNJOOzpW1oz/r0F6DBtXRq47nCG
aT46qcSzoPTFzvfcQtyCzieC2q3N7mHMmz7UiC+qk2M38z9aWC076FDOLGzYMmKkqdOEqzPBT+IDHts6hT2nk7vc77VB1YdX4zhvqVC2nkI20FunvBem9Xx4vHGO13PrNx+bNmSZUHQlqV8NCU73Rt
NKKrgd/VLyLu0Qe4iwYeSnWnGuRZu9MPSRob+jWuYkFliItP9XAWB3Thx4xAONK763vbCdMVlRETUXKlZqhmyC8Ns6Hb1L9n15CzyxK0SxC/fiei2kqKSeoD/CJoOmkQCrfPE2o79JKsMaOgCF2nUT
+FxZ5MuTS+H4L0q6gy7dFv+bp6C4Jj28d3DPu9xpiEgQLQHB2VvMLPd6qV6E8+dR71NwXUoO4lfAkhfjGT4Z3Wx3LqcRzHukGsl5pGiD5MlPiTHL3UxO7Z1TV9/ekzFC1xKY23Op5XSYb3/cZq/pzz
Sv/uNwIaNsyaNMiRj6XSPtdfre4ZEc1KbW5MVKLalwpiqbqIWtJn3c6e6l9OtRtqHMwTz+QkdXznMl91qByt6qhXZRjrtVkUt7xDnUnfD7ZxOaDe7hFrb8/nGoJriluVAG2EDEY8nulgkJ+POcEA8S
s0xHBWU9Q+bLVRdoxqgBVXdR6LmF2PHbkgOotfW9BGFO4nJLzTzuY9SGNENNeU9fH+WOHyrdXe0I6uIL2Xd5AtqrBqV1Nt7JDng1rnqF5YAxmff53e1++O9WZ2WeazS34Tk44+ySzJqqSdhLbycfpc
fq/3GVL7Gvz6xYeALYz65S43F5dF5XoIHHQWvd/3qMFgl+kLGgmdWm6WT91gTeLX/TtRQisXYO9i2iB1+nUe6vKpf0QRe6pjWBnVXovuZ3qBKcYdCPl9TKVNWbAyiQmOhne9wVuV5aVO6nz4l024NJ
suLJ4+55eLzHEG6h0mUtZWoW/1VW2JDjImH+sDAoXU1Zmu7/1mHonm+vdaHOk4dvBroWYP33mK+lVdEenqtN5w1JiBXqOy+HfC4qbijqQiDH+IG4968azgCZhMQkkOxemjSapUFTeiXSrcNDdVso0J
fkZFSZIbyHVZJdie/1dHny4x6vVYzJXFZepUYbT6TbWa5L+xUMutB9PtqItaeV8vL/jY6Rr/7zJNCFtUmP79T0KICer7ILNa0e3vBoKITJrS4A9NdOqwzfLndCHUobvNZiQ0bngEv9OxP5TkEwkmfW
bsR+Op4XtJ1LyDJxMe4dhAT2LhrPcEq98mC68Uj+az9px9151SIT0PRgJ393arG8m/2WTNFYkbzXQ0DKQjIwvOk9cFftL3DYC1To5MdvHclg6P9up6HtluwvPpd6erQ0U3t/UFBgnzw2fx9c2V/72A
cekmE5Q1fh/nbIw7l79GDoR/6txKrTeDZb2jkIPKQLAKTrp8xNdFQtvOpJKcdEvOxS1zmYxtamSACxPqzlu9XLuK3eWs97CClV7LOLP0lDRs0KRL9wuqbhLX2997AU4L1n9xM8IPzRYP12Df+d5S4X
16i0fHQBYy2pRe1Oh69cnzPjNvVByvypoAa93rGxCy+1PvIF0tto5pf+PDzC3qLzefyjbvyCzJJNKnZvnm5TQbjnYJUsrfNdkuzdpb1i7h70rmTUa36iV1p+Y9SWZGpveV0Ddz0EgzPaRfeKlHM/Wo
Fuy5ZahnIXOtTuLLw8t7pIPaNVJoJzUR7az11BnpbSE7cVN6ugDUtNdUvz3g/Ri/KGrVz57+4tf9FQbB9mKQoBuJRVONWFliqzcEey7f+1rBGn3TxDlJlJm79KYFhKdmobs04vBevs4+1OLgbKsvNG
LJU68val4GvwrWzNV8Zg5DHZlnOYI18RrmL+qzpXb0UsoRfFrhL0fISbwflIlP5WdbY6CVqe8mSdrYWve35jNSvd9BhvdTGgGXR6hXIiVpdDELm2edpn11isk4pl67SB5mW76NXv+n3uPTx2VFpuj9
IG/zGx+Snl+YL1/F06a9NgaNBqDAF221+CUQL4xAfirZlPTNW4hSx9aS364fT5/+Zk3V1RuqNmdfqIyuCMY6ZJ7Jz51GT+/6+HzBa43ea7t/6pS9aJROTb4qz863+2/sadSZqavm5v8CBwMs2Q==
""",
    "zh": """
eNoVl2e2qkAQhLcOKggqYk7oVcwRMCNxM9NhdvHm/fMcFcfp6qqvaFYTsYaTEOZHETsiMXFuQ68lkoTLqYhvsD2IOBFxQ8Rn8HK0uiLd8V4X6QjHH1zsaHAU6ZUGS7Aikc9hHomkDfUEojtYJoQ/tD
oim4EbijgFtwu/FzSO0GnBdyd+S67mIm5yWYdbh8OXSA50cORizVoLRz/otGE7g2DGfgtue3wO0dYw6kIxptQFRxexLX7q6x4tNLrZsnqEZA/BhwZvaHiy3oJ9BaMXtEbyMuH6WSQt6pj8/kLkkn2i
dgTBHzRWsu7K/yfZirwP1gfnCeR9kZdU+Ym0LeIZzq/QTrHRQO0AuxySAWQaBFXoWFxOwFvR4A7GRyQe1T5gO7AdwfaEgxI8D8c7WdnQthA/WyRN+D0hX5MXg3Fk/yjHL1x9RdwG4wmdmqw7OIooKc
E0cBjhbQNlFVxH5CuctGnehPYSXEv8LLBOGA7QGonc5NcRowFdr9DpSr0P3RxvW3AnuPDBPePDp7TPh40cB1hzIU1wboFxxfGKnimYHhQWVg3WDJxrdGmKdIPVJ3wfUpvB74Nuh7yXXE/AmNGxCfeh
SAb4N8fRlO8+dCdycRK5A8YO4hhHddRSvPrQ1yFz8ZVyUIDboMAnW13mRw5LvFdY02H7gmXC7xoXP3zr/A0pOYAarlfA/U7pEts7Wu64qEJkUlrjg86BD9YFdj+0m3zo4XyJqx8HSqsdMOfYqkN9JX
4LaCWQJTgowHzyruT1BX4P0GdQGmipf2GB9wfWVKRKkCN0AtjW5GQJjhLVlO0HGLYcH8F5inKBjxRaY6mtaFrwoUbVm1ybIq6ikpC7EfEcwgymR2g3oRyLeCTrXVj/icTGd1tOPvj4obbAeYh/ukjU
RMasD0SqcbAF4wbGHRdVHHw41HHww9igog2mI+t1zq/ovcAZyk0brDrafZrmOJxKbcmNO8RK5DbME04unO9F0aT5Eho+GEpIdQxd8gKuP7ko+B3RIaRtwkEAmwgbOxyNIWjRPQXjQvsUnDZ0HPIDtB
06dCFbidKXpys3Khwu6P7E4YtOCRhVMN8ibUjPxPgkshXMlxzEeNtRsYVfScsnB5Gcaxi8aTWgYQubNv6NoWiCexHxgE4fPlT406C0zhsD8jsFY5G3saXL5VNkY/HbQ1yFrQPBD2ql9FM5NWBoysWf
PLe4/MPRDb93OSu47NKyBKcK3SMcBvRaYUODbR2cBjT+5KJHcx0s9cAV9B1K9jgI2bqC+8CauqWnKNRWrqHQpBFD24S4AkZT5EM53eLHwr8aJHM6RLA9Q92kRwFaBu6X2nUcu5S+wOpJzcZVHcwp3C
agTTH0RPKA8oJDC0ehnK5xucP7Ev7UXDJqN7GlPp+BkeKkT3mAL6XwCtl1ODTBeYm4T40PVx7QrojkyqEptQrc/2BuQssg/SJyl6Mqpj60S7hrZBzArVCyptSEbAgd9ZWd7CtPVtPfyf0IkiF+HhBM
oPjKmUtjg5subO8QDfCm9vEhDQd2T5nWsH3EScGRRfmZdn9sJ9Bdg7L9zkVkOs49CE20f9zZSf8nJw8RF9SpcvOO0QEaJXQbuGiDG3Enx/kR4oDzgFbKxmcQqy174fPI5RxuY1x0sN0ThYePJ6rdj3
Rw9zjKoe7iqovJB7U23tboW3zUYHOBRR1ve/AScD/ynuFzzQdTpAa/fvQ6kHWH754uKxyfcL6A4EnpjfMU5w6HamWWYBhgvDHpgLXFhtq7mD9PXHYorcJXrcYLFyUNIjl1ZNqlRsivJdRTblUpPYDx
Elkm8iksZug9uOiLMsChAUsVRhfYLqWm03XA1g+cFbhPfq2hU4WwhZMd6y0+2Hi3aZBCYwnfF3+XrDZ3UZGbP9xo0ImhcQKnLidPkfTAWoDlYWPMWhUbQ1i4dBuBu4Wihs4a52f+dkltfW+NXkEXdc
4NXaYUaFxGsncHO4Qoh3gBUY0dG8wH2iU1ryLdymlHTkoINtQOwW1x+OWPAUXAwQnbB/iqWYecv9AuoLOn5ExeQxQLkU2k/yFf4zwHrYdWSWcdFh162Dhs0XAHwZrXOphfrs4pXeBfBxZjsCv4bgp1
DMfl0IbyLaeWSB3Kx+R1wG3iqykHU27uYTsHq0uHVK67UuvIxQq/XwwdWt5oFlBqsT7Du7qurki60D/jeM1f9dgL6HOqWrANIFxS9cClAWulwx04Eb4eYKXYvGKpwW2AnT8aKGZQd2jgKsaVj8ONKN
7QOdDggXEsfga7c+g+cXzAo4+/Eb8O6CzlWqVAiuEFpwEdn+I3hb2FWwf1EO2T7CuXvmFrJ40eBBY2S0hcSmJopZQl0lNIM5Y9FcoTGCpI2MHgzmHIwQ1ragq+nNa4/eXWRz7m9AhwtIXbiWt38i9c
2cGoJospZgNS7BF32NfwusZ1hO0W3lr4mII1w0HKUZ+8goMjTmf06InfnepVWnri18aFxk4IgS4fOr/esrckY8thSu5NZKHcq7BTmHQBdyfiCJY/dFVYRNg0INuz18SHDXqdTiXaB7oNxK/DkS79hK
pLyk5Q6FyLYTTHRcG1GXgRZMozHa4qzS9p74pfhMu+ULajcMtYozakjQ6aQ7sRzeqirMrFlP0dhzUqU67Y/H1DlLG/gSBH+4obG+KWyLbYd+CvQsoVgzlGa9iNabHBlkpPRVYBzi8QnCExKRuR7fFh
j5OV9L5yoHE4BgUPdwMbfd5UuPoH3QyOE5yGcNQpLXH6gfaMvCX7vox9uE0h/YBz5+oH7k3x80X8klNT+gW2behqpIfw0LF9xsWStQ6oa2nb/H7z9wn9Hdw2HBZQD7nqy/UCrwWlDjhfmSvWXXIvxm
CEUQzBmJtj+C6oYsPjBNldeoqZj7Bz8VHK+QMXJrbXmHblsC53N3z32TqjpvH7A0kftonIGqS/6diW2oD0G789yHvgXmXWx96NvAlvdDk9QfKFQQj5kN0WJSFoS3qOyBvh8UzXPR10aJxhVYHlEv/O
+NnDz4C+RZclmcqdLvjMudaFzZbWT7wepO6I4gDhEYdryFOednE055GKxRslT8h+cvcQWYyNiVTZ+itxNmbnS/09+H+QNOjWRf2D1peDEvwB7OpSc1GZhqXhWIlQ2aaPUSj1ukhzDHv43ElNw9cYuy
bpEeTKHkesjWHrYvME5VT259QKyL+KxKKfDnNLeiqac6F+vZFTqLz0LScqRlWsKBTMYWVKr8ZlG58eWTHuMqmXHDWhc5T1NrWUq4zpFYLughHLvUmvNR32XKugCi917LsJpZLlBKsN8BVOj7Fm4fyO
XknJlh5j0AqIZjT2cDfj/ypt8utGG+UAHt5VJOm0bsvzkbwuOkPIljh7gf3gV4hBQ9YbHKqe5YManK+cQZmbBdFEjlN0b1QJMGiCeUV/B/s63/aUZtj0oPMS6QTfgdRvUHSwcsRunaMvv/8oUEQ04G
BNgy90fuCpGSkxdPilvLpJ7RS+R9ZUsuzZUfx/w18hBwHUFeOlcqAqhhrWCewd1Be0vsu8ROtMlUwmKSUJ7XVIluR5ZFuU9aGu0cLDSQtOM/zYdOvB5IVuDx4xztUC1tgf89iFQ5dfMRsd2L1guMdq
KH4TkU1RX0NLo+SOdpuLE2uqB525vhFJST0Vf2+u2XTQuHMUZY3yLltKTmMYfSl5QxjjfYytCr7O/Erk+IzLK1kmVUN87eiYwnrKeQjNOlRdTGfQnnBvyo0nV0JY+Li8s+OzUYpUTd+AqOD8AGbEL5
+mqUzbYDdkL4WmQruqnCnzOcrqDZ4RxDrGochczo8iUYVriP09ty9gJfg+02GCrqpvZ9CV4Qdc8eHh0WCCT58WPl0Ulaljb+VEE1kX73W2HFJOkg6pEkP/QZsvpQpgmvj1IRpBR6HjF5cv6FpQ9OR6
js8zHR0o1QPf3F9gc4SvP2xbcjjnwoNNIAdKexeeziALsXtCdeBfBqmqtw06j0lBaVaTsw+Nuhi5EFzg0JHzOnX/UDtDtKXOC4ozui6bcy4XsP2xEVE2IXdFpy9uAvxb0OWHjyVUrpQ+oTRlZQ/2CX
4xvk1cqQ3dkT3lV0DbDBV19FaU/ChfY9MBxSejBq9HsKxCc0v5jGp7zOcic2B9xOuDsgUcVN1uyN1dpCXsRrK/kNdMxDl/j1IJXtX2foH2BUYLXjepckPVN39DDmPIFH/ecW3A7oMvnfSCraW0X9xU
mZuhektVqnoFlL1ME1gOIKzBvcHfKsY+troi/rGtpq80r0JQxe4PrRetdFzvWVmKOeD3FuMB9G84vMr1GHYD2TdE+uBpmxSg7n/i55Lr0OCJfkvqbzB0OTP5LxFpX95cOejgtI9RAEYmZx1aO/y+YP
MI5YorVcpist/YWIMzg+8BNk8wariYcxByOKP1gXY7XIbSf8PXp+UJKw/SW7KoiWxPuyOEKfoV2U9gvkG9g3okq13+bLBxZafHRsGvFy4HmL6o5cnJgAsTVNHzL9jbQuVIt0KOVYOO6HWhVUX+xzwX
Og05/YisA6MKjcbU/8DJxMaM6xXsxlA6rPrv3JeVlKsxfE/Y2oL+gayKhxwaD/F7ykofOrZIdapWaDWiw1L8WmxFIntRf45vQ8RTnFWovsOT2scnl1+cqRxv0eHAVZPDPUUHjl3qfzm6Q9eEoKBnA1
8eFzbWtnT5k7Mpaj16TMRPgfqZKye6Ozh08VMhc0ozUxR7rFyxPRHJhZKVNHvUrMiBjl8N9SPZDzmPybry25WaSe2TnL5pt6BDD99TfrQg/0GeYcWW8Y0/TahvcXqk/7tm0UGl0pvyB65DqrRRre2m
KU93unnw9MHsgWLjsOSwi+8Yn4pnci6X5Bs0Mvn1xcylYwnmCi4nrurcCMleg+vxTIPdTsYbeNyoaED9JuIH+BNKJ9J4859DnikHPiRTuv3ATFkxbbfG6xvdmtjsQXWG47vsFTJeYmbiw6K5TSMXvy
luenQak7+Qy5PUMrRvojhC3cZWQusxrnKq9HARYmUj9y40Fnw/c5FDsyrjEsd76KjVnpOil2WTiwaqu9oF2LnKc4WLP2iqrdyILOJek9Ke9AoRq4h8w8HE5hKCOhddOR1Kbwgqefs1eNXBPoOmCqwB
vas8fXgUgvXF0Y6GZ343YWeL3MN3HbMLeuq0ddmbol9F+yPSAZcDUY5F4rIxkH9N3Nx5b6JvYqUG7gB7f/I8huYExwk+YrhtodOB2xLjFdwtGhWwn2J1LtKImiuuahx1sOHJuY1+F1SaTzz2I/LGGI
+55vJ7hJ8WDeboqcJrcKUF/RO0bapWKbliaODkKLIzjetkBOD+ZM/Gzo1bbbpm0viC/oWsLwc71NX1RrDoyiylMqPkA+6UmnepBZSrHjrHzQwbXTaPPLhCmMjzlk4mmB/8C8FsgaLHekypAQsllYRq
EecRXjc4bdJkD4UvBzc52Iv4gOOrVGXzr4adOdpdWdFEcpNGyKXFVo9rpjQ+cvyA8iCNmfRzKnL8HMGJRTqWUzX0JVZPuLjBYcaVGTq23Ewwq+DExGsCnUJW21T94l2H7lvuVNM/SM+QlYBLnepD7P
XgkPL7BcGLqnvQEog7OOrKfhXHR2nWubuRCsA8RQUlNltQMdj4wX6Hrs2vLTZNvJ2563M1EfEa36pr5DipwN8FWz4fLH6d8X8kvfCuXrTAVA6ZwGHOkVqWDzQUh19Z0ePEZYUrniXPXfEbYHIWsQeq
QTd+cvyF3hGsQJ4KUjtSWWJ3Ivs9bH/lug6/FJc1rK6wehT5U6R1NlR0LvCzBbtLfwdQ/fGZcfdO+UnOHXT+uNrmpoOpopQTOgb+JrRy5PxPVt7cqdEoxK/iNOVIDXqcqTqBoER/g5YlT0+4VHgzhE
JV+Bs6Ha6ssNfFaY+LIwYltx/YbWDHkMYd7i6NLtDXWK3/6o2PC83uNDTAXcmJzu07Dh9cjGTvRGNFdwv4fuWupF0s4gm1a5goAUdSSyG/QaQgs4T9ke06dP7kco/akZYB3ur/AFC4Ma4=
""",
    "zht": """
eNplV2e68rwO3JHXSOjl0GsIPbTQCb0ENvNalnbxyQ6n3Ofyg8MxjjwajUZGiM+LIrYQKnoXMpKTnZxeAjv675XkhbL5r/Hkd7nLC+jEeKv9FDJXD5+1CgIXC1UbqflGb3p96ff1VX+pzlUT3sdy02
x2HgLdofh5qeJLbqf6gYRHy5oAr6/qZ0GPnnz1YLI2myCVoQajomhc/H2pl/fB36jC3MV0ipodvX5py8QM6tef/O4avsDDAnauWcFNFkZdAX5FnUpC1osmXnwo8JH/if/vysho+EWPebggqyF0dQ1M
kLnBR/ULvw3WHD9F0Sx/fWwL2WkIddrzpmdM7lLqFMdpDudpmZ6EAJYNsnL48oW8vYTMR+TzImB/50NuN045veNPmRR/qrbRrlM7y+E0nEYkxILTokruadDSBHX3clcQ0q0adOk1vPvULvCmYRUmJ/
5rbblInBmssgLXGcNqYYhBRsjGhkbf+V3PQg6OTAJnIXO2wNLKlLgmlJfnB3do+XKwp9WEeelxOUdY3Ao10rCfJ0HTldpG0Nub+AeL3+5LGT0wU7wkHy5/aP3WD2cRoW41dLshq50XOFejhQoN0tR2
+GivSREXGhc+yxVqPGUx6egyyuBeWjjqXaH+Wx2NNGSux8zzEbC+hNKZ5YTiw+He4PPsvpbkWmZjZF1hbsvt0jC5+CMqGmd1oP2Y3/IPuUurXIShDzj7Flme3K9kR9OMizc83urKepLFmDom1HHHPA
fo+VQ6ydhNto9hwPZcYCvFZXkJXOmcHjFmb4tLri42u99iTvVpkBCYzpg8RmFBbkt8LsS/e09el7KT51IMwrwSukvh6sD89stnOUPrNufTkLEE+g91yULcCaPfv/BZF+hNw52GHnU5fj/pD6DKCrs9
MZ1mClpSQ3maBpLjgVDrpPgX1HifbgC0Lji9w3Ok6kvT1A1yOuQ6sGDU0EqRHWjxnvTDbk9bQhmKGgflnvqslVC7oaCvkVCOiTfsCpU3GlSVHTk2LnO6RQ3Nj6tuKBa9jC9oEFXjAj4zIQf1U1jzrj
rVhRxmZbYM15U6+TJfw/lRkH1gj0jQjeHQ19YUY/D40H2KGui+Od8JK1AR//8iS+sB01mNfA6lPA1KerPnCbkIdH8eKRvBRQ+KGxPlaFOSaZHNAqW6MpsxWhnjvErDltx6nKkvaLNRhxl/ETcEvnRn
MtuwNv4iMw4rJcrNwi38766BwuaOzYnczmi9Rf9IpRbz8+0EewaErTVUa6Fo+uwk8ygudjRIqoStrhv5OmGKkWCCGanvwpJf/iTZ7aDbQY8tHa8cTW5XUGzrNjObYLcM90HSh8RZXVjRM64LZS/oeb
9+fB6EJt+Ta34AkwNB8Qym5mRfaTjTDKdhrRmX2ZTAs22o8WVqz/2QZ+ZugoKstDKfcGlNNEw0/zB8c+DChtwtvGM8ES54rks2l8mCwafVPCHgkcBDAGbwKGfMfbfQZY9zXOYFqznwlh9PyEMwNhz0
fXiNMTHVhsFjwDpqsd4gsTGFzMsgTe5Tz48JvMNxp7YZiA0hfcb5xzXw8jPPoHrXU8bVn1LMTkLlH78c2y7Zu5+t8yrXOCLtK9dvFRpP2AHpu/7Ha7Py7qZzG1yGlz5o1ZWTDR6eH3ocN6zjUlAqh1
5Pq7sqt2zhwxNaPS2aFg/UnOSmV+eOkKVDeHSpIfCo9TxnaclORR0dbqZm+OV0Q42MslzKs5/PSpTPaUF2Bd2eFFSESmSYmSE74kgbiAeX+a//FEyr+G9jUC47x4S786GOTfZq3X4yHteaTwtscB+c
WQnSPqrrXg8jlvwhQo1YmFsmiQ82a3i8vpNd8NMR7Qc5PkG7I5WDz9S6uXr9S9W7qj76FbU8nA2v5TjcttRgLNoD1K1nJrgOLOt9s2NYhEtbQ2/q4U9FTs/dUq6C/gxtRwaFb32zUNusL7nZ/PGHuh
y/mAoeTwu9DHd2s5sHSX06PN+wikPVYtBbNd3A+0XpjDrmVPBpPxXsBASOwcT6JDdghyhQzmLVNQ2aNBRinzvDlflk04OgpqyAMytzDfsCtqETyH0S7zoDzOzRN4NFjZ5yPDJALJ1oUlDG+WtvMpJh
oR7AyehJtVdjW0BlIjCa4CIEUDprGWnXnmdxMTAOapm0g6GMLPlKmGNXX6DF45Xi+jpE8x36WqLUzOLTMVX31S6g1QyqL81XD9K+0ftJ2SxAqJgh3J3ioE/xnaBeEaoDAW6ck2UW4to40o5y20LFip
jRzXq5C2gvv2WX5KF7MFOtwyKq6jtXF5JjtTT1Vxdt63LIZErrBCk9Tw4aSKERPn7o/THC4xzPczocdJDQ2ZTV4nZMqK0nD3quuQGut6bwvuoHXFczJTGeMFnU5WRGh6M8M8JkWctN2wR9LeWjr/Zf
MpXHZw1qXZz45rxMhA6Tn9P7DF7GynB+fl9GXjJ35aOejCy0Enzy3cv1WTcnfGnCseaq05w6M2NAK96wJbvLrBtty8eB29gJE9XU8aWe46Y/12B79nP23P6fuYfxGy5nkMvR4ygktzD3YAcePqb6eD
jCbabvovpWV/BV7KguW02v5qeVpBRPp0JD7Y1evkpgJWW0bBroCvWWysf1/A1dkzwNUyazcq8nAI+n7ExgwKK22WimU/oa0NdUNtjm8450eb1ixBO1zL2/AskoS7LM+jbLzRGkQmLdn98K5L6wvhYU
O5EVNp1KeDJ6klemJn00NCfI+bQFHkbh3d/gGmWhmsNpgP6CS8mqoOkGl3yRWzxlgmfYwg25K8jGiu+BI+XMBETPuNww63V17+gS36Hq06BpXJHvpphqqYUHjy+Z1XM/KGNtotuAbbHyhPdeRpIfa2
jpS57S+oRFjQNaIcLEFSolcFZ6qm2gNobagpKrzzPtO7RHqpGlhoslvuwHccqMWbUeZ1lVU/PrhqJFrlP4i6yvz/gPOvBoTQ==
""",
    "ja": """
eNp1XPlW2urX/v93NcAVmphSIMSIUQGtBZaUAo7VyqmfHrgYbuTLu/ezh4SetboKZHiHPT57eG3so3gfJfuo2Ef5Phru4+J/rX10sY/m4XP6v+Y+6u2j7/u4G76m+2i2j4/DU+WvbB+n4XOwj/r7aF
K+wL+L8Dvu41c5VhLGegk/hjTfMnwd7eNyxnb4ehVGLp8un8rC75t9tAmfk33UwfXJPo74a1yuZ1ve0OnmmCDFaLe0jy/lhnB3W74Tno7wwmIfrcMLT3SLLr3gcxM2KgO/2Sa2mGMVbiY015jWEm7u
9nG5qcfya5iiXF54JTyF0eP2Pj4Kn10i9Wl5I4w1DP+NS0LU9tfGZx7maNKAJXmXvLtw9Ro0WWD4Aovr45NY+A2sXODiGp9EjAYtpPw35TlKHjNLZYic+Rt4j7eZhLRPoU+OtW/wcikHz0xa/l2EJd
NgrSBPLAtbEoJEHxqC5yNiWXg+/orPHPOU4rELv/vhxzVW1NlHr+B6ooLzDYOWAlRSMcP8fUzZpP3a/iZhaOI3j19uNg7XZ7RvenUkTI+eaaf8GK+UhSv1IscklyXeYJAJrs88P/7FEOXvSyXGCheX
gYlNYxpN8lBKESTukQdj8jyBuM/6mwd7BVFe8PsN2/6D3x+YbMe/A2/bQTd5xX0R7yDIfUgcyWOHtLUQMpJUQ5SXkNdTrO8rhBZiVRGfwJ4OCe9v3kAQbRqozXzlKZ5VJVjSz+j/Uoojb6iGJjWd8N
mgvXQCBYRMvUBoEXG2ZYGd0Tvul9YsZ6mGnpIg9yF2AxKXLYSyRawfhM8ltDXmlfBY52ohmOQFSF4u9wRCv8ZyM1rRLlwdY/8n4b9TJazarWswehaMKBkClu44ZwVomWDeEgF7kNHcFODWrCrd488V
1rfG5CT2V6y5sQhfCslrs6GMzsJD58ESk4EUWynLJXlSQ8hfOyYyfWLPmLfKqrHmNZIeYviMyR+n8CMsS2JA2o6/gZAFpCgj0YDAiBWaqUHkzxXkpEPM7uBqH7NCmqJzr9AbfohFrAV56YHO5bp63n
ROQHEx2MT20nfyAyWvF+BAF8QvSXsqekkky9QubFmVA0mJNY9e7zZCM2xYtpJ6cToDVYZqZktjybpzAws9s10vw60Gm38aaACpL8AycICEKyywbdNewL2NQLk5GxR+/g1zvYODHYhTx5TUTMAKxA0u
Fw/fQHM7fD26YsqTew0Sn4MZJ1Awh1JytzSzFuxc1yxFLXP4slFRU4EygkfWNd0MBGGjqXsZgfQX6ukCcuqzfwrcy72Tm9Sc75RxBvRd6HwL8DTHPn8yd+Azhmphw/pE5VegYQajRK5CV7WlhfdYcc
N4AjQYF/5UbggLAwCEWs+hhK/Q7U94iC7J4RRaOYZc9sH7AQYK9GAZYcGZips0EV3h6QYtPYb9Cw4pXOrT14zH5HcLKHVKt5x3OIaHSmCEHEL6TuK7gji3vY1Y4jeJrc74J0yqk3zU/A49w8opz7Ch
MBln3qV2SUgzZCzC0nqOFdDLl+FJHv277VF5glszdblBUjIjpBjBC2xM/CUPs6bxg5dQE8/jPWHfKRn8VFEDGcYm7HqLGF/A9PcVTAbJSCAZIiRdXErxmRmqJW3o8sRBXFKeOHwViZFdCD8PAZa+/Q
x6ZRzgKAItmUG8O6GvBR5pe0TqbJHB15neTlVLWzTTkPUhDLMA556hcd3gxZosnfAiDhaLKcl9lESTbfHyCVY6oln7eNQQM/HfhP+OuA6AGVg/x+p4k2NIxrUiZiHKDe58l1354KtZEas5DD0v7Jbu
9TDBnP7RsA+AtomiWtmoQNo+RyrllXtCEUOgjEJFkN3MBBA3B6QVq1ZHtRKEfGKhH2rfeA87gMwjhJsykIcrU7KBQ8Xq5GbhsYO9y3nbpFVE7px3Lm6MqOQDBPXROfto1ou+E8igATJspgIZvEIECT
7hAA9ym7FuWPAVfJmYn6BkDcJTMcxPTgJyBRctmDoDwKyYzFN65NpebEMw9N4E+sn3xJV/wvVKSkAk5Qy7ObUpcpNzWsKzel4FRzsXNgSJfQQM6qmjCUs8Yynl0VkJFjDKOQV5F+ZVX82pz2gpO6CU
DPJMQsZD3YY5WZ5zcrIZMNmStrywMA2yzL8f6PEHj4/fNLjyWH1iQbuIXSKJl6+Ql7ELSoKd3LLIKMgVezkEp04hEd6w595hL8JTA5KJNdxnqq4YMqCxVIOgYiLx+BzvJhhObz8SQUbgwoDRD3iVwX
ouJUkCWMIvBxjCiPTA7ReKPUN2BqmWvJJKMPBGTpGXNAA/eYJLW9QQgnYeEGLLfN4ZotWGBHbPMHPHJAP/wP6OISGI7TTxkMHBSlg3hxry1WtMKuaPMlBK2rmpagumgFcxNwNwBhHjG0tSlLEqyhqx
0VjBwr1t/sF4Jsb0yRj3YqTZwJPxjU+bbqtZLU7Ksc0cajog9uEHi+SAeR5bnKk5qQ5I1+M0RkMC+Ixnk4i+ilEAhgy+jJVv4QWxSvz6DI9LYkUwmziaOyVqeHqj9KE0ApEQUV0Ex9nFbzIDBXE/Zz
UMgn8fXnmF8JwDOvCDLgjqaQzGk/ODDpANKq+5rScaO43xyHnFMBdimPMDUF4BsMhX1ojxVBlTsNwWq6SxA4NzhEbzA9zakORGAtw6V/PfkCzyud/K8nAFpNGnICmwnUZdj2we2IhchDQPQ545HEIN
wlSTflNgsIlKH5I1NRRzCzA7pynn7IuYYxtFLgKEloQpu4rPnzXxuyZirOECCnMBWxEt8swg2pMR6YVthjqKloIXtvT8wpZkbwOvS1kv1Vm+PTYp3dKQ6k6Dzp4AlUvWAJgGk7FtbcHBtMEmCeUQhT
NqSYFa4KjwfkZ0HLDih0kWLoAGZimqKdoDrU7YA9CrIZVWINlcQMvuOFXKv7eccuNkgKQUc1iuS6Rx2LJciJtLkM8p7Bm1N/bgkEGUKtmleLzcB6T6uGCNS46dza9ckFqtJUwAqu3Dk6SoO+wCK5rI
qlKyQgUzh4y9wAZ1oRWWQpdaCU9/bfudmDPq2Dbmltt3Qt8H0S4kTvxqVAy5bNybm4fnGze2zzn8ZktSCLGH/EtckuRBj7nGbqSSSHw+hPbv2KqYpxVCzTHc0lDlhpODR5BCB6k4sYx0Ogt3U/N2mo
Oc8s4CyroJe6GdBWFOYIQOJBnSdAyOVOw2j1VAmnisAjbLVwVUFc1EdEHloUWrZxj3FnpFEJJdkMVobUhSB5TrIRdkMWoD0aOOf44MkrjUEYoifHdCYw40bbhQjDHzOTMTKEsyjzgLzrcW1RiT51n4
KkdDsuAnqDXEzjYFc7rVH5QYFdP8hK0+2+RPyER1vdV+MaV6M0JsjBB/MNCHN8Bbn+6TwsgR8p80BIEhMHhooAEhJL9wbBLT9oCABziWHFGMMaohwDH9+lCc4BD6pWXOCp85uzlM0Ukm99asH0+9xa
TH4KMDoSPTFI5w3T6/0KqelJLhwlCJGX455AuZZo0acWEMHrahuScnpWZqb23HgC4xsn5hPCl8vptmpj6EHdGlEVIeQ826iP9TYMMLGVudgYzuOly8ooBN7ifQLdH9JWa6olsb/6BLc4VPSemNgC+u
IWE9JGQ5Y7SF0W+7+gcLG1eRJGE0xKQXNuOVGcwxwhtJRoti8jtcnCQAvsS7C18Yc6UdiRemqCd2Lcy8qqjUJgQdcR/DbbChN6S332GzUrz4AaqNCeFo2hk552GtWJRJIMzur7TOBAJjym8GurYNfS
yBPkQcJKf7L2a8Ngilke/cR58jX4Xo4TPFo5LT4BiiBSq3xWJDu5Hg0zC1iaq+w6ED5QoLhbiQBlVhbvH1uiL/AkwvWDsgK3PN0mng/NPM8S/DAK++YCVWSiD9GlDgEfL6hAj4Fbj7E1B2662bS5RN
4HnL8d54EzECJd6HD/8S7zi/ao5T0kP86rm9d2FG7otHieI/v8PS1WtW9fjvXlKRINMvCDJPuKlKSXlJVaiwpFoM+onTbddy/TQWd4z0jKU8nABUwmc3oA4L4ZK2n2qitC1Za1d4zLT6OKwlShQey3
o1HunUvKiUus8QKQlcuYGmX+L+EJj12jvQG6S+ppqz0uiyUwEAInEnlfhqAPEtFP4gvWMhFXHwB3Rz7Xp94LQ/IYq5xoNbV2QPjlji1E5NPm8YjnKrQvQNBmULQyJJtMJckFQYzMPy6r/X5KxBvVCF
Vy/ibri0w68JQFwTTTZVIICeBLY1DQZfBsgnVtI6/U8EoG+NxJNuoCiZjXFt1V03jyTx+Jm69uhjK8ptudEken/AqJKgl5iWX3sxKvFrCG655aT8/EC4MNfcL1GN8Z0pIFQu87V2UbKv2pXAxVPBwZ
1a6WZ8UNIVXj/AqL9qVViNd64zN7XhIMjCpW1zhCou73Fs3vpKgocU2iOtIxO0plllVx33RME104OnuK1ErhprWPRsJfWGzykHtepYkvAZmnSH/d1jX480/863DknxRHphpIiyZRPEjnxK/Ucpz0ku
BZI6dgCYsVoCs00qyLe61s2WcXWGjZ5v+JKU91JT3lxiWx46/CPLlEzF+cyxNHE+vUrU5nXp3NdCVYtebbRrJS4SjrknOT8zswcqvkcfWNsDdypA4ddDZa2iS78rz3yqIsWFGb7IryDu42rGzSgNtA
Y5Iy4sElnuVIuYbHotLal9fFQ0annFqCpEZtpoCTlXSZz4RcwQ/1cz5Qvf4HIvQ/rUgMObf2DTqp1rW0j4DiqxQh6aZXPF0RR6gEqFeLfIJkFbphgUqd1xIHBBdgGgjkCwhMHoF/FVqiCwK0hlDrcy
sX43YsucASVkaCbluGovChtTaSuCyVDrRQWmlnXcPvhms3atYPvDml9HbFnJOmiAsLaWvh3C7R+avZROWM63bIkAa5+l3QGjR9rkFIBSTzW4Y0X+T+S7cssSPmpufUHCOqzmGZK/6602AOSVtj8PDC
euRzfsKEEi7WvNCYlxk+RJj3r++vAKS8vEkT34SbN+Il244B4+G/QM8VfPS/9Me3l83Vwiwh/w0z8ZsmPYORZG+U2+e889Injg3nBBAi15gQJLTmRDO8kAn6ZQlVWtk6zDjoUCSLBzhHxXwhtSY91H
QjhHTmiCSPRnxeQu/jvbe1qxusa9xDdAt23ImY0H+3BQQPgHufhP4uBU+7AkB6SwTgb1qIG0cWX18SXatvhq2zJly0rBRm+f2j1KZR6hobPn45y84hSVIGPtqeZgfAV/nLuAp9Z/dIdeuflfKiVsUC
8QyXFSJXX9z2wSxAL7zlBXhsoNvn/TLhJ9dmXoZkkC59CFr6+o2b5AlEr1SibaBlCf6WaW+yCmnGpPM73oGxqWJJEdl/WB5K1Q02N7sq7Utl2z0Fctl1YyZgIUXaSEnnsOz5pSbVuB0gOYWbYJEgIt
VcWBe3YgUQ8Kdoesq0ty5iBY6nV1a/66o/Zwh0a6iGhgWenEzhS0JRrkVlCpwOS0tFcUt4hCdyT5bWmig/tsY2c964yW6t6ihpWHaJ/YQm7OtDMSbAFg8n1K11ozDoZxVO3UxtC3/2Ht/9K0lqvVaB
3W2teH3T9RFZhyERsoAB6+5xu5mG78WFFJX/i8kXQWXFlIXU3B+pTEHVb9jx7AsGjH9cE2yMhzNvgEjBijVppop7m4J/a5kv2DaYe9jrD+rnVfziw/8YC8p+HD2Equp6gz5IZipAj1TaHEhTq+INlj
mByJHqZmVBI7HVFY+qptnegJe1N4rxvgFtEI18zVIzf3gT1Ld3RuPmyHnIBhAeb7UrWEeXtpNZ0eAvGhP3CQ4ZNc16X6qZlFYgQwfnMCgHGIwPOeCbck1R+tA6tHvn/rS4IZiewOBD7Bksx3SOe4dO
YdwQJtDWl8wD7dgnbPGPoJjLOYTqsa0sKRoPjbtc6GB9SMe2ar2oB7fWiLdG88mxt9suQfX72w+CPVQtRTpVuxktuyJF+1ojHDkAn/r6PE/cPmBHO2DSsP8QupgWhKK1ZTthuI9M4fSjrHKFIDeaKv
xpQGZRRv0ATED9xo66QGPmg7rNdhwasf1kuUgfc5RGpw0BWjRrCAhM9r3dKCGn4bPJVTRmv4v1f4oxSitEF4wyrUB6eP9DAd4yoWFWA2p03cOYvjgHx8p3mY+7VeGE1+S5bomZM/gfQNjn8sz3Hs7f
wURP4FlChVxad6+D302alfLgce/Z+D/7Ae9Y4fqZS9wDA2LcPfMfnipKNazUIxXBNZT8UN2UF77xBoRdoXX7XRzqDni9YCg3ilTu0DYzJY2B4uSWL2RHvSmAZDC7e/WLfsrTW1fcN0v2GKWfyknfdF
O9VqZf1zwzdbnEOwou3BAbS8Fsc7/Jf7V6U7N5IGKEhagsBjrOV7IhqC9YxXiuNEa9doy+bYRehbhDeAZ3HfutfswEnmzV3h2yQll606+MXnVn9b7PJCX38pe30q5w2lRbaLbUsEDLz1a4QQB+22mb
3ZdqcRaoav8KAtM4m8xLJdWCgFKpfKOUEvuRxB2/oGq1NIIdnvDVkdaXt+q4QXLs5t64nFW6u3ZRq+80Ar29nSK5Lkfp6szdtyQIrpCl+el9CvUBlhESh8SlEtE6RmUzmScspLYRTIlmUjecDM7gm/
+Z5Ujzg3Fdc6//o+DD5ocayef0Gm3he2xJYj4R7LqbI+gr+jMPM7cSPhBKDV1fu8Ko/+xLa818tM54jo/1Rqb5LofOf4OXz9qAgvsZEt6Qkc5Id0MubegX9oFR91qkO/XfytgZyHF4P8YRI8cNwWet
oRLHYMLdbPv2UnK6d/rUj9LzlrURSe0XVGCcsm2hJI7UU+gi08vweuhqQHBzi8u4Pap6bzqW8GG1jkuYSmznE+OoKG5uh6TP1JsCXur4Fn7hHUPeD5Dz3WJWfSOdXTUV8u58344HnLZ/QKPRhZLYut
0dO74zNP1ZYkd7SJ9ztxGWbhH3+OzH6NfWrBIWDXvSZ/K2Bg5/mTwwTnEqlHOzoaHFTXt5+1DIh/2CHoJRzPme9ydoniHJ/SffKd+UuxBxbZ8Sm31LuYjvrmEz1Kpxs5s2PCnybUsf2Jg2c9Ka9HCj
Nt5pIaER1Sj5R2rcMckDsc+Gh9FzsvDl09IuHS/AKQkGCPD0qbfwN6hyk/sQ2InqqtnGgNtsT3JTgkZ4GurC2Fi2lz30+SmM3LrKkzcwd+cc6dCStl+BX8cBXsSTfmwtUigaFnIAafr0w9Ki60P4OM
aJxY+WNQ+5sYw5rQT+yPFuy88FfKKk2clZDjoNTbwEZgc3i4pLCefMnL8wl3RErU0wAKvTrvwMd0FSU7bCs1yKYVZNz6UjtJkfMJVd6CSyu+olDS1RPdZIRB3kq/yBf/dxjGaOJyRaxvKt4O9wh4ke
zBABs493+URBVIVnXja7RibdwRtr4J6IMFRbnvL80QTra0bQqhtVQU+r6vo/JHVobWIufo+t18VeKWxdFvg1sfEBIY/tMDFPL3AnI77DX/W7dSpXgnFFgYqC/8Hr9Yd1vz4OCbz6PkdiqhMFCWY/mZ
mpOmNgDFKRIEzL7KYYhrbHOsROJSHAlzeLdvPVvSvKodQ4xMfDHhUw+Hs4ZPDSHGtZaQws6119P0kpXpwgNkVtY7R22v0BP2kAAQHj49UK37H0q1UHyrxwbnWONJPboljBbkU/4wTQTksfU1xKHNu4
UXGtNdd6anLRr5/zr3vrY=
""",
    "ko": """
eNplW/922kiz/H+fhn1DsIWDbZHABgWwJSI+YwNZfCNj2RZrfPd9kPQOt6tqRuDvnpMjIVkazfSP6uruSeuQtQ/b9R9/lp2RHc5iO1zd2+F7Yof7vNqt7PwY2CGzp6rzjh2ucjvc5GU/s3MS4JCX3+
3VatbFwd6v0sgO8yc73H380TpknWqywN8GuAj0yde23Qkem1eGf/xZh3ygV363V8sdxj6/tMNDgtsDG+ePPw8FvnsR2qE3qYInDctP2jNDu8AT9jMqzzD7650dvmEJ6X0969n5uY2vYylnG45S/sRH
oqBaYkq3Az5eJROMinXNOd7U1olzfHjZlA8byGuiM2RTPuOdIMUBc0oKPJsc8naVduznU1ZdQwTRHNIr7LD8bgv+q4e/PWn2T7nN2oba7DHKQl/+s3rl34oqCe28bXPW9UWKi7C6jiE0k0GA6xWGtv
OmjjDXbXZ4trEOLyblcs65JdCgiaS63jg91ZM9Hv04YAWH59SJ2MSFVb0cICmni44kM4HsbjC1nx0vozvMOcO9ncmt/mEv1+OJDfwcHJ7n0AOUMYOAz6jAPoTxgddNJ1XxYs/f9PF8amLDnDdlaiLg
5w/FJYzyqY6m1TlMc5NX1zbR8je++mMIzXgzwgSXQ4htadZd3q0grBdNyUafV9cwpudV+QsWvYy52HoE8dliM8ggswXRRg8vmfu4RPJtqm/fDrz90oKuIdQxjH+c0YD8ZJaQzFPXz+AbFBeZLuo4rx
JI/XmvaST7U8+xZdrf8rYEQbXktqKyi8/OQugGwoTtVVcvjS4H0oC9OTR1Ol1q1Dt8LM/LeVzdtu3ny6XdhzfYz4HNogrg+puCGseAC8rVDvG8WUzHr2MKDd/y5Q2/VD7Av9Z95wbla+BNjb5AXY8f
PUJs8Wubyy9eHk1LXr5nOcb6cC4g7fbghj+g3ylAJfUWV9/AHV6yMmz0QJ977Rzedhr7NZSMYptO3dvYnbc2fQHGYxexcGoHab+l9QR+9laUZ7Csc1j/lX27/LkxR7fzHYDk4QsOe87BhFZFe/piOY
dRve0oPcn1bW8+DxOi0jDAnDLGEp8LbyYU7xZ+UrSr0cpjZNEzJKCjUIlll/IdlVQ0IYSWdjOS5Syh06Jvy9HCi0yGnLe91RDVv3U1myEu5onX2zZyU5LeOphFb+rAESb048Xb92RF7PezpzIWkD8C
BYDEOXGR02tgOHZRCDl37TK79wDxbWPuBmew+/1y6EB7F5e7Oc4rWyoAD0hv0rBb7/1qifP+0TSupz/Oq9nXP1rA4e8LYoABjDB+VRDMBaU2WoZvGqLbw9Nq/IFzDNy2c0p/l/DNYe3Oquzi3bAtj1
guPGgh0NRfC3oogMiefQQ02vmpXA5wzqmr6sZ5das8Dxx49nDxBTOy86WwZJ370Dq7h6ZbZXBfn7cprzJ4q5Zm0WW30MOzNqMhgZm2XnZ3klEG6U9HuLNXSMLEgc6t8sKNdtE3bwUO586zBGDjJmbn
IZ76S0/3evZNrlci7O/s5mVe3ZiPlFeD8gwPXw3hfHa+x8MwBsytVV4vtCYDZsXCkCTBvLi+gvB+XOKhlQs4K1om5HwLg4u9u8NrBWpbXL6OvOz/6uP1zeGpTe/0ocrWbbcfEUBgHbZQxf5MnuJiZH
n9QgJA07QHzE9p+HQY8yqaj/5oZvYWl78wv7P/YQSTbV2/kFFY6IVScAH+UN5PPYS+tuVJCFFVMvwUmkBzqsXQxYXqFct9XRNZy3Qn7LdDbCoiVNXRmmhMdCr7a5ONVtrPTKSQZ8vmYnOllMo+fHmI
YLEk/MbEAAWI23bD0QZiUam8RTPjpOgShhPZwCExI4NQJvsgupiuzdYw/Vb515vJRzHoDDIfFaBRtKBlr+wFJV4UjFIXyb6+WPj4tckFz2cbES+ygZtRGSyqh17DLWU7dWfjp7hsl0tgS7axyKE3oe
I6gf0vL40pOXaWi7HazVBUcAhjCgr/KS6KBgamKv9ZfnWzdxIatV3oKJcTAMIcALFMDP4Q+OznQth83ZjhFlO/WlTv+UlctwfvGYTL1U4fWO1N+g66y3VbOl2PhBnrDD5G4ewACuscbmvnAuDZKn91
RadgMNWk15BV/NrRaFZ4agXktLn16gDRtQ/b/I5wsh155sAYPwtINfVBcKf6sqNZ/lqTeOYuXigmXLiw2lu5EFAPIZVfGcKcnQsipqnX+CneyT0FIOM1BmHP7OA9LTxjBBnCs7gNDdgsR/T8so8xHr
5iovjO+IvnEITWeWZsmeITem+nGK0QxDF7QVST8ZIt0K2o4s1ejAPvG0NmiBX9AEO2pfFZGd6yJ/hplb8LsejRSOhkRkvlMkC6eYk20c0SAFXYdewazkx8UUrEO/+Sz5eWgDmWal+2r0BVdndYZhbt
YTjZyJs5KPF1T3kHGYn8CkZ3/cY1kRwiHfu5MRO0j58DNCwTsjXn7WPCg5sTEidL3IRjSzg8RSnIblDr7kNWCofDe7eI9XaOMe8ENFOpicly0zgCZgli61bxJ1m7RGrYQwoGzKkvnrz1ZIs6mmBF9v
MeLIxMiyGBWecFZbGWRTNsEmrd+NL2xdyT8ajXZFntBlNzlwRYRBA/3n/4CX8H3tYBFJ09GU4o3DP39NmcsyNDvhSBfhtwhlXw225eQaPbnkyRxsDPTgDO21BzpnP2IbqtLFyD3iEmbaPyPv1EqsBJ
y22KqLmEDrcrQf1zW4SbhOBX1wUZ+5KyQhr4c6B8l38mnjwPXfIZyHNvsYLnXPww6NFWDJtFL5hgPARe8BSlDxjHODbPfTbwtRAIINsz/qsUUYb2aF8U0thfXmXwz4WlViILZMXHNOooaRC98nlff4
Vl5Jf687KB4te2onYngKHD38RqjIRAby4IB561cRnj0A8+GwpC/qtQYWHlp4v+OygabyE9R6IhCH/tcLIWnHERGC/zoZ/xhuJm0oOkwFSszBISqKd9yNbe6nmwcYm5KdxoLCw99Ex8d+ulbspPXjxf
KsJyFqPO0jI+aamGr9dck9FPhGCGTii0IM9DhUSjYmIl4cG8hdrdjcTEKRkKI1658Grsk+yQpZhyF5YjMILdWBlZtpZXLQJxrN3tYQeT260M35z5TBwXM60JY58DRibDLEUSplacx2zo871fRvgnPu
871prOk3oa+2IIC0+0Y5JWzvt29DnxD0RkjVNJIkBAWA1VxATAbMIyEhqe2QPVoPFAaCxYKbuTGSa4s7cFcBiXOj76z4Iw2zTpRfJxIuo91pHp81rFsT4gAxw0xHbiie15LCB0JjddY+heCY5hYoWQ
SU7NmOw6YSFMevVqIfbR3FmDEvWEHk1+LYuD5QzZ+X3h32MGsAvo+mIBVKzSa8ztl6ml7uR4OZEDxikuUqa17ruZh3Zm6cfCB8EdfzCyTksxDaIExpyM+XXaoUzdIgqPAVFXi2COiOhVBY9Izez8dE
ByLR7Jt54bENU3Oy5gk/0Yz5NOfhcMltIE9fafLugyqglwcntyT35UX2c+/lbda6ZeSD5dCuCKCk7RZ87fyP1IN5aJXwdtVeWtQOYlSx34CLgYCmaWbSpbc7akRhzfXnVoxlLbG+4MmlhLy2V2Sndh
nZSBdn/pnYPDMbCiBlhdjKplhyWJ6iKWKC/mTbETDomsqlV9SX3mVH3Z19HQzr0JHdgxXOZpDgd8usdALHyJvIwJgaRF1zFrHq40tveVQ6YgrBqoTodH3t88VDJWjyc0K4tnmlFvykWr7JvConuxGB
UZHq3vOtGdGD7S++lEZj9Ti3/6mF38zQKLmf0Rb3DBebIueruiNdgwNMJq33Z5loX52AOsXVtAF8f6tqkKeMbVpkIFrB6NcPHiYAGzv9qxkqcwwXhnXDFbCa9aJiYVtjOfDpuN8dsqMAvRww4HYGZU
rieckE/jaaCu9kygXNTdWOF+6/RsWeOqIHuUD9BtlJ0c89Oe933mWQ+h19BWeaiL8RA0aLY8gO7IIHgX0pxlILsX79EewvPeSVC1QVKVmt9iX6ISn4t9sVmUoPDuk8ZyFlc8dFzHLF6pKiuHzL/mbZ
/80ipUH40/xftlT2CxjX1xgeZHDA5XWqY5I3Wz8VoTJeKsjoVaBMkq7JfDe+ZL5l56LBrbhbl/pqIeQt9NriKrUU25LjR1KfoCjYUj6tTmKtJ0U7C2YVmiSlOLsGQ2suz4clsYyixHYHXVLpftmWAu
XTZsaColActJ+41XuOr2h6Mgklw38pwya1ozSFOqKLTcBBh6hTl9mPUjskcjifQd6BRFrPpU0UzIvgGaRKnjzEC0aO4+vkLmaWdlQ4SUarLDnQ9ZPyMssZPKgzEqIE72AICWRSoZC1WtnCVjBGUDwk
SCZ/JyyBCzEDe850R+W4ph51XIFLhahyVsBwtdD5iFVz/kIKqhsFvyAzr9sT+85H4YAHgdfbPb4wD6sHOXNV2LKi5VrMaXqNOQ6sAODU7Eh8ZXltcIvcYD0G7nmdU7QHk8EhqMPWtKCYGCEfYhXkNS
DHVA+j8Fw7xgUq/sNXA5idg0S+ZSROCCToeRyHdSyC0tZXGNDGbKALNxptSYjg6yKUNKPjzG0DOpKXpYlLIS4XClOOk7COAdtq/Z+8D4uQZkbfULg8XG1aIiX9AkWxvv0Qay8wfcp2URRHk4CjqKNy
QvTLpuu4yzHMeySd+GYlmaaDG5aHp35JgMCZMeIUSBnbePWQMxlbFMOJJoWepbBQ1mYsrvKxZDq8kt3MDOC+XnEFk5+xu6ipgHhmJBRtGXsk6BXjHw5JKRkigtTkteE7HsUH+dsKRWj/ZE+RG7DZLQ
5F5z7k3kbRPj5D+U1yWkfQWtVKwQVRjzZQAUymxGeuvRh6cMkzdTAHhwq5oi+lXdEUKcis7VNJBtpbDWaSS0ZlCdxuX5AGn8GqNMU7nVtDhk3xlIXB8yFuad7R1Tjz2gRakLUvbSXsWIC0dFW9XNiB
pS0HqYKBTY7bWIdhB7f73JTngwQ7qv6lJP21x1VZKem/yYSbNHIOZKp7gpNA6yVpsxPAcF5Or2HAjj0cCuw/JsivNAvRokQI6WPKox2fiD1IZnR66lGVfvL02cU/XPGAgYB3loHHBWrpj15Giki08w
3nhsnotkyn6mlhCqQv3z4zQ90DJUVph479cqHeWM50QYl608eiBL2pJEEgpv70IvJU5FlZauDxXJRBWg7v5zKzHx9edpIZp1E/l1oM9paz1szwF4z54JXPR8XUYVVxea0i8sKNpcFEnnqUgom1ikQp
lLe9WExCi7BiY45SvmGHuZjGj5uXe2+EMNU6Tcx4p4ffUvw1p93XbFPGSNDFbsEGONDiX3TZs48Gkgxc8E6UvwuT28aUKGJyGIE8GbRy7qJbHc86lhWiufYZL10y7UtWsf02XvMr4zKBiJ/Mfu9q6U
3/fMR936S5U5bpB2zgJB4QYmMOvqk4q3t01lJ/Wsqsn5pMwZUhVKVuJhnULdq6Fy7uumY84c9SgSliDSgOmlq8vkfFosazZUiZPtNSrzWAVI2uWo8MxyNipBg8p4reXZnUn56x3n9LAbECGRIroFWI
YF+FKIns2FWbP7k7jruqmuiUvMZmxvKpFsEf0uPjFXZirykPQkKqpJT7Cbsq9plqDm7G7luiFNTj0barGUxZMrJ4WN+05j6SttO/9JOYDzIzjGz+zEa7ZNSTTtyQ+xr8Q8SDq63gkjKVkJFfhi+iBf
pJnLDDeMKTLyJuuVOWpLT+FFqzLbwO8TIRnYpt7cWTycwKtuAas2q9BTd4EMo2wGbpQODtt2k+dtmkrpoHlgSPfTZ3NgVvq9SQDTCKWH2f3RM3VBHkAOeVJPdmXx59wtx+988aLhPqaTHR5t70PTSE
l2GktYz3vOr4EwlcNjD+ZnghVX6GsSsTsJVpyJzBfVRrQ7mCKSGcI7D7tuU8kpCMwnhOVm7eJdE/SWqHPM8zL8zgUDfuy6cEUpRI//uL0BnCuwq2nzjLtaLwAEDM6eDZHkt6q7QIzgbu+2OTkspkxd
ulmudl62v/fNXqm2d46TPFR1I/XY0VuvFm321lFsfFJzSha4ycsrzH8xdClz4AtgIhgn5Yru/7dM7CfItHD2mtnsQXsYHvkCpHm4VA0DHarqYQDjwaaZ6iFxjSNPxp3IIQL0oZjDD31y9SaHkrYY7O
nmD4FqOJaxsVatfCtqqoTsJGXqJBzbAbT0pTOMFqgIFT3unhij3Q70IeItFcmIrbZe7Pdn0bQufF3ZkmEXrIeiLXZnAFu081AZGk10wTsxt+JVWXj4Z6/ahhFF9lYTt/FA9fD9pw1xenANCdl54/a3
PeGi8Lt/XMeh5wtIYzEGt/uuyt4N13H+0AusHbxsGrf94R2ITz8FZeAAwi66QALK+VhYJpN7GoGQ/YD+tpOSzUr6wjaWIWGfjOyS4Xoby8O3qXzUdc8V+LZ/y59ZNtw+ygizkQDiQhVp/CXnrgft4e
BuGu4AItNgcSXvne5zo+26Uj3bo7LZ8UbikoG0ifauogz7+YjLh38x1i1IkJ1dwfhh4y0l36AU16peYuHmETsYlEnq/oN6+OtI6uAWIBog+Uoxx98iaqApypG52G2NKf7OaHYM9M0OUcX017UjUeDN
30J2bQRdJsFvUNHbSkbOzWdo3oHCRkD1Xayvo/Nb7dJjXV5D71YC8o3bzmZ3/q4uYEK7R3Yyq12OHVXEnhtHt3fYc6Hs6R9jBI+6+09a9/eq9X2dCPHeF+z5IekbjaouXnjfoF5j57z+vtKLH6Oy49
zCQJp1wY+J+RhbedAS6f7Hoh4Zwb5UZvCxRtUPm4Sq/w2RmLaqf9Oyn9XnBkF1Z8O0rO64HsaoOAHqKFBR6aTWpy0OPbyRG38hxiA7aNWWNWAvAzYbnWwJseuOxIqErj4PuMupPo+xl45Gj2ybO3AM
o4mQ9fkCjTMsiQx2oNUGeL8b2jTUYrBsleWtJC+LEf40Ki3i7wKmkdxBl5JTYWNrkwoZTLlNQnuHaM6WHj9HjVh7hF2BAal+/SWXZdNFlh1yrfqqfdhBjFdF+fMR550A87nhlGQYy8ht4jMl4x9/Xm
cuDW7VYej3YmkSr0w77P6ARRPFHu0a2+D2qDFOu0gQqey8otnU4VryuY7LTLtA6nBjH7OzGV2wl2Bpd+5nwTRLOz7YE+X0vl0KGN/SJg8IfXEk8QUQ1KpNEaxvazzP3Y1E1cOYREiMYdF2JVBjIW6r
LD7zV5/Rran8tFB9nA3VQX7IaPcw54T1iesnXFkSs/A12Yht01aNTnTg5a3NWQNXlqijIZTe4n6AgYqlrKRYsmypMcog5d07q3lNm603VaXaoSOcUxuFQodYjktx2OlJ7/W4t7cbnO7g8VV1R/+ST2
Ug41esRSttCU5aejZ6LIstoIx/9jZYNR74HWS9nop2LARFoYozpAEWhZm0MJpxAsfk2aM9yiDHGsmn8n5Cma4O7+I6cu1I6AqqgX1bdfR4zFaF+Kiw1VHuSn2Z39vGmr6CdOLrfb2J5e2u+gVDiF5A
xO1coKKdQdE/MB+wI/v5pXyOtPfHLtxmx+emJ3Dj9vfZ3+5P+qQA3nrcU5URuU093giVJsF/dVldqWLxKUAjdasnPWyQtfOQZWlLpE+2GLhGkY9XrPijEFRPYnLOelKAHTLHIa2ZaW8521sqtyUcXP
uX6qkT9bRHF801hWmf+YO+hvzEnE85hjYl5CcJepM6WwKht046mhFuT46kUv2z2G8TthTwZF96puKPsi60ri2jJ1RomwelT8z61Ka1p35K8DdzAy6bAgNvfbOy78hublWEOm6ot1s9bOGz86oawQri
3NF5gHZyWVLvyQB2a+ch7MMZaTLSbhGCVnKvtPmVj230HwWIE1RGknHXRD2bHN6//R+3c7Xz
""",
    "es": """
eNpNmluaq0quhN89GhtGlIY0lT5AuhPwV+XRH8Uv4bUfenctG/KiSygU8jXd01Av3ViXvF66/EyXruS220d1SmO99Kv9j3+39LE/S7t0R57tr61eboO93i79mJdiLw550xNVC5U9X/p5SraAvdy/dn
uuK7ZgN6emv9esLXJjoW4vb3tKW5XPpT/0wDHaXn1uOsRmH9zGMugcS9l1iMqSfbPzdUdabaPZvr3llu2/jzz4hoNO0688uWiRqcyXnu/qamfuN52Of7c86bHCenYnXWW2P8wkt5866WzNli7NDr7N
WuuZx5Y/mKg7NrvwbU5DS7bhcrentOOlu9sSx2LGSfNob47ZPsuTvn5yqj1p/0v3KLMZo5PF6igTFsyfMd9bp7LVejmoLzJ6x/XzR/8O2x3N1jkWHeej8y3pPmc5wP7zqrpLm8KYHX4rsmfW84Uv9j
SaXezbV7Kr9rPteluHH1kiKQ5siW5kW7kYn0/HrNdnRcSiNWwBzLln+aRMh872xKizVrC310HXSfKvRZxC7XJ7JazfEkfaOZmemsuAs0bC0C7yp1DM66jIqRjiyJuMKOc0D1n9y65Ydt2i2raH3NwN
P2Gpjrft0PKN9ksem3224y8EhsWnriIPvuSSlQDRLasC1NzU6TRFW9+2iJeZXfKqiM7ToTjvyRSFonuSzCGAZfZqgWL/98qNHOBAOvOhhY5FCaC3bnsyM/X/OzIX85VkIKXunBU+dSFFscrH3l0vt2
NMH4/nKSvt7Gq82W1ZIdHtdqzbW15Zh8y+nXJ2JplWcqMdH7lh9Wz/y6RlIuJvn/Qg1uUdLXfIUf1DkT1frvekwNfFhx/78kcmtQi/dIp6O8yqwB20srJiuR9mELtNr9V1kztf207CAx1tGw5ZZ9cr
BPqeMFduSmNZ6pAdjjmCP9/lHluuU2x2W/hit6dvRTHdKYhXi3vLWm3dVdnXEtkeqErcsvpZBq2/Evq2nTzPv3xz8kkXUMiMlj8kFV5Pxe4xyrK68sbqxIzt+8462ceMbzGroPzoQMOPrfnOZz5hEK
1edQSlP47C2MKBTd8rPI4hK7SyJ3P/Z2iS1jHCVle1TFAIAON33o1IM7M6lgw6jj1+FaSzu0MLuSRsT0qb9M5kvzDMXnvoqCNnW+VZ39ACKglre6W54yiGERYtHhT9O/Dsrkcy+xUd/VUVB9pkFFBn
HdMSSV8PeN/W9l2qImRTdirId0WiwhAs7w9Z0tLBNlC8DFlrCSSmFButwsQcuAEAbxFx+PTFZo0kITkykT+7Pz4qNPc6g4c6rCw5Ex4Af1UdPP6TcRbFWlCPtSHAAvtWjw7z6UdHeGUDYD12+zGPCC
+zjrS8DvlextDBmlYuBIdu/D5jt/+QANzqpRwow0wxngJ41ijlD3nU8La5Fzzzspvh1QR8TZ8cMn+3qVKTWvKiJcsiB65uuC1HwAIpHqPy1K3KEN3g9fcHk5/5NFJsOEYWNpmVf7KC+llWPtc9SYU8
KTy8LFPh9ZeqjBU5TzptCpaPXjft4o1M1OfP6g6vBNTGv6lNMmJJTmlsS1uGHYlWHYGg17m2zIYbprFMXZVnu77JBLhvXbl4JxwSixLZse3K5qjsBhF4uxGV7JayaWzBrDwu7pAf8DLpCp4UIH0bAW
NhA4UKBLVIS2ecyhSKu9dMYUke7CrEdlcAc+a20JvNuRtr7XbI65iIAQVPIzRViQBQiqRyf3SI7fTlw+obWaQPHM0fcpzTRQq3RYhW3LD3rDOodFsBxcaterr9HYoKWVTcx+6KbXZiBcIjhJcf17Pu
3GTiu+xijNNhRwGAu/SCQZvwGh97QMpoH5GrQReZVuqlXj2wFHXXjiUrl0kfgamgqCWJvfkOwLCAFr4OglHhwlJUOjq7N9yRu1OvVfs3EQPFywRSWQzeHJFGHOusupu1mP0/haF92Vy9XPNddKvTnW
4KBx6ziFHBVhKevFbXqgFUlF+IL8TAzm78VNAxq8Llh5tKd+yXIJUw5NfmJaX/hVVP8F9Rs5sV5ZHawRfsaJlDxkEG5TkDC7vcynHtAErsn+ORPb2MIUKbFTROZptYypSccS4UUYzQFsJjpFD/4QHn
kC0A0vygc8ogL1XD2/+O8hLhK8JiK2JUYwAGkGjlDiUYqfODTvPISpgjN5XaFyENIiim6gZLT3JGOam1gl9Y80giYC9q3urGFaInkSd6lPlIJysza8kNv4mQoqfyrki04nwEJ4hcOxMkgV80Xb3TXU
MghbwVbbPX9ZHuDQghiy0eyMY5/E4xVttG/YnGzGFu4Tm/H+xQMbOkgU+ilG0C9yJSc2iht5b8VfI3coOonY2DdcRjcvorfOh51C6wKi290fgE8YYwBPRTIuWFuzNDsQnArJugcU8nZk6noEeqe0Ci
KneKmAVX1FCpx6pB9iBMalioXErpXh5VmtQ7HSl1bj+JSSFsKchjLOflX3fvP9A0oSKdxJBkSPrFFbaVFU/iWNDyoGaef7a5CsRBpSXR2oet5QQBjRtD6d+ECaTHJkja7/QndorrZLkgDz/SRhyZbU
67YPm5njyT2vMT1c1d+4zyv9WZUuk9mH31tibWXJQXcAfUC47D0YGetXinmSNk1S3dLChoE6zUbqUGQsGWLYCECF6xVOvtBo8atOeVnVO0bwPtZB2kd2reiOAHDCbs2KsSBZPQsxQ/W6rf3LyVHkp9
Odm0OFW0KhrNrYokkNNaVGItHI2LjNEoOWukxvUnndUNUtFRyU+EnmfPHkVPg+tbzKsrsrSIHo1ExDujW1IVmMcbZUmbixoJRwuWh2xFjcyiVHIuvbpZ28040M9Bd47cIq2p7PQpEOcWvHYpk19SKW
hx9CdrQBYRXZAVqPI1KDo3ouC6Y8SQSIRC/RpEoM3SVzuDyt2YVbgLDXBVCZnmvMmuh3fyVlImPXFsiuzbkiYxnzUAUAICYVsDywy7NsSEJL5uFFCwn2EFjyJ27iXAFinVyxvcGeSUsdbkjevgco33
r1lUtS8QQnQpLPEuwPSNQNhC57ltcpsahOtTDU5xRFjo65NaxVEcBgFFOfhZhGtZDY5FgAp4WYVOt9pWolfth3Vx9vofid8mWrcNujFRqpFkILZ+H1j2pHOULxEtkElvEMlWM4A6WAXB9f9Uf6wXtV
euc1Kr1FHvdUr0EJ3enoQjFljNGp2BGe8kzS/o5Hpy6qnCJIUVL+E6NVtc0OJoOTP1N4S+lmVQnY6WRw4/cT2f9UeiFR8dHqpPyvs6Hd9+rdO3dgzKOzRCrJBrKOP/8gq3s4yUAAVfGLS0qzReWz/V
tbEcPUuPwMjCbtscXRVX5DuY+uo1na2j0dshAsWZicHZdDbXkCLFJSkIynL3CvS9YaFvMvXurlj/yW4TFbo5EEiz0KGerhI5+cOiWpnMh6TTvsryyD+Cx8vVYAcE/HGZik7EC0SX/cEHulvxZkounG
mvHTf9U1prquQpq1S0wxYdsFhO//zKU86ThXCcx75dvRkYwqIPASUZ7t2OEF/RZxbeXLuge04t1MhgUC7NfFzV7X6VqQZURJPa4FsOUjyfSUHuPR1jK13Oms5MbahyyquNaicfH/TTrpNO6oChCZu/
QiS3aAtluI86aINjpDpEWg8qFIuJksi5Z98wnMTnyynK1Vc+8/Wf+DRTkTqiVxk7/BS/0RqikUq3HOrt0ng2rWs9FQIIgUWcgkjSkFTnPlQ+L5ejKy9ew/t2lk2l5IY0wqHQ0bv32bl9EIcIJdIImk
YBk/UsnBRJJG1uJwULPXrFqpRAJWsocNGwTacgYx9c1zR4Z7nGNsVtBGvC+26uOfIeEfZoXj0kvaJB5pCJLCi+8Ege1iFStQOsvTOEcemztwfaV9SD8N/naIvX7Jm4AwBvQzP6uE8KWXLxQC+BALsr
HXa1wrH2GhKU+o7jnl0LVONjFQyKot2ai3YC/tmRVztq0WtNkgFud5EWK0ZSt57ZhykBZVtu75DL5YI3LV+wugyS/liARK7TrOqIWBC0PWbGK/Q8Ih+3sZxpnZVhjCWiZRcpiFpkPW/WNISJBlzY2k
XQUNuOsFB6lXcN6bj6ZOCtp601nNXa3VZXMSXfDyckYhBJpMxY8jmpoGuSVO/k2vmwsnlGqQ+yPn6nUHSJNGcHAm4oTIAQwpt3znQSkuNvW4IBDg6VH+R1+UHdW6Wdtp3frK04vv0CZZNS6vbH4reP
nru+aN66UebNbDWd0pX4xDOh9iX0FwCSkAkVqBdjwh9oAwr3wSsRzedcXX0S5QHmdIf97P/h/5b/nuP4dfzq/ukRfB0pO8ekrT+L2lnSZINjiySW9/7Ux1jtlnLeBVi2s8BwwLMulZU5gUQgZ4oMcJ
gE0Skr6IbgEq6nr17bYTKrO2SN6KbkOWh9zgqCKWbY61YDxCS2RfUInN0pRAYVPEK2fZza3Lw7/iHKbHWq4xps5plcUNC5fE5I4nRrKCR6CDLydB/YKV2HQql2B7sptfxn8FYzIXXKun+xT0bg9+kN
Uxr6gfkreX7HSwrDBSUwvDFTQIfo5UIDP+uDuxtNSkUN3zq6+yMsCX4790XU8LJ2Dr6sH1Z3Ph0AxqJwIO+3U1DDvPYijRU7OL8RW/D406PjAct2t2U1Xv3UZFxX8KX4xFBXO3hVP/JdNNhgARz4Ad
vG6jWnnv2I3EJ7QpcEeXP+4So0bNFrDQotoqUxdosqpo5PYLq5NstrJSOzUIp8NiLebIT+Cx5fVLKWg47m4+wIU3sPXc8hwhi9/DaFL3b4CginWLckCvY7U6o634bp18DozZkbg3Kfbbfsa1q903nF
Dyisx6Cse0ReuRChDuxAf5tS9Opeq6keP0JGtNEWeo+XpzcNperPDDuoT9ccDEaKF6hVZLpHqUIQ9oYhIz3RstM2bcpAH08lRiPnwVEE7GEOyv5UhgP9l46HIWj3F909EeBCCLr1hPwnEB29h9WB1g
APIOOTQndZ/MCf/8qt3gCMX8wDNJUjz/Lxxxef2GSH3BgiOsq2+g9bnGTrhMe9+EHImZGzxa8TeiZ7OQruco8Tv/bjVDFknutmEeZA6qjLWZ2xwHfGEG7Gc570DXgkieB2xxgJ6KpO1ERFLdMFfiTg
o7MIzNdXLR5d5HGxxjnBGhLeb30Qq8O3QWnuTJVXqW7cdfO5KJ3fwsTXLes+U8CQid7KU7+9MfC+oOS4zhvN3BlK+ZJucPeN9X9jRFlGhhr0nsqX6auCMyi++68KoHrQjXudQ1hpKJzGY+hO6RJS+6
JtgYtV5/Dy+eiO8VHsWL8DQU7nIs06EkkejtTMLQLGq4cPK3yYBNrtGZ2FRFDK346kPvHOuIbsdKibWkD7Gr9W6B6MdJzzzfgIPdCClUajnFpvj9T7bbnW6rKniwLKz+vuv9RR7xYc/qDYEBguFH7f
3qPMcmUw6k7eTUEmPDlcbPWnzLO4n3k1df+hJsQTYf83JN0P9V4dHOsfKu4uFceuzLsMor4JcmZDfsDDzhmwJhPGJT4nTWhMTcB1b/ZaepXgWIsPbQ8qPsKzHsV7u5ioN/XdrzfRt8Jc+UAgycvrxK
LWglmfPU/ybizGZx4RKkROL1/wleAzHtxop2o8ZzeA1JmZHwtAUr0RWqMPobUc66kBn0nsw4Vz7PMbCLF4EjFhBM7oWnO05/zgZDsH1OqlB6r+nR+GDPAbGdBFVfmZ4U89y2L18YZr3BnNGYGm+KbR
QUh3vh/+/ivFePlYH/LIIzOITvGzhJfnMb3/8W9mBgnwrpjWaA/N2nEf1ktL6T+uKNsSKKALXA2XGWLNAw2dktVo1eoQ6ArMFqxe19BE1iuwK4c7OqEaAaRipmeUtvryYc3l+obQERtrOvvL+D2Hyw
7dfAaC/uCnCj7If5UWkVBO6guvHspJMLufMvivoTjKM3/+8yMR/SgHDY7fNqQzx4kXL8z9sQEAka/8MOafFrDF4JkRqFLwTlftvTLC3egSu09C4RWN3zBNCCkOq2uiqIQK3GlWEP39RJSNulSjmKaz
r/AemUnaW8n6rWeq0jO6MRzBBTKGpnvYVXNuWp4ZPfMvDbSD1mllRZ/PCVaX5m41UsbS9nL9pAf2RkJ7QTga6Ua/rk7uAC/H+v+tST/d
""",
    "fr": """
eNptm1uW2ziQRP9rNUVqRRBJUXDzZZDUlLz6ybgByp5z5qPtcokCgXxERkaiv9M95X0fytdt6dflq+3z7zP+1Q55moavdp1yfFR6PXAe+vmtT0va8+PrNpwvfZAP/bmOPLQdX+0+LN0Qv5nO+EV8+a
s99Xz73vc0fTVd6oc5xwO/1nig5CHe26X7pO8PG4tNaWbNKR6NR9buGX+dOzsr91jwmY54WM+2uT/91fh5neP7X63OkLXPdXnP8e9jOLXP2PI5xAZ6veXr9vuMRdrnwN5+Dd3BAzpGOw/HUeKRXFjV
myocsGPhIYwW+8uxwDnplS/21Qw8tC7D46t5PFLWIrEyZuIQZTh/YhVO24yp40gLf+Ww+O2wfR+cSEaJh+MITZYP2vG0X6bMLvm83ZPM3YQ1+fK5669mSkU2bLtnlrHDbtrmONy1pTN+DLvrJfOwxC
GmAfflNOpYJyfl62s4UCfe0phkSJ07DrvGi5s5Ydj2nkc5Ui9ZEuuUQ5sO10RM3Uo4vV1Lx6Lx3yuz7e2Z74qCiTXOOMXx1Sxpesuy23PVPkvsXkZZOUJHqAzxoHY0TngAR0QEhFnbPOtVy/BjJ3SD
Hd6ufY59xIdajJC4FR49hmWRm/tVxvnJWqXZIiUcaVkh0U5p0fvWaR21iy2VyI7wDlG3Fpx7Ki+aiKiSzzk+68/uqyn3TBTJI5FaBGFsGDfY6L/P2Fj48TgJFHwRj/Al2XOLXzggInjkHxJuZXuRZb
nTESKDJoWXXLJvEW1ft2dSUNbw3dOpZCkv5W+OyJbdumx36IEjd+uBAyO8Y5FjcHyt8qEPtHZKoxSJFSstZAqLh3M3nfwMHJElhzLqqEmmt5tHv6PIn204Uk+VU7nQvBImJPoDBzoCCMDBp3Jwmx1j
N+GAgomjr7wLoCrhiuYnhzNv2u73PfXawYMYbkfi+eTMbR4XwYn8yRs7rTewVN71YDvf5Y6lc972fDlMoUMvYREwA8uEZ3HH5E1hlsIS+65QO7LA9Ehka+TxSWIres6+sMIrgapNRBEOYT2iMLADU0
TC6Hvk08Qu57NPcifgOi6D3xBrliKEuA9Fb+3eioRWqBiwFhCrA8cLllG7DFjo4x2c8Arp27aTZe9NB+jOfPhYRyR/jpeQy38Sb5nSQyvcWGyJ9FSi7CRvmxdAal16TKL42mOdZr3zFZ2hxbI4ccpy
xnLXmwQxt2dFaUfmHhboSQsOKsucHdYUgLLtybaXwYmYfV+BUNWwyGYt15RwtnB3Z9WXQuye93A+FeWFzyL8CcSRajNNiSzkCVaKH9kIZXD54+3phW9Dl/BkJwYOxeEbJDsfD+J3lwnaiINDsVXwqX
7aj+zcA4XXTEyA9wTEd1TEtKxLNVts5jCIpAq1j8H2nCZV0fqWrpbCTTbJQL0L6bzIYC+7fU6Fkw4lxVN6R6C7Flu0/eHQb/C/0yxCRqjH3laBuXP1tp9XwbqRz4FSd74RLtXq5hX5rv0tLiyEum2g
t0SwsRF8gwF3YI9KX5PolQCj2CyJmpQzvatgXsDNwFEB7G0i4hcnGCtpEapPceTc2b0Q+LY4HGInLftsnmksWG2/atJtxoCUkc1IXojW+II+xk4nlo+aBsoFr2Fx573BQkWMl2kjqmC3x0NrjXh3Bl
ZWVYO1cJo1olHsJu9Kiv0vfhXwOIp85PqYygcE5loklmFOOjAA1X1IkWP4sP3WtzYATryEnFNEhLdxlitpCe0X0ZkpSKOJgjblhHFu2KebKiA5PqmGJHE5kyMHOEnjpG45eMty8C5tIz8enyIQnoR1
3QN2LsxLR2VUk/AZ2tdnPlgUOluKetfq2/FJfwIvRpDRBXpZWSC8tJCgKo+vYAgKafxN4ArJ78SlUX8xW9sChiJe9Z1jAN7n7EQHE4nhk20AEJSAeFLrvGCgb0F6gNBdx1oOclB/vleYjOt+bwY9mx
rujkyXrPvHizvYcgyESHYtIsDTBDRSAmWkN2w1KrJhUEw+wy5t3B2zvsib2eBzQCvamZBpN3C5JIo8kd4EohGanblnpJgSjfW/+5Tt0BkXL9Sr3cAYFC/gfwivmU3blW4nSq5dBaWjMxUYnHJPcws/
EfDjr/lbsJSNnfYJegxxb81MH8NCa5Ink5P3xQIgTywxuZExxw7efy6uRq6q5tUUsqg0fjP2IyLKRY6DIvFuCl4wQoXlgueeafeuu79ULYoQO1jv5mM75ugGAoLItQ31AElf/WKqcFTyN+y2n3dVKh
WvZMbE6W8xabIBOyr86WyRlQ9nIV1KkFBbmcASkExnPT2xnxf+uf68iYfaH2UsFCSBvWycL/a7ORSFlWqFsDAsugmm6TKhiBjpCsZDbzHx8qebAaxyvV9CpMWWnaly5dCZzImhajce3Kt9XCnOtJD4
nLszROtzQV6k4EihG8xXALc72RXZRBo25wZFC/D/cTFjHdnyvSSV66/v4R7VVr/pErw/+tCyaTfuylKN2w38M/WHZglR6GGiGOi3ldTvjnkHJ2gkugafiD5R+NxX5DxJdrWU9vbljMyLjivU430yRT
SWE9anZ21+uQMNsL/XLBqhbd0B9o/wne3JXy8cBHUPXNjlr3U0wJATkNbA4cn5OlkgMJyVJCwU5cEfMw1mu+Kd4FpwnLAxnpnW9z/tU6ErOifvPgh4zz6fINaUXkPlY20frabzysdTB34D9eP1tGcP
gjCyysTnzP8AwKL3koOZSPyV5rsTXaXnVYtopp1TPxk8RwQ30tLcfsiVdfvtA0BYqXvNysQq6p3N8vl+zUWO3P5R/9kEqCgs1WtS58vo8iQfwGMCj4jGqpWAKc5lPbivPY9vMsoK0BfJMdqId5DdUC
tu2OSmOuTsXe2fUkEa/zRBxdz1bYmufaCFG2qXjY8OKSuuFbvDzUJPdEgVn4POKnjXOXWyRa9mUrYnq6jyz78EfXAhkfLE+pT4iMJVHO13bbroGLRn0wTQYllsJisTgOulxfTk8XOV6dRfmtBw3EBb
uqWIY3ZNDq6qBo9aS5sf2EHFxRNG0g2O9GzXTChZTuuhguC8TU5s8OAfVSCizK+aXMBrNnD4TSwGn5ZPnQgTo7mEkXe0Cd5VTNolM5Wv70fVhCx4dLV5JFtBx8hcGWVKZJQphdlyMSQ+hul0UxGhQk
7tHWWjpQ4ov5Tt5v8PoTmyRTCyKORFb2rjw75SO5dOJfuMZiH+TZ6vPbzbSSgbsI66HniwdSyR1XgDZS4K1t6tGNyc5KEXXAqCTlRFkgP8zzWozulqcc6L+y61JFq0GdiFWD7L/BgIDdTzP52bCxTU
zb1hfP5D4KwYAx90x1mJiRiyxEzlsQ7tZL2AM7lqdeahZtgm5Me5WCWYLAYMjjc7CXYCkQwQUsnCsW4pjEQbhdZ95zBCJV3z6YVnPbIMdPMEQ61hRuDaqWCSNfciBVBdE0trh1md62jdKx9DBYkbwp
h94mQKX3x9j8nMb0o/hqiMhpL6ynlgAT0tj2UdB9cfcyeBzgAtCdfWThNTSrikOZ1g5/asMveSK+aBuIk3oE3h3QOh7w3lyKgzYqtVS1WMoV2AVi/XKLLxbpUMGVra3zo9sK0io10eXmEcrhwKh62f
Bm6SaLY5kIs4I1aU33ptJp4KO9ZU04cbXfmBvPKiAC8SoKMBwuf2/wxDWU0HTUNJ8VPaDOL0jb5KQrywbtjQVoqpIoE5JwrBkWBLB0S+ec/iMHSR+tXX9zOa9YN63T3JWGTsmY54ifZSgUR/U6wOzi
sSwkbbrnc2wyTzS720UIgtHWSz8UWPZgcWujca1VKzNdxecP9+0M+IN4YDZs7j0AzmgSyxVAwy86YyIxv8WanoenRGcyjWHI2ONLLRB8lPEtf1vRmWRVZgq1XOLojx714NdgTRmHmrlMp2WwKZv75z
/5abm+jZgZigmoqnaBoyzjFvYdPtPZthHB4kLHDBO5l8WrCnZ1W6KML/nwJgfigaZGMFz8jeMCWokvwJRbW32E33cnVCvSJsE2G9UdHaR15oqN2EGJS959oEXHXLW6980XR7WTvE6rUqCob+vSuf2Y
a7F/qkA6nEfspLB5c5ag9TW6R4Gn4LFgR1Y8tRhCeaGTZ1s6Bx9YuuzZF4rpyRXhaEUL2x1I5+17wcR+6Mvn+l8UxufBXes8ZGi2WNonlAzaaFyFOMNFFa7hWZItMzUKoQWq+O133YCCqcBsbdNVrK
WUtFaN8qIUT7eacNDRt7yLLkVfzKSUUyRjnsPJ/60S4WWeH7v/RO/0WuREivImu02cHdOS9CtyX1zjzlWJkoUFdIu33/oIROzXYAqY0zsO+xKhWFIEeZHK15KX0uifq+1mYy3EwwjIgMHg5RxV5os2
Qv3/mxj/4AEBkhqL0PtWHVlj0Z5LUSVCxEjLW2W6o5wSH7X85AIrQqsQyW5keltAY8QqugS/psNyVwuD2pDJlDolmqAkjKiArCDrPYoIqiY6N8RinyLDNPsxMaorcq/Xn3DIqJZHKm0dOed2qtNfCZ
XVSBPYofQ0j0a1nnlKO/gx0/IQhjYlogZlopb1BG1wJa4IPaCbNA3/1l9Il6SwIwJ7hkc/NMVKN5Xs/jSSl1Hjmsf59QWMtTlMs4xlMvQnTpnpQwxX02jf/tGKfkHdCyyHtruMxMP6OnweIXB4jEQW
bacduLsZpmbRFD7jDXZTml3dTZSIcIZ8fvFrQx61RpfW9SUYY6GAvTdpcmBiUKy1Q3i3GVwQfAGgpRt35EL0RnoC9/rpfu3GoWq1i1+tUVcYLWhrREW0mumpzJja1dVftMaMpMXpYK3gzs3Djh90r3
fiyU8nPv1FNiKvcD4ZPhTBaP6CEbqGkWiw4UeuXdQhuGjeqICGZbE/4z6m4h97cHIlD+0D9E65cnFNORNyhXtoBSLp942AR9qCOXGalmWD5qi1FA0/R31DGaUVOk3RJlZCC4JZFYW90EPuX3uea9Wv
RayOoA9PpRBVTbV5q6mo6r1zmE5g+zmLF++appXa79VrzkxePH4Xb7LFjxsOYdTmws7f6nBDhK8vA+zBieobkRngcceVhltNxrXnHOu0f4dGpB+wCCWjjq7MpxehYpwHXG8KrSVhU4la3Nafrt2b+l
WXYQKwfuR/0WbFm89yT62/LgdVehnT5iHPnwsgaHSHtYD6RQNF1X6+pp+SvJjSsbKZZhqqB60hjpgoRctkLPmsejKpvZM2OdqhmF/E10JoyzgKtmeiTvK1MLmjgqhMh3KYLOHMBf6/sa7VA8sy94u9
nSdM3bTEmCs8hlmi+cy6c3NqDxDa0uTyxmXYzHpPL/vb4yJs+Jafs9VV2GTwZJrdDIvHPr1c4U0t21qIlo06dnvEXjU/BXXQgiv6ojh2teDsQGlfQGX23+KOK+Je3Yoe47gtgOO8WbeuZOlVDskyoa
SerrN0E8EpJKYqKTJgyR3v/MidUBFIakqV9/EDydu8xeHlzesO6A+lhc7Kw1Hn8x8fYiUFpLdoHyf4dFADsYd42LKEqrL0cQNkixjVWxqFZu0+mWOtkMBDyZYCE0LMykb8NhlZSUsZxC3d2M2uopSl
9yePZhRM2A9VwlZ+TZ+B7TEIlyli6YLzg6W4WzJnol0b9zzcRdvmFOfn7vjqKcxLLEb5RuqF4IZqdHJB7Jm2hshgHfkCqIcRZP6sKv1VVeyPLnT6LhpJt5MBL3QG/5O+s8amXV2nXW8COXZg/Z5jux
TVs+1JaoWa9JsLv8w1TGDWz59PjlUqM/WTuJSbzHlc5mrpSKGOxonW8Wc27DW2q7AXjPVTgY3IfWIjr6btJp6G5PmAfxNVMuN9f/jNiQmcFnOMyl+3WWE/o6rPvB6701cr2tynM/jMvoTfMMAHoW6y
O6fZ+Gmdi3Ng3fs7FHko1bZsPxj3hqUfrmPW6VMTodnDq+yCUlkZeRic3+jia5dpNiip2vWjgVJk0A9kQ+o9W4p/HIOJi+Ffw/fxST70hpMcjvIGN8JXZA3u4uwXmgJ69yjEaoAVbfwSZqQ82ve+zX
hjPpY3JfhyG6ATBYdZkgRVGxrHOYPfuSy1G1j9dHFG/fhs1mMIDfRpbwBGEx7nYDnqhM7XM/z+q9M9P94duyS18Ls0cd9SacU7c2oIakc3RbAdN1SfedHYvRep1b0uMzfEMv0vVD3z4cHtxo8NWk/t
LLbKpAC8qgwdapyLjtMV1XxEqVDRVpYShfNvh3LHFzb+qrWrvKLJqOIni1gLfVATE2kLgCH8h/p3IduLd62FB86e9cqijnmx915vaC53J5S9OQh9kKbVR/4YQUCrSLyfmLg1fLy644deQPx3+li6GD
HRZBfKehXCS299FI6YuaPWSFqsmdHwUsXMjlDdqX6HRncoL7RTu3VExp1RW5ui/1RgEXLdyXArvv46nrWnu997kenxbRg55H0tWj0UcHOVtfBs2vehPMw0rRfWEYxhwdNCX4zuxjYQZLNoEI0XgYow
5fyBg9QHVTAlNKkcyahjJabtXz6MZBhE5eJalog09ds2hraaw3nkj0kxs+5+T5++BhaGdm+M/ouPjaam8be3alCirH/kKPmiq/qzPSegfAoxaEhmtQWr198BkXE5ke+J9lUH5x07Dqt9wvuYnLv+BC
e5pNs6/Laz+HK6dGfa6Gk/VpDY0tZTB/0WdT3VBnEdCNRGcpm5al3Z5U23X7XJtokc+b/3IdDKN/MdXTGhghYmbqueWR6YdAw9O8uN5n0gdLDX6TrtNq5VGnrhEA2aFGRiBReMB4VR4M8XBvZBjZ0n
ZNZw8LWGZGwUu7S/22SfiLyWRwVzW2lfwbwIM5cZb5nHR3ZDPXLbljOuWVNnz9ntCAKCmz6YDODcesrKzrhr3e9qJMtmOV67KnKcG4D2ZJaK9bjf6HZe6O6cCn3gFlvgr6kkl8U7R5T1KWZNy1cjPm
GYkR9pF+3NEpVeOYmur5JZ1BsTLnyUG2z2m5UkkLntclgHYZ651foYSQ1CrcUG9lG05I9SNp/rrSG7Xndl0X89xmmFfFdLQEA1lgSAKD3fZ+hn2lXm35RxT2S+jBn7AGhoS6wKoTB9dGn85JAqoM4m
sww5Sr9MAISRtchnpX9k4Y39dRHYLuLlkBwidLnWCaONZ76MV0n6FnpWCeHmA/LG76Pbt9ZypKOXTJ/tERgk5VuIuORrWaF3nOvHjECrip6RkIcWYKQZsE57RCLHk/ue7XrRc9QnOYN+49TRfhK3XQ
JTpKI7102nanr4Z7RI7O7GtB6vBn34ZfmOWWuwHY6j3duMTR5j1vMhj4cLtE3eXr+7wHB6M6TBaggqlzHyCJhNDCuWpfbN6sIvJ356InKKKLyFxppnk15WEbsFw6O/a7yu3fLzF0KKS+NaY75PF0aF
MZls50FkdOtc/fr9un0rfmzbqUe04ntxXU3WMIX9xCReXDvqpLwwGUmB7EJrmaO3HVWoKzhCyTchM1D3MPOqrrbmz+zNa4BWqvMVJZaOPScl0//+E0HrTqdrpKl/LYYkVvtW1YuZ7niVOV4fLFyZRw
Y702vPgmhxLEl9aPc6XR2//PBZ1cfcXFNgQXJDiINrdulZ0o8MYslTBVhnqjh7se/v8ifK26ToKdNfSYh3kmenRJtXGwTBClmLR9ez/6zvf/cA3o+2eQsvf9jv476PUf/qcIyWBP0C524FHj/wLIyq
hv
""",
    "it": """
eNpNm0l25LoOROe1Gqe0IjVMmeeoKzU5yNV/xA2o/puU7WxEEgQCgQDqp+u7YfvT9N001+1PW9fuij/LVf409Tzj122uR/xxdGf9xAe2SR94DUM3lni9Lesar95nfm1b47O/dZ71/TFe+nt38eX4YJ
3roO/33RWv3HrI2E2xZjOWvl56a4kvlenWo9qDVese/2zX1emPe9aP1/vd9XXW0pc+yC7bo1u1ge2o59L9abXxow5d7O01dR89d40jtZ9NG5u6ddDCWqL1s7c1vugvbbMOtBQ97/5+4wlzGOkY47EX
lrqO+EA52KY/+qcZ4kkbJ2y0LVnhHcecSn/Ej9qxel//tEtho3OHHdsy6WG1YNpxmzvZUoZu4oM60MSPvRvinXJe2uvVzWXVn4dMXwedpT02nfLWbTSfojM0X8y1dPPUySZrDcO3h77a2OCHL63Xy1
ULXPXU5XCMpcOwZdXB66FntWElWzmW2rXqXPNmZK3XGrs84tLb6ejeRe+eLDn8Vj1cluAYs4656c+Rxx4lfo1XNxlM1t+46bCEVqux+WYtEy/V8Z/ZfYexJd3bVYe668z1z2vvLl/Ecd1aZBu13Q6P
Cqexr02TrTbyqIurD994HeFc2mTsOb7WThtHmEdeZMmWp7byDNkx7q+JD3/wZMxT1oqXcdMRUToJB4m9LLFfjnMqpopPU9dJBuG0Z3ybOIkzlXcNv4ozyTSvc6g3Hr/NrLKf4U6Xj/rueK3iMmHduB
37p3Z3dj4sLqqdtLduqdHBysoLWkfuoFu8uo/N54jYFvazsqFTvvCxL+B9B9a8O5kuHBcMuQ4d0b4ULrMtmFih+OnWr31OXvOJo3KnJ4ea9OLrWwme7eIy+eoRh/jpu77IqgNB3eqkLdhxsqcZVJmM
XnL0Zh70oHbEh3WF+kT71bebpcdS65jQtuHkEeTxYd1zHErPnxXa7TbIGmfil5DlslNc3OqtXX24v+7Pq/Dht2J/xugf3baeXsCetk568reuCYszv8XjXrVn30ONUxlAANBJjxJgyXt67XoDouKet0
nQUMbyRExz9EYauf05bLhLkV/F/QHUG2+HB8cq3wCIA3hbZaVLm9jmGR9e6xsnwFHOAW+xY16YLrxfPnl0Rp9RwdeCMrLfh7iLJEKkfwzUsVxcTaQZXcbsfa6j0Xcw6mobq21zy+flda+77zHHILxg
8febFxRxcw8GaKcz9x15Sh8M7NLScaQfZSo2cA8A7+JrZsHwHt1Jr1fka9thM99nZ4iXM8j07WKP00N3eXuzdnv8Pha9Uh6HZJ2LAwRkF7Buw5+Atalqob0cgG84061YPTp/dujw5ZGkJltuES9Ath
+72VfOtPnA7srBJ+WYOv7lBQnIuLLTMa6HdEpTeOzHeFLG6jzKMQUhMk8kLHmlc22zEsE89wRn4zGGRzDgyvQXVwx6n5tMtRMif16/sk2gHuYG+E0ZlqKzs6n7mDZS8KEA6ASls2HnTcZpFC1NnHsU
kMm8WubQw44t8K+5DjtlZ8+4wzUELBcXJ1Caw6h4cl218chdsTOH9OhkBcbGxuSQWk92mp2AFicb/bpvJ1f74SW5suxetM7i+CGV7PdVDsGdjDeAbGMAWDzg7ZuKBOdEdk/y/0KS3c4By5z3Yv+5hR
yFw4e3gNBcw14zV+/chUKqHdNL2dhazURm30P4jnZ1kn/JOeeSBuO4lzMkh4pgvthF/CWHKDwwr4zTRwa6HFRBEQrLyc9aEhFG3rT6ClkJ14PoRfTwmXjtFX+Q18n0XFhsVC65bw6EC1uf/PsBeYir
Syn8Z+zGJ8fNCw8PTzKQV8JwZZfQnvB9XD2OWWVK3XrpyZ/B1dYVrnvCYBzXM8a6SOKYMuB3NVU4ln+OmCzkzZfqQbZjH6s8Yt1YtYUThMOApIru6z9pcwKaI2+Czb7bMHJ1KLH1cpgCfpQFIyyCi8
IyyqLgbArB8C7a/vs+YU0mN/Ui7ucbNrJ2mboj61ZRAvjIvAEYxFFn/lUe5Lp30wXgBWu0bz5hWrZDUeQ78rt7IZemmXWY+TkM9ACf2vrZ4J3h1dljFhJ0URBhBmJTxQegMxotY4NLtUHkAlAGAOxL
igh/Vf67lSWVJLhSs/khEVrsRVcxE+Oxo1tUIgjvSgmTwSeAOQUm4ioRKa+xHGbBcqrZi1d8GUY9lWRxs76TdUOR0VQpbEm8JrYeDuNE5/DEyjhC4/wKJi1YPZ4f2wm+bhLTz0VWYo9NNfxRgSVDCo
bHExRMr3UsvmsdMMBsqiA6h7qK1riMp1+xaRgyFR4UIuJthErbbPutQ/69HYxhZflm08Nw9HDRjQWqUqFs4f0Z/EDBB8fSoV/hSfAoZYig6Yp8My5tqCxUEMdAlFRXJJPLtNNARK3x1i23hyPrpBZa
qfhsmZPQM13Wy3G+rFScI7AQXvG6TOGa1czmNq2R80TSGYte2yKnB0vF5KOfbCAxcY7UGXzuJwrQnoIp2Kjro18uaKZuMsVp7OgRPgJ9okY5Hc4XqXbG3cGrhQL8hGVcvAL3UUnjowgIZr0RCAYA4J
jNSDxRTO5dgs6yQBHWjEHXkIdrTtUCAdO64vOkhMGfGsD+HkGaXs+9B3tPPP52iTiDJphDNSgFYck68MRrWvviQsY1845VKSN6nXEh9UJob9+xE3HP9wZRmsfBRpfWDYJEY9o+zKSEaTM++Al2uxa7
dfBpO9Hw6/xfYD/mK2tXXTZehaTpJHG+H68Sk3XBK14SaEDaMasJTu8HruwFt6kTTuHsseoq7gk7wKLDgt63Em8z2asjaVELUtx3eQISjE6td57aB/eU2SYMaTPjEbHCzxTeVzvz4IKBypZ1RLvtO+
UNDBN3E/arttE6b2D6yyLnuGUxmSUbwUBBAxh8ubcvDD6qGt8Ea5yIEyRM0JutV2fuNPNFLS5uFyRwh2YFDzRtPWF6GHYeKYX3w+BDBvODqS0/xuzNFFR+ak+t3/qIF60S0mveeijFfcnALyrOcC05
8/xWRF7QezjZu/qOgyRqEd07JFg0CUgOX80rba07xYVBK3SVgtI27jOOQw3SkipJ/pvjSBfwuiOxUufxLrHnQucNsOjXnxqXtFpL21aSzmoYDXZeXd7p+I6s1jrQa6qFU8CpM8Waqc+gX1QYZAHi/7
X02DlKT4p8WK+liPA/ud/hytsUrONtkn4tE883aqxy6YAzazXJ/I0dA7KbRCKd9Ne0yELhfJ+uNyl2Nu7+7qHdE3FAwM/wGVJAxKK4WvU6MwQpAC61C8w5i8LGvkYeeTpuiMcg33zLaU51JWKKeYl1
wkIxv5IY7qfsPs0/MOfaYR82cy/VqerTzRUNYbCXR/IsEZvwiy3znoojJWRR3EOykQp2+faWqaZOWUiQh05bPMCeSqm4hKnICSL3SlUdOaTwhZ9Z+caEE6XKxVTyDCX0qDcE3CMaoJBp0ZPXhK1Ljk
YprxuZyDxyYZA81gfXDXj3RDUwgSVwZqPaVMguyA//EFTnE18AnrjzM8+lYI39PcqIj/+qwFIjMCgfrCxwEQUkG5m7RYkzcq3mnVKP/0LxMhZgz505YUU+/kg+jJLOJicrmlX1ySbJwFJYJUZDBOPI
Tv2yTQWw/2mLsZ/hX3JuViQWuC8FrqW6M7HyR5/laobfakn2/xr6KNW1cUAieqwFaUYhLqkYXecNnZqOjkp0NYex27q43p4ynAQZXi7mMFWD5Tu1HcPBB0khlWrUy7uHu+17Fld+jmVQcqMWu8XDwq
i/xd8nn1brfYdz4pFcGGHbHPN7qwp/lc6luWQ5Tlri8AVdDvEuCblFLEt1p0plGBJuaO2C8m+4KYNMqWZvCr8UJUxGCDMyrFFwwxQjoUypgFlgBo0K4sYG5mzO5Oiy8e7hGGWDYrDS7sLnDlOZTLmH
Y6Ja2hgoMU8RQF+NCXVGQ3VhCKsi279WqoRBmWhMFegNFXH122V6aLRiQlkn3os2JUVttb6ASUhRm1XJFHoItU89MzLM+M6sXU/Y4KNWbGeZsnvxyWjPNgTtjRs8wQQIl9OvEZNkrrSfMjaHiNQ+m2
jKYlDjT7GKCrPsHmmtOkqtekaorEEue93F+6JUzqL2sEjyCNC2NFed9r394PvigZ8KLVQtP7PjwTpQIIzbU+IGsTs3T96UKamfoSecN4598eO+EqPwE8D8VQe6FUEU0LBHk1SUZzLeCPshyAWpZgy4
zadMVljiqSziGIV+xSncmIFORb1R/qEfmLhBxN3z+hAMX2STn0013KvvC9kocGTCjStJ7/88IQKoZFvutFL0W12LJ9c+ioUXh+OBwAoojxUe1GRuCkp50LOxUHPiTq9gPHaCsIssh2TMYd94R5C7K7
XuLbAMtn+5+UT6bvpi9RxZWGCggnuDrI2uKun2CZzXMPPhJpO7dWIfe9YEdc3iFyVC5A1feyPb6I0yJGS4dQLjVbCZWZl4hNPDxxHwvL/V7oOmXinnkfQskCpFoqDhgV+IvfoxxpvEgQU33MtoCLky
Fkz24gypN6sKvUhBetHlMUC5qbKL0hNCdF7Wudq9Mzc2J1n/3vIPwF+Nkj8/Im0ZrcUAQwFFeXlgKW7JOR8MtnYStVGyrDG7aaOFF8GPIx3HCgygz7W73D26njwweIXimoxop8HyKOQX3pNYY0+O0C
NAI8oAhs6gI3sTHwueL4+IK8z8OWcpz/d9UbOzMm+MgEa10u8+1rb0mQSdLKTDWxdTRSXuHOgE6x03snS4jhnj1C3o5JWsslga4gpm/37e3WmK5LYO4kMKltnq0unexPPVGStJl+51GGujCsJqK8TM
aXawyLnRIDFSH2Axjwr7WLCr2c5DOuC9yJF0UpEgd6+ylivFdTeJJuwLc5N2P/6nbr7cs0ZGx1fCNwaCe6D4s5XpRFzEURhI2Si41i9ZT6U6nNIaWMlqt2ZBwhmrfRwFTjUYq+6mH6e10pUeEUFk9R
o3bDjObuWjOd721BMqdtAVIQl2GWeG/9N3dRncxO9PGIWFLLE+1fZ4IdWcixQ3d9+eJJiMZbN78otva0tu2mXVmdKQ6VcE7Zl9anWId0voMr41vHaA3z59ADT+BNT5hk8u7mLSe0BlJXwnL5HAeieW
w81pu74i2/8WtE8LW5wjHMaRiGD9VC3ilLiHE8BOWAetgHcFkAQzHvGoQVlVir4geaau7f78qM/ntnMUGTvCXbXuc5vsvt9eO59LCqLTSotRBYeV1tUzH8SmN2JyoXbFUTKmMJfSsGtLFMHCuSOpWB
sTFfiUkTGSAj4MZbcGbpX7dvN5dH96d+Xhv6pl9qhsvDhkycCVomLApPNMiomoHDT14O0qupxPbU0DvTe6b6iTVwdLvpIpqLHoAQvb6bM5sdZOjMRjJc7wZYa1FmA3am132yjiWbIOibMugm0C3bzH
Vg5Uhi7RPQVuGk/gVmOaqvC7TJHRYcTMsfWne9QBfazvZt1mobjfNMZhluo20EDVEfj5xdlgX5bzz47yLi7ZigPN6zbb/c0TRMUFby2rtYYcBTldntuulx2BEKaSdMdyM4SwxLGZ15jizQ57jGPNwL
r4AcO6kz58ukf8qKsP4y9+1RsJvgeoWkk5XXBXa8zjI0cc/zSviDeXsjV1Pb6342IrbPTMcZbdXXRgF3pB9/dTTmkjEcWV2DkykHgkIVQtAm7nw/Z20qlznFb7OYNb6/x9TX+1gLotWXZtdAlvF8Ji
Z083arHAuD5zUKhDMOXdRxzdFHcja+CqgmIuWeXHkymFi6YGCmNCTy8tCW/nnAqflcPLzT1phmtlW+Sgbnq6j/RNcjKgRn3gdLIlLdh0GZ7XcYK6cxwgfkKMqMg5slF6Jv/VRxdyI4tgJ1CLn2LPdw
srBx2oT34L809MTcUzdvrpemxq7DtdVnRXuR8FnRnhljxs3q0/ht/z8Ld1td0UG7Z9uqb7fj0WVHubMW9EpBf8PxidMOXwCbbkOi9m6LysemzHw6O4c7wtfBcuHP4LX0r0O4q1Kcte85Cga30P232S
wy/dm2Drj6dpaKGjRQAy6jnAHUxBVhFGPUXRJ5inKLqXnFOxM3wc756cuJJDqhMWFUm4ne5sHv/Tkg/M8XpDjhN16KoPCUXeMsSqMDbB0zNMTA8PIXneKQzscLmnyRdl2sPkYJ9ydG/XW992o6OnSE
jYbG7wRgM8M2DhQUY5dTO5L52ECOF6pssSjAxP7BJnTFjCOdAnk1RnZvL4hcBoq88sm6IPZuYa6bYUXBGhNaPJxX8QjZWDPZi2ZHNyvXL+b0aZVyg2m6lB+1jDZ3upGLDRktOMqa3PBisf2FhKHqYA
Eh+wfrta5/flrw+kzOYJSMLVxXOWZFdW1M/UlJWIpNXO8Hs5s5Q8Jsfgo1KdW5JKl3UKSEsKO4M3ss1FE+W1d6PHkNSpLf+qBfbBrBK1QxkqdQb+45w4p2kPt8NOzypcVhI045STflwhAwYPG/OmZ3
vCiKQZSGDa6p6pCF8ZnqIH34QGBENQJnj9vT25c3Sje4Mak3MZf+VMLAlXKo54IvGyPzdOW+U2fT3+ja+5sS9YUx4PX7DF5VqHmazP5eyzpuY8eLBhJ8uaRY33nEWMUQsnGnyatyPejfqyepphcLfP
OVQTDFc2411sbB4GQG2H8xOyGp9xV8KtT3UyIVq6lCifJ2cPxIk2E42Rn5PTxKkzXZoWmh2Yy4zoTPfGPP/n0lT0f8JyGFJwTR2HEv/0/MOyu7G0kqwh+txpmoW72LucNEZfPy2QY8QP2jw9mI6JPO
F2lyko1nkz26aJKXTA/WngrIwIWm9OxSc1BgkndP4W8JU4+3KpjTDkzL6Boxx8uTS19apvK7XFslTvEoygcwPq6N4c0KGVE4Gb68wI4yxy69Nh1JCVM3cmRBjDYgHBUKets9reffNJVKvI1X33VKCH
j7d5qBHh9MzRbY8v4TCa3DXfjKKIcg6lvIwkTdpPwXaIBQZzYhUGWAH7eXPGN4u0jkTd7LL7tPpf+zv7y0TZlv6FTjKUHMNLQfhy67y15NdsC+fZkjBciTaenjazidDI87zf7rrX3R52zx7JpL4+aG
u0lrk8wxuP+rl750KNtVhtBpleBi9g5oUvVtjm5JFdDb4ofVTS6ssejebFJL3wfwj6aSgH/37j3xOtzgPA7xw8OynzLVer7HmJcL/2e/egjrmHCQHDzIZPgssDIJEp6OEeUp1fSG78J4IZWtxsGn37
+XSDCfSQTZZI0ebSs0nhbBSdtuybzlYazJ6zXmutsC7MZTVrDpZ79IIzZPIAGHa3AjozX0Lans5AWxnz+aooblvJM1guyIJQHU99O2cTln6OmQkqevuQawoumAq1brYL5KO3a0fP50S5wHxdtR7vSc
/iHR6sRNEStWVkULbaex6n+TesQjVePdERtePiyK9PlypnHoG5ucsapDLQ6JInhTWnYAe0J4nu2X2Fc7Au5KFF1LPsmTwua31sod3o/2Iwuko4gI5/PaPL/9XDeR/4ocd/zwDBz7cL/J2YeaE+37t/
3UdV2cyVlrenc7L0UlkGmziYAldbEv9mWuUYctZgYxaaHsDgHskvX3r7Wm/W+h+uNK3e
""",
    "pt": """
eNpNmtuSq7gSRN/7awz+IgwyLQcghoujw19/KlcK7/Mw7tk2F6kuWZlVunWPru+O9HPPf+XnPnXbz/1I2087nJ8cf9L02/3ct6P8tHmf47McJa5pt24Z47J7emfdkkd9nquu2/MSf+5lOvXn3Ib47j
y29NP08bJBb5l19bzqc/nV5x7XpHzof6e08b0+tndcve8sqizdT/vb6Zo2D+kTD4iVxbd64qZ72qnjwfmdYp3Tbx7igrkM+m5lZ5v+vz3nk3/tcev20wzdykPTGJcvxxaP0z7u/53ckhZZZ89ayrnH
uzu+OPRF+0qHf9CW2zmzjMLnf2feZMHzEb+807bLJqNW26Qtlh2LbJ7d7lfryvrIvLCs+ztN7CljRVbRxn26vhm7HrOx7djH9Cv7LX3GOFP+6OtyxH4OvVArksuwRNq1/HPFEh0WucvJzavI2fqW71
hZEyZNMuM2ywgH73t3Sx/Pe6RtPBU4S7whYkjvGFKOz9Rvef65j1smdvTMZ9dzadI2xnMOV6as3eqBDsC0/IsHoqqdyzPWHMvv9a81a+Xt4fjIxznEv84+cxvxt5TqqDb+a+YOe9yx5pamK5TaR7fH
/bZoyn/yOhaLsNI1R5GrPt1AFNkZC1F/3/hpZ6thQEzHO+K6n2bpxq1TUE6ZkN0iBOSCMssoQ5dnvXD6uUemhQ1wb1bEti/5aO6m/PXYnvUqbTYXuSRiOdZzry7+lOmnWbvRi5uuRNKNaVSCsZOwvF
zn9MnarWIpsuTULnJv24YX7kSVPB5RkpYhR3KVt9z/35n6SPMm9pV4RTy1k7cHnF1NGN++WAKxymPGPGErGaYNmygd5Jity11YID2MOXuP9R7xhBNL7BEFk/et6/KIM7ektNmf3eT0n9jq6nRzGt8d
B4VcqPkYfgo7HQFwMsdwbvKNft7Sk7Rj0UMik3SXsm9UKm41B+WXKeWNlbPWADw9LEwU2RMrnH+ac4h9K1wTdmz1GjLuADLj/2UhoUnz7hwvQMhGrsQ9kyKTZOCtBOk5xTfNX1ZgfQi1NvFimfycUo
TM7RF4qj3vuCSS9/y5R/ooxPTosRvTDGBdyF4i/7q62b+Mo16OwwkvRhro9T+tnHCPZNZWZDDZJGIBDOrkZAN5PG8nJHptEBTaE78coGR7dHpfsoMUjCVw4SSdzyUDO+mhcpNfBavr/ekR4d1Ojvik
JQmZHSvtMhBkYxeGuX90a2DNQzuf8gJSaRHl1J+/KEuRLEn7bXIvD5MihNgzUGVSfeKxY9lUX6Zf9jgHSEbBCgiVX8tURllnfii6n4nsL5htU3nQC/vCssK+Kh+6Lv0RgiRAOFBLYIXgcU99Ufw1Rf
YMTMJXjlQ59/6bAuPDMH05XNu0uSg3s3wcS4tVPhyZC3bqCQ5l8OOkaHO9trh1POkNUP8lV70o4LpD7nvLxm1S9I9XhixYpcQ/+1/yZvkkl+HwXOBXc/LMwaTg6RAiSbBG5ys/kZQ/N5X9RYsRBGct
Vr4Gi3o5LhmnfgtxmcMuQsudSkw0tc9Y4aRI1m/3lbD8K/LUC4Odss9zE5T1ru01dvMDkJ5ds1URA4z0sgfRH0FFTCrL7msHvp1PPBsFGgTqKcN38mY8N2VYkY+DZPDIzjxCEb/V+FrD3lq6HlpRiR
+3zPeHs/z82FzxjkdRhg44K8l2imihBP69r7xp846O7qMK7FyTte+6IT0UrgcWPifFXUAGG3wbTNJFd3SRvopHaI2K+kYJhzMVN5EKskO407YzPiyFKBCkHxRu0gac5But851egN6sp4eRm9+uh4RM
XvrMxWv35RNHFikQW0vPpJzWLzyKGFDox9dPbW3R1kQEiM53gsY9LrO/O+V3UBBVrilQSQE0fI3WulCNikJQWklzUORhsnptf5pobUr1tnKfzZmhJMtOCD36fCSlrTajYhG5K3RI2wHR0GWuj8mZRB
zvlPyZXeSH4PSpyNOyHF+G2gRO6ucZQCYwTpYdyxTuOqBcaSLfw7+q1QmKm0Thxa2WHgDQelLPlU9q/uhg/qWo318nrGk/Z9ingf1NgSkrLKtd7dlamIrKeATjJKsJr+4DOeKqQtgE9m1gjoIkAkNI
dr46l9I9qntxBAoZTQZPh47waQIxVBRiLYJZ7gocTHUzChqteHWxVExlSlU5oXeOKRxFcTupEdpCcz5UBlulV5uNwi/I0LHVx8iEQJwivZ1X2HtlVauKvkofbJ8d7hcc7ivmEzy2ZOBtCBa496WGEV
wHZwEF7OY0045wBtGCBU4qYO/kmAjzAfoDHMhFwXrsScE1VxpJ900QelpHZMjj/c8Fg3hMSA4xbxOAscZSR/RAXdnbcpgPrMmKKpsw5F2L2XkpEbERcVtnttY95eaH8a3vFgVZWhT2z+wE6ZAbeTy9
w08SDiDTih60sp/DwG7Wf3QYRzFO0FkJUi5OcZO3k6QAq1r6JwnE8pd9qwaH6bQbwj7IaC2hNk8VU+HzExfHEjPJRzUtfdpVyZLr+kZsR4ETVEV8lIsIhdJwuFxMZ4Cob8s/uZd3gH4a4ezi0eVhZt
lOQQq19vlLXnFCDbAPGbLNVXuq9u0mCGdFXEp47NsM76HaG+JSjLI5neSwAu1hnZy3u8HuINUGsfNb6qcitGlRN6Y5zZCf5NBdxDQEFpL1mYDHg3rSvFIFyIe1bhod4Egl1aS3d5mdV60eHNerqo0W
BeiT01z9yGZl1AUQNe+yXBRSHOOAsoni3tGyfAStN5c3c5ogLfnPSnKAQbnqg8ChVs7dbHm3IM1/Bl7ic1Z5MJnw66Zibu2itXVcLD0XsHEFEyq/o5yErvlUIUiIjU6PbArTWSXfy4qbD+4xt7lXZV
e2oxbUL5WOKGKvuW6cqveHElOxia8ojWqzNAFQSTU1FBth2Th+x/MCLiWOlgHn3gMMUWxpMgujlSK+solCxiOVO6GFEl/b3hgAc7Sh7GdwZFI0rXU7eBMKWRZB/pb8sNmGSttAZYWvmJ1Z/T1tYvgS
BOrdfYiXsJOUgBjhocB+oqTaLarTKS3V06FZi7sg6Mtw+QlVrOK0TMrx5i8SZbtUUAV7yv3O/tO+lwug3USKQnEe7lL9K9ljfeZSi2PAaMaI+sxuB3QmfHouwAkh210bhA13d8cotrdn99hshBO5HC
uBtGkHBI3QWh0KkwToa0ZBBunvFqVAIBO0kLrSboNDGKZNPS5PqO1V1kgo5VaIatTCnyi6IFSETZJDDgg1ZpZmuJhQDmE2/pKnxTI310SGDBCfAfeviuJ0kiYhs+r1YyvC1d4EBKgdjWbt9E9oQgtd
aGbI125WuHv1wL+w8e9iJAFCfW0HZgyy8Ds76Wrn6zwIFMkWi76sFEcBIv1UEmiP9NrsWMGDtH45YGgNQl3QeuimICkjHHvSAnk3P9nPrffkXiG1GSULgWYvZtln7akdXN6cwN+EYs9g+0IzbqQi08
OjXNTmkITybVQXAHSu7TU82B21+xIc6oDOj5eWd1yg3+i2XWTuaV2tS2ZJ2HKuxMBTbigD7Vw0rXEEhDoIHjUpkpHPtPWSWVepbiNl6AeN0AdYY5mrWq/6+tpcrRmkDnUuq0J38At6AUa0ZwVVAoCU
7wmwwG3xT0zUFIIhh4XCAtIYKzRtcy/o5W6I6vxRLYpceEsWoZF7COwAeXlSKZDWmGdhh4d1wxvhr0x1A85dTMUUxNSy5aBABze1jIIins7Y5TdbREYMdFDEyL2sLs2i2pS2jYW7eYSM3J06sraWHs
r09ts9zHS2uSx6Ew1TpWWDDDBA0APmVy5ushsQ3nM7bC5s4lTtAvWlibXIuCKnAd9NeSlRyrO4WaIwTUY8OydeD2dZk17XnHPhh1tW169xkxj/jEupt6AdT3m4mZI2RHYMWKUCtlOlmU160uAYh3Nu
e+2dp5pw0A/V1Ak9Tn0CrKfaCnBrH16LpnMLuIl1OwrXSncAZd6BSy3OKCqRXXrJkPpM9aDiqhrLeqJQn2t6EGQj6PVE752HuFFaxxVlm92l4c6RWYAKjnZOZAt/PGuAS/XeY6zyS7TufzRYL8rK01
lNcHqtdE1Qs7CGa42z2FYZUTPZS7HU2Kg77w76WqsWFwOYTQnclh8VoYiqUvvnGx0Mi5BGTaDWWtukSBQAKXaoCRr33V5d7XAY42ledW4mDupzkZmz4v+AFUxZApFC9QqZGxp8AcyYUg10PE079aDF
RlWpSzP6Dw7IJuKST0X6DVBsTavdFAIPup/bJGBl+oGmbXt6LC6Jw2YEDFbELeKFiZbc/6lza0pBiBR5QkZe066tgyO5SoxUhN0NKNiq5O9UsfNtueYOTNUPf14GoiKsDods1QRqx0pieZM1XQaSyv
+J27iSkUsVuAwIaP5oI7uAGU1jteti/QY4Pl3lSU1+/N8SBzOisbYyYAuWu7WF5VUv7knK5k7iCFrVbtmbEuQqb3O/aeFeNmqIze1KsJd3phZQS1UwbxDAVTGmyFUgnL07V6qEgBHC25SB7ik1jH7v
JeKiRN3mCMOeNEpaLdHBRnHY5rgbFwiA20SZ3j3Ve9hK7dIya+uxhwpBNccp67p+uFMDkqWwhrq7FMoMz7mXRx3xeSwbhDW5L1MzyrVyq7YB16NQafgmc8Jz7jM0vHimmXfaCyYqtAtf7l9rpYHTth
V3H0x1wygjjcnKXmmag0R/9AiayBCKIv19FPrYPWmUASNhjj67vUvg1YFIOHixJtr/vVDfbm5OjXWcYCOZt3sDjDWrtxTD4KApTPsH4eiFLk3u4ZheXJ0Pj9t30AjzsZwxn48V0nt149lSo0zlEs3K
EJCBPkiEo4WbQp8m3eQRjd6lQuR6rzEG4Ufi/H45Wtipp+lCygsZe6tzZWoPhRjKTB4DDLn/13c4OgspxjxzbaZ/NIbqvhO+42omHnVm8s3UzfboMW5tlgsVs4jxbQku5do9OBVUlefC/EtCoRb4XS
5q3Xw8Hf1vP9cyMWvI/Zi4oyqbsau9Sg9l3c/Z3qZdHY2NiZojHzhNGgOoVnoYJjwTVxfFGSdzvOnpVrydAABaTrUhxw9+59WbgeFCyOgLujjx/BlIa1cTyoNKrOpxK48+9Z6vDsTnNflvVSttEhqZ
RwKFnKsESl+lqGlaJBi968mlZq3NldEhtuzurqHGgtCizSJUuArqrKY0Y8NijqRYexsgya0ohZYy5pjSvstweoum4LG2KIfr5edUC0qp1Gk7zsVTcBV4dbdNKQfjCZOzYGk0FzqYoRM110GmYXyp3D
SwfCh/Lt6/kAIwo6Y1i/GJhiPP8MwmAGTIbg/r2eyJkWvz5ixKS8g2f66kI7l8W3WGpVxDfaMumi/C2IcQrPgIzqKsjTSs9KCCT6z2TaIy3Zf8o9IVxhbylM2w9NY1wuYnnca7k1fEwGRzdNdn+k4z
JFZIBbM5mrqJ7pwgs8WIdYak1vphWuitOAU2GYM2V53nB58/3QcYzOnqwDK7nb2ZCxkPqNJ/iQFdxUZtwwPxf6OHruraOiRSUWE0e6+tv/Fc/pnErWPtqU4dovAs1Kilp+J1TAGHWnIQvh6I95YcQ1
eHnYJMOWSsc5mpqw7oaof3Gqxr0fLZeH5HoF9tXcwj2xVu9x1UQ6fSjrz3gmj7EJcdnXCGeI00QWd81R7Iutj7qRmTKxOzwGZR26kw2vEsTjtDWePqijJ23Nv8EFeKei6mSJcGXCssbixsR08cPvkQ
b10vlvgu1qGKYQ91kJmamMnOBunLQ7PV4V4nGW6KgcoHw+jQo4ve86kHTw4eSgMeyveus2l3raz3n84Dq5EX8T4n0E2B/mUmyAtrESGqZzDi8G2t3BZwltfhlokjBcGHqa+AuTs6t//ObnDjJNeDZx
rrtHUYiZ1f5XuAglbHDFQsKGHNEW4bA+fBhwYk4CzdigWumwX1yAzlUyXkRUgaKGfYCT1tht+R1LWKU0XFHDlzcQVaZQK7Qbw/Kf6j3VDTiXjxBOXoPuRKMWwHe4ccLJZgNNEeV3N6Gq4O7HU0gFdw
diq8Ak8BCDd3K415NLRRqBDuE80UWuwtBvs0pAR2cUXtppP8J216USYOgzBt6+qJNPdioux9ZymUvzq/SAwni6Ye7VIcSB6WuDlqpCz18A2qe8hXWzj53I+c8dyyT3Md/8S2G9+ho3y6qKtgC4vSLh
kYldpr2q6mPSh4WP5NlkI0DKeDWRH8p+egkv3p2kjrd9Gxtot5cspFpUt9JWIpQRdcBuSG8qYge6yTfMSgYmw9nXRh7NU8q0NVsyMGGD0aKZIARgJv9YSLY0EYWhY1ytMau+0avkjJXOfPZFLiGye7
BNSBQpt5Zj1DckluVAalrTdWGGC6byq3PoYQYZslV4Q0BbHFzNJBv0IFxEhpj5faVWtNk2lvJe3LiuAD6Yjq9e9kAUvixjrn2L9dlFoT7hz/qqRCK24dTm8X7pnC68xol0vSM9jW98cVjLXPRGgvNo
0HzEGIqiyJyBiBpOnXtSB490KL64BG1IFUPRLh4yEY0zy6rEyg3XsLEicryRLQtyK9vJR6gI6zLu2ojxcqgcM931Ywp3t0nqW1wnTXbrRuuWbxK8/7opDPkHI4Y98lIdo6Vk2ekjkrPzChUMFv92we
PiXrgeUuvSMdnQEcYpViAEGmm/jMnF6saQ9DfiWrjmdXD8GK5ipaObt4n+qYxw1CgCniheh/VhZsSHD7SLDETB0+JP/fju4B4ZosnUweKp+jwTuhdahwHwLil6k0p1CVVstY+4KOBNUC9NYAU3tyft
FDPtxVJ60+L1VHsqw0wPpwK+g7g67qwR15Ton5LBTxbhbTzmtyp8Hj3HLpMjf+iAkdjGjpsJ7b9xColvtHxyagWXqoI6vZ8gtpOrssWh0txozjOq/INg7z5YI8a3uf7PFNmnYYKc1VoMRuEK2VQYmz
0p4G6YgmTygPN8nALsb4AA7DpEblF0TuGQXBJGApxG8lEV09Y1YPy9nd9dQlSprmwAzym+vT4DUde9Aa7SdOTWHUekRv8TB1neqYRSizPOUxWpf3+UFaC0Pi+7qlQNyzllh5AemSFTZr1mm6uto6Qf
fxqdrCuJ2eh88PtdgatHyd5z4L49jtGm6gvGiIxNtCCHnOhr57bqJ/t3dnvTfUIuyK5Ek9ff6qCK55cRBbNRBqH+1yults7kpt/yS+eeBOdLWfr0Z38PowiadU/fc8KD0sTmgxlA2miHeG7u12EFjF
TOFhWUM3xi70GbJwn49A6ViWz8sYpXcGktkxjiUlCSCc+Pf1r1V5HZi4Gm9V/k61vFWb2CUmJlttuJavips4xXvUM/B6MnTNHcrvQeH2bRtWhCzeifkQbSw6plkzt/vVrpxxzkInqnFf/X0yD7sFn9
2UlZpWh6U50eZjPff8TGpuKB1uHwkRKtPqw0KnWahylvJ7jceacxYL/x9GJfc+
""",
    "cs": """
eNp1Wlmyo7oS/PdqDKxIGPmAGUSIIRpW/3KQT3fciPdzBptBqiErK0vP0HbDGF7xUcdX7MKj6nLc8OsHv+KjGvnNns4RH03x86jH1KfpUc3rsfOuaglL2B51d0y4pI5jl3b8HiN/7gM/O6Z0hv1R5V
eP/9JPWHjf9g7T/qiHbY8Lfq9D1iL2OTyanJY0P6p9wpOb6Kfwpcee2mN7VPc1PZ5taPn5q0/50QzTo/EKurDH6VH/cAFNftT9krCcPeYBT58Cdogn4sJmTMujSUscH80Z8OeNm2c+vl7GNGPBdW5D
5tWPZuYFaUy8FGuMmQ9I/aM+pwUf3IGvxiK40uagrWLHLzLuqzeatdkHGRL/38PCy+b0wqdhfFTD6xqx5G7CSt87FlSPw3JxtbQULJbD+9FM6QcP4PtvPKWaQp/aC2vb0/Hq6T1Yt4Eb4qPZ8AgsBV
/eXAUWTgc0RzdgV0f3qFLLbWe+c8AVzZIOfNOHPW34/RkTrtY9cHe+YJIp8oscX/x8kKPo2RambvBiXM498t2Zd/2JGf6GsU/ttE2ZL+HfO14aV948OEZg1HqiKdNyc+XxxHMXu2iTpeqbz77g/va7
Wi3t1fN+7ImLkENonHfkDkLWTkavderSaNctfNSINeTb8QkXIrJg0glOu7qJd+st36C/D1rj+QpryDLBuci9mQGHZ39g/GahsxAq+HCMM/7Xa5ey2k3W9O4PfHsjYuttT+sAy3KjVR+mY8X3a2AQNH
lg8HJ3kZtkADJ6BsQ6/s5H/lEo44Ut462lW2da4ch0d8urXkzTpmvllqx4g4+bdeATEj8+GZ8rr534IQNkpU1OmQ7BwtXvC02t8BkU5Pry4v2bVrbj3mpoZYufkOXTPjItmikol2i1kXmFVM+yLDMd
29iUC4opPLSaEi2LYJ0GxoAwY5d3a9mwOrrFXv3mNhdfnWFU+DYTY4rv4qfIKEBLeDy7MEXGWKatasUKfFC9aJMKn+3GELlnYDzX7+FFe0zCIyRmkxkUcxoV2qtwEdiABN1GPXKEzWCDMbU53ExIhW
dCqNXrBCDDdTC80PO0gxOChhlMbx09VocfjIZqiRuzM+OaS0jwIjo2/UEz1x2/rvspwvV8fEN3f/4G3KigYChjEQzQWdg6CcZObpDmn/0Hnzsd56DghIn9ipVPwEqaadE3G+AC8XIm/Do2XYJN+isF
Tb2FnuB0MmC55IZ3XIJ/WoOf2EH18VbAOKLSzRXfoTuwen6eMstCBqzRuyNBl/nZnAyQG9d2TNTUOp9+BOjN3WEBjgqt7XagtHGxVwn+He3Yh5KD9cbF83OBXXWmz6BwxGuqawkzvn4iYgi3uIyJh8
I37pnQPawsjXMYGGsMg8RNrIHgXq3DLZ8nIfEKdzdw5sbfwnFAKXd2zYlxrSCujnfiPrCK6eD2/8Tx0LVH5pbX2GlxU8J/sBC3mcOIFb7Di5v5vPlzPCbae7HBYHaiRZ7Di79PvEGWQYYCt6Lr7Ceq
FhFfq0Hlq/4Beihc0p3eRupFFUhI9EfV/pNyx8hdmCgD15P2gdCZFnriTWTb2/AF5IUOFYWIypW0aNNj4LP5eXXdrJnPH2TpJ6pgwidx+S368EI1THgJsWEKtxAufnAR9oPAfyvLzTQq1ck5vVnZFy
FSBKLRWXTmrjVUB+L/2QcbNhfgVp1ZiGpG5fymCw+my8kiDqQYS23k5hA+zU5SAGbBvUyz8mpnsqtI8saN9fweUbiwRjhh5AY6I802nPhCJQnsYFcFQfAo1nsCsUOamQJ4J5i+lBeViIko1nUDLrhW
BPCJ9Ry0SamQ6cPwZ3EEjwCSKeL38C3qny+OflTsxIZUSAhzkyrXLls4VjK3TLhBgBM1yIOA0VzrLFP7nduYVlYFLKbe1mTSUyqpSwqf+WaV21npg2JTPIFfCMIaXdmw4tctljJqD6wlqZQeEjaggH
iF2JyITSBEkGvtYpytq9QdChjooQYhvqtWUZqzwEBgSdMCkhDblwGm7pwMP0MUZsqhZJHj4zl016SqvQCIq1FlazqQodV8LHxgtbzjqLx1DQkbTALT859tjebUqIVRpXUaREoZI4iXaBhMC3L3+Qnt
xOJlqtMLXsZ5IM/SIgG78EK9KAiR8BnpT+uTrgrivkau72tk9rvc8v7FPLmfFMW0xwQDNsOeuFubmuG8qrJsEevFo4QkHZ8RUaMquAZv7C5XNNS5/LUmcMo16T4ZtdGcrUoAGfqESPgcQ0vCgGdNrE
hRnI6G7vjhID7cc3kfvuUQWwzMPDKHiUiNtyEtLlbuXJgWiFAWuyeLUB4ugwApRVdFwLWTJDLzsd+phL+sambBUkeoxvrE4kWukjipYHNTdVOJABNkxNHbpJRwJz1yh8+oToOvUExXXSxr2gZ6YnKR
mlc9X/A1wGUVQ4Y2VU4D4ETQNjcWCwkhNtWGbxI5poeOycB/Tf8O1lzGwFqyGglB2tps6gmEZPQJ7tyNJ5lYIjpCJ8FAdF0bhWWyDb9sLjK6VzrYVunFn8h4QvhshNfPRLes7NmMFlHRCJzs0tcWoy
LP2ML1bdzWUKoXUA69ATdPc/Ldb5Kthr2oyUuDwripbeJGYiaArkFBTTpgIphd6LO6E5RuUqF5MPFadzQYQHa9l1tCvONB4jE7H7OPX5o4acXpwK4ONVOrae1G/9wMzrMl0N7aDVoYIFmrlbMl+BTY
EnXeVFUA9+L0bMOaz4usbBMRj99+iIg5mu2MKgak9docQTW96FNaUOEgKq+24Sw8lDzSBFNZ27idO91FXa+eEc7ei9R9InKCUiP/+e07/y0L9PIUPvIht6JSPmt1Kr+MMuD7cB4w8l76GdAAcvFJSV
kaN2MaWJXqOECkdFbMqkYrdNvGjZoZP6cAEt3xgcS8hZxXiyKzR1teTKLQIUAVRvdSpJXl7X75KcoQLRKMwCjAyvItM67CuqT+ieoKBzWvjPteK/unZoxou8lYAHLkwbs6IZAzVU7j1G67uyZSK8gH
5YGeTSNARh0PMpPdfpvdcijSuvQhm9/MLsBYtaSPna/6N6sXrlkPbK4pHrP7R3D1enfxNbq2ZkMEj461S9eDRDKc7Bm1Mi/TgFWJKPUgk70ltqOZrR+jozh+G0XXyY630htWQDs2cs3wZlEghLHD2W
W9Si13dcnF9g4ufbJWzyrjWNbGt/Thh1AKIsp8chef1PliseNXZwAvVzi2pXvxThv39bM9vXSTHIZtOFi2MLITl4qBVFdzoGcZRv2Su8DGmUoDfFDVqeDGlnEDEr8Moh/FefbMFDaBArkzSocSj+Ho
dkz1m0j+UyLJgCQqOmr5WeyUtVYvh3NzqeWqAfXyMlIP0p6cdcfkXX31kz/2Nsmkgib8rg7xRRxj98y2fGH61qkHUWZsAMhehdzEyahOmlf3wvUxJ0XcwX/YOGo5Qaod4nkiaki+cH/b3IcKIVq88X
IniPCwqSSPXWJiVqWsxtxB9qe7qeah7BGZz1JDKPyAO/Ltt3bt/myzBACkyrjqPcl6QfYSUS3spKgKuJVLxHvYR1ybaWpFPvlcAipjtnJ0qe51Wm6rThtE4maKZqGn2mwWJ7em3WBpSwLacCp+kLfw
LptllpDZQIHlqTeWdzN7SZj0VBEkGS0NN5kVHV9LUlwZ7bBtUvfNqyL71tKBO4LSpqafdmSYJ5WQowXzIayL8umjqEI1xTWpHSf3niRyRQmdmXB+A14vETO2Wm2kPXjXSIi0WtK00gt7SjqK47g7xF
nxseJ8Sm0A70D/0JbwnSx0vdQBi0gpO1ds8sM181v4eJvhFtVVwZfY6aHu2jF8n9fIVnV4iUeS+wEQZtNMVi1k2EigAllKryn2zIBfPCgNi6KM7D5OX15Igs5XXGZ5oLHM1KPolhSMrSEUwU5t+TWj
D3wm8ccsqeQ0vJqI9YqOj5W1W1HRhw/xA02nQ/MTtsWOcXisComw7c6DQW0Wc4QLoc7FfA1ax0diigWX0lM2aqEoyFp1OXrphNkpzyJ6EyYVglRhaMj6Ok31WaarF8V6GYULQYwrbEx7A80/7Iq4qi
O3AT1SqaImRNGnjm0Wn1FLed6KVjJ87LtT6itDPuLvy6G6w6w6vG2yX6rj9Ty5u7dn/mpOjvX8lZqIId6/CkmSgI0qv5oL78lqE7bdf8l20sqIvgQctifVW2G1gdCgZWNSAzU2VQv1j0lq1nXD2tUY
UMuiPTcZj8m7jlsF4rx4z6ZmrdBApggoGLvi7L5+15xELXGNfllJNjNgo/nk7QBwV5sOC/O04DVR/usR5RUQofBGRnFRbIoQtIlOWmHMep4j/qSQlnb0FrkdSO/gt6hC+6PJh2nPx9y22rh1dlvuH0
SGCP+BKmEUs3QUFbg61Vi4ZKiDImTvxIIcvtFLKGK3+aEN9rjq0oGziMQmRxhTMGI0eLn/P0Oh7SSMihLFZpIeBogBevPVzzUQp9QrStbsPPjoU9bIRGYVk/st68yWen5T1G8m2XIpnI0//rIJaRao
a2+myyqWUGerzAhoC2AKXHaELDd6xmntIJoESKfNSYoRGzAEX+y514PLA5/wcOqHRPijtYyTRh/W4QIVPBTKWOh/HiynENr3XNSg3H15c06Wkx1nf+LGZhyEZTMGiUEWSTiqXyhTjQJuHpUttxqPVT
83m3aX/rNrysHHm/qAi6gxXSTNaiAhLh3dTMicStjTbdatyYWuwn+6i12bnHJKOlQAO8S+iqlTYtZIg3iGNV8LiUsQ8v4DReqTxJA7N42G2FXtreXxQfdYEEcD6oAm8VDvrMyRWM8hhoK/YyqBV0eJ
p726omY5dncoxKScZkUAVr+oMg1Sm76l36r4RGggcuZUNIvmEt/rlqgBw68cbti/JLLMYSKTKHMMvfKltRHsNZNaoou0udWRv8AZvvKJ4Ag+6sUSuJTNMz/hnLrS6KpgTnadf0kD7SUVJOkZHskYbN
fEle3ChYNKenNxSBT6ojBgv6N4KtmFr1JHmqSKjJ6HkHOQ3hinESIaDvG+u3ASz5IuBn/HyFF1RrWIevDiwYLYoibJwR0MOBuYTDM6AG16NfGrMKGhdnAS6IblNWDZo9C89c4YzVhZR33eMkPPqPiw
UgOnyN0aS22LZ6kqU3KrunbmLRzs+fEteu4ZH3WVoxu/85FTS9dKAbviuhqngMGgelSgrUQfypTZsyhOZb/9f+OszUxKjstntb0vNZ+SoRrLt79Cq80Y1IDNFBbZmgnzn9nKEmeIoDCiviW/F86dUS
gIyQX2zMWcv6uBdulUaOguUZ3NnQpLDFHDDF/zAoFAFQF2Wo/0Tik7yFfJMTUaRwHmFP9IdxAchllKCq187F+xzscMQNyoJumC6YxutKgsEiaFJfcwkhC2yZODLo0SuDzZMwySbVONiuTQa5lp6VBC
jh9yKk5M96JRzOpS3T2DbXQed8vYQCEYxdO306hqqbNlhBqjnJj34ihV/tlTn3h3zJ2bQdZLxc7f2DqUCswtU5vZwITYcE16Wd1hbNhxmhlqGJs4gavZC6i/m9xMSJkwq+bnTyZ8KRG7R++ziqWJnG
gxoFLlr3NvvVkeQgBJ+m01LFGH34pO9qm0EdkXvjQd7ayGDLOdTB1XU79PwUpJtCqqKtjgDLEEmwgXqPb2i059yn+haZfMQMZEIFKD86sMjOG3XcqnRYssDoju19J5NrUd3ILbaT7K4cElke2QiDGG
N7hEZv6RKjYLpwsqSwhjVtPhJTGg+2sQClDHXWiSsJGQlwcJbjdp4mByoO7C46xWwNW5aHqMoi7JvDh2zp+VPjrF9cQqW3OX2xsQDK2CoaSGGyYLHjk2q45PaGyUww8wB8mtR0we00xJ1JOcJDMCx6
J/CtZq9mnVws+lDLdOL8chM8yZxams3qOzKYfaBg3QFfTuol2G2behd1SV2JhWinL4GgUOnHcqGrVH/oM0/pNjMe7NSnPDYrTcqsaFySicfbTITQOqg4IKJu90CsOMsObT9y9wahpF8F0KnVKtdR05
yfEizw016jtSpxEBxTgJ6pnfHKs7E5qbdacoPSjm0pVRAPje1S7SERMOYI7W5QWMbr1kR57Bseqq4Hcequlj0flFYpBk9nv2mqSDoMBn1wJTEd12D8YkRJWIysrk0PI4hItTKhO0IrpqiGDpMZch3U
bjS3p57qGdfBBHAlYv1esTZ+7/jb+bn2AyVnRjI+9smVmstpRpTRGYjKaaZzRtvUU5KbVJ0K7Z+9TjYcCaorJ0XoxKXXRl2Tw70MmKvZB4qRE5rGTqc9Jg8Y/kaB6YYQEsJ22OyT1eJ0l9KSPl1Uq1
Ok2d9aGTK058OAgxQzZ004v51mkNxcNLs0vr2B4ycP4pQV/Hi+JbNOyrkFOl0EzAUt2rPzgleEXPQt2srNqkTzSVmSnXClwXFLqL23wgpzpor2/gaWCnWVS2kZbA2USciV8In6wzVrkVtnvIirD4yV
bensjb3p/KlopCd7h427UrNSuZ8ysCd6LYVW9VrKIcFnygT8eRhLRjsI/RfHRFGFNrt6utzG4VvSnaWd1mNV+eBQB6dBngOrPwmzYDKDp3ragGeublf/HDKXkWEHCvXW2xXD94GFPPWSsEsHlJvlnC
xW71wC8CyS1n4PhjOqTmJZt7tWiZYaRhL3MPCRqDvO2TY53XUuQWBbV+0k7P0/L3ZHlVejITl0qTxwvaAfqQ66vuv9BpHpoCw/jsyHkKLfmoo6QmqRYtMJ0nw/bcfyNJJw2zWtdlTDr2ZYSUdKp2Y+
Rxk0IH19Qd9gfn3apZOvCoyYWoXE/Uikl82SGts5X/kWMny+wKaN4u5lOpJat5inPyjFQ8HbaUTNo76imwleFOEtJWy1GwBBksiHMUooNYLJ/ybhSJjccqVEZ0sFDKTPsLUwIDPfYu80DFNWtS0vhO
yUa5oLcFWo9qJh8hIjyqyhFKJKIoaCxvkT5UO9oMEjJ1n0VrdhB11qVAfdNu6a0c/HD6dr6h6LoS0b7K4f6Purw6iRSQ0nq/wnJU9zlIOf9Py+ju5fd4l2QYK4yOz/+e61KdVKPFIyw+IDZKT/bVXn
FhX0GtZty8Oz3nLH1skeJ6aY9dauUC+lKHvmq3YbSPxMFOsh/L6aVlc3hIQkY7xdlCYj1ZEJSeYdlnTZ75sTzi/+efa9KE5XkHS5XlTOdfN2TO55S2cIUGu3jHPvzrhPALKh8PhaVn2kroJFbDozVN
iWXgrnfRUf+P/VGvbHNhnnrzYnCE1L+GxVZ0BcqsFIxydK4wZwNNEycrrMNfMwv87lMAWzkA63xsB6mIt64xRyWFn0Vz1unOkm7qiwsm04OoFddsFMa7lnJucCknCFe/TGf3RI4qS9ZoUcvAq03K3T
2VdXCkNszfTqn6eHeVej7Brw9cB7PPOfi8eWCjFvvxKz7OpZqe5FJzWI0IuXCf4RPLKD+9ZJlOCZhvo+7h7rgSXliHRMeht5+HDl3aHfYGCy+uewcmOriGYjXNxnlT2GSNGq0+S/7hA89FWH+598Lf
RinTTw/h1UgFF9F9cP8p81U8puF+HyWllK1mAegDIScdn3NtJk+RhHCN/wPihkN+
""",
}

if __name__ == "__main__":
    try:
        code = main(sys.argv[1:])
        sys.stdout.flush()
    except Exception as error:  # its message could quote the payload; no verdict, so that fail_closed blocks
        print("block_secrets: could not look at the payload (%s)" % type(error).__name__, file=sys.stderr)
        code = 1
    sys.stderr.flush()
    os._exit(code)  # taking everything down in order would cost more than a scan
