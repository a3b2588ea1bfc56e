import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { addressOf } from "../../../../commands/describe.js";
import type { HookView } from "../../../../index.js";
import { escapeLine } from "../../../../lib/clean-text.js";
import { fileDifferences } from "../logic/difference.js";
import { Breakable } from "../parts/breakable.js";
import { clock } from "../parts/moments.js";
import { Report } from "../parts/report.js";
import type { ListedHook, Shown } from "../state/types.js";
import { usePage, useSelected, useWords } from "../state/use.js";
import { EntryDifference } from "./entry-difference.js";
import { FileDiff } from "./file-diff.js";
import { HookActions } from "./hook-actions.js";
import { ScriptFile } from "./script-file.js";

/** What would run, to the byte, and how it differs from what does: asked for anew whenever the hook is another. */
export function HookDetail({ listed }: { listed: ListedHook }): JSX.Element {
  const words = useWords();
  const { command } = usePage();
  const [shown, setShown] = useState<Shown>();
  const [said, setSaid] = useState<{ text: string; isBad: boolean }>();
  const answer = useRef<HTMLDivElement>(null);

  const look = async (): Promise<void> => {
    try {
      const reply = await command<Shown>(`/hooks show ${listed.shortId}`);
      if (reply.data) setShown(reply.data);
      else setSaid({ text: reply.text ?? "", isBad: true });
    } catch (error) {
      setSaid({ text: words.failed(error instanceof Error ? error.message : String(error)), isBad: true });
    }
  };
  useEffect(() => void look(), [listed.shortId, listed.state, listed.proposed?.digest, listed.approval?.digest]);

  return (
    <div class="detail">
      {shown ? <Inside shown={shown} /> : !said && <p class="muted">{words.loading}</p>}
      {shown && isSame(shown.view, listed) && (
        <HookActions
          shown={shown}
          onDone={(text, isBad) => {
            setSaid({ text, isBad });
            // The button that was pressed goes away, and would take the focus with it.
            answer.current?.focus();
            void look();
          }}
        />
      )}
      <div role="status" ref={answer} tabIndex={-1}>
        {said && <Said {...said} />}
      </div>
    </div>
  );
}

/** What was shown is what the list has now: no button is about what has just changed. */
const isSame = (shown: HookView, listed: ListedHook): boolean =>
  shown.state === listed.state &&
  shown.proposed?.digest === listed.proposed?.digest &&
  shown.approval?.id === listed.approval?.id;

const Said = ({ text, isBad }: { text: string; isBad: boolean }): JSX.Element => (
  <div class={`said ${isBad ? "is-bad" : "is-good"}`}>
    <Report text={text} />
  </div>
);

function Inside({ shown: { view, files } }: { shown: Shown }): JSX.Element {
  const { hooks: words } = useWords();
  const locale = useSelected((state) => state.locale);
  const { approval, entry, proposed, state } = view;
  const address = addressOf(entry);
  const differences = state === "changed" && proposed ? fileDifferences(files.approved, files.current) : [];
  const whole = proposed ? files.current : files.approved;
  return (
    <>
      {approval && <p class="muted">{words.approvedBy(approval.by, clock(Date.parse(approval.at), locale))}</p>}
      <dl class="facts">
        <dt>{address !== undefined ? words.calls : words.argv}</dt>
        <dd>
          {address !== undefined ? (
            <code>
              <Breakable text={address} />
            </code>
          ) : (
            files.argv.map((word, at) => (
              <code key={at}>
                <Breakable text={escapeLine(word)} />
              </code>
            ))
          )}
        </dd>
      </dl>
      {state === "changed" && <EntryDifference view={view} />}
      {differences.map((each) => (
        <FileDiff key={each.path} difference={each} />
      ))}
      {whole.map((file) => (
        <ScriptFile key={file.path} file={file} title={proposed ? words.script : words.inForceScript} />
      ))}
    </>
  );
}
