#!/usr/bin/env python3
"""inject_website_reminder.py: the agent knows which sites are already published.

At pre_llm_call it reads workspace/published_sites.json (the list that publish_site keeps) and tells the agent, not the person,
which sites are published, where, since when: the newest first, at most five. python3 >= 3.9, standard library only.

Paste into workspace/config/shell_hooks.yaml, then /hooks list and /hooks approve:

hooks:
  - event: pre_llm_call
    command: ./extensions/shell_hooks/examples/inject_website_reminder.py
    files: [./extensions/shell_hooks/guards/lib]
    warm: true
    timeout: 5
"""
import os
import sys

sys.dont_write_bytecode = True  # nothing is written beside the approved copy
sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.realpath(__file__))), "guards"))
from lib.script import read_payload, run  # lib first: see guards/lib/__init__.py
import re
from datetime import datetime, timezone

from lib.published import published_sites

MAX_SITES = 5
# An address and nothing else: what is written here goes into the prompt.
ADDRESS = re.compile(r"https?://[!-;=?-~]{1,290}")


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
    sites = [site for site in published_sites(read_payload().get("cwd")) if ADDRESS.fullmatch(site["url"])]
    return {"context": context_for(sites, datetime.now(timezone.utc))} if sites else None


if __name__ == "__main__":
    run("inject_website_reminder", __doc__, main)
