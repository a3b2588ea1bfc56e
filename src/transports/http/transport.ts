import { WithdrawnError } from "../../core/firing.js";
import type { HttpEntry } from "../../core/hook.js";
import { hookEnvironment } from "../environment.js";
import type { ApprovedHook, Runner, Surroundings, Transport } from "../transport.js";
import { createHttpTransport, type HttpTransport } from "./index.js";

/** Calls a URL for a hook. */
export const httpTransport: Transport<HttpEntry> = {
  async bind({ url }, { checkUrl }, { problems }) {
    const refusal = await checkUrl(url);
    if (refusal) problems.push({ code: "url-refused", refusal });
  },
  open(around) {
    const http = createHttpTransport({ env: around.env });
    return { runner: (hook) => httpRunner(http, hook, around), close: () => http.close() };
  },
};

function httpRunner(http: HttpTransport, { entry }: ApprovedHook<HttpEntry>, around: Surroundings): Runner {
  const { url, timeoutMs, secretEnv } = entry;
  const variables = hookEnvironment(around.env, around.searchPath, entry.env);
  const given = Object.entries(entry.headers ?? {}).map(([name, value]) => [name, filledIn(value, entry, variables)]);
  const own: Readonly<Record<string, string>> = Object.fromEntries(given);
  return async ({ token, input, signal, isRehearsal }) => {
    const secret = secretEnv === undefined ? undefined : around.env[secretEnv];
    if (secretEnv !== undefined && !secret) return { kind: "no-secret", name: secretEnv };
    const headers = Object.assign({}, own, { "x-chat-hooks-run": token });
    if (isRehearsal) Object.assign(headers, { "x-chat-hooks-rehearsal": "1" });
    const result = await http.run({ url, timeoutMs, headers, secret, signal }, input());
    if (signal?.aborted) throw new WithdrawnError();
    return result;
  };
}

/** `$NAME` and `${NAME}` are variables that the approved entry names; any other is nothing. */
const filledIn = (value: string, { env }: HttpEntry, variables: Readonly<Record<string, string>>): string =>
  value.replaceAll(/\$\{\w+\}|\$\w+/g, (found) => {
    const name = found.replace(/\W+/g, "");
    return (env.includes(name) && variables[name]) || "";
  });
