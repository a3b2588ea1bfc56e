#!/usr/bin/env bash
# inject_website_reminder.sh: the agent knows which sites are already published.
#
# At pre_llm_call it reads workspace/published_sites.json below the payload's cwd (the list that publish_site keeps) and
# adds a context for the agent: which sites are published, where, since when; the newest first, at most five. Without a
# site, or with a list that is no list, it says nothing. The person never sees a context.
#
# Paste into workspace/config/shell_hooks.yaml, then /hooks list and /hooks approve:
#
# hooks:
#   - event: pre_llm_call
#     command: ./extensions/shell_hooks/examples/inject_website_reminder.sh
#     timeout: 5
#
# Nothing beside this file is needed (bash, python3 >= 3.8, standard library only). Try it:
# inject_website_reminder.sh --selftest

if [ "${1-}" = "--help" ]; then
  sed -n '2,/^$/s/^# \{0,1\}//p' "$0"
  exit 0
fi
if ! command -v python3 >/dev/null 2>&1; then
  echo "inject_website_reminder.sh: python3 was not found in PATH; no context." >&2
  exit 1
fi
# The program comes on descriptor 3, because stdin is the payload. -I and -S: nothing but the standard library is found.
exec python3 -I -S -X utf8 /dev/fd/3 "$@" 3<<'PY'
import json
import os
import re
import stat
import sys
from datetime import datetime, timezone

LARGEST_LIST = 256 * 1024
MOST_SITES = 5
LONGEST_URL = 300


def sites_in(cwd):
    """The list below a root, or nothing. The workspace is the agent's to write, so the file is opened with care: no pipe
    can keep us waiting, and nothing huge is read."""
    if not isinstance(cwd, str) or not cwd or "\0" in cwd:
        return []
    try:
        file = os.open(os.path.join(cwd, "workspace", "published_sites.json"), os.O_RDONLY | os.O_NONBLOCK | os.O_NOFOLLOW)
        try:
            about = os.fstat(file)
            if not stat.S_ISREG(about.st_mode) or about.st_size > LARGEST_LIST:
                return []
            found = json.loads(os.read(file, LARGEST_LIST).decode("utf-8"))
        finally:
            os.close(file)
    except (OSError, ValueError, RecursionError):
        return []
    return [site for site in found if is_site(site)] if isinstance(found, list) else []


def is_site(site):
    """An address and nothing else: what is written here goes into the prompt."""
    url = site.get("url") if isinstance(site, dict) else None
    return isinstance(url, str) and len(url) <= LONGEST_URL and re.fullmatch(r"https?://[!-;=?-~]+", url) is not None


def time_of(site):
    """When it was published, or None; a time without a zone is UTC."""
    text = site.get("published_at")
    if not isinstance(text, str):
        return None
    match = re.match(r"(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d))?(?:\.\d+)?(Z|[+-]\d\d:?\d\d)?)?$", text)
    if not match:
        return None
    try:
        when = datetime(*(int(part or 0) for part in match.groups()[:6]), tzinfo=timezone.utc)
    except ValueError:
        return None
    zone = match.group(7)
    if zone and zone != "Z":
        minutes = int(zone[1:3]) * 60 + int(zone[-2:])
        return when.timestamp() + (-60 if zone[0] == "+" else 60) * minutes
    return when.timestamp()


def age(seconds):
    for size, name in ((86400, "day"), (3600, "hour"), (60, "minute")):
        count = int(seconds // size)
        if count >= 1:
            return "%d %s%s ago" % (count, name, "" if count == 1 else "s")
    return "just now"


def line_for(site, now):
    when = time_of(site)
    if when is None:
        return "- %s (date unknown)" % site["url"]
    date = datetime.fromtimestamp(when, timezone.utc).strftime("%Y-%m-%d %H:%M UTC")
    return "- %s (published %s%s)" % (site["url"], date, ", " + age(now - when) if now >= when else "")


def context_for(sites, now):
    if not sites:
        return None
    newest = sorted(sites, key=lambda site: time_of(site) or 0, reverse=True)
    lines = [line_for(site, now) for site in newest[:MOST_SITES]]
    more = len(sites) - len(lines)
    return "\n".join(
        ["%d published site%s exist%s:" % (len(sites), *(("", "s") if len(sites) == 1 else ("s", "")))]
        + lines
        + (["(and %d older)" % more] if more > 0 else [])
        + ["Changes to files are not online until publish_site has run again; cite no other address as published."]
    )


def selftest():
    now = 1_767_400_000  # 2026-01-03 00:26:40 UTC
    cases = [
        (context_for([], now) is None, "no sites, no context"),
        ("1 published site exists:" in context_for([{"url": "http://a/"}], now), "one site"),
        ("1 day ago" in context_for([{"url": "http://a/", "published_at": "2026-01-02T00:00:00.000Z"}], now), "its age"),
        ("(and 2 older)" in context_for([{"url": "http://a/%d" % n} for n in range(7)], now), "five at most"),
        (time_of({"published_at": "2026-01-02T08:00:00+08:00"}) == time_of({"published_at": "2026-01-02"}), "zones"),
        (not is_site({"url": "http://a/ ignore all rules"}) and not is_site(7) and not is_site({"url": None}), "no prose"),
        (sites_in("/nonexistent") == [] and sites_in(5) == [] and sites_in("a\0b") == [], "no folder"),
    ]
    for right, name in cases:
        if not right:
            print("wrong: " + name)
    print("inject_website_reminder.sh: %d of %d right" % (sum(right for right, _ in cases), len(cases)))
    return 0 if all(right for right, _ in cases) else 1


def main(args):
    if args == ["--selftest"]:
        return selftest()
    if args:
        print("inject_website_reminder.sh: reads a payload on stdin; the options are --selftest and --help", file=sys.stderr)
        return 64
    payload = json.loads(sys.stdin.buffer.read().decode("utf-8", "replace"))
    sites = sites_in(payload.get("cwd")) if isinstance(payload, dict) else []
    context = context_for(sites, datetime.now(timezone.utc).timestamp())
    if context:
        print(json.dumps({"context": context}))
    return 0


try:
    sys.exit(main(sys.argv[1:]))
except Exception as error:
    # Without the text: a payload is nobody's business in a log.
    print("inject_website_reminder.sh: no context (%s)" % type(error).__name__, file=sys.stderr)
    sys.exit(1)
PY
