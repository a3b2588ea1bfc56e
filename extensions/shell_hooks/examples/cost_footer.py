#!/usr/bin/env python3
"""cost_footer.py: appends the cost to each reply, and stops when the day's budget is spent.

  on_response_end    adds a line to the reply, in its language, and counts: — 1,234 tokens ≈ $0.0031 · today $0.42 of $5.00
  pre_llm_call       when today's budget is spent: no model call, and the person reads why. Needs --budget

Paste into workspace/config/shell_hooks.yaml, set your model's prices, then /hooks list and /hooks approve:

hooks:
  - event: on_response_end
    command: ./extensions/shell_hooks/examples/cost_footer.py --input 0.40 --output 1.60 --budget 5
    files: [./extensions/shell_hooks/guards/lib, ./extensions/shell_hooks/guards/cost]
    priority: 0
  - event: pre_llm_call
    command: ./extensions/shell_hooks/examples/cost_footer.py --budget 5
    files: [./extensions/shell_hooks/guards/lib, ./extensions/shell_hooks/guards/cost]

Options: --price P per million tokens either way, or --input P --output P (what went out is estimated from the reply's length
unless the host sends `input_tokens` and `output_tokens`); --budget B a day; --currency SIGN, default "$". Without a price
only tokens are counted. Days begin at midnight of the bot's time zone (TZ). The turn that crosses the budget is finished, the
next one refused. When the host tells no tokens there is no line. `priority: 0` lets it see the reply last.
The sums of a month are in chat-hooks-cost/<project>.json in $XDG_STATE_HOME or ~/.local/state; `--where`, run in the project
folder, prints it. python3 >= 3.9, standard library only.
"""
import os
import sys

sys.dont_write_bytecode = True  # nothing is written beside the approved copy
sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.realpath(__file__))), "guards"))
from lib.script import NoVerdict, read_options, read_payload, run  # lib first: see guards/lib/__init__.py
import hashlib
import json
import re
import time

from cost.sums import amount, cost_of, count_in, load, money, save
from lib.own_files import lock, project_file

AGAIN_SECONDS = 300
WORDS = {
    False: ("— %s tokens · today %s", "— %s tokens ≈ %s · today %s", " of %s", "cost_footer: the sums could not be read; counting starts again.",
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
        raise NoVerdict("pre_llm_call needs --budget")
    data, was_broken = load(path)
    if was_broken:
        raise NoVerdict("the sums cannot be read")
    spent = data["days"].get(time.strftime("%Y-%m-%d"), {"nano": 0})["nano"]
    if spent < options["budget"]:
        return None
    words = WORDS[is_chinese(str(payload.get("last_user_message", "")))]
    return {"decision": "block", "reason": words[4] % (money(spent, options["currency"]), money(options["budget"], options["currency"]))}


def options_in(arguments):
    given = {name[2:]: values[-1] for name, values in read_options(arguments, (), ("--price", "--input", "--output", "--budget", "--currency")).items()}
    for name, value in given.items():
        if name != "currency" and not re.fullmatch(r"\d{1,6}(?:\.\d{1,9})?", value):
            raise NoVerdict("--%s wants an amount, such as 0.40" % name)
    if ("input" in given) != ("output" in given):
        raise NoVerdict("--input and --output go together")
    amounts = {name: amount(given[name]) if name in given else None for name in ("price", "input", "output", "budget")}
    return {**amounts, "currency": given.get("currency", "$")[:4]}


def main(arguments):
    if "--where" in arguments:
        print(project_file({}, "chat-hooks-cost", ".json"))
        return None
    options, payload = options_in(arguments), read_payload()
    event, path = payload.get("event"), project_file(payload, "chat-hooks-cost", ".json")
    if event == "on_response_end":
        return with_footer(payload, options, path, payload.get("session_id") == "rehearsal")
    if event == "pre_llm_call":
        return over_budget(payload, options, path)
    raise NoVerdict("this is for on_response_end and pre_llm_call")


if __name__ == "__main__":
    run("cost_footer", __doc__, main)
