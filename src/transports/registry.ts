import type { HelperStatus } from "../core/control.js";
import type { HookEntry } from "../core/hook.js";
import { helper } from "./command/helper.js";
import { commandTransport } from "./command/transport.js";
import { httpTransport } from "./http/transport.js";
import type { OpenTransport, Surroundings, Transport } from "./transport.js";
import { workerTransport } from "./worker/transport.js";

/** What runs the hooks of each type, one line each. */
export const TRANSPORTS: Readonly<Record<HookEntry["type"], Transport>> = {
  command: commandTransport,
  shell: commandTransport,
  worker: workerTransport,
  http: httpTransport,
};

/** The transports of one bot, open. */
export type OpenTransports = {
  of(entry: HookEntry): OpenTransport;
  keepOnly(ids: ReadonlySet<string>): void;
  helperStatus(): Promise<HelperStatus>;
  close(): Promise<void>;
};

export function openTransports(around: Surroundings): OpenTransports {
  const open = new Map([...new Set(Object.values(TRANSPORTS))].map((each) => [each, each.open(around)] as const));
  const before = helper.losses;
  return {
    of: ({ type }) => open.get(TRANSPORTS[type]) as OpenTransport,
    async helperStatus() {
      // One that fires once and ends needs none.
      if (around.isShortLived) return { isMissing: false, losses: 0 };
      const { isMissing, losses } = await helper.status();
      return { isMissing, losses: losses - before };
    },
    keepOnly(ids) {
      for (const transport of open.values()) transport.keepOnly?.(ids);
    },
    async close() {
      await Promise.all([...open.values()].map((transport) => transport.close()));
    },
  };
}
