import type { JSX } from "preact";
import { reportParts } from "../logic/report.js";
import { PlainText } from "./plain-text.js";

/** A reply of /hooks, its marked lines told apart by colour as well. */
export const Report = ({ text }: { text: string }): JSX.Element => (
  <ul class="report">
    {reportParts(text).map(({ tone, title, lines }, at) => (
      <li key={at} class={`tone-${tone}`}>
        <span class="report-title">
          <PlainText text={title} />
        </span>
        {lines.map((line, number) => (
          <span key={number} class="report-line">
            <PlainText text={line} />
          </span>
        ))}
      </li>
    ))}
  </ul>
);
