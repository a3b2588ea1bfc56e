import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { messageOf } from "../../../lib/message-of.js";
import { type Block, type Comparison, changedBlocks, type Row } from "./compare.js";
import { compare } from "./comparer.js";
import { useMedia, useWords } from "./use.js";

/** Lines around a change that are shown with it. */
const CONTEXT = 3;
const ROOM_FOR_TWO = "(min-width: 1100px)";

/** How two texts differ, whole: both sides of every change; what is common unfolds. */
export function DiffView({ before, after }: { before: string; after: string }): JSX.Element {
  const { words } = useWords();
  const [comparison, setComparison] = useState<Comparison>();
  const [problem, setProblem] = useState<string>();
  const isWide = useMedia(ROOM_FOR_TWO);
  useEffect(() => {
    let isWanted = true;
    compare(before, after).then(
      (done) => isWanted && setComparison(done),
      (error: unknown) => isWanted && setProblem(words.failed(messageOf(error))),
    );
    return () => {
      isWanted = false;
    };
  }, [before, after]);
  if (problem) return <p class="problem">{problem}</p>;
  if (!comparison) return <p class="muted">{words.loading}</p>;
  return <Compared comparison={comparison} isWide={isWide} />;
}

function Compared({
  comparison: { rows, isMostlyNew },
  isWide,
}: {
  comparison: Comparison;
  isWide: boolean;
}): JSX.Element {
  const { code } = useWords().words;
  const blocks = useMemo(() => changedBlocks(rows), [rows]);
  const count = (sign: Row["sign"]): number => rows.filter((row) => row.sign === sign).length;
  const hasChange = rows.some(({ sign }) => sign !== " ");
  return (
    <div class="code">
      {isMostlyNew && <p class="mostly-new">{code.mostlyNew}</p>}
      <p class="muted">{hasChange ? code.counts(count("+"), count("-")) : code.onlyInvisible}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard. */}
      <pre tabIndex={0} class={`is-wrapped ${isWide ? "is-split" : ""}`}>
        {blocks.map((block, at) => (
          <BlockView key={at} block={block} isFirst={at === 0} isLast={at === blocks.length - 1} isWide={isWide} />
        ))}
      </pre>
    </div>
  );
}

type BlockProps = { block: Block; isFirst: boolean; isLast: boolean; isWide: boolean };

function BlockView({ block: { common, removed, added }, isFirst, isLast, isWide }: BlockProps): JSX.Element {
  const endsCommon = isLast && removed.length + added.length === 0;
  return (
    <>
      <Common rows={common} head={isFirst ? 0 : CONTEXT} tail={endsCommon ? 0 : CONTEXT} isWide={isWide} />
      {isWide
        ? Array.from({ length: Math.max(removed.length, added.length) }, (_, at) => (
            <Pair key={at} left={removed[at]} right={added[at]} />
          ))
        : [...removed, ...added].map((row) => <RowView key={`${row.sign}${row.before ?? row.after}`} row={row} />)}
    </>
  );
}

type CommonProps = { rows: readonly Row[]; head: number; tail: number; isWide: boolean };

/** What both have, around a change; the rest of it on demand. */
function Common({ rows, head, tail, isWide }: CommonProps): JSX.Element {
  const { code } = useWords().words;
  const [isOpen, setOpen] = useState(false);
  const hidden = rows.length - head - tail;
  // A button is as tall as a line or two.
  const isWhole = isOpen || hidden <= 2;
  const show = (some: readonly Row[]): JSX.Element[] =>
    some.map((row) =>
      isWide ? <Pair key={row.after} left={row} right={row} /> : <RowView key={row.after} row={row} />,
    );
  if (isWhole) return <>{show(rows)}</>;
  return (
    <>
      {show(rows.slice(0, head))}
      <button type="button" class="unfold" onClick={() => setOpen(true)}>
        {code.unfold(hidden)}
      </button>
      {show(rows.slice(rows.length - tail))}
    </>
  );
}

const CLASSES = { "+": "is-added", "-": "is-removed", " ": "" } as const;

/** One line with both of its numbers; signs and words as well as colours. */
function RowView({ row }: { row: Row }): JSX.Element {
  return (
    <span class={`diff-line ${CLASSES[row.sign]}`}>
      <span class="number" data-n={row.before ?? ""} />
      <span class="number" data-n={row.after ?? ""} />
      <RowText row={row} />
    </span>
  );
}

/** The line before beside the line of now; what is on one side only leaves the other empty. */
const Pair = ({ left, right }: { left: Row | undefined; right: Row | undefined }): JSX.Element => (
  <span class="diff-pair">
    <Half row={left} number={left?.before} />
    <Half row={right} number={right?.after} />
  </span>
);

const Half = ({ row, number }: { row: Row | undefined; number: number | undefined }): JSX.Element => (
  <span class={`diff-line ${row ? CLASSES[row.sign] : "is-empty"}`}>
    <span class="number" data-n={number ?? ""} />
    {row && <RowText row={row} />}
  </span>
);

function RowText({ row: { sign, text, marks = [], hasNoEnd } }: { row: Row }): JSX.Element {
  const { hooks, code } = useWords().words;
  return (
    <span class="diff-text">
      <span aria-hidden="true">{sign} </span>
      {sign === "+" && <span class="unseen">{hooks.added}: </span>}
      {sign === "-" && <span class="unseen">{hooks.removed}: </span>}
      <Marked text={text} marks={marks} />
      {hasNoEnd && <em class="no-end">{code.noEnd}</em>}
    </span>
  );
}

function Marked({ text, marks }: { text: string; marks: NonNullable<Row["marks"]> }): JSX.Element {
  let at = 0;
  const parts = marks.map(([from, to]) => {
    const before = text.slice(at, from);
    at = to;
    return (
      <>
        {before}
        <mark key={from}>{text.slice(from, to)}</mark>
      </>
    );
  });
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}
