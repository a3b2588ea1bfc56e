#!/usr/bin/env python3
"""redact_pii.py: phone numbers, ids, cards and e-mail addresses leave only masked.

What it does at on_outbound_message (and on_response_end, if you add it): masks personal data in the text, so that people
still recognise their own and nobody else learns it:
  phone      138****5678, 010-****5678, (***) ***-2671: China (also +86, spaces, dashes, full-width digits), US, UK, any with +
  id         110***********12: resident ids of China, 18 digits with a right checksum, date and region; 15 digits where labelled
  card       6222 **** **** 1234: bank and credit cards (Luhn)      iban    DE89 **** **** **** **30 00 (mod 97)
  email      a***@example.com                                       ssn     ***-**-6789      ni   AB ** ** ** C
  passport   passports, permits of Hong Kong, Macao and Taiwan, where labelled
  plate      京A·***45          wechat, qq   where labelled
  ip         only with --ips    address      of China (省市区路号), only with --addresses
Order numbers, timestamps, hashes, versions, prices, UUIDs, ISBNs and tracking numbers stay as they are.

Paste into workspace/config/shell_hooks.yaml, then /hooks list and /hooks approve:

hooks:
  - event: on_outbound_message
    command: ./extensions/shell_hooks/examples/redact_pii.py
    timeout: 10
    fail_closed: true
    priority: 700

Options, after the file's name: --only phone,id (just these kinds), --keep email (not these), --ips, --addresses, --note (tell
the person what was masked), --block (hold the message back instead of masking it).
Nothing beside this file is needed (python3 >= 3.8, standard library only).
Try it: `redact_pii.py --selftest`, or `echo '手机 13812345678' | redact_pii.py --scan`.
"""
import sys

# Only the standard library is meant to be found: a json.py that somebody put beside this file is not.
if sys.path and sys.path[0] and __file__.startswith(sys.path[0]):
    del sys.path[0]

import json
import os
import re
from datetime import date

KINDS = {
    "email": "邮箱", "phone": "电话", "id": "身份证", "card": "银行卡", "iban": "IBAN", "ssn": "SSN", "ni": "NI", "passport": "证件",
    "plate": "车牌", "wechat": "微信号", "qq": "QQ", "ip": "IP", "address": "地址",
}
ASKED_FOR = {"ip": "--ips", "address": "--addresses"}

# Full-width signs read as their plain ones, one for one, so that places stay the same.
FULL_WIDTH = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)}
FULL_WIDTH.update({0x3000: 0x20, 0xA0: 0x20, 0x2009: 0x20, 0x202F: 0x20, 0x200B: 0x20, 0x2060: 0x20, 0xFEFF: 0x20,
                   0x2010: 0x2D, 0x2011: 0x2D, 0x2012: 0x2D, 0x2013: 0x2D, 0x2014: 0x2D, 0x2212: 0x2D, 0xFE63: 0x2D})
for zero in (0x0660, 0x06F0, 0x0966):  # Arabic and Devanagari digits
    FULL_WIDTH.update({zero + digit: 0x30 + digit for digit in range(10)})

# A number stands alone: no letters, digits, decimals or UUID parts around it.
ALONE = r"(?<![A-Za-z0-9_])(?<![A-Za-z0-9]-)(?<!\d[.,])(?<![$€£¥￥#])"
ENDS = r"(?![A-Za-z0-9_])(?!-[A-Za-z0-9])(?![.,]\d)(?!\s?[%元])"
SEP = r"[ .\-]{0,2}"

