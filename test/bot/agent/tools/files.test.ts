import { execFileSync, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { rename, symlink, unlink } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { generateText, stepCountIs } from "ai";
import { describe, expect, onTestFinished, test } from "vitest";
import { FILE_LIMITS, fileTools } from "../../../../src/bot/agent/tools/files.js";
import { atSpot, checkRegular, FD_FOLDER } from "../../../../src/lib/files/workspace-paths.js";
import { LONG_TESTS } from "../../../support/long-tests.js";
import { startModel } from "../../../support/model-server.js";

/** A workspace beside a folder that no call may read or change. */
function makePlace(fdFolder?: string) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "files-")));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const workspace = join(root, "workspace");
  const outside = join(root, "outside");
  for (const folder of [workspace, outside]) mkdirSync(folder);
  writeFileSync(join(outside, "secret.txt"), "the secret");
  const { read_file, write_file } = fileTools(workspace, fdFolder);
  const options = { toolCallId: "t1", messages: [] };
  return {
    root,
    workspace,
    outside,
    inside: (...names: string[]) => join(workspace, ...names),
    read: async (file_path: string) => read_file.execute?.({ file_path }, options),
    write: async (file_path: string, content = "new") => write_file.execute?.({ file_path, content }, options),
    /** Everything outside, by path and content. */
    outsideNow: () =>
      readdirSync(outside, { recursive: true, encoding: "utf8" })
        .sort()
        .map((name) => [
          name,
          statSync(join(outside, name)).isFile() ? readFileSync(join(outside, name), "utf8") : "folder",
        ]),
  };
}

const SWAPPING_MS = LONG_TESTS ? 1_500 : 250;

type Place = ReturnType<typeof makePlace>;

const UNTOUCHED = [["secret.txt", "the secret"]];

async function refusal(attempt: Promise<unknown>): Promise<string> {
  const result = await attempt.then(
    (value) => `NOT REFUSED: ${value}`,
    (error: unknown) => error,
  );
  return result instanceof Error ? result.message : String(result);
}

async function expectRefused(place: Place, path: string, words: string): Promise<void> {
  for (const message of [await refusal(place.read(path)), await refusal(place.write(path))]) {
    expect(message).toContain(words);
    expect(message).toMatch(/^".+" .+\. (Use|Give|Choose|Write|Check|Try) .+\.$/s);
    // Neither content nor places of the machine, beyond what the agent itself named.
    expect(message).not.toContain("the secret");
    if (!path.startsWith("/")) expect(message).not.toContain(place.root);
  }
  expect(place.outsideNow()).toEqual(UNTOUCHED);
}

