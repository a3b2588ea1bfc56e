import { expect, test } from "vitest";
import { type Decision, limitToEvent } from "../../src/core/decision.js";

const decision = (more: Partial<Decision>): Decision => ({ verdict: "continue", context: [], notes: [], ...more });

test("a block counts where the event honours one, or may be refused by an answer that refuses", () => {
  const verdictAt = (event: Parameters<typeof limitToEvent>[0], more: Partial<Decision>) =>
    limitToEvent(event, decision({ reason: "no", ...more })).decision.verdict;
  expect(verdictAt("pre_tool_call", { verdict: "block" })).toBe("block");
  expect(verdictAt("post_llm_call", { verdict: "block" })).toBe("continue");
  expect(verdictAt("on_session_start", { verdict: "block" })).toBe("continue");
  expect(verdictAt("on_session_start", { verdict: "block", refuses: true })).toBe("block");
  expect(verdictAt("post_llm_call", { verdict: "block", refuses: true })).toBe("continue");
  expect(verdictAt("on_session_start", { verdict: "ask", refuses: true })).toBe("continue");
  expect(verdictAt("pre_tool_call", { verdict: "ask" })).toBe("ask");
  expect(verdictAt("on_user_message", { verdict: "ask" })).toBe("continue");
});

test("what an event does not honour is left out and named", () => {
  const limited = limitToEvent(
    "post_llm_call",
    decision({ verdict: "block", reason: "no", context: ["c"], notes: ["n"], rewrite: { response: "r" } }),
  );
  expect(limited.decision).toEqual(decision({ notes: ["n"] }));
  expect(limited.ignored.length).toBeGreaterThanOrEqual(3);
});
