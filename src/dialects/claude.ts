import type { Dialect } from "./dialect.js";
import { native } from "./native.js";

/** How Claude Code's scripts answer: plain output is context where a prompt or a session begins, else just talk. */
export const claude: Dialect = {
  ...native,
  name: "claude",
  plainOutput: (event) => (event === "on_user_message" || event === "on_session_start" ? "context" : "nothing"),
};
