import type { JSX } from "preact";
import { withLinks } from "../logic/links.js";

/** What somebody wrote, as text and nothing but text; only http(s) addresses can be followed. */
export const PlainText = ({ text }: { text: string }): JSX.Element => (
  <>
    {withLinks(text).map(({ text: part, href }, at) =>
      href === undefined ? (
        part
      ) : (
        <a key={at} href={href} target="_blank" rel="noopener noreferrer">
          {part}
        </a>
      ),
    )}
  </>
);