// The second way is that of systems which do not show open folders as paths.
describe.each([
  ["through open folders", FD_FOLDER],
  ["by comparing", "/nowhere"],
])("%s", (_way, fdFolder) => {
  test("a link that leads out is refused, and so is one that leads nowhere", async () => {
    const place = makePlace(fdFolder);
    symlinkSync(join(place.outside, "secret.txt"), place.inside("absolute"));
    symlinkSync("../outside/secret.txt", place.inside("relative"));
    symlinkSync(join(place.outside, "not-there"), place.inside("dangling-out"));
    symlinkSync("../workspace/../outside/secret.txt", place.inside("back-and-out"));
    symlinkSync(`${place.workspace}/../outside/secret.txt`, place.inside("through-own-name"));
    symlinkSync("absolute", place.inside("second-hand"));
    for (const name of ["absolute", "relative", "dangling-out", "back-and-out", "through-own-name", "second-hand"]) {
      await expectRefused(place, name, `"${name}"`);
      expect(await refusal(place.read(name))).toContain("leads out of the workspace");
      expect(await refusal(place.write(name))).toContain("is a link");
    }
    symlinkSync("not-there", place.inside("dangling"));
    await expectRefused(place, "dangling", `"dangling"`);
    expect(existsSync(place.inside("not-there"))).toBe(false);
  });

  test("a folder on the way that is a link out is refused, and no folder is made behind it", async () => {
    const place = makePlace(fdFolder);
    symlinkSync(place.outside, place.inside("door"));
    symlinkSync("..", place.inside("up"));
    symlinkSync(join(place.outside, "new-folder"), place.inside("dangling-door"));
    mkdirSync(place.inside("deep"));
    symlinkSync("../../outside", place.inside("deep", "door"));
    for (const path of ["door/secret.txt", "up/outside/secret.txt", "dangling-door/a.txt", "deep/door/a/b.txt"])
      await expectRefused(place, path, "leads out of the workspace");
    symlinkSync("not-there", place.inside("dangling-inside"));
    await expectRefused(place, "dangling-inside/a.txt", "leads nowhere");
  });

  test("links that stay inside work for reading, and on the way to what is written", async () => {
    const { read, write, inside } = makePlace(fdFolder);
    mkdirSync(inside("real", "sub"), { recursive: true });
    writeFileSync(inside("real", "a.txt"), "kept");
    symlinkSync("real", inside("alias"));
    symlinkSync(inside("real"), inside("absolute-alias"));
    symlinkSync("../a.txt", inside("real", "sub", "up.txt"));
    for (const path of ["alias/a.txt", "absolute-alias/a.txt", "alias/sub/up.txt"])
      expect(await read(path)).toBe("kept");
    expect(await write("alias/new/b.txt", "through")).toBe("wrote 7 bytes to alias/new/b.txt");
    expect(readFileSync(inside("real", "new", "b.txt"), "utf8")).toBe("through");
    expect(await refusal(write("real/sub/up.txt"))).toContain("links are not replaced. Write to the file it leads to");
    expect(readFileSync(inside("real", "a.txt"), "utf8")).toBe("kept");
  });

  test("links in a circle end in an answer", async () => {
    const { read, write, inside } = makePlace(fdFolder);
    symlinkSync("b", inside("a"));
    symlinkSync("a", inside("b"));
    expect(await refusal(read("a"))).toContain("in a circle");
    expect(await refusal(write("a/x.txt"))).toContain("in a circle");
  });

  test('".." is refused wherever it stands', async () => {
    const place = makePlace(fdFolder);
    mkdirSync(place.inside("sub"));
    for (const path of ["../outside/secret.txt", "sub/../../outside/secret.txt", "sub/../a.txt", ".."])
      await expectRefused(place, path, `contains ".."`);
    await expectRefused(place, `${place.workspace}/../outside/secret.txt`, `contains ".."`);
  });

  test("an absolute path must lie in the workspace, also when it only begins alike", async () => {
    const place = makePlace(fdFolder);
    mkdirSync(`${place.workspace}-two`);
    writeFileSync(`${place.workspace}-two/a.txt`, "the secret");
    for (const path of [join(place.outside, "secret.txt"), "/etc/passwd", `${place.workspace}-two/a.txt`])
      await expectRefused(place, path, "lies outside the workspace");
    expect(await place.write(place.inside("sub", "a.txt"), "in")).toBe("wrote 2 bytes to sub/a.txt");
    expect(await place.read(place.inside("sub", "a.txt"))).toBe("in");
  });

  test("pipes, sockets and folders are refused, and none is waited for", async () => {
    const place = makePlace(fdFolder);
    execFileSync("mkfifo", [place.inside("pipe")]);
    mkdirSync(place.inside("folder"));
    symlinkSync("folder", place.inside("folder-link"));
    const server = createServer().listen(place.inside("socket"));
    onTestFinished(() => void server.close());
    await new Promise((listening) => server.once("listening", listening));
    await expectRefused(place, "pipe", "is a named pipe");
    await expectRefused(place, "socket", "is a socket");
    await expectRefused(place, "folder", "is a folder");
    await expectRefused(place, "pipe/a.txt", `goes through "pipe", which is not a folder`);
    for (const path of ["folder/", "folder/.", ".", "./", place.workspace])
      await expectRefused(place, path, "names a folder");
    expect(await refusal(place.read("folder-link"))).toContain("is a folder");
    expect(lstatSync(place.inside("pipe")).isFIFO()).toBe(true);
  });

  test("the bot's own environment and open files cannot be read through links", async () => {
    const place = makePlace(fdFolder);
    symlinkSync("/proc/self/environ", place.inside("environ"));
    symlinkSync("/proc/self", place.inside("self"));
    symlinkSync("/dev/zero", place.inside("zero"));
    for (const path of ["environ", "self/environ", "self/cwd/package.json", "zero"])
      expect(await refusal(place.read(path))).toContain("leads out of the workspace");
    await expectRefused(place, "/proc/self/environ", "lies outside the workspace");
  });

  test("a folder that is swapped for a link out again and again never lets anything through", async () => {
    const place = makePlace(fdFolder);
    writeFileSync(join(place.outside, "a.txt"), "the secret");
    mkdirSync(join(place.outside, "sub"));
    mkdirSync(place.inside("dir"));
    writeFileSync(place.inside("dir", "a.txt"), "fine");
    const swapping = swapInLoop(place, "dir");
    const answers: string[] = [];
    const met = (words: string) => answers.filter((answer) => answer.includes(words)).length >= 5;
    const metBoth = () => met("wrote 4 bytes") && met("leads out of the workspace");
    const start = Date.now();
    // Longer on a busy machine, where the other process takes its time to start, and between two swaps.
    while (Date.now() - start < (metBoth() ? SWAPPING_MS : 50_000)) {
      const batch = [place.write("dir/a.txt", "fine"), place.write("dir/sub/b.txt", "fine"), place.read("dir/a.txt")];
      for (const settled of await Promise.allSettled(batch))
        answers.push(settled.status === "fulfilled" ? String(settled.value) : String(settled.reason));
    }
    expect(await swapping.stop()).toBeGreaterThan(0);
    expect(answers.filter((answer) => answer.includes("the secret"))).toEqual([]);
    expect(metBoth()).toBe(true);
    const left = place.outsideNow();
    // Without paths through open folders, an empty file may be left there in the worst case; never content.
    const strays = left.filter(([name, content]) => /\.write-[^/]*\.tmp$/.test(name ?? "") && content === "");
    expect(left.filter((each) => !strays.includes(each))).toEqual([
      ["a.txt", "the secret"],
      ["secret.txt", "the secret"],
      ["sub", "folder"],
    ]);
    if (fdFolder === FD_FOLDER) expect(strays).toEqual([]);
  }, 60_000);

  test("a file that is swapped for a link out again and again is never read or written through", async () => {
    const place = makePlace(fdFolder);
    writeFileSync(place.inside("a.txt"), "fine");
    let swaps = 0;
    let isOver = false;
    const swapping = (async () => {
      for (; !isOver; swaps += 1) {
        await symlink(join(place.outside, "secret.txt"), place.inside("next"));
        await rename(place.inside("next"), place.inside("a.txt"));
        await unlink(place.inside("a.txt")).catch(() => undefined);
        writeFileSync(place.inside("a.txt"), "fine");
      }
    })();
    for (let round = 0; round < (LONG_TESTS ? 150 : 25) || swaps <= 20; round += 1) {
      const settled = await Promise.allSettled([place.read("a.txt"), place.write("a.txt", "fine")]);
      expect(settled[0]?.status === "fulfilled" ? settled[0].value : "").not.toContain("the secret");
    }
    isOver = true;
    await swapping;
    expect(place.outsideNow()).toEqual(UNTOUCHED);
  });

  test("what was written is read back, with folders made on the way and no temporary file left", async () => {
    const { read, write, workspace } = makePlace(fdFolder);
    expect(await write("笔记/día/🌱.md", "你好\n")).toBe("wrote 7 bytes to 笔记/día/🌱.md");
    expect(await read("./笔记//día/🌱.md")).toBe("你好\n");
    expect(await write("empty.txt", "")).toBe("wrote 0 bytes to empty.txt");
    expect(await read("empty.txt")).toBe("");
    const files = readdirSync(workspace, { recursive: true, encoding: "utf8" });
    expect(files.sort()).toEqual(["empty.txt", "笔记", "笔记/día", "笔记/día/🌱.md"].sort());
  });

  test("writing over a file keeps its mode, but no set-user bit, and leaves its other names alone", async () => {
    const { write, inside, outside, outsideNow } = makePlace(fdFolder);
    writeFileSync(inside("run.sh"), "old");
    chmodSync(inside("run.sh"), 0o4751);
    linkSync(join(outside, "secret.txt"), inside("hard-link.txt"));
    await write("run.sh");
    expect(statSync(inside("run.sh")).mode & 0o7777).toBe(0o751);
    await write("hard-link.txt");
    expect(readFileSync(inside("hard-link.txt"), "utf8")).toBe("new");
    expect(outsideNow()).toEqual(UNTOUCHED);
    await write("fresh.txt");
    expect(statSync(inside("fresh.txt")).mode & 0o777).toBe(0o666 & ~process.umask());
  });

  test("parallel writes leave one of the contents, whole, also in a folder that none had made yet", async () => {
    const { write, inside } = makePlace(fdFolder);
    const contents = Array.from({ length: 12 }, (_, index) => String.fromCharCode(97 + index).repeat(200_000));
    await Promise.all(contents.map((content) => write("new/folder/a.txt", content)));
    expect(contents).toContain(readFileSync(inside("new", "folder", "a.txt"), "utf8"));
    expect(readdirSync(inside("new", "folder"))).toEqual(["a.txt"]);
  });
});

