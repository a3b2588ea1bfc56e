import type { JSX } from "preact";
import { useSelected, useWords } from "../state/use.js";

/** Where hooks are proposed. */
export function Sources(): JSX.Element | null {
  const { preferences: words } = useWords();
  const list = useSelected((state) => state.list);
  if (!list) return null;
  const proposed = list.hooks.filter((view) => view.proposed).length;
  return (
    <section class="card">
      <h3>{words.sources}</h3>
      <p class="muted">{words.sourcesLead}</p>
      <ul class="sources">
        <li>
          <strong>shell_hooks.yaml</strong> <span>{words.entries(proposed + list.faults.length)}</span>
          <code class="path">{list.configPath}</code>
        </li>
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
  return (
    <section class="card">
      <h3>{words.places}</h3>
      <dl class="facts">
        <dt>{words.workspace}</dt>
        <dd>
          <code>{hello.workspace}</code>
        </dd>
        <dt>{words.config}</dt>
        <dd>
          <code>{list.configPath}</code>
        </dd>
        <dt>{words.state}</dt>
        <dd>
          <code>{list.statePath}</code>
        </dd>
        <dt>{words.channels}</dt>
        <dd>{hello.channels.join(", ")}</dd>
        <dt>{words.version}</dt>
        <dd>{hello.version}</dd>
      </dl>
    </section>
  );
}
