#!/usr/bin/env python3
"""Makes the labelled messages for redact_pii.py: made-up people, real shapes. `generate.py labelled|unseen SEED`, one JSON object a line."""
import json
import random
import sys
from datetime import date, timedelta

R = random.Random()
D = lambda n: "".join(R.choice("0123456789") for _ in range(n))
pick = lambda *options: R.choice(options)


def luhn_end(body):
    total = 0
    for at, digit in enumerate(reversed(body)):
        number = int(digit) * (2 if at % 2 == 0 else 1)
        total += number - 9 if number > 9 else number
    return body + str(-total % 10)


def resident(sep=""):
    born = date(1950, 1, 1) + timedelta(days=R.randrange(20000))
    body = pick("110105", "310104", "440106", "330102", "510107", "610113", "320583", "420111", "350203", "230103") + born.strftime("%Y%m%d") + D(3)
    weights = (7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2)
    whole = body + "10X98765432"[sum(int(d) * w for d, w in zip(body, weights)) % 11]
    return sep.join((whole[:6], whole[6:14], whole[14:])) if sep else whole


def resident15():
    born = date(1950, 1, 1) + timedelta(days=R.randrange(15000))
    return pick("110105", "310104", "440106") + born.strftime("%y%m%d") + D(3)


def wrong_resident():
    whole = resident()
    return whole[:17] + R.choice([c for c in "0123456789" if c != whole[17]])


full = lambda text: text.translate({0x30 + d: 0xFF10 + d for d in range(10)})


def mobile():
    head, a, b = "1" + R.choice("3456789") + D(1), D(4), D(4)
    return pick(head + a + b, head + a + b, "%s %s %s" % (head, a, b), "%s-%s-%s" % (head, a, b), "+86" + head + a + b, "+86 %s %s %s" % (head, a, b), "+86-" + head + a + b, "0086" + head + a + b,
                "86 " + head + a + b, full(head + a + b), "(+86) " + head + a + b, head + "\u00a0" + a + "\u00a0" + b)


landline = lambda: pick("010-", "021-", "0755-", "0571-", "(010) ", "+86-21-", "0512 ", "（021）") + R.choice("2345678") + D(7)
us_phone = lambda: pick("(%s) %s-%s", "%s-%s-%s", "+1 %s %s %s", "+1-%s-%s-%s", "1-%s-%s-%s", "%s.%s.%s", "+1%s%s%s") % (R.choice("23456789") + D(2), R.choice("23456789") + D(2), D(4))
world_phone = lambda: pick("+44 20 %s %s" % (D(4), D(4)), "+44 7%s %s" % (D(3), D(6)), "+49 30 " + D(8), "+33 6 %s %s %s %s" % (D(2), D(2), D(2), D(2)), "+81-90-%s-%s" % (D(4), D(4)), "+852 %s %s" % (R.choice("569") + D(3), D(4)),
                           "+65 %s %s" % (R.choice("89") + D(3), D(4)), "+886 9%s %s %s" % (D(2), D(3), D(3)), "+61 4%s %s %s" % (D(2), D(3), D(3)), "+91 %s%s %s" % (R.choice("6789"), D(4), D(5)), "+7 9%s %s-%s-%s" % (D(2), D(3), D(2), D(2)))


def grouped(digits):
    return pick(digits, " ".join(digits[at:at + 4] for at in range(0, len(digits), 4)), "-".join(digits[at:at + 4] for at in range(0, len(digits), 4)))


unionpay = lambda: grouped(luhn_end(pick("622202", "621700", "622848", "621661", "623668", "625912") + D(pick(9, 12))))
credit = lambda: grouped(luhn_end(pick("4" + D(14), "5" + R.choice("12345") + D(13), "34" + D(12), "6011" + D(11))))


def iban():
    country, body = pick(("DE", D(18)), ("GB", "WEST" + D(14)), ("FR", D(23)), ("NL", "ABNA" + D(10)), ("ES", D(20)), ("CH", D(17)))
    number = int("".join(str(int(char, 36)) for char in body + country + "00"))
    whole = country + "%02d" % (98 - number % 97) + body
    return pick(whole, " ".join(whole[at:at + 4] for at in range(0, len(whole), 4)))


