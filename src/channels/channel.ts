export type { Origin } from "../commands/request.js";
export { type Connection, connectChannel } from "./connection.js";
export { type Delivery, deliveryHandlers, quietHandlers } from "./delivery.js";
export type {
  ChannelHooks,
  ChannelPort,
  Incoming,
  MessageKind,
  Outgoing,
  OwnCard,
  OwnWords,
  ProgressDisplay,
  Spot,
} from "./port.js";
