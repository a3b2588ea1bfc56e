#!/usr/bin/env python3
"""only_to.py: lets messages leave only to the chats, the people or the kind of chat that you name.

只允许消息发往你指定的聊天、人，或只发私聊／只发群聊；其余一律不发。
Paste into workspace/config/shell_hooks.yaml, name who may be written to, then /hooks list and /hooks approve:

hooks:
  - event: on_outbound_message
    command: ./extensions/shell_hooks/examples/only_to.py --private
    timeout: 10
    fail_closed: true
    priority: 950
    must_block:
      - {channel: telegram, chat_id: '-1001234567890', chat_type: group, notification: Hello everybody}
      - {channel: wechat, chat_id: 12345@chatroom, chat_type: group, notification: 大家好}
      - {channel: telegram, chat_id: '@some_channel', notification: A public name is no id}
    must_pass:
      - {channel: telegram, chat_id: '12345', chat_type: private, notification: Hello}
      - {channel: web, chat_id: page, notification: Your own page is no chat of others}

Options, each as often as you like; what one of them names may be written to:
  --chat ID, --chat telegram:ID    a chat or a group, by its id
  --person ID, --person wechat:ID  the private chat with that person
  --private, --group               all private chats, all groups
Ids and not names: a name can pass to somebody else. The page, the terminal and programs with your token are your own, and
always reached. Where a message goes is unknown now and then (an inline answer): such a one does not leave.
A push to anywhere else vanishes without a word, since a notice would be a message there, too; /hooks log has it. An answer
is replaced by a notice. python3 >= 3.9, standard library only.
"""
import json
import os
import re
import sys

OWN_SCREENS = ("web", "cli", "api")


def plain(identity):
    """One spelling of an id: 007 and 7 are the same number to Telegram."""
    return str(int(identity)) if re.fullmatch(r"[-+]?\d{1,30}", identity) else identity


def options(arguments):
    """What may be written to: ("chat", "telegram", "7"), ("kind", "private"). None when something is not known."""
    allowed, words = set(), iter(arguments)
    for word in words:
        if word in ("--private", "--group"):
            allowed.add(("kind", word[2:]))
        elif word in ("--chat", "--person"):
            channel, _, identity = next(words, "").rpartition(":")
            if not identity:
                return None
            allowed.add((word[2:], channel.lower(), plain(identity)))
        else:
            return None
    return allowed or None


def kind_of(payload, channel, chat):
    """private, group, or None where nobody knows."""
    if payload.get("chat_type") in ("private", "group"):
        return payload["chat_type"]
    if channel == "telegram":  # a private chat has the number of the person, and groups have negative ones
        return "private" if chat.isdigit() else "group"
    if channel == "wechat":
        return "group" if chat.startswith("@@") or chat.endswith("chatroom") else "private"
    return None


def is_allowed(payload, allowed):
    channel, chat = str(payload.get("channel") or "").lower(), plain(str(payload.get("chat_id") or ""))
    if channel in OWN_SCREENS or not channel or not chat:
        return channel in OWN_SCREENS
    kind = kind_of(payload, channel, chat)
    wanted = {("kind", kind)} | {("chat", place, chat) for place in ("", channel)}
    if kind == "private":
        wanted |= {("person", place, chat) for place in ("", channel)}
    return bool(wanted & allowed)


def answer(payload, allowed):
    if payload.get("event") != "on_outbound_message" or is_allowed(payload, allowed):
        return None
    is_chinese = os.environ.get("LANG", "").startswith("zh") or re.search("[\u3400-\u9fff]", str(payload.get("notification")))
    reason = "这里不在允许发送的名单上。" if is_chinese else "This chat is not among those that may be written to."
    return {"decision": "drop" if payload.get("kind") == "push" else "block", "reason": reason}


if __name__ == "__main__":
    allowed = options(sys.argv[1:])
    if "--help" in sys.argv or allowed is None and sys.argv[1:]:
        sys.stdout.buffer.write(__doc__.encode())
        sys.exit(0 if "--help" in sys.argv else 1)
    try:
        said = answer(dict(json.loads(sys.stdin.buffer.read().decode("utf-8", "surrogatepass"))), allowed or {("kind", "private")})
        print(json.dumps(said) if said else "")
    except Exception as error:  # its message could quote the payload; no verdict, so that fail_closed blocks
        print("only_to: could not look at the message (%s)" % type(error).__name__, file=sys.stderr)
        sys.exit(1)