# What stands before a number says what it is; the nearest word wins.
OTHER_LABEL = (
    r"订单|单号|运单|快递(?!员|小哥)|物流|流水|交易|编号|序列|工单|发票|批次|商品|条码|时间戳|端口|版本|哈希|提交|坐标|经度|纬度|金额|价格|积分|库存|单据|合同|凭证|房间|邮编|任务"
    r"|\border\b|tracking|\btrk\b|invoice|ticket|serial|\bs/?n\b|\bimei\b|\bisbn\b|\bsku\b|\buuid\b|\bhash\b|commit|\bbuild\b|timestamp|\bts\b|\btime\b|trace|request|\breq\b|\btxn\b|transaction|\bref\b|reference"
    r"|\bbatch\b|\bjob\b|\brun\b|\bpid\b|\btask\b|\bcase\b|\bissue\b|\bport\b|version|shipment|parcel|\bups\b|fedex|\bdhl\b|\busps\b|barcode|\bean\b|\bupc\b|\bgtin\b|\bpart\b|\bmodel\b|\brow\b|\bblock\b|\buid\b|"
    r"session|memory|snowflake|message_id|\bmid\b|\bseq|sequence|\bnonce\b|\bbytes?\b|\bsize\b|\bcount\b|\btotal\b|\bprice\b|coordinates|\blat\b|\blng\b|\blon\b|epoch|\bmeeting\b|会议|item|product|event|\blot\b|account id|order_?\w*|[a-z]_id|\bid=|\boid\b"
)
PHONE_LABEL = r"手机|电话|座机|传真|联系方式|联系人|致电|拨打|热线|whats?app|\bphone|mobile|\btel\b|\bcell\b|\bcall\b|\btext me\b|\bfax\b|\bsms\b|短信|号码"
ID_LABEL = r"身份证|证件|居民证|\bid card|\bid number|\bid no|identity|\bchinese id|national id|公民身份"
CARD_LABEL = r"卡号|银行卡|信用卡|借记卡|储蓄卡|储值|账号|账户|帐号|收款|打款|转账|\bcard\b|visa|mastercard|amex|unionpay|银联|\bpan\b|debit|credit"
LABEL = re.compile("(?P<other>%s)|(?P<phone>%s)|(?P<id>%s)|(?P<card>%s)" % (OTHER_LABEL, PHONE_LABEL, ID_LABEL, CARD_LABEL), re.I)


def label_before(text, start):
    """The kind of the nearest label in the words before, or None."""
    before = text[max(0, start - 26):start]
    before = re.split(r"[\n。；;！!？?]", before)[-1]
    kind = None
    for match in LABEL.finditer(before):
        if not re.search(r"\d{3}", before[match.end():]):  # not one that belongs to another number
            kind = match.lastgroup
    return kind


def is_link(text, start):
    """Inside the path or the query of a URL, where numbers are ids."""
    head = text[max(0, start - 200):start]
    head = re.split(r"[\s<>\"'，。（）()]", head)[-1]
    return "://" in head and not re.search(r"(?:phone|mobile|tel|cell|sms)=\+?$", head, re.I)


# Each finder yields (start, end, digits kept in front, digits kept at the end).


def find_email(text):
    for at in re.finditer("@", text):
        left = re.search(r"[A-Za-z0-9._%+\-]{1,64}$", text[max(0, at.start() - 64):at.start()])
        right = re.compile(r"[A-Za-z0-9\-]{1,63}(?:\.[A-Za-z0-9\-]{1,63}){0,6}\.[A-Za-z]{2,24}(?![A-Za-z0-9])").match(text, at.end())
        if not left or not right:
            continue
        name = left.group().lstrip(".-%+")
        if not name or re.search(r"\.(?:png|jpe?g|gif|svg|webp|css|js|ts|json)$", right.group(), re.I):
            continue
        if name == "git" and text.startswith(":", right.end()) or re.match(r"(?i)no-?reply$|donotreply$", name):
            continue
        yield at.start() - len(name), right.end(), 0, 0


COUNTRIES = {"AD": 24, "AE": 23, "AT": 20, "BE": 16, "BG": 22, "CH": 21, "CY": 28, "CZ": 24, "DE": 22, "DK": 18, "EE": 20, "ES": 24, "FI": 18, "FR": 27, "GB": 22, "GR": 27,
             "HR": 21, "HU": 28, "IE": 22, "IS": 26, "IT": 27, "LI": 21, "LT": 20, "LU": 20, "LV": 21, "MC": 27, "MT": 31, "NL": 18, "NO": 15, "PL": 28, "PT": 25, "RO": 24,
             "SA": 24, "SE": 24, "SI": 19, "SK": 24, "SM": 27, "TR": 26, "UA": 29, "BR": 29, "IL": 23, "KZ": 20, "QA": 29, "PK": 24, "GE": 22, "RS": 22, "BA": 20, "MD": 24}
