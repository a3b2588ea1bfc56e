import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { aboutOf, type OwnerAct } from "../../../commands/describe.js";
import { messageOf } from "../../../lib/message-of.js";
import { Breakable } from "./parts.js";
import { formatTime } from "./text.js";
import { usePage, useStore, useWords } from "./use.js";

/** As many as are kept. */
const ALL = 500;
const AT_ONCE = 20;

/** Who approved, revoked, switched and answered what, and when; asked for when somebody opens it, and when something changed. */
export function History(): JSX.Element {
  const { hooks: words } = useWords().words;
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="history" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>{words.history}</h2>
      </summary>
      <p class="muted">{words.historyLead}</p>
      {isOpen && <Acts />}
    </details>
  );
}

function Acts(): JSX.Element {
  const { words, texts, locale } = useWords();
  const page = usePage();
  const { revision, questions } = useStore("revision", "questions");
  const [acts, setActs] = useState<readonly OwnerAct[]>();
  const [problem, setProblem] = useState<string>();
  const [most, setMost] = useState(AT_ONCE);
  useEffect(() => {
    page.command<{ acts: OwnerAct[] }>(`/hooks history ${ALL}`).then(
      ({ data }) => setActs(data?.acts.toReversed() ?? []),
      (error: unknown) => setProblem(words.failed(messageOf(error))),
    );
  }, [revision, questions]);
  if (!acts) return <p class={problem ? "problem" : "muted"}>{problem ?? words.loading}</p>;
  if (acts.length === 0) return <p>{texts.history.none}</p>;
  return (
    <>
      <ol class="acts">
        {acts.slice(0, most).map((act, at) => (
          <li key={at}>
            <time dateTime={new Date(act.at).toISOString()}>{formatTime(act.at, locale)}</time>{" "}
            <span class="act-by">{act.by}</span>{" "}
            <span class="act-what">
              <Breakable text={texts.history.acts[act.what](aboutOf(act))} />
            </span>
          </li>
        ))}
      </ol>
      {acts.length > most && (
        <button type="button" class="small" onClick={() => setMost(ALL)}>
          {words.live.showMore}
        </button>
      )}
    </>
  );
}
