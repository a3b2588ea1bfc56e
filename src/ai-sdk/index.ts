export { BlockedByHookError } from "./blocked.js";
export { hookedModel } from "./hooked-model.js";
export { hookedTools } from "./hooked-tools.js";
export type { HookSession } from "./session.js";
