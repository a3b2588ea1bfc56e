import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Locked = { os?: string[]; cpu?: string[]; libc?: string[]; optionalDependencies?: Record<string, string> };
type Lock = { packages: Record<string, Locked> };

const PLATFORMS = [
  { os: "linux", cpu: "x64", libc: "glibc" },
  { os: "linux", cpu: "x64", libc: "musl" },
  { os: "linux", cpu: "arm64", libc: "glibc" },
  { os: "linux", cpu: "arm64", libc: "musl" },
  { os: "darwin", cpu: "x64" },
  { os: "darwin", cpu: "arm64" },
  { os: "win32", cpu: "x64" },
];

const text = readFileSync("package-lock.json", "utf8");
const read = (): Lock => JSON.parse(text);

/** Where a package with a binary a platform has none for one that we support: "rolldown: darwin arm64". */
function missing({ packages }: Lock): string[] {
  return Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) => {
    const names = Object.keys(optionalDependencies);
    // One alone is no set of binaries: fsevents is for macOS and nobody else.
    if (names.length < 2) return [];
    const binaries = names.flatMap(
      (name) => packages[`${place}/node_modules/${name}`] ?? packages[`node_modules/${name}`] ?? [],
    );
    const fits = (binary: Locked, platform: (typeof PLATFORMS)[number]): boolean =>
      (binary.os?.includes(platform.os) ?? false) &&
      (binary.cpu?.includes(platform.cpu) ?? true) &&
      (platform.libc === undefined || (binary.libc?.includes(platform.libc) ?? true));
    return PLATFORMS.filter((platform) => !binaries.some((binary) => fits(binary, platform))).map(
      (platform) => `${place.replace(/^.*node_modules\//, "")}: ${Object.values(platform).join(" ")}`,
    );
  });
}

test("the lock file has every binary for every platform we support", () => {
  expect(missing(read())).toEqual([]);
  expect(Object.keys(read().packages)).toEqual(
    expect.arrayContaining(
      ["esbuild", "typescript", "@biomejs/biome", "rolldown"].map((name) => `node_modules/${name}`),
    ),
  );
});

test("a binary that is not in the lock file is missed", () => {
  const lock = read();
  delete lock.packages["node_modules/@esbuild/darwin-arm64"];
  delete lock.packages["node_modules/@biomejs/cli-linux-x64-musl"];
  expect(missing(lock).sort()).toEqual(["@biomejs/biome: linux x64 musl", "esbuild: darwin arm64"]);
});

test("the lock file names no registry", () => {
  expect(text).not.toMatch(/"resolved": "http/);
});
