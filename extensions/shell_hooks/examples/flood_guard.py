#!/usr/bin/env python3
"""flood_guard.py: stops messages that come too often or repeat themselves, counted for each chat.

限制每个聊天里主动推送的数量，也拦下反复说同样话的消息。
Paste into workspace/config/shell_hooks.yaml, then /hooks list and /hooks approve:

hooks:
  - event: on_outbound_message
    command: ./extensions/shell_hooks/examples/flood_guard.py --most 10 --minutes 10 --alike 3
    timeout: 10
    priority: 50
    must_block:
      - {kind: push, notification: Retrying. Retrying. Retrying. Retrying. Retrying. Retrying. Retrying. Retrying. Retrying. Retrying.}
      - {kind: push, notification: 正在重试。正在重试。正在重试。正在重试。正在重试。正在重试。正在重试。正在重试。正在重试。正在重试。}
    must_pass:
      - {kind: push, notification: The backup is done.}
      - {kind: push, notification: Web 1 is up. Web 2 is up. Web 3 is up. Web 4 is up. Web 5 is up. Web 6 is up. Web 7 is up. Web 8 is up. Web 9 is up. Web 10 is up.}
      - {kind: reply, notification: Ha! Ha! Ha! Ha! Ha! Ha! Ha! Ha! Ha! Ha!}

At most 10 messages in 10 minutes, and at most 3 that are alike (numbers aside) within an hour; a message of ten lines
or sentences that are mostly the same is a flood by itself. Answers that somebody waits for are never counted or held. A push over the limit
vanishes without a word; with the first one comes a note that says so. What your own bot's code sends is withheld with a notice.
Options: --most, --minutes, --alike. It remembers times and hashes, no texts, in CHAT_HOOKS_DATA_DIR. python3 >= 3.9, standard library only.
"""
import collections
import fcntl
import hashlib
import json
import os
import re
import sys
import time

ALIKE_SECONDS, MOST_KEPT, MOST_CHATS, LINES, ALIKE_SHARE = 3600, 200, 1000, 10, 0.8


def pieces(text):
    """Hashes of runs of three words or six characters, numbers aside: texts that share most of them are alike."""
    words = re.sub(r"\d+", "0", text.lower()).split()
    runs = [" ".join(words[at : at + 3]) for at in range(max(1, len(words) - 2))]
    if len(words) < 6:
        whole = " ".join(words)
        runs = [whole[at : at + 6] for at in range(max(1, len(whole) - 5))]
    return sorted({hashlib.sha256(run.encode("utf-8", "surrogatepass")).hexdigest()[:8] for run in runs[:500]})[:60]


def repeats_itself(text):
    lines = [line.strip().lower() for line in re.split(r"[\n.!?。！？]+", text) if line.strip()]
    return len(lines) >= LINES and max(collections.Counter(lines).values()) * 2 > len(lines)


def trouble(folder, chat, text, limits):
    """(what is wrong with one more message in this chat, whether that was told lately); remembers the message."""
    if repeats_itself(text):
        return "the same line again and again", True
    if not folder:
        return None, True
    names = os.listdir(folder)
    for name in sorted(names)[: max(0, len(names) - MOST_CHATS)]:
        os.remove(os.path.join(folder, name))
    path = os.path.join(folder, hashlib.sha256(chat.encode("utf-8", "surrogatepass")).hexdigest()[:16] + ".json")
    with os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW, 0o600), "r+") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        kept, now, mine = json.loads(file.read() or '{"told": 0, "sent": []}'), time.time(), pieces(text)
        window = max(ALIKE_SECONDS, limits["--minutes"] * 60)
        sent = [row for row in kept["sent"] if now - window < row[0] <= now][-MOST_KEPT:]
        lately = sum(now - at < limits["--minutes"] * 60 for at, _ in sent)
        alike = sum(now - at < ALIKE_SECONDS and len(set(mine) & set(other)) >= ALIKE_SHARE * len(set(mine) | set(other)) for at, other in sent)
        found = "%d messages in %d minutes" % (lately, limits["--minutes"]) if lately >= limits["--most"] else None
        found = found or ("%d messages like this one within an hour" % alike if alike >= limits["--alike"] else None)
        was_told = now - kept["told"] < limits["--minutes"] * 60
        kept = {"told": kept["told"] if not found or was_told else now, "sent": sent if found else sent + [[now, mine]]}
        file.truncate(file.seek(0))
        file.write(json.dumps(kept))
    return found, was_told


def answer(payload, limits):
    if payload.get("event") != "on_outbound_message" or payload.get("kind") in ("reply", "note"):
        return None
    folder = None if os.environ.get("CHAT_HOOKS_REHEARSAL") else os.environ.get("CHAT_HOOKS_DATA_DIR")
    found, was_told = trouble(folder, "%s %s" % (payload.get("channel"), payload.get("chat_id")), str(payload.get("notification")), limits)
    note = {} if was_told else {"systemMessage": "flood_guard: %s. Further ones are held back for a while; /hooks log has them." % found}
    return found and {"decision": "drop" if payload.get("kind") == "push" else "block", "reason": "too many: %s" % found, **note}


if __name__ == "__main__":
    limits, words = {"--most": 10, "--minutes": 10, "--alike": 3}, sys.argv[1:]
    is_known = len(words) % 2 == 0 and all(name in limits and value.isdigit() and int(value) for name, value in zip(words[::2], words[1::2]))
    if "--help" in words or not is_known:
        sys.stdout.buffer.write(__doc__.encode())
        sys.exit(0 if "--help" in words else 1)
    limits.update((name, int(value)) for name, value in zip(words[::2], words[1::2]))
    try:
        said = answer(dict(json.loads(sys.stdin.buffer.read().decode("utf-8", "surrogatepass"))), limits)
        print(json.dumps(said) if said else "")
    except Exception as error:  # its message could quote the payload
        print("flood_guard: could not look at the message (%s)" % type(error).__name__, file=sys.stderr)
        sys.exit(1)
