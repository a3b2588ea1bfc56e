import { jsonWithForeignNames } from "./foreign-names.js";
import type { Dialect } from "./format.js";

const REWRITES = [
  ...["tool_input", "modified_input", "updatedInput", "tool_result", "updatedToolOutput"],
  ...["notification", "parts", "message", "response"],
];

/** Our own format. Output that is no JSON is a broken script here, and is reported as one. */
export const native: Dialect = {
  name: "native",
  events: {},
  encode: (payload, { at }) => jsonWithForeignNames(payload, at),
  environment: () => ({}),
  subjects: ({ tool_name, notification_type, trigger, status, blocked_event }) => [
    String(tool_name ?? notification_type ?? trigger ?? status ?? blocked_event ?? ""),
  ],
  // What was blocked neither ran nor failed.
  appliesTo: ({ tool_blocked }) => tool_blocked !== true,
  readsTranscript: false,
  plainOutput: () => "fault",
  answersOnAnyExit: false,
  messageIsNote: false,
  rewrites: () => REWRITES,
  normalise: (_event, { ends: _, isUnsaid: _unsaid, ...decision }) => decision,
};
