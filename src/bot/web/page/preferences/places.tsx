import type { JSX } from "preact";
import { Breakable } from "../parts/breakable.js";
import { useSelected, useWords } from "../state/use.js";

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
