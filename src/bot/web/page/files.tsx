import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { HookTexts, ShownFile } from "../../../index.js";
import { CodeView } from "./code-view.js";
import { DiffView } from "./diff-view.js";
import { BreakableCode } from "./parts.js";
import type { FileDifference } from "./text.js";
import { useWords } from "./use.js";

/** Tables and texts that a program reads. */
const DATA = /\.(?:json|jsonl|txt|csv|tsv|ya?ml|toml|md|dat|list|words)$/i;

/** The files of several views, each once. */
export const filesOf = (lists: readonly (readonly ShownFile[])[]): ShownFile[] => [
  ...new Map(lists.flat().map((file) => [`${file.path} ${file.sha256}`, file])).values(),
];

type BoundProps = {
  files: readonly ShownFile[];
  folders: HookTexts["folders"];
  title: string;
};

/** Everything that is bound: the program that is run in full, and by name its data and folders. */
export function BoundFiles({ files, folders, title }: BoundProps): JSX.Element {
  const { hooks: words } = useWords().words;
  const own = files.filter(({ folder }) => folder === undefined);
  return (
    <>
      {own.map((file) =>
        DATA.test(file.path) && own.length > 1 ? (
          <FoldedFile key={file.path} file={file} name={file.path} title={title} />
        ) : (
          <ScriptFile key={file.path} file={file} title={title} />
        ),
      )}
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
        <CodeView path={file.path} text={file.text} />
      )}
    </figure>
  );
}

/** A name that opens; its text is laid out when it does. */
function FoldedFile({ file, name, title }: { file: ShownFile; name: string; title: string }): JSX.Element {
  const { code } = useWords().words;
  const [isOpen, setOpen] = useState(false);
  const lines = file.text?.replace(/\n$/, "").split("\n").length;
  return (
    <details class="folded" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <BreakableCode text={name} /> {lines !== undefined && <span class="muted">{code.lines(lines)}</span>}
      </summary>
      {isOpen && <ScriptFile file={file} title={title} />}
    </details>
  );
}

/** What changed in a file: line by line, or that it is no text. */
export function FileDiff({ difference, title }: { difference: FileDifference; title?: string }): JSX.Element {
  const { hooks: words } = useWords().words;
  const { path, isGone, before, after } = difference;
  return (
    <figure class="script diff">
      <figcaption>
        <span>{title ?? words.difference}</span> <BreakableCode class="path" text={path} />
      </figcaption>
      {isGone && <p class="muted">{words.removedFile}</p>}
      {before === undefined || after === undefined ? (
        <p class="muted">{words.binaryChanged}</p>
      ) : (
        <DiffView before={before} after={after} />
      )}
    </figure>
  );
}