IBAN = re.compile(r"(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]){11,30}", re.I)


def find_iban(text):
    for match in IBAN.finditer(text):
        length = COUNTRIES.get(match.group()[:2].upper())
        if not length:
            continue
        letters, end = [], match.start()
        for end in range(match.start(), match.end()):
            if text[end] not in " -":
                letters.append(text[end].upper())
            if len(letters) == length:
                break
        if len(letters) < length or re.match(r"[A-Za-z0-9]", text[end + 1:end + 2]):
            continue
        turned = "".join(letters[4:] + letters[:4])
        if int("".join(str(int(char, 36)) for char in turned)) % 97 == 1:
            yield match.start(), end + 1, 4, 4


PROVINCES = {11, 12, 13, 14, 15, 21, 22, 23, 31, 32, 33, 34, 35, 36, 37, 41, 42, 43, 44, 45, 46, 50, 51, 52, 53, 54, 61, 62, 63, 64, 65, 71, 81, 82, 83}
ID18 = re.compile(ALONE + r"[1-8]\d{5}[ -]?(?:18|19|20)\d{2}[ -]?[01]\d[ -]?[0-3]\d[ -]?\d{3}[ -]?[\dXx]" + r"(?![A-Za-z0-9_])")
ID15 = re.compile(ALONE + r"[1-8]\d{5}\d{2}[01]\d[0-3]\d\d{3}" + ENDS)


def real_day(year, month, day):
    try:
        return date(year, month, day) <= date.today()
    except ValueError:
        return False


def find_id(text):
    for match in ID18.finditer(text):
        digits = re.sub(r"[ -]", "", match.group()).upper()
        weights = (7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2)
        right = "10X98765432"[sum(int(digit) * weight for digit, weight in zip(digits, weights)) % 11]
        if right == digits[17] and int(digits[:2]) in PROVINCES and real_day(int(digits[6:10]), int(digits[10:12]), int(digits[12:14])):
            if label_before(text, match.start()) != "other" and not is_link(text, match.start()):
                yield match.start(), match.end(), 3, 2
    for match in ID15.finditer(text):
        digits = match.group()
        if int(digits[:2]) in PROVINCES and real_day(1900 + int(digits[6:8]), int(digits[8:10]), int(digits[10:12])) and label_before(text, match.start()) == "id":
            yield match.start(), match.end(), 3, 2


CARD = re.compile(ALONE + r"[2-6]\d{3}(?:[ -]?\d){9,15}" + ENDS)
BRAND = re.compile(r"4\d{12}(?:\d{3})?(?:\d{3})?$|5[1-5]\d{14}$|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12}$|3[47]\d{13}$|3(?:0[0-5]|[68]\d)\d{11}$|6(?:011|4[4-9]\d|5\d\d)\d{12,15}$|62\d{14,17}$|60\d{14,17}$|35(?:2[89]|[3-8]\d)\d{12}$|5[06-9]\d{10,17}$")


def luhn(digits):
    total = 0
    for at, digit in enumerate(reversed(digits)):
        number = int(digit) * (2 if at % 2 else 1)
        total += number - 9 if number > 9 else number
    return total % 10 == 0


def find_card(text):
    for match in CARD.finditer(text):
        digits = re.sub(r"[ -]", "", match.group())
        if not BRAND.match(digits) or len(set(digits)) < 2:
            continue
        label = label_before(text, match.start())
        if label == "other" or is_link(text, match.start()):
            continue
        groups = [len(group) for group in re.split(r"[ -]", match.group())]
        if len(groups) > 1 and (min(groups) < 2 or groups[0] not in (4, 6)):
            continue
        if luhn(digits) or label == "card" and digits.startswith("62") and len(digits) in (16, 19):
            yield match.start(), match.end(), 4, 4


