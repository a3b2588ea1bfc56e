import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where a process that is being started reaches this one: a socket that no other user can get at. */
export type MeetingPlace = {
  path: string;
  /** The first two that come. */
  arrivals: Promise<[Socket, Socket]>;
  close(): Promise<void>;
};

export async function openMeetingPlace(): Promise<MeetingPlace> {
  const folder = await mkdtemp(join(tmpdir(), "chat-hooks-"));
  const path = join(folder, "socket");
  const server = createServer();
  const come: Socket[] = [];
  const arrivals = new Promise<[Socket, Socket]>((resolve) => {
    server.on("connection", (socket) => {
      // Whoever speaks over it listens for its errors; until then nobody would.
      socket.on("error", () => {});
      come.push(socket);
      const [first, second] = come;
      if (first && second) resolve([first, second]);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(path, resolve);
  });
  return {
    path,
    arrivals,
    async close() {
      server.close();
      // One alone belongs to a process that was never started.
      if (come.length === 1) come[0]?.destroy();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
