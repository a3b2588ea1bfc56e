import { expect, test } from "vitest";
import { inEachShell } from "../support/walled-shells.js";

// The agent's shell against what no namespace of its own closes. In perl, which is there wherever there is a shell.

const isX64 = process.arch === "x64";
const call = (number: number, words: string): string =>
  `perl -e 'my @words = (${words}); print syscall(${number}, @words) < 0 ? $! : "done"'`;

await inEachShell({}, ({ run }) => {
  test.each([
    ["keys of the bot's user, by adding one", call(isX64 ? 248 : 217, '"user", "mine", "x", 1, -4')],
    ["keys of the bot's user, by having one looked up", call(isX64 ? 249 : 218, '"user", "mine", 0, -4')],
    ["keys of the bot's user, by reading one", call(isX64 ? 250 : 219, "11, -4, 0, 0")],
    ["the machine that this one runs in", `perl -e 'print socket(my $s, 40, 1, 0) ? "done" : $!'`],
    ["calls that nobody would see", call(425, '8, "\\0" x 120')],
    ["processes of which nobody would see what they ask for", call(435, '"\\0" x 64, 64')],
  ])("%s: there is no such call", async (_, command) => {
    expect(await run(command)).toBe("exit code: 0\nstdout:\nFunction not implemented");
  });

  // In one of its own a command is root: it mounts its cgroup, and lifts the bound of all commands.
  test.each([
    ["for itself", call(isX64 ? 272 : 97, "0x10000000")],
    ["for a child", call(isX64 ? 56 : 220, "0x10000000 | 17, 0, 0, 0, 0")],
  ])("a user namespace, %s: may not be made", async (_, command) => {
    expect(await run(command)).toBe("exit code: 0\nstdout:\nOperation not permitted");
  });

  test("what ends the command with the bot cannot be traced by it", async () => {
    const seize = (pid: string) => call(isX64 ? 101 : 117, `0x4206, ${pid}, 0, 0`);
    expect(await run(seize("1"))).toBe("exit code: 0\nstdout:\nOperation not permitted");
    expect(await run(`sleep 5 & ${seize('"$ENV{P}" + 0').replace("perl", "P=$! perl")}`)).toBe(
      "exit code: 0\nstdout:\ndone",
    );
  });
});
