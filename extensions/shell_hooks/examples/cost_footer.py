#!/usr/bin/env python3
"""cost_footer.py: adds what a reply cost to its end, and stops when the day's budget is spent.

What it does, by event:
  on_response_end    adds a line to the reply, in the reply's language, and counts:
                       — 1,234 tokens ≈ $0.0031 · today $0.42 of $5.00
  pre_llm_call       when today's budget is spent: no model call, and the person reads why. Needs --budget

Paste into workspace/config/shell_hooks.yaml, set your model's prices, then /hooks list and /hooks approve:

hooks:
  - event: on_response_end
    command: ./extensions/shell_hooks/examples/cost_footer.py --input 0.40 --output 1.60 --budget 5
    priority: 0
  - event: pre_llm_call
    command: ./extensions/shell_hooks/examples/cost_footer.py --budget 5

Options, behind the script's name in `command`:
  --price P               per million tokens, whichever way they went
  --input P --output P    per million tokens, each way. The event tells the total only: what went out is then estimated
                          from the reply's length, unless the host sends `input_tokens` and `output_tokens` as well
  --budget B              a day, in the same money as the prices
  --currency SIGN         "$" unless told
Without a price the line counts tokens only, and a budget cannot be kept. Days begin at midnight of the bot's time zone (TZ).
Costs are known when a reply is ready: the turn that crosses the budget is finished, the next one is refused, and turns
that run side by side can cross it together. When the host tells no tokens there is no line. A rehearsal is not counted.
`priority: 0` lets it see the reply last, as others have written it.

The sums: $XDG_STATE_HOME/chat-hooks-cost/<project>.json, or ~/.local/state/chat-hooks-cost/<project>.json where that variable is
not set; <project> is the first 16 hex digits of the SHA-256 of the project folder's real path. Run in the project folder,
`cost_footer.py --where` prints it. Mode 0600, replaced whole under a lock, a month long. To raise today's budget, change --budget
and approve again. python3 >= 3.8, standard library only, Linux and macOS. Try it: `cost_footer.py --selftest`.
"""
import sys

# Only the standard library is meant to be found: a json.py that somebody put beside this file is not.
if sys.path and sys.path[0] and __file__.startswith(sys.path[0]):
    del sys.path[0]

import fcntl
import hashlib
import json
import os
import re
import stat
import time
from decimal import ROUND_HALF_UP, Decimal, InvalidOperation

NAME = "cost_footer"
NANO = 10**9  # sums are whole billionths: a float would drift
MOST_TOKENS = 10**9
KEPT_DAYS = 31
AGAIN_SECONDS = 300

# ---------------------------------------------------------------------------------------------------------------------
# Words and money


class Wrong(Exception):
    """Something the owner should put right; its message is safe to show."""


def own_prose(response):
    """What the reply itself says: quoted lines, code and addresses may be in any language."""
    text = re.sub(r"^(`{3,}|~{3,}).*?(?:^\1|\Z)", "", response[:20_000], flags=re.S | re.M)
    text = re.sub(r"^[ \t]*>.*$|`[^`\n]*`|https?://\S+", "", text, flags=re.M)
    return text if re.search(r"\w", text) else response


def is_chinese(text):
    han = len(re.findall(r"[\u3400-\u9fff]", text[:20_000]))
    return han * 2 > len(re.findall(r"[A-Za-z]+", text[:20_000]))


def money(nano, sign):
    amount = Decimal(nano) / NANO
    if 0 < amount < Decimal("0.0001"):
        return "<%s0.0001" % sign
    places = "0.0001" if 0 < amount < Decimal("0.01") else "0.01"
    return "%s%s" % (sign, format(amount.quantize(Decimal(places), ROUND_HALF_UP), ","))


