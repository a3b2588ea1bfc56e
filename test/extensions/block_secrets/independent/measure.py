#!/usr/bin/env python3
"""Hands every text of the corpus to block_secrets.py as an outbound message and counts its verdicts.

measure.py [--seed N] [--json] [--misses] [--script FILE]; one process, the payload as the hook gets it.
"""
import argparse
import importlib.util
import json
import os
import re

import corpus

HERE = os.path.dirname(os.path.abspath(__file__))
SCRIPT = os.path.join(HERE, "..", "..", "..", "..", "extensions", "shell_hooks", "examples", "block_secrets.py")
RUN = re.compile(r"(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{30,}")
# The id of a log line, the name of a variable, the ids of a pair and of a key: what may stay.
MAY_STAY = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-.*|[A-Z_]+|AC[0-9a-f]{32}|[0-9a-f]{40}|PaymentSigningKeyShelley_ed25519")


def load(path):
    spec = importlib.util.spec_from_file_location("block_secrets", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def payload(text):
    return {
        "event": "on_outbound_message", "session_id": "s", "agent_id": "main", "cwd": "/tmp", "channel": "telegram", "chat_id": "1",
        "notification": text, "type": "sendMessage", "parts": [text],
    }  # fmt: skip


def is_left(guard, text):
    """Whether half of a long random run is still there once the text is masked."""
    masked = (guard.answer(payload(text), True) or {}).get("notification", "")
    runs = [run for run in RUN.findall(text) if not MAY_STAY.fullmatch(run)]
    return any(run[at : at + len(run) // 2] in masked for run in runs for at in range(0, len(run) // 2, 5))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=20261116)
    parser.add_argument("--script", default=SCRIPT)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--misses", action="store_true")
    options = parser.parse_args()
    guard = load(options.script)
    rows, totals, left_over = {}, {}, 0
    for group, kind, text in corpus.generate(options.seed):
        verdict = guard.answer(payload(text), False)
        is_blocked = bool(verdict) and verdict.get("decision") == "block"
        for row in (rows.setdefault((group, kind), [0, 0]), totals.setdefault(group, [0, 0])):
            row[0] += 1
            row[1] += is_blocked
        if options.misses and is_blocked == (group == "clean"):
            print("---", group, kind, "\n" + text[:400])
        if group == "plain" and is_blocked and is_left(guard, text):
            left_over += 1
            if options.misses:
                print("--- left over", kind, "\n" + text[:400])
    share = {group: blocked / total for group, (total, blocked) in totals.items()}
    if options.json:
        texts = sum(total for total, _ in totals.values())
        print(json.dumps({"plain": share["plain"], "disguised": share["disguised"], "alarms": share["clean"], "texts": texts, "left_over": left_over}))
        return
    print("| | kind | blocked |\n|---|---|---|")
    for (group, kind), (total, blocked) in rows.items():
        print("| %s | %s | %d of %d |" % (group, kind, blocked, total))
    for group, (total, blocked) in totals.items():
        print("| **%s** | | **%.2f %%** of %d |" % (group, 100 * share[group], total))
    print("\n%d masks left a piece" % left_over)


if __name__ == "__main__":
    main()
