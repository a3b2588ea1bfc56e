import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { usePage, useSelected } from "../state/use.js";

/** This near to an edge is at it. */
const NEAR_PX = 60;

type Scrolling = {
  place: RefObject<HTMLDivElement>;
  isAtEnd: boolean;
  isLoading: boolean;
  onScroll(): void;
  toEnd(): void;
};

/** Stays at the newest line unless the person has scrolled up; at the top, older lines come in without a jump. */
export function useScrolling(): Scrolling {
  const { store, loadOlder } = usePage();
  const place = useRef<HTMLDivElement>(null);
  const sticks = useRef(true);
  const lastTop = useRef(0);
  const lastRoom = useRef(0);
  const heightBefore = useRef(0);
  const [isAtEnd, setAtEnd] = useState(true);
  const [isLoading, setLoading] = useState(false);
  const lines = useSelected((state) => state.lines);
  const first = lines[0]?.seq;

  const note = ({ scrollTop, clientHeight }: HTMLDivElement): void => {
    lastTop.current = scrollTop;
    lastRoom.current = clientHeight;
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
    const isNearEnd = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR_PX;
    // Only whoever moves up leaves the end: it may also have moved on, with a line that has just come.
    // And what makes room, a question that is over or a message that was sent, moves it without anybody's hand.
    const isMovedUp = current.scrollTop < lastTop.current && current.clientHeight === lastRoom.current;
    if (isNearEnd || isMovedUp) sticks.current = isNearEnd;
    note(current);
    setAtEnd(sticks.current);
    if (current.scrollTop > NEAR_PX || isLoading || !store.get().hasOlder) return;
    heightBefore.current = current.scrollHeight;
    setLoading(true);
    void loadOlder()
      .catch(() => {}) // scrolling up again asks again
      .finally(() => setLoading(false));
  };

  // What grew on top moves what was in sight: it is put back.
  useLayoutEffect(() => {
    const { current } = place;
    if (!current || heightBefore.current === 0) return;
    if (!sticks.current) current.scrollTop += current.scrollHeight - heightBefore.current;
    heightBefore.current = 0;
  }, [first]);

  useEffect(() => {
    const { current } = place;
    const content = current?.querySelector(".lines");
    if (!current || !content) return;
    const follow = new ResizeObserver(() => {
      if (sticks.current) current.scrollTo(0, current.scrollHeight);
      note(current);
    });
    follow.observe(content);
    follow.observe(current);
    return () => follow.disconnect();
  }, []);

  return { place, isAtEnd, isLoading, onScroll, toEnd };
}
