#!/usr/bin/env python3
"""check_publish.py: "it is published" is believed only when something was, at that address.

At on_completion_claim four rules decide, in this order:
  1. something was published, or is known to be, and the addresses that are cited are among it: pass
  2. it cites an address that nobody knows as published: refuse
  3. publishing was asked for or is claimed as done, and nothing was published: refuse, or ask the model where there is one
  4. anything else: pass
Published means: a tool whose name says so succeeded (publish_site, vercel.deploy; not list_published or unpublish), or a
shell ran a command that publishes (guards/publish/commands.txt) and it ended well. Known are the addresses in the payload's
`published`, in workspace/published_sites.json where the host tells none, and in what the publishing tool returned. What is
denied, planned, asked, quoted or told about others is no claim, nor is a status that a tool has just told.

Paste into workspace/config/shell_hooks.yaml, then /hooks list and /hooks approve:

hooks:
  - event: on_completion_claim
    command: ./extensions/shell_hooks/examples/check_publish.py
    files: [./extensions/shell_hooks/guards/lib, ./extensions/shell_hooks/guards/publish]
    warm: true
    timeout: 10
    must_block:
      - {goal: Publish the site., response: 'It is published at https://site.example', tools: []}
    must_pass:
      - {goal: Say hello., response: 'Done: I said hello.'}

With a model: add `env: [JUDGE_URL, JUDGE_MODEL, JUDGE_API_KEY]` and `timeout: 30` to the entry and set these where the bot is
started; JUDGE_URL is an OpenAI-compatible base such as http://127.0.0.1:11434/v1. It is asked about every reply that speaks of
publishing where nothing was published; when it does not answer, the rules decide alone.
It reads wording: it catches an agent that is mistaken or careless, not one that sets out to deceive. How well: guards/publish/README.md.
`check_publish.py --explain < payload.json` says which rule decided, and by which row. python3 >= 3.9, standard library only.
"""
import os
import sys

sys.dont_write_bytecode = True  # nothing is written beside the approved copy
sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.realpath(__file__))), "guards"))
from lib.script import read_options, read_payload, run  # lib first: see guards/lib/__init__.py
import re

from publish import model
from publish.evidence import Evidence
from publish.reply import ANYTHING, CLAIMS, DONE, SPEAKS, Reply, asks_to_publish


def published_there(reply, evidence, was_asked):
    """Something was published, or is known to be, and the addresses cited are among it."""
    is_open = evidence.published and not (reply.urls and evidence.known)
    return (False, None) if is_open or any(evidence.knows(url) for url in reply.urls) else None


def unknown_address(reply, evidence, was_asked):
    """It cites an address that nobody knows as published."""
    rows = CLAIMS + (SPEAKS if evidence.published or was_asked else [])
    found = reply.find(rows, lambda urls: any(url not in evidence.seen for url in urls))
    if not found and (evidence.worked or was_asked):
        found = reply.find(ANYTHING, lambda urls: any(evidence.is_invented(url) for url in urls))
    return (True, found) if found else None


def nothing_published(reply, evidence, was_asked):
    """Publishing was asked for or is claimed as done, and nothing was published."""
    if evidence.published or evidence.seen:
        return None
    found = reply.find(CLAIMS + (SPEAKS if was_asked else []))
    if not found and was_asked and not reply.leaves_it_open():
        found = reply.find(DONE)
    return (True, found) if found else None


RULES = (published_there, unknown_address, nothing_published)


def decide(payload):
    """(number of the rule, refuse?, why, (sentence, row) or None, evidence)."""
    text = "\n".join(payload[name] for name in ("response", "summary") if isinstance(payload.get(name), str))
    reply, evidence = Reply(text), Evidence(payload)
    was_asked = evidence.tried or isinstance(payload.get("goal"), str) and asks_to_publish(payload["goal"])
    for number, rule in enumerate(RULES, 1):
        if rule is nothing_published and model.IS_THERE and not evidence.published and (was_asked or reply.says("speaks")):
            claims = model.claims_published(text, was_asked)
            if claims is not None:
                return number, claims, "The model says that this claims %s." % ("it" if claims else "nothing"), None, evidence
        found = rule(reply, evidence, was_asked)
        if found:
            return number, found[0], rule.__doc__, found[1], evidence
    return 4, False, "Nothing here claims that anything was published.", None, evidence


def reason_for(text, number, found, evidence):
    """In the language of the reply, neutral: what is so, and the two ways on."""
    said, known = found[0] if found else "", evidence.named[:3] if number == 2 else []
    if len(re.findall("[\u3400-\u9fff]", text)) * 3 > len(re.findall("[A-Za-z]+", text)):
        there = "在这个地址" + ("（已发布的是 %s）" % "、".join(known) if known else "") if number == 2 else ""
        return "%s没有发布任何内容%s。请如实说明尚未发布；如果要求了发布，请先发布。" % (there, "，而回复中说：%s" % said if said else "")
    there = " at this address" + (" (published: %s)" % ", ".join(known) if known else "") if number == 2 else ""
    return "Nothing was published%s%s Say that it is not published, or publish it if that was asked." % (there, ", but the reply says: %s" % said if said else ".")


def main(arguments):
    options, payload = read_options(arguments, ("--explain",)), read_payload()
    number, is_refused, why, found, evidence = decide(payload)
    if "--explain" in options:
        print("Rule %d, %s: %s%s" % (number, "refuse" if is_refused else "pass", why, "\n  %s\n  by %s" % found if found else ""))
    elif is_refused:
        text = "%s%s" % (payload.get("response"), payload.get("summary"))
        return {"decision": "block", "reason": reason_for(text, number, found, evidence)}
    return None


if __name__ == "__main__":
    run("check_publish.py", __doc__, main)
