export { hookedModel } from "./hooked-model.js";
export { hookedTools } from "./hooked-tools.js";
export { BlockedByHookError, type HookSession } from "./session.js";
