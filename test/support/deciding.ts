import type { CommandRequest } from "../../src/commands/request.js";
import type { ShellHooks } from "../../src/commands/shell-hooks.js";
import { eventually } from "./eventually.js";
import { type } from "./workbench.js";

/** Waits until a hook asks, and answers as an owner; the code that it had. */
export async function decide(
  hooks: ShellHooks,
  answer: "yes" | "no",
  by: Partial<CommandRequest> = {},
): Promise<string> {
  await eventually(async () => (await hooks.questions()).length).toBeGreaterThan(0);
  const [{ code } = { code: "" }] = await hooks.questions();
  await type(hooks, `/hooks ${answer} ${code}`, by);
  return code;
}
