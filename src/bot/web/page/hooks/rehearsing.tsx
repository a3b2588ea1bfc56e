import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { freshId } from "../logic/ids.js";
import { Report } from "../parts/report.js";
import { usePage, useSelected, useWords } from "../state/use.js";

const NO_LINES: readonly string[] = [];

/** Tries every approved hook on a sample, and says how each did. */
export function Rehearsing(): JSX.Element {
  const words = useWords();
  const { command } = usePage();
  const [id, setId] = useState("");
  const [isRunning, setRunning] = useState(false);
  const [text, setText] = useState<string>();
  const { [id]: progress = NO_LINES } = useSelected((state) => state.progress);

  const rehearse = async (): Promise<void> => {
    const fresh = freshId();
    setId(fresh);
    setText(undefined);
    setRunning(true);
    try {
      setText((await command("/hooks doctor", fresh)).text ?? "");
    } catch (error) {
      setText(words.failed(error instanceof Error ? error.message : String(error)));
    }
    setRunning(false);
  };

  return (
    <section class="rehearsing">
      <div class="row">
        <button type="button" aria-disabled={isRunning} onClick={() => !isRunning && void rehearse()}>
          {isRunning ? words.hooks.rehearsing : words.hooks.rehearse}
        </button>
        <p class="muted">{words.hooks.rehearseLead}</p>
      </div>
      <div role="status">
        {isRunning && (
          <div class="card">
            <progress aria-label={words.hooks.rehearsing} />
            <p class="muted">{progress.at(-1) ?? words.loading}</p>
          </div>
        )}
        {text !== undefined && (
          <div class="card">
            <div class="card-head">
              <h3>{words.hooks.report}</h3>
              <button type="button" class="small" onClick={() => setText(undefined)}>
                {words.close}
              </button>
            </div>
            <Report text={text} />
          </div>
        )}
      </div>
    </section>
  );
}
