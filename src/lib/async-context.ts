import { AsyncLocalStorage } from "node:async_hooks";

/** At every promise Node 20 goes through each storage there is, also those of bots long closed: so all share one. */
const storage = new AsyncLocalStorage<ReadonlyMap<AsyncContext<unknown>, unknown>>();

/** A value that goes along with the work it was given to, over every `await`, and is seen by nobody else. */
export class AsyncContext<T> {
  /** Within the work it has this value; none, where that is undefined. */
  run<R>(value: T | undefined, work: () => R): R {
    const values = new Map(storage.getStore());
    values.delete(this);
    if (value !== undefined) values.set(this, value);
    return storage.run(values, work);
  }

  get(): T | undefined {
    return storage.getStore()?.get(this) as T | undefined;
  }
}
