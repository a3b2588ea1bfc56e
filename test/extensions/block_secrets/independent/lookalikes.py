"""What is no secret and looks like one."""
import json
import struct
import zlib

from dice import B58, B62, DIG, LOW, R, URL64, XRP58, b64, base58, base58check, bech32, hx, pick, rb, rs
from keys import der, pem, pgp, ssh_string, stellar
from messages import EN, chat
from services import uuid


def png():
    rows = b"".join(b"\0" + rb(48) for _ in range(16))
    def chunk(name, body):
        return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 16, 16, 8, 2, 0, 0, 0)) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def certificate(label="CERTIFICATE"):
    return pem(label, der(0x30, der(0x30, rb(R.randint(300, 500))) + der(0x30, bytes.fromhex("06092a864886f70d01010b0500")) + der(3, b"\0" + rb(256))))


PROSE_EN = ["the quick update on {a}: we will review it {t} and tell everyone what changed", "I think the team needs more time to focus on {a} before we {v} anything else", "my neighbor has a {a} and an old {b}, they should sell both and buy a new one",
            "please {v} the {a} and put the {b} in the left corner of the room", "if you can, bring a {a}, a {b} and a spare battery; the weather will be cold", "do we really need a private key backup? write down where the seed phrase is, never the phrase itself",
            "never send your seed phrase or password to anyone, support will not ask for it", "the password must have at least 12 characters, one digit and one symbol", "API keys go in the vault, not in chat. ask ops to create one for you",
            "key point: {a} is a better {b} than we expected, and that is good news for {t}", "he said the secret of a good {a} is patience and a lot of {b}", "I lost my {a} token at the arcade lol, need to win another {b}"]
PROSE_ZH = ["今天的会议主要讨论{a}和{b}的安排，大家提前准备一下。", "我觉得{a}可以再等等，先把{b}做完再说。", "密码至少要 12 位，包含数字和符号，不要告诉任何人。", "助记词一定要抄在纸上，千万不要截图，也不要发到群里。", "私钥和地址不是一回事，地址可以公开，私钥不行。", "API Key 请找运维申请，不要写在代码里。",
            "明天记得带上{a}，路上可能会堵车，早点出发。", "这个{a}比我们想的要好，客户也很满意，下个月继续。", "他说{b}的秘密就是多练习，没有别的办法。", "token 用量这个月涨了三成，主要是{a}任务太多。", "登录的时候提示密码错误，我重置了一下就好了。", "的一是在不了有和人这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动同工也能下过子说产种面而方后多定行学法所民得经"]
NOUNS = ["window", "market", "guitar", "kitchen", "project", "garden", "camera", "budget", "ticket", "bridge", "island", "lemon", "piano", "robot", "school", "village"]
NOUNS_ZH = ["预算", "方案", "接口", "合同", "海报", "测试", "行程", "礼物", "报表", "简历", "仓库", "展会"]
LIST_PROSE = ["You can say that this system will still work and your team can help when people ask about it", "please give this board game away only when your cousin is ready and able to visit", "what will your group order today when all the fresh fish and fruit arrive there", "just have some hot soup, then wash your hand, clean your kitchen and wait until your uncle can visit",
              "true success is like a long travel, you first learn, then fail, then learn more and then finally enjoy", "this year that small company will open one more office near your street, this is good news", "when winter arrive, wear a warm jacket, double sock and never ever forget your hat again", "there must be more than one way they can solve this problem before next week",
              "Add olive oil, lemon, fresh garlic, tomato and basil then toss until ready and enjoy", "love is a kind of art that only the young and the very old can enjoy", "fun fact: zebra, tiger, monkey, whale, wolf, turtle, lion, eagle, fox, dolphin, camel and deer are animals", "shopping: milk, rice, banana, orange, bread, coffee, sugar, butter, onion, garlic, lemon, apple, corn"]
