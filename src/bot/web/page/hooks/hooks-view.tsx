import type { JSX } from "preact";
import { escapeLine } from "../../../../lib/clean-text.js";
import { withSteadyKeys } from "../logic/steady-keys.js";
import { Breakable } from "../parts/breakable.js";
import { useSelected, useTexts, useWords } from "../state/use.js";
import { Examples } from "./examples.js";
import { HookCard } from "./hook-card.js";
import { Rehearsing } from "./rehearsing.js";

export function HooksView(): JSX.Element {
  const { hooks: words, loading } = useWords();
  const texts = useTexts();
  const list = useSelected((state) => state.list);
  if (!list) return <p class="wide muted">{loading}</p>;
  return (
    <div class="wide">
      <div class="view-head">
        <h2>{words.title}</h2>
        <p class="muted">{words.lead}</p>
      </div>
      {list.hooks.some((view) => view.approval) && <Rehearsing />}
      {list.hooks.length === 0 && <p class="card nothing">{words.none}</p>}
      <ul class="cards">
        {withSteadyKeys(list.hooks).map(({ key, view }) => (
          <HookCard key={key} view={view} isOn={list.switch.on} />
        ))}
      </ul>
      {[...new Set(list.faults.map(({ file }) => file))].map((file) => (
        <section key={file} class="card faulty">
          <h3>{words.unusable}</h3>
          <p class="path">
            <Breakable text={escapeLine(file)} />
          </p>
          <ul>
            {list.faults
              .filter((fault) => fault.file === file)
              .map((fault) => (
                <li key={`${fault.line} ${fault.code}`}>{texts.atLine(fault.line, texts.fileFault(fault))}</li>
              ))}
          </ul>
        </section>
      ))}
      <Examples />
    </div>
  );
}
