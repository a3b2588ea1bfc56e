import type { JSX } from "preact";
import type { ShownFile } from "../../../../index.js";
import { escapeInvisible, escapeLine } from "../../../../lib/clean-text.js";
import { Breakable } from "../parts/breakable.js";
import { useWords } from "../state/use.js";

/** A file as it would run: its hash, and its text with nothing invisible left in it. */
export function ScriptFile({ file, title }: { file: ShownFile; title: string }): JSX.Element {
  const { hooks: words } = useWords();
  return (
    <figure class="script">
      <figcaption>
        <span>{title}</span>{" "}
        <code class="path">
          <Breakable text={escapeLine(file.path)} />
        </code>
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
