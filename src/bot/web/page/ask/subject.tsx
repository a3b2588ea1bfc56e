import type { JSX } from "preact";
import { escapeInvisible, escapeLine } from "../../../../lib/clean-text.js";
import type { Question } from "../state/types.js";
import { useTexts, useWords } from "../state/use.js";

/** What would go on, all of it, and nothing in it that cannot be seen. */
export function Subject({ question }: { question: Question }): JSX.Element {
  const words = useWords();
  const { ask } = useTexts();
  const { subject, heldText } = question;
  switch (subject.kind) {
    case "tool":
      return <Whole title={ask.toolLine(escapeLine(subject.name))} text={subject.input} />;
    case "claim":
      return <Whole title={ask.claimLine(escapeLine(subject.goal))} text={subject.summary} />;
    case "message": {
      const where = escapeLine(`${subject.channel} ${subject.chatId}`.trim());
      const title = ask.messageLine(where, subject.length);
      return heldText === undefined ? (
        <>
          <p>{title}</p>
          <p class="muted">{words.ask.textElsewhere}</p>
        </>
      ) : (
        <Whole title={title} text={heldText} />
      );
    }
  }
}

const Whole = ({ title, text }: { title: string; text: string }): JSX.Element => (
  <>
    <p>{title}</p>
    <pre>{escapeInvisible(text)}</pre>
  </>
);
