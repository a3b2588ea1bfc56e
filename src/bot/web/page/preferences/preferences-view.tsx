import type { JSX } from "preact";
import { Segments } from "../parts/segments.js";
import type { Locale, Theme } from "../state/types.js";
import { usePage, useSelected, useWords } from "../state/use.js";
import { MasterSwitch } from "./master-switch.js";
import { Places } from "./places.js";
import { Sources } from "./sources.js";

const LANGUAGES: readonly (Locale | "auto")[] = ["auto", "en", "zh"];
const THEMES: readonly Theme[] = ["auto", "light", "dark"];

export function PreferencesView(): JSX.Element {
  const { preferences: words } = useWords();
  const { speak, paint, leave } = usePage();
  const language = useSelected((state) => state.language);
  const theme = useSelected((state) => state.theme);
  return (
    <div class="wide preferences">
      <div class="view-head">
        <h2>{words.title}</h2>
      </div>
      <MasterSwitch />
      <section class="card looks">
        <Segments
          legend={words.language}
          name="language"
          value={language}
          options={LANGUAGES.map((value) => ({ value, label: value === "auto" ? words.auto : words.languages[value] }))}
          onPick={speak}
        />
        <Segments
          legend={words.theme}
          name="theme"
          value={theme}
          options={THEMES.map((value) => ({ value, label: words.themes[value] }))}
          onPick={paint}
        />
      </section>
      <Sources />
      <Places />
      <section class="card leaving">
        <p class="muted">
          {words.leaveLead} <code>chat-hooks page</code>
        </p>
        {/* The token is gone from here in any case; nothing is left to do when the bot cannot be told. */}
        <div class="buttons">
          <button type="button" class="danger" onClick={() => void leave().catch(() => {})}>
            {words.leave}
          </button>
          <button type="button" class="danger" onClick={() => void leave("everywhere").catch(() => {})}>
            {words.leaveEverywhere}
          </button>
        </div>
      </section>
    </div>
  );
}
