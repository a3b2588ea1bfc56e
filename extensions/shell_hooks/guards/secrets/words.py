"""What is said of a finding, in the language of the text around it: kind and place, nothing of the secret."""
import re

from lib.script import in_chinese
from lib.tables import cells_of

FAMILIES = {"private key": "私钥", "seed phrase": "助记词", "token": "令牌", "key": "密钥", "password": "密码", "credentials": "凭证"}
CHINESE_NAMES = dict(cells for _, cells in cells_of("secrets/names-chinese.txt", 2))
MESSAGE, REPLY = ("the message", "消息"), ("the reply", "回复")
PLACES = {"notification": MESSAGE, "parts": MESSAGE, "message": MESSAGE, "last_user_message": MESSAGE, "response": REPLY, "summary": REPLY}
DONE = {
    "masked": ("Masked.", "已遮盖。"),
    "withheld": ("Withheld.", "已拦截。"),
    "tell": ("Do not repeat it, send it on or write it anywhere.", "请勿复述、转发或写入文件。"),
    "warn": ("Delete the message and replace the secret.", "请删除该消息并更换。"),
}


def said(findings, around, done=None):
    """One sentence about (finding, paths) pairs, and what was done or is to be done about them."""
    is_chinese = in_chinese(around)
    kinds = list(dict.fromkeys(kind_of(finding, is_chinese) for finding, _ in findings))
    places = list(dict.fromkeys(place(paths[0], is_chinese) for _, paths in findings if paths))[:3]
    comma = "、" if is_chinese else ", "
    what = comma.join(kinds[:3]) + (" +%d" % (len(kinds) - 3) if len(kinds) > 3 else "")
    if not is_chinese:
        return "Looks like a secret: %s%s.%s" % (what, ", in " + comma.join(places) if places else "", " " + DONE[done][0] if done else "")
    sentence = "%s疑似%s%s" % ("在%s中发现" % comma.join(places) if places else "", what, "，" + DONE[done][1] if done else "。")
    # A space between Chinese and anything Latin.
    return re.sub(r"(?<=[\u3400-\u9fff])(?=[A-Za-z0-9+])|(?<=[A-Za-z0-9)\]])(?=[\u3400-\u9fff])", " ", sentence)


def kind_of(finding, is_chinese):
    if is_chinese:
        return CHINESE_NAMES.get(finding.name, finding.name.replace("extended", "扩展")) + FAMILIES[finding.family]
    return (finding.name + " " + finding.family).strip()


def place(path, is_chinese):
    """The message, tool_input.content: never a name that could itself be the secret."""
    if path[0] in PLACES:
        return PLACES[path[0]][is_chinese]
    steps = ["[%d]" % step if isinstance(step, int) else "." + (step if re.fullmatch(r"[A-Za-z_][A-Za-z_-]{0,30}", step) else "…") for step in path if step is not None]
    return "".join(steps).lstrip(".")
