// Carries connections to 127.0.0.1:3128 on to a Unix socket: node -e <this> <socket>. For machines without perl and python.
import { connect, createServer } from "node:net";

createServer({ allowHalfOpen: true }, (client) => {
  const proxy = connect({ path: process.argv[1], allowHalfOpen: true });
  client.pipe(proxy).pipe(client);
  for (const [one, other] of [
    [client, proxy],
    [proxy, client],
  ])
    one.on("error", () => other.destroy()).on("close", () => one.readableEnded || other.destroy());
}).listen(3128, "127.0.0.1");
