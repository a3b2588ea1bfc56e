import type { JSX, RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Icon } from "./parts.js";
import { saidBefore } from "./text.js";
import { usePage, useStore, useWords } from "./use.js";

const MAX_HEIGHT_PX = 200;
/** This near to an edge is at it. */
const NEAR_PX = 60;

/** Where the person types. A draft outlives a look at another view. */
export function Box({ onSend }: { onSend(text: string): void }): JSX.Element {
  const { chat } = useWords().words;
  const page = usePage();
  const area = useRef<HTMLTextAreaElement>(null);
  const { draft } = useStore("draft");
  const [at, setAt] = useState(0);
  useLayoutEffect(() => {
    growWith(area.current);
    if (draft !== "") area.current?.focus();
  }, [draft]);

  /** Puts something into the box; `from` says how far back it was taken from. */
  const write = (text: string, from = 0): void => {
    page.set({ draft: text });
    setAt(from);
  };
  const recall = (step: 1 | -1): void => {
    const said = saidBefore(page.state.lines);
    const next = Math.min(said.length, Math.max(0, at + step));
    write(said[next - 1] ?? "", next);
  };
  const onKeyDown = (event: JSX.TargetedKeyboardEvent<HTMLTextAreaElement>): void => {
    // While a Chinese or Japanese word is being put together, Enter belongs to it (229: Safari says so afterwards).
    if (event.isComposing || event.keyCode === 229) return;
    if (event.key === "Enter" && !event.shiftKey) event.currentTarget.form?.requestSubmit();
    else if (event.key === "ArrowUp" && (draft === "" || at > 0)) recall(1);
    else if (event.key === "ArrowDown" && at > 0) recall(-1);
    else return;
    event.preventDefault();
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    area.current?.focus();
    if (draft.trim() === "") return;
    onSend(draft.trim());
    write("");
  };

  return (
    <form class="box" onSubmit={submit}>
      <div class="box-frame">
        <textarea
          ref={area}
          rows={1}
          value={draft}
          placeholder={chat.placeholder}
          aria-label={chat.box}
          aria-describedby="box-keys"
          enterkeyhint="send"
          onInput={(event) => write(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <button type="submit" class="main send" disabled={draft.trim() === ""} aria-label={chat.send}>
          <Icon name="send" />
        </button>
      </div>
      <p id="box-keys" class="keys">
        {chat.keys}
      </p>
    </form>
  );
}

/** As tall as what is typed, up to a point. */
function growWith(area: HTMLTextAreaElement | null): void {
  if (!area) return;
  area.style.height = "auto";
  area.style.height = `${Math.min(MAX_HEIGHT_PX, area.scrollHeight)}px`;
}

type Scrolling = {
  place: RefObject<HTMLDivElement>;
  isAtEnd: boolean;
  isLoading: boolean;
  onScroll(): void;
  toEnd(): void;
};

/** Stays at the newest line unless the person has scrolled up; at the top, older lines come in without a jump. */
export function useScrolling(): Scrolling {
  const page = usePage();
  const place = useRef<HTMLDivElement>(null);
  const sticks = useRef(true);
  const last = useRef({ top: 0, room: 0 });
  const heightBefore = useRef(0);
  const [isAtEnd, setAtEnd] = useState(true);
  const [isLoading, setLoading] = useState(false);
  const { lines } = useStore("lines");
  const note = ({ scrollTop, clientHeight }: HTMLDivElement): void => {
    last.current = { top: scrollTop, room: clientHeight };
  };
  const toEnd = (): void => {
    sticks.current = true;
    setAtEnd(true);
    const { current } = place;
    current?.scrollTo(0, current.scrollHeight);
    if (current) note(current);
  };
  const onScroll = (): void => {
    const { current } = place;
    if (!current) return;
    const { scrollHeight, scrollTop, clientHeight } = current;
    const isNearEnd = scrollHeight - scrollTop - clientHeight < NEAR_PX;
    // Only whoever moves up leaves the end: it may also have moved on, with a line that has just come.
    // And what makes room, a question that is over or a message that was sent, moves it without anybody's hand.
    const isMovedUp = scrollTop < last.current.top && clientHeight === last.current.room;
    if (isNearEnd || isMovedUp) sticks.current = isNearEnd;
    note(current);
    setAtEnd(sticks.current);
    if (scrollTop > NEAR_PX || isLoading || !page.state.hasOlder) return;
    heightBefore.current = scrollHeight;
    setLoading(true);
    void page
      .loadOlder()
      .catch(() => {}) // scrolling up again asks again
      .finally(() => setLoading(false));
  };

  // What grew on top moves what was in sight: it is put back.
  useLayoutEffect(() => {
    const { current } = place;
    if (!current || heightBefore.current === 0) return;
    if (!sticks.current) current.scrollTop += current.scrollHeight - heightBefore.current;
    heightBefore.current = 0;
  }, [lines[0]?.seq]);
  useResizes(place, (current) => {
    if (sticks.current) current.scrollTo(0, current.scrollHeight);
    note(current);
  });
  return { place, isAtEnd, isLoading, onScroll, toEnd };
}

/** Calls when the place, or what is in it, has another size. */
function useResizes(place: RefObject<HTMLDivElement>, onResize: (place: HTMLDivElement) => void): void {
  useEffect(() => {
    const { current } = place;
    const content = current?.querySelector(".lines");
    if (!current || !content) return;
    const follow = new ResizeObserver(() => onResize(current));
    follow.observe(content);
    follow.observe(current);
    return () => follow.disconnect();
  }, []);
}
