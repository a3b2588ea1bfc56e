import { execFileSync } from "node:child_process";
import { createReadStream, readdirSync, readlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { FileBox, type FileBoxInterface } from "file-box";
import { expect, test } from "vitest";
import type { Contact } from "wechaty";
import { eventually } from "../../support/eventually.js";
import { type GuardedWechaty, sharedGuardedWechaties } from "../../support/guarded-wechaty.js";
import { startEndpoint } from "../../support/http-servers.js";

const KEY = "sk-live-123";
const BLOCKS_KEYS = "grep -q sk-live && { echo 'a key' >&2; exit 2; }; exit 0";
const NOTICE = "[消息被钩子拦下：a key]";
const LARGE = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7919) % 251));

function fileWith({ bench }: Pick<GuardedWechaty, "bench">, bytes: Buffer): string {
  const path = bench.write("upload.bin", "");
  writeFileSync(path, bytes);
  return path;
}

/** Every kind of source that a FileBox has, holding these bytes. */
const sources: Record<string, (bytes: Buffer, guarded: GuardedWechaty) => Promise<FileBoxInterface>> = {
  buffer: async (bytes) => FileBox.fromBuffer(bytes, "notes.txt"),
  path: async (bytes, guarded) => FileBox.fromFile(fileWith(guarded, bytes), "notes.txt"),
  base64: async (bytes) => FileBox.fromBase64(bytes.toString("base64"), "notes.txt"),
  "data address": async (bytes) =>
    FileBox.fromDataURL(`data:text/plain;base64,${bytes.toString("base64")}`, "notes.txt"),
  "web address": async (bytes) => {
    const { port } = await startEndpoint((response) => response.end(bytes));
    return FileBox.fromUrl(`http://127.0.0.1:${port}/notes.txt`);
  },
  stream: async (bytes) => FileBox.fromStream(Readable.from([bytes.subarray(0, 3), bytes.subarray(3)]), "notes.txt"),
  "stream of a file": async (bytes, guarded) =>
    FileBox.fromStream(createReadStream(fileWith(guarded, bytes)), "notes.txt"),
  JSON: async (bytes) => FileBox.fromJSON(JSON.stringify(FileBox.fromBase64(bytes.toString("base64"), "notes.txt"))),
};

const guardedBy = sharedGuardedWechaties();

async function makeGuarded(script = BLOCKS_KEYS) {
  const guarded = await guardedBy(script);
  return { ...guarded, contact: (await guarded.bot.Contact.find({ id: "stranger" })) as Contact };
}

test.each(Object.entries(sources))("a file is read, and arrives byte for byte: %s", async (_, make) => {
  const guarded = await makeGuarded();
  const { contact, puppet, stranger, textsTo } = guarded;
  await contact.say(await make(Buffer.from(`the key is ${KEY}\n`), guarded));
  expect(puppet.files).toEqual([]);
  expect(textsTo(stranger)).toEqual([NOTICE]);
  await contact.say(await make(Buffer.from("plain words\n"), guarded));
  await contact.say(await make(LARGE, guarded));
  expect(puppet.files.map(({ name }) => name)).toEqual(["notes.txt", "notes.txt"]);
  expect(String(puppet.files[0]?.content)).toBe("plain words\n");
  expect(puppet.files[1]?.content.equals(LARGE)).toBe(true);
});

test("a picture of a code says what the code says, and arrives as the picture", async () => {
  const { contact, puppet, stranger, textsTo } = await makeGuarded();
  await contact.say(FileBox.fromQRCode(KEY));
  expect(textsTo(stranger)).toEqual([NOTICE]);
  const code = FileBox.fromQRCode("https://x.test");
  await contact.say(code);
  expect(puppet.files).toEqual([{ name: "qrcode.png", content: await code.toBuffer() }]);
});

test("the name of a file is checked, whatever is in it", async () => {
  const { contact, puppet, stranger, textsTo } = await makeGuarded();
  await contact.say(FileBox.fromBuffer(Buffer.from([0, 1, 2]), `${KEY}.bin`));
  await contact.say(FileBox.fromBuffer(LARGE, `${KEY}.bin`));
  expect([puppet.files, textsTo(stranger)]).toEqual([[], [NOTICE, NOTICE]]);
});

test("the name that a server has for a file is checked, and is the one that arrives", async () => {
  const { contact, puppet, stranger, textsTo } = await makeGuarded();
  const serve = async (name: string): Promise<FileBoxInterface> => {
    const { port } = await startEndpoint((response) =>
      response.setHeader("content-disposition", `attachment; filename="${name}"`).end("words"),
    );
    return FileBox.fromUrl(`http://127.0.0.1:${port}/`);
  };
  await contact.say(await serve(`${KEY}.txt`));
  expect(textsTo(stranger)).toEqual([NOTICE]);
  await contact.say(await serve("report.txt"));
  expect(puppet.files).toEqual([{ name: "report.txt", content: Buffer.from("words") }]);
});

test("an address with a key in it is not fetched by the puppet either", async () => {
  const { contact, puppet, stranger, textsTo } = await makeGuarded();
  const { port } = await startEndpoint((response) => response.end("words"));
  await contact.say(FileBox.fromUrl(`http://127.0.0.1:${port}/a?k=${KEY}`, "notes.txt"));
  expect([puppet.files, textsTo(stranger)]).toEqual([[], [NOTICE]]);
});

