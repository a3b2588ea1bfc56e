import type { JSX } from "preact";

const PATHS = {
  chat: "M4 5.5A1.5 1.5 0 0 1 5.5 4h13A1.5 1.5 0 0 1 20 5.5v9a1.5 1.5 0 0 1-1.5 1.5H10l-4.5 4v-4A1.5 1.5 0 0 1 4 14.5z",
  hooks: "M15 4v10a4.5 4.5 0 0 1-9 0v-2.5L8.8 14M15 4h.01M18.5 4h-7",
  live: "M3 12h4l2.5-7 5 14 2.5-7h4",
  preferences: "M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.5v5M8.5 14.5v5",
  send: "M5 12l14-7-4 14-3.5-5.5z",
  down: "M6 10l6 6 6-6",
  question:
    "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M9.4 9.6c.2-1.4 1.3-2.3 2.7-2.3 1.5 0 2.6 1 2.6 2.3 0 1.8-2.6 2-2.6 3.9M12.1 16.4v.01",
  alert: "M12 4l9 16H3zM12 10v4.5M12 17.3v.01",
} as const;

/** A picture beside words; screen readers pass over it. */
export const Icon = ({ name }: { name: keyof typeof PATHS }): JSX.Element => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={PATHS[name]} />
  </svg>
);

export const Logo = (): JSX.Element => (
  <svg class="logo" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <rect width="32" height="32" rx="8" />
    <path d="M20 7v11.5a5.5 5.5 0 0 1-11 0V16l3.2 3.2" />
    <circle cx="20" cy="6.5" r="2.2" />
  </svg>
);
