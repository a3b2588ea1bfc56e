import type { Comparison } from "./compare.js";

/** Where the build has put the worker. */
declare const COMPARE_WORKER: string;

type Answer = { id: number; comparison: Comparison };

let worker: Worker | undefined;
let address: unknown;
let lastId = 0;
const waiting = new Map<number, { resolve(comparison: Comparison): void; reject(error: Error): void }>();

/** Compares two texts in a worker, which is started by the first of them. */
export function compare(before: string, after: string): Promise<Comparison> {
  worker ??= startWorker();
  lastId += 1;
  const id = lastId;
  worker.postMessage({ id, before, after });
  return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
}

function startWorker(): Worker {
  // A policy can be made once.
  address ??= trusted(COMPARE_WORKER);
  const started = new Worker(address as string, { type: "module" });
  started.addEventListener("message", ({ data: { id, comparison } }: MessageEvent<Answer>) => {
    waiting.get(id)?.resolve(comparison);
    waiting.delete(id);
  });
  started.addEventListener("error", ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
    worker = undefined;
  });
  return started;
}

type Policies = { createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy };
type Policy = { createScriptURL(url: string): unknown };

/** The policy of this page lets no address become a script without one; this one knows a single address. */
function trusted(url: string): unknown {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  return trustedTypes
    ? trustedTypes.createPolicy("chat-hooks", { createScriptURL: () => url }).createScriptURL(url)
    : url;
}
