import type { JSX } from "preact";
import { useEffect, useId, useMemo, useRef, useState } from "preact/hooks";
import { colouredLines, languageOf, type Piece } from "./syntax.js";
import { useWords } from "./use.js";

/** Lines that the browser lays out together, and not at all while they are out of sight. */
const LINES_A_CHUNK = 200;

/** A text as it would run, whole: with line numbers, colours, wrapping and a search. Numbers are no part of what is copied. */
export function CodeView({ path, text }: { path: string; text: string }): JSX.Element {
  const { code } = useWords().words;
  const [isWrapped, setWrapped] = useState(true);
  const [wanted, setWanted] = useState("");
  const [at, setAt] = useState(0);
  const place = useRef<HTMLPreElement>(null);
  const id = useId();
  const lines = useMemo(() => colouredLines(text.replace(/\n$/, ""), languageOf(path, text)), [text, path]);
  const found = useMemo(() => findIn(text, wanted), [text, wanted]);
  const current = found[at % Math.max(found.length, 1)];
  useEffect(() => {
    if (current !== undefined)
      place.current?.querySelector(`[data-n="${current}"]`)?.scrollIntoView({ block: "center" });
  }, [current, found]);
  return (
    <div class="code">
      <div class="code-tools">
        <label class="unseen" for={id}>
          {code.find}
        </label>
        <input
          id={id}
          type="search"
          placeholder={code.find}
          value={wanted}
          onInput={(event) => {
            setWanted(event.currentTarget.value);
            setAt(0);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || found.length === 0) return;
            event.preventDefault();
            setAt((at + (event.shiftKey ? found.length - 1 : 1)) % found.length);
          }}
        />
        <span role="status" class="muted">
          {wanted !== "" && code.found(found.length === 0 ? 0 : (at % found.length) + 1, found.length)}
        </span>
        <button type="button" class="small" aria-pressed={isWrapped} onClick={() => setWrapped(!isWrapped)}>
          {code.wrap}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard. */}
      <pre ref={place} tabIndex={0} class={isWrapped ? "is-wrapped" : ""}>
        <Chunks lines={lines} found={found} current={current} />
      </pre>
    </div>
  );
}

type ChunksProps = { lines: readonly (readonly Piece[])[]; found: readonly number[]; current: number | undefined };

function Chunks({ lines, found, current }: ChunksProps): JSX.Element {
  return useMemo(() => {
    const hits = new Set(found);
    const starts = Array.from({ length: Math.ceil(lines.length / LINES_A_CHUNK) }, (_, at) => at * LINES_A_CHUNK);
    return (
      <>
        {starts.map((start) => (
          <span key={start} class="chunk">
            {lines.slice(start, start + LINES_A_CHUNK).map((pieces, offset) => {
              const number = start + offset + 1;
              const mark = number === current ? " is-current" : hits.has(number) ? " is-found" : "";
              return (
                <span key={number} class={`code-line${mark}`} data-n={number}>
                  <Pieces pieces={pieces} />
                  {"\n"}
                </span>
              );
            })}
          </span>
        ))}
      </>
    );
  }, [lines, found, current]);
}

const Pieces = ({ pieces }: { pieces: readonly Piece[] }): JSX.Element => (
  <>
    {pieces.map(({ text, kind }, at) =>
      kind ? (
        <i key={at} class={`is-${kind}`}>
          {text}
        </i>
      ) : (
        text
      ),
    )}
  </>
);

/** The numbers of the lines that have it, whatever its case. */
function findIn(text: string, wanted: string): number[] {
  if (wanted === "") return [];
  const needle = wanted.toLowerCase();
  return text.split("\n").flatMap((line, at) => (line.toLowerCase().includes(needle) ? [at + 1] : []));
}
