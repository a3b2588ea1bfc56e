import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the model says next: text, calls of tools, or a failure. */
export type Answer =
  | { text: string }
  /** With `written`, the arguments are these characters, whatever they are. */
  | { calls: readonly { name: string; input?: unknown; written?: string }[]; text?: string }
  | { status: number; error: string; headers?: Record<string, string> }
  /** The connection breaks behind the text; with `politely`, the stream ends there as if it were whole. */
  | { cut: true; text?: string; politely?: true }
  /** Any body, with status 200. */
  | { body: string; type: string }
  /** Takes the question, and says nothing. */
  | { silent: true };

export type ModelRequest = {
  model: string;
  stream?: boolean;
  messages: readonly { role: string; content?: unknown; tool_calls?: unknown }[];
  tools?: readonly { function: { name: string } }[];
};

export type ModelServer = {
  /** For OPENAI_BASE_URL. */
  url: string;
  /** What was asked, in order. */
  requests: ModelRequest[];
  /** The next answers, in order; when there is none left, the last message of the person is repeated. */
  say(...answers: Answer[]): void;
  /** From now on it is as if nothing had been asked, and nothing were to be said. */
  forget(): void;
  close(): Promise<void>;
};

/** An OpenAI-compatible endpoint on loopback, which answers from a list, streamed or whole. */
export async function startModel(atEnd?: (close: () => Promise<void>) => void): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  const answers: Answer[] = [];
  const server = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
    const asked = JSON.parse(await bodyOf(request)) as ModelRequest;
    requests.push(asked);
    const answer = answers.shift() ?? { text: `You said: ${lastWords(asked)}` };
    if ("status" in answer) return fail(response, answer);
    if ("cut" in answer) return cut(response, asked, answer);
    if ("body" in answer) return void response.setHeader("content-type", answer.type).end(answer.body);
    if ("silent" in answer) return;
    if (asked.stream) return stream(response, asked, answer);
    response.setHeader("content-type", "application/json").end(JSON.stringify(whole(asked, answer)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  atEnd?.(close);
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    say: (...next) => void answers.push(...next),
    forget() {
      requests.length = 0;
      answers.length = 0;
    },
    close,
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request.setEncoding("utf8")) body += chunk;
  return body;
}

function lastWords({ messages }: ModelRequest): string {
  const content = messages.findLast(({ role }) => role === "user")?.content;
  return typeof content === "string" ? content : JSON.stringify(content);
}

const base = (asked: ModelRequest) => ({ id: "chatcmpl-1", created: 0, model: asked.model });
const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };

type Said = Extract<Answer, { text: string } | { calls: unknown }>;
const toolCalls = (answer: Said) =>
  "calls" in answer
    ? answer.calls.map(({ name, input, written }, index) => ({
        index,
        id: `call_${index + 1}`,
        type: "function",
        function: { name, arguments: written ?? JSON.stringify(input) },
      }))
    : undefined;
const reasonOf = (answer: Said): string => ("calls" in answer ? "tool_calls" : "stop");

const whole = (asked: ModelRequest, answer: Said) => ({
  ...base(asked),
  object: "chat.completion",
  choices: [
    {
      index: 0,
      finish_reason: reasonOf(answer),
      message: { role: "assistant", content: answer.text ?? null, tool_calls: toolCalls(answer) },
    },
  ],
  usage,
});

function stream(response: ServerResponse, asked: ModelRequest, answer: Said): void {
  response.setHeader("content-type", "text/event-stream");
  const send = (delta: object, finish_reason: string | null = null): void => {
    const choices = [{ index: 0, delta, finish_reason }];
    response.write(`data: ${JSON.stringify({ ...base(asked), object: "chat.completion.chunk", choices })}\n\n`);
  };
  for (const piece of piecesOf(answer.text ?? "")) send({ role: "assistant", content: piece });
  const tool_calls = toolCalls(answer);
  if (tool_calls) send({ role: "assistant", tool_calls });
  send({}, reasonOf(answer));
  response.end(`data: ${JSON.stringify({ ...base(asked), choices: [], usage })}\n\ndata: [DONE]\n\n`);
}

/** A few characters each, as models do; of a long text not thousands of them, each of which costs its reader a turn. */
const piecesOf = (text: string): string[] =>
  text.match(new RegExp(`.{1,${Math.max(7, Math.ceil(text.length / 100))}}`, "gs")) ?? [];

function fail(response: ServerResponse, { status, error, headers }: Extract<Answer, { status: number }>): void {
  const type = { "content-type": "application/json" };
  response.writeHead(status, { ...type, ...headers }).end(JSON.stringify({ error: { message: error } }));
}

function cut(response: ServerResponse, asked: ModelRequest, answer: Extract<Answer, { cut: true }>): void {
  response.setHeader("content-type", "text/event-stream");
  const choices = [{ index: 0, delta: { role: "assistant", content: answer.text ?? "" }, finish_reason: null }];
  response.write(`data: ${JSON.stringify({ ...base(asked), object: "chat.completion.chunk", choices })}\n\n`, () => {
    if (answer.politely) response.end();
    else response.destroy();
  });
}