MOBILE = re.compile(ALONE + r"(?:(?:\+|00)?86[ \-]{0,2}|\(\+?86\) ?)?1[3-9]\d" + SEP + r"(?:\d{4}" + SEP + r"\d{4}|\d{3}[ \-]\d{3}[ \-]\d{2}|\d{2}[ \-]\d{3}[ \-]\d{3})" + r"(?![A-Za-z0-9_])(?!-\d)(?![.,]\d)(?!\s?[%元])")
LANDLINE = re.compile(ALONE + r"(?<!\d )(?:\+?86[ \-]?)?(?:\(0(?:10|2\d|[3-9]\d{2})\) ?|0(?:10|2\d|[3-9]\d{2})(?:[ \-]{1,3}|(?=[2-8]\d{7}(?!\d))))[2-8]\d{2,3}[ \-]?\d{4}" + r"(?![A-Za-z0-9_])(?![.,]\d)(?!-\d{6})")
PLUS = re.compile(r"(?<![A-Za-z0-9_+.)])\+[1-9]\d{0,3}(?:[ .\-/]?\(?\d{1,5}\)?){2,6}" + r"(?![A-Za-z0-9_%])(?![.,]\d)")
NORTH = re.compile(ALONE + r"(?:1[ .\-])?(?:\([2-9]\d{2}\)[ \-]?|[2-9]\d{2}[.\-])[2-9]\d{2}[.\-]\d{4}" + r"(?![A-Za-z0-9_])(?!-[A-Za-z0-9])(?![.,]\d)")
BRITISH = re.compile(ALONE + r"0(?:7\d{3}[ \-]\d{3}[ \-]?\d{3}|20[ \-]\d{4}[ \-]\d{4}|1\d{2,3}[ \-]\d{3}[ \-]?\d{3,4})" + ENDS)
LABELLED_PHONE = re.compile(r"(?:手机号?码?|电话号?码?|座机|传真|联系方式|whats?app|\bphone(?: (?:number|no\.?))?|mobile(?: (?:number|no\.?))?|\btel(?:ephone)?\b\.?|\bcell\b|\bfax\b|\bsms\b)(?:\s?(?:是|为|is|at|on|号))?[\s:：=\"'*_`(#]{0,6}(\+?\d(?:[ .\-()]{0,2}\d){6,14})" + r"(?![A-Za-z0-9_%])(?![.,]\d)", re.I)


def digits_of(text):
    return re.sub(r"\D", "", text)


def find_phone(text):
    for match in MOBILE.finditer(text):
        label = label_before(text, match.start())
        if label in ("other", "card") or is_link(text, match.start()):
            continue
        found = match.group()
        prefix = len(digits_of(found)) - 11
        yield match.start(), match.end(), 3 + prefix, 4
    for match in LANDLINE.finditer(text):
        if label_before(text, match.start()) == "other" or is_link(text, match.start()):
            continue
        if not re.search(r"[ \-()]", match.group()) and label_before(text, match.start()) != "phone":
            continue
        yield match.start(), match.end(), max(2, len(digits_of(match.group())) - 8), 4
    for match in PLUS.finditer(text):
        digits = digits_of(match.group())
        if 9 <= len(digits) <= 15 and label_before(text, match.start()) != "other" and not re.match(r"0*$", digits[4:]):
            yield match.start(), match.start() + len(match.group().rstrip()), 2, 2
    for match in NORTH.finditer(text):
        if label_before(text, match.start()) != "other" and not is_link(text, match.start()) and not re.match(r"(?:1\D)?\(?[48]00", match.group()):
            yield match.start(), match.end(), 0, 4
    for match in BRITISH.finditer(text):
        if label_before(text, match.start()) != "other":
            yield match.start(), match.end(), 2, 2
    for match in LABELLED_PHONE.finditer(text):
        if not re.match(r"400|800|95\d{3}$", digits_of(match.group(1))):
            yield match.start(1), match.end(1), 2, 2


SSN = re.compile(r"(?<![A-Za-z0-9_\-.])(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![A-Za-z0-9_\-])")
LABELLED_SSN = re.compile(r"(?:\bssn\b|social security(?: (?:number|no\.?))?)(?: is)?[\s:#=]{0,4}((?!000|666|9\d\d)\d{3}[ \-.]?(?!00)\d{2}[ \-.]?(?!0000)\d{4})(?!\d)", re.I)


def find_ssn(text):
    for match in SSN.finditer(text):
        if label_before(text, match.start()) != "other":
            yield match.start(), match.end(), 0, 4
    for match in LABELLED_SSN.finditer(text):
        yield match.start(1), match.end(1), 0, 4