/** In a process of its own, lets a folder of the workspace and a link to the outside take turns under one name. */
const SWAPPER = `
const fs = require("node:fs");
const [folder, aside, outside, stop] = process.argv.slice(1);
let swaps = 0;
while (!fs.existsSync(stop)) {
  try {
    fs.rmSync(aside, { recursive: true, force: true });
    fs.renameSync(folder, aside);
    fs.symlinkSync(outside, folder);
    swaps += 1;
    fs.unlinkSync(folder);
    fs.renameSync(aside, folder);
  } catch {
    // A write made the folder, or filled the one aside, in between: the next turn takes it as it is.
    fs.mkdirSync(folder, { recursive: true });
  }
}
console.log(swaps);
`;

function swapInLoop(place: Place, name: string) {
  const stopFile = join(place.root, "stop");
  const child = spawn(process.execPath, [
    "-e",
    SWAPPER,
    place.inside(name),
    place.inside("aside"),
    place.outside,
    stopFile,
  ]);
  onTestFinished(() => void child.kill("SIGKILL"));
  let said = "";
  child.stdout.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  const closed = new Promise((resolve) => child.once("close", resolve));
  return {
    async stop(): Promise<number> {
      writeFileSync(stopFile, "");
      await closed;
      return Number(said);
    },
  };
}

