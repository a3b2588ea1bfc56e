import { spacedJson } from "../core/spaced-json.js";
import type { Dialect } from "./dialect.js";
import { withForeignNames } from "./superset.js";

/** Our own format. Output that is no JSON is a broken script here, and is reported as one. */
export const native: Dialect = {
  name: "native",
  encode: (payload, at) => spacedJson(withForeignNames(payload, at)),
  plainOutput: () => "fault",
  messageIsNote: false,
};
