// Personal data made on the spot by the published formats: checksums, lengths, prefixes. Nobody's own.
import { ask, GUARDS } from "./guards.mjs";
import { groupBy, head, percent, print } from "./table.mjs";

const digits = (random, count) => Array.from({ length: count }, () => Math.floor(random() * 10)).join("");
const pick = (random, all) => all[Math.floor(random() * all.length)];

function luhn(body) {
  const sum = [...body].reverse().reduce((total, digit, at) => {
    const number = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (number > 9 ? number - 9 : number);
  }, 0);
  return body + ((10 - (sum % 10)) % 10);
}

function resident(random) {
  const born = `19${60 + Math.floor(random() * 39)}0${1 + Math.floor(random() * 9)}${10 + Math.floor(random() * 18)}`;
  const body = `${pick(random, ["110105", "310115", "440305", "510107"])}${born}${digits(random, 3)}`;
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  return body + "10X98765432"[weights.reduce((sum, weight, at) => sum + weight * Number(body[at]), 0) % 11];
}

function iban(random) {
  const [country, length] = pick(random, [
    ["DE", 18],
    ["NL", 14],
    ["ES", 20],
  ]);
  const body = country === "NL" ? `ABNA${digits(random, 10)}` : digits(random, length);
  const value = [...`${body}${country}00`].map((char) => Number.parseInt(char, 36)).join("");
  return `${country}${String(98n - (BigInt(value) % 97n)).padStart(2, "0")}${body}`;
}

const MADE = {
  "mobile, China": (random) => `1${pick(random, ["38", "59", "86", "33", "77"])}${digits(random, 8)}`,
  "mobile, China, grouped": (random) => `+86 1${pick(random, ["38", "59"])} ${digits(random, 4)} ${digits(random, 4)}`,
  "landline, China": (random) =>
    `${pick(random, ["010", "021", "0755"])}-${2 + Math.floor(random() * 6)}${digits(random, 7)}`,
  "North America": (random) =>
    `(${2 + Math.floor(random() * 2)}12) ${2 + Math.floor(random() * 7)}55-${digits(random, 4)}`,
  "with a plus": (random) =>
    `+${pick(random, ["49 30", "33 6", "44 20", "81 3"])} ${digits(random, 4)} ${digits(random, 4)}`,
  "resident id": resident,
  card: (random) => luhn(`${pick(random, ["4", "51", "6222"])}${digits(random, 15)}`.slice(0, 15)),
  iban,
  ssn: (random) =>
    `${100 + Math.floor(random() * 500)}-${10 + Math.floor(random() * 89)}-${1000 + Math.floor(random() * 8999)}`,
  email: (random) =>
    `${pick(random, ["li.na", "tom", "m_weber", "ana+news"])}${digits(random, 2)}@${pick(random, ["mail.org", "qq.com", "firma.de"])}`,
  plate: (random) => `${pick(random, ["京", "沪", "粤"])}A${digits(random, 5)}`,
};
const AROUND = ["%", "Her number is %.", "王芳，%，明天上午", "| name | %|\n", "contact: % (office)", "请联系 % 谢谢"];

/** Asks redact_pii about `each` messages of every kind, and prints which it lets pass unmasked. */
export async function judgePersonal(random, { each, script }) {
  const rows = Object.entries(MADE).flatMap(([kind, make]) =>
    Array.from({ length: each * 5 }, () => ({ kind, value: make(random) })),
  );
  const texts = rows.map(({ value }) => pick(random, AROUND).replace("%", value));
  const answers = await ask("redact_pii", texts.map(GUARDS.redact_pii.texts), script);
  const judged = rows.map((row, at) => ({ ...row, isFound: GUARDS.redact_pii.alarms(answers[at].answer ?? {}) }));
  head("redact_pii: found", "what", "messages", "masked");
  for (const [kind, all] of [...groupBy(judged, "kind"), ["**all**", judged]])
    print(kind, all.length, percent(all.filter(({ isFound }) => isFound).length, all.length));
}
