import { refuseUnknownOptions } from "../../lib/known-options.js";
import type { ChannelHooks } from "../port.js";
import { connectWechaty, type WechatOptions } from "./connect.js";
import type { WechatyBot } from "./puppet.js";

export type { ChannelHooks } from "../port.js";
export type { WechatOptions } from "./connect.js";
export type { WechatyBot } from "./puppet.js";
export { type PatientOptions, startPatiently } from "./start.js";

const OPTIONS: Record<keyof WechatOptions, true> = { locale: true };

/**
 * A Wechaty plugin: `bot.use(ShellHooksPlugin(hooks))`. Takes `/hooks` before every listener, and checks everything that the
 * puppet sends. Wechaty's `use` returns what takes it off again.
 */
export function ShellHooksPlugin(hooks: ChannelHooks, options: WechatOptions = {}): (bot: WechatyBot) => () => void {
  refuseUnknownOptions("ShellHooksPlugin", options, OPTIONS);
  return (bot) => connectWechaty(bot, hooks, options).close;
}
