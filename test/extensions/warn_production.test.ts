import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LONG_TESTS } from "../support/long-tests.js";
import { runMany } from "../support/many-runs.js";
import { makeReadyBot } from "../support/ready-bot.js";
import { makeWorkbench, type } from "../support/workbench.js";
import { runAndCount } from "../support/worked.js";

const EXTENSIONS = join(import.meta.dirname, "../../extensions/shell_hooks");
const SCRIPT = join(EXTENSIONS, "examples/warn_production_writes.py");
const FOLDERS = [join(EXTENSIONS, "guards/shell"), join(EXTENSIONS, "guards/production")].join(", ");
/** The system\'s own python first: the shim of a version manager is slow. */
const PATH = `/usr/local/bin:/usr/bin:/bin:${process.env.PATH}`;

async function inForce(options = "") {
  const bench = makeWorkbench();
  bench.propose(
    `hooks:\n  - {event: pre_tool_call, command: ${SCRIPT}${options}, files: [${FOLDERS}], fail_closed: true}\n`,
  );
  const hooks = await bench.open({ env: { PATH, HOME: bench.root } });
  const { text = "" } = await type(hooks, "/hooks list");
  for (const [, id] of text.matchAll(/NOT approved \[(\w{4})\]/g)) await type(hooks, `/hooks approve ${id}`);
  await type(hooks, "/hooks on");
  return (tool_name: string, tool_input: Record<string, unknown>) =>
    hooks.fire("pre_tool_call", { tool_name, tool_input });
}

/** The script by itself: what it says about command lines, each in a run of its own. */
function said(...lines: [command: string, ...options: string[]][]): string[] {
  const runs = lines.map(([command, ...options]) => ({
    input: JSON.stringify({ event: "pre_tool_call", tool_name: "bash", tool_input: { command } }),
    ...{ options, env: { PATH } },
  }));
  return runMany(SCRIPT, runs).map(({ stdout, stderr, status }) => {
    expect(status, stderr).toBe(0);
    return stdout === "" ? "" : String((JSON.parse(stdout) as Record<string, unknown>).systemMessage);
  });
}

