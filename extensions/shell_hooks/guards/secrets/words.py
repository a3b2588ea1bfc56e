"""What is said of a finding, in the language of the text around it: kind and place, nothing of the secret."""
import os
import re

FAMILIES = {"private key": "私钥", "seed phrase": "助记词", "token": "令牌", "key": "密钥", "password": "密码", "credentials": "凭证"}
# Names that are no product's.
CHINESE_NAMES = {
    "URL login": "网址登录", "Authorization header": "Authorization 头的", "command line": "命令行", "Docker login": "Docker 登录", "EVM or other hex": "十六进制", "PEM body": "PEM",
    "OpenAI or alike": "OpenAI 等", "Twitter bearer": "Twitter", "AWS access": "AWS 访问", "Alibaba Cloud access": "阿里云访问", "Tencent Cloud access": "腾讯云访问",
    "Volcengine access": "火山引擎访问", "Baidu Cloud": "百度云", "Azure storage": "Azure 存储", "Azure client": "Azure 客户端", "Google OAuth client": "Google OAuth 客户端",
    "Google refresh": "Google 刷新", "DingTalk signing": "钉钉签名", "DingTalk webhook": "钉钉 webhook", "Feishu webhook": "飞书 webhook", "Feishu": "飞书",
    "WeCom webhook": "企业微信 webhook", "Discord bot": "Discord 机器人", "Telegram bot": "Telegram 机器人", "Zhipu": "智谱",
}  # fmt: skip
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
    is_chinese = os.environ.get("LANG", "").startswith("zh") or re.search("[\u3400-\u9fff]", around) is not None
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
