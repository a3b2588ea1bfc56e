import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PACKAGE_ROOT } from "../../lib/package-root.js";
import { installed, quoted } from "./command-line.js";
import type { Ground } from "./ground.js";
import { type Limits, limitArguments, limitNumbers } from "./limits.js";

type Find = (name: string) => string | undefined;

/** What is run by its text: where the bot's code lies, no command can read. */
const program = (name: string): string => readFileSync(join(PACKAGE_ROOT, "dist", name), "utf8");

/** The programs that can carry a command's connections to the proxy, best first: the best starts fastest. */
export const FORWARDERS = ["perl", "python3", "node", "socat"] as const;

/** The system calls that perl makes by their numbers. */
const SYSTEM_CALLS: Readonly<Record<string, { keyctl: number; prlimit: number }>> = {
  x64: { keyctl: 250, prlimit: 302 },
  arm64: { keyctl: 219, prlimit: 261 },
  riscv64: { keyctl: 219, prlimit: 261 },
};

/** What keeps a command within limits is missing, or what carries its connections. */
export function missingInside(
  hasProxy: boolean,
  find: Find = installed,
): { program: string; package: string } | undefined {
  if (find("perl") && SYSTEM_CALLS[process.arch]) return undefined;
  if (!find("prlimit")) return { program: "prlimit", package: "util-linux" };
  return hasProxy && !FORWARDERS.slice(1).some(find)
    ? { program: FORWARDERS.join(" or "), package: "perl" }
    : undefined;
}

/** What a command of this ground begins with; nothing where it has no limits. */
export const innerWords = ({ limits }: Pick<Ground, "limits">, socket?: string): string[] =>
  limits ? insideWords(limits, socket) : [];

/** The words before a command that limit it and, with a socket, let it reach the proxy behind that at 127.0.0.1:3128. */
export function insideWords(limits: Limits, socket = "", find: Find = installed): string[] {
  const [perl, calls] = [find("perl"), SYSTEM_CALLS[process.arch]];
  if (!perl || !calls) return [find("prlimit") ?? "prlimit", ...limitArguments(limits), ...slowerWords(socket, find)];
  const numbers = [calls.keyctl, calls.prlimit, limitNumbers(limits)].map(String);
  return [perl, "-e", program("begin.pl"), socket, ...numbers];
}

/** Listens on the port of the proxy; hexadecimal, as the kernel shows it. */
const LISTENING = "grep -qs ':0C38 ' /proc/net/tcp";

/** The same without perl, but for the session's keys: the command begins when the forwarder listens. */
function slowerWords(socket: string, find: Find): string[] {
  const forwarder = socket === "" ? undefined : forwarderWords(socket, find);
  const lines = [
    "echo 1000 2>/dev/null >/proc/self/oom_score_adj",
    // In a shell of its own, so that it is no child of the command, which may wait for all of its own.
    ...(forwarder
      ? [
          `(${forwarder.map(quoted).join(" ")} </dev/null >/dev/null 2>&1 &)`,
          `tries=0; until ${LISTENING} || [ $tries -gt 500 ]; do tries=$((tries + 1)); sleep 0.02; done`,
        ]
      : []),
    'exec nice -n 15 "$@"',
  ];
  return ["/bin/sh", "-c", lines.join("\n"), "sh"];
}

function forwarderWords(socket: string, find: Find): string[] {
  const [python, node, socat] = ["python3", "node", "socat"].map(find);
  if (python) return [python, "-I", "-c", program("forward.py"), socket];
  if (node) return [node, "--input-type=module", "-e", program("forward.mjs"), socket];
  return [socat ?? "socat", "TCP-LISTEN:3128,bind=127.0.0.1,fork,reuseaddr,backlog=128", `UNIX-CONNECT:${socket}`];
}

/** The line that brings up a network namespace's own loopback; undefined where nothing here can. */
export function loopbackLine(find: Find = installed): string | undefined {
  const [ip, ifconfig, perl] = ["ip", "ifconfig", "perl"].map(find);
  if (ip) return `${ip} link set lo up`;
  if (ifconfig) return `${ifconfig} lo up`;
  // SIOCSIFFLAGS with IFF_UP and IFF_RUNNING.
  return perl && `${perl} -e 'socket(my $s, 2, 2, 0); exit !ioctl($s, 0x8914, pack("a16 s x22", "lo", 0x41))'`;
}
