import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { SwitchStatus } from "../../../../index.js";
import type { Texts } from "../../../../texts/index.js";
import { usePage, useSelected, useTexts, useWords } from "../state/use.js";

/** The switch of all hooks. It shows what the bot says, never what was clicked. */
export function MasterSwitch(): JSX.Element {
  const words = useWords();
  const texts = useTexts();
  const { command, refresh } = usePage();
  const status = useSelected((state) => state.list?.switch);
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<string>();

  const flip = async (on: boolean): Promise<void> => {
    setBusy(true);
    try {
      setSaid((await command(`/hooks ${on ? "on" : "off"}`)).text);
      await refresh();
    } catch (error) {
      setSaid(words.failed(error instanceof Error ? error.message : String(error)));
    }
    setBusy(false);
  };

  return (
    <section class="card master">
      <div class="master-words">
        <h3 id="master-name">{words.preferences.master}</h3>
        <p>{status ? (status.on ? words.preferences.masterOn : words.preferences.masterOff) : words.loading}</p>
        <p class="muted">{status && words.preferences.approvedCount(status.approved)}</p>
        <p class="muted" id="master-same">
          {words.preferences.same}
        </p>
      </div>
      <button
        type="button"
        role="switch"
        class="switch"
        aria-checked={status?.on ?? false}
        aria-labelledby="master-name"
        aria-describedby="master-same"
        // Not "disabled" while it works: that would take the focus away from whoever has just pressed it.
        disabled={!status}
        aria-disabled={isBusy}
        onClick={() => status && !isBusy && void flip(!status.on)}
      >
        <span class="knob" aria-hidden="true" />
      </button>
      {status && <Besides status={status} texts={texts} />}
      <p role="status" class="master-said">
        {said}
      </p>
    </section>
  );
}

/** Whatever else claims to be the switch. */
function Besides({ status: { on, forced, mirror }, texts }: { status: SwitchStatus; texts: Texts }): JSX.Element {
  return (
    <>
      {forced && <p class="hint">{texts.forcedOn}</p>}
      {!forced && mirror.kind === "value" && mirror.on !== on && (
        <p class="hint">{texts.mirrorDiffers(mirror.on, on)}</p>
      )}
      {mirror.kind === "unreadable" && <p class="hint">{texts.mirrorUnreadable(mirror.detail)}</p>}
    </>
  );
}
