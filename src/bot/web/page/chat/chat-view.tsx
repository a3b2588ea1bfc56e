import type { JSX } from "preact";
import { Questions } from "../ask/questions.js";
import { Icon } from "../parts/icon.js";
import { usePage, useSelected, useWords } from "../state/use.js";
import { Box } from "./box.js";
import { EmptyChat } from "./empty-chat.js";
import { LineItem } from "./line-item.js";
import { PendingItems } from "./pending-items.js";
import { useScrolling } from "./scrolling.js";

export function ChatView(): JSX.Element {
  const words = useWords();
  const { say } = usePage();
  const lines = useSelected((state) => state.lines);
  const hasLoaded = useSelected((state) => state.hasLoaded);
  const isNew = useSelected(
    (state) => state.pending.length === 0 && !state.lines.some(({ from }) => from === "person"),
  );
  const { place, isAtEnd, isLoading, onScroll, toEnd } = useScrolling();
  const send = (text: string): void => {
    toEnd();
    void say(text);
  };
  return (
    <div class="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard. */}
      <div class="log" ref={place} onScroll={onScroll} role="log" aria-label={words.chat.log} tabIndex={0}>
        {isLoading && <p class="older">{words.chat.older}</p>}
        {!hasLoaded && <p class="older">{words.loading}</p>}
        <ol class="lines">
          {lines.map((line) => (
            <LineItem key={line.seq} line={line} onPick={send} />
          ))}
          <PendingItems />
        </ol>
        {hasLoaded && isNew && <EmptyChat />}
      </div>
      {!isAtEnd && (
        <div class="to-end-place">
          <button type="button" class="to-end" onClick={toEnd}>
            <Icon name="down" />
            {words.chat.toEnd}
          </button>
        </div>
      )}
      <Questions />
      <Box onSend={send} />
    </div>
  );
}