NI = re.compile(r"(?<![A-Za-z0-9])(?!BG|GB|NK|KN|TN|NT|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d{2} ?\d{2} ?\d{2} ?[A-D](?![A-Za-z0-9])")


def find_ni(text):
    for match in NI.finditer(text):
        if label_before(text, match.start()) != "other":
            yield match.start(), match.end(), 2, 1


PAPERS = re.compile(
    r"(?:(?:护照|passport|通行证|港澳证|回乡证|台胞证|台湾居民|permit|travel document)[^\n\d，。,;；]{0,16}?)(?<![A-Za-z0-9])([A-Za-z]{0,2}\d{7,10}|[A-Za-z]\d[A-Za-z0-9]{6,7}|[A-Za-z]\d{6}\(\d\))(?![A-Za-z0-9])", re.I)


def find_passport(text):
    for match in PAPERS.finditer(text):
        if sum(char.isdigit() for char in match.group(1)) >= 6:
            yield match.start(1), match.end(1), 2, 2


PLATE = re.compile(r"[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-HJ-NP-Z][·•・.\- ]?(?:[DF][A-HJ-NP-Z0-9]\d{4}|\d{5}[DF]|[A-HJ-NP-Z0-9]{4}[A-HJ-NP-Z0-9挂学警港澳])(?![A-Za-z0-9])")


def find_plate(text):
    for match in PLATE.finditer(text):
        if sum(char.isdigit() for char in match.group()) >= 2:
            yield match.start(), match.end(), 2, 2


WECHAT = re.compile(r"(?:微信号|微信\s?id|wechat\s?id|weixin\s?id|wx\s?id|(?:微信|\bwechat|\bweixin|\bwx|\bvx|\b[vV]信|加[vV])(?=\s?[:：是为=]))\s?(?:是|为|is)?[\s:：=\"'`]{0,4}([A-Za-z][A-Za-z0-9_\-]{5,19})(?![A-Za-z0-9_\-@.]\w)", re.I)
QQ = re.compile(r"(?<![A-Za-z])QQ(?:号码?|\s?number|\s?id)?\s?(?:是|为|is)?[\s:：=]{0,4}([1-9]\d{4,10})(?![A-Za-z0-9_.])", re.I)


def find_wechat(text):
    for match in WECHAT.finditer(text):
        if "号" in match.group()[:4] or re.search(r"id", match.group()[:10], re.I) or re.search(r"[\d_\-]", match.group(1)) or "微信" in match.group()[:3]:
            yield match.start(1), match.end(1), 2, 2


def find_qq(text):
    for match in QQ.finditer(text):
        yield match.start(1), match.end(1), 2, 2


IPV4 = re.compile(r"(?<![\w.])(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\w]|\.\d)")
IPV6 = re.compile(r"(?<![\w:.])[0-9A-Fa-f:]{2,39}(?![\w:])")


def find_ip(text):
    for match in IPV4.finditer(text):
        if not match.group().startswith(("127.", "0.0.0.0")) and not re.search(r"(?:\bv|version|版本)\s?:?\s?$", text[max(0, match.start() - 10):match.start()], re.I):
            yield match.start(), match.end(), 0, 0
    for match in IPV6.finditer(text):
        if match.group().count(":") > 1 and match.group() != "::1":
            import ipaddress

            try:
                ipaddress.IPv6Address(match.group())
            except ValueError:
                continue
            yield match.start(), match.end(), 0, 0


ADDRESS = re.compile(
    r"(?:[\u4e00-\u9fa5]{2,7}(?:省|自治区))?(?:[\u4e00-\u9fa5]{2,7}?(?:市|自治州|地区))?[\u4e00-\u9fa5]{1,7}?(?:区|县|市|旗|镇)"
    r"([\u4e00-\u9fa5A-Za-z0-9]{1,14}?(?:大道|大街|路|街|道|巷|弄|胡同|村|里)(?:[\u4e00-\u9fa5]{0,3})?[0-9一二三四五六七八九十]{1,5}(?:号|弄|栋|幢|-\d{1,4}号)"
    r"(?:[\u4e00-\u9fa5A-Za-z0-9\-]{0,12}?(?:室|楼|层|单元|栋|幢|座|号)){0,4})")


