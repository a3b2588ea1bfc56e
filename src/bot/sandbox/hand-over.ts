import { constants, lstatSync } from "node:fs";
import { open, opendir } from "node:fs/promises";
import { join } from "node:path";
import { type Ids, isOurId } from "./ground.js";

const DEEPEST_FOLDER = 64;
const ENTRIES_AT_A_TIME = 500;

/**
 * Gives the workspace's entries that belong to root, or to the user of an earlier start, to the sandbox's user: also those
 * the bot has made since the last run.
 * Goes from folder to folder by descriptor and never through a link, or a command could aim it at a file elsewhere.
 */
export async function handOver(folder: string, ids: Ids, depth = 0): Promise<void> {
  // Each level holds two descriptors: a command must not be able to use up the bot's.
  if (depth > DEEPEST_FOLDER) return;
  const handle = await open(folder, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
  try {
    if (isToGive((await handle.stat()).uid, ids)) await handle.chown(ids.uid, ids.gid);
    const here = `/proc/self/fd/${handle.fd}`;
    // Some at a time: a folder with millions of entries must not use up the bot's memory, nor hold it up.
    for await (const entry of await opendir(here, { bufferSize: ENTRIES_AT_A_TIME })) {
      const path = join(here, entry.name);
      // An entry may be gone or changed by the time it is opened; the next run finds it again.
      if (entry.isDirectory()) await handOver(path, ids, depth + 1).catch(() => {});
      else if (entry.isFile() && isFileToGive(path, ids)) await handOverFile(path, ids).catch(() => {});
    }
  } finally {
    await handle.close();
  }
}

// At once: asking for each in turn takes ten times as long.
const isFileToGive = (path: string, ids: Ids): boolean => {
  const uid = lstatSync(path, { throwIfNoEntry: false })?.uid;
  return uid !== undefined && isToGive(uid, ids);
};

const isToGive = (uid: number, ids: Ids): boolean => uid !== ids.uid && isOurId(uid);

async function handOverFile(path: string, ids: Ids): Promise<void> {
  const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const { uid, nlink } = await handle.stat();
    // A second name may be outside the workspace.
    if (isToGive(uid, ids) && nlink === 1) await handle.chown(ids.uid, ids.gid);
  } finally {
    await handle.close();
  }
}
