import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import type { SwitchStatus } from "../../../index.js";
import { escapeLine } from "../../../lib/clean-text.js";
import { LANGUAGES, THEMES } from "./browser.js";
import { type SourceFile, sourcesOf } from "./list.js";
import { BreakableCode, ViewHead } from "./parts.js";
import type { PageList } from "./state.js";
import { useAction, usePage, useStore, useWords } from "./use.js";
import { Wechat } from "./wechat.js";

/** What they call themselves, in every language. */
const TITLES: Readonly<Record<string, string>> = {
  claude: "Claude Code",
  kimi: "Kimi Code",
  "agent-hooks": "Agent Hooks",
};

/** The switch, how the page looks, where hooks come from, and the way out. */
export function PreferencesView(): JSX.Element {
  const { preferences: words, views } = useWords().words;
  const page = usePage();
  const { language, theme, list } = useStore("language", "theme", "list");
  return (
    <div class="wide preferences">
      <ViewHead title={views.preferences} />
      <MasterSwitch />
      {list?.recording && <p class="muted">{words.recording(list.recording.days)}</p>}
      <section class="card looks">
        <Segments
          legend={words.language}
          name="language"
          value={language}
          options={LANGUAGES.map((value) => ({ value, label: words.languages[value] }))}
          // Without a connection its words are not to be had: it stays as it is.
          onPick={(value) => void page.setLanguage(value).catch(() => {})}
        />
        <Segments
          legend={words.theme}
          name="theme"
          value={theme}
          options={THEMES.map((value) => ({ value, label: words.themes[value] }))}
          onPick={(value) => page.setTheme(value)}
        />
      </section>
      <Wechat />
      {list && <Sources list={list} />}
      {list && <Places statePath={list.statePath} />}
      <section class="card leaving">
        <p class="muted">
          {words.leaveLead} <code>chat-hooks page</code>
        </p>
        <div class="buttons">
          <button type="button" class="danger" onClick={() => void page.leave("here")}>
            {words.leave}
          </button>
          <button type="button" class="danger" onClick={() => void page.leave("everywhere")}>
            {words.leaveEverywhere}
          </button>
        </div>
      </section>
    </div>
  );
}

type SegmentsProps<Name extends string> = {
  legend: string;
  name: string;
  value: Name;
  options: readonly { value: Name; label: string }[];
  onPick(value: Name): void;
};

