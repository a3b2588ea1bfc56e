import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findBrowser } from "../../../scripts/find-browser.mjs";
import { makeWorkbench, type Workbench } from "../../support/workbench.js";

const WORKS = "#!/bin/sh\nexit 0\n";
const SKIPPED = /^chat-hooks: no Chromium here.*: browser tests are skipped\. To run them: apt install chromium/m;
const asRoot = test.runIf(process.getuid?.() === 0);

/** Runs what `npm test` runs first, on a machine that has nothing but what is on the bench. */
const prepare = ({ root }: Workbench, env: Record<string, string> = {}): string =>
  execFileSync(process.execPath, ["scripts/browser.mjs"], { env: { PATH: root, ...env }, encoding: "utf8" });

/** An apt-get that knows of Chromium, by the name it has there, only when its lists are new. */
const aptGet = (root: string, name = "chromium-headless-shell"): string => `#!/bin/sh
echo "$*" >> ${root}/asked
case "$*" in
*update*) : > ${root}/lists ;;
*) [ -e ${root}/lists ] && [ "$5" = ${name} ] || { echo "E: Unable to locate package $5" >&2; exit 100; }
   printf '${WORKS.replaceAll("\n", "\\n")}' > ${root}/chromium; /bin/chmod +x ${root}/chromium ;;
esac
`;

test("a browser is found by its name; one that does not start is none", () => {
  const { root, script } = makeWorkbench();
  expect(findBrowser({ PATH: root })).toBeUndefined();
  script("chromium-browser", "#!/bin/sh\nexit 10\n");
  expect(findBrowser({ PATH: root })).toBeUndefined();
  const chrome = script("google-chrome", WORKS);
  expect(findBrowser({ PATH: root })).toBe(chrome);
  expect(findBrowser({ PATH: root, CHROMIUM: `${root}/elsewhere` })).toBeUndefined();
});

test("where there is no browser one line says so, and nothing is installed on a person's machine", () => {
  const bench = makeWorkbench();
  bench.script("apt-get", aptGet(bench.root));
  expect(prepare(bench)).toMatch(SKIPPED);
  expect(existsSync(`${bench.root}/asked`)).toBe(false);
});

asRoot.each([
  ["chromium-headless-shell", ["chromium-headless-shell", "chromium", "-qq update", "chromium-headless-shell"]],
  ["chromium", ["chromium-headless-shell", "chromium", "-qq update", "chromium-headless-shell", "chromium"]],
])("a CI machine gets %s, with new package lists only where the old ones will not do", (name, asked) => {
  const bench = makeWorkbench();
  bench.script("apt-get", aptGet(bench.root, name));
  expect(prepare(bench, { CI: "true" })).not.toMatch(SKIPPED);
  const lines = readFileSync(`${bench.root}/asked`, "utf8").trim().split("\n");
  expect(lines.map((line) => line.replace("-qq install -y --no-install-recommends ", ""))).toEqual(asked);
  expect(prepare(bench, { CI: "true" })).toBe("");
});

asRoot("an installation that fails is a line, and no error", () => {
  const bench = makeWorkbench();
  bench.script("apt-get", `#!/bin/sh\necho "E: no network" >&2\nexit 100\n`);
  expect(prepare(bench, { CI: "true" })).toMatch(/no Chromium here \(installing it failed: E: no network\)/);
});
