import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { addressOf, describeTarget, entryInFile } from "../../../commands/describe.js";
import type { HookTexts, HookView, ShownFile } from "../../../index.js";
import { escapeInvisible } from "../../../lib/clean-text.js";
import { messageOf } from "../../../lib/message-of.js";
import { Breakable, BreakableCode, Confirm, Report } from "./parts.js";
import type { ListedHook, Shown } from "./state.js";
import { type FileDifference, fileDifferences, formatTime } from "./text.js";
import { useAction, usePage, useWords } from "./use.js";

type Said = { text: string; isBad: boolean };

/** What would run, to the byte, and how it differs from what does: asked for anew whenever the hook is another. */
export function HookDetail({ listed }: { listed: ListedHook }): JSX.Element {
  const { words } = useWords();
  const page = usePage();
  const [shown, setShown] = useState<Shown>();
  const [said, setSaid] = useState<Said>();
  const answer = useRef<HTMLDivElement>(null);
  const look = (): void => {
    page.command<Shown>(`/hooks show ${listed.shortId}`).then(
      ({ data, text = "" }) => (data ? setShown(data) : setSaid({ text, isBad: true })),
      (error: unknown) => setSaid({ text: words.failed(messageOf(error)), isBad: true }),
    );
  };
  useEffect(look, [listed.shortId, listed.state, listed.proposed?.digest, listed.approval?.digest]);
  return (
    <div class="detail">
      {shown ? <Inside shown={shown} /> : !said && <p class="muted">{words.loading}</p>}
      {shown && isSame(shown.view, listed) && (
        <Actions
          shown={shown}
          onDone={(done) => {
            setSaid(done);
            // The button that was pressed goes away, and would take the focus with it.
            answer.current?.focus();
            look();
          }}
        />
      )}
      <div role="status" ref={answer} tabIndex={-1}>
        {said && (
          <div class={`said ${said.isBad ? "is-bad" : "is-good"}`}>
            <Report text={said.text} />
          </div>
        )}
      </div>
    </div>
  );
}

/** What was shown is what the list has now: no button is about what has just changed. */
const isSame = (shown: HookView, listed: ListedHook): boolean =>
  shown.state === listed.state &&
  shown.proposed?.digest === listed.proposed?.digest &&
  shown.approval?.id === listed.approval?.id;

function Inside({ shown: { view, files } }: { shown: Shown }): JSX.Element {
  const { words, locale } = useWords();
  const { approval, entry, proposed, state } = view;
  const differences = state === "changed" && proposed ? fileDifferences(files.approved, files.current) : [];
  const whole = proposed ? files.current : files.approved;
  const address = addressOf(entry);
  return (
    <>
      {approval && (
        <p class="muted">{words.hooks.approvedBy(approval.by, formatTime(Date.parse(approval.at), locale))}</p>
      )}
      <dl class="facts">
        <dt>{address === undefined ? words.hooks.argv : words.hooks.calls}</dt>
        <dd>
          {(address === undefined ? files.argv : [address]).map((word, at) => (
            <BreakableCode key={at} text={word} />
          ))}
        </dd>
      </dl>
      {state === "changed" && <EntryDifference view={view} />}
      {differences.map((each) => (
        <FileDiff key={each.path} difference={each} />
      ))}
      {fileDifferences(files.shipped.before, files.shipped.after).map((each) => (
        <FileDiff key={each.path} difference={each} title={words.hooks.shippedDifference} />
      ))}
      {whole
        .filter(({ folder }) => folder === undefined)
        .map((file) => {
          const title = proposed ? words.hooks.script : words.hooks.inForceScript;
          return file.isAsShipped ? (
            <FoldedFile key={file.path} file={file} name={file.path} title={title} />
          ) : (
            <ScriptFile key={file.path} file={file} title={title} />
          );
        })}
      <Folders folders={files.folders} files={whole} />
    </>
  );
}

