"""The corpus that block_secrets.py was tuned on: chat texts in English and Chinese, seeded. See measure.py."""
import base64
import random
from collections import namedtuple

from makers import ALNUM, URLSAFE, Maker

# `values`: what must be gone after masking. `group`: plain, disguised or benign.
Text = namedtuple("Text", "group kind disguise text values")

LABELLED = [
    "my private key is {}", "private key: {}", "PRIVATE_KEY={}", "here's the privkey {} keep it safe", "Wallet private key\n{}", '{{"privateKey":"{}"}}',
    "我的私钥是 {}", "私钥：{}", "钱包私钥 {}，别发给别人", "这个是私钥 {}", "{} 这是我的私钥", "{} is my private key, import it", "deployer key: {}",
    "import this key into metamask: {}", "秘钥：{}", "export PRIVATE_KEY={}", "the secret key for the hot wallet is {}", "sk: {}",
]
CARRIERS = [
    "{}", "here you go: {}", "use this one {} thanks", "can you save this for me?\n{}", "it's {} btw, don't share", "Key:\n{}\nlet me know when done",
    "给你：{}", "帮我存一下 {}", "就用这个 {} 吧", "我把它贴在这里\n{}\n看到回复一下", "```\n{}\n```", "`{}`", "config:\n  value: {}\n", "> {}", "\"{}\"", "老板要的东西 {}，用完删掉",
    "I tried {} but the server says 401, any idea?", "curl -H 'x: {}' https://api.example.com/v1/me", "昨天发错了，正确的是{}。",
]
SEED_CARRIERS = [
    "my seed phrase: {}", "{}", "recovery words are {} please back up", "here is the wallet mnemonic\n{}\nthanks", "助记词：{}", "我的助记词是 {} 帮我记一下", "备份一下 {}", "seed = \"{}\"",
    "```\n{}\n```", "restore with these words:\n\n{}", "请用下面的词恢复钱包\n{}",
]
NAMED = [
    "DB_PASSWORD={}", "MYSQL_ROOT_PASSWORD={}\nMYSQL_DATABASE=shop", "password: {}", "my password is {}", "the wifi password is {}", '"password": "{}"', "密码：{}", "密码是{}", "数据库密码是 {}，账号 root",
    "登录口令：{}", "pwd={}", "admin / password = '{}'", "passwd: {}", "邮箱密码改成{}了", "sshpass -p '{}' ssh root@10.0.0.5", "服务器密码 {}", "--password {}",
]
NAMED_TOKENS = [
    "API_KEY={}", "SECRET_KEY={}\nDEBUG=false", "export CF_API_TOKEN={}", '"client_secret": "{}",', "api key: {}", "my api key is {}", "access_token={}", "AppSecret：{}", "密钥：{}", "访问令牌是 {}",
    "JWT_SECRET='{}'", "x-api-key: {}", "Authorization: Bearer {}", "auth_token: {}", "apikey={}", "secret={}", "app_secret: {}",
]
URLS = [
    "postgres://app:{}@db.internal:5432/main", "mysql://root:{}@10.1.2.3/shop", "redis://:{}@cache:6379/0", "https://deploy:{}@git.example.com/team/repo.git", "mongodb+srv://svc:{}@cluster0.abcde.mongodb.net/prod",
    "amqp://worker:{}@mq.local//", "DATABASE_URL=postgresql://u_prod:{}@pg/prod?sslmode=require",
]
LANGUAGES = ["zh", "zh", "zht", "ja", "ko", "es", "fr", "it", "pt", "cs"]


def write_phrase(dice, words, language):
    style = dice.randrange(9)
    if style == 0:
        return "\n".join("%d. %s" % row for row in enumerate(words, 1))
    if style == 1:
        return " ".join("%d) %s" % row for row in enumerate(words, 1))
    if style == 2:
        return "\n".join(" ".join(words[i : i + 4]) for i in range(0, len(words), 4))
    if style == 3:
        return ", ".join(words)
    if style == 4:
        return " ".join(words).upper()
    if style == 5:
        return " ".join(word.capitalize() for word in words)
    if language in ("zh", "zht") and style == 6:
        return "".join(words)
    if language == "ja" and style == 6:
        return "\u3000".join(words)
    return " ".join(words)


