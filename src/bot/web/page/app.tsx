import type { FunctionComponent, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { AskBanner, AskNews } from "./ask/ask-banner.js";
import { ChatView } from "./chat/chat-view.js";
import { EnterView } from "./enter/enter-view.js";
import { HooksView } from "./hooks/hooks-view.js";
import { LiveView } from "./live/live-view.js";
import { PreferencesView } from "./preferences/preferences-view.js";
import { Banner } from "./shell/banner.js";
import { Header } from "./shell/header.js";
import { Navigation } from "./shell/navigation.js";
import type { ViewName } from "./state/types.js";
import { useSelected, useWords } from "./state/use.js";

const SHOWN: Readonly<Record<ViewName, FunctionComponent>> = {
  chat: ChatView,
  hooks: HooksView,
  live: LiveView,
  preferences: PreferencesView,
};

export const App = (): JSX.Element => (useSelected((state) => state.isInside) ? <Inside /> : <EnterView />);

function Inside(): JSX.Element {
  const words = useWords();
  const view = useSelected((state) => state.view);
  const open = useSelected((state) => state.questions.filter(({ ended }) => !ended).length);
  const main = useRef<HTMLElement>(null);
  const Shown = SHOWN[view];
  useEffect(() => {
    main.current?.scrollTo(0, 0);
  }, [view, words]);
  useEffect(() => {
    document.title = `${open > 0 ? `(${open}) ` : ""}${words.views[view]} – chat-hooks`;
  }, [view, words, open]);
  return (
    <div class="shell">
      <button type="button" class="skip" onClick={() => main.current?.focus()}>
        {words.skip}
      </button>
      <Header />
      <Navigation />
      <AskNews />
      <main id="main" ref={main} tabIndex={-1} class={`view-${view}`}>
        {view !== "chat" && <AskBanner />}
        <Banner />
        <Shown />
      </main>
    </div>
  );
}
