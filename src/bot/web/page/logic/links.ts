export type TextPart = { text: string; href?: string };

const ADDRESS = /https?:\/\/[^\s<>"'`，。；、！？（）【】《》“”]+/gi;
/** What ends a sentence rather than an address. */
const TAIL = /[.,;:!?)\]}*]+$/;

/** A text in parts, with the http(s) addresses in it told apart. Nothing else is ever a link. */
export function withLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutTail(found);
    if (!URL.canParse(address)) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: address, href: address });
    from = index + address.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** A closing bracket belongs to the address when its opening one does. */
function withoutTail(address: string): string {
  const tail = TAIL.exec(address)?.[0] ?? "";
  const bare = address.slice(0, address.length - tail.length);
  return tail.startsWith(")") && bare.includes("(") ? `${bare})` : bare;
}