def footer(tokens, cost, day, options, chinese):
    """`cost` is None without a price."""
    count, sign, budget = format(tokens, ","), options["currency"], options["budget"]
    if cost is None:
        words = ("— %s 个 token · 今日 %s 个", "— %s tokens · today %s")
        return words[0 if chinese else 1] % (count, format(day["tokens"], ","))
    spent = money(day["nano"], sign)
    if budget is None:
        return ("— %s 个 token ≈ %s · 今日 %s" if chinese else "— %s tokens ≈ %s · today %s") % (count, money(cost, sign), spent)
    words = "— %s 个 token ≈ %s · 今日 %s / %s" if chinese else "— %s tokens ≈ %s · today %s of %s"
    return words % (count, money(cost, sign), spent, money(budget, sign))


def refusal(day, options, chinese):
    spent, budget = money(day["nano"], options["currency"]), money(options["budget"], options["currency"])
    if chinese:
        return "今日预算已用完：已花 %s，预算 %s。零点后恢复；要提高预算，请修改 --budget 并重新批准这个钩子。" % (spent, budget)
    return (
        "Today's budget is spent: %s of %s. It goes on after midnight; to raise it, change --budget and approve the hook again."
        % (spent, budget)
    )


def count_in(value):
    """A number of tokens, or None when it is none."""
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 < value <= MOST_TOKENS:
        return None
    return int(value)


