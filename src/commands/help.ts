import { EVENT_NAMES } from "../core/event.js";
import type { Action } from "./action.js";

/** `/hooks help`: every command in a line. */
export const help: Action = async ({ texts }) => ({ text: texts.help(EVENT_NAMES), changed: false });
