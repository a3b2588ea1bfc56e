import type { JSX } from "preact";

/** A path, a command or an address, broken into lines where it has parts and not in the middle of a name. */
export const Breakable = ({ text }: { text: string }): JSX.Element => (
  <>
    {text.split(/(?<=\/)(?!\/)/).map((part, at) => (
      <>
        {at > 0 && <wbr />}
        {part}
      </>
    ))}
  </>
);
