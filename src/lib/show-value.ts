const MAX_SHOWN = 60;
const MAX_DEPTH = 20;

/**
 * Any value as one short text, much like its JSON. Total: what a file holds may go in circles, be no JSON at all, or be
 * an object whose own fields throw.
 */
export function showValue(value: unknown, most = MAX_SHOWN): string {
  const writer = new ValueWriter(most);
  writer.add(value, []);
  return shortened(writer.text, most);
}

/** The same for what is quoted anyway: a text stands as it is, without quotes of its own. */
export const showText = (value: unknown, most = MAX_SHOWN): string =>
  typeof value === "string" ? shortened(value, most) : showValue(value, most);

/** A text of at most so many characters; what was cut off leaves a mark. */
export const shortened = (text: string, most = MAX_SHOWN): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, "")}…`;

class ValueWriter {
  text = "";

  constructor(private readonly most: number) {}

  add(value: unknown, around: readonly object[]): void {
    try {
      if (typeof value === "string") this.text += JSON.stringify(value.slice(0, this.most + 1));
      else if (typeof value === "function") this.text += "…";
      else if (typeof value !== "object" || value === null) this.text += String(value);
      else if (around.includes(value) || around.length >= MAX_DEPTH) this.text += "…";
      else this.addObject(value, [...around, value]);
    } catch {
      // A getter, or a trap of a proxy: whose code it is, it says nothing about the value.
      this.text += "…";
    }
  }

  private addObject(value: object, around: readonly object[]): void {
    if (value instanceof Date) this.text += Number.isNaN(value.getTime()) ? "Invalid Date" : JSON.stringify(value);
    else if (ArrayBuffer.isView(value)) this.text += `<${value.byteLength} bytes>`;
    else if (Array.isArray(value) || value instanceof Set || value instanceof Map) this.addList(value, around);
    else this.addFields(value as Record<string, unknown>, around);
  }

  private addList(items: Iterable<unknown>, around: readonly object[]): void {
    let gap = "[";
    for (const item of items) {
      if (this.isFull) break;
      this.text += gap;
      this.add(item, around);
      gap = ",";
    }
    this.text += gap === "[" ? "[]" : "]";
  }

  private addFields(value: Record<string, unknown>, around: readonly object[]): void {
    let gap = "{";
    for (const key of Object.keys(value)) {
      if (this.isFull) break;
      this.text += gap;
      this.add(key, around);
      this.text += ":";
      this.addField(value, key, around);
      gap = ",";
    }
    this.text += gap === "{" ? "{}" : "}";
  }

  private addField(value: Record<string, unknown>, key: string, around: readonly object[]): void {
    const known = this.text.length;
    try {
      this.add(value[key], around);
    } catch {
      this.text = `${this.text.slice(0, known)}…`;
    }
  }

  private get isFull(): boolean {
    return this.text.length > this.most;
  }
}
