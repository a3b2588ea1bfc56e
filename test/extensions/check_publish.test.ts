import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import type { EventInput } from "../../src/core/event.js";
import { LONG_TESTS } from "../support/long-tests.js";
import { shared } from "../support/shared.js";
import { type AtEnd, makeWorkbench, type } from "../support/workbench.js";

const SCRIPT = join(import.meta.dirname, "../../extensions/shell_hooks/examples/check_publish.sh");

const URL_KNOWN = "http://127.0.0.1:4100/ab12/";
const published = [{ url: URL_KNOWN, published_at: "2026-01-02T03:04:05.000Z" }];
const publishing = { name: "publish_site", ok: true, input: "{}", result: `published 2 files of site at ${URL_KNOWN}` };
const bash = (input: string, result = "exit code: 0") => ({ name: "bash", ok: true, input, result });

type Payload = EventInput<"on_completion_claim">;

/** The script by itself, in the environment that a hook gets. */
const run = (input: string | Buffer, options: string[] = [], env: Record<string, string | undefined> = {}) =>
  spawnSync(SCRIPT, options, { input, encoding: "utf8", maxBuffer: 1e8, env: { PATH: process.env.PATH, ...env } });

/** Which of the payloads are refused, in one process. */
function refusals(payloads: readonly object[]): boolean[] {
  const { stdout, stderr, status } = run(payloads.map((each) => JSON.stringify(each)).join("\n"), ["--classify-lines"]);
  expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
  return stdout
    .trim()
    .split("\n")
    .map((line) => line === "true");
}

const refused = (response: string, more: Payload = {}): boolean => refusals([{ response, ...more }])[0] ?? false;

/** Those of all whose payload is refused; the reply, if it has none, is a plain claim. */
function refusedAmong(all: readonly string[], payloadOf: (each: string) => Payload): string[] {
  const verdicts = refusals(all.map((each) => ({ response: "The site is live.", ...payloadOf(each) })));
  return all.filter((_, index) => verdicts[index]);
}

/** For each of the payloads made of an entry, which entries are refused; in one process. */
function refusedWith(all: readonly string[], payloadsOf: (each: string) => Payload[]): string[][] {
  const payloads = all.map(payloadsOf);
  const verdicts = refusals(payloads.flat().map((payload) => ({ response: "The site is live.", ...payload })));
  const width = payloads[0]?.length ?? 0;
  return Array.from({ length: width }, (_, kind) => all.filter((_, index) => verdicts[index * width + kind]));
}

/** The script in force, approved as a person would. */
async function guarded(atEnd: AtEnd = onTestFinished) {
  const bench = makeWorkbench(atEnd);
  bench.propose(`hooks:\n  - {event: on_completion_claim, command: ${SCRIPT}, timeout: 10, fail_closed: true}\n`);
  const hooks = await bench.open();
  const { text = "" } = await type(hooks, "/hooks list");
  for (const [, id] of text.matchAll(/NOT approved \[(\w{4})\]/g)) await type(hooks, `/hooks approve ${id}`);
  await type(hooks, "/hooks on");
  return { bench, claim: (input: Payload) => hooks.fire("on_completion_claim", input) };
}

