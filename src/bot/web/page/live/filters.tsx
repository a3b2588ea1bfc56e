import type { JSX } from "preact";
import { shortName } from "../../../../lib/short-name.js";
import type { Firing } from "../state/types.js";
import { useTexts, useWords } from "../state/use.js";
import type { Filter } from "./live-view.js";

type Props = { firings: readonly Firing[]; filter: Filter; onChange(filter: Filter): void };

export function Filters({ firings, filter, onChange }: Props): JSX.Element {
  const { live: words } = useWords();
  const { verdicts } = useTexts();
  const hooks = [...new Set(firings.map(({ hook }) => hook))].sort();
  return (
    <>
      <label class="filter">
        {words.hook}
        <select value={filter.hook} onChange={(event) => onChange({ ...filter, hook: event.currentTarget.value })}>
          <option value="">{words.all}</option>
          {hooks.map((hook) => (
            <option key={hook} value={hook}>
              {shortName(hook)}
            </option>
          ))}
        </select>
      </label>
      <label class="filter">
        {words.verdict}
        <select
          value={filter.verdict}
          onChange={(event) => onChange({ ...filter, verdict: event.currentTarget.value })}
        >
          <option value="">{words.all}</option>
          {Object.entries(verdicts).map(([verdict, name]) => (
            <option key={verdict} value={verdict}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
