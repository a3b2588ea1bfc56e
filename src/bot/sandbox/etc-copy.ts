import { chmodSync, copyFileSync, existsSync, mkdirSync, realpathSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

// Named one by one: a service's secrets are often in /etc, readable for the very user the bot runs as.
const FILES =
  "debian_version group host.conf hosts ld.so.cache ld.so.conf locale.alias localtime magic mime.types networks nsswitch.conf os-release passwd protocols resolv.conf services ssl/cert.pem ssl/openssl.cnf timezone".split(
    " ",
  );
const FOLDERS = "alternatives ca-certificates fonts ld.so.conf.d pki/ca-trust pki/tls/certs ssl/certs terminfo".split(
  " ",
);

/**
 * What commands see of /etc: one folder of copies, since a mount for each file takes a third of the time in which a command
 * starts. What has changed is copied again: an upgrade may have replaced what a link such as resolv.conf points at.
 */
export class EtcCopy {
  private readonly versions = new Map<string, string>();

  constructor(
    private readonly folder: string,
    private readonly etc = "/etc",
  ) {}

  /** The words that show it to a command. */
  mounts(): string[] {
    const folders = FOLDERS.filter((name) => existsSync(join(this.etc, name)));
    for (const name of ["", "ssl", ...folders]) this.make(name);
    for (const name of FILES) this.refresh(name);
    const mounts = folders.map((name) => [realpathSync(join(this.etc, name)), join("/etc", name)]);
    return [[this.folder, "/etc"], ...mounts].flatMap((pair) => ["--ro-bind", ...pair]);
  }

  /** By name: the bot may have been started with a mask that closes what it makes. */
  private make(name: string): void {
    const path = join(this.folder, name);
    if (existsSync(path)) return;
    if (name !== "") this.make(dirname(name) === "." ? "" : dirname(name));
    mkdirSync(path);
    chmodSync(path, 0o755);
  }

  private refresh(name: string): void {
    const [source, copy] = [join(this.etc, name), join(this.folder, name)];
    const stat = statSync(source, { throwIfNoEntry: false });
    const version = stat?.isFile() ? [stat.dev, stat.ino, stat.mtimeMs, stat.size].join() : "";
    if ((this.versions.get(name) ?? "") === version) return;
    this.versions.set(name, version);
    rmSync(`${copy}.new`, { force: true });
    try {
      copyFileSync(source, `${copy}.new`);
      chmodSync(`${copy}.new`, 0o644);
      renameSync(`${copy}.new`, copy);
    } catch {
      // It is gone, or not readable for the bot and so for no command either.
      rmSync(copy, { force: true });
    }
  }
}
