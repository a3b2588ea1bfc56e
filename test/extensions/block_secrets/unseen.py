"""A second corpus, with other sentences, other look-alikes and other ways to disguise, written when the script worked.
The figures of its first run stand in the examples' README; its misses were looked at after that. Everything is seeded and
random, nothing opens anything."""
import base64
import html
import json
import random
import string
import urllib.parse

from corpus import Text
from makers import ALNUM, HEX, URLSAFE, Maker, b58, b58check, bech32

TALK = [
    "ok so {} – that's the thing you asked for", "Ann: send it over\nBob: {}", "[09:14] me: {}", "FYI {}", "Please rotate this asap: {}", "we leaked {} in the repo, can you check?",
    "# notes\n- call the bank\n- {}\n- buy milk", "不小心提交到仓库了：{}", "@小李 {} 收到请回复", "线上用的是 {} ，测试环境另外给你", "（{}）", "看下这个对不对→ {}", "value={}", "{}\n\nsent from my phone", "存到备忘录：{}",
    "I'm getting 403 with {}. Is it revoked?", "let x = '{}';", "<code>{}</code>", "| name | value |\n|---|---|\n| prod | {} |", "你好，{}，谢谢",
]
KEY_TALK = [
    "wallet: main\nprivate key: {}\nnetwork: BSC", "pls import {} (private key) into the new laptop", "ETH_PRIVATE_KEY=\"{}\"", "privKey {}", "The private key of the treasury is {}.", "export DEPLOYER_PRIVATE_KEY={} && npx hardhat run",
    "私钥在这：{}", "我钱包的私钥：\n{}", "把这个私钥导入小狐狸：{}", "私钥 = {}", "地址 0x52908400098527886E0F7030069857D2E4169EE7 私钥 {}", "secretKey: '{}'", "--private-key {}", "private-key: {}", "Private Key (hex): {}",
    "tx 0x{tx} failed, private key {}",
]
PHRASE_TALK = [
    "write these down: {}", "Seed: {}", "My 12/24 words ->\n{}", "the mnemonic for the cold wallet is: {}", "MNEMONIC=\"{}\"", "帮我保存助记词\n{}\n谢谢", "钱包助记词（别外传）：{}", "新钱包的恢复短语如下：\n{}", "{}", "backup:\n{}\nkeep offline",
    "wallet recovery phrase = {}", "助记词\n{}",
]
PASS_TALK = [
    "root password: {}", "the password for staging is {}", "login with admin and {} as password: {}", "password={}", "POSTGRES_PASSWORD={}", "spring.datasource.password={}", "pass: {}", "WiFi密码：{}", "密码为{}", "账号 test01 密码 {}", "解压密码：{}",
    "new pwd: {}", "ADMIN_PASS={}", '{{"user":"ann","password":"{}"}}', "passphrase: \"{}\"", "密码已经改为 {} 了", "redis密码是{}", "pwd: {}",
]
TOKEN_TALK = [
    "SENTRY_AUTH_TOKEN={}", "TWILIO_AUTH_TOKEN={}", "client_secret={}", "secret_key: \"{}\"", "app secret 是 {}", "微信 AppSecret: {}", "api_key: '{}'", "\"apiKey\":\"{}\"", "API Key：{}", "WEBHOOK_SECRET={}", "access token: {}",
    "ENCRYPTION_KEY={}", "here is our datadog api key {}", "接口密钥：{}", "token={}", "bearer token is {}", "DJANGO_SECRET_KEY='{}'",
]
LOGIN_URLS = [
    "git clone https://bot:{}@gitlab.example.org/x/y.git", "postgresql://svc_user:{}@10.20.30.40:5433/orders", "ftp://backup:{}@files.example.net/", "rediss://default:{}@eu1-x.upstash.io:6379", "mongodb://root:{}@mongo-0:27017/?authSource=admin",
    "smtp://mailer%40x.com:{}@smtp.x.com:587", "数据库连接串 mysql://app:{}@rm-bp1.mysql.rds.aliyuncs.com:3306/app", "http://user1:{}@proxy.example.com:3128",
]