def find_address(text):
    for match in ADDRESS.finditer(text):
        yield match.start(1), match.end(1), 0, 0


FINDERS = {"email": find_email, "iban": find_iban, "id": find_id, "ssn": find_ssn, "card": find_card, "wechat": find_wechat, "qq": find_qq, "passport": find_passport, "phone": find_phone,
           "ni": find_ni, "plate": find_plate, "ip": find_ip, "address": find_address}


def masked_one(found, kind, front, back):
    if kind == "email":
        return found[0] + "***" + found[found.index("@" if "@" in found else "＠"):]
    if kind == "address":
        return "***"
    if kind == "ip":
        parts = re.split(r"([.:．：])", found)
        keep = 3 if len(parts) < 8 else 5
        return "".join(part if at < keep or part in ".:．：" else "*" if part else "" for at, part in enumerate(parts))
    places = [at for at, char in enumerate(found) if char.isalnum() or kind == "wechat"]
    hidden = set(places[front:len(places) - back] or places)
    return "".join("*" if at in hidden else char for at, char in enumerate(found))


def scan(text, kinds):
    """(start, end, kind, mask), in order, none within another."""
    plain = text.translate(FULL_WIDTH)
    if not re.search(r"\d{2}|@|[A-Za-z]{2} ?\d", plain) and "address" not in kinds and "wechat" not in kinds and "ip" not in kinds:
        return []
    found, taken = [], set()
    for kind, finder in FINDERS.items():
        if kind not in kinds:
            continue
        for start, end, front, back in finder(plain):
            if any(place in taken for place in range(start, end)):
                continue
            taken.update(range(start, end))
            found.append((start, end, kind, masked_one(text[start:end], kind, front, back)))
    return sorted(found)


def masked(text, kinds, seen):
    parts, at = [], 0
    for start, end, kind, mask in scan(text, kinds):
        parts += [text[at:start], mask]
        at = end
        seen[kind] = seen.get(kind, 0) + 1
    return "".join(parts) + text[at:] if parts else text


def in_chinese(text):
    """The language of a note: that of the text it is about, or of the bot's own surroundings."""
    return os.environ.get("LANG", "").startswith("zh") or re.search("[\u3400-\u9fff]", text) is not None


def described(seen):
    english = ", ".join("%s%s" % (kind, " ×%d" % count if count > 1 else "") for kind, count in seen.items())
    chinese = "、".join("%s%s" % (KINDS[kind], " ×%d" % count if count > 1 else "") for kind, count in seen.items())
    return english, chinese


def answer(payload, kinds, blocks, notes):
    event = payload.get("event") or "on_outbound_message"
    field = {"on_outbound_message": "notification", "on_response_end": "response", "on_user_message": "message"}.get(event)
    if field is None:
        return None
    seen, reply = {}, {}
    text, parts = payload.get(field), payload.get("parts")
    if field == "notification" and isinstance(parts, list) and len(parts) > 1:
        new = [masked(part, kinds, seen) if isinstance(part, str) else part for part in parts]
        if new != parts:
            reply["parts"] = new
    elif isinstance(text, str):
        new = masked(text, kinds, seen)
        if new != text:
            reply[field] = new
    if not reply:
        return None
    english, chinese = described(seen)
    is_chinese = in_chinese(json.dumps([text, parts], ensure_ascii=False))
    if blocks and event != "on_response_end":
        reason = "消息含个人信息（%s），已拦截。" % chinese if is_chinese else "Personal data in the message: %s. Withheld." % english
        return {"decision": "block", "reason": reason}
    if notes:
        reply["systemMessage"] = "已遮盖个人信息：%s。" % chinese if is_chinese else "Masked personal data: %s." % english
    return reply


