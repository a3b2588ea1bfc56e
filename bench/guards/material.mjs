// Builds the lot of a seed once and keeps it outside the project: nothing that is fetched belongs to us.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawNames, drawRare, fetchDebian, fetchPackages, fetchRareDebian } from "./fetch.mjs";
import { chance } from "./lot.mjs";
import { groupBy } from "./table.mjs";
import { messagesIn } from "./texts.mjs";

const MOST_PER_PACKAGE = 12;
const MOST_PER_MANUAL = 60;
// A share of 0.3 % means something from here on; of kinds with fewer texts more are drawn.
const ENOUGH = 400;

/** The messages and commands of a seed: `{ what: "text" | "command", kind, source, text }`, and where they came from. */
export async function loadLot(cache, seed, { packages, manuals, rare }) {
  const file = join(cache, `lot-${seed}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  const random = chance(seed);
  const folder = join(cache, `unpacked-${seed}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  console.log(`Fetching about ${packages} npm packages and ${manuals} of Debian's documentation by lot "${seed}" …`);
  const names = await drawNames(cache, random, packages * 3);
  const had = (await fetchPackages(cache, names, { count: packages, folder: join(folder, "npm") })).sort();
  const debian = fetchDebian(random, manuals, join(folder, "debian"));
  const textsOf = (names, place, { prefix = "", most }) =>
    names.flatMap((name) =>
      messagesIn(random, join(folder, place, name.replace("/", "+")), { source: `${prefix}${name}`, most }),
    );
  const rows = [
    ...textsOf(had, "npm", { most: MOST_PER_PACKAGE }),
    ...textsOf(debian, "debian", { prefix: "debian:", most: MOST_PER_MANUAL }),
  ];
  const more = await fetchPackages(cache, drawRare(cache, random, rare * 3), {
    count: rare,
    folder: join(folder, "rare"),
  });
  const moreDebian = fetchRareDebian(random, rare, join(folder, "rare-debian")).filter(
    (name) => !debian.includes(name),
  );
  const size = (kind) => rows.filter((row) => row.kind === kind).length;
  const few = [
    ...textsOf(more.sort(), "rare", { most: MOST_PER_PACKAGE }),
    ...textsOf(moreDebian, "rare-debian", { prefix: "debian:", most: MOST_PER_PACKAGE }),
  ];
  const [packagesHad, debianHad] = [had.length + more.length, debian.length + moreDebian.length];
  for (const [kind, texts] of groupBy(few, "kind")) rows.push(...texts.slice(0, Math.max(0, ENOUGH - size(kind))));
  const lot = { seed, packages: packagesHad, debian: debianHad, rows };
  writeFileSync(file, JSON.stringify(lot));
  rmSync(folder, { recursive: true, force: true });
  return lot;
}
