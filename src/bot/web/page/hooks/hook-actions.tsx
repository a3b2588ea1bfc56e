import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { addressOf, describeTarget } from "../../../../commands/describe.js";
import { escapeLine } from "../../../../lib/clean-text.js";
import { Breakable } from "../parts/breakable.js";
import { Confirm } from "../parts/confirm.js";
import type { Shown } from "../state/types.js";
import { usePage, useWords } from "../state/use.js";

type Props = { shown: Shown; onDone(text: string, isBad: boolean): void };

/** Approve and revoke, each with a second look at what it is about. */
export function HookActions({ shown, onDone }: Props): JSX.Element {
  const words = useWords();
  const { command } = usePage();
  const [asked, setAsked] = useState<"approve" | "revoke">();
  const [isBusy, setBusy] = useState(false);
  const { view, shortId } = shown;
  const canApprove = view.proposed && view.state !== "approved";

  const act = async (verb: "approve" | "revoke"): Promise<void> => {
    setAsked(undefined);
    setBusy(true);
    try {
      const { text = "", problem = false } = await command(`/hooks ${verb} ${shortId}`);
      onDone(headOf(text), problem);
    } catch (error) {
      onDone(words.failed(error instanceof Error ? error.message : String(error)), true);
    }
    setBusy(false);
  };

  return (
    <div class="actions">
      {canApprove && (
        <button type="button" class="main" aria-disabled={isBusy} onClick={() => !isBusy && setAsked("approve")}>
          {view.state === "changed" ? words.hooks.adopt : words.hooks.approve}
        </button>
      )}
      {view.approval && (
        <button type="button" class="danger" aria-disabled={isBusy} onClick={() => !isBusy && setAsked("revoke")}>
          {words.hooks.revoke}
        </button>
      )}
      {asked === "approve" && (
        <Confirm
          title={words.hooks.approveTitle}
          yes={words.hooks.confirmApprove}
          tone="main"
          onYes={() => void act("approve")}
          onNo={() => setAsked(undefined)}
        >
          <Bound shown={shown} />
        </Confirm>
      )}
      {asked === "revoke" && (
        <Confirm
          title={words.hooks.revokeTitle}
          yes={words.hooks.confirmRevoke}
          tone="danger"
          onYes={() => void act("revoke")}
          onNo={() => setAsked(undefined)}
        >
          <p class="confirm-target">
            {view.entry.event} → <Breakable text={describeTarget(view.entry)} />
          </p>
          <p>{words.hooks.revokeLead}</p>
        </Confirm>
      )}
    </div>
  );
}

/** The reply goes on with the whole script, which is in sight already. */
const headOf = (text: string): string => (text.split(/\n(?=.* – sha256 [0-9a-f]{64}$)/m)[0] ?? text).trimEnd();

function Bound({ shown: { view, files } }: { shown: Shown }): JSX.Element {
  const { hooks: words } = useWords();
  const callsUrl = addressOf(view.entry) !== undefined;
  return (
    <>
      <p class="confirm-target">
        {view.entry.event} → <Breakable text={describeTarget(view.entry)} />
      </p>
      <p>{callsUrl ? words.approveUrlLead : words.approveLead}</p>
      {callsUrl && <p class="confirm-target">{describeTarget(view.entry)}</p>}
      <ul class="hashes">
        {files.current.map(({ path, sha256 }) => (
          <li key={path}>
            <code>
              <Breakable text={escapeLine(path)} />
            </code>
            <code class="hash">
              {words.hash} {sha256}
            </code>
          </li>
        ))}
      </ul>
    </>
  );
}