def plain_texts(make, dice):
    """(kind, how to write one): each gives the text and the values that are secret in it."""

    def carried(secret, carriers=CARRIERS):
        return dice.choice(carriers).format(secret), [secret]

    def pair():
        key_id, secret = make.cloud_pair()
        shape = dice.choice(["AccessKeyId: {}\nAccessKeySecret: {}", "aws_access_key_id = {}\naws_secret_access_key = {}", "{} / {}", "id {} secret {}", "密钥对：{}，{}", "{}\n{}"])
        return shape.format(key_id, secret), [secret]

    def phrase(words, language="en"):
        text = write_phrase(dice, words, language)
        return dice.choice(SEED_CARRIERS).format(text), [text]

    def foreign():
        language = dice.choice(LANGUAGES)
        return phrase(make.bip39(language), language)

    return [
        ("PEM", lambda: carried(make.pem_key())),
        ("OpenSSH", lambda: carried(make.openssh())),
        ("PGP", lambda: carried(make.pgp())),
        ("PuTTY", lambda: carried(make.putty())),
        ("WIF", lambda: carried(make.wif())),
        ("BIP-38", lambda: carried(make.bip38())),
        ("xprv", lambda: carried(make.xprv())),
        ("EVM hex", lambda: carried(make.evm(), LABELLED)),
        ("Solana base58", lambda: carried(make.solana())),
        ("Solana bytes", lambda: carried(make.solana_array())),
        ("other chains", lambda: carried(make.other_chain())),
        ("BIP-39 English", lambda: phrase(make.bip39())),
        ("BIP-39 other languages", foreign),
        ("TON", lambda: phrase(make.ton())),
        ("Electrum", lambda: phrase(make.electrum())),
        ("service tokens", lambda: carried(make.service_token())),
        ("bot tokens", lambda: carried(make.bot_token())),
        ("cloud pairs", pair),
        ("JWT", lambda: carried(make.jwt())),
        ("URL credentials", lambda: carried(make.pick(ALNUM, dice.choice([8, 12, 20])), URLS)),
        (".env and named tokens", lambda: carried(make.pick(dice.choice([ALNUM, URLSAFE, "0123456789abcdef"]), dice.choice([24, 32, 40])), NAMED_TOKENS)),
        ("passwords", lambda: carried(make.password(), NAMED)),
    ]


CYRILLIC = dict(zip("aceopxyABCEHKMOPTX", "асеорхуАВСЕНКМОРТХ"))


def chunks(text, size, glue):
    return glue.join(text[i : i + size] for i in range(0, len(text), size))


DISGUISES = {
    "zero-width": lambda dice, s: "".join(c + (dice.choice("\u200b\u200c\u200d\u2060\ufeff") if dice.random() < 0.3 else "") for c in s),
    "full width": lambda dice, s: "".join(chr(ord(c) + 0xFEE0) if "!" <= c <= "~" else c for c in s),
    "line breaks": lambda dice, s: s.replace(" ", "\n") if " " in s else chunks(s, dice.choice([16, 20, 30]), "\n"),
    "code fence": lambda dice, s: "```text\n" + (s if "\n" in s or " " in s else chunks(s, 40, "\n")) + "\n```",
    "base64": lambda dice, s: base64.b64encode(s.encode()).decode(),
    "spacing": lambda dice, s: "  ".join(" ".join(w) for w in s.split(" ")) if len(s) < 300 else s.replace("\n", " "),
    "grouped": lambda dice, s: s if " " in s or "\n" in s else chunks(s, 4, " "),
    "entities": lambda dice, s: "".join("&#%d;" % ord(c) if dice.random() < 0.5 else c for c in s),
    "homoglyphs": lambda dice, s: "".join(CYRILLIC.get(c, c) if dice.random() < 0.5 else c for c in s),
}
UNGROUPED = ("passwords", ".env and named tokens", "URL credentials", "cloud pairs")


def disguised_texts(make, dice):
    """The secret is disguised; label and sentence stay readable, except where the whole message is encoded."""
    kinds = dict(plain_texts(make, dice))
    for kind, write in kinds.items():
        for name, disguise in DISGUISES.items():
            yield kind, name, lambda kind=kind, name=name, write=write, disguise=disguise: disguise_one(dice, kind, name, write, disguise)


