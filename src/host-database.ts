// Apart from host.ts: only a bot that keeps what it says in a database loads this.
export { BotDatabase } from "./store/database/bot-database.js";
