import type { JSX } from "preact";
import { shortName } from "../../../../lib/short-name.js";
import type { Mark } from "../state/types.js";
import { useWords } from "../state/use.js";

/** What hooks did to a line: which one, and why. */
export function Marks({ marks }: { marks: readonly Mark[] }): JSX.Element | null {
  const { chat } = useWords();
  if (marks.length === 0) return null;
  return (
    <ul class="marks">
      {marks.map(({ kind, hook = "", reason }, at) => (
        <li key={at} class={`mark is-${kind}`}>
          <strong title={hook}>
            <span aria-hidden="true">{kind === "withheld" ? "✗ " : "✎ "}</span>
            {kind === "withheld" ? chat.withheld(shortName(hook)) : chat.rewritten(shortName(hook))}
          </strong>
          {reason && <span class="reason">{reason}</span>}
        </li>
      ))}
    </ul>
  );
}