test("a write that fails at the last step leaves no temporary file", async () => {
  const { write, inside, workspace } = makePlace();
  let isOver = false;
  // At once, and after so many turns as chance has it: in step with the write, each would find the same for ever.
  const turns = async (count: number): Promise<void> => {
    for (let left = count; left > 0; left -= 1) await new Promise((resume) => setImmediate(resume));
  };
  const swaps = (async () => {
    while (!isOver) {
      rmSync(inside("a.txt"), { recursive: true, force: true });
      await turns(randomInt(30));
      try {
        mkdirSync(inside("a.txt"));
      } catch {
        // The write was first this time.
      }
      await turns(randomInt(30));
    }
  })();
  const messages: string[] = [];
  const until = Date.now() + 50_000;
  while (!messages.some((message) => message.includes("changed while it was being opened")) && Date.now() < until)
    messages.push(await refusal(write("a.txt")));
  isOver = true;
  await swaps;
  expect(messages.at(-1)).toContain("changed while it was being opened. Try again");
  expect(readdirSync(workspace).filter((name) => name !== "a.txt")).toEqual([]);
}, 60_000);

test("a device is refused", async () => {
  const { read_file } = fileTools("/dev");
  const attempt = Promise.resolve(read_file.execute?.({ file_path: "zero" }, { toolCallId: "t1", messages: [] }));
  expect(await refusal(attempt)).toBe(`"zero" is a device, not a regular file. Choose the path of a regular file.`);
});

test("a read-only file is not replaced", async () => {
  const { write, inside } = makePlace();
  writeFileSync(inside("a.txt"), "old");
  chmodSync(inside("a.txt"), 0o444);
  expect(await refusal(write("a.txt"))).toBe(
    `"a.txt" is read-only. Write to another name, or ask the person to make it writable.`,
  );
  expect(readFileSync(inside("a.txt"), "utf8")).toBe("old");
});

