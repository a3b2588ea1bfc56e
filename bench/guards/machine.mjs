// Texts that programs write and people paste: lock files, source maps, minified code, snapshots, logs, dumps, pictures as text.
import { basename } from "node:path";

const BY_NAME = [
  [
    "lock files",
    /^(?:package-lock|npm-shrinkwrap|packages\.lock|composer|flake|deno)\.?(?:json|lock)$|^(?:yarn|bun|poetry|cargo|gemfile|uv|pdm|pipfile|podfile|mix|pubspec|package)\.(?:lock|resolved)$|^pnpm-lock\.ya?ml$|^go\.(?:sum|work\.sum)$|^cabal\.project\.freeze$/i,
  ],
  ["checksum files", /(?:^|[._-])(?:md5|sha\d{1,3})sums?(?:\.txt)?$|\.(?:md5|sha(?:1|256|512))$|^sri\.json$/i],
  ["source maps", /\.map$/],
  ["snapshots", /\.snap$|\.(?:golden|approved|expected)(?:\.\w+)?$/],
  ["logs", /\.log$/],
  ["env examples", /^\.env(?:\.|$)|\.env(?:\.\w+)*$|^env\.(?:example|sample|template)$/],
  ["svg", /\.svg$/],
  ["minified", /[.-]min\.(?:js|mjs|css)$|\.bundle\.js$/],
  ["keys and certificates", /\.(?:crt|cer|pem|pub|asc|sig)$/],
];
// What such texts look like inside others; the rest of the file is cut away, a few lines around are kept.
const BY_LOOK = [
  ["base64 images", /data:(?:image|font|application)\/[\w.+-]+;base64,/],
  ["hex dumps", /(?:^[ \t]*(?:0x)?[0-9a-f]{4,16}:?(?:[ \t]+[0-9a-f]{2,8}){8,}.*\n?){3,}/im],
  ["JWT docs", /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.|\bJSON Web Token|\bjwt\.(?:sign|verify|decode)/],
];
const AROUND = 1_200;

/** The kind of a whole file that a program wrote; undefined: none of them. */
export function machineKind(file, text) {
  const name = basename(file).replace(/\.gz$/, "");
  const named = BY_NAME.find(([, pattern]) => pattern.test(name))?.[0];
  if (named) return named;
  return /\.(?:js|mjs|cjs|css)$/.test(name) && text.length / text.split("\n").length > 400 ? "minified" : undefined;
}

/** `[kind, piece]` for what of a written file looks like a program's. */
export function machinePieces(text) {
  return BY_LOOK.flatMap(([kind, pattern]) => {
    const at = text.search(pattern);
    return at < 0 ? [] : [[kind, text.slice(Math.max(0, at - 300), at + AROUND)]];
  });
}
