#!/usr/bin/env node
import { main } from "./cli/main.js";

// Listened to, it makes a write over the file size limit fail, and that is told; unheard, it ends the process without a word.
process.on("SIGXFSZ", () => {});

// `chat-hooks list | head` closes the pipe: what is left to say is for nobody, and the exit code stays what it is.
for (const stream of [process.stdout, process.stderr])
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });

process.exitCode = await main(process.argv.slice(2), {
  env: process.env,
  // Opened only by the commands that read it.
  get input() {
    return process.stdin;
  },
  output: console,
  isTerminal: process.stdout.isTTY,
});
