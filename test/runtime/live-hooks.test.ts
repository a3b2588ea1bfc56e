import { chmodSync } from "node:fs";
import { expect, test } from "vitest";
import { startEndpoint } from "../support/http-servers.js";
import { makeWorkbench, type } from "../support/workbench.js";

test("a script that cannot be run can be approved, and is told by the owner's own path, with what to do", async () => {
  const bench = makeWorkbench();
  const script = bench.script("guard.sh", "#!/bin/sh\nexit 0\n");
  chmodSync(script, 0o644);
  bench.script("broken.sh", "#!/no/such/interpreter\nexit 0\n");
  bench.script("complains.sh", `#!/bin/sh\necho "$0: no" >&2; exit 1\n`);
  const names = ["guard", "broken", "complains"];
  bench.propose(`hooks:\n${names.map((name) => `  - {event: on_stop, command: ./${name}.sh}\n`).join("")}`);
  const hooks = await bench.open();
  for (const name of names) {
    const { text } = await type(hooks, `/hooks approve on_stop ./${name}.sh`);
    expect(text).toContain(`${name}.sh`);
    expect(text).not.toContain(bench.state);
  }
  await type(hooks, "/hooks on");
  const { verdict, runs } = await hooks.fire("on_stop", {});
  expect([verdict, JSON.stringify(runs).includes(bench.state)]).toEqual(["continue", false]);
});

test("a header is filled in with the variables that its entry names; one that is not set, or not named, is nothing", async () => {
  const bench = makeWorkbench();
  const server = await startEndpoint((response) => void response.end("{}"));
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the entry that has the variable in it.
  const header = "<$TEAM|${TEAM}|$UNSET|$HOME>";
  const url = `http://127.0.0.1:${server.port}/`;
  bench.write("workspace/config/agent.yaml", "shell_hooks:\n  sources: [claude]\n");
  bench.write(
    ".claude/settings.json",
    JSON.stringify({
      hooks: {
        Stop: [{ hooks: [{ type: "http", url, headers: { "X-Team": header }, allowedEnvVars: ["TEAM", "UNSET"] }] }],
      },
    }),
  );
  const launch = { PATH: process.env.PATH, HOME: bench.root, TEAM: "blue" };
  const careful = await bench.open({ env: launch });
  const refused = await type(careful, `/hooks approve on_stop ${url}`);
  expect(refused.text).toContain("(loopback), which hooks may not call. For your own service, set");
  await careful.close();
  const hooks = await bench.open({ env: { ...launch, CHAT_HOOKS_HTTP_ALLOW_LOCAL: "1" } });
  expect((await type(hooks, `/hooks approve on_stop ${url}`)).text).toContain("Approved: ");
  await type(hooks, "/hooks on");
  await hooks.fire("on_stop", {});
  expect(server.received.at(-1)?.headers).toMatchObject({ "x-team": "<blue|blue||>" });
});

test("hooks that are given no environment have that of the process; a token of no run is not made longer", async () => {
  const hooks = await makeWorkbench().open({ env: undefined } as object);
  expect((await hooks.list()).switch.on).toBe(false);
  expect([hooks.lengthenRunToken("of no run"), hooks.isRunToken("of no run")]).toEqual(["of no run", false]);
});
