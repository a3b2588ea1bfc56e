#!/usr/bin/env python3
"""redact_pii.py: phone numbers, ids, cards and e-mail addresses leave only masked.

At on_outbound_message (and on_response_end, if you add it) people still recognise their own and nobody else learns it:
  phone   138****5678: China, US, UK, any with +       id      110***********12 of China (15 digits where labelled)
  card    6222 **** **** 1234 (Luhn)                   iban    DE89 **** **** **** **30 00 (mod 97)
  email   a***@example.com                             ssn     ***-**-6789      ni   AB ** ** ** C      plate   京A·***45
  passport (and permits of Hong Kong, Macao, Taiwan), wechat, qq: where labelled
  ip, address (of China, 省市区路号): only with --ips, --addresses
Order numbers, timestamps, hashes, versions, prices, UUIDs, ISBNs and tracking numbers stay as they are.

Paste into workspace/config/shell_hooks.yaml, then /hooks list and /hooks approve:

hooks:
  - event: on_outbound_message
    command: ./extensions/shell_hooks/examples/redact_pii.py
    files: [./extensions/shell_hooks/guards/lib, ./extensions/shell_hooks/guards/pii]
    warm: true
    timeout: 10
    fail_closed: true
    priority: 700
    must_block:
      - {notification: 'Call 13812345678', rewritten: true}
      - {notification: 'Write to ann@example.com', rewritten: true}
    must_pass:
      - notification: Order 2024111800001234 is paid.

Options, after the file's name: --only phone,id (just these kinds), --keep email (not these), --ips, --addresses, --note (tell
the person what was masked), --block (hold the message back instead of masking it).
What decides stands in guards/pii: formats.txt (a row a format), labels.txt (words before a number), checks.py (checksums).
`echo '手机 13812345678' | redact_pii.py --explain` names the row, `--scan` masks. python3 >= 3.9, standard library only.
"""
import os
import sys

sys.dont_write_bytecode = True  # nothing is written beside the approved copy
sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.realpath(__file__))), "guards"))
from lib.script import NoVerdict, in_chinese, read_options, read_payload, run  # lib first: see guards/lib/__init__.py
from pii.scan import KINDS, masked, scan

CHINESE = {"email": "邮箱", "phone": "电话", "id": "身份证", "card": "银行卡", "passport": "证件", "plate": "车牌", "wechat": "微信号", "address": "地址"}
ASKED_FOR = {"ip": "--ips", "address": "--addresses"}
FIELDS = {None: "notification", "on_outbound_message": "notification", "on_response_end": "response", "on_user_message": "message"}


def described(seen, is_chinese):
    names = [CHINESE.get(kind, kind.upper()) if is_chinese else kind for kind in seen]
    counts = [" ×%d" % count if count > 1 else "" for count in seen.values()]
    return ("、" if is_chinese else ", ").join(map("".join, zip(names, counts)))


def answer(payload, kinds, blocks, notes):
    field, seen = FIELDS.get(payload.get("event") or None), {}
    text, parts = payload.get(field), payload.get("parts")
    if field == "notification" and isinstance(parts, list) and len(parts) > 1:
        reply = {"parts": [masked(part, kinds, seen) if isinstance(part, str) else part for part in parts]}
    elif isinstance(text, str):
        reply = {field: masked(text, kinds, seen)}
    if not seen:
        return None
    is_chinese = in_chinese([text, parts])
    what = described(seen, is_chinese)
    if blocks and field != "response":
        return {"decision": "block", "reason": ("消息含个人信息（%s），已拦截。" if is_chinese else "Personal data in the message: %s. Withheld.") % what}
    if notes:
        reply["systemMessage"] = ("已遮盖个人信息：%s。" if is_chinese else "Masked personal data: %s.") % what
    return reply


def kinds_in(options):
    """The kinds that the options leave."""
    names = {option: set(",".join(options.get(option, [])).split(",")) - {""} for option in ("--only", "--keep")}
    if not names["--only"] | names["--keep"] <= set(KINDS):
        raise NoVerdict("unknown kind, see --help")
    usual = {kind for kind in KINDS if kind not in ASKED_FOR or ASKED_FOR[kind] in options}
    return (names["--only"] or usual) - names["--keep"]


def main(arguments):
    options = read_options(arguments, ("--ips", "--addresses", "--note", "--block", "--scan", "--explain"), ("--only", "--keep"))
    kinds = kinds_in(options)
    if not {"--scan", "--explain"} & set(options):
        return answer(read_payload(), kinds, "--block" in options, "--note" in options)
    text = sys.stdin.buffer.read().decode("utf-8", "replace")
    rows = ["%d-%d %s <- %s\n" % (start, end, row.kind, row.rule) for start, end, row in scan(text, kinds)]
    sys.stdout.write("".join(rows) if "--explain" in options else masked(text, kinds, {}))
    return None


if __name__ == "__main__":
    run("redact_pii", __doc__, main)
