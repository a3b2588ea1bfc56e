import type { stateTexts as en } from "./en-state.js";

export const stateTexts: typeof en = {
  newerState: (state, { found, known }) =>
    `状态目录“${state}”的版本是 ${found}，而这个程序最高只能读取版本 ${known}：请安装新版 chat-hooks，或者通过 CHAT_HOOKS_STATE 或 --state 另选一个目录。`,
  unsafeState(unsafe) {
    const { state, path, ours } = unsafe;
    const another = "通过 CHAT_HOOKS_STATE 或 --state 另选一个目录";
    switch (unsafe.why) {
      case "foreign":
        return `不使用状态目录“${state}”：“${path}”属于用户 ${unsafe.uid}，而这个程序以用户 ${ours} 运行，生效状态可能是别人写的。如果它是你的，请运行：chown -R ${ours} "${state}"；否则请${another}。`;
      case "foreign-parent":
        return `不使用状态目录“${state}”：它的上级目录“${path}”属于用户 ${unsafe.uid}，那个用户可以把状态目录换掉，而这个程序以用户 ${ours} 运行。请以用户 ${unsafe.uid} 启动，或者${another}。`;
      case "writable-parent":
        return `不使用状态目录“${state}”：别人可以写它的上级目录“${path}”（权限 ${unsafe.mode}），也就能把状态目录换掉。请运行：chmod go-w "${path}"，或者${another}。`;
    }
  },
  lockdown: ({ path, versions }) =>
    versions
      ? `状态目录“${path}”已由新版 chat-hooks 重新建立：它的版本是 ${versions.found}，而这个机器人最高只能读取版本 ${versions.known}。为了安全，凡是钩子能拦截的操作，现在全部拦截。请用新版 chat-hooks 重启机器人。`
      : `生效状态的记录已损坏或被伪造（“${path}”）。为了安全，凡是钩子能拦截的操作，现在全部拦截。请到机器人所在的机器上查看这个文件，然后运行“chat-hooks reset”，再重新批准你的钩子。`,
  noticeDamaged: ({ path, versions }) =>
    versions
      ? `⚠ 状态目录“${path}”已被新版 chat-hooks 写入：它的版本是 ${versions.found}，而这个机器人最高只能读取版本 ${versions.known}。正在运行的机器人按它已有的内容继续工作，但不再接受任何更改。请用新版 chat-hooks 重启它。`
      : `⚠ 生效状态的记录被损坏、替换或删除（“${path}”）。正在运行的机器人按它已有的内容继续工作，损坏的文件会保留在旁边。重启之前请先查清是谁做的：重启后的机器人会拦截一切。`,
};
