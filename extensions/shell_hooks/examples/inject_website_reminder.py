#!/usr/bin/env python3
"""inject_website_reminder.py: the agent knows which sites are already published.

At pre_llm_call it reads workspace/published_sites.json below the payload's cwd (the list that publish_site keeps) and adds
a context for the agent: which sites are published, where, since when; the newest first, at most five. Without a site, or
with a list that is no list, it says nothing. The person never sees a context.

Paste into workspace/config/shell_hooks.yaml, then /hooks list and /hooks approve:

hooks:
  - event: pre_llm_call
    command: ./extensions/shell_hooks/examples/inject_website_reminder.py
    warm: true
    timeout: 5

Nothing beside this file is needed (python3 >= 3.9, standard library only).
"""
import sys

# Only the standard library is meant to be found: a json.py that somebody put beside this file is not.
if sys.path and sys.path[0] and __file__.startswith(sys.path[0]):
    del sys.path[0]

import json
import os
import re
import stat
from datetime import datetime, timezone

MAX_LIST_BYTES = 256 * 1024
MAX_SITES = 5
# An address and nothing else: what is written here goes into the prompt.
ADDRESS = re.compile(r"https?://[!-;=?-~]{1,290}")


def load_sites(cwd):
    """The list below a root, or nothing. The workspace is the agent's to write, so the file is opened with care: no pipe
    can keep us waiting, and nothing huge is read."""
    if not isinstance(cwd, str) or not cwd or "\0" in cwd:
        return []
    try:
        path = os.path.join(cwd, "workspace", "published_sites.json")
        with open(os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_NOFOLLOW), "rb") as file:
            about = os.fstat(file.fileno())
            if not stat.S_ISREG(about.st_mode) or about.st_size > MAX_LIST_BYTES:
                return []
            found = json.loads(file.read(MAX_LIST_BYTES).decode("utf-8"))
    except (OSError, ValueError, RecursionError):
        return []
    sites = [site for site in found if isinstance(site, dict)] if isinstance(found, list) else []
    return [site for site in sites if isinstance(site.get("url"), str) and ADDRESS.fullmatch(site["url"])]


def published_at(site):
    """When it was published, or None; a time without a zone is UTC."""
    try:
        # Python 3.9 reads neither a Z nor parts of a second that are not three or six digits.
        when = datetime.fromisoformat(re.sub(r"\.\d+", "", site["published_at"]).replace("Z", "+00:00"))
        return when if when.tzinfo else when.replace(tzinfo=timezone.utc)
    except (KeyError, TypeError, ValueError):
        return None


def age(seconds):
    for size, name in ((86400, "day"), (3600, "hour"), (60, "minute")):
        count = int(seconds // size)
        if count >= 1:
            return "%d %s%s ago" % (count, name, "" if count == 1 else "s")
    return "just now"


def line_for(site, now):
    when = published_at(site)
    if when is None:
        return "- %s (date unknown)" % site["url"]
    ago = ", " + age((now - when).total_seconds()) if now >= when else ""
    return "- %s (published %s%s)" % (site["url"], when.astimezone(timezone.utc).strftime("%Y-%m-%d %H:%M UTC"), ago)


def context_for(sites, now):
    oldest = datetime.min.replace(tzinfo=timezone.utc)
    newest = sorted(sites, key=lambda site: published_at(site) or oldest, reverse=True)[:MAX_SITES]
    head = "1 published site exists:" if len(sites) == 1 else "%d published sites exist:" % len(sites)
    more = ["(and %d older)" % (len(sites) - len(newest))] if len(sites) > len(newest) else []
    end = "Changes to files are not online until publish_site has run again; cite no other address as published."
    return "\n".join([head, *(line_for(site, now) for site in newest), *more, end])


def main(arguments):
    if "--help" in arguments:
        sys.stdout.buffer.write((__doc__ + "\n").encode())
        return 0
    payload = json.loads(sys.stdin.buffer.read().decode("utf-8", "replace"))
    sites = load_sites(payload.get("cwd")) if isinstance(payload, dict) else []
    if sites:
        print(json.dumps({"context": context_for(sites, datetime.now(timezone.utc))}))
    return 0


if __name__ == "__main__":
    try:
        code = main(sys.argv[1:])
    except Exception as error:  # its message could quote the payload
        print("inject_website_reminder.py: no context (%s)" % type(error).__name__, file=sys.stderr)
        code = 1
    sys.exit(code)
