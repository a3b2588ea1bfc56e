export { hookedModel } from "./hooked-model.js";
export { hookedTools } from "./hooked-tools.js";
export { hooksMiddleware } from "./middleware.js";
export { BlockedByHookError, type HookedCall, type HookSession, type SessionOf } from "./session.js";