describe("check_publish.sh in the engine", () => {
  const one = shared(guarded);

  it("refuses a claim without a publishing tool and says what to do, in the language of the reply", async () => {
    const { claim } = await one();

    const english = await claim({ response: "Done! Your page is live at https://moon.example.com." });
    expect(english).toMatchObject({ verdict: "block" });
    expect(english.reason).toContain("publish_site first");
    expect(english.reason).toContain("https://moon.example.com");

    const chinese = await claim({ response: "网站已经上线了！", tools: [bash("npm run build")], tool_names: ["bash"] });
    expect(chinese).toMatchObject({ verdict: "block" });
    expect(chinese.reason).toContain("请先用 publish_site 发布");

    const summary = await claim({ response: "All done.", summary: "Published the site." });
    expect(summary).toMatchObject({ verdict: "block" });
  });

  it("lets honest replies pass, with a verdict", async () => {
    const { claim } = await one();
    const honest: Payload[] = [
      { response: "The page is written, but I have not published it. Shall I?" },
      { response: `It is live at ${URL_KNOWN}.`, tools: [publishing], tool_names: ["publish_site"], published },
      { response: `您的网站还在线：${URL_KNOWN}`, published },
    ];
    for (const input of honest) {
      const { verdict, runs } = await claim(input);
      expect({ verdict, runs: runs.map((each) => each.verdict) }).toEqual({ verdict: "continue", runs: ["continue"] });
    }
  });

  it("refuses an address that is not published, and names those that are", async () => {
    const { claim } = await one();
    const { verdict, reason } = await claim({
      response: "It is live: https://moon.example.com/",
      tools: [publishing],
      published,
    });
    expect(verdict).toBe("block");
    expect(reason).toContain("https://moon.example.com/");
    expect(reason).toContain("http://127.0.0.1:4100/ab12");
  });

  it("knows the sites of the workspace's list when the host tells none", async () => {
    const { bench, claim } = await guarded();
    bench.write("workspace/published_sites.json", JSON.stringify(published));
    expect(await claim({ response: `Your site is live at ${URL_KNOWN}` })).toMatchObject({ verdict: "continue" });
    expect(await claim({ response: "Your site is live at http://127.0.0.1:4100/other/" })).toMatchObject({
      verdict: "block",
    });
    const opaque = { name: "vercel.deploy", ok: true, input: "{}", result: "ok" };
    expect(await claim({ response: "Live at https://moon.example.com/", tools: [opaque] })).toMatchObject({
      verdict: "block",
    });
  });

  it("trusts no file of the agent's where the host has said what is published, also when that is nothing", async () => {
    const { bench, claim } = await guarded();
    const forged = "http://127.0.0.1:4100/forged/";
    bench.write("workspace/published_sites.json", JSON.stringify([{ url: forged, published_at: "" }]));
    for (const said of [[], published]) {
      const { verdict, reason = "" } = await claim({
        response: `Your site is still live at ${forged}`,
        published: said,
      });
      expect([verdict, reason.includes(forged)]).toEqual(["block", true]);
    }
  });

  it("reads a payload of a megabyte", async () => {
    const { claim } = await one();
    const response = `${"Nothing is published so far. ".repeat(LONG_TESTS ? 7_000 : 1_500)}The site is live.`;
    const { verdict } = await claim({ response, tools: [{ ...bash("ls"), result: "x".repeat(800_000) }] });
    expect(verdict).toBe("block");
  });
});

describe("what check_publish.sh takes for evidence", () => {
  const SAID = "The site is live.";

  it("is a tool that publishes, by its name, if it succeeded", () => {
    const all = [
      "publish_site",
      "publish",
      "deploy_to_prod",
      "vercel.deploy",
      "mcp__netlify__deploy-site",
      "redeploySite",
      "publish_draft",
      "deployPreview",
    ];
    expect(
      refusedWith(all, (name) => [
        { tool_names: [name] },
        { tools: [{ ...publishing, name }] },
        { tools: [{ ...publishing, name, ok: false }] },
        { tools: [{ ...publishing, name, ok: "true" }] },
      ]),
    ).toEqual([[], [], all, all]);
  });

  it("is no tool that looks, asks, plans or takes away", () => {
    const all = [
      "list_published",
      "get_deployment",
      "check_deploy",
      "deploy_status",
      "deployment_status",
      "unpublish",
      "undeploy_site",
      "unPublish",
      "publish_list",
      "isDeployed",
      "deploy_dry_run",
      "schedule_publish",
      "publisher_info",
      "write_file",
    ];
    expect(refusedWith(all, (name) => [{ tool_names: [name] }, { tools: [{ ...publishing, name }] }])).toEqual([
      all,
      all,
    ]);
  });

  it("believes the runs, not the names, where there are runs", () => {
    expect(refused(SAID, { tools: [bash("ls")], tool_names: ["publish_site"] })).toBe(true);
  });

  it("is a shell that ran a command which publishes, and ended well", () => {
    const all = [
      "npx vercel --prod",
      '{"command":"cd site && netlify deploy --prod --dir ."}',
      "git push origin gh-pages",
      "git push -f origin main:gh-pages",
      "npm publish",
      "npm run deploy",
      "npx wrangler pages deploy dist",
      "firebase deploy --only hosting",
      "rsync -av site/ me@host.example.com:/var/www/",
      "npx gh-pages -d dist",
      "CI=1 ./scripts/deploy.sh",
      "aws s3 sync dist s3://my-site",
    ];
    expect(
      refusedWith(all, (command) => [
        { tools: [bash(command)] },
        { tools: [bash(command, "exit code: 1\nstderr:\nno")] },
        { tools: [{ ...bash(command), name: "write_file" }] },
      ]),
    ).toEqual([[], all, all]);
  });

  it("is no shell that ran another", () => {
    const all = [
      'echo "vercel --prod"',
      "npm publish --dry-run",
      "git push origin main",
      "npm run build",
      "cat deploy.sh",
      "netlify status",
      "grep -r 'firebase deploy' .",
      "rsync -a a/ b/",
      "vercel --help",
      "vercel ls",
    ];
    expect(refusedAmong(all, (command) => ({ tools: [bash(command)] }))).toEqual(all);
  });
});

