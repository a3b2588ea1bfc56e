import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { describeTarget } from "../../../../commands/describe.js";
import { Report } from "../parts/report.js";
import type { Example } from "../state/types.js";
import { usePage, useSelected, useTexts, useWords } from "../state/use.js";

/** The scripts that come with the package, each a click away from being in force. */
export function Examples(): JSX.Element | null {
  const { hooks: words } = useWords();
  const { command } = usePage();
  const [examples, setExamples] = useState<readonly Example[]>([]);
  useEffect(() => {
    command<{ examples: Example[] }>("/hooks examples").then(
      ({ data }) => setExamples(data?.examples ?? []),
      () => setExamples([]), // the section is an offer: without the list there is none
    );
  }, []);
  if (examples.length === 0) return null;
  return (
    <section class="examples">
      <h2>{words.examples}</h2>
      <p class="muted">{words.examplesLead}</p>
      <ul class="example-list">
        {examples.map((example) => (
          <ExampleItem key={example.name} example={example} />
        ))}
      </ul>
    </section>
  );
}

function ExampleItem({ example: { name, file, hooks } }: { example: Example }): JSX.Element {
  const words = useWords();
  const about: Readonly<Record<string, string>> = useTexts().examples;
  const { command } = usePage();
  const list = useSelected((state) => state.list);
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<string>();
  const targets = hooks.map(describeTarget);
  const isInstalled =
    list?.hooks.some(({ approval }) => approval && targets.includes(describeTarget(approval.entry))) ?? false;

  const install = async (): Promise<void> => {
    setBusy(true);
    try {
      setSaid((await command(`/hooks install ${name}`)).text);
    } catch (error) {
      setSaid(words.failed(error instanceof Error ? error.message : String(error)));
    }
    setBusy(false);
  };

  return (
    <li class="card example">
      <div class="example-words">
        <h3>{name}</h3>
        <p>{about[file] ?? file}</p>
        <ul class="traits">
          {[...new Set(hooks.map(({ event }) => event))].map((event) => (
            <li key={event}>
              <code>{event}</code>
            </li>
          ))}
        </ul>
      </div>
      {isInstalled ? (
        <span class="state is-good">✓ {words.hooks.installed}</span>
      ) : (
        <button
          type="button"
          aria-disabled={isBusy}
          aria-label={`${words.hooks.install} ${name}`}
          onClick={() => !isBusy && void install()}
        >
          {isBusy ? words.hooks.installing : words.hooks.install}
        </button>
      )}
      <div class="example-said" role="status">
        {said && <Report text={said} />}
      </div>
    </li>
  );
}
