import type { HttpEntry } from "../../core/hook.js";
import { parsePlainUrl } from "../../lib/plain-url.js";
import { shownUrl } from "../../lib/shown-url.js";
import type { EntryKind, TargetFault } from "../transport.js";

/** A POST to a URL. */
export const httpKind: EntryKind<HttpEntry> = {
  keys: { url: "text", secret_env: "variable", headers: "headers" },
  // Variables go into headers, and nowhere else.
  uselessKeys: ({ headers }) => (headers === undefined ? ["files", "cwd", "env"] : ["files", "cwd"]),
  faultsOf: urlFaults,
  warningsOf: () => [],
  parse: ({ url, secret_env, headers }) => ({
    type: "http",
    url: String(url),
    ...(secret_env !== undefined && { secretEnv: String(secret_env) }),
    ...(headers !== undefined && { headers: headers as Record<string, string> }),
  }),
  target: ({ url }) => url,
  address: ({ url }) => shownUrl(url),
  traits: ({ secretEnv, headers }) => [
    ...(secretEnv === undefined ? [] : [{ code: "signed" as const, name: secretEnv }]),
    ...(headers ? [{ code: "headers" as const, names: Object.keys(headers) }] : []),
  ],
};

function urlFaults(value: string): TargetFault[] {
  const url = parsePlainUrl(value);
  return url?.protocol === "http:" || url?.protocol === "https:" ? [] : [{ code: "bad-url", key: "url", value }];
}
