/** One event of a `text/event-stream`. */
export type StreamEvent = { id?: string; event: string; data: string };

/** Reads a stream piece by piece; a piece may end anywhere, also between the two characters of a line end. */
export function eventStreamParser(): (piece: string) => StreamEvent[] {
  let rest = "";
  let fields: { id?: string; event?: string; data: string[] } = { data: [] };

  const takeLine = (line: string): StreamEvent | undefined => {
    if (line === "") {
      const { id, event = "message", data } = fields;
      fields = { data: [] };
      return data.length === 0 ? undefined : { ...(id !== undefined && { id }), event, data: data.join("\n") };
    }
    const [, name = "", value = ""] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (name === "data") fields.data.push(value);
    else if (name === "event" || name === "id") fields[name] = value;
    return undefined;
  };

  return (piece) => {
    const text = rest + piece;
    // A lone CR at the end may be the first half of CRLF: it waits for what follows.
    const lines = text.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? "";
    return lines.map(takeLine).filter((event) => event !== undefined);
  };
}