def disguise_one(dice, kind, name, write, disguise):
    text, values = write()
    secret = values[0]
    if kind in UNGROUPED and name in ("line breaks", "grouped", "spacing", "code fence"):
        name = "zero-width"
        disguise = DISGUISES[name]
    hidden = disguise(dice, text if name == "base64" else secret)
    return hidden if name == "base64" else text.replace(secret, hidden), [hidden]


EN = """The build finished twenty minutes ago and nothing is red, so I think we can ship it before lunch.|Could you look at the invoice again? The total looks too high to me.
|We moved the meeting to Thursday at 14:30 because two people are travelling.|I read the whole thread twice and still do not know who owns this service.
|The token has expired, please log in again and the page will reload.|Reset your password from the settings page, it takes about a minute.
|Never share your seed phrase or private key with anyone, support will not ask for it.|The secret to good bread is time, not flour.|Passwords must be at least 12 characters and contain a number.
|Token usage today: 48211 input tokens and 9120 output tokens, about 0.42 dollars.|My API key stopped working after the migration, where do I create a new one?
|The key is under the mat, ring the bell if nobody answers.|What is the difference between a public key and a private key?""".replace("\n", "").split("|")
ZH = """今天下午三点开会，记得带上上周的数据。|这个版本已经发布了，有问题在群里说一声。|密码忘记了怎么办？点击登录页面的找回密码就可以重置。|助记词千万不要截图，也不要发给任何人，客服不会向你要私钥。
|你的访问令牌已过期，请重新登录后再试。|密钥管理服务下周升级，届时会有十分钟不可用。|我觉得这个方案不错，就是成本有点高，能不能再便宜一些？|密码至少八位，要包含数字和字母。|什么是公钥和私钥？简单说公钥可以公开，私钥只能自己保存。
|他在北京工作了很多年，后来去了上海，现在自己开了一家小公司，生意还可以。|快递单号我发你了，明天应该能到，记得查收一下。""".replace("\n", "").split("|")


