/** A promise that the test resolves: something has come so far, or may go on. */
export function makeSignal(): { promise: Promise<void>; resolve(): void } {
  let resolve = (): void => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
