#!/usr/bin/env python3
"""starter.py: a check_publish to begin your own with. It catches less: see the README beside it.

It refuses a reply that says "published", "deployed" or "live" where no tool with publish or deploy in its name succeeded,
unless the sentence has a word of denying, planning or asking. It knows no addresses, no shell commands, and no goal.

  - event: on_completion_claim
    command: ./my_hooks/starter.py
"""
import json
import re
import sys

CLAIM = re.compile(r"\b(?:i|i've|i have|your \w+ (?:is|has been)|it is|it's)\b.{0,40}\b(?:published|deployed|live|online)\b|已经?(?:发布|上线|部署)|(?:发布|部署)成功", re.I)
NO_CLAIM = re.compile(r"\?|？|吗|n't\b|\b(?:not|no|never|if|when|once|will|would|could|should|after|before|until)\b|没|未|不|如果|等|后|将", re.I)


def has_published(tools):
    runs = [run for run in tools if isinstance(run, dict) and run.get("ok") is True] if isinstance(tools, list) else []
    return any(re.search(r"(?<!un)(?:publish|deploy)(?!ed|ment|_status|_list)", str(run.get("name")), re.I) for run in runs)


def claim_in(text):
    for sentence in re.split(r"(?<=[.!?。！？])\s*|\n", text):
        if CLAIM.search(sentence) and not NO_CLAIM.search(sentence):
            return sentence.strip()
    return None


payload = json.load(sys.stdin)
claim = claim_in(str(payload.get("response") or ""))
if claim and not has_published(payload.get("tools")):
    reason = "Nothing was published, but the reply says: %s Say that it is not, or publish it if that was asked." % claim[:160]
    print(json.dumps({"decision": "block", "reason": reason}))
