"""Tokens of services and bots, JWTs, credentials in URLs, lines of .env files."""
import json
import zlib

from dice import B62, DIG, LOW, R, STD64, UP, URL64, b64, b64u, bech32, hx, pick, rb, rs
from keys import labelled, pem, pkcs8_der, rsa_der


def crc62(body):
    number, out = zlib.crc32(body.encode()), ""
    while number:
        number, rest = divmod(number, 62)
        out = B62[rest] + out
    return out.rjust(6, "0")


def gh(prefix):
    body = rs(B62, 30)
    return prefix + body + crc62(body)


def jwt():
    head = pick({"alg": "HS256", "typ": "JWT"}, {"alg": "RS256", "typ": "JWT", "kid": hx(16)}, {"typ": "JWT", "alg": "ES256"})
    body = {"sub": rs(DIG, 8), "iat": 1700000000 + R.randint(0, 10 ** 7), "exp": 1800000000 + R.randint(0, 10 ** 7), "role": pick("service_role", "admin", "user"), "iss": pick("supabase", "https://id.example.org/")}
    return ".".join((b64u(json.dumps(head, separators=(",", ":")).encode()), b64u(json.dumps(body, separators=(",", ":")).encode()), b64u(rb(pick(32, 64, 256)))))


def password():
    return rs(B62, R.randint(6, 12)) + pick("!", "#", "$", "_", "%", "") + rs(B62, R.randint(4, 8)) + rs(DIG, 1)


def url_credentials():
    host = pick("db.internal", "10.0.3.7", "cluster0.ab1cd.mongodb.net", "redis-12345.c1.eu.cloud.redislabs.com", "prod-db.cx9.us-east-1.rds.amazonaws.com", "example-host.cn")
    word = password().replace("#", "").replace("%", "").replace("!", "")
    return pick(f"postgres://app:{word}@{host}:5432/prod", f"postgresql+asyncpg://svc:{word}@{host}/main", f"mysql://root:{word}@{host}:3306/shop", f"mongodb+srv://admin:{word}@{host}/test?retryWrites=true",
                f"redis://:{word}@{host}:6379/0", f"amqps://bot:{word}@{host}/vhost", f"https://deploy:{word}@{host}/repo.git", f"https://oauth2:{gh('ghp_')}@github.com/acme/app.git", f"ftp://upload:{word}@{host}/in",
                f"smtp://mailer:{word}@{host}:587", f"socks5://u{rs(DIG, 4)}:{word}@{host}:1080")


def env_line():
    name, value = R.choice([
        ("DB_PASSWORD", password()), ("POSTGRES_PASSWORD", password()), ("SECRET_KEY", rs(URL64, 50)), ("JWT_SECRET", hx(64)), ("SESSION_SECRET", rs(B62, 40)), ("API_KEY", rs(B62, 32)),
        ("API_SECRET", rs(B62, 48)), ("ACCESS_TOKEN", rs(URL64, 44)), ("NEXTAUTH_SECRET", b64(rb(32))), ("MYSQL_ROOT_PASSWORD", password()), ("REDIS_PASSWORD", rs(B62, 24)), ("ENCRYPTION_KEY", hx(64)),
        ("CLIENT_SECRET", rs(URL64, 40)), ("BINANCE_API_SECRET", rs(B62, 64)), ("SMTP_PASS", password()), ("WEBHOOK_SECRET", hx(40)), ("DJANGO_SECRET_KEY", rs(LOW + DIG + "!@^&*(-_=+)", 50)), ("MASTER_KEY", hx(32))])
    return pick(f"{name}={value}", f"export {name}={value}", f"{name}=\"{value}\"", f"{name.lower()}: {value}", f"NODE_ENV=production\n{name}={value}\nPORT=3000", f"- {name}={value}", f"ENV {name}={value}")


def service_account():
    return json.dumps({"type": "service_account", "project_id": "demo-" + rs(DIG, 6), "private_key_id": hx(40), "private_key": pem("PRIVATE KEY", pkcs8_der()) + "\n", "client_email": "bot@demo.iam.gserviceaccount.com"}, indent=2)


def aws_pair():
    return pick("AKIA", "AKIA", "ASIA") + rs(UP + "234567", 16), rs(STD64, 40)


