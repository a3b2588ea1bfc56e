import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { shortName } from "../../../lib/short-name.js";
import type { Mark } from "../types.js";
import { Questions } from "./ask.js";
import { addressOf } from "./browser.js";
import { Box, useScrolling } from "./chat-box.js";
import { Choices, Icon, Logo, PlainText } from "./parts.js";
import type { Line, Pending } from "./state.js";
import { placeOf } from "./sums.js";
import { formatTime, withoutNoteLabel } from "./text.js";
import { usePage, useStore, useWords } from "./use.js";

/** The conversation with the agent. All pages of one bot show the same. */
export function ChatView(): JSX.Element {
  const { words } = useWords();
  const page = usePage();
  const { lines, hasLoaded, pending } = useStore("lines", "hasLoaded", "pending");
  const isNew = pending.length === 0 && !lines.some(({ from }) => from === "person");
  const { place, isAtEnd, isLoading, onScroll, toEnd } = useScrolling();
  const { place: wanted } = useStore("place");
  useEffect(() => {
    if (wanted !== "") document.getElementById(`line-${wanted}`)?.scrollIntoView({ block: "center" });
  }, [wanted, hasLoaded]);
  const send = (text: string): void => {
    toEnd();
    void page.say(text);
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
          {pending.map((said) => (
            <PendingItem key={said.id} said={said} />
          ))}
          <AgentAtWork />
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

/** What a newcomer sees first: three things to try. */
function EmptyChat(): JSX.Element {
  const { chat } = useWords().words;
  const page = usePage();
  const { hello } = useStore("hello");
  return (
    <div class="empty">
      <Logo />
      <h2>{chat.emptyTitle}</h2>
      <p>{chat.emptyLead}</p>
      <ul>
        {chat.suggestions.map(({ label, text: toDemo, toModel }) => {
          // The demo agent's own words would mean nothing to a model.
          const text = (hello?.model && toModel) ?? toDemo;
          return (
            <li key={text}>
              <button type="button" onClick={() => page.set({ draft: text })}>
                <strong>{label}</strong>
                <code>{text}</code>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

type LineProps = { line: Line; onPick(line: string): void };

/** One line of the conversation; what hooks did to it stands beside it. Drawn once: there may be thousands. */
function LineItem({ line, onPick }: LineProps): JSX.Element {
  const { words, locale } = useWords();
  return useMemo(() => {
    const { from, text, marks = [], choices = [], traces = [], at } = line;
    const withheld = marks.find(({ kind }) => kind !== "rewritten");
    // A notice that says no more than the mark below it.
    const isSaidBelow = from === "agent" && withheld?.reason !== undefined && text.includes(withheld.reason);
    const { you: person, agent, hooks, note } = words.chat;
    return (
      <li id={`line-${line.seq}`} class={`line from-${from} ${withheld ? "is-withheld" : ""}`}>
        <p class="who">
          <span>{{ person, agent, hooks, note }[from]}</span>{" "}
          <time dateTime={new Date(at).toISOString()}>{formatTime(at, locale)}</time>{" "}
          {traces.length > 0 && (
            <a class="to-traces" href={addressOf("live", placeOf({ trace: traces.join(" ") }))}>
              {words.chat.events(traces.length)}
            </a>
          )}
        </p>
        <div class="bubble">
          {isSaidBelow || text === "" ? null : withheld && from === "person" ? (
            <del>{text}</del>
          ) : (
            <p class="text">
              <PlainText text={from === "note" ? withoutNoteLabel(text) : text} />
            </p>
          )}
          {marks.length > 0 && <Marks marks={marks} />}
          {choices.length > 0 && <Choices rows={choices} onPick={onPick} />}
        </div>
      </li>
    );
  }, [line, locale]);
}

/** What hooks did to a line: which one, and why. */
function Marks({ marks }: { marks: readonly Mark[] }): JSX.Element {
  const { chat } = useWords().words;
  return (
    <ul class="marks">
      {marks.map(({ kind, hook = "", reason }, at) => (
        <li key={at} class={`mark is-${kind}`}>
          <strong title={hook}>
            <span aria-hidden="true">{kind === "rewritten" ? "✎ " : "✗ "}</span>
            {chat[kind](shortName(hook))}
          </strong>
          {reason && <span class="reason">{reason}</span>}
        </li>
      ))}
    </ul>
  );
}

/** What the person has said, on its way to the bot. */
function PendingItem({ said: { id, text, failed } }: { said: Pending }): JSX.Element {
  const { chat } = useWords().words;
  const page = usePage();
  return (
    <li class={`line from-person is-pending ${failed ? "is-failed" : ""}`}>
      <p class="who">{failed ? chat.you : chat.sending}</p>
      <div class="bubble">
        <p class="text">{text}</p>
        {failed && (
          <p class="problem" role="alert">
            {chat.notSent(failed)}{" "}
            <button type="button" class="small" onClick={() => void page.say(text, id)}>
              {chat.again}
            </button>
          </p>
        )}
      </div>
    </li>
  );
}

/** What the agent has said so far, or that it is thinking, or that a hook is. */
function AgentAtWork(): JSX.Element {
  const { chat } = useWords().words;
  const { pieces, working, looking } = useStore("pieces", "working", "looking");
  const hooks = [...new Set(Object.values(looking).map(shortName))];
  const streams = Object.entries(pieces);
  return (
    <>
      {streams.map(([id, text]) => (
        <li key={id} class="line from-agent is-streaming" aria-busy="true">
          <p class="who">{chat.agent}</p>
          <div class="bubble">
            <p class="text">{text}</p>
          </div>
        </li>
      ))}
      {(hooks.length > 0 || (working.length > 0 && streams.length === 0)) && (
        <li class="line from-agent is-working">
          <div class="bubble">
            <span class="dots" aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
            {hooks.map((hook) => (
              <span key={hook} class="looking" role="status">
                {chat.looking(hook)}
              </span>
            ))}
            {hooks.length === 0 && <span class="unseen">{chat.working}</span>}
          </div>
        </li>
      )}
    </>
  );
}
