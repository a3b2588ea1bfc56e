#!/usr/bin/env node
import { main } from "./cli/main.js";

// Listened to, it makes a write over the file size limit fail, and that is told; unheard, it ends the process without a word.
process.on("SIGXFSZ", () => {});

process.exitCode = await main(process.argv.slice(2), {
  env: process.env,
  // Opened only by the commands that read it.
  get input() {
    return process.stdin;
  },
  output: console,
});
