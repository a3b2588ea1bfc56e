import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useWords } from "../state/use.js";

type Props = {
  title: string;
  yes: string;
  tone: "main" | "danger";
  children: ComponentChildren;
  onYes(): void;
  onNo(): void;
};

/** Asks before something is changed. The browser's own dialog: it holds the focus and closes with Escape. */
export function Confirm({ title, yes, tone, children, onYes, onNo }: Props): JSX.Element {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  // Closed before it is taken away: only then the focus goes back to where it came from.
  const close = (): void => dialog.current?.close();
  return (
    <dialog ref={dialog} aria-labelledby="confirm-title" onClose={onNo}>
      <h2 id="confirm-title">{title}</h2>
      <div class="confirm-body">{children}</div>
      <div class="actions">
        <button type="button" onClick={close}>
          {words.cancel}
        </button>
        <button
          type="button"
          class={tone}
          onClick={() => {
            close();
            onYes();
          }}
        >
          {yes}
        </button>
      </div>
    </dialog>
  );
}
