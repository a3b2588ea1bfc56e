import type { JSX } from "preact";
import type { Choice } from "../state/types.js";

/** Buttons that stand for lines: pressing one is typing it. */
export const Choices = ({
  rows,
  onPick,
}: {
  rows: readonly (readonly Choice[])[];
  onPick(line: string): void;
}): JSX.Element => (
  <div class="choices">
    {rows.map((row, at) => (
      <div key={at} class="choice-row">
        {row.map(({ label, line }) => (
          <button key={line} type="button" class="small" title={line} onClick={() => onPick(line)}>
            {label}
          </button>
        ))}
      </div>
    ))}
  </div>
);
