// Tokens made by the formats that the services publish, one row a service. Written from their documentation, not from the
// guards' tables: what is missing there must be able to show here. All of them are made on the spot and open nothing.
import { createHmac, generateKeyPairSync } from "node:crypto";
import { crc32 } from "node:zlib";
import { pick } from "./lot.mjs";

const DIGITS = "0123456789";
const HEX = `${DIGITS}abcdef`;
const LOWER = "abcdefghijklmnopqrstuvwxyz";
const UPPER = LOWER.toUpperCase();
const BASE32 = `${UPPER}234567`;
const ALNUM = DIGITS + UPPER + LOWER;
const URL64 = `${ALNUM}-_`;

/** The parts tokens are made of, from one source of chance. */
function makers(random) {
  const of = (alphabet, length) => Array.from({ length }, () => pick(random, alphabet)).join("");
  const bytes = (length) => Buffer.from(Array.from({ length }, () => Math.floor(random() * 256)));
  const uuid = () => [8, 4, 4, 4, 12].map((length) => of(HEX, length)).join("-");
  /** GitHub's and npm's: thirty characters and their CRC-32 in base 62. */
  const checked = (prefix) => {
    const body = of(ALNUM, 30);
    let rest = crc32(body);
    let sum = "";
    for (let at = 0; at < 6; at++, rest = Math.floor(rest / 62)) sum = ALNUM[rest % 62] + sum;
    return `${prefix}${body}${sum}`;
  };
  const json = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const jwt = () => {
    const head = `${json({ alg: "HS256", typ: "JWT" })}.${json({ sub: of(DIGITS, 10), role: "service_role", iat: 1_700_000_000 })}`;
    return `${head}.${createHmac("sha256", of(HEX, 20)).update(head).digest("base64url")}`;
  };
  return { of, bytes, uuid, checked, json, jwt };
}

