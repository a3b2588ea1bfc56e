import type { RunResult } from "../../core/fault.js";
import type { Launch } from "./launch.js";

/** To start a program, or, without one, to end everything that this owner has started. */
export type HelperOrder = { id: number; owner: number; launch?: Launch };

/** First what came of it; once more when what it left behind is over, too. */
export type HelperAnswer = { id: number; value?: RunResult; isOver: boolean };

/** The first answer: nothing was started before it. */
export const READY: HelperAnswer = { id: 0, isOver: true };
