import { spawnSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { eventually } from "../support/eventually.js";
import { LONG_TESTS } from "../support/long-tests.js";
import { makeWorkbench, type } from "../support/workbench.js";

const SCRIPT = join(import.meta.dirname, "../../extensions/shell_hooks/examples/audit_log.py");
/** The system\'s own python first: the shim of a version manager is slow. */
const PATH = `/usr/local/bin:/usr/bin:/bin:${process.env.PATH}`;

const AT_ONCE = LONG_TESTS ? 50 : 6;

async function inForce(options = "", more = ", async: true") {
  const bench = makeWorkbench();
  bench.propose(`hooks:\n  - {event: post_tool_call, command: ${SCRIPT}${options}${more}}\n`);
  const hooks = await bench.open({ env: { PATH, HOME: bench.root } });
  const { text = "" } = await type(hooks, "/hooks list");
  for (const [, id] of text.matchAll(/NOT approved \[(\w{4})\]/g)) await type(hooks, `/hooks approve ${id}`);
  await type(hooks, "/hooks on");
  const name = createHash("sha256").update(bench.root).digest("hex").slice(0, 16);
  const file = join(bench.root, ".local/state/chat-hooks-audit", `${name}.jsonl`);
  const lines = () =>
    existsSync(file)
      ? readFileSync(file, "utf8")
          .split("\n")
          .filter((line) => line !== "")
          .map((line) => JSON.parse(line) as Record<string, unknown>)
      : [];
  return { bench, hooks, file, lines };
}

describe("audit_log.py", () => {
  it("writes nothing when it is only tried, and says where it would write", async () => {
    const { bench, hooks, file } = await inForce("", "");
    await type(hooks, "/hooks doctor");
    expect(existsSync(dirname(file))).toBe(false);
    const where = (...options: string[]) =>
      spawnSync("python3", [SCRIPT, ...options], {
        cwd: bench.root,
        encoding: "utf8",
        env: { PATH, HOME: bench.root },
      }).stdout;
    expect(where("--where")).toBe(`${file}\n`);
  });

  it("keeps its log in the folder for state, where there is one", async () => {
    const bench = makeWorkbench();
    const state = join(bench.root, "state");
    bench.propose(`hooks:\n  - {event: post_tool_call, command: ${SCRIPT}}\n`);
    const hooks = await bench.open({ env: { PATH, HOME: bench.root, XDG_STATE_HOME: state } });
    const { text = "" } = await type(hooks, "/hooks list");
    await type(hooks, `/hooks approve ${/NOT approved \[(\w{4})\]/.exec(text)?.[1]}`);
    await type(hooks, "/hooks on");
    await hooks.fire("post_tool_call", { session_id: "s1", tool_name: "t" });
    const name = createHash("sha256").update(bench.root).digest("hex").slice(0, 16);
    expect(readFileSync(join(state, "chat-hooks-audit", `${name}.jsonl`), "utf8")).toContain('"s1"');
    expect(existsSync(join(bench.root, ".local"))).toBe(false);
  });

  it("takes another folder, also when its log is there already", async () => {
    const { bench, hooks } = await inForce(" --folder ./logs", "");
    await hooks.fire("post_tool_call", { session_id: "first", tool_name: "t" });
    const logs = () => readdirSync(join(bench.root, "logs")).filter((name) => name.endsWith(".jsonl"));
    const { text = "" } = await type(hooks, "/hooks list");
    await type(hooks, `/hooks revoke ${/approved \[(\w{4})\]/.exec(text)?.[1]}`);
    await type(
      hooks,
      `/hooks approve ${/approved \[(\w{4})\]/.exec((await type(hooks, "/hooks list")).text ?? "")?.[1]}`,
    );
    await hooks.fire("post_tool_call", { session_id: "later", tool_name: "t" });
    expect(logs()).toHaveLength(1);
    expect(readFileSync(join(bench.root, "logs", logs()[0] ?? ""), "utf8")).toContain('"later"');
  });

  it("writes who called what, with which end, outside the workspace, for this user only", async () => {
    const { hooks, file, lines } = await inForce();
    const tool_input = { b: "ünï", command: "npm test" };
    await hooks.fire("post_tool_call", {
      ...{ session_id: "s1", channel: "telegram", chat_id: "7", sender_id: "8", tool_name: "bash", tool_use_id: "c1" },
      ...{ tool_input, tool_result: "exit code: 1\nstdout:\nred" },
    });
    await eventually(() => lines().length).toBe(1);
    const [line] = lines();
    expect(line).toMatchObject({
      ...{
        event: "post_tool_call",
        session_id: "s1",
        agent_id: "main",
        channel: "telegram",
        chat_id: "7",
        sender_id: "8",
      },
      ...{ tool_name: "bash", tool_use_id: "c1", ok: false, exit_code: 1, error: null, input: tool_input },
      result: "exit code: 1\nstdout:\nred",
    });
    expect(line?.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(Math.abs(Date.parse(String(line?.time)) - Date.now())).toBeLessThan(20_000);
    const canonical = '{"b":"\\u00fcn\\u00ef","command":"npm test"}';
    expect(line?.input_sha256).toBe(createHash("sha256").update(canonical).digest("hex"));
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
  });

  it("is no leak: secrets are masked in inputs, results and errors, wherever they are cut", async () => {
    const { hooks, file, lines } = await inForce("", "");
    const hex = randomBytes(32).toString("hex");
    const password = `pw${randomBytes(6).toString("hex")}`;
    const pem = `-----BEGIN RSA PRIVATE${" "}KEY-----\n${randomBytes(600).toString("base64")}\n-----END RSA PRIVATE${" "}KEY-----`;
    const body = pem.split("\n")[1] ?? "";
    await hooks.fire("post_tool_call", {
      tool_name: "deploy",
      tool_input: {
        ...{ api_key: password, nested: [{ adminPassword: password, clientSecret: { value: password } }] },
        ...{
          url: `https://ann:${password}@acme.io/`,
          command: `login --token ${password} && DB_PASSWORD=${password} x`,
        },
        ...{
          text: `${"word ".repeat(90)}${pem}`,
          cut: `${pem.replace(body, body.padEnd(body.length + 7_980 - pem.length, "A"))} ${hex}`,
          branch: "fix/long-branch-name-of-many-words",
        },
      },
      tool_result: { headers: `Authorization: Bearer ${password}`, log: [`key ${hex}`] },
      tool_error: `refused: password=${password} ${hex}`,
    });
    const [line] = lines();
    const text = readFileSync(file, "utf8");
    for (const secret of [password, hex.slice(0, 12), body.slice(0, 16), body.slice(300, 316)])
      expect(text).not.toContain(secret);
    expect(line).toMatchObject({ ok: false, error: expect.stringMatching(/^refused: password=\[masked\]/) });
    expect(text).toContain("fix/long-branch-name-of-many-words");
    expect(text).toContain("https://ann:[masked]@acme.io/");
  });

  it("masks a secret by its name, its place or its look, and leaves plain values alone", async () => {
    const { hooks, file, lines } = await inForce("", "");
    const secret = `hunter2${randomBytes(6).toString("hex")}`;
    const secrets: Record<string, unknown>[] = [
      { headers: { Authorization: `Bearer ${secret}` } },
      { key: secret },
      { adminToken: [secret] },
      { password: 48_151_623 },
      { command: `login --password ${secret}` },
      { command: `DB_PASSWORD='${secret}' run` },
      { command: `curl -H 'Authorization: Basic ${secret}' x` },
      { url: `postgres://app:${secret}@db/x` },
      { text: `-----BEGIN RSA PRIVATE${" "}KEY-----\n${secret}\nMIIE` },
    ];
    for (const tool_input of secrets) await hooks.fire("post_tool_call", { tool_name: "t", tool_input });
    expect(lines()).toHaveLength(secrets.length);
    expect(readFileSync(file, "utf8")).not.toMatch(/hunter2|48151623/);
    const plain = {
      ...{ file_path: "src/components/navigation/header-with-long-name.tsx", max_tokens: 200, sort_key: "name" },
      ...{ id: "123e4567-e89b-12d3-a456-426614174000", text: "password reset and token count are fine" },
    };
    await hooks.fire("post_tool_call", { tool_name: "t", tool_input: plain });
    expect(lines().at(-1)?.input).toEqual(plain);
  });

  it(`leaves ${AT_ONCE} whole lines of ${AT_ONCE} calls at once, each short`, { timeout: 30_000 }, async () => {
    const { hooks, file, lines } = await inForce();
    const big = "a word and another\n".repeat(2_000);
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) =>
        hooks.fire("post_tool_call", { session_id: `s${at}`, tool_name: "t", tool_input: { big }, tool_result: big }),
      ),
    );
    await expect.poll(() => lines().length, { timeout: 20_000, interval: 100 }).toBe(AT_ONCE);
    expect(new Set(lines().map(({ session_id }) => session_id)).size).toBe(AT_ONCE);
    expect(statSync(file).size).toBeLessThan((AT_ONCE + 1) * 4_000);
  });

  it("turns over at 10 MiB and keeps five", async () => {
    const { hooks, file, lines } = await inForce("", "");
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const fill = () => writeFileSync(file, `{"session_id": "rehearsal", "x": "${"x".repeat(10 * 1024 * 1024)}"}\n`);
    for (let at = 0; at < 7; at += 1) {
      fill();
      await hooks.fire("post_tool_call", { session_id: `s${at}`, tool_name: "t" });
    }
    expect(lines().map(({ session_id }) => session_id)).toEqual(["s6"]);
    const kept = readdirSync(dirname(file)).filter((name) => /\.\d+$/.test(name));
    expect(kept.map((name) => name.slice(-2)).sort()).toEqual([".1", ".2", ".3", ".4", ".5"]);
  });

  it("writes through no link and not into the workspace, and says so", async () => {
    const { bench, hooks, file } = await inForce("", "");
    const elsewhere = bench.write("elsewhere.txt", "mine\n");
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    for (const at of [file, `${file}.lock`]) {
      rmSync(at, { force: true });
      symlinkSync(elsewhere, at);
      const { runs } = await hooks.fire("post_tool_call", { tool_name: "t" });
      expect(JSON.stringify(runs[0]?.fault)).toContain("link");
      expect(readFileSync(elsewhere, "utf8")).toBe("mine\n");
      rmSync(at);
    }
    const input = JSON.stringify({ event: "post_tool_call", tool_name: "t", cwd: bench.root });
    const inside = spawnSync("python3", [SCRIPT, "--folder", "./workspace/logs"], {
      input,
      encoding: "utf8",
      env: { PATH },
    });
    expect(inside).toMatchObject({ status: 1, stderr: expect.stringContaining("would lie in the workspace") });
    expect(readdirSync(bench.workspace)).toEqual(["config"]);
  });
});
