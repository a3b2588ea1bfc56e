import type { JSX } from "preact";
import { entryInFile } from "../../../../commands/describe.js";
import type { HookView } from "../../../../index.js";
import { useWords } from "../state/use.js";

/** Which keys of the entry are other than approved. */
export function EntryDifference({ view: { approval, proposed } }: { view: HookView }): JSX.Element | null {
  const { hooks: words } = useWords();
  if (!approval || !proposed) return null;
  const before = entryInFile(approval.entry);
  const after = entryInFile(proposed.entry);
  const keys = Object.keys({ ...before, ...after }).filter((key) => before[key] !== after[key]);
  if (keys.length === 0) return null;
  return (
    <table class="entry-difference">
      <caption>{words.entryTable}</caption>
      <thead>
        <tr>
          <th scope="col">{words.key}</th>
          <th scope="col">{words.before}</th>
          <th scope="col">{words.after}</th>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <tr key={key}>
            <th scope="row">{key}</th>
            <td class="is-removed">{before[key] ?? "–"}</td>
            <td class="is-added">{after[key] ?? "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