/** Services whose tokens can be told by their look. */
const SHAPED = {
  "GitHub classic": ({ checked }) => checked("ghp_"),
  "GitHub OAuth": ({ checked }) => checked("gho_"),
  "GitHub app": ({ checked }) => checked("ghs_"),
  "GitHub fine-grained": ({ of }) => `github_pat_${of(ALNUM, 22)}_${of(ALNUM, 59)}`,
  "GitLab personal": ({ of }) => `glpat-${of(URL64, 20)}`,
  "GitLab trigger": ({ of }) => `glptt-${of(HEX, 40)}`,
  "GitLab deploy": ({ of }) => `gldt-${of(URL64, 20)}`,
  "GitLab runner": ({ of }) => `glrt-${of(URL64, 20)}`,
  "Slack bot": ({ of }) => `xoxb-${of(DIGITS, 12)}-${of(DIGITS, 13)}-${of(ALNUM, 24)}`,
  "Slack user": ({ of }) => `xoxp-${of(DIGITS, 12)}-${of(DIGITS, 12)}-${of(DIGITS, 13)}-${of(HEX, 32)}`,
  "Slack app": ({ of }) => `xapp-1-A${of(DIGITS + UPPER, 10)}-${of(DIGITS, 13)}-${of(HEX, 64)}`,
  "Slack webhook": ({ of }) =>
    `https://hooks.slack.com/services/T${of(DIGITS + UPPER, 10)}/B${of(DIGITS + UPPER, 10)}/${of(ALNUM, 24)}`,
  "Stripe secret": ({ of }) => `sk_live_51${of(ALNUM, 97)}`,
  "Stripe restricted": ({ of }) => `rk_live_51${of(ALNUM, 97)}`,
  "Stripe webhook": ({ of }) => `whsec_${of(ALNUM, 32)}`,
  "OpenAI project": ({ of }) => `sk-proj-${of(URL64, 74)}T3BlbkFJ${of(URL64, 74)}`,
  "OpenAI legacy": ({ of }) => `sk-${of(ALNUM, 20)}T3BlbkFJ${of(ALNUM, 20)}`,
  Anthropic: ({ of }) => `sk-ant-api03-${of(URL64, 93)}AA`,
  OpenRouter: ({ of }) => `sk-or-v1-${of(HEX, 64)}`,
  DeepSeek: ({ of }) => `sk-${of(HEX, 32)}`,
  Groq: ({ of }) => `gsk_${of(ALNUM, 52)}`,
  xAI: ({ of }) => `xai-${of(ALNUM, 80)}`,
  Perplexity: ({ of }) => `pplx-${of(ALNUM, 48)}`,
  Replicate: ({ of }) => `r8_${of(ALNUM, 37)}`,
  "Hugging Face": ({ of }) => `hf_${of(UPPER + LOWER, 34)}`,
  LangSmith: ({ of }) => `lsv2_pt_${of(HEX, 32)}_${of(HEX, 10)}`,
  Pinecone: ({ of }) => `pcsk_${of(ALNUM, 5)}_${of(ALNUM, 63)}`,
  ElevenLabs: ({ of }) => `sk_${of(HEX, 48)}`,
  "Google API": ({ of }) => `AIzaSy${of(URL64, 33)}`,
  "Google OAuth secret": ({ of }) => `GOCSPX-${of(URL64, 28)}`,
  "Google access": ({ of }) => `ya29.a0${of(URL64, 160)}`,
  "AWS pair": ({ of }) => `AKIA${of(BASE32, 16)} ${of(`${ALNUM}+/`, 40)}`,
  "Azure client secret": ({ of }) => `${of(ALNUM, 3)}8Q~${of(`${ALNUM}-_.~`, 34)}`,
  "Azure storage": ({ bytes }) =>
    `DefaultEndpointsProtocol=https;AccountName=media01;AccountKey=${bytes(64).toString("base64")};EndpointSuffix=core.windows.net`,
  npm: ({ checked }) => checked("npm_"),
  PyPI: ({ of }) => `pypi-AgEIcHlwaS5vcmc${of(URL64, 150)}`,
  RubyGems: ({ of }) => `rubygems_${of(HEX, 48)}`,
  NuGet: ({ of }) => `oy2${of(BASE32.toLowerCase(), 43)}`,
  "crates.io": ({ of }) => `cio${of(ALNUM, 32)}`,
  "Docker Hub": ({ of }) => `dckr_pat_${of(URL64, 27)}`,
  SendGrid: ({ of }) => `SG.${of(URL64, 22)}.${of(URL64, 43)}`,
  Mailchimp: ({ of }) => `${of(HEX, 32)}-us${of("123456789", 1)}`,
  Mailgun: ({ of }) => `key-${of(HEX, 32)}`,
  Brevo: ({ of }) => `xkeysib-${of(HEX, 64)}-${of(ALNUM, 16)}`,
  Resend: ({ of }) => `re_${of(ALNUM, 8)}_${of(ALNUM, 24)}`,
  "Shopify access": ({ of }) => `shpat_${of(HEX, 32)}`,
  "Shopify shared": ({ of }) => `shpss_${of(HEX, 32)}`,
  Square: ({ of }) => `sq0csp-${of(URL64, 43)}`,
  DigitalOcean: ({ of }) => `dop_v1_${of(HEX, 64)}`,
  Heroku: ({ of }) => `HRKU-AA${of(URL64, 58)}`,
  Netlify: ({ of }) => `nfp_${of(ALNUM, 36)}`,
  Render: ({ of }) => `rnd_${of(ALNUM, 32)}`,
  Supabase: ({ of }) => `sbp_${of(HEX, 40)}`,
  PlanetScale: ({ of }) => `pscale_tkn_${of(URL64, 43)}`,
  Databricks: ({ of }) => `dapi${of(HEX, 32)}`,
  "New Relic": ({ of }) => `NRAK-${of(DIGITS + UPPER, 27)}`,
  "Grafana service account": ({ of }) => `glsa_${of(ALNUM, 32)}_${of(HEX, 8)}`,
  "Grafana cloud": ({ of, json }) =>
    `glc_${json({ o: of(DIGITS, 6), n: "stack-1-write", k: of(ALNUM, 24), m: { r: "eu" } })}`,
  "Sentry user": ({ of }) => `sntryu_${of(HEX, 64)}`,
  "Sentry organisation": ({ of, json }) =>
    `sntrys_${json({ iat: 1_700_000_000.1, url: "https://sentry.io", org: "acme" })}_${of(`${ALNUM}+/`, 43)}`,
  Linear: ({ of }) => `lin_api_${of(ALNUM, 40)}`,
  Notion: ({ of }) => `ntn_${of(DIGITS, 11)}${of(ALNUM, 35)}`,
  Airtable: ({ of }) => `pat${of(ALNUM, 14)}.${of(HEX, 64)}`,
  Figma: ({ of }) => `figd_${of(URL64, 40)}`,
  Postman: ({ of }) => `PMAK-${of(HEX, 24)}-${of(HEX, 34)}`,
  Doppler: ({ of }) => `dp.pt.${of(ALNUM, 43)}`,
  Contentful: ({ of }) => `CFPAT-${of(URL64, 43)}`,
  "HashiCorp Vault": ({ of }) => `hvs.CAESI${of(URL64, 90)}`,
  "Terraform Cloud": ({ of }) => `${of(ALNUM, 14)}.atlasv1.${of(ALNUM, 67)}`,
  Tailscale: ({ of }) => `tskey-auth-k${of(ALNUM, 11)}CNTRL-${of(ALNUM, 32)}`,
  Atlassian: ({ of }) => `ATATT3xFfGF0${of(URL64, 171)}=${of(HEX.toUpperCase(), 8)}`,
  Buildkite: ({ of }) => `bkua_${of(HEX, 40)}`,
  Dynatrace: ({ of }) => `dt0c01.${of(BASE32, 24)}.${of(BASE32, 64)}`,
  Telegram: ({ of }) => `${of("123456789", 1)}${of(DIGITS, 9)}:AA${of(URL64, 33)}`,
  Discord: ({ of }) => `${Buffer.from(of("123456789", 18)).toString("base64url")}.G${of(URL64, 5)}.${of(URL64, 38)}`,
  "Discord webhook": ({ of }) => `https://discord.com/api/webhooks/${of("123456789", 18)}/${of(URL64, 68)}`,
  "Alibaba Cloud pair": ({ of }) => `LTAI5t${of(ALNUM, 18)} ${of(ALNUM, 30)}`,
  "Tencent Cloud pair": ({ of }) => `AKID${of(ALNUM, 32)} ${of(ALNUM, 32)}`,
  age: ({ of }) => `AGE-SECRET-KEY-1${of("QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L", 58)}`,
  JWT: ({ jwt }) => jwt(),
  "URL password": ({ of }) => `postgres://app:${of(ALNUM, 18)}@db.internal:5432/app`,
  "PEM, RSA": () =>
    generateKeyPairSync("rsa", { modulusLength: 1024 }).privateKey.export({ type: "pkcs1", format: "pem" }),
  "PEM, EC": () =>
    generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ type: "sec1", format: "pem" }),
  "PEM, Ed25519": () => generateKeyPairSync("ed25519").privateKey.export({ type: "pkcs8", format: "pem" }),
};

