// What an http hook calls: a process of its own, as such an endpoint is. Says its port, and, asked for it, what it was sent last.
import { createServer } from "node:http";

let last;
const server = createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  last = { body, headers: request.headers };
  JSON.parse(body);
  response.setHeader("content-type", "application/json").end('{"context": "seen"}');
});
server.listen(0, "127.0.0.1", () => process.send(server.address().port));
process.on("message", () => process.send(last));
process.on("disconnect", () => process.exit());
