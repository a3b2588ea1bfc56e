"""The sums of each day in a file of the hook's own, and what a reply costs. Sums are whole billionths: a float would drift."""
import json
import os
import re

from lib.own_files import open_own

NANO = 10**9
MAX_TOKENS, KEPT_DAYS = 10**9, 31


def amount(text):
    """"0.40" in billionths."""
    whole, _, part = text.partition(".")
    return int(whole) * NANO + int(part.ljust(9, "0"))


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