test("a file from the web is fetched once to be read and sent", async () => {
  const { contact, puppet } = await makeGuarded();
  let answers = 0;
  const { port } = await startEndpoint((response, { method }) => {
    if (method === "GET") answers += 1;
    response.end(answers > 1 ? KEY : "harmless");
  });
  await contact.say(FileBox.fromUrl(`http://127.0.0.1:${port}/notes.txt`));
  expect(puppet.files).toEqual([{ name: "notes.txt", content: Buffer.from("harmless") }]);
});

test("a file that is swapped while the hook looks at it is sent as it was checked", async () => {
  const { bench, contact, puppet } = await makeGuarded(`grep -q ${KEY} && exit 2; echo ${KEY} > upload.bin; exit 0`);
  await contact.say(FileBox.fromFile(fileWith({ bench }, Buffer.from("harmless"))));
  expect(puppet.files).toEqual([{ name: "upload.bin", content: Buffer.from("harmless") }]);
});

test("a binary file passes by its name, and the hook is not given its bytes", async () => {
  const { contact, puppet } = await makeGuarded("grep -q PNG && exit 2; exit 0");
  await contact.say(FileBox.fromBuffer(Buffer.from("PNG\0\x01"), "p.png"));
  expect(puppet.files).toHaveLength(1);
});

test.each([
  ["UTF-16", Buffer.from(`\ufeff${KEY}`, "utf16le")],
  ["UTF-8 with a mark", Buffer.from(`\ufeff${KEY}`)],
  ["an old encoding", Buffer.concat([Buffer.from([0xe9, 0x20]), Buffer.from(KEY)])],
])("a text file is read in %s", async (_, bytes) => {
  const { contact, puppet } = await makeGuarded();
  await contact.say(FileBox.fromBuffer(bytes, "notes.txt"));
  expect(puppet.files).toEqual([]);
});

test("a file in a post is read, and arrives", async () => {
  const { bot, contact, puppet, stranger, textsTo } = await makeGuarded();
  const post = (words: string) =>
    bot.Post.builder()
      .add("look")
      .add(FileBox.fromBuffer(Buffer.from(words), "notes.txt"))
      .build();
  await contact.say(await post(KEY));
  await contact.say(await post("plain words"));
  expect(textsTo(stranger)).toEqual([NOTICE]);
  const [sent, ...others] = puppet.sent.filter(({ method }) => method === "messageSendPost");
  const { sayableList } = (sent?.args ?? [])[1] as { sayableList: { payload: { filebox: FileBoxInterface } }[] };
  expect(String(await sayableList[1]?.payload.filebox.toBuffer())).toBe("plain words");
  expect(others).toEqual([]);
});

test("a file keeps what a puppet has to know of it", async () => {
  const { bench, contact, puppet } = await makeGuarded();
  const small = FileBox.fromBuffer(Buffer.from("words"), "voice.sil", "the-md5");
  small.metadata = { voiceLength: 1_000 };
  const large = FileBox.fromFile(fileWith({ bench }, LARGE), "voice.sil");
  large.metadata = { voiceLength: 2_000 };
  await contact.say(small);
  await contact.say(large);
  const [first, second] = puppet.sent.map(({ args }) => args[1] as FileBoxInterface);
  expect(first).toMatchObject({ md5: "the-md5", size: 5, metadata: { voiceLength: 1_000 } });
  expect(second).toMatchObject({ size: LARGE.length, metadata: { voiceLength: 2_000 } });
  // As puppets hand files to each other.
  expect(FileBox.fromJSON(JSON.stringify(first)).name).toBe("voice.sil");
});

test("an empty file arrives as one", async () => {
  const { bench, contact, puppet } = await makeGuarded();
  await contact.say(FileBox.fromFile(bench.write("empty.txt", "")));
  expect(puppet.files).toEqual([{ name: "empty.txt", content: Buffer.alloc(0) }]);
});

test("a named pipe is refused at once, and holds nothing up", async () => {
  const { bench, contact, stranger, textsTo } = await makeGuarded();
  const pipe = join(bench.root, "pipe");
  execFileSync("mkfifo", [pipe]);
  const refused = contact.say(FileBox.fromFile(pipe)).catch(String);
  await contact.say("next");
  expect(await refused).toMatch(/not a regular file/);
  expect(textsTo(stranger)).toEqual(["next"]);
});

test("a file that is gone fails as it would without hooks, and the next send leaves", async () => {
  const { bench, contact, stranger, textsTo } = await makeGuarded();
  const path = bench.write("gone.txt", "x");
  const file = FileBox.fromFile(path);
  execFileSync("rm", [path]);
  await expect(contact.say(file)).rejects.toThrow("ENOENT");
  await contact.say("next");
  expect(textsTo(stranger)).toEqual(["next"]);
});

function targetOf(link: string): string {
  try {
    return readlinkSync(link);
  } catch {
    return ""; // closed meanwhile
  }
}

test("a large file that is withheld does not stay open", async () => {
  const { bench, contact, puppet } = await makeGuarded();
  const path = fileWith({ bench }, LARGE);
  const isOpen = (): boolean => readdirSync("/proc/self/fd").some((fd) => targetOf(`/proc/self/fd/${fd}`) === path);
  await contact.say(FileBox.fromFile(path, `${KEY}.bin`));
  await contact.say(FileBox.fromStream(createReadStream(path), `${KEY}.bin`));
  expect(puppet.files).toEqual([]);
  await eventually(isOpen).toBe(false);
});
