import type { JSX } from "preact";
import { addressOf, describeTarget, entryInFile } from "../../../commands/describe.js";
import type { HookEntry } from "../../../index.js";
import { BreakableCode } from "./parts.js";
import type { Shown } from "./state.js";
import { useWords } from "./use.js";

/** What an approval, a revocation or a look came to. */
export type Said = { text: string; isBad: boolean };

/** One script at several events has the same files at each of them. */
export const once = <T extends { path: string }>(all: readonly T[]): T[] => [
  ...new Map(all.map((each) => [JSON.stringify(each), each])).values(),
];

/** Which keys of an entry are other than in the active one. */
export function EntryDifference(entries: { before: HookEntry; after: HookEntry }): JSX.Element | null {
  const { hooks: words } = useWords().words;
  const before = entryInFile(entries.before);
  const after = entryInFile(entries.after);
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

/** The reply goes on with the whole script, which is in sight already. */
export const headOf = (text: string): string => (text.split(/\n(?=.* sha256 [0-9a-f]{64}$)/m)[0] ?? text).trimEnd();

/** What an approval holds for, and nothing else. */
export function ApprovedBytes({ shown }: { shown: readonly Shown[] }): JSX.Element {
  const { hooks: words } = useWords().words;
  const urls = shown.filter(({ view }) => addressOf(view.entry) !== undefined);
  const files = shown.flatMap((each) => [
    ...each.files.current.filter(({ folder }) => folder === undefined),
    ...each.files.folders,
  ]);
  return (
    <>
      <p>{urls.length > 0 ? words.approveUrlLead : words.approveLead}</p>
      {urls.slice(0, 1).map(({ view }) => (
        <p key={view.key} class="confirm-target">
          {describeTarget(view.entry)}
        </p>
      ))}
      <Hashes files={files} />
    </>
  );
}

const Hashes = ({ files }: { files: readonly { path: string; sha256: string }[] }): JSX.Element => {
  const { hooks: words } = useWords().words;
  const all = new Map(files.map(({ path, sha256 }) => [`${path} ${sha256}`, { path, sha256 }]));
  return (
    <ul class="hashes">
      {[...all.values()].map(({ path, sha256 }) => (
        <li key={path}>
          <BreakableCode text={path} />
          <code class="hash">
            {words.hash} {sha256}
          </code>
        </li>
      ))}
    </ul>
  );
};