/** One of a few, all in sight: radio buttons that look like one bar. */
const Segments = <Name extends string>(props: SegmentsProps<Name>): JSX.Element => (
  <fieldset class="segments">
    <legend>{props.legend}</legend>
    <div class="segment-bar">
      {props.options.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={props.name}
            value={value}
            checked={value === props.value}
            onChange={() => props.onPick(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  </fieldset>
);

type SwitchProps = {
  /** Undefined while it is not known. */
  on: boolean | undefined;
  class: string;
  labelledBy: string;
  describedBy?: string;
  /** The line that flipping it stands for. */
  line(on: boolean): string;
  saidClass: string;
  children?: ComponentChildren;
};

/** A switch, and what the bot answers to flipping it. It shows what the bot says, never what was clicked. */
function Switch({ on, class: name, labelledBy, describedBy, line, saidClass, children }: SwitchProps): JSX.Element {
  const page = usePage();
  const [said, setSaid] = useState<string>();
  const { isBusy, start } = useAction(setSaid);
  const flip = async (): Promise<void> => {
    setSaid((await page.command(line(!on))).text);
    await page.refresh();
  };
  return (
    <>
      <button
        type="button"
        role="switch"
        class={name}
        aria-checked={on ?? false}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        // Not "disabled" while it works: that would take the focus away from whoever has just pressed it.
        disabled={on === undefined}
        aria-disabled={isBusy}
        onClick={() => void start(flip)}
      >
        <span class="knob" aria-hidden="true" />
      </button>
      {children}
      <p role="status" class={saidClass}>
        {said}
      </p>
    </>
  );
}

/** The switch of all hooks. */
function MasterSwitch(): JSX.Element {
  const { words } = useWords();
  const status = useStore("list").list?.switch;
  return (
    <section class="card master">
      <div class="master-words">
        <h3 id="master-name">{words.preferences.master}</h3>
        <p>{status ? (status.on ? words.preferences.masterOn : words.preferences.masterOff) : words.loading}</p>
        <p class="muted">{status && words.preferences.approvedCount(status.approved)}</p>
        <p class="muted" id="master-same">
          {words.preferences.same}
        </p>
      </div>
      <Switch
        on={status?.on}
        class="switch"
        labelledBy="master-name"
        describedBy="master-same"
        line={(on) => `/hooks ${on ? "on" : "off"}`}
        saidClass="master-said"
      >
        {status && <SwitchHints status={status} />}
      </Switch>
    </section>
  );
}

/** Whatever else claims to be the switch. */
function SwitchHints({ status: { on, forced, mirror } }: { status: SwitchStatus }): JSX.Element {
  const { texts } = useWords();
  return (
    <>
      {forced && <p class="hint">{texts.forcedOn}</p>}
      {!forced && mirror.kind === "value" && mirror.on !== on && (
        <p class="hint">{texts.mirrorDiffers(mirror.on, on)}</p>
      )}
      {mirror.kind === "unreadable" && <p class="hint">{texts.mirrorUnreadable(mirror.detail)}</p>}
      {mirror.kind === "no-switch" && <p class="hint">{texts.mirrorNoSwitch(mirror.word)}</p>}
    </>
  );
}

/** Where hooks are proposed: our own file, and those of other tools, where somebody wants them. */
function Sources({ list }: { list: PageList }): JSX.Element {
  const { preferences: words } = useWords().words;
  const { own, others } = sourcesOf(list);
  return (
    <section class="card">
      <h3>{words.sources}</h3>
      <p class="muted">{words.sourcesLead}</p>
      <ul class="sources">
        {own.map((file) => (
          <li key={file.path} class="source">
            <File file={file} />
          </li>
        ))}
        {others.map(({ name, on, paths, files }) => (
          <li key={name} class="source has-switch">
            <div class="source-words">
              <strong id={`source-${name}`}>{TITLES[name] ?? name}</strong>
              {files.length > 0
                ? files.map((file) => <File key={file.path} file={file} />)
                : paths.map((path) => <BreakableCode key={path} class="path" text={path} />)}
            </div>
            <Switch
              on={on}
              class="switch is-small"
              labelledBy={`source-${name}`}
              line={(wanted) => `/hooks sources ${name} ${wanted ? "on" : "off"}`}
              saidClass="source-said"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function File({ file: { name, path, entries } }: { file: SourceFile }): JSX.Element {
  const { preferences: words } = useWords().words;
  return (
    <p class="source-file">
      <span class="source-name">{escapeLine(name)}</span> <span>{words.entries(entries)}</span>
      <BreakableCode class="path" text={path} />
    </p>
  );
}

/** Which folders and files all this is about. */
function Places({ statePath }: { statePath: string }): JSX.Element | null {
  const { preferences: words } = useWords().words;
  const { hello } = useStore("hello");
  if (!hello) return null;
  const names: Readonly<Record<string, string>> = words.channelNames;
  return (
    <section class="card">
      <h3>{words.places}</h3>
      <dl class="facts">
        <dt>{words.workspace}</dt>
        <dd>
          <BreakableCode text={hello.workspace} />
        </dd>
        <dt>{words.state}</dt>
        <dd>
          <BreakableCode text={statePath} />
        </dd>
        <dt>{words.channels}</dt>
        <dd>{hello.channels.map((name) => names[name] ?? name).join(words.between)}</dd>
        <dt>{words.version}</dt>
        <dd>{hello.version}</dd>
      </dl>
    </section>
  );
}