/** Values without a look of their own: only the name beside them tells. */
const NAMED = {
  DATADOG_API_KEY: ({ of }) => of(HEX, 32),
  CLOUDFLARE_API_TOKEN: ({ of }) => of(URL64, 40),
  VERCEL_TOKEN: ({ of }) => of(ALNUM, 24),
  TWILIO_AUTH_TOKEN: ({ of }) => of(HEX, 32),
  COHERE_API_KEY: ({ of }) => of(ALNUM, 40),
  MISTRAL_API_KEY: ({ of }) => of(ALNUM, 32),
  ALGOLIA_ADMIN_KEY: ({ of }) => of(HEX, 32),
  POSTMARK_SERVER_TOKEN: ({ uuid }) => uuid(),
  HEROKU_API_KEY: ({ uuid }) => uuid(),
  SNYK_TOKEN: ({ uuid }) => uuid(),
  CIRCLECI_TOKEN: ({ of }) => of(HEX, 40),
  FASTLY_API_TOKEN: ({ of }) => of(URL64, 32),
  WECHAT_APP_SECRET: ({ of }) => of(HEX, 32),
  DINGTALK_APP_SECRET: ({ of }) => of(URL64, 64),
  BAIDU_SECRET_KEY: ({ of }) => of(ALNUM, 32),
  JWT_SECRET: ({ bytes }) => bytes(32).toString("base64"),
  SESSION_SECRET: ({ of }) => of(HEX, 64),
  DB_PASSWORD: ({ of }) => of(`${ALNUM}!#%*+`, 16),
  REDIS_PASSWORD: ({ of }) => of(ALNUM, 24),
  PLAID_SECRET: ({ of }) => of(HEX, 30),
};

const SENTENCES = [
  (value) => `Here is the token I found in the config: ${value}`,
  (value) => `I set it up for you. The key is \`${value}\`, keep it safe.`,
  (value) => `Done.\n\n\`\`\`\n${value}\n\`\`\`\nLet me know if it works.`,
  (value) => `curl -H "Authorization: Bearer ${value}" https://api.example.com/v1/me`,
  (value) => `密钥是 ${value}，请妥善保管。`,
  (value) => `我在配置文件里看到了这个：\n${value}\n要不要我把它移到环境变量里？`,
  (value) => `"token": "${value}",`,
  (value) => `client = Client("${value}")`,
];
const ASSIGNMENTS = [
  (name, value) => `${name}=${value}`,
  (name, value) => `export ${name}="${value}"`,
  (name, value) => `I put ${name}=${value} into .env and restarted the service.`,
  (name, value) => `{ "${name.toLowerCase()}": "${value}" }`,
  (name, value) => `os.environ["${name}"] = "${value}"`,
  (name, value) => `${name.toLowerCase().replaceAll("_", " ")}: ${value}`,
  (name, value) => `setenv("${name}", "${value}")`,
  (name, value) => `环境变量 ${name} 已设为 ${value}`,
];

/** Messages that give a token away: `{ group, kind, text }`. */
export function tokenMessages(random, each) {
  const make = makers(random);
  const times = Array.from({ length: each });
  return [
    ...Object.entries(SHAPED).flatMap(([kind, token]) =>
      times.map(() => ({ group: "well-known services", kind, text: pick(random, SENTENCES)(token(make)) })),
    ),
    ...Object.entries(NAMED).flatMap(([kind, token]) =>
      times.map(() => ({ group: "named values", kind, text: pick(random, ASSIGNMENTS)(kind, token(make)) })),
    ),
  ];
}