def estimated_output(response, tokens):
    """About four letters a token, and two Chinese characters for three."""
    han = len(re.findall(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]", response))
    return min(tokens, (len(response) - han + 3) // 4 + (han * 2 + 2) // 3)


def cost_of(payload, tokens, options):
    """In billionths, or None without a price."""
    if options["price"] is not None:
        return tokens * options["price"] // 10**6
    if options["input"] is None:
        return None
    sent, got = count_in(payload.get("input_tokens")), count_in(payload.get("output_tokens"))
    if got is None:
        got = estimated_output(payload["response"], tokens) if sent is None else max(0, tokens - sent)
    sent = max(0, tokens - got) if sent is None else sent
    return (sent * options["input"] + got * options["output"]) // 10**6


# ---------------------------------------------------------------------------------------------------------------------
# The sums


def default_file(cwd):
    name = hashlib.sha256(os.path.realpath(cwd).encode("utf-8", "surrogateescape")).hexdigest()[:16]
    given = os.environ.get("XDG_STATE_HOME", "")
    state = given if os.path.isabs(given) else os.path.expanduser("~/.local/state")
    return os.path.join(state, "chat-hooks-cost", name + ".json")


class Sums:
    """The sums of a project, locked while they are in hand. A rehearsal looks at them and leaves no trace."""

    def __init__(self, path, is_rehearsal):
        self.path, folder = path, os.path.dirname(path)
        self.was_broken, self.lock = False, None
        if is_rehearsal:
            self.data = self.load()
            return
        os.makedirs(folder, mode=0o700, exist_ok=True)
        found = os.lstat(folder)
        if not stat.S_ISDIR(found.st_mode) or found.st_uid != os.geteuid() or found.st_mode & 0o022:
            raise Wrong("the folder of the sums is a link, another user's, or others can write to it")
        self.lock = self.open(path + ".lock", os.O_RDWR | os.O_CREAT)
        fcntl.flock(self.lock, fcntl.LOCK_EX)
        self.data = self.load()

    @staticmethod
    def open(path, flags):
        try:
            handle = os.open(path, flags | os.O_NOFOLLOW | os.O_CLOEXEC | os.O_NONBLOCK, 0o600)
        except FileNotFoundError:
            raise
        except OSError as error:
            raise Wrong("the sums cannot be opened, or are a link (%s)" % (error.strerror or type(error).__name__))
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            os.close(handle)
            raise Wrong("the sums are no regular file")
        return handle

    def load(self):
        try:
            handle = self.open(self.path, os.O_RDONLY)
        except FileNotFoundError:
            return {"days": {}, "last": []}
        with os.fdopen(handle, "rb") as file:
            raw = file.read(1024 * 1024)
        try:
            data = json.loads(raw.decode("utf-8"))
            days = {str(day): {"tokens": int(row["tokens"]), "nano": int(row["nano"])} for day, row in data["days"].items()}
            return {"days": days, "last": [[str(mark), float(when)] for mark, when in data.get("last", [])]}
        except (ValueError, TypeError, KeyError, AttributeError):
            self.was_broken = True
            return {"days": {}, "last": []}

    def day(self, name):
        return self.data["days"].setdefault(name, {"tokens": 0, "nano": 0})

    def save(self):
        if self.was_broken:
            os.replace(self.path, self.path + ".broken")
        for day in sorted(self.data["days"])[:-KEPT_DAYS]:
            del self.data["days"][day]
        self.data["last"] = self.data["last"][-50:]
        fresh = "%s.%d.tmp" % (self.path, os.getpid())
        handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC, 0o600)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(json.dumps(self.data).encode("ascii"))
                file.flush()
                os.fsync(file.fileno())
            os.replace(fresh, self.path)
        except BaseException:
            os.unlink(fresh)
            raise

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.lock is not None:
            os.close(self.lock)


# ---------------------------------------------------------------------------------------------------------------------


def with_footer(payload, options, path, now):
    response, tokens = payload.get("response"), count_in(payload.get("tokens"))
    if not isinstance(response, str) or not response.strip() or tokens is None:
        return None
    payload = dict(payload, response=response)
    today = time.strftime("%Y-%m-%d", time.localtime(now))
    session, cost = str(payload.get("session_id"))[:200], cost_of(payload, tokens, options)

    def mark(line):
        return hashlib.sha256(json.dumps([session, tokens, line]).encode()).hexdigest()[:24]

    is_rehearsal, chinese = session == "rehearsal", is_chinese(own_prose(response))
    with Sums(path, is_rehearsal) as sums:
        # Hooks see a reply again when another one rewrote it behind them: what has its line is counted already.
        recent = {each for each, when in sums.data["last"] if abs(now - when) < AGAIN_SECONDS}
        if any(line.startswith("— ") and mark(line) in recent for line in response.split("\n")[-40:]):
            return None
        day = dict(sums.day(today))
        day["tokens"] += tokens
        day["nano"] += cost or 0
        line = footer(tokens, cost, day, options, chinese)
        if not is_rehearsal:
            sums.data["days"][today] = day
            sums.data["last"].append([mark(line), now])
            sums.save()
        reply = {"response": "%s\n\n%s" % (response.rstrip(), line)}
        if sums.was_broken:
            words = ("cost_footer: the sums could not be read; counting begins anew.", "cost_footer：费用记录已损坏，重新开始累计。")
            reply["systemMessage"] = words[chinese]
    return reply


def over_budget(payload, options, path, now):
    if options["budget"] is None:
        raise Wrong("pre_llm_call needs --budget")
    with Sums(path, payload.get("session_id") == "rehearsal") as sums:
        if sums.was_broken:
            raise Wrong("the sums cannot be read")
        day = sums.day(time.strftime("%Y-%m-%d", time.localtime(now)))
    if day["nano"] < options["budget"]:
        return None
    asked = payload.get("last_user_message")
    return {"decision": "block", "reason": refusal(day, options, isinstance(asked, str) and is_chinese(asked))}


def answer(payload, options, path, now):
    event = payload.get("event")
    if event == "on_response_end":
        return with_footer(payload, options, path, now)
    if event == "pre_llm_call":
        return over_budget(payload, options, path, now)
    raise Wrong("this is for on_response_end and pre_llm_call")


def nano_of(text, name):
    try:
        value = Decimal(text)
        if not value.is_finite() or not 0 <= value <= 10**6:
            raise InvalidOperation
    except InvalidOperation:
        raise Wrong("%s wants an amount, such as 0.40" % name)
    return int(value * NANO)


def read_options(arguments):
    options = {"price": None, "input": None, "output": None, "budget": None, "currency": "$"}
    rest = list(arguments)
    while rest:
        name, _, joined = rest.pop(0).partition("=")
        if name[2:] not in options or not name.startswith("--") or not (joined or rest):
            raise Wrong("unknown option, see --help")
        value = joined or rest.pop(0)
        options[name[2:]] = value[:4] if name == "--currency" else nano_of(value, name)
    if (options["input"] is None) != (options["output"] is None):
        raise Wrong("--input and --output go together")
    return options


def selftest():
    import shutil
    import tempfile

    failed = []

    def check(what, holds):
        if not holds:
            failed.append(what)
            print("FAIL: " + what)

    folder = tempfile.mkdtemp()
    try:
        path, now = os.path.join(folder, "own", "sums.json"), 1_750_000_000
        options = read_options(["--price", "2.5", "--budget", "0.005"])
        said = {"event": "on_response_end", "response": "Hello.", "tokens": 1234, "session_id": "s"}
        asked = {"event": "pre_llm_call", "last_user_message": "你好，在吗"}
        first = answer(said, options, path, now)["response"]
        check("adds the line", first == "Hello.\n\n— 1,234 tokens ≈ $0.0031 · today $0.0031 of $0.0050")
        check("counts a reply once", answer(dict(said, response=first), options, path, now) is None)
        check("lets pass below the budget", answer(asked, options, path, now) is None)
        second = answer(dict(said, response="好的，已经写好了。"), options, path, now)["response"]
        check("speaks the reply's language", second.endswith("— 1,234 个 token ≈ $0.0031 · 今日 $0.0062 / $0.0050"))
        refused = answer(asked, options, path, now)
        check("stops at the budget", refused["decision"] == "block" and "预算已用完" in refused["reason"])
        check("begins anew the next day", answer(asked, options, path, now + 86_400) is None)
        check("says nothing without tokens", answer(dict(said, tokens=0), options, path, now) is None)
        each = read_options(["--input", "1", "--output=10"])
        check("prices both ways", cost_of(dict(said, input_tokens=1000, output_tokens=100), 1100, each) == 2_000_000)
        check("does not count a rehearsal", answer(dict(said, session_id="rehearsal"), each, path + "2", now) and not os.path.exists(path + "2"))
        with open(path, "w") as file:
            file.write("{")
        check("tells when the sums are broken", "systemMessage" in answer(said, options, path, now))
        check("and keeps them", os.path.exists(path + ".broken"))
    finally:
        shutil.rmtree(folder)
    print("%d failed" % len(failed))
    return 1 if failed else 0


def main(arguments):
    if "--help" in arguments or "-h" in arguments:
        sys.stdout.buffer.write(("%s\nHere the sums are %s\n" % (__doc__, default_file(os.getcwd()))).encode("utf-8", "replace"))
        return 0
    if "--selftest" in arguments:
        return selftest()
    if arguments == ["--where"]:
        print(default_file(os.getcwd()))
        return 0
    options = read_options(arguments)
    payload = json.loads(sys.stdin.buffer.read().decode("utf-8", "surrogatepass"))
    if not isinstance(payload, dict):
        raise TypeError
    cwd = payload.get("cwd")
    cwd = cwd if isinstance(cwd, str) and os.path.isabs(cwd) else os.getcwd()
    reply = answer(payload, options, default_file(cwd), time.time())
    if reply:
        sys.stdout.write(json.dumps(reply) + "\n")
    return 0


if __name__ == "__main__":
    try:
        code = main(sys.argv[1:])
        sys.stdout.flush()
    except Wrong as error:
        print("%s: %s" % (NAME, error), file=sys.stderr)
        code = 1
    except Exception as error:  # its message could quote the payload
        print("%s: nothing was counted (%s)" % (NAME, type(error).__name__), file=sys.stderr)
        code = 1
    sys.exit(code)