describe("addresses in check_publish.sh", () => {
  const strangersAmong = (all: readonly string[]): string[] =>
    refusedAmong(all, (cited) => ({ response: `The site is live at ${cited}`, tools: [publishing], published }));

  it("are the same in other spellings, and below a known one", () => {
    const all = [
      "http://127.0.0.1:4100/ab12",
      "http://127.0.0.1:4100/ab12/about.html?x=1#top",
      "<http://127.0.0.1:4100/ab12/>.",
      "[my site](http://127.0.0.1:4100/ab12/)!",
      "`http://127.0.0.1:4100/ab12/`",
      "**http://127.0.0.1:4100/ab12/**",
      "HTTP://127.0.0.1:4100/%61b12/",
      "（http://127.0.0.1:4100/ab12/）。",
      "127.0.0.1:4100/ab12",
    ];
    expect(strangersAmong(all)).toEqual([]);
  });

  it("are others with another scheme, port, host or path", () => {
    const all = [
      "https://127.0.0.1:4100/ab12/",
      "http://127.0.0.1:4101/ab12/",
      "http://127.0.0.1:4100/ab123/",
      "http://127.0.0.1:4100/ab12/../cd34/",
      "http://127.0.0.1:4100/",
      "http://127.0.0.1:4100@evil.example.com/ab12/",
      "http://127.0.0.1.example.com:4100/ab12/",
      "[http://127.0.0.1:4100/ab12/](https://moon.example.com)",
      "moonbakery.com",
    ];
    expect(strangersAmong(all)).toEqual(all);
  });

  it("takes the addresses that the publishing tool returned for known", () => {
    const run = bash("npx vercel --prod", "exit code: 0\nstdout:\nProduction: https://moon.vercel.app [3s]");
    const all = ["Live at https://moon.vercel.app", "Live at https://sun.vercel.app"];
    expect(refusedAmong(all, (response) => ({ response, tools: [run], published }))).toEqual(all.slice(1));
  });

  it("minds no other address beside a published one", () => {
    const all = [`Live at ${URL_KNOWN}, next to https://old.example.com`, "Live at https://moon.example.com"];
    expect(refusedAmong(all, (response) => ({ response, tools: [publishing], published }))).toEqual(all.slice(1));
  });

  it("judges no address where nothing is known", () => {
    expect(refused("Live at https://moon.example.com", { tool_names: ["deploy"] })).toBe(false);
  });

  it("reads the workspace's list only if it is a small regular file", () => {
    const cwd = mkdtempSync(join(tmpdir(), "check-publish-"));
    onTestFinished(() => rmSync(cwd, { recursive: true }));
    /** A folder of its own for each list, so that one process can judge them all. */
    const withList = (name: string, save: (list: string) => void): string => {
      mkdirSync(join(cwd, name, "workspace"), { recursive: true });
      save(join(cwd, name, "workspace/published_sites.json"));
      return name;
    };
    writeFileSync(join(cwd, "elsewhere.json"), JSON.stringify(published));
    const readable = withList("list", (list) => writeFileSync(list, JSON.stringify(published)));
    const others = [
      withList("none", () => {}),
      withList("large", (list) => writeFileSync(list, JSON.stringify(published) + " ".repeat(300_000))),
      ...["{}", "[1, null, {}]", "[", "\0"].map((odd, index) =>
        withList(`odd-${index}`, (list) => writeFileSync(list, odd)),
      ),
      withList("link", (list) => symlinkSync(join(cwd, "elsewhere.json"), list)),
      withList("pipe", (list) => spawnSync("mkfifo", [list])),
    ];
    const response = `Your site is live at ${URL_KNOWN}`;
    expect(refusedAmong([readable, ...others], (name) => ({ response, cwd: join(cwd, name) }))).toEqual(others);
  });
});

