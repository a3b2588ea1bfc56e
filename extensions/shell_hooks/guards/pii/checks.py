"""What a pattern cannot say of a number: checksums, dates, and what stands around it. Each gets (text, start, end) and gives
back whether it holds, or the place where the value really ends."""
import ipaddress
import re
from datetime import date

PROVINCES = {11, 12, 13, 14, 15, 21, 22, 23, 31, 32, 33, 34, 35, 36, 37, 41, 42, 43, 44, 45, 46, 50, 51, 52, 53, 54, 61, 62, 63, 64, 65, 71, 81, 82, 83}
WEIGHTS = (7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2)
# How long an IBAN is, by country (the SWIFT registry).
IBAN_LENGTHS = dict(word.split("=") for word in (
    "AD=24 AE=23 AT=20 BA=20 BE=16 BG=22 BR=29 CH=21 CY=28 CZ=24 DE=22 DK=18 EE=20 ES=24 FI=18 FR=27 GB=22 GE=22 GR=27 HR=21 HU=28 IE=22 IL=23 IS=26 IT=27 KZ=20 "
    "LI=21 LT=20 LU=20 LV=21 MC=27 MD=24 MT=31 NL=18 NO=15 PK=24 PL=28 PT=25 QA=29 RO=24 RS=22 SA=24 SE=24 SI=19 SK=24 SM=27 TR=26 UA=29").split())
# The first digits and the lengths that the card networks publish.
BRAND = re.compile(
    r"4\d{12}(?:\d{3}){0,2}$|5[1-5]\d{14}$|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12}$|3[47]\d{13}$|3(?:0[0-5]|[68]\d)\d{11}$"
    r"|6(?:011|4[4-9]\d|5\d\d)\d{12,15}$|6[02]\d{14,17}$|35(?:2[89]|[3-8]\d)\d{12}$|5[06-9]\d{10,17}$")


def mailbox(text, start, end):
    name, _, host = text[start:end].partition("@")
    is_file = re.search(r"\.(?:png|jpe?g|gif|svg|webp|css|js|ts|json|service|socket|timer)$", host, re.I)
    is_git = name == "git" and text.startswith(":", end)
    return not (is_file or is_git or re.fullmatch(r"(?i)no-?reply|donotreply|(?:user|login|my)(?:name)?", name))


def iban(text, start, end):
    """As many letters and digits as the country has, and mod 97."""
    length = int(IBAN_LENGTHS.get(text[start:start + 2].upper(), 99))
    found = re.match(r"(?:[ -]*[A-Za-z0-9]){%d}(?![A-Za-z0-9])" % length, text[start:end + 1])
    letters = re.sub("[ -]", "", found.group()) if found else ""
    return found and int("".join(str(int(char, 36)) for char in letters[4:] + letters[:4])) % 97 == 1 and start + found.end()


def resident(text, start, end):
    """A province, a day that has been, and for 18 digits the checksum."""
    digits = re.sub(r"[ -]", "", text[start:end]).upper()
    born = digits[6:14] if len(digits) == 18 else "19" + digits[6:12]
    try:
        was_there = date(int(born[:4]), int(born[4:6]), int(born[6:])) <= date.today()
    except ValueError:
        return False
    total = sum(int(digit) * weight for digit, weight in zip(digits[:17], WEIGHTS))
    return was_there and int(digits[:2]) in PROVINCES and (len(digits) == 15 or "10X98765432"[total % 11] == digits[17])


def card(text, start, end, label=None):
    """A network's first digits, groups as on a card, and Luhn; cards of UnionPay, where labelled, may have none."""
    digits, groups = re.sub(r"[ -]", "", text[start:end]), [len(group) for group in re.split(r"[ -]", text[start:end])]
    if not BRAND.match(digits) or len(set(digits)) < 2 or len(groups) > 1 and (min(groups) < 2 or groups[0] not in (4, 6)):
        return False
    doubled = [int(digit) * (1 + at % 2) for at, digit in enumerate(reversed(digits))]
    is_luhn = sum(number - 9 if number > 9 else number for number in doubled) % 10 == 0
    return is_luhn or label == "card" and digits.startswith("62") and len(digits) in (16, 19)


def no_link(text, start, end):
    """Inside the path or the query of an address numbers are ids, unless a word there says otherwise."""
    head = re.split(r"[\s<>\"'，。（）()]", text[max(0, start - 200):start])[-1]
    return "://" not in head or re.search(r"(?:phone|mobile|tel|cell|sms)=\+?$", head, re.I) is not None


def long_number(text, start, end):
    digits = re.sub(r"\D", "", text[start:end])
    return 9 <= len(digits) <= 15 and digits[4:].strip("0") != ""


def no_version(text, start, end):
    return not re.search(r"(?:\bv|version|版本)\s?:?\s?$", text[max(0, start - 10):start], re.I)


def ipv6(text, start, end):
    try:
        return text.count(":", start, end) > 1 and ipaddress.IPv6Address(text[start:end]) != ipaddress.IPv6Address("::1")
    except ValueError:
        return False
