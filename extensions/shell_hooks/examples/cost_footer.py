#!/usr/bin/env python3
"""cost_footer.py: adds what a reply cost to its end, and stops when the day's budget is spent.

  on_response_end    adds a line to the reply, in its language, and counts: — 1,234 tokens ≈ $0.0031 · today $0.42 of $5.00
  pre_llm_call       when today's budget is spent: no model call, and the person reads why. Needs --budget

Paste into workspace/config/shell_hooks.yaml, set your model's prices, then /hooks list and /hooks approve:

hooks:
  - event: on_response_end
    command: ./extensions/shell_hooks/examples/cost_footer.py --input 0.40 --output 1.60 --budget 5
    files: [./extensions/shell_hooks/guards/lib]
    priority: 0
  - event: pre_llm_call
    command: ./extensions/shell_hooks/examples/cost_footer.py --budget 5
    files: [./extensions/shell_hooks/guards/lib]

Options: --price P per million tokens either way, or --input P --output P (what went out is estimated from the reply's length
unless the host sends `input_tokens` and `output_tokens`); --budget B a day; --currency SIGN, "$" unless told. Without a price
only tokens are counted. Days begin at midnight of the bot's time zone (TZ). The turn that crosses the budget is finished, the
next one refused. When the host tells no tokens there is no line. `priority: 0` lets it see the reply last.
The sums: $XDG_STATE_HOME/chat-hooks-cost/<project>.json, or ~/.local/state/… where that variable is not set; `--where`, run in
the project folder, prints it. Mode 0600, replaced whole under a lock, a month long. python3 >= 3.9, standard library only.
"""
import os
import sys

sys.dont_write_bytecode = True  # nothing is written beside the approved copy
# Only the standard library and the guards beside this file: never the folder it runs in, where the agent may write.
LIBRARY = os.path.dirname(os.path.realpath(os.__file__))
sys.path = [path for path in sys.path if os.path.realpath(path).startswith(LIBRARY) and path]
sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.realpath(__file__))), "guards"))

import hashlib
import json
import re
import time

from lib.own_files import Refused, lock, open_own, project_file

NANO = 10**9  # sums are whole billionths: a float would drift
MAX_TOKENS, KEPT_DAYS, AGAIN_SECONDS = 10**9, 31, 300
WORDS = {
    False: ("— %s tokens · today %s", "— %s tokens ≈ %s · today %s", " of %s", "cost_footer: the sums could not be read; counting begins anew.",
            "Today's budget is spent: %s of %s. It goes on after midnight; to raise it, change --budget and approve the hook again."),
    True: ("— %s 个 token · 今日 %s 个", "— %s 个 token ≈ %s · 今日 %s", " / %s", "cost_footer：费用记录已损坏，重新开始累计。",
           "今日预算已用完：已花 %s，预算 %s。零点后恢复；要提高预算，请修改 --budget 并重新批准这个钩子。"),
}  # fmt: skip


def is_chinese(text):
    """By the reply's own words: quoted lines, code and addresses may be in any language."""
    text = text[:20_000]
    own = re.sub(r"^(`{3,}|~{3,}).*?(?:^\1|\Z)", "", text, flags=re.S | re.M)
    own = re.sub(r"^[ \t]*>.*$|`[^`\n]*`|https?://\S+", "", own, flags=re.M)
    own = own if re.search(r"\w", own) else text
    return len(re.findall(r"[\u3400-\u9fff]", own)) * 2 > len(re.findall(r"[A-Za-z]+", own))


