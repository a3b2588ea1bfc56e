import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { formatTime } from "./text.js";
import { useAction, usePage, useStore, useWords } from "./use.js";

/** The login on WeChat: its code, how it stands, and what the person can do. */
export function Wechat(): JSX.Element | null {
  const { words: all, locale } = useWords();
  const { wechat: words } = all;
  const page = usePage();
  const { wechat: view } = useStore("wechat");
  const [said, setSaid] = useState<string>();
  const [number, setNumber] = useState("");
  const { isBusy, start } = useAction(setSaid);
  if (!view) return null;
  const { state, code, wasWrong, userId, isOwner, waiting } = view;
  const isConnected = state === "connected" || state === "offline";
  const act = (action: string): void => void start(async () => setSaid(await page.actOnWechat(action)));
  const Button = ({ action, label }: { action: string; label: string }): JSX.Element => (
    <button type="button" aria-disabled={isBusy} onClick={() => act(action)}>
      {label}
    </button>
  );
  return (
    <section class="card wechat">
      <h3>{words.title}</h3>
      <p>{wasWrong ? words.wasWrong : words.states[state]}</p>
      {code && (
        <svg class="qr" viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={words.codeLabel}>
          <rect width={code.size} height={code.size} fill="#fff" />
          <path d={code.path} fill="#000" />
        </svg>
      )}
      {userId !== undefined && <p>{isOwner ? words.isOwner(userId) : words.propose(userId)}</p>}
      {waiting && <p class="hint">{words.waiting(waiting.counts, formatTime(waiting.since, locale))}</p>}
      {state === "code-needed" && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            // What comes of it is the state that follows.
            void start(async () => void (await page.actOnWechat(number)));
            setSaid(undefined);
            setNumber("");
          }}
        >
          <label>
            {words.number}{" "}
            <input inputMode="numeric" value={number} onInput={(event) => setNumber(event.currentTarget.value)} />
          </label>{" "}
          <button type="submit" aria-disabled={isBusy}>
            {words.sendNumber}
          </button>
        </form>
      )}
      <div class="buttons">
        {isConnected && !isOwner && <Button action="owner" label={words.makeOwner} />}
        {isConnected && <Button action="logout" label={words.logOut} />}
        {(state === "expired" || state === "logged-out") && <Button action="new" label={words.newCode} />}
      </div>
      <p role="status">{said}</p>
    </section>
  );
}
