import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { shortName } from "../../../lib/short-name.js";
import { openAmong } from "./ask.js";
import { readItem, saveItem } from "./browser.js";
import { useStore, useWords } from "./use.js";

const isAskable = (): boolean =>
  "Notification" in globalThis && Notification.permission === "default" && readItem("notify") === undefined;

/** Tells of questions and blocks while the page is out of sight; asks for the leave when there first is one. */
export function Notify(): JSX.Element | null {
  const { notify: words, ask } = useWords().words;
  const { questions, firings } = useStore("questions", "firings");
  const [isAnswered, setAnswered] = useState(false);
  const openedAt = useRef(Date.now());
  const told = useRef(new Set<string>());
  const block = firings.find(({ verdict, mode, at }) => verdict === "block" && !mode && at > openedAt.current);
  const [question] = openAmong(questions);
  useEffect(() => {
    if (question) tell(told.current, question.code, ask.asks(shortName(question.hook)));
  }, [question?.code]);
  useEffect(() => {
    if (block) tell(told.current, `${block.at} ${block.id}`, words.blocked(shortName(block.hook), block.event));
  }, [block?.at]);
  if (isAnswered || !(question || block) || !isAskable()) return null;
  const allow = (): void => void Notification.requestPermission().then(() => setAnswered(true));
  const decline = (): void => {
    saveItem("notify", "no");
    setAnswered(true);
  };
  return (
    <section class="notify-offer" aria-label={words.offer}>
      <p>{words.offer}</p>
      <div class="actions">
        <button type="button" class="small" onClick={allow}>
          {words.allow}
        </button>
        <button type="button" class="small" onClick={decline}>
          {words.decline}
        </button>
      </div>
    </section>
  );
}

/** Names the hook and the event only: others may see the screen. */
function tell(told: Set<string>, tag: string, title: string): void {
  if (told.has(tag)) return;
  told.add(tag);
  if (document.hidden && "Notification" in globalThis && Notification.permission === "granted")
    new Notification("chat-hooks", { body: title, tag });
}
