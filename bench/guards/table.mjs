// What the figures are printed with.
export const percent = (part, whole) => (whole === 0 ? "-" : `${((part / whole) * 100).toFixed(2)} %`);

export const print = (...cells) => console.log(`| ${cells.join(" | ")} |`);

export function head(title, ...columns) {
  console.log(`\n### ${title}\n`);
  print(...columns);
  print(...columns.map(() => "---"));
}

export function groupBy(rows, key) {
  const groups = new Map();
  for (const row of rows) groups.set(row[key], [...(groups.get(row[key]) ?? []), row]);
  return groups;
}