def lay_out(dice, words, language):
    def emoji(n):
        return "".join(c + "\ufe0f\u20e3" for c in str(n))

    ways = [
        lambda: " ".join(words), lambda: " ".join(words), lambda: "\n".join(words), lambda: " - ".join(words), lambda: ",".join(words), lambda: " | ".join(words), lambda: json.dumps(words, ensure_ascii=False),
        lambda: "\n".join("%02d: %s" % row for row in enumerate(words, 1)), lambda: "\n".join("%s %s" % (emoji(n), w) for n, w in enumerate(words, 1)), lambda: " ".join("%d.%s" % row for row in enumerate(words, 1)),
        lambda: "\n".join("\t".join("%d) %s" % (i + k + 1, w) for k, w in enumerate(words[i : i + 3])) for i in range(0, len(words), 3)), lambda: " ".join(w.upper() if dice.random() < 0.5 else w for w in words),
        lambda: "\n".join("> " + " ".join(words[i : i + 6]) for i in range(0, len(words), 6)), lambda: "；".join(words), lambda: "、".join(words),
    ]
    return dice.choice(ways)()


def kinds_of(make, dice):
    p = make.pick

    def say(secret, talk=TALK):
        shape = dice.choice(talk).replace("{tx}", make.hex(64))
        count = shape.count("{}")
        return shape.format(*[secret] * count), [secret]

    def phrase(words, language="en"):
        text = lay_out(dice, words, language)
        return dice.choice(PHRASE_TALK).format(text), [text]

    def languages():
        language = dice.choice(["zh", "zht", "ja", "ko", "es", "fr", "it", "pt", "cs"])
        return phrase(make.bip39(language), language)

    def chinese():
        words = make.bip39(dice.choice(["zh", "zht"]))
        text = dice.choice(["", " ", " ", "，", "\n"]).join(words)
        return dice.choice(["助记词：{}", "我的助记词：\n{}", "中文助记词 {}", "{}", "钱包备份「{}」"]).format(text), [text]

    def pair():
        key_id, secret = make.cloud_pair()
        shape = dice.choice(["export AWS_ACCESS_KEY_ID={}\nexport AWS_SECRET_ACCESS_KEY={}", '{{"accessKeyId":"{}","secretAccessKey":"{}"}}', "AK: {}\nSK: {}", "ak={} sk={}", "账号密钥 {} {}", "SecretId {}\nSecretKey {}", "access key {} and secret {}"])
        return shape.format(key_id, secret), [secret]

    def cut_key():
        key = dice.choice([make.openssh, make.pem_key])()
        return dice.choice(["{}", "my key:\n{}"]).format(key[: key.index("-----END")].rstrip()), [key.split("\n")[2]]

    def json_key():
        body = {"type": "service_account", "project_id": "x-1", "private_key_id": make.hex(40), "private_key": make.pem("PRIVATE KEY", 900) + "\n", "client_email": "a@x.iam.gserviceaccount.com"}
        return json.dumps(body), [body["private_key"].split("\n")[3]]

    def more_chains():
        return say(dice.choice([
            lambda: b58check(b"\xcc" + make.bytes(32) + b"\x01"), lambda: bech32("ed25519_sk", make.bytes(32)), lambda: make.stellar(), lambda: b58check(bytes.fromhex("2bf64e07") + make.bytes(64)), lambda: bech32("nsec", make.bytes(32)),
            lambda: "suiprivkey1" + bech32("suiprivkey", b"\x01" + make.bytes(32)).split("1", 1)[1], lambda: "AGE-SECRET-KEY-1" + bech32("age-secret-key-", make.bytes(32)).upper().split("-1", 1)[1],
        ])())

    def vendor():
        return say(dice.choice([
            make.service_token, make.service_token, make.service_token, lambda: "glrt-" + p(URLSAFE, 20), lambda: "xoxp-" + "-".join(p(string.digits, 12) for _ in range(3)) + "-" + p(HEX, 32), lambda: "sk_test_" + p(ALNUM, 30), lambda: "whsec_" + p(ALNUM, 32),
            lambda: "sk-or-v1-" + p(HEX, 64), lambda: "nfp_" + p(ALNUM, 40), lambda: "sbp_" + p(HEX, 40), lambda: "PMAK-" + p(HEX, 24) + "-" + p(HEX, 34), lambda: "figd_" + p(URLSAFE, 40), lambda: "pscale_tkn_" + p(URLSAFE, 43), lambda: "rubygems_" + p(HEX, 48),
            lambda: p(HEX, 32) + "-us" + p("123456789", 1), lambda: "xkeysib-" + p(HEX, 64) + "-" + p(ALNUM, 16), lambda: "shpss_" + p(HEX, 32), lambda: "HRKU-" + make.uuid(), lambda: "ghs_" + p(ALNUM, 36), lambda: "EAA" + p("ABCDE", 1) + p(ALNUM, 160),
            lambda: p(HEX, 32) + "." + p(ALNUM, 16),
        ])())

    return {
        "PEM": lambda: say(make.pem_key()), "OpenSSH": lambda: say(make.openssh()), "PGP": lambda: say(make.pgp()), "key without its end": cut_key, "service account JSON": json_key, "WIF": lambda: say(make.wif()), "BIP-38": lambda: say(make.bip38()),
        "xprv": lambda: say(make.xprv()), "EVM hex": lambda: say(make.evm(), KEY_TALK), "Solana base58": lambda: say(make.solana()), "Solana bytes": lambda: say(make.solana_array()), "other chains": more_chains,
        "BIP-39 English": lambda: phrase(make.bip39()), "BIP-39 Chinese": chinese, "BIP-39 other languages": languages, "TON": lambda: phrase(make.ton()), "Electrum": lambda: phrase(make.electrum()), "service tokens": vendor, "bot tokens": lambda: say(make.bot_token()),
        "cloud pairs": pair, "JWT": lambda: say(make.jwt()), "URL credentials": lambda: say(p(ALNUM + "-_!", dice.choice([9, 14, 24])), LOGIN_URLS), ".env and named tokens": lambda: say(p(dice.choice([ALNUM, HEX]), dice.choice([20, 32, 48])), TOKEN_TALK), "passwords": lambda: say(make.password(), PASS_TALK),
    }