def selftest():
    every = set(FINDERS)
    pairs = (
        ("手机13812345678", "手机138****5678"), ("+86 138-1234-5678", "+86 138-****-5678"), ("電話 １３８１２３４５６７８", "電話 １３８****５６７８"), ("010-62345678", "010-****5678"),
        ("call (415) 555-2671", "call (***) ***-2671"), ("身份证 11010519491231002X。", "身份证 110*************2X。"), ("card 4111 1111 1111 1111", "card 4111 **** **** 1111"),
        ("ann@example.com", "a***@example.com"), ("SSN 123-45-6789", "SSN ***-**-6789"), ("京A·12345", "京A·***45"), ("微信号：zhang_san88", "微信号：zh*******88"), ("QQ: 123456789", "QQ: 12*****89"),
        ("DE89 3704 0044 0532 0130 00", "DE89 **** **** **** **30 00"), ("护照 E12345678", "护照 E1*****78"), ("host 10.1.2.3", "host 10.1.*.*"), ("朝阳区建国路88号2单元", "朝阳区***"),
    )
    same = (
        "订单号 13812345678901", "订单 13912345678", "order 4111111111111111", "110105194912310021", "1700000000000", "550e8400-e29b-41d4-a716-446655440000", "v1.2.3", "¥13812345678", "978-7-111-12345-6",
        "commit 1381234567813812345678abcdef", "git@github.com:a/b.git", "icon@2x.png", "port 13812", "116.3971281,39.9165271", "1Z999AA10123456784", "2024-01-15 10:30:00", "100,000,000",
    )
    wrong = [(text, masked(text, every, {})) for text, want in pairs if masked(text, every, {}) != want]
    wrong += [(text, masked(text, every - {"ip"}, {})) for text in same if masked(text, every - {"ip"}, {}) != text]
    for text, got in wrong:
        print("FAIL %s -> %s" % (text, got))
    print("%d of %d as expected" % (len(pairs) + len(same) - len(wrong), len(pairs) + len(same)))
    return 1 if wrong else 0


def labelled(kinds):
    """One JSON object a line, with `text`: the masked text and the kinds, for each."""
    for line in sys.stdin.buffer:
        seen = {}
        text = masked(json.loads(line.decode("utf-8"))["text"], kinds, seen)
        sys.stdout.write(json.dumps([text, sorted(seen)]) + "\n")
    return 0


def options(arguments):
    """(kinds, the other options), or None when something is not known."""
    kinds, rest, at = set(FINDERS) - set(ASKED_FOR), set(), 0
    while at < len(arguments):
        word, _, value = arguments[at].partition("=")
        if word in ("--only", "--keep"):
            if not value:
                at += 1
                value = arguments[at] if at < len(arguments) else ""
            names = set(value.split(","))
            if not names <= set(FINDERS):
                return None
            kinds = names if word == "--only" else kinds - names
        elif word in ASKED_FOR.values():
            kinds.add(next(kind for kind, option in ASKED_FOR.items() if option == word))
        elif word in ("--note", "--block", "--scan", "--labelled"):
            rest.add(word)
        else:
            return None
        at += 1
    return kinds, rest


def main(arguments):
    if "--help" in arguments or "-h" in arguments:
        print(__doc__)
        print("usage: redact_pii.py [--only KINDS] [--keep KINDS] [--ips] [--addresses] [--note] [--block] < payload.json | --scan < text | --selftest")
        return 0
    if "--selftest" in arguments:
        return selftest()
    chosen = options(arguments)
    if chosen is None:
        print("redact_pii: unknown option or kind, see --help", file=sys.stderr)
        return 1
    kinds, rest = chosen
    if "--labelled" in rest:
        return labelled(kinds)
    data = sys.stdin.buffer.read()
    if "--scan" in rest:
        sys.stdout.write(masked(data.decode("utf-8", "replace"), kinds, {}))
        return 0
    payload = json.loads(data.decode("utf-8", "surrogatepass"))
    if not isinstance(payload, dict):
        raise TypeError
    reply = answer(payload, kinds, "--block" in rest, "--note" in rest)
    if reply:
        sys.stdout.write(json.dumps(reply) + "\n")
    return 0


if __name__ == "__main__":
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        code = main(sys.argv[1:])
        sys.stdout.flush()
    except Exception as error:  # its message could quote the payload; no verdict, so that fail_closed blocks
        print("redact_pii: could not look at the message (%s)" % type(error).__name__, file=sys.stderr)
        code = 1
    sys.exit(code)
