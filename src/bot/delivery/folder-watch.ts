import { watch } from "node:fs";
import { stat } from "node:fs/promises";

const LOOK_EVERY_MS = 900;
/** What comes right after a look may leave the folder's time as it is. */
const MIN_LOOKS_AT_SAME = 3;

export type FolderWatch = {
  /** Is told of a file that has come, gone or changed its name. */
  onFile(file: string): void;
  /** Goes through all there is. Answers whether there is more to do here, whatever comes. */
  look(): Promise<boolean>;
  /** Until when nobody looks again, by the clock of `performance`. */
  restsUntil(): number;
};

/**
 * Follows what comes into a folder, until the returned function is called. Being told by the system is faster; looking works
 * everywhere: on network drives, in a folder made anew. Nobody looks at a folder in which nothing has come or gone.
 */
export function watchFolder(folder: string, { onFile, look, restsUntil }: FolderWatch): () => void {
  const end = new AbortController();
  let [seen, times, wantsMore] = ["", 0, false];
  const lookIfChanged = async (): Promise<void> => {
    const now = await timeOf(folder);
    times = now === seen ? times + 1 : 1;
    seen = now;
    if (times <= MIN_LOOKS_AT_SAME || wantsMore) wantsMore = await look();
  };
  const goOn = async (): Promise<void> => {
    // A folder that is being moved, a disk that is full: the next look is a second away.
    if (performance.now() >= restsUntil()) await lookIfChanged().catch(() => undefined);
    if (!end.signal.aborted) later();
  };
  let timer: NodeJS.Timeout;
  const later = (): void => {
    timer = setTimeout(() => void goOn(), LOOK_EVERY_MS).unref();
  };
  later();
  listen(folder, onFile, end.signal);
  return () => {
    end.abort();
    clearTimeout(timer);
  };
}

async function timeOf(folder: string): Promise<string> {
  const found = await stat(folder, { bigint: true }).catch(() => undefined);
  return found ? `${found.ino} ${found.mtimeNs}` : "gone";
}

function listen(folder: string, onFile: (file: string) => void, signal: AbortSignal): void {
  try {
    const options = { persistent: false, signal };
    const watcher = watch(folder, options, (_event, file) => file !== null && onFile(file));
    // A watch that breaks is no loss: the folder is looked at as well.
    watcher.on("error", () => watcher.close());
  } catch {
    // The same: the system may have no watch left to give.
  }
}