names = ("zhang.wei", "lina88", "j.smith", "maria_garcia", "tom+news", "wangfang", "ops-lead", "k2", "chen.xiaoming", "anna")
email = lambda: R.choice(names) + D(pick(0, 2)) + "@" + pick("gmail.com", "qq.com", "163.com", "example.co.uk", "mail.corp.example.com", "foxmail.com", "uni-berlin.de", "outlook.com")
ssn = lambda: "%03d-%02d-%04d" % (R.randrange(1, 665), R.randrange(1, 99), R.randrange(1, 9999))
ni = lambda: pick("%s %s %s %s %s", "%s%s%s%s%s") % (pick("AB", "JK", "PW", "SE", "CE"), D(2), D(2), D(2), R.choice("ABCD"))
plate = lambda: R.choice("京沪粤苏浙川鲁豫") + R.choice("ABCEFGH") + pick("", "·", " ") + pick(R.choice("ABCDEFGH") + D(4), D(5), "D" + D(5), "F" + D(5), D(2) + R.choice("KLMN") + D(2))
passport = lambda: R.choice("EGDE") + D(8)
permit = lambda: pick("C" + D(8), "H" + D(8), "M" + D(8), "H" + D(10))
taiwan = lambda: D(8)
wechat = lambda: pick("wxid_" + D(6), "zhang_san" + D(2), "Lily-" + D(5), "chenxm" + D(4), "abc" + D(6))
qq = lambda: R.choice("123456789") + D(pick(5, 8, 9))

MAKERS = {"mobile": mobile, "landline": landline, "us": us_phone, "world": world_phone, "id": resident, "id_spaced": lambda: resident(" "), "id15": resident15, "unionpay": unionpay, "credit": credit,
          "iban": iban, "email": email, "ssn": ssn, "ni": ni, "plate": plate, "passport": passport, "permit": permit, "taiwan": taiwan, "wechat": wechat, "qq": qq}

ORDINARY = {
    "order": lambda: pick("2024", "88", "JD") + D(pick(10, 12, 14)), "order11": lambda: "1" + R.choice("3456789") + D(9), "seconds": lambda: "17" + D(8), "millis": lambda: "17" + D(11), "snowflake": lambda: "1" + D(18),
    "sha": lambda: "%040x" % R.getrandbits(160), "short": lambda: "%07x" % R.getrandbits(28), "uuid": lambda: "%08x-%04x-4%03x-a%03x-%012x" % (R.getrandbits(32), R.getrandbits(16), R.getrandbits(12), R.getrandbits(12), R.getrandbits(48)),
    "digits_uuid": lambda: "%s-%s-4%s-8%s-%s" % (D(8), D(4), D(3), D(3), D(12)), "version": lambda: "%d.%d.%d" % (R.randrange(30), R.randrange(30), R.randrange(3000)), "price": lambda: "%s,%s.%s" % (D(2) + "1", D(3), D(2)),
    "isbn": lambda: "978-7-%s-%s-%s" % (D(3), D(5), D(1)), "tracking": lambda: pick("SF" + D(13), "1Z999AA1" + D(10), "YT" + D(13), "9400 1" + D(3) + " " + D(4) + " " + D(4) + " " + D(4) + " " + D(2)), "port": lambda: str(R.randrange(1024, 65535)),
    "geo": lambda: "%s.%s, %s.%s" % (116, D(6), 39, D(6)), "wrong_id": wrong_resident, "date": lambda: "2024-%02d-%02d %02d:%02d:%02d" % (R.randrange(1, 12), R.randrange(1, 28), R.randrange(24), R.randrange(60), R.randrange(60)),
    "long": lambda: "1" + R.choice("3456789") + D(pick(12, 13, 16)), "big": lambda: "{:,}".format(R.randrange(10**6, 10**12)), "ip": lambda: "10.%d.%d.%d" % (R.randrange(255), R.randrange(255), R.randrange(255)), "hex": lambda: "0x%x" % R.getrandbits(64),
    "hotline": lambda: pick("400-810-1234", "95588", "10086", "12306"),
}

