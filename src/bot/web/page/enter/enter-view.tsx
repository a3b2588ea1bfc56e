import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { codeIn } from "../logic/entry-code.js";
import { Logo } from "../parts/icon.js";
import { usePage, useSelected, useWords } from "../state/use.js";

/** What somebody without a token sees: how to get in, and nothing else. */
export function EnterView(): JSX.Element {
  const words = useWords();
  const { enter } = usePage();
  const [typed, setTyped] = useState("");
  const [secret, setSecret] = useState("");
  const isEntering = useSelected((state) => state.isEntering);
  const problem = useSelected((state) => state.enterProblem);
  const given = useSelected((state) => state.codeWithoutSecret);
  const why = useSelected((state) => state.whyOutside);
  const submit = (event: Event): void => {
    event.preventDefault();
    const code = codeIn(typed) || given;
    if (code) void enter(code, secret);
  };
  return (
    <main class="enter">
      <div class="card">
        <Logo />
        <h1>{words.enter.title}</h1>
        {isEntering ? <p>{words.enter.entering}</p> : <p role="status">{words.enter.leads[why ?? "new"]}</p>}
        <p class="muted">{words.enter.fresh}</p>
        <pre class="command">chat-hooks page</pre>
        {/* Whatever is typed there would pass what stands between this page and the bot. */}
        {why !== "intercepted" && (
          <form onSubmit={submit}>
            {given !== undefined && (
              <>
                <label for="secret">{words.enter.secret}</label>
                <input
                  id="secret"
                  type="password"
                  value={secret}
                  autocomplete="current-password"
                  onInput={(event) => setSecret(event.currentTarget.value)}
                />
              </>
            )}
            <label for="code">{words.enter.code}</label>
            <div class="joined">
              <input
                id="code"
                value={typed}
                placeholder={words.enter.placeholder}
                autocomplete="off"
                spellcheck={false}
                aria-describedby="enter-problem"
                onInput={(event) => setTyped(event.currentTarget.value)}
              />
              <button type="submit" class="main" disabled={isEntering}>
                {words.enter.go}
              </button>
            </div>
            <p id="enter-problem" class="problem" role="alert">
              {problem ?? ""}
            </p>
          </form>
        )}
      </div>
    </main>
  );
}
