import type { JSX } from "preact";
import { escapeLine } from "../../../../lib/clean-text.js";
import type { DiffLine, FileDifference } from "../logic/difference.js";
import { Breakable } from "../parts/breakable.js";
import { useWords } from "../state/use.js";

const CLASSES = { "+": "is-added", "-": "is-removed", "@": "is-place", " ": "" } as const;

/** What changed in a file since approval, line by line; signs as well as colours. */
export function FileDiff({ difference: { path, after, lines } }: { difference: FileDifference }): JSX.Element {
  const { hooks: words } = useWords();
  return (
    <figure class="script diff">
      <figcaption>
        <span>{words.difference}</span>{" "}
        <code class="path">
          <Breakable text={escapeLine(path)} />
        </code>
      </figcaption>
      {!after && <p class="muted">{words.removedFile}</p>}
      {lines ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
        <pre tabIndex={0}>
          {lines.map((line, at) => (
            <DiffRow key={at} line={line} />
          ))}
        </pre>
      ) : (
        <p class="muted">{words.tooDifferent}</p>
      )}
    </figure>
  );
}

function DiffRow({ line: { sign, text } }: { line: DiffLine }): JSX.Element {
  const { hooks: words } = useWords();
  return (
    <span class={`diff-line ${CLASSES[sign]}`}>
      <span aria-hidden="true">{sign} </span>
      {sign === "+" && <span class="unseen">{words.added}: </span>}
      {sign === "-" && <span class="unseen">{words.removed}: </span>}
      {text}
    </span>
  );
}