def benign_texts(make, dice):
    p = make.pick

    def prose():
        return " ".join(dice.choice(EN) for _ in range(dice.randrange(1, 6)))

    def prose_zh():
        return "".join(dice.choice(ZH) for _ in range(dice.randrange(1, 6)))

    def one_of(*shapes):
        return lambda: dice.choice(shapes)()

    def word_prose():
        words = [w for w in make.words("en")]
        return " ".join(dice.choice(words) for _ in range(dice.choice([8, 10, 13, 14, 16, 17, 20, 30]))).capitalize() + "."

    h64 = lambda: dice.choice(["0x", ""]) + make.hex(64)  # noqa: E731
    return [
        ("tx and block hashes", one_of(lambda: "tx " + h64(), lambda: "交易哈希 " + h64(), lambda: "see https://etherscan.io/tx/0x" + make.hex(64), lambda: "block hash: " + h64() + " confirmed",
            lambda: "txid=" + make.hex(64), lambda: "区块 " + h64() + " 已确认", lambda: "sha256:" + make.hex(64), lambda: h64(), lambda: "I signed with my private key, tx hash: " + h64())),
        ("addresses", one_of(lambda: "send it to " + make.address(), lambda: "地址：" + make.address(), lambda: "token contract " + make.address(), lambda: "my wallet is " + make.address() + " thanks", lambda: make.address())),
        ("public keys", one_of(lambda: make.pem("PUBLIC KEY", 270), lambda: "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI" + p(ALNUM + "+/", 43) + " me@laptop", lambda: make.xpub(), lambda: "pubkey: 02" + make.hex(64),
            lambda: make.pem("PGP PUBLIC KEY BLOCK", 500), lambda: make.pem("CERTIFICATE", 800), lambda: "公钥 0x04" + make.hex(128), lambda: "ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABAQ" + p(ALNUM + "+/", 340) + " ci@host", lambda: "public key: " + make.hex(64))),
        ("git", one_of(lambda: "commit " + make.hex(40) + "\nAuthor: Ann <ann@example.com>", lambda: "fixed in " + make.hex(7), lambda: "git checkout " + make.hex(40), lambda: "index " + make.hex(7) + ".." + make.hex(7) + " 100644\n--- a/x.ts\n+++ b/x.ts\n@@ -1,3 +1,4 @@\n+const token = await getToken();")),
        ("ids", one_of(lambda: "request id " + make.uuid(), lambda: "订单号 " + p("0123456789", 19), lambda: "file_id: BQACAgUAAxkBAA" + p(URLSAFE, 58), lambda: "AgACAgIAAxkBAAI" + p(URLSAFE, 60), lambda: "电话 138" + p("0123456789", 8), lambda: "trace " + make.hex(32) + " span " + make.hex(16),
            lambda: "https://youtu.be/" + p(URLSAFE, 11), lambda: "https://docs.google.com/document/d/1" + p(URLSAFE, 43) + "/edit", lambda: "session_id=" + make.uuid(), lambda: "arn:aws:iam::" + p("0123456789", 12) + ":role/deploy")),
        ("images in base64", one_of(lambda: "data:image/png;base64,iVBORw0KGgo" + p(ALNUM + "+/", dice.choice([200, 900, 4000])), lambda: base64.b64encode(b"\xff\xd8\xff\xe0" + make.bytes(700)).decode(), lambda: "data:font/woff2;base64,d09GMgAB" + make.b64(600))),
        ("lock files", one_of(lambda: '"integrity": "sha512-' + make.b64(64) + '",\n"resolved": "https://registry.npmjs.org/x/-/x-1.0.0.tgz"', lambda: "x@^1.0.0:\n  version \"1.0.2\"\n  integrity sha512-" + make.b64(64), lambda: "github.com/a/b v1.2.3 h1:" + make.b64(32), lambda: "--hash=sha256:" + make.hex(64))),
        ("prose", one_of(prose, prose, prose_zh, prose_zh, lambda: prose() + "\n" + prose_zh())),
        ("prose of BIP-39 words", one_of(word_prose, lambda: " ".join(make.no_phrase(12)), lambda: "You will find that people often enjoy music when they travel across town.", lambda: "This school will just ignore what you have ready, they say.")),
        ("code", one_of(lambda: 'password = os.environ["DB_PASSWORD"]', lambda: "const token = await getToken(user.id);", lambda: "API_KEY=<your key here>", lambda: "password: ${DB_PASSWORD}", lambda: "SECRET_KEY=changeme", lambda: "token: ${{ secrets.GITHUB_TOKEN }}",
            lambda: "OPENAI_API_KEY=sk-xxxxxxxxxxxxxxxxxxxxxxxx", lambda: "def login(user, password: str) -> Token:", lambda: '{"max_tokens": 4096, "model": "x-1", "temperature": 0.2}', lambda: "postgres://user:password@localhost:5432/db", lambda: "if (!password) throw new Error('password required')",
            lambda: "password=********", lambda: "const publicKey = '" + make.hex(64) + "'", lambda: "primary_key = 'user_id_" + p("0123456789", 6) + "'", lambda: "tokenizer: cl100k_base", lambda: "<input type=\"password\" name=\"password\" placeholder=\"Password\">")),
        ("logs and JSON", one_of(lambda: "2026-11-16T06:36:02Z INFO [http] GET /v1/users/" + make.uuid() + " 200 12ms", lambda: '{"id":"' + make.uuid() + '","etag":"' + make.hex(32) + '","size":48211}', lambda: '{"next_page_token":"' + p(URLSAFE, 24) + '","items":[]}',
            lambda: "container " + make.hex(64) + " started", lambda: "digest: sha256:" + make.hex(64) + " size: 1573", lambda: "MD5 (a.iso) = " + make.hex(32), lambda: "ETag: \"" + make.hex(32) + "\"")),
    ]


def generate(seed, each, words):
    """`each` texts of every kind, disguise of a kind, and look-alike."""
    dice = random.Random(seed)
    make = Maker(dice, words)
    out = []
    for kind, write in plain_texts(make, dice):
        out += [Text("plain", kind, "", *write()) for _ in range(each)]
    for kind, name, write in disguised_texts(make, dice):
        out += [Text("disguised", kind, name, *write()) for _ in range(max(1, each // 8))]
    for kind, write in benign_texts(make, dice):
        out += [Text("benign", kind, "", write(), []) for _ in range(each * 3)]
    return out
