import { fileURLToPath } from "node:url";

/** Our own code: what runs the guards is not the agent's to change. */
export const CODE = fileURLToPath(new URL("../..", import.meta.url));