/** Which keys of the entry are other than approved. */
function EntryDifference({ view: { approval, proposed } }: { view: HookView }): JSX.Element | null {
  const { hooks: words } = useWords().words;
  if (!approval || !proposed) return null;
  const before = entryInFile(approval.entry);
  const after = entryInFile(proposed.entry);
  const keys = Object.keys({ ...before, ...after }).filter((key) => before[key] !== after[key]);
  if (keys.length === 0) return null;
  return (
    <table class="entry-difference">
      <caption>{words.entryTable}</caption>
      <thead>
        <tr>
          <th scope="col">{words.key}</th>
          <th scope="col">{words.before}</th>
          <th scope="col">{words.after}</th>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <tr key={key}>
            <th scope="row">{key}</th>
            <td class="is-removed">{before[key] ?? "–"}</td>
            <td class="is-added">{after[key] ?? "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const DIFF_CLASSES: Readonly<Record<string, string>> = { "+": "is-added", "-": "is-removed", "@": "is-place" };

/** What changed in a file since approval, line by line; signs as well as colours. */
function FileDiff({ difference, title }: { difference: FileDifference; title?: string }): JSX.Element {
  const { hooks: words } = useWords().words;
  const { path, isGone, lines } = difference;
  return (
    <figure class="script diff">
      <figcaption>
        <span>{title ?? words.difference}</span> <BreakableCode class="path" text={path} />
      </figcaption>
      {isGone && <p class="muted">{words.removedFile}</p>}
      {lines ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
        <pre tabIndex={0}>
          {lines.map(({ sign, text }, at) => (
            <span key={at} class={`diff-line ${DIFF_CLASSES[sign] ?? ""}`}>
              <span aria-hidden="true">{sign} </span>
              {sign === "+" && <span class="unseen">{words.added}: </span>}
              {sign === "-" && <span class="unseen">{words.removed}: </span>}
              {text}
            </span>
          ))}
        </pre>
      ) : (
        <p class="muted">{words.tooDifferent}</p>
      )}
    </figure>
  );
}

/** A file as it would run: its hash, and its text with nothing invisible left in it. */
function ScriptFile({ file, title }: { file: ShownFile; title: string }): JSX.Element {
  const { hooks: words } = useWords().words;
  return (
    <figure class="script">
      <figcaption>
        <span>{title}</span> <BreakableCode class="path" text={file.path} />
        <span class="hash">
          {words.hash} <code>{file.sha256}</code>
        </span>
      </figcaption>
      {file.text === undefined ? (
        <p class="muted">{words.binary(file.bytes)}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
        <pre tabIndex={0}>{escapeInvisible(file.text)}</pre>
      )}
    </figure>
  );
}

/** What came with the package as it is, or belongs to a folder: a name that opens. */
function FoldedFile({ file, name, title }: { file: ShownFile; name: string; title: string }): JSX.Element {
  return (
    <details class="folded">
      <summary>
        <BreakableCode text={name} />
      </summary>
      <ScriptFile file={file} title={title} />
    </details>
  );
}

/** Bound folders, each folded by file: what a person wants to read of them opens. */
function Folders({ folders, files }: { folders: HookTexts["folders"]; files: readonly ShownFile[] }): JSX.Element {
  const { hooks: words } = useWords().words;
  return (
    <>
      {folders.map(({ path, sha256 }) => {
        const inside = files.filter(({ folder }) => folder === path);
        return (
          <section key={path} class="folder" aria-label={path}>
            <p>
              <BreakableCode class="path" text={`${path}/`} /> {words.files(inside.length)}{" "}
              <span class="hash">
                {words.hash} <code>{sha256}</code>
              </span>
            </p>
            {inside.map((file) => (
              <FoldedFile key={file.path} file={file} name={file.path.slice(path.length + 1)} title={words.oneFile} />
            ))}
          </section>
        );
      })}
    </>
  );
}

/** Approve and revoke, each with a second look at what it is about. */
function Actions({ shown, onDone }: { shown: Shown; onDone(said: Said): void }): JSX.Element {
  const { hooks: words } = useWords().words;
  const page = usePage();
  const [asked, setAsked] = useState<"approve" | "revoke">();
  const { isBusy, start } = useAction((text) => onDone({ text, isBad: true }));
  const { view, shortId } = shown;
  const canApprove = view.proposed && view.state !== "approved";
  const isApproving = asked === "approve";
  const act = async (): Promise<void> => {
    const { text = "", problem = false } = await page.command(`/hooks ${asked} ${shortId}`);
    onDone({ text: headOf(text), isBad: problem });
  };
  return (
    <div class="actions">
      {canApprove && (
        <button type="button" class="main" aria-disabled={isBusy} onClick={() => !isBusy && setAsked("approve")}>
          {view.state === "changed" ? words.adopt : view.state === "not-live" ? words.putInForce : words.approve}
        </button>
      )}
      {view.approval && (
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
          <p class="confirm-target">
            {view.entry.event} → <Breakable text={describeTarget(view.entry)} />
          </p>
          {isApproving ? <ApprovedBytes shown={shown} /> : <p>{words.revokeLead}</p>}
        </Confirm>
      )}
    </div>
  );
}

/** The reply goes on with the whole script, which is in sight already. */
const headOf = (text: string): string => (text.split(/\n(?=.* sha256 [0-9a-f]{64}$)/m)[0] ?? text).trimEnd();

/** What an approval holds for, and nothing else. */
function ApprovedBytes({ shown: { view, files } }: { shown: Shown }): JSX.Element {
  const { hooks: words } = useWords().words;
  const isUrl = addressOf(view.entry) !== undefined;
  return (
    <>
      <p>{isUrl ? words.approveUrlLead : words.approveLead}</p>
      {isUrl && <p class="confirm-target">{describeTarget(view.entry)}</p>}
      <ul class="hashes">
        {[...files.current.filter(({ folder }) => folder === undefined), ...files.folders].map(({ path, sha256 }) => (
          <li key={path}>
            <BreakableCode text={path} />
            <code class="hash">
              {words.hash} {sha256}
            </code>
          </li>
        ))}
      </ul>
    </>
  );
}