test.runIf(process.getuid?.() === 0)(
  "started as root, new files and folders belong to the workspace's owner",
  async () => {
    const { write, inside, workspace } = makePlace();
    execFileSync("chown", ["1234:1235", workspace]);
    await write("new/a.txt");
    for (const path of [inside("new"), inside("new", "a.txt")])
      expect(statSync(path)).toMatchObject({ uid: 1234, gid: 1235 });
    execFileSync("chown", ["77:78", inside("new", "a.txt")]);
    await write("new/a.txt");
    expect(statSync(inside("new", "a.txt"))).toMatchObject({ uid: 77, gid: 78 });
  },
);

test("a long text is cut between characters, and the last line says how much is missing", async () => {
  const { read, inside } = makePlace();
  writeFileSync(inside("exact.txt"), "x".repeat(FILE_LIMITS.readBytes));
  expect(await read("exact.txt")).toBe("x".repeat(FILE_LIMITS.readBytes));
  writeFileSync(inside("long.txt"), `${"好".repeat(100_000)}`);
  const [text, note] = String(await read("long.txt")).split("\n");
  expect(text).toBe("好".repeat(87_381));
  expect(note).toBe(
    "[cut: the first 262143 of 300000 bytes are shown, 37857 are not. Read the rest with a program, if you can run one.]",
  );
});

test("a binary file is reported with its size, and so is text that is not UTF-8", async () => {
  const { read, inside } = makePlace();
  writeFileSync(inside("logo.png"), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]));
  expect(await read("logo.png")).toContain("[binary file of 7 bytes");
  writeFileSync(inside("gbk.txt"), Buffer.from([0xc4, 0xe3, 0xba, 0xc3]));
  expect(await read("gbk.txt")).toContain("of 4 bytes, or not in UTF-8");
  writeFileSync(inside("big.bin"), Buffer.alloc(3_000_000));
  expect(await read("big.bin")).toContain("[binary file of 3000000 bytes");
});

test("content of one mebibyte is written, a byte more is not", async () => {
  const { write, inside } = makePlace();
  expect(await write("a.txt", "x".repeat(1_048_576))).toBe("wrote 1048576 bytes to a.txt");
  expect(await refusal(write("new/b.txt", `${"好".repeat(349_525)}xx`))).toBe(
    `"new/b.txt" is not written: 1048577 bytes are more than the 1048576 a file may get in one call. Split the content over several files.`,
  );
  expect(existsSync(inside("new"))).toBe(false);
});

test("names with control or broken characters are refused, and shown so that they can be seen", async () => {
  const place = makePlace();
  await expectRefused(place, "a\0.txt", String.raw`"a\u0000.txt" contains a control or broken character`);
  await expectRefused(place, "a\nb.txt", String.raw`"a\u000ab.txt"`);
  await expectRefused(place, "a\u001b[31m.txt", String.raw`\u001b`);
  await expectRefused(place, "a\ud800.txt", String.raw`\ud800`);
  await expectRefused(place, "a\u2028.txt", String.raw`\u2028`);
  expect(readdirSync(place.workspace)).toEqual([]);
});

test("an empty path, too long a name and too many folders get an answer of their own", async () => {
  const { read, write, inside } = makePlace();
  expect(await refusal(read(""))).toContain("names a folder");
  expect(await refusal(write("x".repeat(256)))).toContain("Use names of at most 255 bytes");
  expect(await refusal(write(`${"d/".repeat(70)}a.txt`))).toContain("more than 64 folders deep");
  expect(await write("好".repeat(85))).toMatch(/^wrote 3 bytes/);
  expect(await refusal(read("none.txt"))).toBe(
    `"none.txt" does not exist in the workspace. Check the path, or write it first.`,
  );
  expect(await refusal(read("no/such/folder.txt"))).toContain("does not exist");
  writeFileSync(inside("a.txt"), "");
  expect(await refusal(write("a.txt/b.txt"))).toContain(`goes through "a.txt", which is not a folder`);
});

