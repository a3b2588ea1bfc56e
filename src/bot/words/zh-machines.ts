import type { machines as en } from "./en-machines.js";

/** 在多台机器上运行时，启动阶段的文字。 */
export const machines: typeof en = {
  badWebhookSecret: (variable) =>
    `${variable} 未设置、太短，或含有字母、数字、“_”和“-”以外的字符。请设为 16 到 256 个这样的字符，例如：openssl rand -hex 32`,
  webhookNeeds: (variable, needed) =>
    `设置了 ${variable}，但没有设置 ${needed}：Telegram 送来的更新保存在数据库里，供所有机器共用。请设置 ${needed}，或去掉 ${variable}。`,
};
