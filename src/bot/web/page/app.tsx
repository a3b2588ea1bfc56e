import type { FunctionComponent, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { shortName } from "../../../lib/short-name.js";
import { AskBanner, AskNews, openAmong } from "./ask.js";
import { addressOf, VIEWS } from "./browser.js";
import { ChatView } from "./chat.js";
import { EnterView } from "./enter.js";
import { HooksView } from "./hooks.js";
import { type HookCardView, type Trouble, troublesOf, unseenIn } from "./list.js";
import { LiveView } from "./live.js";
import { Notify } from "./notify.js";
import { Icon, Logo } from "./parts.js";
import { PreferencesView } from "./preferences.js";
import type { ViewName } from "./state.js";
import { useAction, useMedia, usePage, useStore, useWords } from "./use.js";

const NARROW = "(max-width: 519px), (max-height: 460px)";

const SHOWN: Readonly<Record<ViewName, FunctionComponent>> = {
  chat: ChatView,
  hooks: HooksView,
  live: LiveView,
  preferences: PreferencesView,
};

export const App = (): JSX.Element => (useStore("isInside").isInside ? <Inside /> : <EnterView />);

function Inside(): JSX.Element {
  const { words, texts } = useWords();
  const { view, questions, list, seen } = useStore("view", "questions", "list", "seen");
  const open = openAmong(questions).length;
  const troubles = list ? troublesOf(list, words, texts) : [];
  const proposed = list ? unseenIn(list, seen) : [];
  const toLookAt = troubles.length + proposed.length;
  const main = useRef<HTMLElement>(null);
  const Shown = SHOWN[view];
  useEffect(() => main.current?.scrollTo(0, 0), [view, words]);
  useEffect(() => {
    document.title = `${open > 0 ? `(${open}) ` : ""}${words.views[view]} – chat-hooks`;
  }, [view, words, open]);
  return (
    <div class="shell">
      <button type="button" class="skip" onClick={() => main.current?.focus()}>
        {words.skip}
      </button>
      <Header />
      <nav aria-label={words.nav}>
        {VIEWS.map((name) => (
          <a key={name} href={addressOf(name)} aria-current={name === view ? "page" : undefined}>
            <Icon name={name} />
            <span>{words.views[name]}</span>
            {name === "chat" && open > 0 && <Count of={open} label={words.ask.waiting(open)} />}
            {name === "hooks" && toLookAt > 0 && <Count of={toLookAt} label={words.troubles} />}
          </a>
        ))}
      </nav>
      <AskNews />
      <main id="main" ref={main} tabIndex={-1} class={`view-${view}`}>
        {view !== "chat" && <AskBanner />}
        {list && !list.switch.on && <OffBanner />}
        <Notify />
        {proposed.length > 0 && view !== "hooks" && <ProposedBanner cards={proposed} />}
        {troubles.length > 0 && <Banner troubles={troubles} hasLink={view !== "hooks"} />}
        <Shown />
      </main>
    </div>
  );
}

/** Whose page this is, whether hooks are on, and whether what is seen is up to date. */
function Header(): JSX.Element {
  const { words } = useWords();
  const { hello, connection, list } = useStore("hello", "connection", "list");
  const on = list?.switch.on;
  return (
    <header>
      <Logo />
      <div class="names">
        <h1>chat-hooks</h1>
        <p class="model">{hello ? (hello.model ?? words.demo) : "\u00a0"}</p>
      </div>
      <p class={`connection is-${connection}`} role="status">
        <span class="dot" aria-hidden="true" />
        <span class="connection-word">{words.connection[connection]}</span>
      </p>
      {on === undefined ? (
        <span class="pill is-unknown">…</span>
      ) : (
        <a
          class={`pill ${on ? "is-on" : "is-off"}`}
          href={addressOf("preferences")}
          aria-label={words.toPreferences(on)}
        >
          {words.switchPill(on)}
        </a>
      )}
    </header>
  );
}

const Count = ({ of, label }: { of: number; label: string }): JSX.Element => (
  <span class="count" title={label}>
    <span class="unseen">{label}: </span>
    {of}
  </span>
);

/** Somebody, and that is mostly the agent, has prepared a hook. */
function ProposedBanner({ cards }: { cards: readonly HookCardView[] }): JSX.Element {
  const { words } = useWords();
  const [first] = cards;
  return (
    <section class="banner is-news" role="status">
      <Icon name="hooks" />
      <p>{words.proposed(shortName(first?.target ?? ""), cards.length - 1)}</p>
      <a href={addressOf("hooks", first?.views[0]?.shortId)}>{words.look}</a>
    </section>
  );
}

/** Nothing is checked: said on every view, with the way back. */
function OffBanner(): JSX.Element {
  const { words } = useWords();
  const page = usePage();
  const [problem, setProblem] = useState<string>();
  const { isBusy, start } = useAction(setProblem);
  const turnOn = async (): Promise<void> => {
    const { text = "", problem: hasFailed } = await page.command("/hooks on");
    setProblem(hasFailed ? text : undefined);
  };
  return (
    <section class="banner is-off" aria-label={words.off}>
      <Icon name="alert" />
      <p>
        <strong>{words.off}</strong> {problem}
      </p>
      <button type="button" aria-disabled={isBusy} onClick={() => void start(turnOn)}>
        {words.turnOn}
      </button>
    </section>
  );
}

/** What is broken, changed or unusable, wherever the person is on the page. */
function Banner({ troubles, hasLink }: { troubles: readonly Trouble[]; hasLink: boolean }): JSX.Element {
  const { words } = useWords();
  // Where there is little room, what one came for keeps most of it.
  const most = useMedia(NARROW) ? 1 : 2;
  const rest = troubles.length - most;
  return (
    <section class={`banner is-${troubles[0]?.tone}`} role="alert" aria-label={words.troubles}>
      <Icon name="alert" />
      <ul>
        {troubles.slice(0, most).map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
        {rest > 0 && <li>{words.more(rest)}</li>}
      </ul>
      {hasLink && <a href={addressOf("hooks")}>{words.look}</a>}
    </section>
  );
}