test("a workspace that is reached by a link is one workspace under both names", async () => {
  const { root, workspace, outside } = makePlace();
  const alias = join(root, "alias");
  symlinkSync(workspace, alias);
  const { read_file, write_file } = fileTools(alias);
  const options = { toolCallId: "t1", messages: [] };
  await write_file.execute?.({ file_path: join(alias, "a.txt"), content: "one" }, options);
  expect(await read_file.execute?.({ file_path: join(workspace, "a.txt") }, options)).toBe("one");
  symlinkSync(join(alias, "a.txt"), join(workspace, "link"));
  expect(await read_file.execute?.({ file_path: "link" }, options)).toBe("one");
  expect(readdirSync(outside)).toEqual(["secret.txt"]);
});

test("a workspace that is gone is said to be gone", async () => {
  const { read, write, workspace, root } = makePlace();
  renameSync(workspace, join(root, "moved"));
  for (const message of [await refusal(read("a.txt")), await refusal(write("a.txt"))])
    expect(message).toContain("the workspace is missing");
  expect(existsSync(workspace)).toBe(false);
});

test("no call leaves a file open", async () => {
  const place = makePlace();
  symlinkSync(place.outside, place.inside("door"));
  const openNow = () => readdirSync("/proc/self/fd").length;
  await place.write("warm/up/a.txt");
  symlinkSync("../../a/b/c.txt", place.inside("warm", "up", "relative"));
  symlinkSync(place.inside("a", "b", "c.txt"), place.inside("warm", "up", "absolute"));
  const before = openNow();
  // Twice as often as a leak of one file a round would need to be seen.
  for (let round = 0; round < (LONG_TESTS ? 30 : 8); round += 1) {
    await place.write("a/b/c.txt");
    for (const path of ["a/b/c.txt", "warm/up/relative", "warm/up/absolute"])
      expect(await place.read(path)).toBe("new");
    await refusal(place.read("a/none.txt"));
    await refusal(place.write("a/b"));
    await refusal(place.write("door/x.txt"));
  }
  expect(openNow()).toBeLessThanOrEqual(before + 3);
});

test("a model works with both tools, and a refusal reaches it as the tool's error", async () => {
  const { workspace, outside } = makePlace();
  symlinkSync(outside, join(workspace, "door"));
  const server = await startModel(onTestFinished);
  server.say(
    { calls: [{ name: "write_file", input: { file_path: "a/b.txt", content: "hi" } }] },
    { calls: [{ name: "read_file", input: { file_path: "a/b.txt" } }] },
    { calls: [{ name: "read_file", input: { file_path: "door/secret.txt" } }] },
    { text: "done" },
  );
  const model = createOpenAICompatible({ name: "loopback", baseURL: server.url })("test-model");
  const tools = fileTools(workspace);
  const { text, steps } = await generateText({ model, tools, prompt: "go", stopWhen: stepCountIs(5), maxRetries: 0 });
  expect(text).toBe("done");
  expect(steps.flatMap(({ toolResults }) => toolResults.map(({ output }) => output))).toEqual([
    "wrote 2 bytes to a/b.txt",
    "hi",
  ]);
  expect(JSON.stringify(server.requests.at(-1))).toContain("which leads out of the workspace");
});

test("a link to the folder it stands in is a folder, and what cannot be opened is named by its kind", async () => {
  const { read, inside, workspace } = makePlace();
  symlinkSync(".", inside("here"));
  expect(await refusal(read("here"))).toBe(`"here" is a folder, not a file. Give the path of a file in it.`);
  expect(() => checkRegular(lstatSync(workspace), "x")).toThrow(`"x" is a folder, not a regular file`);
  expect(() => checkRegular(lstatSync(inside("here")), "x")).toThrow(`"x" is a link, not a regular file`);
});

test("an error that is none of the system's does not show its words to the agent", async () => {
  const { workspace } = makePlace();
  const attempt = atSpot({ path: workspace, fdFolder: FD_FOLDER }, "a.txt", "read", async () => {
    throw new Error(`broken in ${workspace}`);
  });
  expect(await refusal(attempt)).toBe(`"a.txt" cannot be read: the system answered unknown error. Try another path.`);
});
