import type { FunctionComponent, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
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
  const main = useRef<HTMLElement>(null);
  const Shown = SHOWN[view];
  useEffect(() => {
    document.title = `${words.views[view]} – chat-hooks`;
    main.current?.scrollTo(0, 0);
  }, [view, words]);
  return (
    <div class="shell">
      <button type="button" class="skip" onClick={() => main.current?.focus()}>
        {words.skip}
      </button>
      <Header />
      <Navigation />
      <main id="main" ref={main} tabIndex={-1} class={`view-${view}`}>
        <Banner />
        <Shown />
      </main>
    </div>
  );
}
