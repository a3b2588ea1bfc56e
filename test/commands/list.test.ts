import { expect } from "vitest";
import { GUARD, test } from "../support/gates-home.js";

test("list says that the launch forces hooks on, and that agent.yaml cannot be read", async ({ home }) => {
  await home.write("workspace/config/agent.yaml", "shell_hooks: [\n");
  const hooks = await home.open({ env: { ...home.env, CHAT_HOOKS_FORCE_ON: "1" } });
  const { text = "" } = await home.type(hooks, "/hooks list");
  expect(text).toContain("STARCHILD_SHELL_HOOKS");
  expect(text).toContain("agent.yaml");
});

test("an endpoint is shown with what it is signed with, and without its credentials", async ({ home }) => {
  const hooks = await home.open();
  const url = "https://user:pw@guard.example/hook?token=1";
  await home.propose({ type: "http", command: undefined, url, secret_env: "GUARD_SECRET", timeout: 500 });
  const { text = "" } = await home.type(hooks, "/hooks list");
  expect(text).toContain("GUARD_SECRET");
  expect(text).toMatch(/120/);
  expect(text).not.toMatch(/pw@|token=1/);
});

test("list says how much was blocked today, also where a guard fails closed, and nothing where nothing was", async ({
  home,
}) => {
  await home.script("#!/bin/sh\ngrep -q bad && exit 2\ngrep -q x /no/such/file\n");
  await home.propose({ event: "on_outbound_message", fail_closed: true });
  const hooks = await home.open();
  await home.approve(hooks, `on_outbound_message ${GUARD}`);
  await home.type(hooks, "/hooks on");
  expect((await home.type(hooks, "/hooks list")).text).not.toContain("Blocked today");
  for (const text of ["bad", "good"]) await hooks.fire("on_outbound_message", { notification: text });
  expect((await home.type(hooks, "/hooks list")).text).toContain("Hooks are ON.\nBlocked today: 2.\n");
  await home.close(hooks);
  const again = await home.open();
  expect((await home.type(again, "/hooks list", { locale: "zh" })).text).toContain("今天拦截了 2 次。");
});
