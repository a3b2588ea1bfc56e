import { expect } from "vitest";
import { test } from "../support/gates-home.js";

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