describe("warn_production_writes.py", () => {
  it("notes what is written and where, in one line and one language, and lets it pass", async () => {
    const call = await inForce();
    const applied = await call("bash", { command: "kubectl --context prod-eu apply -f app.yaml" });
    expect(applied).toMatchObject({ verdict: "continue" });
    expect(applied.notes).toEqual(["⚠ Production write: kubectl apply → prod-eu."]);
    const chinese = await call("bash", { command: "kubectl --context prod-eu apply -f 应用.yaml" });
    expect(chinese.notes).toEqual(["⚠ 生产环境写操作：kubectl apply → prod-eu。"]);
    const file = await call("write_file", { file_path: "deploy/.env.production", content: "A=1" });
    expect(file.notes.join()).toContain("write a file → deploy/.env.production");
    const request = await call("http_request", { method: "delete", url: "https://u:pw@api.acme.io/users/1?token=x" });
    expect(request.notes.join()).toContain("HTTP DELETE → api.acme.io.");
    expect(request.notes.join()).not.toMatch(/pw|token/);
    for (const [tool, input] of [
      ["bash", { command: "kubectl --context prod-eu get pods" }],
      ["bash", { command: "terraform workspace select staging && terraform apply" }],
      ["read_file", { file_path: "deploy/.env.production" }],
      ["http_request", { method: "POST", url: "http://localhost:3000/users" }],
    ] as const)
      expect(await call(tool, input)).toMatchObject({ verdict: "continue", notes: [] });
  });

  it("blocks with --block, asks with --ask", async () => {
    const blocked = await (await inForce(" --block"))("bash", { command: "git push --force origin main" });
    expect(blocked).toMatchObject({ verdict: "block", reason: expect.stringContaining("git push --force → main") });
    const asked = await (await inForce(" --ask"))("bash", { command: "git push origin main" });
    expect(asked, "nobody is there to be asked").toMatchObject({ verdict: "block" });
    expect(asked.runs[0]).toMatchObject({ verdict: "ask" });
  });

  it("sees through wrappers, pipes, variables and here-documents", () => {
    const commands = [
      "cd infra && sudo -u deploy env TF_LOG=1 terraform -chdir=envs/prod apply",
      "ssh bastion 'kubectl --context prod delete ns web'",
      "export NODE_ENV=production\nnpm run migrate",
      'RESULT=$(kubectl --context prod scale deploy/web --replicas=0); echo "$RESULT"',
      'echo "$(aws --profile prod s3 rb s3://x --force)"',
      "cat <<'SQL' | psql -h prod-db app\nDELETE FROM users;\nSQL",
      "find . -name '*.yaml' | xargs -n 1 kubectl --context prod apply -f",
      "bash -lc \"bash -c 'git push origin HEAD:main'\"",
      "for c in a b; do kubectl --context prod delete pod $c; done",
    ];
    const heard = said(...commands.map((command): [string] => [command])).map((line, at) => [commands[at], line]);
    expect(heard).toEqual(commands.map((command) => [command, expect.stringContaining("Production write")]));
  });

  it("never shows a password of an address", () => {
    const heard = said(
      ["psql postgres://app:hunter2@db.prod.acme.io/app -c 'drop table x'"],
      ["./deploy.sh --db=postgres://app:hunter2@prod-db/x"],
      ["./deploy.sh --dsn=app:hunter2@prod-db"],
      ["mysql -h prod-db -phunter2 -e 'delete from t'"],
      ["DATABASE_URL=postgres://a:hunter2@prod/x npx prisma migrate deploy"],
    );
    expect(heard).toEqual([
      expect.stringContaining("psql DROP → db.prod.acme.io"),
      expect.stringMatching(/→ prod-db\./),
      expect.stringMatching(/→ prod-db\./),
      expect.any(String),
      expect.stringContaining("→ prod"),
    ]);
    expect(heard.join()).not.toContain("hunter2");
  });

  it("notes writes and keeps quiet about reads, row by row", () => {
    const rows = readFileSync(join(import.meta.dirname, "cases/warn_production_writes.jsonl"), "utf8")
      .trim()
      .split("\n");
    const cases = rows.map((row) => JSON.parse(row) as { noted: boolean; tool: string; input: object });
    const inputs = cases.map(({ tool, input }) => ({
      ...{ input: JSON.stringify({ event: "pre_tool_call", tool_name: tool, tool_input: input }), env: { PATH } },
    }));
    const ends = runMany(SCRIPT, inputs);
    expect(cases.filter(({ noted }, at) => noted !== (ends[at]?.stdout !== ""))).toEqual([]);
    expect(JSON.stringify(ends)).not.toContain("hunter2");
    expect(ends.every(({ status }) => status === 0)).toBe(true);
  });

  it("says which row or function decides", () => {
    const [explained] = runMany(SCRIPT, [{ input: "helm upgrade web .", options: ["--explain"], env: { PATH } }]);
    expect(explained).toMatchObject({
      status: 2,
      stdout: expect.stringMatching(/helm upgrade → web\.\n {2}by policy\.txt:\d+/),
    });
  });

  it("takes names of yours", () => {
    const heard = said(
      ["kubectl --context acme-main delete ns x"],
      ["kubectl --context acme-main delete ns x", "--prod", "acme-main"],
      ["curl -X POST https://hooks.acme.io/x", "--safe", "hooks.acme.io"],
    );
    expect(heard).toEqual(["", expect.stringContaining("acme-main"), ""]);
  });

  it("is done soon with a command that was made to be slow", () => {
    const pieces = ['"$(', "((((", "`a`", "<<E\n"];
    let all = 0;
    for (const piece of LONG_TESTS ? pieces : pieces.slice(0, 1)) {
      const payload = {
        event: "pre_tool_call",
        tool_name: "bash",
        tool_input: { command: piece.repeat(LONG_TESTS ? 60_000 : 20_000) },
      };
      const { status, workedMs } = runAndCount(["python3", SCRIPT], JSON.stringify(payload));
      expect(status).toBe(0);
      all += workedMs;
    }
    expect(all).toBeLessThan(10_000);
  });

  // How the ready bot takes such an answer, test/bot/events-answers.test.ts shows at every event.
  it.runIf(LONG_TESTS)("tells the person of the ready bot", async () => {
    const { bench, bot, model, chat } = await makeReadyBot();
    bench.propose(`hooks:\n  - {event: pre_tool_call, command: ${SCRIPT}, files: [${FOLDERS}]}\n`);
    const typed = (text: string) =>
      bot.hooks.handleCommand({ channel: "cli", senderId: "local", chat: "private", origin: "typed", text });
    const id = /NOT approved \[(\w{4})\]/.exec((await typed("/hooks list")).text ?? "")?.[1];
    await typed(`/hooks approve ${id}`);
    await typed("/hooks on");
    model.say(
      { calls: [{ name: "write_file", input: { file_path: "k8s/prod/app.yaml", content: "a: 1" } }] },
      { text: "The file is in its place now, have a look?" },
    );
    const { notes } = await chat("write it");
    expect(notes?.join()).toContain("Production write: write a file → k8s/prod/app.yaml");
  });
});
