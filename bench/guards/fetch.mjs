// Fetches what a lot is made of: npm packages by npm's own library, documentation packages by apt.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { draw } from "./lot.mjs";

const MAX_UNPACKED = 25e6;
const AT_ONCE = 6;
// By lot from all names hardly a package in a hundred is Chinese; names with these words are so more often.
const CHINESE_NAME =
  /(?:^|[-_/])(?:zh|cn|china|chinese|wechat|weixin|wx|weapp|miniprogram|taro|uni|uniapp|vant|antd|umi|egg|dingtalk|feishu|lark|alipay|aliyun|taobao|tencent|qq|baidu|bilibili|douyin|pinyin|hanzi|lunar|element-plus)(?:[-_/]|$)/;

// Templates and generators carry whole projects, with their lock files and samples of .env.
const PROJECT_NAME =
  /(?:^|[-_/])(?:create|template|templates|boilerplate|starter|scaffold|generator|example|examples|demo|fixtures)(?:[-_]|$)/;

// What few packages carry: signed tokens, certificates, .env samples, logs, scripts. Names with these words have them more often.
const RARE_NAME =
  /(?:^|[-_/])(?:jwt|jose|jws|oauth2?|auth|token|tls|ssl|x509|pem|cert|certs|saml|acme|pki|ssh|pgp|openpgp|webpush|vapid|docker|devops|deploy|dotenv|env|log|logs|logger|sh|bash|hex|buffer|fullstack|monorepo|serverless)(?:[-_/]|$)/;
const RARE_DEBIAN =
  /^(?!task-)(?:golang|librust|python3|node|ruby|php)-.*(?:jwt|jose|jws|oauth|tls|ssl|x509|pem|cert|saml|acme|crypto|ssh|pgp|auth|token|hex)|^(?:.*-(?:scripts|tools|utils|hooks|helper)|dh-.*|.*-common)$/;

/** Installs packages into a folder of their own, once, without running anything of theirs. */
export function install(folder, names) {
  const isThere = (name) => existsSync(join(folder, "node_modules", name.replace(/(?<=.)@.*/, "")));
  if (!names.every(isThere)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), '{ "private": true }');
    const flags = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    const { status } = spawnSync("npm", ["install", ...flags, ...names], { cwd: folder, stdio: "inherit" });
    if (status !== 0) throw new Error(`npm could not install ${names.join(", ")} in ${folder}`);
  }
  return createRequire(join(folder, "package.json"));
}

/** Package names by lot: a quarter each of all there are, of those many depend on, with a Chinese word in the name, of templates. */
export async function drawNames(cache, random, count) {
  const require = install(join(cache, "names"), ["all-the-package-names", "npm-high-impact"]);
  const all = require("all-the-package-names");
  const { npmHighImpact } = await import(require.resolve("npm-high-impact"));
  const share = Math.ceil(count / 4);
  const named = (pattern) => all.filter((name) => pattern.test(name));
  const lists = [all, npmHighImpact, named(CHINESE_NAME), named(PROJECT_NAME)];
  const drawn = lists.map((names) => draw(random, names, share));
  return [...new Set(Array.from({ length: share }, (_, at) => drawn.map((names) => names[at])).flat())];
}

/** Names of packages that are likely to hold the kinds of text that others seldom do. */
export function drawRare(cache, random, count) {
  const all = install(join(cache, "names"), ["all-the-package-names"])("all-the-package-names");
  return draw(
    random,
    all.filter((name) => RARE_NAME.test(name)),
    count,
  );
}

/** Unpacks the newest versions, until `count` are there; what is gone, too large or slow is passed over. */
export async function fetchPackages(cache, names, { count, folder }) {
  const pacote = install(join(cache, "client"), ["pacote"])("pacote");
  const registry = spawnSync("npm", ["config", "get", "registry"], { encoding: "utf8" }).stdout.trim();
  const options = { registry, cache: join(cache, "npm"), fetchRetries: 0, timeout: 15_000, ignoreScripts: true };
  const waiting = [...names].reverse();
  const had = [];
  const fetchOne = async (name) => {
    const { dist } = await pacote.manifest(name, options);
    if ((dist.unpackedSize ?? 0) > MAX_UNPACKED) return;
    await pacote.extract(name, join(folder, name.replace("/", "+")), options);
    had.push(name);
  };
  const worker = async () => {
    while (had.length < count && waiting.length > 0)
      // Unpublished, empty, private or stuck: the next one is taken instead.
      await Promise.race([fetchOne(waiting.pop()).catch(() => {}), sleep(30_000, undefined, { ref: false })]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return [...had];
}

/** What apt knows of, as `{ name, bytes }`; empty where there is no apt or no list. */
function debianPackages() {
  const { stdout } = spawnSync("apt-cache", ["dumpavail"], { encoding: "utf8", maxBuffer: 1e9 });
  const paragraphs = (stdout ?? "").split("\n\n");
  const field = (text, name) => new RegExp(`^${name}: (.*)`, "m").exec(text)?.[1] ?? "";
  return paragraphs.map((text) => ({ name: field(text, "Package"), bytes: Number(field(text, "Size")) }));
}

/** Debian packages by lot: documentation, always what is Chinese of it, small packages of any kind for their scripts, sources for their lock files. */
export function fetchDebian(random, count, folder) {
  const { all, named } = debianNames();
  if (all < 100) {
    console.log("No list of Debian packages here (apt-get update would fetch it): that part is left out.");
    return [];
  }
  return download(folder, [
    ...named(/^(?!.*(?:l10n|fcitx|scim|ibus|openvanilla|task-)).*-zh(?:-|$)/, 12e6),
    ...draw(random, named(/-doc$/, 4e6), count),
    ...draw(random, named(/^(?!.*(?:-doc|-dev|-dbg|^lib.*)$)/, 4e5), count * 5),
    ...draw(random, named(/^(?:golang-.*|librust-.*)-dev$/, 4e5), count * 2),
  ]);
}

/** Debian packages that are likely to hold what others seldom do. */
export const fetchRareDebian = (random, count, folder) =>
  download(folder, draw(random, debianNames().named(RARE_DEBIAN, 4e5), count));

function debianNames() {
  const all = debianPackages();
  const named = (pattern, most) =>
    all.filter(({ name, bytes }) => pattern.test(name) && bytes < most).map(({ name }) => name);
  return { all: all.length, named };
}

/** Downloads and unpacks each by name; gives back those that could be had. */
function download(folder, names) {
  mkdirSync(folder, { recursive: true });
  const waiting = [...new Set(names)];
  // A name that cannot be had fails its whole call, so that not all are asked for at once.
  while (waiting.length > 0) spawnSync("apt-get", ["download", "-q", ...waiting.splice(0, 20)], { cwd: folder });
  const files = readdirSync(folder).filter((file) => file.endsWith(".deb"));
  return files
    .filter((file) => {
      const to = join(folder, file.replace(/_.*/, ""));
      const isUnpacked = ["-x", "-e"].every((what) => spawnSync("dpkg", [what, join(folder, file), to]).status === 0);
      rmSync(join(folder, file));
      return isUnpacked;
    })
    .map((file) => file.replace(/_.*/, ""));
}
