import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { sealQuestions, unsealQuestions } from "../../src/store/state/sealed-questions.js";
import type { State, StoredQuestion } from "../../src/store/state/state.js";

const question = (subject: StoredQuestion["subject"], reason = "sure?"): StoredQuestion => ({
  ...{ code: "a2b3", digest: "the digest", session: "s", pid: 1, event: "pre_tool_call", hook: "./h", hookId: "1" },
  ...{ reason, subject, askedAt: 1, expiresAt: 2 },
});
const QUESTIONS = [
  question({ kind: "tool", name: "bash", input: '{\n  "command": "echo 密钥 4711 🔑"\n}' }),
  question({ kind: "claim", goal: "the goal", summary: "" }),
  question({ kind: "message", channel: "telegram", chatId: "7", length: 21 }, ""),
  question({ kind: "tool", name: "bash", input: "{}" }, "sealed: by hand"),
  {
    ...question({ kind: "tool", name: "bash", input: "{}" }, ""),
    lasting: { key: "the key", hookIds: ["1"], channel: "telegram", chatId: "7", senderId: "5" },
    answer: { outcome: "denied" as const, by: "telegram:1", at: 2, words: "not 4711" },
  },
];
const GRANTS = [
  {
    ...{
      code: "a2b3",
      key: "the key",
      hookIds: ["1"],
      hook: "./h",
      tool: "bash",
      input: "echo 4711",
      by: "telegram:1",
    },
    ...{ channel: "telegram", chatId: "7", senderId: "5", at: 1, until: 2, uses: 0 },
  },
];
const STATE: State = {
  ...{ version: 1, workspace: "/w", seq: 1, savedAt: "", folder: "", enabled: true },
  ...{ approvals: [], owners: [], shown: [], told: {}, questions: QUESTIONS, grants: GRANTS },
};
const key = randomBytes(32);

test("what is sealed comes back as it was, and nothing of it can be read or compared before", () => {
  const sealed = sealQuestions(key, STATE);
  expect(JSON.stringify(sealed)).not.toMatch(/4711|密钥|the goal|sure\?|by hand|the digest|the key/);
  expect(JSON.stringify(sealQuestions(key, STATE))).not.toBe(JSON.stringify(sealed));
  expect(unsealQuestions(key, sealed)).toEqual(STATE);
});

test("a record in clear, as it was written before, reads the same, also where it only begins like a sealed one", () => {
  expect(unsealQuestions(key, STATE)).toEqual(STATE);
  const bare = { ...STATE, questions: undefined, grants: undefined };
  expect([sealQuestions(key, bare), unsealQuestions(key, bare)]).toEqual([bare, bare]);
});

test("another key opens nothing", () => {
  const sealed = sealQuestions(key, STATE);
  expect(unsealQuestions(randomBytes(32), sealed)).toEqual(sealed);
});
