// Apart from host.ts: whoever loads this needs grammY, and the bot starts without it.
export { connectTelegram } from "./channels/telegram/connect.js";
export { UnfinishedUpdates } from "./channels/telegram/inbound/unfinished-updates.js";
export { CommandMenu } from "./channels/telegram/replies/menu.js";
