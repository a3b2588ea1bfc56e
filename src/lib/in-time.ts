/** What comes of a question; undefined where that takes too long. */
export async function inTime<T>(ask: () => Promise<T>, longestMs: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), longestMs);
  });
  const said = (async () => ask())();
  return Promise.race([said, late]).finally(() => clearTimeout(timer));
}
