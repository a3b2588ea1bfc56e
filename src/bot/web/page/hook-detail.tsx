import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { addressOf, describeNote, describeRemarks, describeTarget } from "../../../commands/describe.js";
import type { HookView } from "../../../index.js";
import { messageOf } from "../../../lib/message-of.js";
import { ApprovedBytes, EntryDifference, headOf, once, type Said } from "./approving.js";
import { BoundFiles, FileDiff, filesOf } from "./files.js";
import { Breakable, BreakableCode, Choices, Confirm, Items, Report } from "./parts.js";
import type { ListedHook, Reply, Shown } from "./state.js";
import { fileDifferences, formatTime } from "./text.js";
import { useAction, usePage, useStore, useWords } from "./use.js";
import { VersionBefore } from "./version-before.js";

/** What would run, to the byte, and how it differs from what does: asked for again whenever one of its hooks changes. */
export function HookDetail({ listed }: { listed: readonly ListedHook[] }): JSX.Element {
  const { words } = useWords();
  const page = usePage();
  const [shown, setShown] = useState<readonly Shown[]>();
  const [said, setSaid] = useState<Said>();
  const answer = useRef<HTMLDivElement>(null);
  const look = (): void => {
    Promise.all(listed.map(({ shortId }) => page.command<Shown>(`/hooks show ${shortId}`))).then(
      (replies) => {
        const found = replies.flatMap(({ data }) => data ?? []);
        if (found.length === replies.length) setShown(found);
        else setSaid({ text: replies.find(({ data }) => !data)?.text ?? "", isBad: true });
      },
      (error: unknown) => setSaid({ text: words.failed(messageOf(error)), isBad: true }),
    );
  };
  const versions = listed.map(({ shortId, state, proposed, approval }) =>
    [shortId, state, proposed?.digest, approval?.digest, approval?.id].join(" "),
  );
  useEffect(look, [versions.join()]);
  const done = (result?: Said): void => {
    setSaid(result);
    // The button that was pressed goes away, and would take the focus with it.
    answer.current?.focus();
    look();
  };
  const isSame = shown?.length === listed.length && shown.every(({ view }, at) => isAsListed(view, listed[at]));
  return (
    <div class="detail">
      {shown ? <Inside shown={shown} /> : !said && <p class="muted">{words.loading}</p>}
      {shown && <WouldStop listed={listed} />}
      {shown && <VersionBefore listed={listed} onDone={done} />}
      <div class="detail-foot">
        <div role="status" ref={answer} tabIndex={-1}>
          {said && (
            <div class={`said ${said.isBad ? "is-bad" : "is-good"}`}>
              <button type="button" class="small" onClick={() => done(undefined)}>
                {words.close}
              </button>
              <Report text={said.text} />
            </div>
          )}
        </div>
        {shown && isSame && <Actions shown={shown} onDone={done} />}
      </div>
    </div>
  );
}

/** Tries it on what was recorded, when somebody asks: that takes seconds. Where nothing is, offers to begin. */
function WouldStop({ listed }: { listed: readonly ListedHook[] }): JSX.Element | null {
  const { words } = useWords();
  const page = usePage();
  const { list } = useStore("list");
  const [said, setSaid] = useState<readonly Reply[]>([]);
  const { isBusy, start } = useAction((text) => setSaid([{ outcome: "done", text }]));
  const isRecording = list?.recording !== undefined;
  const lines = isRecording ? listed.map(({ shortId }) => `/hooks show ${shortId} blocked`) : ["/hooks record on"];
  const ask = async (wanted: readonly string[]): Promise<void> =>
    setSaid(await Promise.all(wanted.map((line) => page.command(line))));
  return (
    <div role="status" class="would-stop">
      {!isRecording && <p class="muted">{words.hooks.nothingRecorded}</p>}
      <button type="button" class="small" disabled={isBusy} onClick={() => void start(() => ask(lines))}>
        {isRecording ? words.hooks.wouldStop : words.hooks.record}
      </button>
      {said.map(({ text = "", choices = [] }, at) => (
        <div key={at}>
          <Report text={text} />
          <Choices rows={choices} onPick={(line) => void start(() => ask([line]))} />
        </div>
      ))}
    </div>
  );
}

/** What was shown is what the list has now: no button is about what has just changed. */
const isAsListed = (shown: HookView, listed: HookView | undefined): boolean =>
  shown.state === listed?.state &&
  shown.proposed?.digest === listed.proposed?.digest &&
  shown.approval?.id === listed.approval?.id;

