import { randomBytes } from "node:crypto";
import { chmod, copyFile, mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** From one run of an approval to the next, and to the next entry of the same script. */
const LINGER_MS = 10_000;

type Copy = { there: Promise<string>; users: number; timer?: NodeJS.Timeout };

/** Copies of folders that whoever gets into `home` may read and nobody but us may change; one for all with the same contents. */
export class SharedCopies {
  private readonly copies = new Map<string, Copy>();

  constructor(private readonly home: string) {}

  async take(
    folder: string,
    contents = randomBytes(8).toString("hex"),
  ): Promise<{ there: string; release: () => void }> {
    const copy = this.copies.get(contents) ?? { there: this.make(folder), users: 0 };
    this.copies.set(contents, copy);
    clearTimeout(copy.timer);
    copy.users += 1;
    const release = (): void => {
      copy.users -= 1;
      if (copy.users === 0) copy.timer = setTimeout(() => this.remove(contents, copy), LINGER_MS).unref();
    };
    try {
      return { there: await copy.there, release };
    } catch (error) {
      if (this.copies.get(contents) === copy) this.copies.delete(contents);
      throw error;
    }
  }

  private remove(contents: string, copy: Copy): void {
    this.copies.delete(contents);
    // Whatever is left goes with the sandbox.
    void copy.there.then((there) => rm(there, { recursive: true, force: true })).catch(() => undefined);
  }

  private async make(folder: string): Promise<string> {
    const there = join(this.home, `copies-${randomBytes(8).toString("hex")}`);
    await copyInto(folder, there);
    return there;
  }
}

async function copyInto(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyInto(source, target);
    else if (entry.isFile()) {
      await copyFile(source, target);
      await chmod(target, (await stat(source)).mode & 0o100 ? 0o555 : 0o444);
    }
  }
  // By name: the bot may have been started with a mask that closes what it makes.
  await chmod(to, 0o755);
}
