// Builds the lot of a seed once and keeps it outside the project: nothing that is fetched belongs to us.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawNames, fetchDebian, fetchPackages } from "./fetch.mjs";
import { chance } from "./lot.mjs";
import { messagesIn } from "./texts.mjs";

const MOST_PER_PACKAGE = 12;
const MOST_PER_MANUAL = 60;

/** The messages and commands of a seed: `{ what: "text" | "command", kind, source, text }`, and where they came from. */
export async function loadLot(cache, seed, { packages, manuals }) {
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
  const rows = [
    ...had.flatMap((name) =>
      messagesIn(random, join(folder, "npm", name.replace("/", "+")), { source: name, most: MOST_PER_PACKAGE }),
    ),
    ...debian.flatMap((name) =>
      messagesIn(random, join(folder, "debian", name), { source: `debian:${name}`, most: MOST_PER_MANUAL }),
    ),
  ];
  const lot = { seed, packages: had.length, debian: debian.length, rows };
  writeFileSync(file, JSON.stringify(lot));
  rmSync(folder, { recursive: true, force: true });
  return lot;
}