PLACEHOLDERS = ["OPENAI_API_KEY=sk-xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "export GITHUB_TOKEN=ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "API_KEY=YOUR_API_KEY", "api_key: <your-api-key>", "password: ********", "DB_PASSWORD=changeme", "PRIVATE_KEY=0xYOUR_PRIVATE_KEY", "PRIVATE_KEY=0x" + "0" * 64,
                "token = os.environ[\"TELEGRAM_BOT_TOKEN\"]", "apiKey: process.env.OPENAI_API_KEY,", "Authorization: Bearer $TOKEN", "Authorization: Bearer <token>", "curl -H \"Authorization: Bearer ${API_TOKEN}\" https://api.example.org", "AWS_ACCESS_KEY_ID=AKIAIOSFODNN7EXAMPLE", "aws_secret_access_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
                "postgres://user:password@localhost:5432/db", "postgres://USER:PASSWORD@HOST:5432/DB", "mysql://root:${DB_PASSWORD}@db/prod", "bot token: 123456789:ABC-DEF1234ghIkl-zyx57W2v1u123ew11"[:10] + "<token from BotFather>", "sk-ant-api03-...", "ghp_****************************abcd", "sk-proj-…(hidden)", "私钥：<你的私钥>", "密码：******", "appsecret: 你的AppSecret",
                "secrets.GITHUB_TOKEN", "${{ secrets.NPM_TOKEN }}", "password = getpass.getpass()", "-----BEGIN RSA PRIVATE" + " KEY-----\n...\n-----END RSA PRIVATE" + " KEY-----", "a PEM file starts with -----BEGIN PRIVATE" + " KEY----- and ends with -----END PRIVATE" + " KEY-----", "mnemonic: word1 word2 word3 word4 word5 word6 word7 word8 word9 word10 word11 word12", "seed phrase: [REDACTED]", "SECRET_KEY=[redacted]", "JWT_SECRET=replace-me-with-a-long-random-string",
                "xoxb-your-bot-token", "hf_your_token_here", "STRIPE_SECRET_KEY=sk_test_xxx", "password: {{ vault_db_password }}", "AIzaSyXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX", "token: \"YOUR_TELEGRAM_BOT_TOKEN\"", "redis://:<password>@redis:6379/0", "client_secret: \"***\"", "pass: example", "kubectl get secret my-secret -o jsonpath='{.data.password}' | base64 -d"]
DOCS = ["A GitHub classic token starts with ghp_ and has 40 characters; fine-grained ones start with github_pat_.", "WIF keys start with 5, K or L; extended private keys start with xprv and are 111 characters long.", "OpenAI 的密钥以 sk- 开头，Anthropic 的以 sk-ant- 开头。", "BIP-39 phrases have 12, 15, 18, 21 or 24 words from a list of 2048.", "Stripe: use pk_live_ in the browser, sk_live_ only on the server.",
        "Regex for AWS key ids: `AKIA[0-9A-Z]{16}`", "Regex: `ghp_[A-Za-z0-9]{36}` and `xox[baprs]-[0-9A-Za-z-]{10,}`", "Store the private key in a KMS; rotate the api key every 90 days.", "The `private_key` column is encrypted with AES-256-GCM before it's stored.", "私钥是 256 位随机数，公钥由私钥推导，地址由公钥哈希得到。", "Telegram bot tokens look like <digits>:<35 characters>. Talk to @BotFather to get one.", "JWTs have three parts: header.payload.signature, each base64url.",
        "`process.env.PRIVATE_KEY` is undefined — did you create the .env file?", "Error: invalid api key provided (401)", "password authentication failed for user \"app\"", "Secret scanning found 0 secrets in 214 files.", "function getPassword(user: User): string { return user.password ?? defaultPassword }", "const token = await auth.getAccessToken({ refresh: true });", "if (!secret) throw new Error('SECRET_KEY is missing');", "class TokenBucket: def __init__(self, tokens: int, refill_rate: float)"]


