import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer as createTcpServer } from "node:net";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { installed } from "../../../../src/bot/sandbox/command-line.js";
import { groundFor } from "../../../../src/bot/sandbox/ground.js";
import { networkNotes } from "../../../../src/bot/sandbox/network/notes.js";
import { networkIn } from "../../../../src/bot/sandbox/network/setting.js";
import { otherUser } from "../../../../src/bot/sandbox/other-user.js";
import type { HookFirer } from "../../../../src/index.js";
import { LONG_TESTS } from "../../../support/long-tests.js";
import { inEachShell, leadingTo, PUBLIC, serverHere } from "../../../support/walled-shells.js";

const seen: string[] = [];
const here = await serverHere((request, answer) => {
  seen.push(`${request.headers.host}${request.url}`);
  if (request.url === "/moved") return void answer.writeHead(302, { location: "http://metadata.example/" }).end();
  request.pipe(answer.writeHead(200));
  if (request.method === "GET") answer.write("hello from outside");
});
afterAll(() => here.close());

/** A request by bash alone: whatever else is missing on a machine, that is there. */
const ask = (url: string): string =>
  `exec 5<>/dev/tcp/127.0.0.1/3128; printf 'GET ${url} HTTP/1.0\\r\\n\\r\\n' >&5; cat <&5; exec 5>&-`;
const names: Record<string, string[]> = {
  "metadata.example": ["169.254.169.254"],
  "six.example": ["fd00:ec2::254"],
  "mapped.example": ["::ffff:127.0.0.1"],
  "nat.example": ["64:ff9b::7f00:1"],
};
const proxy = { resolve: async (host: string) => names[host] ?? [PUBLIC], connect: leadingTo(here.port) };

test("what the shell reaches is what the launch environment says, and an open network goes with no sandbox at all", () => {
  expect(networkIn({})).toBe("public");
  expect(networkIn({ CHAT_HOOKS_BASH_NETWORK: "off" })).toBe("off");
  expect(networkIn({ CHAT_HOOKS_UNSAFE_BASH: "1" })).toBe("open");
  expect(networkIn({ CHAT_HOOKS_UNSAFE_BASH: "1", CHAT_HOOKS_BASH_NETWORK: "public" })).toBe("public");
});