describe("check_publish.sh by itself", () => {
  // bundled.test.ts runs the test of every script.
  it.runIf(LONG_TESTS)("passes its own test", () => {
    expect(run("", ["--selftest"])).toMatchObject({ status: 0, stderr: "" });
  });

  it("shows the YAML to paste", () => {
    expect(readFileSync(SCRIPT, "utf8")).toMatch(/^# hooks:\n# {3}- event: on_completion_claim\n# {5}command: /m);
  });

  it("needs no locale and no more than PATH", () => {
    const { stdout } = run(JSON.stringify({ response: "网站已经上线了！" }), [], {
      LC_ALL: "C",
      PYTHONIOENCODING: "ascii",
    });
    expect((JSON.parse(stdout) as { reason: string }).reason).toContain("网站已经上线了");
  });

  it("says so when there is no python3, and gives no verdict", () => {
    const empty = mkdtempSync(join(tmpdir(), "no-python-"));
    onTestFinished(() => rmSync(empty, { recursive: true }));
    const { status, stdout, stderr } = spawnSync("/bin/bash", [SCRIPT], {
      ...{ input: "{}", encoding: "utf8", env: { PATH: empty } },
    });
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toContain("python3 was not found");
  });

  it.each([
    ["nothing", "", 1],
    ["no JSON", "{secret-text", 1],
    ["no UTF-8", Buffer.from([0xff, 0xfe, 0x7b]), 1],
    ["a list", "[]", 0],
    ["deep brackets", "[".repeat(200_000), 1],
    [
      "wrong types",
      '{"response": 5, "summary": [], "tools": {"a": 1}, "tool_names": 7, "published": "x", "cwd": 9}',
      0,
    ],
    ["half a surrogate pair", '{"response": "\\ud800 hello https://\\udfff.example.com"}', 0],
  ])("survives %s without repeating it", (_, input, expected) => {
    const { status, stdout, stderr } = run(input);
    expect({ status, stdout }).toEqual({ status: expected, stdout: "" });
    expect(stderr).not.toMatch(/Traceback|secret-text/);
  });

  it("refuses a claim among fields of wrong types", () => {
    const odd = { tools: [1, null, { name: 5 }, { name: "publish_site", ok: 1 }], published: [3, { url: 9 }] };
    const all = ["It is live at https://[::1", "\ud800 It is live."];
    expect(refusedAmong(all, (response) => ({ response, ...odd }) as Payload)).toEqual(all);
  });

  it.runIf(LONG_TESTS)("takes time in proportion to the length", () => {
    const pieces = [
      "I have not published the site yet, and ",
      "还没有发布网站，等你确认。",
      "https://a.example.com/x ",
      "发布",
      "live at ",
      "can see ",
      "put it ",
      '"',
      "`",
      "[x](",
      "if you want, ",
    ];
    const started = performance.now();
    refusals(pieces.map((piece) => ({ response: piece.repeat(200_000 / piece.length) })));
    expect(performance.now() - started).toBeLessThan(15_000);
  });
});
