import type { storeTexts as en } from "./en-store.js";

const placeOf = (path: string): string => (path.includes("://") ? "数据库" : "状态目录");

export const storeTexts: typeof en = {
  newerState: (state, { found, known }) =>
    `${placeOf(state)}“${state}”的版本是 ${found}，而这个程序最高只能读取版本 ${known}：请安装新版 chat-hooks，或者通过 ${state.includes("://") ? "CHAT_HOOKS_DATABASE_URL 另选一个数据库" : "CHAT_HOOKS_STATE 或 --state 另选一个目录"}。`,
  lockdown: ({ path, versions, detail }) =>
    detail !== undefined
      ? `数据库“${path}”无法使用（${detail}），机器人启动时没有连上它。为了安全，凡是钩子能拦截的操作，在数据库恢复之前全部拦截；不需要重启。`
      : versions
        ? `${placeOf(path)}“${path}”已由新版 chat-hooks 重新建立：它的版本是 ${versions.found}，而这个机器人最高只能读取版本 ${versions.known}。为了安全，凡是钩子能拦截的操作，现在全部拦截。请用新版 chat-hooks 重启机器人。`
        : `生效状态的记录已损坏或被伪造（“${path}”）。为了安全，凡是钩子能拦截的操作，现在全部拦截。请到机器人所在的机器上查看${path.includes("://") ? "数据表 chat_hooks.policies" : "这个文件"}，然后运行“chat-hooks reset”，再重新批准你的钩子。`,
  noticeDamaged: ({ path, versions, detail }) =>
    detail !== undefined
      ? `⚠ ${storeTexts.databaseAway(path, detail)}`
      : versions
        ? `⚠ ${placeOf(path)}“${path}”已被新版 chat-hooks 写入：它的版本是 ${versions.found}，而这个机器人最高只能读取版本 ${versions.known}。正在运行的机器人按它已有的内容继续工作，但不再接受任何更改。请用新版 chat-hooks 重启它。`
        : `⚠ 生效状态的记录被损坏、替换或删除（“${path}”）。正在运行的机器人按它已有的内容继续工作，${path.includes("://") ? "损坏的记录会保留在数据表 chat_hooks.policies_aside 里" : "损坏的文件会保留在旁边"}。重启之前请先查清是谁做的：重启后的机器人会拦截一切。`,
  databaseAway: (database, detail) =>
    `数据库“${database}”无法使用（${detail}）。正在运行的机器人按它已有的内容继续工作，在数据库恢复之前不接受任何更改；不需要重启。`,
  notChanged: (database, detail) =>
    `没有做任何更改：数据库“${database}”无法使用（${detail}）。已生效的内容继续有效。请等数据库恢复后再试。`,
  databaseFault: (fault, value) =>
    ({
      "no-key": `CHAT_HOOKS_DATABASE_URL 指定了数据库（“${value}”），但没有设置 CHAT_HOOKS_STATE_KEY：没有单独的密钥，数据库里的内容都不可信。请用这条命令生成一个：openssl rand -hex 32`,
      "bad-key": `CHAT_HOOKS_STATE_KEY 的长度是 ${value} 个字符，或者不是十六进制；它必须是 64 个十六进制字符。请用这条命令生成一个：openssl rand -hex 32`,
      "bad-url": `CHAT_HOOKS_DATABASE_URL“${value}”不是 PostgreSQL 数据库的地址。正确的写法类似 postgres://user:password@host:5432/name`,
      "no-package": `状态保存在数据库里（“${value}”），但没有安装软件包“pg”。请运行：npm install pg`,
      "no-queue": `多台机器通过数据库（“${value}”）共用消息，但没有安装软件包“graphile-worker”。请运行：npm install graphile-worker@0.16`,
    })[fault],
};
