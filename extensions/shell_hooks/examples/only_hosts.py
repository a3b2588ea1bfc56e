#!/usr/bin/env python3
"""only_hosts.py: the agent's shell reaches only the hosts of a list; with --ask you decide about each other one.

智能体的 shell 只能访问名单上的主机；加上 --ask，其他主机逐个由你决定。
Paste into workspace/config/shell_hooks.yaml, then /hooks list and /hooks approve:

hooks:
  - event: on_network_request
    command: ./extensions/shell_hooks/examples/only_hosts.py
    timeout: 10
    fail_closed: true
    priority: 900
    must_block:
      - {host: evil.example, port: 443}
      - {host: registry.npmjs.org.evil.example, port: 443}
      - {host: registry.npmjs.org, port: 8080}
    must_pass:
      - {host: registry.npmjs.org, port: 443}
      - {host: raw.githubusercontent.com, port: 443}

Options: --ask, and hosts, which take the place of the list below. A name is that host, *.name those below it, both at the ports 80 and 443; name:8080 is that port alone.
python3 >= 3.9, standard library only.
"""
import json
import os
import sys

HOSTS = ["registry.npmjs.org", "pypi.org", "files.pythonhosted.org", "github.com", "*.githubusercontent.com"]


def is_named(host, port, name):
    name, _, wanted = name.lower().partition(":")
    if port not in ((int(wanted),) if wanted else (80, 443)):
        return False
    return host.endswith(name[1:]) and host != name[1:] if name.startswith("*.") else host == name


def answer(payload, words):
    host, port = str(payload.get("host") or "").lower().rstrip("."), payload.get("port")
    if payload.get("event") != "on_network_request":
        return None
    if any(is_named(host, port, word) for word in [word for word in words if word != "--ask"] or HOSTS):
        return None
    chinese = os.environ.get("LANG", "").startswith("zh")
    reason = "%s:%s 不在名单上。" if chinese else "%s:%s is not on the list of hosts."
    return {"decision": "ask" if "--ask" in words else "block", "reason": reason % (host, port)}


if __name__ == "__main__":
    if any(word.startswith("-") and word != "--ask" for word in sys.argv[1:]):
        print(__doc__)
        sys.exit(0 if "--help" in sys.argv else 1)
    try:
        said = answer(json.load(sys.stdin), sys.argv[1:])
        print(json.dumps(said) if said else "")
    except Exception as error:  # no verdict, so that fail_closed blocks
        sys.exit("only_hosts: could not look at the request (%s)" % type(error).__name__)
