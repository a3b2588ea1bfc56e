// What only the ready bot uses of the library. The package does not export it.
export { fireIn, hookContext } from "./ai-sdk/session.js";
export { CommandRouter } from "./channels/command-router.js";
export { inPieces } from "./channels/delivery.js";
export { Languages } from "./channels/languages.js";
export { OutboundGate } from "./channels/outbound-gate.js";
export { OutboundPipeline } from "./channels/outbound-pipeline.js";
export { tellOwners } from "./channels/owners.js";
export { connectWechaty } from "./channels/wechat/connect.js";
export { asTyped, COMMAND_NAMES, looksLikeCommand } from "./commands/parse.js";
export { withReadings } from "./core/readings.js";
export { writeSwitch } from "./formats/agent-yaml.js";
export { withExamples } from "./store/config/examples.js";
export { pinnedLookup } from "./transports/http/public-address.js";
