import type { RunResult } from "../../core/fault.js";
import type { Held } from "../command/slots.js";
import type { StartResident } from "./resident.js";
import { type Question, Worker } from "./worker.js";

export type Workers = {
  ask(key: string, question: Question, signal?: AbortSignal): Promise<Held<RunResult>>;
  /** Ends one, when it has answered what it was asked. */
  end(key: string): void;
  /** None is started any more. Whoever watches over the processes ends them. */
  close(): void;
};

/** The workers of one bot, by their keys. */
export function createWorkers(start: StartResident): Workers {
  const workers = new Map<string, Worker>();
  let closed = false;
  const around = { start, isClosed: () => closed };
  return {
    ask(key, question, signal) {
      const worker = workers.get(key) ?? new Worker(around);
      workers.set(key, worker);
      return worker.ask(question, signal);
    },
    end(key) {
      workers.get(key)?.end();
      workers.delete(key);
    },
    close() {
      closed = true;
    },
  };
}