function Inside({ shown }: { shown: readonly Shown[] }): JSX.Element | null {
  const { words, texts, locale } = useWords();
  const [first] = shown;
  if (!first) return null;
  const { approval, entry, proposed } = first.view;
  const address = addressOf(entry);
  const changed = shown.filter(({ view }) => view.state === "changed");
  const differences = once(
    changed.flatMap(({ view, files }) => (view.proposed ? fileDifferences(files.approved, files.current) : [])),
  );
  const remarks = new Set(
    shown.flatMap(({ view, files, shortId }) =>
      view.proposed
        ? [...describeNote(files.remarks, texts, shortId), ...describeRemarks(files.remarks, view, texts)]
        : [],
    ),
  );
  const shipped = once(shown.flatMap(({ files }) => fileDifferences(files.shipped.before, files.shipped.after)));
  return (
    <>
      {approval && (
        <p class="muted">{words.hooks.approvedBy(approval.by, formatTime(Date.parse(approval.at), locale))}</p>
      )}
      <dl class="facts">
        <dt>{address === undefined ? words.hooks.argv : words.hooks.calls}</dt>
        <dd>
          {(address === undefined ? first.files.argv : [address]).map((word, at) => (
            <BreakableCode key={at} text={word} />
          ))}
        </dd>
      </dl>
      {remarks.size > 0 && <Items class="troubles" texts={[...remarks]} />}
      {changed.map(
        ({ view: { key, approval: before, proposed: after } }) =>
          before && after && <EntryDifference key={key} before={before.entry} after={after.entry} />,
      )}
      {differences.map((each) => (
        <FileDiff key={each.path} difference={each} />
      ))}
      {shipped.map((each) => (
        <FileDiff key={each.path} difference={each} title={words.hooks.shippedDifference} />
      ))}
      <BoundFiles
        files={filesOf(shown.map(({ view, files }) => (view.proposed ? files.current : files.approved)))}
        folders={once(shown.flatMap(({ files }) => files.folders))}
        title={proposed ? words.hooks.script : words.hooks.inForceScript}
      />
    </>
  );
}

/** Approve and revoke, each with a second look at what it is about: at all events of the script that it concerns. */
function Actions({ shown, onDone }: { shown: readonly Shown[]; onDone(said: Said): void }): JSX.Element {
  const { hooks: words } = useWords().words;
  const page = usePage();
  const [asked, setAsked] = useState<"approve" | "revoke">();
  const { isBusy, start } = useAction((text) => onDone({ text, isBad: true }));
  const approvable = shown.filter(({ view }) => view.proposed && view.state !== "approved");
  const approved = shown.filter(({ view }) => view.approval);
  const isApproving = asked === "approve";
  const meant = isApproving ? approvable : approved;
  const act = async (): Promise<void> => {
    const ids = meant.map(({ shortId }) => shortId).join(" ");
    const { text = "", problem = false } = await page.command(`/hooks ${asked} ${ids}`);
    onDone({ text: headOf(text), isBad: problem });
  };
  const has = (state: HookView["state"]): boolean => approvable.some(({ view }) => view.state === state);
  return (
    <div class="actions">
      {approvable.length > 0 && (
        <button type="button" class="main" aria-disabled={isBusy} onClick={() => !isBusy && setAsked("approve")}>
          {has("changed") ? words.adopt : has("not-live") ? words.putInForce : words.approve}
        </button>
      )}
      {approved.length > 0 && (
        <button type="button" class="danger" aria-disabled={isBusy} onClick={() => !isBusy && setAsked("revoke")}>
          {words.revoke}
        </button>
      )}
      {asked && (
        <Confirm
          title={isApproving ? words.approveTitle : words.revokeTitle}
          yes={isApproving ? words.confirmApprove : words.confirmRevoke}
          tone={isApproving ? "main" : "danger"}
          onYes={() => void start(act)}
          onNo={() => setAsked(undefined)}
        >
          {meant.map(({ view }) => (
            <p key={view.key} class="confirm-target">
              {view.entry.event} → <Breakable text={describeTarget(view.entry)} />
            </p>
          ))}
          {isApproving ? <ApprovedBytes shown={approvable} /> : <p>{words.revokeLead}</p>}
        </Confirm>
      )}
    </div>
  );
}