TEMPLATES = {
    "labelled": [
        "我的手机是{mobile}，有事打我", "联系电话：{mobile}", "请拨打{mobile}联系张经理", "{mobile}", "客户手机{mobile}，座机{landline}", "Call me at {us}", "My number is {us}, thanks!", "phone: {world}", "WhatsApp {world} works best",
        "身份证号：{id}", "他的身份证{id}已核验", "ID {id} and phone {mobile}", "证件号码 {id_spaced}", "身份证（旧）{id15}", "卡号 {unionpay}", "请转账到{unionpay}，户名李四", "Card {credit} exp 12/27", "My visa is {credit}", "IBAN: {iban}", "Please pay to {iban} by Friday",
        "邮箱 {email}", "Write to {email}, or {email}.", "发到{email}就行", "SSN: {ssn}", "his social security number is {ssn}", "NI number {ni}", "车牌{plate}停在B2", "我的车是{plate}", "护照号 {passport}", "Passport no. {passport}", "港澳通行证：{permit}", "台胞证 {taiwan}",
        "微信号：{wechat}", "WeChat ID: {wechat}", "加我微信: {wechat}", "QQ：{qq}", "我的QQ号是{qq}", "订单2024001的收货人手机 {mobile}", "姓名：王芳\n电话：{mobile}\n身份证：{id}\n邮箱：{email}", "| 张三 | {mobile} | {email} |", "tel:{world}", "快递员 {mobile} 在楼下", "传真 {landline}",
    ],
    "unseen": [
        "老板的号 {mobile} 你存一下", "收件人：陈晨 {mobile}", "打{landline}转8001", "text me on {us} tonight", "Reach our agent on {world} after 5pm", "报销人 {id}，报销卡 {unionpay}", "实名信息：{id}", "My card number {credit} was charged twice", "Refund to {iban} please", "抄送 {email} 和 {email}",
        "Contact: {email}", "The applicant's SSN ({ssn}) is on file", "NINO {ni}", "访客车辆 {plate} 已放行", "passport number: {passport}", "往来港澳通行证号码{permit}", "vx：{wechat}", "微信号 {wechat}，备注来意", "qq {qq}", "手机:{mobile};邮箱:{email}", "{\"phone\": \"{mobile}\", \"id_card\": \"{id}\"}",
        "name=李雷&mobile={mobile}", "Emergency contact: Dr. Wu, {world}.", "我换号了：{mobile}（微信同号）", "银行卡{unionpay}（招行）", "登记身份证 {id} 手机 {mobile} 车牌 {plate}", "Tel. {landline}", "Home: {us} / Work: {us}", "> {mobile}\n收到", "**{mobile}**", "`{email}`",
    ],
}
QUIET = {
    "labelled": [
        "订单号 {order}", "您的订单{order11}已发货", "Order {order11} shipped", "运单号：{tracking}", "Tracking {tracking}", "timestamp {seconds}", "ts={millis}", "at {date} took {port} ms", "commit {sha}", "fixed in {short}", "request {uuid} failed", "{digits_uuid}", "v{version} released", "总价 ¥{price}",
        "Total: ${price}", "ISBN {isbn}", "listening on port {port}", "位置 {geo}", "编号 {wrong_id}", "{wrong_id}", "log line {long}", "下载量 {big}", "tx {hex}", "server {ip} is up", "message id {snowflake}", "客服热线 {hotline}", "会议号 {order11}", "https://shop.example.com/item/{order11}?ts={millis}",
        "构建 #{port} 通过，用时 {port} 秒", "流水号{long}", "serial {order}", "pid {port}, uptime {seconds}", "git@github.com:org/repo.git 已克隆", "npm i left-pad@{version}", "图片 icon@2x.png 已更新", "今天 {date} 开会", "微信支付已完成", "WeChat payment works now", "QQ音乐更新了", "护照办理指南已发送", "身份证识别接口上线了",
        "占比 +{port}%", "见第 {port} 行", "新A股今天上涨", "room 415, floor 3", "Done: 12 files changed, 345 insertions(+), 67 deletions(-)", "The phone rang twice", "电话会议改到下午三点", "我会打电话给你", "card layout fixed in {short}", "IBAN validation was added",
    ],
    "unseen": [
        "单据{long}已归档", "快递 {tracking} 预计明天到", "build {version}-{short} deployed at {date}", "snowflake {snowflake} is monotonic", "容量 {big} 字节", "sha256 {sha}{sha}", "trace_id={uuid}", "订单编号：{order}，金额 {price} 元", "epoch {millis}", "价格 {price}", "lat/lng {geo}", "bind {ip}:{port}", "工单{order11}已关闭",
        "invoice {order}", "book ISBN {isbn}", "拨打{hotline}咨询", "{wrong_id} 校验失败", "diff: +{port} -{port}", "PR #{port} merged into main", "https://cdn.example.com/{sha}/a.js", "user_id={snowflake}", "tracking number {tracking}", "随机数 {long}", "0.{long}", "Meeting 415 555 is booked", "共 {big} 条", "nonce {hex}", "耗时 {port}.{port} ms",
        "issue 13800 was closed, see also 13900", "见 RFC 2616 与 RFC 7231", "今晚 8 点 30 分，3 号会议室", "package@latest 已安装", "@channel 发布完成", "Call the function twice", "mobile layout is done", "发票号码 {order}",
    ],
}


def fill(template, makers, made):
    out = template
    for name, maker in makers.items():
        while "{" + name + "}" in out:
            value = maker()
            made.append(value)
            out = out.replace("{" + name + "}", value, 1)
    return out


def rows(group, each):
    for template in TEMPLATES[group]:
        for _ in range(each):
            made = []
            yield {"text": fill(template, MAKERS, made), "personal": made}
    for template in QUIET[group]:
        for _ in range(each if "{" in template else 1):
            yield {"text": fill(template, ORDINARY, []), "personal": []}


if __name__ == "__main__":
    R.seed(int(sys.argv[2]))
    for row in rows(sys.argv[1], int(sys.argv[3]) if len(sys.argv) > 3 else 6):
        print(json.dumps(row, ensure_ascii=False))
