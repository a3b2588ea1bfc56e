const NEWLINE = 0x0a;

/**
 * The lines of a stream of bytes, ended by \n alone: JSON may hold every other separator. In the place of one that is too
 * long stands undefined, and no more of it than that was ever kept.
 */
export async function* linesOf(
  input: AsyncIterable<Buffer | string>,
  maxBytes: number,
): AsyncGenerator<string | undefined> {
  let pieces: Buffer[] = [];
  let size = 0;
  const add = (piece: Buffer): void => {
    size += piece.length;
    if (size <= maxBytes) pieces.push(piece);
    else pieces = [];
  };
  const take = (): string | undefined => {
    const line = size <= maxBytes ? Buffer.concat(pieces).toString("utf8") : undefined;
    pieces = [];
    size = 0;
    return line;
  };
  for await (const chunk of input) {
    const bytes = typeof chunk === "string" ? Buffer.from(chunk) : chunk;
    let from = 0;
    for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, from)) {
      add(bytes.subarray(from, at));
      from = at + 1;
      yield take();
    }
    add(bytes.subarray(from));
  }
  if (size > 0) yield take();
}
