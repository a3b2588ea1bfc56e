/** The middle of a list of numbers, or another share of it. */
export function quantile(values, share = 0.5) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/** Microseconds one call takes: the median of several rounds, so that a collection of garbage in one does not count. */
export async function microsecondsPer(call, { rounds = 15, calls = 2_000 } = {}) {
  const perRound = [];
  for (let round = 0; round < rounds + 3; round += 1) {
    const start = performance.now();
    for (let at = 0; at < calls; at += 1) await call();
    perRound.push(((performance.now() - start) * 1_000) / calls);
  }
  // The first rounds are slower: the code is still being compiled.
  return quantile(perRound.slice(3));
}

/**
 * Times two ways of doing the same, in turns and with the first place in turns too, so that whatever else the machine
 * does meets both alike. `ratio` is the median of the pairs' own ratios.
 */
export async function sideBySide(ours, bare, pairs) {
  // A bot runs for days: what counts is the code when it is compiled.
  for (let warmUp = 0; warmUp < Math.min(100, pairs); warmUp += 1) {
    await ours();
    await bare();
  }
  const measured = [];
  for (let at = 0; at < pairs; at += 1) {
    const first = at % 2 === 0 ? await millisecondsOf(ours) : undefined;
    const bareMs = await millisecondsOf(bare);
    const oursMs = first ?? (await millisecondsOf(ours));
    measured.push({ oursMs, bareMs, ratio: oursMs / bareMs });
  }
  const middle = (name) => quantile(measured.map((pair) => pair[name]));
  return { oursMs: middle("oursMs"), bareMs: middle("bareMs"), ratio: middle("ratio") };
}

async function millisecondsOf(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