def look_alike():
    address = lambda: "0x" + "".join(c.upper() if R.random() < 0.4 and c.isalpha() else c for c in hx(40))
    table = {
        "tx_hash": lambda: pick("tx: {}", "Transaction hash: {}", "https://etherscan.io/tx/{}", "交易哈希：{}", "confirmed in {}", "已上链 {}", "txid {}").format("0x" + hx(64)),
        "btc_txid": lambda: pick("https://mempool.space/tx/{}", "btc txid: {}", "block 880123 hash {}", "区块哈希 {}").format(pick(hx(64), "0" * 19 + hx(45))),
        "bare_hex": lambda: pick("{}", "0x{}", "{}\n" + hx(64), "`{}`", "result = {}", "返回：{}", "got {} from the server").format(hx(64)),
        "checksum": lambda: pick("sha256: {}", "{}  app-v1.2.3-linux-amd64.tar.gz", "SHA256 (release.zip) = {}", "文件校验 sha256 {}", "image@sha256:{}", "digest: sha256:{}").format(hx(64)) if R.random() < 0.7 else pick("md5 {}", "MD5: {}", "md5sum: {}  backup.sql.gz").format(hx(32)),
        "address": lambda: pick("send to {}", "收款地址：{}", "contract deployed at {}", "my wallet address is {}", "钱包地址 {}", "{}").format(pick(address(), base58check(b"\0" + rb(20)), base58check(b"\5" + rb(20)), bech32("bc", rb(20)), base58check(b"\x41" + rb(20)), base58(rb(32)), bech32("cosmos", rb(20)), bech32("sui", rb(20)), stellar(0x30), base58check(b"\0" + rb(20), XRP58), "EQ" + rs(URL64, 46), "0x" + hx(64))),
        "public_key": lambda: pick("public key: {}", "pubkey {}", "公钥：{}", "\"publicKey\": \"{}\"", "PUBLIC_KEY={}").format(pick("02" + hx(64), "03" + hx(64), "04" + hx(128), "0x" + hx(64), base58(rb(32)), "ed25519:" + base58(rb(32)), bech32("npub", rb(32)), b64(rb(32)))),
        "xpub": lambda: pick("{}", "watch-only: {}", "扩展公钥 {}").format(base58check(bytes.fromhex(pick("0488b21e", "049d7cb2", "04b24746", "043587cf")) + bytes([3]) + rb(8) + rb(32) + b"\2" + rb(32))),
        "solana_sig": lambda: pick("signature: {}", "https://solscan.io/tx/{}", "Transaction executed: {}", "交易签名 {}", "sig {}", "{}").format(base58(rb(64))),
        "git_sha": lambda: pick("commit {}", "fixed in {}", "Merge {} into main", "https://github.com/acme/app/commit/{}", "uses: actions/checkout@{}", "HEAD is now at {}", "回滚到 {}").format(hx(pick(7, 40, 40))),
        "uuid": lambda: pick("request id {}", "{}", "session {} closed", "订单号 {}", "\"id\": \"{}\"", "trace_id={}").format(uuid()),
        "file_id": lambda: pick("file_id: {}", "\"file_id\": \"{}\"", "media_id {}", "图片 file_id {}").format(pick("AgACAgIAAxkBAAI" + rs(URL64, 60) + "AAgEAAwIAA3kAAzYE", "BQACAgUAAxkBAA" + rs(URL64, 58), "CAACAgIAAxkBAAE" + rs(URL64, 55), rs(URL64, 64))),
        "image": lambda: pick("![](data:image/png;base64,{})", "data:image/png;base64,{}", "{}", "<img src=\"data:image/png;base64,{}\">").format(b64(png())),
        "prose_en": lambda: R.choice(PROSE_EN).format(a=R.choice(NOUNS), b=R.choice(NOUNS), t=pick("today", "on Friday", "next week"), v=pick("open", "move", "clean", "sell")),
        "prose_zh": lambda: R.choice(PROSE_ZH).format(a=R.choice(NOUNS_ZH), b=R.choice(NOUNS_ZH)),
        "prose_of_list_words": lambda: R.choice(LIST_PROSE) + pick("", ".", "!", " 😀", "。"),
        "long_chat": lambda: pick(" ", "\n").join(chat(R.randint(5, 60))),
        "placeholder": lambda: R.choice(PLACEHOLDERS),
        "docs": lambda: R.choice(DOCS),
        "integrity": lambda: pick('"integrity": "sha512-{}"', "integrity sha512-{}", "<script src=\"a.js\" integrity=\"sha512-{}\" crossorigin>").format(b64(rb(64))) if R.random() < 0.6 else f'      "version": "1.{R.randint(0, 30)}.2",\n      "resolved": "https://registry.npmjs.org/x/-/x-1.0.2.tgz",\n      "integrity": "sha512-{b64(rb(64))}",\n      "dev": true',
        "lock": lambda: "\n".join(pick(f"h1:{b64(rb(32))}", f"golang.org/x/net v0.{R.randint(1, 30)}.0 h1:{b64(rb(32))}", f"checksum = \"{hx(64)}\"", f"    --hash=sha256:{hx(64)} \\") for _ in range(R.randint(1, 5))),
        "certificate": lambda: pick(certificate(), certificate("CERTIFICATE REQUEST"), pem("PUBLIC KEY", der(0x30, der(0x30, bytes.fromhex("06092a864886f70d0101010500")) + der(3, rb(270)))), pgp("PUBLIC")),
        "ssh_public": lambda: pick("ssh-ed25519 " + b64(ssh_string(b"ssh-ed25519") + ssh_string(rb(32))) + " dev@laptop", "ssh-rsa " + b64(ssh_string(b"ssh-rsa") + ssh_string(b"\1\0\1") + ssh_string(b"\0" + rb(256))) + " me@host", "SHA256:" + b64(rb(32)).rstrip("=") + " dev@laptop (ED25519)"),
        "order": lambda: pick("快递单号 SF{}", "order #{} shipped", "顺丰 SF{}", "订单号：{}", "UPS 1Z{}", "发票号码 {}", "微信支付单号 4200{}", "tracking: {}").format(rs(DIG, R.randint(10, 24))),
        "phone": lambda: pick(f"call me at +1 {rs('23456789', 3)}-{rs(DIG, 3)}-{rs(DIG, 4)}", f"电话 1{pick('38', '59', '86')}{rs(DIG, 8)}", f"tel: +86 1{pick('38', '59', '86')} {rs(DIG, 4)} {rs(DIG, 4)}", f"验证码 {rs(DIG, 6)}，5 分钟内有效", f"卡号尾号 {rs(DIG, 4)}"),
        "ids": lambda: pick(f"pk_live_{rs(B62, 24)}", f"price_1{rs(B62, 23)}", f"cus_{rs(B62, 14)}", f"{rs(DIG, 12)}-{rs(LOW + DIG, 32)}.apps.googleusercontent.com", f"arn:aws:iam::{rs(DIG, 12)}:role/deploy", f"i-0{hx(16)}", f"appid wx{hx(16)}", f"openid o{rs(URL64, 27)}", f"https://t.me/+{rs(URL64, 16)}", f"chat_id -100{rs(DIG, 10)}", f"https://youtu.be/{rs(URL64, 11)}", f"msg_{rs(B62, 24)}", f"chatcmpl-{rs(B62, 29)}", f"toolu_01{rs(B62, 22)}", f"req_{hx(32)}", f"AC{hx(32)} is the account sid", f"https://docs.google.com/document/d/1{rs(URL64, 43)}/edit"),
        "ipfs": lambda: pick("ipfs://Qm{}", "CID: Qm{}", "https://ipfs.io/ipfs/Qm{}").format(rs(B58, 44)) if R.random() < 0.5 else "bafybei" + rs("abcdefghijklmnopqrstuvwxyz234567", 52),
        "log": lambda: "\n".join(f"2026-11-{R.randint(10, 28)} 10:{R.randint(10, 59)}:0{R.randint(0, 9)} {pick('INFO', 'WARN', 'ERROR')} {pick('req', 'trace', 'span')}={hx(pick(16, 32))} {pick('GET /v1/users 200', 'POST /login 401 invalid password', 'cache miss key=user:' + rs(DIG, 5), 'token refreshed for user ' + rs(DIG, 4), 'etag W/' + chr(34) + hx(32) + chr(34))} {R.randint(1, 900)}ms" for _ in range(R.randint(2, 12))),
        "json": lambda: json.dumps({"id": rs(DIG, 9), "hash": "0x" + hx(64), "from": address(), "to": address(), "nonce": R.randint(1, 99), "input": "0xa9059cbb" + hx(128), "blockHash": "0x" + hx(64), "r": "0x" + hx(64), "s": "0x" + hx(64), "v": "0x1b"}, indent=pick(None, 2)),
        "calldata": lambda: pick("calldata 0xa9059cbb{}", "bytecode: 0x6080604052{}", "data: 0x{}").format(hx(pick(128, 256, 640))),
        "code": lambda: pick("for (const [key, value] of Object.entries(tokens)) {\n  total += value;\n}", "def hash_password(password: str) -> str:\n    return bcrypt.hashpw(password.encode(), bcrypt.gensalt()).decode()", "SELECT id, password_hash FROM users WHERE email = $1", "const { privateKey, publicKey } = generateKeyPairSync('ed25519');", "with open('id_rsa.pub') as f: key = f.read()", "git log --oneline | head -5\n" + "\n".join(hx(7) + " " + R.choice(EN) for _ in range(5)), "x = np.array([" + ", ".join(str(R.randint(0, 255)) for _ in range(R.randint(20, 90))) + "])"),
        "bcrypt": lambda: pick(f"W/\"{hx(40)}\"", f"ETag: \"{hx(32)}-12\"", f"Docker ID {hx(12)}", f"nonce-{b64(rb(16))}", f"Sec-WebSocket-Accept: {b64(rb(20))}", f"DKIM p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A{b64(rb(256))}", f"google-site-verification={rs(URL64, 43)}"),
        "encrypted_chat": lambda: pick("base64 of the greeting: {}", "{}", "content: {}").format(b64(" ".join(chat(R.randint(1, 4))).encode())),
    }
    return table
