import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { escapeLine } from "../../../../lib/clean-text.js";
import { type SourceFile, type SourceWithFiles, sourcesOf } from "../logic/sources.js";
import { Breakable } from "../parts/breakable.js";
import { usePage, useSelected, useWords } from "../state/use.js";

/** What they call themselves, in every language. */
const TITLES: Readonly<Record<string, string>> = {
  claude: "Claude Code",
  kimi: "Kimi Code",
  "agent-hooks": "Agent Hooks",
};

/** Where hooks are proposed: our own file, and those of other tools, where somebody wants them. */
export function Sources(): JSX.Element | null {
  const { preferences: words } = useWords();
  const list = useSelected((state) => state.list);
  if (!list) return null;
  const { own, others } = sourcesOf(list);
  return (
    <section class="card">
      <h3>{words.sources}</h3>
      <p class="muted">{words.sourcesLead}</p>
      <ul class="sources">
        {own.map((file) => (
          <li key={file.path} class="source">
            <File file={file} />
          </li>
        ))}
        {others.map((source) => (
          <Source key={source.name} source={source} />
        ))}
      </ul>
    </section>
  );
}

/** Another tool. Its switch shows what the bot says, never what was clicked. */
function Source({ source }: { source: SourceWithFiles }): JSX.Element {
  const words = useWords();
  const { command, refresh } = usePage();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<string>();
  const { name, on, paths, files } = source;
  const id = `source-${name}`;

  const flip = async (): Promise<void> => {
    setBusy(true);
    try {
      setSaid((await command(`/hooks sources ${name} ${on ? "off" : "on"}`)).text);
      await refresh();
    } catch (error) {
      setSaid(words.failed(error instanceof Error ? error.message : String(error)));
    }
    setBusy(false);
  };

  return (
    <li class="source has-switch">
      <div class="source-words">
        <strong id={id}>{TITLES[name] ?? name}</strong>
        {files.length > 0
          ? files.map((file) => <File key={file.path} file={file} />)
          : paths.map((path) => <Path key={path} path={path} />)}
      </div>
      <button
        type="button"
        role="switch"
        class="switch is-small"
        aria-checked={on}
        aria-labelledby={id}
        aria-disabled={isBusy}
        onClick={() => !isBusy && void flip()}
      >
        <span class="knob" aria-hidden="true" />
      </button>
      <p role="status" class="source-said">
        {said}
      </p>
    </li>
  );
}

function File({ file: { name, path, entries } }: { file: SourceFile }): JSX.Element {
  const { preferences: words } = useWords();
  return (
    <p class="source-file">
      <span class="source-name">{escapeLine(name)}</span> <span>{words.entries(entries)}</span>
      <Path path={path} />
    </p>
  );
}

const Path = ({ path }: { path: string }): JSX.Element => (
  <code class="path">
    <Breakable text={escapeLine(path)} />
  </code>
);
