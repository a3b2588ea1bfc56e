import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Choice } from "../../../index.js";
import { escapeLine } from "../../../lib/clean-text.js";
import { reportParts, withLinks } from "./text.js";
import { useWords } from "./use.js";

const PATHS = {
  chat: "M4 5.5A1.5 1.5 0 0 1 5.5 4h13A1.5 1.5 0 0 1 20 5.5v9a1.5 1.5 0 0 1-1.5 1.5H10l-4.5 4v-4A1.5 1.5 0 0 1 4 14.5z",
  hooks: "M15 4v10a4.5 4.5 0 0 1-9 0v-2.5L8.8 14M15 4h.01M18.5 4h-7",
  live: "M3 12h4l2.5-7 5 14 2.5-7h4",
  preferences: "M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.5v5M8.5 14.5v5",
  send: "M5 12l14-7-4 14-3.5-5.5z",
  down: "M6 10l6 6 6-6",
  question:
    "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M9.4 9.6c.2-1.4 1.3-2.3 2.7-2.3 1.5 0 2.6 1 2.6 2.3 0 1.8-2.6 2-2.6 3.9M12.1 16.4v.01",
  alert: "M12 4l9 16H3zM12 10v4.5M12 17.3v.01",
} as const;

/** A picture beside words; screen readers pass over it. */
export const Icon = ({ name }: { name: keyof typeof PATHS }): JSX.Element => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={PATHS[name]} />
  </svg>
);

export const Logo = (): JSX.Element => (
  <svg class="logo" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <rect width="32" height="32" rx="8" />
    <path d="M20 7v11.5a5.5 5.5 0 0 1-11 0V16l3.2 3.2" />
    <circle cx="20" cy="6.5" r="2.2" />
  </svg>
);

/** The name of a view, and what it is for. */
export const ViewHead = ({ title, lead }: { title: string; lead?: string }): JSX.Element => (
  <div class="view-head">
    <h2>{title}</h2>
    {lead && <p class="muted">{lead}</p>}
  </div>
);

/** A path, a command or an address, broken into lines where it has parts and not in the middle of a name. */
export const Breakable = ({ text }: { text: string }): JSX.Element => (
  <>
    {escapeLine(text)
      .split(/(?<=\/)(?!\/)/)
      .map((part, at) => (
        <>
          {at > 0 && <wbr />}
          {part}
        </>
      ))}
  </>
);

/** The same, set apart as code. */
export const BreakableCode = ({ text, class: name }: { text: string; class?: string }): JSX.Element => (
  <code class={name}>
    <Breakable text={text} />
  </code>
);

/** What somebody wrote, as text and nothing but text; only http(s) addresses can be followed. */
export const PlainText = ({ text }: { text: string }): JSX.Element => (
  <>
    {withLinks(text).map(({ text: part, href }, at) =>
      href === undefined ? (
        part
      ) : (
        <a key={at} href={href} target="_blank" rel="noopener noreferrer">
          {part}
        </a>
      ),
    )}
  </>
);

/** A reply of /hooks, its marked lines told apart by colour as well. */
export const Report = ({ text }: { text: string }): JSX.Element => (
  <ul class="report">
    {reportParts(text).map(({ tone, title, lines }, at) => (
      <li key={at} class={`tone-${tone}`}>
        <span class="report-title">
          <PlainText text={title} />
        </span>
        {lines.map((line, number) => (
          <span key={number} class="report-line">
            <PlainText text={line} />
          </span>
        ))}
      </li>
    ))}
  </ul>
);

type ChoicesProps = { rows: readonly (readonly Choice[])[]; onPick(line: string): void };

/** Buttons that stand for lines: pressing one is typing it. */
export const Choices = ({ rows, onPick }: ChoicesProps): JSX.Element => (
  <div class="choices">
    {rows.map((row, at) => (
      <div key={at} class="choice-row">
        {row.map(({ label, line }) => (
          <button key={line} type="button" class="small" title={line} onClick={() => onPick(line)}>
            {label}
          </button>
        ))}
      </div>
    ))}
  </div>
);

type ConfirmProps = {
  title: string;
  yes: string;
  tone: "main" | "danger";
  children: ComponentChildren;
  onYes(): void;
  onNo(): void;
};

/** Asks before something is changed. The browser's own dialog: it holds the focus and closes with Escape. */
export function Confirm({ title, yes, tone, children, onYes, onNo }: ConfirmProps): JSX.Element {
  const { words } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // Not the search of a script that is shown: on a phone that would bring up the keyboard.
    dialog.current?.querySelector<HTMLElement>(".actions button")?.focus();
  }, []);
  // Closed before it is taken away: only then the focus goes back to where it came from.
  const close = (): void => dialog.current?.close();
  const confirm = (): void => {
    close();
    onYes();
  };
  return (
    <dialog ref={dialog} aria-labelledby="confirm-title" onClose={onNo}>
      <h2 id="confirm-title">{title}</h2>
      <div class="confirm-body">{children}</div>
      <div class="actions">
        <button type="button" onClick={close}>
          {words.cancel}
        </button>
        <button type="button" class={tone} onClick={confirm}>
          {yes}
        </button>
      </div>
    </dialog>
  );
}

export const Items = ({ class: name, texts }: { class: string; texts: readonly string[] }): JSX.Element => (
  <ul class={name}>
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);
