import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { saidBefore, stepThrough } from "../logic/recall.js";
import { Icon } from "../parts/icon.js";
import { usePage, useSelected, useWords } from "../state/use.js";

/** Where the person types. A draft outlives a look at another view. */
export function Box({ onSend }: { onSend(text: string): void }): JSX.Element {
  const { chat } = useWords();
  const { store, write } = usePage();
  const area = useRef<HTMLTextAreaElement>(null);
  const text = useSelected((state) => state.draft);
  const [at, setAt] = useState(0);
  useLayoutEffect(() => {
    growWith(area.current);
    if (text !== "") area.current?.focus();
  }, [text]);

  const send = (): void => {
    if (text.trim() === "") return;
    onSend(text.trim());
    write("");
    setAt(0);
  };
  const recall = (step: 1 | -1): void => {
    const said = saidBefore(store.get().lines);
    const next = stepThrough(at, step, said.length);
    setAt(next);
    write(said[next - 1] ?? "");
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // While a Chinese or Japanese word is being put together, Enter belongs to it (229: Safari says so afterwards).
    if (event.isComposing || event.keyCode === 229) return;
    const isRecalling = text === "" || at > 0;
    if (event.key === "Enter" && !event.shiftKey) send();
    else if (event.key === "ArrowUp" && isRecalling) recall(1);
    else if (event.key === "ArrowDown" && at > 0) recall(-1);
    else return;
    event.preventDefault();
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    send();
    area.current?.focus();
  };

  return (
    <form class="box" onSubmit={submit}>
      <div class="box-frame">
        <textarea
          ref={area}
          rows={1}
          value={text}
          placeholder={chat.placeholder}
          aria-label={chat.box}
          aria-describedby="box-keys"
          enterkeyhint="send"
          onInput={(event) => {
            write(event.currentTarget.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="submit" class="main send" disabled={text.trim() === ""} aria-label={chat.send}>
          <Icon name="send" />
        </button>
      </div>
      <p id="box-keys" class="keys">
        {chat.keys}
      </p>
    </form>
  );
}

const TALLEST_PX = 200;

/** As tall as what is typed, up to a point. */
function growWith(area: HTMLTextAreaElement | null): void {
  if (!area) return;
  area.style.height = "auto";
  area.style.height = `${Math.min(TALLEST_PX, area.scrollHeight)}px`;
}
