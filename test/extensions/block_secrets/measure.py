#!/usr/bin/env python3
"""Runs block_secrets.py over a corpus in one process and prints recall, false alarms and times.

measure.py [--corpus corpus|unseen] [--each N] [--seed N] [--json] [--misses]
"""
import argparse
import importlib
import importlib.util
import json
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
SCRIPT = os.path.join(HERE, "..", "..", "..", "extensions", "shell_hooks", "examples", "block_secrets.py")
sys.dont_write_bytecode = True
sys.path.insert(0, HERE)


def load():
    spec = importlib.util.spec_from_file_location("block_secrets", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def measure(guard, texts, show_misses):
    rows, left_over = {}, []
    began = time.perf_counter()
    for item in texts:
        findings = guard.scan(item.text)
        row = rows.setdefault((item.group, item.kind), [0, 0])
        row[0] += 1
        row[1] += bool(findings)
        if item.disguise:
            row = rows.setdefault(("by disguise", item.disguise), [0, 0])
            row[0] += 1
            row[1] += bool(findings)
        is_wrong = bool(findings) == (item.group == "benign")
        if is_wrong and show_misses:
            print("---", item.group, item.kind, item.disguise, [f[:2] for f in findings], "\n" + item.text[:400])
        if findings and item.group == "plain":
            masked = guard.masked(item.text, findings)
            if any(value in masked or leaves_piece(value, masked) for value in item.values):
                left_over.append((item.kind, item.text[:200], masked[:200]))
    return rows, left_over, (time.perf_counter() - began) * 1000 / len(texts)


def leaves_piece(value, masked):
    """Whether half of a value is still there."""
    size = max(12, len(value) // 2)
    return any(value[at : at + size] in masked for at in range(0, max(1, len(value) - size), 4)) if len(value) > 15 else False


def share(rows, group):
    total = sum(row[0] for key, row in rows.items() if key[0] == group)
    return sum(row[1] for key, row in rows.items() if key[0] == group) / max(1, total), total


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--corpus", default="corpus")
    parser.add_argument("--each", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--misses", action="store_true")
    options = parser.parse_args()
    guard = load()
    texts = importlib.import_module(options.corpus).generate(options.seed, options.each, lambda language: list(guard.wordlist(language)))
    rows, left_over, ms = measure(guard, texts, options.misses)
    totals = {group: share(rows, group) for group in ("plain", "disguised", "benign")}
    if options.json:
        print(json.dumps({"plain": totals["plain"][0], "disguised": totals["disguised"][0], "alarms": totals["benign"][0], "texts": len(texts), "left_over": len(left_over), "ms": ms}))
        return
    kinds = {}
    for (group, kind), (total, hits) in rows.items():
        kinds.setdefault((group == "benign", group == "by disguise", kind), {})[group] = "%.1f %%" % (100 * hits / total)
    print("| secrets | plain | disguised |\n|---|---|---|")
    for (is_benign, is_disguise, kind), cells in kinds.items():
        if not is_benign and not is_disguise:
            print("| %s | %s | %s |" % (kind, cells.get("plain", ""), cells.get("disguised", "")))
    print("| **all** | **%.1f %%** of %d | **%.1f %%** of %d |\n" % (100 * totals["plain"][0], totals["plain"][1], 100 * totals["disguised"][0], totals["disguised"][1]))
    print("| disguise | found |\n|---|---|")
    for (_, is_disguise, kind), cells in kinds.items():
        if is_disguise:
            print("| %s | %s |" % (kind, cells["by disguise"]))
    print("\n| look-alikes | false alarms |\n|---|---|")
    for (is_benign, _, kind), cells in kinds.items():
        if is_benign:
            print("| %s | %s |" % (kind, cells["benign"]))
    print("| **all** | **%.2f %%** of %d |\n" % (100 * totals["benign"][0], totals["benign"][1]))
    print("%d texts, %.1f ms each (found plain ones are masked and looked at again); %d masks left a piece" % (len(texts), ms, len(left_over)))
    for row in left_over[:10] if options.misses else ():
        print("LEFT", row)


if __name__ == "__main__":
    main()
