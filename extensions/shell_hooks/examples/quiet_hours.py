#!/usr/bin/env python3
"""quiet_hours.py: holds what the agent sends unasked at night until the morning; alarms and answers go through.

夜里把主动推送留到早上再发；警报和对你的回答照常发出。

Paste into workspace/config/shell_hooks.yaml, then /hooks list and /hooks approve:

hooks:
  - event: on_outbound_message
    command: ./extensions/shell_hooks/examples/quiet_hours.py --from 22:00 --to 07:00
    timeout: 10
    priority: 100
    must_block:
      - {kind: push, timestamp: '2026-01-10T23:30:00', notification: Your weekly report is ready.}
      - {kind: push, timestamp: '2026-01-11T06:59:59', notification: 周报写好了。}
    must_pass:
      - {kind: push, timestamp: '2026-01-11T07:00:00', notification: Your weekly report is ready.}
      - {kind: push, timestamp: '2026-01-10T23:30:00', notification: 'ALARM: the disk of db1 is full'}
      - {kind: push, timestamp: '2026-01-10T23:30:00', notification: 紧急：服务器宕机}
      - {kind: reply, timestamp: '2026-01-10T23:30:00', notification: Here is what you asked for.}

What is held is kept in the outbox, leaves in its order at the end of the quiet hours, also after a restart, and is checked
again by all guards then; /hooks pending lists it. Only a push waits: whoever asks at night is answered at night.
Options: --from and --to (hours on this machine's clock; TZ where the bot is started sets the zone), --alarm WORD as often as
you like (instead of the words below), --no-alarms. python3 >= 3.9, standard library only.
"""
import datetime
import json
import re
import sys

ALARMS = ["alarm", "alert", "urgent", "emergency", "critical", "outage", "警报", "告警", "紧急", "緊急", "宕机", "🚨"]
HOUR = re.compile(r"([01]?\d|2[0-3]):([0-5]\d)")


def minutes(hour):
    found = HOUR.fullmatch(hour)
    return int(found.group(1)) * 60 + int(found.group(2)) if found else None


def options(arguments):
    """(from, to, words), or None when something is not known."""
    hours, alarms, words = {"--from": "22:00", "--to": "07:00"}, None, iter(arguments)
    for word in words:
        if word in hours:
            hours[word] = next(words, "")
        elif word == "--alarm":
            alarms = (alarms or []) + [next(words, "")]
        elif word == "--no-alarms":
            alarms = []
        else:
            return None
    given = [minutes(hour) for hour in hours.values()]
    return None if None in given or "" in (alarms or []) else (hours["--from"], hours["--to"], ALARMS if alarms is None else alarms)


def local_time(payload):
    """When the event happened, on this machine's clock."""
    text = payload.get("timestamp")
    if not isinstance(text, str):
        return datetime.datetime.now()
    at = datetime.datetime.fromisoformat(text.replace("Z", "+00:00"))
    return at.astimezone() if at.tzinfo else at


def is_alarm(text, words):
    # A word of letters stands alone: "urgently" is no alarm, and neither is "critically acclaimed".
    parts = [r"\b%s\b" % re.escape(word) if word.isascii() else re.escape(word) for word in words]
    return bool(parts) and re.search("|".join(parts), text, re.I) is not None


def answer(payload, start, end, words):
    if payload.get("event") != "on_outbound_message" or payload.get("kind") != "push":
        return None
    at = local_time(payload)
    now, first, last = at.hour * 60 + at.minute, minutes(start), minutes(end)
    is_quiet = first <= now < last if first <= last else now >= first or now < last
    if not is_quiet or is_alarm(str(payload.get("notification")), words):
        return None
    return {"decision": "delay", "until": end, "reason": "quiet hours until %s" % end}


if __name__ == "__main__":
    chosen = options(sys.argv[1:])
    if "--help" in sys.argv or chosen is None:
        sys.stdout.buffer.write(__doc__.encode())
        sys.exit(0 if "--help" in sys.argv else 1)
    try:
        said = answer(dict(json.loads(sys.stdin.buffer.read().decode("utf-8", "surrogatepass"))), *chosen)
        print(json.dumps(said) if said else "")
    except Exception as error:  # its message could quote the payload
        print("quiet_hours: could not look at the message (%s)" % type(error).__name__, file=sys.stderr)
        sys.exit(1)
