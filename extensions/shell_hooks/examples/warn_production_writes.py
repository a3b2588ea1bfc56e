#!/usr/bin/env python3
"""warn_production_writes.py: tells you, in one line, when a tool call is about to write to production.

It looks at every tool call and notes what is written and where:
  commands     cloud, cluster, database, copying and deploying programs with production in their options, environment or words,
               `git push` to main or a release, requests that send something; also behind sudo, bash -c, ssh, pipes, variables
  HTTP tools   POST, PUT, PATCH and DELETE to a host that is not staging, development or this machine
  SQL tools    INSERT, UPDATE, DELETE, DDL, unless the call names a database that is not production
  file tools   .env.production, values-prod.yaml, overlays/prod/…, production.tfvars and the like
It is quiet on reads, dry runs, and whatever is named staging, stage, dev, test, qa, uat, sandbox, preview or localhost.
"prod", "production" and "prd" as words of a name mean production; pre-prod and non-prod do not.

Paste into workspace/config/shell_hooks.yaml, then /hooks list and /hooks approve:

hooks:
  - event: pre_tool_call
    command: ./extensions/shell_hooks/examples/warn_production_writes.py
    files: [./extensions/shell_hooks/guards/lib, ./extensions/shell_hooks/guards/shell, ./extensions/shell_hooks/guards/production]
    warm: true
    timeout: 10
    must_pass:
      - tool_input: {command: kubectl --context production delete pod web-1}

Options, behind the script's name in `command`:
  --ask          hold the call and ask you, instead of a note
  --block        refuse the call, instead of a note
  --prod WORD    names with WORD in them are production too (may be repeated)
  --safe WORD    names with WORD in them are not production (may be repeated)
With --ask or --block, add `fail_closed: true`. It reads what is written in the call: a script file that writes to
production, or an alias, is not seen. That makes it a help, and no wall; keep production's keys away from the agent.
What decides stands in guards/production: policy.txt (programs), places.py (names), writes.py (what a table cannot say).
`echo 'helm upgrade web .' | warn_production_writes.py --explain` prints the row or function. python3 >= 3.9, standard library only.
"""
import os
import sys

sys.dont_write_bytecode = True  # nothing is written beside the approved copy
sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.realpath(__file__))), "guards"))
from lib.script import in_chinese, read_options, read_payload, run  # lib first: see guards/lib/__init__.py
from production.places import OWN, shown_place
from production.tool_input import findings_in

sys.setrecursionlimit(6000)
MAX_SHOWN = 3


def message(found, is_chinese=False):
    """What and where, in one line."""
    rows = [(row[is_chinese], shown_place(row[2])) for row in found[:MAX_SHOWN]]
    lines = ["%s → %s" % row if row[1] else row[0] for row in rows]
    more = len(found) - len(rows)
    if is_chinese:
        return "⚠ 生产环境写操作：%s%s。" % ("；".join(lines), "；另有 %d 处" % more if more else "")
    return "⚠ Production write: %s%s." % ("; ".join(lines), "; and %d more" % more if more else "")


def answer(payload, mode):
    if payload.get("event") not in (None, "", "pre_tool_call"):
        return None
    tool, value = payload.get("tool_name"), payload.get("tool_input")
    found = findings_in(tool if isinstance(tool, str) else "", value)
    if not found:
        return None
    words = message(found, in_chinese(value))
    return {"decision": mode, "reason": words} if mode else {"systemMessage": words}


def explain(command):
    """What would be noted about one command, and which row or function says so."""
    found = findings_in("bash", {"command": command})
    for row in found:
        print("%s\n  by %s" % (message([row]), row[3]))
    if not found:
        print("passes")
    return 2 if found else 0


def main(arguments):
    options = read_options(arguments, ("--ask", "--block", "--explain"), ("--prod", "--safe"))
    for name in ("prod", "safe"):
        OWN[name] += map(str.lower, options.get("--" + name, []))
    if "--explain" in options:
        return explain(sys.stdin.buffer.read().decode("utf-8", "replace"))
    return answer(read_payload(), "block" if "--block" in options else "ask" if "--ask" in options else "")


if __name__ == "__main__":
    run("warn_production_writes", __doc__, main)
