const FIRST_MS = 400;
const MAX_MS = 10_000;

/** How long to wait before the next try, after so many that failed in a row. */
export const backOffMs = (failures: number): number => Math.min(MAX_MS, FIRST_MS * 2 ** Math.max(0, failures - 1));