await inEachShell({ proxy }, ({ run }) => {
  test("a page of the internet is fetched, by the variables that programs know, and nothing is noted", async () => {
    expect(await run(ask("http://example.org/page"))).toMatch(/^exit code: 0\n[\s\S]*hello from outside$/);
    expect(seen).toContain("example.org/page");
    const { stdout } = spawnSync("/usr/bin/env", ["curl", "--version"], { encoding: "utf8" });
    if (stdout)
      expect(await run("curl -sS http://example.org/by-curl")).toBe("exit code: 0\nstdout:\nhello from outside");
  });

  test("a server of the command's own answers it, and nobody else", async () => {
    const program =
      "import http.server, threading, urllib.request as u\ns = http.server.HTTPServer(('127.0.0.1', 0), http.server.SimpleHTTPRequestHandler)\nthreading.Thread(target=s.serve_forever, daemon=True).start()\nprint(u.urlopen(f'http://localhost:{s.server_port}/').status)";
    if (installed("python3")) expect(await run(`python3 -c "${program}"`)).toContain("exit code: 0\nstdout:\n200");
  });

  test.each([
    ["the page, by its address", `echo > /dev/tcp/127.0.0.1/${here.port}`, "Connection refused"],
    ["the page, by the proxy", ask(`http://127.0.0.1:${here.port}/x`), "127.0.0.1 is not on the public internet"],
    ["the page, by another number", ask(`http://2130706433:${here.port}/x`), "127.0.0.1 is not"],
    ["the page, by IPv6", ask(`http://[::1]:${here.port}/x`), "[::1] is not"],
    ["the page, mapped", ask("http://mapped.example/x"), "mapped.example leads to 127.0.0.1"],
    ["the page, by NAT64", ask("http://nat.example/x"), "nat.example leads to"],
    ["the metadata address", ask("http://169.254.169.254/x"), "169.254.169.254 is not"],
    ["the metadata address by name", ask("http://metadata.example/x"), "leads to 169.254.169.254"],
    ["the metadata address by IPv6", ask("http://six.example/x"), "leads to fd00:ec2::254"],
    ["another machine, past the proxy", `echo > /dev/tcp/${PUBLIC}/80`, "Network is unreachable"],
    ["another program by an abstract socket", `grep -c @ /proc/net/unix || echo none`, "none"],
  ])("%s cannot be reached, and the result says why", async (_, command, words) => {
    seen.length = 0;
    const text = await run(command);
    expect(text).toContain(words);
    expect(seen).toEqual([]);
  });

  test.runIf(process.getuid?.() === 0)("a service that listens in /run for every user cannot be reached", async () => {
    const path = `/run/walls-test-${process.pid}`;
    const service = createTcpServer().listen({ path, writableAll: true });
    onTestFinished(() => void service.close());
    await once(service, "listening");
    const reach = `perl -e 'socket(my $s, 1, 1, 0); print connect($s, pack("S a108", 1, "${path}")) ? "reached" : $!'`;
    expect(spawnSync("/bin/sh", ["-c", reach], { encoding: "utf8" }).status).toBe(0);
    expect(await run(reach)).toBe("exit code: 0\nstdout:\nNo such file or directory");
  });

  test("a redirect to what is closed is followed by nobody", async () => {
    expect(await run(ask("http://example.org/moved"))).toContain("302 Found");
    const text = await run(`${ask("http://example.org/moved")}; ${ask("http://metadata.example/")}`);
    expect(text).toContain("[network: metadata.example leads to 169.254.169.254");
  });

  test("what only a raw connection or a name server could do says so, and names the setting", async () => {
    const text = await run("getent hosts github.com || echo 'ssh: Could not resolve hostname github.com' >&2");
    expect(text).toMatch(/\[network: http and https reach public addresses.*CHAT_HOOKS_BASH_NETWORK\.\]$/);
    // What ssh says before it has looked for anything, where its user has no name.
    expect(networkNotes("public", [], "No user exists for uid 61034")).toHaveLength(1);
  });

  test("hooks are asked once for each place, with the command and its session, and a no is told", async () => {
    const fire = vi.fn<HookFirer["fire"]>(async (_event, input) => ({
      ...{ context: [], notes: [], runs: [] },
      ...((input as { host?: string }).host === "bad.example"
        ? { verdict: "block" as const, reason: "Not on the list." }
        : { verdict: "continue" as const }),
    }));
    const session = { sessionId: "s1", channel: "web", chatId: "7" };
    const command = [..."12"]
      .flatMap((n) => [ask(`http://good.example/${n}`), ask(`http://bad.example/${n}`)])
      .join("\n");
    const text = await run(command, { hooks: { fire }, session });
    expect(text).toMatch(/\n\[network: bad\.example:80 was refused\. Not on the list\.\]$/);
    const envelope = { session_id: "s1", channel: "web", chat_id: "7", tool_use_id: "call_1", command };
    expect(fire.mock.calls.map(([event, input]) => [event, input])).toEqual([
      ["on_network_request", { host: "good.example", port: 80, ...envelope }],
      ["on_network_request", { host: "bad.example", port: 80, ...envelope }],
    ]);
  });

  test.runIf(LONG_TESTS)(
    "while a person is asked the command's time does not run, and its end withdraws the question",
    async () => {
      let signal: AbortSignal | undefined;
      const slow: HookFirer = {
        fire: async (_event, _input, options) => {
          await options?.onHeld?.();
          signal = options?.signal;
          await new Promise((go) => setTimeout(go, 1_500));
          return { verdict: "continue", context: [], notes: [], runs: [] };
        },
      };
      expect(await run(ask("http://example.org/"), { hooks: slow, timeout: 1.2 })).toMatch(/^exit code: 0/);
      const never: HookFirer = {
        fire: (_event, _input, options) => {
          signal = options?.signal;
          return new Promise(() => {});
        },
      };
      expect(await run(ask("http://example.org/"), { hooks: never, timeout: 0.3 })).toMatch(/^stopped: not done/);
      expect(signal?.aborted).toBe(true);
    },
  );
});

await inEachShell({ network: "off" }, ({ run, sandbox }) => {
  test("with the network off there is neither a proxy nor anything else", async () => {
    expect(sandbox.openProxy).toBeUndefined();
    expect(await run(`env | grep -i proxy; echo > /dev/tcp/127.0.0.1/3128`)).toContain("[network: there is none.");
  });
});

test("where root may make no network namespace only an open network can be had", async () => {
  const ground = await groundFor({ hidden: [], network: "public" });
  onTestFinished(() => ground.supervisor.close());
  if (!ground.ids) return;
  expect(await otherUser(ground, async () => false)).toEqual({ why: "no-network-namespace" });
  const open = await otherUser({ ...ground, network: "open" }, async () => false);
  expect(open).toMatchObject({ kind: "user", network: "open" });
});
