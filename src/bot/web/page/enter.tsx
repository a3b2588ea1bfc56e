import type { JSX } from "preact";
import { Logo } from "./parts.js";
import { codeIn } from "./text.js";
import { usePage, useStore, useWords } from "./use.js";

/** What somebody without a token sees: how to get in, and nothing else. */
export function EnterView(): JSX.Element {
  const { enter: words } = useWords().words;
  const page = usePage();
  const {
    isEntering,
    enterProblem: problem,
    codeWithoutSecret: given,
    whyOutside: why,
  } = useStore("isEntering", "enterProblem", "codeWithoutSecret", "whyOutside");
  const submit = (event: JSX.TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const code = codeIn(String(typed.get("code"))) || given;
    if (code) void page.enter(code, String(typed.get("secret") ?? ""));
  };
  return (
    <main class="enter">
      <div class="card">
        <Logo />
        <h1>{words.title}</h1>
        {isEntering ? <p>{words.entering}</p> : <p role="status">{words.leads[why ?? "new"]}</p>}
        <p class="muted">{words.fresh}</p>
        <pre class="command">chat-hooks page</pre>
        {/* Whatever is typed there would pass what stands between this page and the bot. */}
        {why !== "intercepted" && (
          <form onSubmit={submit}>
            {given !== undefined && (
              <>
                <label for="secret">{words.secret}</label>
                <input id="secret" name="secret" type="password" autocomplete="current-password" />
              </>
            )}
            <label for="code">{words.code}</label>
            <div class="joined">
              <input
                id="code"
                name="code"
                placeholder={words.placeholder}
                autocomplete="off"
                spellcheck={false}
                aria-describedby="enter-problem"
              />
              <button type="submit" class="main" disabled={isEntering}>
                {words.go}
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
