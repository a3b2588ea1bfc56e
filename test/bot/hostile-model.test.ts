import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { modelOf, steadyModel } from "../../src/bot/agent/model.js";
import { rows } from "../support/long-tests.js";
import { makeReadyBot } from "../support/ready-bot.js";
import { shared } from "../support/shared.js";

type Answer = (response: ServerResponse) => void | Promise<void>;
const STREAM = { "content-type": "text/event-stream" };
const MIB = 1024 * 1024;

/** A ready bot whose endpoint answers as it is told, whatever that breaks. */
const bot = shared(async (atEnd) => {
  const told: { next: Answer } = { next: fine };
  const server = createServer(async (request, response) => {
    request.resume();
    await told.next(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  atEnd(() => {
    server.close();
    server.closeAllConnections();
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const made = await makeReadyBot({ atEnd, env: { OPENAI_BASE_URL: `http://${host}/v1` } });
  return { ...made, host, told };
});

const event = (delta: object, finish_reason: string | null = null): string =>
  `data: ${JSON.stringify({ id: "1", created: 0, model: "m", choices: [{ index: 0, delta, finish_reason }] })}\n\n`;

const fine: Answer = (response) => {
  response.writeHead(200, STREAM).end(`${event({ content: "Hello." })}${event({}, "stop")}data: [DONE]\n\n`);
};

/** Writes the same again and again, until nobody reads it any more; how much that was. */
async function pour(
  response: ServerResponse,
  chunk: string | Buffer,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  let bytes = 0;
  const closed = once(response, "close");
  while (!response.destroyed && bytes < most) {
    bytes += Buffer.byteLength(chunk);
    if (!response.write(chunk)) await Promise.race([once(response, "drain"), closed]);
  }
  response.end();
  return bytes;
}

const write_file = (at: number, content: string) => ({
  ...{ index: at, id: `call_${at}`, type: "function" },
  function: { name: "write_file", arguments: JSON.stringify({ file_path: `made-${at}`, content }) },
});

const cases: [name: string, answer: Answer, bound: string][] = [
  [
    "a reply without an end",
    async (response) => {
      response.writeHead(200, STREAM);
      await pour(response, event({ content: "and ".repeat(1_000) }));
    },
    "1,000,000 characters",
  ],
  [
    "a line without an end",
    async (response) => {
      response.writeHead(200, STREAM).write("data: ");
      await pour(response, "x".repeat(MIB));
    },
    "8 MiB",
  ],
  [
    "200 MB of JSON in the place of a stream",
    async (response) => {
      response.writeHead(200, { "content-type": "application/json" }).write('["');
      // What lies in the system's buffers was never read.
      expect(await pour(response, "x".repeat(MIB), 200 * MIB)).toBeLessThan(50 * MIB);
    },
    "8 MiB",
  ],
  [
    "a few packed bytes that become very many",
    (response) => void response.writeHead(200, { ...STREAM, "content-encoding": "gzip" }).end(bomb()),
    "8 MiB",
  ],
  [
    "an error without an end",
    async (response) => {
      response.writeHead(400, { "content-type": "application/json" });
      await pour(response, "x".repeat(MIB));
    },
    "8 MiB",
  ],
  [
    "forty tool calls",
    (response) => {
      const tool_calls = Array.from({ length: 40 }, (_, at) => write_file(at, "x"));
      response.writeHead(200, STREAM).end(event({ tool_calls }) + event({}, "tool_calls"));
    },
    "32 tool calls, so none was run",
  ],
  [
    "a tool call of two megabytes",
    (response) => {
      const tool_calls = [write_file(0, "x".repeat(2 * MIB))];
      response.writeHead(200, STREAM).end(event({ tool_calls }) + event({}, "tool_calls"));
    },
    "1,000,000 characters",
  ],
  [
    "a stream that says nothing and does not end",
    async (response) => {
      response.writeHead(200, STREAM);
      await pour(response, `:${"x".repeat(MIB)}\n`);
    },
    "64 MiB",
  ],
];

const bomb = (): Buffer => gzipSync(Buffer.alloc(64 * MIB));

// The long one is for the long run.
test.each(rows(7, cases))("%s ends with the bound that it broke, and the bot works on", async (_, answer, bound) => {
  const { chat, host, told, bench } = await bot();
  told.next = answer;
  expect((await chat("go on")).reply).toContain(`one answer of the model at ${host} exceeded the limit of ${bound}.`);
  expect(existsSync(join(bench.workspace, "made-0"))).toBe(false);
  told.next = fine;
  expect(await chat("hello")).toMatchObject({ reply: "Hello." });
});

test("a page in the place of an answer is named as what it is", async () => {
  const { chat, host, told } = await bot();
  told.next = (response) => void response.writeHead(200, { "content-type": "text/html" }).end("<p>Hello.</p>");
  expect((await chat("hello")).reply).toContain(`what came from ${host} is not a model's answer`);
});

test("an answer that dribbles on for ever is given up, whole or streamed", async () => {
  const { host, told } = await bot();
  const model = steadyModel(modelOf({ baseURL: `http://${host}/v1`, name: "m" }), { longestMs: 200 });
  told.next = (response) => {
    response.writeHead(200, STREAM);
    const timer = setInterval(() => response.write(event({ content: "x" })), 20);
    response.on("close", () => clearInterval(timer));
  };
  const { stream } = await model.doStream({ prompt: [] });
  const read = async (): Promise<void> => {
    for await (const _ of stream);
  };
  await expect(read()).rejects.toThrow("60 minutes");
  await expect(model.doGenerate({ prompt: [] })).rejects.toThrow("60 minutes");
});