def cut(dice, text, low, high, glue):
    out, at = [], 0
    while at < len(text):
        size = dice.randint(low, high)
        out.append(text[at : at + size])
        at += size
    return glue.join(out)


def bold(text):
    table = {}
    for base, letters in ((0x1D400, string.ascii_uppercase), (0x1D41A, string.ascii_lowercase), (0x1D7CE, string.digits)):
        table.update({c: chr(base + i) for i, c in enumerate(letters)})
    return "".join(table.get(c, c) for c in text)


LOOKALIKE = dict(zip("aceiopsxyjABEHIKMNOPTXYZ", "аϲеіоорѕху")) | dict(zip("aeiopxyjsc", "аеіорхујѕс")) | dict(zip("ABEHIKMNOPTXYZ", "ΑΒΕΗΙΚΜΝΟΡΤΧΥΖ"))

# (name, what is disguised: the secret or the whole message, how)
TRICKS = [
    ("zero-width", "secret", lambda d, s: "\u200b".join(s)),
    ("zero-width", "all", lambda d, s: "".join(c + (d.choice("\u200b\u2060\u00ad\u200e\ufe0f") if d.random() < 0.2 else "") for c in s)),
    ("full width", "secret", lambda d, s: "".join(chr(ord(c) + 0xFEE0) if "!" <= c <= "~" else c for c in s)),
    ("full width", "all", lambda d, s: "".join(chr(ord(c) + 0xFEE0) if "!" <= c <= "~" else "\u3000" if c == " " else c for c in s)),
    ("letter variants", "secret", lambda d, s: bold(s)),
    ("line breaks", "secret", lambda d, s: "\n".join(s.split(" ")) if " " in s else cut(d, s, 10, 24, "\n")),
    ("line breaks", "secret", lambda d, s: "\n  ".join(s.split(" ")) if " " in s else cut(d, s, 12, 32, "\\\n")),
    ("code fence", "secret", lambda d, s: "```\n" + s + "\n```"),
    ("code fence", "all", lambda d, s: "```bash\n" + s + "\n```"),
    ("base64", "all", lambda d, s: base64.b64encode(s.encode()).decode()),
    ("base64", "all", lambda d, s: "decode this: " + base64.urlsafe_b64encode(s.encode()).decode().rstrip("=")),
    ("base64", "all", lambda d, s: base64.encodebytes(s.encode()).decode()),
    ("base64", "all", lambda d, s: base64.b64encode(base64.b64encode(s.encode())).decode()),
    ("base64", "secret", lambda d, s: base64.b64encode(s.encode()).decode()),
    ("spacing", "secret", lambda d, s: "   ".join(" ".join(w) for w in s.split(" "))),
    ("spacing", "secret", lambda d, s: s if " " in s or "\n" in s else cut(d, s, 4, 8, " ")),
    ("spacing", "secret", lambda d, s: s if " " in s or "\n" in s or "," in s else "-".join(s)),
    ("entities", "secret", lambda d, s: "".join("&#x%x;" % ord(c) for c in s)),
    ("entities", "all", lambda d, s: html.escape("".join("&#%d;" % ord(c) if d.random() < 0.3 else c for c in s)) if d.random() < 0.5 else "".join("&#%d;" % ord(c) for c in s)),
    ("homoglyphs", "secret", lambda d, s: "".join(LOOKALIKE.get(c, c) if d.random() < 0.4 else c for c in s)),
    ("homoglyphs", "all", lambda d, s: "".join(LOOKALIKE.get(c, c) if d.random() < 0.15 else c for c in s)),
    ("escapes", "secret", lambda d, s: "".join("\\u%04x" % ord(c) for c in s)),
    ("escapes", "all", lambda d, s: urllib.parse.quote(s)),
    ("emphasis", "secret", lambda d, s: s if " " in s or "\n" in s else s[: len(s) // 2] + "**" + s[len(s) // 2 :] + "**"),
    ("concatenation", "secret", lambda d, s: s if " " in s or "\n" in s else '"' + cut(d, s, 12, 30, '" + "') + '"'),
]
WHOLE_ONLY = {"passwords", ".env and named tokens", "URL credentials", "cloud pairs", "EVM hex", "key without its end", "service account JSON"}


def hide(dice, write, kind, scope, trick):
    text, values = write()
    if scope == "all" or values[0] not in text:
        return trick(dice, text), values
    return text.replace(values[0], trick(dice, values[0])), values


NOUNS = "report budget server window garden ticket printer engine river market lesson doctor bridge camera forest letter market kitchen summer winter morning evening".split()
VERBS = "checked moved fixed opened missed updated sold painted cleaned deployed reviewed tested closed watched finished wrote".split()
ZH_PARTS = "今天 昨天 下周 我们 他们 公司 项目 会议 报告 客户 问题 已经 需要 可以 一起 讨论 完成 修改 发布 上线 测试 数据 文件 时间 地点 晚上 中午 吃饭 电影 天气 不错 有点 非常 可能 应该 记得 提醒 大家 注意 安全 密码 私钥 助记词 钱包 转账 地址 哈希 交易 区块 链上 确认 手续费".split()


def lookalikes(make, dice):
    p = make.pick
    h = make.hex

    def english():
        return " ".join("The %s was %s because the %s had been %s%s" % (dice.choice(NOUNS), dice.choice(VERBS), dice.choice(NOUNS), dice.choice(VERBS), dice.choice(".!?")) for _ in range(dice.randint(2, 12)))

    def chinese():
        return "".join("".join(dice.choice(ZH_PARTS) for _ in range(dice.randint(3, 9))) + dice.choice("，。！？") for _ in range(dice.randint(2, 14)))

    def pick(*shapes):
        return lambda: dice.choice(shapes)()

    return {
        "hashes": pick(lambda: "交易已上链，哈希 0x" + h(64), lambda: "Tx: " + h(64) + "\nstatus: success", lambda: "https://solscan.io/tx/" + b58(make.bytes(64)), lambda: "0x" + h(64) + " is the tx hash", lambda: "blockHash 0x" + h(64) + " parentHash 0x" + h(64), lambda: "file sha256 = " + h(64),
            lambda: "Your private key never leaves the device. Transaction 0x" + h(64), lambda: "SHA-512: " + h(128), lambda: "merkle root " + h(64), lambda: '{"transactionHash":"0x%s","blockHash":"0x%s"}' % (h(64), h(64)), lambda: "私钥不要给别人。这笔交易的哈希是 0x" + h(64), lambda: "signature " + b58(make.bytes(64)), lambda: h(64) + "  dist/app.tar.gz"),
        "addresses": pick(lambda: "收款地址 " + make.address() + " 请核对", lambda: "from " + make.address() + " to " + make.address(), lambda: "CA: " + make.address(), lambda: "donate " + make.address(), lambda: "mint " + b58(make.bytes(32)), lambda: '"token_address": "0x' + h(40) + '"', lambda: "token: " + b58(make.bytes(32)), lambda: "wallet " + make.address()),
        "public keys": pick(lambda: "xpub for watching: " + make.xpub(), lambda: "add this deploy key: ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI" + p(ALNUM + "+/", 43), lambda: "-----BEGIN PUBLIC KEY-----\n" + make.b64(48) + "\n" + make.b64(44) + "\n-----END PUBLIC KEY-----", lambda: "公钥：0x" + h(128), lambda: "npub: " + bech32("npub", make.bytes(32)),
            lambda: "age1" + bech32("age", make.bytes(32)).split("1", 1)[1], lambda: "fingerprint SHA256:" + p(ALNUM + "+/", 43), lambda: "pk_live_" + p(ALNUM, 24) + " is the publishable key", lambda: "publicKey=" + h(66), lambda: "-----BEGIN CERTIFICATE REQUEST-----\n" + make.b64(300) + "\n-----END CERTIFICATE REQUEST-----"),
        "git and builds": pick(lambda: "Merge commit '" + h(40) + "' into main", lambda: "deployed " + h(12) + " to prod", lambda: "image registry.example.com/app@sha256:" + h(64), lambda: "+  \"integrity\": \"sha512-" + make.b64(64) + "\"", lambda: "HEAD is now at " + h(9) + " fix token refresh", lambda: "actions/checkout@" + h(40), lambda: "- sha256: " + h(64)),
        "ids": pick(lambda: "order " + p(string.digits, 18) + " shipped", lambda: "device " + make.uuid().upper(), lambda: "身份证后四位 " + p(string.digits, 4) + "，手机 139" + p(string.digits, 8), lambda: "file_unique_id AgAD" + p(URLSAFE, 12), lambda: "media id: CAACAgIAAxkBAAE" + p(URLSAFE, 55), lambda: "tracking 1Z" + p(string.digits + string.ascii_uppercase, 16),
            lambda: "https://drive.google.com/file/d/1" + p(URLSAFE, 32) + "/view?usp=sharing", lambda: "https://mp.weixin.qq.com/s/" + p(URLSAFE, 22), lambda: "chat_id=-100" + p(string.digits, 10), lambda: "ISBN 978" + p(string.digits, 10), lambda: "GA-" + p(string.digits, 9) + "-1", lambda: "request_id=" + h(32), lambda: "快递 SF" + p(string.digits, 13)),
        "binary in base64": pick(lambda: "![x](data:image/jpeg;base64,/9j/4AAQSkZJRg" + p(ALNUM + "+/", 1500) + ")", lambda: make.b64(dice.choice([64, 300, 2000])), lambda: "data:application/pdf;base64,JVBERi0xLjcK" + make.b64(900), lambda: "protobuf: " + make.b64(90)),
        "prose": pick(english, english, chinese, chinese, lambda: english() + "\n\n" + chinese()),
        "prose of BIP-39 words": pick(lambda: " ".join(make.some_words(dice.choice([5, 7, 9, 11, 13, 16, 19, 22, 26]))), lambda: " ".join(make.no_phrase(dice.choice([12, 12, 15, 18, 21]))), lambda: ". ".join(" ".join(make.some_words(dice.randint(4, 8))).capitalize() for _ in range(4)) + ".",
            lambda: "Vocabulary: " + ", ".join(make.some_words(dice.choice([10, 14, 20]))), lambda: "They just want you to " + " ".join(make.some_words(6)) + " and then all of us can relax."),
        "about secrets": pick(lambda: "How do I rotate my AWS access key without downtime?", lambda: "密码强度：" + dice.choice("弱中强"), lambda: "Your password was changed on 2026-11-0%d at 10:4%d." % (dice.randint(1, 9), dice.randint(0, 9)), lambda: "password is required", lambda: "密码是必填项", lambda: "API token: see 1Password, vault Engineering", lambda: "token: expired", lambda: "the secret is out",
            lambda: "验证码 " + p(string.digits, 6) + "，五分钟内有效", lambda: "助记词一共12个单词，请按顺序抄写", lambda: "Set STRIPE_SECRET_KEY in the dashboard, then redeploy.", lambda: "password: [redacted]", lambda: "A PEM key starts with -----BEGIN PRIVATE KEY----- and ends with -----END PRIVATE KEY-----.", lambda: "私钥：请自行妥善保管", lambda: "密码：同上", lambda: "my password is too long to remember",
            lambda: "GITHUB_TOKEN=$GITHUB_TOKEN", lambda: "api_key=YOUR_API_KEY", lambda: "password: \"<password>\"", lambda: "export TOKEN=$(cat token.txt)", lambda: "Authorization: Bearer <token>", lambda: "AWS_ACCESS_KEY_ID=AKIAIOSFODNN7EXAMPLE"),
        "code and config": pick(lambda: "const secret = process.env.JWT_SECRET ?? throwError();", lambda: "tokens = tokenizer.encode(text)[:512]", lambda: "password_field = driver.find_element(By.ID, 'password')", lambda: "SELECT id, password_hash FROM users WHERE id = %s" % p(string.digits, 6), lambda: "cache_key = f'user:{user_id}:v2'",
            lambda: "keyring = KeyRing.load('~/.config/app/keys.json')", lambda: '{"usage":{"prompt_tokens":%s,"completion_tokens":%s}}' % (p("123456789", 4), p("123456789", 3)), lambda: "secretName: tls-cert-prod", lambda: "self.token = token", lambda: "if token != expectedToken { return ErrBadToken }", lambda: "token_type: bearer\nexpires_in: 3600", lambda: "key: value\nport: 8080\nhost: db-%s.internal" % p(string.digits, 3),
            lambda: "redis://localhost:6379/0", lambda: "https://example.com/path?utm_source=x&id=" + p(string.digits, 9), lambda: "ssh deploy@10.0.0.%s -p 2222" % p("123456789", 2), lambda: "mailto:ann@example.com"),
        "logs": pick(lambda: "\n".join("2026-11-16 06:3%d:%s,%s INFO worker-%d job=%s took=%sms" % (i, p("12345", 2), p(string.digits, 3), i, make.uuid(), p("123456789", 3)) for i in range(4)), lambda: "panic: runtime error [recovered]\ngoroutine 1 [running]:\nmain.main()\n\t/app/main.go:42 +0x1d" + h(2),
            lambda: '{"level":"warn","trace_id":"%s","span_id":"%s","msg":"token refresh failed"}' % (h(32), h(16)), lambda: "nginx: 10.1.2.3 - - [16/Nov/2026] \"GET /static/app." + h(20) + ".js HTTP/1.1\" 200 51234"),
    }


def generate(seed, each, words):
    dice = random.Random(seed + 1000)
    make = Maker(dice, words)
    out = []
    for kind, write in kinds_of(make, dice).items():
        for _ in range(each):
            out.append(Text("plain", kind, "", *write()))
        for _ in range(each):
            name, scope, trick = dice.choice(TRICKS)
            if kind in WHOLE_ONLY and name in ("line breaks", "spacing", "emphasis", "concatenation") and kind != "EVM hex":
                name, scope, trick = dice.choice([t for t in TRICKS if t[0] in ("base64", "entities", "zero-width", "full width")])
            out.append(Text("disguised", kind, name, *hide(dice, write, kind, "all" if kind in WHOLE_ONLY and name == "base64" else scope, trick)))
    for kind, write in lookalikes(make, dice).items():
        for _ in range(each * 3):
            out.append(Text("benign", kind, "", write(), []))
    return out
