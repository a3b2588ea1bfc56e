import type { UrlRefusal } from "../../core/fault.js";
import type { BindingProblem } from "../../core/view.js";
import type { Budget } from "../config/budget.js";
import type { BoundProgram } from "../state/state.js";
import type { Fence } from "./binding-fence.js";

/** One file that the hook's entry names. `bytes` is absent where it is too large to read. */
export type NamedFile = {
  /** As the entry wrote it. */
  word: string;
  path: string;
  real: string;
  sha256: string;
  executable: boolean;
  bytes?: Buffer;
  /** It runs where it lies, and is checked there: it is named where no copy can take its place. */
  inPlace?: true;
};

/** An argv word, and the file it names if it names one. */
export type BoundWord = { text: string; prefix: string; file?: NamedFile };

/** All that an approval binds: the entry, the bytes of the files it names, the programs it uses. */
export type Binding = {
  digest: string;
  words: BoundWord[];
  files: NamedFile[];
  programs: BoundProgram[];
  problems: BindingProblem[];
  /** Path-like words that name nothing yet: what appears there later would be read unapproved. */
  absent: string[];
};

export type BindingPlace = {
  workspace: string;
  root: string;
  searchPath: string;
  home?: string;
  checkUrl(url: string): Promise<UrlRefusal | undefined>;
  /** What looking may cost, where several entries are looked up together. */
  budget?: Budget;
  /** What was found out about names for the entries before. */
  fence?: Fence;
};
