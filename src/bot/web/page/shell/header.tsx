import type { JSX } from "preact";
import { addressOf } from "../net/address.js";
import { Logo } from "../parts/icon.js";
import { useSelected, useWords } from "../state/use.js";

/** Whose page this is, whether hooks are on, and whether what is seen is up to date. */
export function Header(): JSX.Element {
  const words = useWords();
  const hello = useSelected((state) => state.hello);
  return (
    <header>
      <Logo />
      <div class="names">
        <h1>chat-hooks</h1>
        <p class="model">{hello ? (hello.model ?? words.demo) : "\u00a0"}</p>
      </div>
      <ConnectionState />
      <SwitchPill />
    </header>
  );
}

function ConnectionState(): JSX.Element {
  const words = useWords();
  const connection = useSelected((state) => state.connection);
  return (
    <p class={`connection is-${connection}`} role="status">
      <span class="dot" aria-hidden="true" />
      <span class="connection-word">{words.connection[connection]}</span>
    </p>
  );
}

function SwitchPill(): JSX.Element | null {
  const words = useWords();
  const on = useSelected((state) => state.list?.switch.on);
  if (on === undefined) return <span class="pill is-unknown">…</span>;
  return (
    <a class={`pill ${on ? "is-on" : "is-off"}`} href={addressOf("preferences")} aria-label={words.toPreferences(on)}>
      {words.switchPill(on)}
    </a>
  );
}
