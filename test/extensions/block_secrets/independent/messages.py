"""What people and agents write around a value."""
import json

from dice import R, pick
from services import uuid


EN = ["Deployed the new build, everything is green.", "Can you check this when you're back?", "Here's what I found in the config:", "The job finished in 42s, 3 warnings.", "Restarting the worker now.", "I'm not sure why it fails on staging.",
      "Please rotate it afterwards.", "Done ✅", "Use this one for the demo tomorrow.", "As requested, the details are below.", "Let me know if anything is missing.", "I copied it from the old laptop.", "ok so the wallet is set up", "that's the one, don't share it",
      "Meeting moved to 3pm, room B.", "I've updated the README and pushed the branch.", "The user asked for the credentials, so I looked them up in the vault.", "Lunch?", "Will send the invoice on Monday.", "The test suite passes locally but the CI runner is out of disk."]
ZH = ["部署好了，都正常。", "你回来看一下这个。", "配置里找到的内容如下：", "任务跑完了，用时 42 秒。", "我重启一下服务。", "测试环境为什么失败我还不清楚。", "用完记得换掉。", "好的 ✅", "明天演示就用这个。", "按你的要求，信息在下面。", "有问题随时叫我。", "从旧电脑里拷出来的",
      "钱包已经建好了", "就是这个，别发给别人", "会议改到下午三点，B 会议室。", "README 更新了，分支也推了。", "用户要登录信息，我从保险箱里查到了。", "中午吃什么？", "周一发发票。", "本地测试都过了，但 CI 机器磁盘满了。"]


# Sentences that hand over a key or speak of one; a harmless string after them would not be a fair look-alike.
HANDING = {EN[i] for i in (6, 8, 11, 12, 13, 16)} | {ZH[i] for i in (6, 8, 11, 12, 13, 16)}
NEUTRAL = [False]


def chat(n):
    pool = EN if R.random() < 0.5 else ZH
    if NEUTRAL[0]:
        pool = [c for c in pool if c not in HANDING]
    return [R.choice(pool) for _ in range(n)]


def around(secret):
    """Puts a secret into a message as people and agents send them."""
    shape = R.random()
    block = "\n" in secret
    if shape < 0.18:
        return secret
    if shape < 0.4:
        lead = R.choice(chat(1))
        return f"{lead}{chr(10) if block else pick(' ', chr(10))}{secret}"
    if shape < 0.55:
        return "\n".join(chat(R.randint(1, 3)) + [f"```{pick('', 'bash', 'text', 'env')}", secret, "```"] + chat(R.randint(0, 2)))
    if shape < 0.65 and not block:
        return f"{R.choice(chat(1))} `{secret}` {R.choice(chat(1))}"
    if shape < 0.73:
        return json.dumps({"ok": True, "result": {"note": R.choice(chat(1)), "value": secret}}, ensure_ascii=False, indent=pick(None, 2))
    if shape < 0.8 and not block:
        return f"2026-11-{R.randint(10, 28)}T0{R.randint(0, 9)}:12:45.{R.randint(100, 999)}Z {pick('INFO', 'DEBUG', 'WARN')} [worker-{R.randint(1, 9)}] loaded {secret}\n" + f"2026-11-12T09:12:46Z INFO ready id={uuid()}"
    if shape < 0.88:
        return "\n\n".join(["## " + pick("Summary", "结果", "Setup notes", "操作步骤")] + chat(2) + ["- " + c for c in chat(2)] + [secret] + chat(R.randint(1, 4)))
    if shape < 0.94:
        return "> " + secret.replace("\n", "\n> ") + "\n" + R.choice(chat(1))
    return " ".join(chat(R.randint(10, 40))) + "\n" + secret + "\n" + " ".join(chat(R.randint(5, 30)))