def aws():
    key, secret = aws_pair()
    return pick(f"aws_access_key_id = {key}\naws_secret_access_key = {secret}", f"AWS_SECRET_ACCESS_KEY={secret}", f"{key}", f"AccessKeyId: {key}, SecretAccessKey: {secret}", f'{{"AccessKeyId":"{key}","SecretAccessKey":"{secret}"}}', f"aws key {key} secret {secret}")


def openai():
    tail = lambda n: rs(URL64, n)
    return pick("sk-" + rs(B62, 20) + "T3BlbkFJ" + rs(B62, 20), f"sk-proj-{tail(74)}T3BlbkFJ{tail(74)}", f"sk-svcacct-{tail(74)}T3BlbkFJ{tail(74)}", f"sk-admin-{tail(58)}T3BlbkFJ{tail(58)}")


def uuid():
    return "-".join((hx(8), hx(4), "4" + hx(3), pick("8", "9", "a", "b") + hx(3), hx(12)))


SERVICES = {
    "aws": aws,
    "github": lambda: pick(gh("ghp_"), gh("gho_"), gh("ghu_"), gh("ghs_"), "ghr_" + rs(B62, 76), f"github_pat_{rs(B62, 22)}_{rs(B62, 59)}"),
    "gitlab": lambda: pick("glpat-" + rs(URL64, 20), "gldt-" + rs(URL64, 20), "glrt-" + rs(URL64, 20), "glptt-" + hx(40), f"glcbt-{hx(2)}_{rs(B62, 20)}", f"glpat-{rs(URL64, 27)}.{pick('01', '0d')}.{rs(LOW + DIG, 9)}"),
    "slack": lambda: pick(f"xoxb-{rs(DIG, 12)}-{rs(DIG, 13)}-{rs(B62, 24)}", f"xoxp-{rs(DIG, 12)}-{rs(DIG, 12)}-{rs(DIG, 13)}-{hx(32)}", f"xapp-1-A{rs(UP + DIG, 10)}-{rs(DIG, 13)}-{hx(64)}", f"https://hooks.slack.com/services/T{rs(UP + DIG, 10)}/B{rs(UP + DIG, 10)}/{rs(B62, 24)}"),
    "stripe": lambda: pick("sk_live_" + rs(B62, pick(24, 99)), "rk_live_" + rs(B62, 24), "sk_test_51" + rs(B62, 97), "whsec_" + rs(B62, 32)),
    "openai": openai,
    "anthropic": lambda: pick("sk-ant-api03-" + rs(URL64, 93) + "AA", "sk-ant-oat01-" + rs(URL64, 93) + "AA", "sk-ant-admin01-" + rs(URL64, 93) + "AA"),
    "google": lambda: pick("AIzaSy" + rs(URL64, 33), "GOCSPX-" + rs(URL64, 28), "ya29.a0A" + rs(URL64, 150), "1//0" + rs(B62, 1) + rs(URL64, 90)),
    "google_sa": service_account,
    "telegram_bot": lambda: pick("{}", "bot token: {}", "https://api.telegram.org/bot{}/getMe", "TELEGRAM_BOT_TOKEN={}", "BotFather 给的 token：{}").format(f"{R.randint(10 ** 8, 8 * 10 ** 9)}:AA{pick('E', 'F', 'G', 'H')}{rs(URL64, 32)}"),
    "discord": lambda: pick(f"{b64u(str(R.randint(10 ** 17, 12 * 10 ** 17)).encode())}.G{rs(URL64, 5)}.{rs(URL64, 38)}", f"https://discord.com/api/webhooks/{rs('123456789', 18)}/{rs(URL64, 68)}"),
    "npm": lambda: pick("npm_" + gh(""), "//registry.npmjs.org/:_authToken=npm_" + gh(""), "//registry.npmjs.org/:_authToken=" + uuid()),
    "pypi": lambda: "pypi-AgEIcHlwaS5vcmc" + rs(URL64, R.randint(130, 170)),
    "sendgrid": lambda: f"SG.{rs(URL64, 22)}.{rs(URL64, 43)}",
    "twilio": lambda: pick("SK" + hx(32), f"TWILIO_ACCOUNT_SID=AC{hx(32)}\nTWILIO_AUTH_TOKEN={hx(32)}", f"twilio auth token: {hx(32)}"),
    "huggingface": lambda: "hf_" + rs(B62, 34),
    "azure": lambda: pick(f"DefaultEndpointsProtocol=https;AccountName=store{rs(DIG, 3)};AccountKey={b64(rb(64))};EndpointSuffix=core.windows.net", f"{rs(B62, 3)}8Q~{rs(URL64 + '~.', 34)}", f"AZURE_CLIENT_SECRET={rs(B62, 3)}8Q~{rs(URL64, 34)}", f"Endpoint=sb://bus.servicebus.windows.net/;SharedAccessKeyName=Root;SharedAccessKey={b64(rb(32))}", f"https://store.blob.core.windows.net/c/f?sv=2022-11-02&se=2027-01-01&sr=c&sp=rl&sig={b64(rb(32)).replace('+', '%2B').replace('/', '%2F').replace('=', '%3D')}"),
    "cloudflare": lambda: pick(f"CLOUDFLARE_API_TOKEN={rs(URL64, 40)}", f"cloudflare api token: {rs(URL64, 40)}", f"v1.0-{hx(24)}-{hx(146)}", f"CF_API_KEY={hx(37)}", f"X-Auth-Key: {hx(37)}"),
    "digitalocean": lambda: pick("dop_v1_", "doo_v1_", "dor_v1_") + hx(64),
    "aliyun": lambda: (lambda k, s: pick(f"AccessKey ID: {k}\nAccessKey Secret: {s}", f"accessKeyId: '{k}', accessKeySecret: '{s}'", f"阿里云 AK {k} SK {s}", f"ALIBABA_CLOUD_ACCESS_KEY_SECRET={s}"))("LTAI5t" + rs(B62, 18), rs(B62, 30)),
    "tencent": lambda: (lambda k, s: pick(f"SecretId: {k}\nSecretKey: {s}", f"TENCENTCLOUD_SECRET_KEY={s}", f"腾讯云 SecretId {k}，SecretKey {s}", f"secret_id=\"{k}\"\nsecret_key=\"{s}\""))("AKID" + rs(B62, 32), rs(B62, 32)),
    "wechat": lambda: (lambda a, s: pick(f"appid: {a}\nappsecret: {s}", f"公众号 AppID {a} AppSecret {s}", f"https://api.weixin.qq.com/cgi-bin/token?grant_type=client_credential&appid={a}&secret={s}", f"WECHAT_APP_SECRET={s}", f"小程序密钥：{s}"))("wx" + hx(16), hx(32)),
    "wecom": lambda: pick(f"https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key={uuid()}", f"corpsecret={rs(URL64, 43)}", f"企业微信 Secret：{rs(URL64, 43)}"),
    "feishu": lambda: pick(f"https://open.feishu.cn/open-apis/bot/v2/hook/{uuid()}", f"FEISHU_APP_ID=cli_{hx(16)}\nFEISHU_APP_SECRET={rs(B62, 32)}", f"飞书 App Secret: {rs(B62, 32)}", f'"app_id":"cli_{hx(16)}","app_secret":"{rs(B62, 32)}"'),
    "dingtalk": lambda: pick("SEC" + hx(64), f"https://oapi.dingtalk.com/robot/send?access_token={hx(64)}", f"钉钉加签密钥 SEC{hx(64)}"),
    "deepseek": lambda: pick("sk-" + hx(32), "DEEPSEEK_API_KEY=sk-" + hx(32)),
    "moonshot": lambda: pick("sk-" + rs(B62, 48), "MOONSHOT_API_KEY=sk-" + rs(B62, 48)),
    "zhipu": lambda: labelled(f"{hx(32)}.{rs(B62, 16)}", "ZHIPUAI_API_KEY", "智谱 API Key", "zhipu api key"),
    "openrouter": lambda: "sk-or-v1-" + hx(64),
    "groq_xai": lambda: pick("gsk_" + rs(B62, 52), "xai-" + rs(B62, 80), "pplx-" + rs(B62, 48), "r8_" + rs(B62, 37)),
    "baidu_volc": lambda: pick(f"bce-v3/ALTAK-{rs(B62, 21)}/{hx(40)}", f"VOLC_ACCESSKEY=AKLT{rs(B62, 44)}\nVOLC_SECRETKEY={b64(rb(44))}"),
    "linear_notion": lambda: pick("lin_api_" + rs(B62, 40), "ntn_" + rs(DIG, 11) + rs(B62, 35), "secret_" + rs(B62, 43), "figd_" + rs(URL64, 40), f"pat{rs(B62, 14)}.{hx(64)}"),
    "shopify_square": lambda: pick("shpat_" + hx(32), "shpss_" + hx(32), "sq0csp-" + rs(URL64, 43)),
    "mail": lambda: pick("key-" + hx(32), hx(32) + "-us" + str(R.randint(1, 21)), f"xkeysib-{hx(64)}-{rs(B62, 16)}", "re_" + rs(B62, 8) + "_" + rs(B62, 24)),
    "monitoring": lambda: pick("NRAK-" + rs(UP + DIG, 27), f"glsa_{rs(B62, 32)}_{hx(8)}", "sntryu_" + hx(64), f"DD_API_KEY={hx(32)}", "glc_" + b64(json.dumps({"o": rs(DIG, 6), "n": "stack", "k": rs(B62, 24), "m": {"r": "us"}}).encode())),
    "infra": lambda: pick("hvs." + rs(URL64, 95), f"{rs(B62, 14)}.atlasv1.{rs(URL64, 64)}", "dp.pt." + rs(B62, 43), "dapi" + hx(32), "HRKU-AA" + rs(URL64, 58), "sbp_" + hx(40), f"pscale_tkn_{rs(URL64, 43)}", "pul-" + hx(40), f"tskey-auth-k{rs(B62, 11)}CNTRL-{rs(B62, 32)}", "dckr_pat_" + rs(URL64, 27), "nfp_" + rs(B62, 36), "PMAK-" + hx(24) + "-" + hx(34)),
    "atlassian": lambda: pick("ATATT3xFfGF0" + rs(URL64, 170) + "=" + hx(8).upper(), "ATBB" + rs(B62, 24) + hx(8).upper()),
    "packages": lambda: pick("rubygems_" + hx(48), "cio" + rs(B62, 32), "oy2" + rs(LOW + DIG, 43)),
    "facebook_x": lambda: pick("EAA" + rs(B62, 180), "AAAAAAAAAAAAAAAAAAAAA" + rs(B62, 30) + "%3D" + rs(B62, 50)),
    "firebase": lambda: f"AAAA{rs(URL64, 7)}:APA91b{rs(URL64, 134)}",
    "age_wireguard": lambda: pick(bech32("age-secret-key-", rb(32)).upper(), f"[Interface]\nPrivateKey = {b64(rb(32))}\nAddress = 10.0.0.2/24"),
    "rpc_url": lambda: pick(f"https://eth-mainnet.g.alchemy.com/v2/{rs(URL64, 32)}", f"https://mainnet.infura.io/v3/{hx(32)}", f"wss://example.quiknode.pro/{hx(40)}/"),
    "exchange": lambda: pick(f"Binance API Secret: {rs(B62, 64)}", f"币安 secret key：{rs(B62, 64)}", f"OKX secretKey {hx(32).upper()} passphrase {password()}", f"apiKey: '{rs(B62, 64)}', secret: '{rs(B62, 64)}'"),
    "auth_header": lambda: pick(f"Authorization: Bearer {rs(URL64, 48)}", f"curl -H 'Authorization: Bearer {rs(B62, 40)}' https://api.example.org/v1", f"Authorization: Basic {b64(('admin:' + password()).encode())}", f"curl -u admin:{password().replace('!', '')} https://ci.example.org/job", f"X-API-Key: {rs(B62, 40)}"),
    "kubeconfig": lambda: f"users:\n- name: admin\n  user:\n    client-key-data: {b64(pem('RSA PRIVATE KEY', rsa_der(512)).encode())}",
    "docker_auth": lambda: json.dumps({"auths": {"ghcr.io": {"auth": b64(f"bot:{gh('ghp_')}".encode())}}}, indent=2),
    "password": lambda: pick("password: {}", "the root password is {}", "密码：{}", "数据库密码是 {}", "pwd={}", "\"password\": \"{}\"", "login admin / password {}", "sshpass -p '{}' ssh root@10.0.0.5", "mysql -uroot -p{}", "服务器密码改成 {} 了").format(password()),
}
