/** US dollars per million tokens. */
export type Price = { input: number; output: number };
/** By the model's name; `*` is for all others. */
export type Prices = ReadonlyMap<string, Price>;

const ENTRY = /^(?<model>.+)=\s*(?<input>\d+(?:\.\d+)?)\s*\/\s*(?<output>\d+(?:\.\d+)?)$/;

export class PriceError extends Error {
  override name = "PriceError";

  constructor(readonly value: string) {
    super(
      `CHAT_HOOKS_PRICES: "${value}" is not a price. Write model=input/output in US dollars per million tokens, with commas between several, as in gpt-5=1.25/10,*=2/8`,
    );
  }
}

/** `gpt-5=1.25/10,*=2/8`. Throws at what is none: a budget that counts nothing would look like one that is kept. */
export function parsePrices(text = ""): Prices {
  const entries = text.split(",").map((each) => each.trim());
  return new Map(text.trim() === "" ? [] : entries.map(parseEntry));
}

function parseEntry(text: string): [string, Price] {
  const { model = "", input, output } = ENTRY.exec(text)?.groups ?? {};
  if (input === undefined || output === undefined) throw new PriceError(text);
  return [model.trim(), { input: Number(input), output: Number(output) }];
}
