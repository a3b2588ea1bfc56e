#!/usr/bin/env python3
"""block_secrets.py: private keys, seed phrases, tokens and passwords stay where they are.

  on_outbound_message, pre_tool_call      blocks a message, or a tool call, with a secret anywhere in it
  on_user_message                         warns the person who has just pasted one; the message goes on
  post_tool_call, transform_tool_result   tells the agent that the result holds one and must not be repeated
  on_response_end                         masks the secret in the reply (this event cannot block), which then goes out
With --mask it rewrites wherever the event takes a rewrite (a tool's result at transform_tool_result): the whole secret becomes
[redacted], and what cannot be masked for certain is blocked after all. A reason names kind and place, never the secret.

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

No `matcher`: a guard against secrets must see everything. What decides stands in guards/secrets; its README.md says how well.
`block_secrets.py --explain < some.txt` names the row or line behind each finding. python3 >= 3.9, standard library only.
"""
import os
import sys

sys.dont_write_bytecode = True  # nothing is written beside the approved copy
sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.realpath(__file__))), "guards"))
from lib.script import read_options, read_payload, run  # lib first: see guards/lib/__init__.py

sys.path.insert(0, os.path.join(sys.path[0], "secrets"))  # no package: the standard library has one of this name
import io

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
    options = read_options(arguments, ("--mask", "--explain"))
    # Kept warm, this process is forked at its first read: what is compiled here is not compiled for each event.
    if type(sys.stdin) is not io.TextIOWrapper or type(sys.stdin.buffer.raw) is not io.FileIO:
        prepare()
    if "--explain" not in options:
        return answer(read_payload(), "--mask" in options)
    findings = scan(sys.stdin.buffer.read().decode("utf-8", "replace"))
    for finding in findings:
        print("%d-%d %s %s  <- %s" % finding)
    return 2 if findings else 0


if __name__ == "__main__":
    run("block_secrets", __doc__, main)
