import { spacedJson } from "../lib/spaced-json.js";
import type { Dialect } from "./dialect.js";
import { withForeignNames } from "./superset.js";

/** Our own format. Output that is no JSON is a broken script here, and is reported as one. */
export const native: Dialect = {
  name: "native",
  events: {},
  encode: (payload, { at }) => spacedJson(withForeignNames(payload, at)),
  environment: () => ({}),
  subjects: ({ tool_name, notification_type, trigger, status }) => [
    String(tool_name ?? notification_type ?? trigger ?? status ?? ""),
  ],
  // What was blocked neither ran nor failed.
  hears: ({ tool_blocked }) => tool_blocked !== true,
  readsTranscript: false,
  plainOutput: () => "fault",
  answersOnAnyExit: false,
  messageIsNote: false,
  rewrites: () => ["tool_input", "modified_input", "updatedInput", "notification", "parts", "message", "response"],
  settle: (_event, { ends: _, ...decision }) => decision,
};
