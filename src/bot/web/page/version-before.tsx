import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { ApprovedBytes, EntryDifference, headOf, once, type Said } from "./approving.js";
import { BoundFiles, FileDiff, filesOf } from "./files.js";
import { Confirm } from "./parts.js";
import type { ListedHook, Shown } from "./state.js";
import { fileDifferences, formatTime } from "./text.js";
import { useAction, usePage, useWords } from "./use.js";

type Props = { listed: readonly ListedHook[]; onDone(said: Said): void };

/** What an approval has replaced, and the way back to it: an approval like any other. */
export function VersionBefore({ listed, onDone }: Props): JSX.Element | null {
  const { hooks: words } = useWords().words;
  const page = usePage();
  const [shown, setShown] = useState<readonly Shown[]>();
  const [isAsked, setAsked] = useState(false);
  const { isBusy, start } = useAction((text) => onDone({ text, isBad: true }));
  const meant = listed.filter(({ approval }) => approval?.before);
  // Once the active version is another, nothing shown here is true.
  useEffect(() => setShown(undefined), [meant.map(({ approval }) => approval?.id).join()]);
  if (meant.length === 0) return null;
  const look = async (): Promise<void> => {
    const replies = await Promise.all(meant.map(({ shortId }) => page.command<Shown>(`/hooks show ${shortId} before`)));
    const bad = replies.find(({ data }) => !data?.shortId);
    if (bad) onDone({ text: bad.text ?? "", isBad: true });
    else setShown(replies.flatMap(({ data }) => data ?? []));
  };
  const goBack = async (): Promise<void> => {
    const ids = (shown ?? []).map(({ shortId }) => shortId).join(" ");
    const { text = "", problem = false } = await page.command(`/hooks approve ${ids}`);
    setShown(undefined);
    onDone({ text: headOf(text), isBad: problem });
  };
  return (
    <section class="version-before" aria-label={words.versionBefore}>
      <button
        type="button"
        class="small"
        aria-expanded={shown !== undefined}
        aria-disabled={isBusy}
        onClick={() => (shown ? setShown(undefined) : void start(look))}
      >
        {words.versionBefore}
      </button>
      {shown && (
        <>
          <Inside shown={shown} active={meant} />
          <button type="button" aria-disabled={isBusy} onClick={() => !isBusy && setAsked(true)}>
            {words.goBack}
          </button>
        </>
      )}
      {shown && isAsked && (
        <Confirm
          title={words.goBackTitle}
          yes={words.confirmGoBack}
          tone="main"
          onYes={() => void start(goBack)}
          onNo={() => setAsked(false)}
        >
          <ApprovedBytes shown={shown} />
        </Confirm>
      )}
    </section>
  );
}

/** Who had approved it, how it differs from the active version, and all of it. */
function Inside({ shown, active }: { shown: readonly Shown[]; active: readonly ListedHook[] }): JSX.Element {
  const { words, locale } = useWords();
  const approval = shown[0]?.view.approval;
  const differences = once(shown.flatMap(({ files }) => fileDifferences(files.approved, files.current)));
  return (
    <>
      {approval && (
        <p class="muted">{words.hooks.approvedBy(approval.by, formatTime(Date.parse(approval.at), locale))}</p>
      )}
      {shown.map(({ view: { key, approval: before } }) => {
        const now = active.find((view) => view.key === key)?.approval;
        return before && now && <EntryDifference key={key} before={now.entry} after={before.entry} />;
      })}
      {differences.map((each) => (
        <FileDiff key={each.path} difference={each} title={words.hooks.fromActive} />
      ))}
      <BoundFiles files={filesOf(shown.map(({ files }) => files.current))} folders={[]} title={words.hooks.script} />
    </>
  );
}
