import type { JSX } from "preact";
import { withoutNoteLabel } from "../logic/note-text.js";
import { Choices } from "../parts/choices.js";
import { memo } from "../parts/memo.js";
import { clock } from "../parts/moments.js";
import { PlainText } from "../parts/plain-text.js";
import type { Line } from "../state/types.js";
import { useSelected, useWords } from "../state/use.js";
import { Marks } from "./marks.js";

type Props = { line: Line; onPick(line: string): void };

/** One line of the conversation; what hooks did to it stands beside it. */
export const LineItem = memo(
  function LineItem({ line, onPick }: Props): JSX.Element {
    const { chat } = useWords();
    const locale = useSelected((state) => state.locale);
    const { from, text, marks = [], choices = [], at } = line;
    const withheld = marks.find(({ kind }) => kind === "withheld");
    // A notice that says no more than the mark below it.
    const isSaidBelow = from === "agent" && withheld?.reason !== undefined && text.includes(withheld.reason);
    const who = { person: chat.you, agent: chat.agent, hooks: chat.hooks, note: chat.note }[from];
    return (
      <li class={`line from-${from} ${withheld ? "is-withheld" : ""}`}>
        <p class="who">
          <span>{who}</span> <time dateTime={new Date(at).toISOString()}>{clock(at, locale)}</time>
        </p>
        <div class="bubble">
          {isSaidBelow ? null : withheld && from === "person" ? (
            <del>{text}</del>
          ) : (
            <p class="text">
              <PlainText text={from === "note" ? withoutNoteLabel(text) : text} />
            </p>
          )}
          <Marks marks={marks} />
          {choices.length > 0 && <Choices rows={choices} onPick={onPick} />}
        </div>
      </li>
    );
  },
  (before, after) => before.line === after.line,
);