def money(nano, sign):
    if 0 < nano < NANO // 10_000:
        return "<%s0.0001" % sign
    places = 4 if 0 < nano < NANO // 100 else 2
    unit = NANO // 10**places
    return "%s%s" % (sign, format((nano + unit // 2) // unit / 10**places, ",.%df" % places))


def count_in(value):
    return int(value) if isinstance(value, (int, float)) and not isinstance(value, bool) and 0 < value <= MAX_TOKENS else None


def cost_of(payload, tokens, options):
    """In billionths, or None without a price."""
    if options["price"] is not None:
        return tokens * options["price"] // 10**6
    if options["input"] is None:
        return None
    sent, got = count_in(payload.get("input_tokens")), count_in(payload.get("output_tokens"))
    if got is None and sent is None:  # about four letters a token, and two Chinese characters for three
        han = len(re.findall(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]", payload["response"]))
        got = min(tokens, (len(payload["response"]) - han + 3) // 4 + (han * 2 + 2) // 3)
    got = max(0, tokens - sent) if got is None else got
    sent = max(0, tokens - got) if sent is None else sent
    return (sent * options["input"] + got * options["output"]) // 10**6


def load(path):
    """(the sums, whether they could not be read)."""
    try:
        with open(open_own(path, os.O_RDONLY), "rb") as file:
            data = json.loads(file.read(1024 * 1024).decode("utf-8"))
        days = {day: {"tokens": int(row["tokens"]), "nano": int(row["nano"])} for day, row in data["days"].items()}
        return {"days": days, "last": [[str(mark), float(when)] for mark, when in data.get("last", [])]}, False
    except FileNotFoundError:
        return {"days": {}, "last": []}, False
    except (ValueError, TypeError, KeyError, AttributeError):
        return {"days": {}, "last": []}, True


def save(path, data):
    fresh = "%s.%d.tmp" % (path, os.getpid())
    with open(open_own(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL), "wb") as file:
        file.write(json.dumps({"days": dict(sorted(data["days"].items())[-KEPT_DAYS:]), "last": data["last"][-50:]}).encode())
        file.flush()
        os.fsync(file.fileno())
    os.replace(fresh, path)


def with_footer(payload, options, path, is_rehearsal):
    response, tokens, now = payload.get("response"), count_in(payload.get("tokens")), time.time()
    if not isinstance(response, str) or not response.strip() or tokens is None:
        return None
    today, words, cost = time.strftime("%Y-%m-%d"), WORDS[is_chinese(response)], cost_of(payload, tokens, options)
    if not is_rehearsal:
        lock(path)
    data, was_broken = load(path)

    def mark(line):
        return hashlib.sha256(json.dumps([str(payload.get("session_id")), tokens, line]).encode()).hexdigest()[:24]

    # Hooks see a reply again when another one rewrote it behind them: what has its line is counted already.
    recent = {each for each, when in data["last"] if abs(now - when) < AGAIN_SECONDS}
    if any(line.startswith("— ") and mark(line) in recent for line in response.split("\n")[-40:]):
        return None
    day = data["days"].setdefault(today, {"tokens": 0, "nano": 0})
    day["tokens"] += tokens
    day["nano"] += cost or 0
    if cost is None:
        line = words[0] % (format(tokens, ","), format(day["tokens"], ","))
    else:
        line = words[1] % (format(tokens, ","), money(cost, options["currency"]), money(day["nano"], options["currency"]))
        line += words[2] % money(options["budget"], options["currency"]) if options["budget"] is not None else ""
    if not is_rehearsal:
        data["last"].append([mark(line), now])
        if was_broken:
            os.replace(path, path + ".broken")
        save(path, data)
    return {"response": "%s\n\n%s" % (response.rstrip(), line), **({"systemMessage": words[3]} if was_broken else {})}


def over_budget(payload, options, path):
    if options["budget"] is None:
        raise Refused("pre_llm_call needs --budget")
    data, was_broken = load(path)
    if was_broken:
        raise Refused("the sums cannot be read")
    spent = data["days"].get(time.strftime("%Y-%m-%d"), {"nano": 0})["nano"]
    if spent < options["budget"]:
        return None
    words = WORDS[is_chinese(str(payload.get("last_user_message", "")))]
    return {"decision": "block", "reason": words[4] % (money(spent, options["currency"]), money(options["budget"], options["currency"]))}


def read_options(arguments):
    options = {"price": None, "input": None, "output": None, "budget": None, "currency": "$"}
    words = [word for each in arguments for word in each.split("=", 1)]
    for name, value in zip(words[::2], words[1::2] + [""]):
        if name[:2] != "--" or name[2:] not in options or value == "":
            raise Refused("unknown option, see --help")
        if name != "--currency" and not re.fullmatch(r"\d{1,6}(?:\.\d{1,9})?", value):
            raise Refused("%s wants an amount, such as 0.40" % name)
        whole, _, part = value.partition(".")
        options[name[2:]] = value[:4] if name == "--currency" else int(whole) * NANO + int(part.ljust(9, "0"))
    if (options["input"] is None) != (options["output"] is None):
        raise Refused("--input and --output go together")
    return options


def main(arguments):
    if "--help" in arguments or "--where" in arguments:
        path = project_file({}, "chat-hooks-cost", ".json")
        sys.stdout.buffer.write((path + "\n" if "--where" in arguments else "%s\nHere the sums are %s\n" % (__doc__, path)).encode())
        return 0
    options = read_options(arguments)
    payload = json.loads(sys.stdin.buffer.read().decode("utf-8", "surrogatepass"))
    event, path = payload.get("event"), project_file(payload, "chat-hooks-cost", ".json")
    if event not in ("on_response_end", "pre_llm_call"):
        raise Refused("this is for on_response_end and pre_llm_call")
    is_rehearsal = payload.get("session_id") == "rehearsal"
    reply = with_footer(payload, options, path, is_rehearsal) if event == "on_response_end" else over_budget(payload, options, path)
    if reply:
        sys.stdout.write(json.dumps(reply) + "\n")
    return 0


if __name__ == "__main__":
    try:
        code = main(sys.argv[1:])
    except Refused as error:
        print("cost_footer: %s" % error, file=sys.stderr)
        code = 1
    except Exception as error:  # its message could quote the payload
        print("cost_footer: nothing was counted (%s)" % type(error).__name__, file=sys.stderr)
        code = 1
    sys.exit(code)
