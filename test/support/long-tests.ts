/** Whether every row and every round is asked for: `npm run test:long`. */
export const LONG_TESTS = Boolean(process.env.LONG_TESTS);

/** All rows in the long run; otherwise the first ones, which differ in kind from one another. */
export const rows = <Row>(count: number, all: readonly Row[]): readonly Row[] =>
  LONG_TESTS ? all : all.slice(0, count);

/** How often a property is tried: so often in the long run, a twentieth of it otherwise. */
export const samples = (count: number): number => (LONG_TESTS ? count : Math.ceil(count / 20));
