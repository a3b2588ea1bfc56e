import type { Dialect } from "./dialect.js";
import { native } from "./native.js";

/** How Kimi Code's scripts answer: `message`, and plain output on a prompt, are shown to the person. */
export const kimi: Dialect = {
  ...native,
  name: "kimi",
  plainOutput: (event) => (event === "on_user_message" ? "note" : "nothing"),
  messageIsNote: true,
};
