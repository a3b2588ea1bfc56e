import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Trace } from "../../../index.js";
import { shortName } from "../../../lib/short-name.js";
import { addressOf } from "./browser.js";
import { Breakable, Report } from "./parts.js";
import { formatDuration, formatTime } from "./text.js";
import { useAction, usePage, useStore, useWords } from "./use.js";

/** One event past its hooks: where it came from, who said what in which order, and what became of it. */
export function TraceCard({ id }: { id: string }): JSX.Element {
  const { words } = useWords();
  const page = usePage();
  const [trace, setTrace] = useState<Trace>();
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    let isWanted = true;
    page.trace(id).then(
      (found) => isWanted && setTrace(found),
      () => isWanted && setGone(true),
    );
    return () => {
      isWanted = false;
    };
  }, [id]);
  if (trace) return <Known trace={trace} />;
  return <p class="card muted">{isGone ? words.trace.gone : words.loading}</p>;
}

function Known({ trace }: { trace: Trace }): JSX.Element {
  const { words, locale } = useWords();
  const { lines } = useStore("lines");
  const { id, at, event, about, runs, end, hook, ms } = trace;
  const line = lines.find(({ traces = [] }) => traces.includes(id));
  const tone = end === "blocked" || end === "denied" || end === "dropped" ? "is-block" : "";
  return (
    <section class={`card trace ${tone}`} aria-label={`${words.trace.title}: ${event} ${formatTime(at, locale, true)}`}>
      <div class="card-head">
        <h3>
          <code>{event}</code>
        </h3>
        <time dateTime={new Date(at).toISOString()} class="muted">
          {formatTime(at, locale, true)}
        </time>
      </div>
      <dl class="facts">
        {Object.entries(about).map(([name, value]) => (
          <>
            <dt>{words.trace.about[name as keyof typeof about]}</dt>
            <dd>
              <code>
                <Breakable text={value} />
              </code>
            </dd>
          </>
        ))}
      </dl>
      <ol class="trace-runs">
        {runs.map((run, place) => (
          <TraceRun key={place} run={run} />
        ))}
      </ol>
      <p class="trace-end">
        <strong>{end ? words.trace.ends[end](shortName(hook ?? "")) : words.trace.underWay}</strong>{" "}
        {ms !== undefined && <span class="muted">{formatDuration(ms, locale)}</span>}
      </p>
      <div class="actions">
        {line && <a href={addressOf("chat", String(line.seq))}>{words.trace.toChat}</a>}
        {trace.again !== undefined && <Again line={trace.again} />}
      </div>
    </section>
  );
}

function TraceRun({
  run: { hook, id, verdict, rewrote, mode, reason, context, fault, ms },
}: {
  run: Trace["runs"][number];
}) {
  const { words, texts, locale } = useWords();
  return (
    <li class={`is-${verdict}`}>
      <a href={addressOf("hooks", id)} title={hook}>
        {shortName(hook)}
      </a>{" "}
      <span class="verdict">{texts.verdicts[verdict]}</span> {rewrote && <em>{words.live.rewrote}</em>}{" "}
      {mode && <em>{words.live[mode]}</em>} <span class="muted">{formatDuration(ms, locale)}</span>
      {reason && <p class="reason">{reason}</p>}
      {context && <p class="reason">{`${words.live.context}: ${context}`}</p>}
      {fault && <p class="problem">{texts.fault(fault)}</p>}
    </li>
  );
}

/** Fires the same again, at the hooks as they are now. */
function Again({ line }: { line: string }): JSX.Element {
  const { words } = useWords();
  const page = usePage();
  const [said, setSaid] = useState<string>();
  const { isBusy, start } = useAction(setSaid);
  return (
    <>
      <button
        type="button"
        aria-disabled={isBusy}
        onClick={() => void start(async () => setSaid((await page.command(line)).text))}
      >
        {words.trace.again}
      </button>
      <div role="status">{said && <Report text={said} />}</div>
    </>
  );
}
