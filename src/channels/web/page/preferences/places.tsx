import type { JSX } from "preact";
import { escapeLine } from "../../../../core/clean-text.js";
import { sourcesOf } from "../logic/sources.js";
import { Breakable } from "../parts/breakable.js";
import { useSelected, useWords } from "../state/use.js";

/** Where hooks are proposed. */
export function Sources(): JSX.Element | null {
  const { preferences: words } = useWords();
  const list = useSelected((state) => state.list);
  if (!list) return null;
  return (
    <section class="card">
      <h3>{words.sources}</h3>
      <p class="muted">{words.sourcesLead}</p>
      <ul class="sources">
        {sourcesOf(list).map(({ name, path, entries }) => (
          <li key={path}>
            <strong>{escapeLine(name)}</strong> <span>{words.entries(entries)}</span>
            <code class="path">
              <Breakable text={escapeLine(path)} />
            </code>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Which folders and files all this is about. */
export function Places(): JSX.Element | null {
  const { preferences: words } = useWords();
  const list = useSelected((state) => state.list);
  const hello = useSelected((state) => state.hello);
  if (!list || !hello) return null;
  const names: Readonly<Record<string, string>> = words.channelNames;
  return (
    <section class="card">
      <h3>{words.places}</h3>
      <dl class="facts">
        <dt>{words.workspace}</dt>
        <dd>
          <code>
            <Breakable text={hello.workspace} />
          </code>
        </dd>
        <dt>{words.state}</dt>
        <dd>
          <code>
            <Breakable text={list.statePath} />
          </code>
        </dd>
        <dt>{words.channels}</dt>
        <dd>{hello.channels.map((name) => names[name] ?? name).join(words.between)}</dd>
        <dt>{words.version}</dt>
        <dd>{hello.version}</dd>
      </dl>
    </section>
  );
}
