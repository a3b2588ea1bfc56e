import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { describeExample, describeTarget } from "../../../commands/describe.js";
import type { Example, HookTexts } from "../../../index.js";
import { BoundFiles } from "./files.js";
import { Confirm, Report } from "./parts.js";
import { useAction, usePage, useStore, useWords } from "./use.js";

/** The scripts that come with the package: what each would add is seen before it is active. */
export function Examples(): JSX.Element | null {
  const { hooks: words } = useWords().words;
  const page = usePage();
  const [examples, setExamples] = useState<readonly Example[]>([]);
  useEffect(() => {
    page.command<{ examples: Example[] }>("/hooks examples").then(
      ({ data }) => setExamples(data?.examples ?? []),
      () => {}, // the section is an offer: without the list there is none
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

/** What would be added, as `/hooks examples <name>` answers. */
type Offer = { example: Example; files: Pick<HookTexts, "current" | "folders"> };

function ExampleItem({ example }: { example: Example }): JSX.Element {
  const { name, hooks } = example;
  const { words, texts } = useWords();
  const page = usePage();
  const { list } = useStore("list");
  const [said, setSaid] = useState<string>();
  const [offer, setOffer] = useState<Offer>();
  const { isBusy, start } = useAction(setSaid);
  // Each of its entries: one alone may guard a single event.
  const approved = hooks.filter((wanted) =>
    list?.hooks.some(
      ({ approval }) =>
        approval?.entry.event === wanted.event && describeTarget(approval.entry) === describeTarget(wanted),
    ),
  );
  const isInstalled = approved.length === hooks.length;
  const type = (line: string) => start(async () => setSaid((await page.command(line)).text));
  const look = async (): Promise<void> => {
    const { data, text } = await page.command<Offer>(`/hooks examples ${name}`);
    if (data) setOffer(data);
    else setSaid(text);
  };
  return (
    <li class="card example">
      <div class="example-words">
        <h3>{name}</h3>
        <p>{describeExample(example, texts)}</p>
        <ul class="traits">
          {[...new Set(hooks.map(({ event }) => event))].map((event) => (
            <li key={event}>
              <code>{event}</code>
            </li>
          ))}
        </ul>
      </div>
      <div class="example-actions">
        {isInstalled && <span class="state is-good">✓ {words.hooks.installed}</span>}
        {!isInstalled && (
          <button
            type="button"
            aria-disabled={isBusy}
            aria-label={`${words.hooks.install} ${name}`}
            onClick={() => void start(look)}
          >
            {isBusy ? words.hooks.installing : words.hooks.install}
          </button>
        )}
        {approved.length > 0 && (
          <button
            type="button"
            aria-disabled={isBusy}
            aria-label={`${words.hooks.uninstall} ${name}`}
            onClick={() => void type(`/hooks uninstall ${name}`)}
          >
            {isBusy && isInstalled ? words.hooks.uninstalling : words.hooks.uninstall}
          </button>
        )}
      </div>
      <div class="example-said" role="status">
        {said && <Report text={said} />}
      </div>
      {offer && (
        <Confirm
          title={words.hooks.installTitle(name)}
          yes={words.hooks.install}
          tone="main"
          onYes={() => void type(`/hooks install ${name}`)}
          onNo={() => setOffer(undefined)}
        >
          <p>{words.hooks.installLead}</p>
          <pre class="entries">{offer.example.entries.join("\n")}</pre>
          <BoundFiles files={offer.files.current} folders={offer.files.folders} title={words.hooks.script} />
        </Confirm>
      )}
    </li>
  );
}
