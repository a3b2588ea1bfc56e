import type { JSX } from "preact";

type Props<Name extends string> = {
  legend: string;
  name: string;
  value: Name;
  options: readonly { value: Name; label: string }[];
  onPick(value: Name): void;
};

/** One of a few, all in sight: radio buttons that look like one bar. */
export const Segments = <Name extends string>({ legend, name, value, options, onPick }: Props<Name>): JSX.Element => (
  <fieldset class="segments">
    <legend>{legend}</legend>
    <div class="segment-bar">
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onPick(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
