#!/usr/bin/env python3
"""block_secrets.py: private keys, seed phrases, tokens and passwords stay where they are.

What it does, by event:
  on_outbound_message    blocks a message that carries a secret
  pre_tool_call          blocks a tool call with a secret anywhere in its input (also one that another hook rewrote)
  on_user_message        warns the person who has just pasted one; the message goes on
  post_tool_call, transform_tool_result
                         tells the agent that the result holds one and must not be repeated; with --mask, at
                         transform_tool_result, the model sees the result without it, now and later
  on_response_end        masks the secret in the reply (this event cannot block)
With --mask it rewrites instead of blocking, wherever the event takes a rewrite: the whole secret becomes [redacted],
and what cannot be masked for certain is blocked after all. A reason names kind and place, never the secret.

Paste into workspace/config/shell_hooks.yaml, then /hooks list and /hooks approve:

hooks:
  - event: on_outbound_message
    command: ./extensions/shell_hooks/examples/block_secrets.py
    files: [./extensions/shell_hooks/guards/lib, ./extensions/shell_hooks/guards/secrets]
    warm: true
    timeout: 10
    fail_closed: true
    priority: 900
    must_block: ./extensions/shell_hooks/guards/secrets/must_block.jsonl
    must_pass: ./extensions/shell_hooks/guards/secrets/must_pass.jsonl
  - event: pre_tool_call
    command: ./extensions/shell_hooks/examples/block_secrets.py
    files: [./extensions/shell_hooks/guards/lib, ./extensions/shell_hooks/guards/secrets]
    warm: true
    timeout: 10
    fail_closed: true
    priority: 900
    must_block: ./extensions/shell_hooks/guards/secrets/must_block.jsonl
    must_pass: ./extensions/shell_hooks/guards/secrets/must_pass.jsonl
  - event: on_user_message
    command: ./extensions/shell_hooks/examples/block_secrets.py
    files: [./extensions/shell_hooks/guards/lib, ./extensions/shell_hooks/guards/secrets]
    warm: true
  - event: transform_tool_result
    command: ./extensions/shell_hooks/examples/block_secrets.py
    files: [./extensions/shell_hooks/guards/lib, ./extensions/shell_hooks/guards/secrets]
    warm: true

With an entry on on_response_end as well, a reply of the agent is masked and goes out instead of being withheld.
No `matcher`: a guard against secrets must see everything. What decides stands in guards/secrets: its README.md says how
to read it and how well it does. Try it: `block_secrets.py --explain < some.txt` names the row or line behind each
finding, `--scan` only where they are. Python 3.9 or later, standard library only.
"""
import os
import sys

sys.dont_write_bytecode = True  # nothing is written beside the approved copy
# Only the standard library and the guards beside this file: never the folder it runs in, where the agent may write.
LIBRARY = os.path.dirname(os.path.realpath(os.__file__))
sys.path = [path for path in sys.path if path and os.path.realpath(path).startswith(LIBRARY)]
GUARDS = os.path.join(os.path.dirname(os.path.dirname(os.path.realpath(__file__))), "guards")
sys.path[:0] = [os.path.join(GUARDS, "secrets"), GUARDS]

import io

from lib.script import read_options, read_payload, run
from payload import look, rewrite
from scan import prepare, scan
from words import said

# event: (fields to look at, what to do, the field that a rewrite goes into)
EVENTS = {
    "on_outbound_message": (("notification", "parts"), "block", "notification"),
    "pre_tool_call": (("tool_input",), "block", "tool_input"),
    "on_completion_claim": (("summary", "response"), "block", None),
    "on_subagent_start": (("task_description",), "block", None),
    "on_user_message": (("message",), "warn", "message"),
    "pre_llm_call": (("last_user_message",), "warn", None),
    "post_tool_call": (("tool_result", "tool_error"), "tell", None),
    "transform_tool_result": (("tool_result",), "tell", "tool_result"),
    "on_response_end": (("response",), "rewrite", "response"),
}
ENVELOPE = {"event", "session_id", "agent_id", "cwd", "channel", "chat_id", "sender_id", "hook_event_name"}


def answer(payload, can_mask):
    """The answer to an event, or nothing where there is no secret."""
    fields, action, target = EVENTS.get(payload.get("event"), (sorted(set(payload) - ENVELOPE), "warn", None))
    findings, around = look(payload, fields)
    if not findings:
        return None
    if target and (can_mask or action == "rewrite"):
        rewritten = rewrite(payload, fields, target)
        if rewritten is not None:
            return dict(rewritten, systemMessage=said(findings, around, "masked"))
    if action == "block":
        return {"decision": "block", "reason": said(findings, around, "withheld")}
    if action == "tell":
        return {"context": said(findings, around, "tell"), "systemMessage": said(findings, around)}
    return {"systemMessage": "⚠ " + said(findings, around, "warn")}


def main(arguments):
    options = read_options(arguments, ("--mask", "--scan", "--explain"))
    # Kept warm, this process is forked at its first read: what is compiled here is not compiled for each event.
    if type(sys.stdin) is not io.TextIOWrapper or type(sys.stdin.buffer.raw) is not io.FileIO:
        prepare()
    if not {"--scan", "--explain"} & set(options):
        return answer(read_payload(), "--mask" in options)
    findings = scan(sys.stdin.buffer.read().decode("utf-8", "replace"))
    for finding in findings:
        print("%d-%d %s %s%s" % (*finding[:4], "  <- " + finding.rule if "--explain" in options else ""))
    return 2 if findings else 0


if __name__ == "__main__":
    run("block_secrets", __doc__, main)
