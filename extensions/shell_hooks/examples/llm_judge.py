#!/usr/bin/env python3
"""llm_judge.py: asks a second model whether something may pass, by a policy of yours in plain words.

At on_completion_claim the judge sees goal, claim, and what the tools really did; its "no" goes back to the agent with the
reason. It works as well at on_outbound_message (the message) and pre_tool_call (the tool and its input).

Paste into workspace/config/shell_hooks.yaml, then /hooks list and /hooks approve:

hooks:
  - event: on_completion_claim
    command: ./extensions/shell_hooks/examples/llm_judge.py
    files: [./extensions/shell_hooks/guards/lib, ./extensions/shell_hooks/guards/judge]
    env: [JUDGE_BASE_URL, JUDGE_MODEL, JUDGE_API_KEY]
    timeout: 45

Set these where the bot is started: JUDGE_BASE_URL, an OpenAI-compatible endpoint such as http://127.0.0.1:11434/v1;
JUDGE_MODEL; JUDGE_API_KEY where one is needed (the bot's own OPENAI_API_KEY cannot be passed to scripts, on purpose).
A proxy is used only when its variable (HTTPS_PROXY, …) is listed under `env` too.

Options, behind the script's name in `command`:
  --policy TEXT         what may pass, in your words. Default: a claim must be borne out by what the tools did
  --policy-file PATH    the same from a file; list it under `files` too, so that it is bound by your approval
  --ask                 ask you instead of blocking, when the judge says no
  --time SECONDS        for the whole call, default 40, which is also the most; `timeout` of the entry stays above it

The judge answers {"allow": true or false, "reason": …} or {"decision": "allow" or "block", "reason": …}. No answer, an error,
or anything else is **no verdict**: exit code 1 with a line on stderr, which /hooks list, log and doctor show. The action then
goes on; with `fail_closed: true` in the entry it is blocked. A judge is a model, and what it judges can try to talk it round:
use it beside rules that cannot be talked to, not instead of them. What is judged, at most 8,000 characters, leaves this machine
for the endpoint that you chose: POST <JUDGE_BASE_URL>/chat/completions, header `SC-CALLER-ID: chat:hook`. python3 >= 3.9,
standard library only.
"""
import os
import sys

sys.dont_write_bytecode = True  # nothing is written beside the approved copy
sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.realpath(__file__))), "guards"))
from lib.script import NoVerdict, in_chinese, read_options, read_payload, run  # lib first: see guards/lib/__init__.py
import json
import re
import signal

from judge.question import POLICIES, messages_for, quoted
from lib.model import ask

MAX_SECONDS, MAX_POLICY, MAX_REASON = 40, 8_000, 500


def allows(value):
    """True, False, or None when an object is no verdict."""
    allow = value.get("allow", {"allow": True, "approve": True, "block": False, "deny": False}.get(str(value.get("decision")).lower()))
    return allow if isinstance(allow, bool) else {"true": True, "false": False}.get(str(allow).strip().lower() if isinstance(allow, str) else "")


def verdict_in(text):
    """(allow, reason). Code fences and words around the object are forgiven; two verdicts that differ are none."""
    text = re.sub(r"<think(?:ing)?>.*?</think(?:ing)?>", "", text, flags=re.S)
    found = []
    for place in [found.start() for found in re.finditer(r"\{", text)][:50]:
        try:
            value = json.JSONDecoder().raw_decode(text, place)[0]
        except (ValueError, RecursionError):
            continue
        if allows(value) is not None:
            found.append((allows(value), value["reason"].strip() if isinstance(value.get("reason"), str) else ""))
    if not found:
        raise NoVerdict("the judge gave no verdict")
    if len({allow for allow, _ in found}) > 1:
        raise NoVerdict("the judge gave two verdicts that differ")
    return found[-1]


def policy_in(options):
    policy = options.get("--policy", [""])[-1]
    if "--policy-file" in options:
        try:
            with open(os.path.expanduser(options["--policy-file"][-1]), "rb") as file:
                policy = file.read(MAX_POLICY * 4).decode("utf-8", "replace").strip()
        except OSError as error:
            raise NoVerdict("the policy file cannot be read (%s)" % (error.strerror or type(error).__name__))
    if len(policy) > MAX_POLICY:
        raise NoVerdict("the policy is longer than %d characters" % MAX_POLICY)
    return policy


def give_up_after(seconds):
    """Whatever it waits for then: a name, a handshake, one byte after another."""

    def give_up(*_):
        raise NoVerdict("the judge took longer than %g s" % seconds)

    signal.signal(signal.SIGALRM, give_up)
    signal.setitimer(signal.ITIMER_REAL, seconds)


def main(arguments):
    options = read_options(arguments, ("--ask",), ("--policy", "--policy-file", "--time"))
    policy, seconds = policy_in(options), options.get("--time", [str(MAX_SECONDS)])[-1]
    if not re.fullmatch(r"\d{1,2}(?:\.\d+)?", seconds) or not 0 < float(seconds) <= MAX_SECONDS:
        raise NoVerdict("--time wants seconds, at most %d" % MAX_SECONDS)
    payload = read_payload()
    if not isinstance(payload.get("event"), str):
        raise NoVerdict("the payload names no event")
    base, model = os.environ.get("JUDGE_BASE_URL", "").strip(), os.environ.get("JUDGE_MODEL", "").strip()
    if not base or not model:
        raise NoVerdict("set JUDGE_BASE_URL and JUDGE_MODEL where the bot is started, then restart it")
    give_up_after(float(seconds))
    policy = policy or POLICIES.get(payload["event"], "Allow only what is harmless to the person and to others.")
    allow, reason = verdict_in(ask(base, model, messages_for(payload, policy), MAX_SECONDS))
    if allow:
        return None
    reason = re.sub(r"\s+", " ", reason)[:MAX_REASON]
    words = "评审：" + (reason or "未给出理由") if in_chinese(reason or quoted(payload)) else "Judge: " + (reason or "no reason given")
    return {"decision": "ask" if "--ask" in options else "block", "reason": words}


if __name__ == "__main__":
    run("llm_judge", __doc__, main)
