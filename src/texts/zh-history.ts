import type { historyTexts as en } from "./en-history.js";

export const historyTexts: typeof en = {
  none: "还没有任何决定。批准、答复和开关操作以后都会列在这里。",
  line: (time, by, what) => `${time}  ${by}  ${what}`,
  acts: {
    on: () => "打开了钩子",
    off: () => "关闭了钩子",
    approved: (hook) => `批准了 ${hook}`,
    "went-back": (hook) => `换回了上一个版本：${hook}`,
    offered: (hook) => `批准了新版本，但试运行没有通过，旧版本继续运行：${hook}`,
    activated: (hook) => `试运行没有通过，仍然启用：${hook}`,
    revoked: (hook) => `撤销了 ${hook}`,
    allowed: (hook) => `同意了询问：${hook}`,
    denied: (hook) => `拒绝了询问：${hook}`,
    "ended-permission": (call) => `收回了长期许可：${call}`,
    paired: () => "通过配对成为所有者",
    unpaired: (owner) => `取消了所有者 ${owner}`,
    recording: (days) => `打开了记录，保留 ${days} 天`,
    "recording-ended": () => "关闭了记录",
  },
  versionBefore: (by, at) => `上一个版本，由 ${by} 于 ${at} 批准，现在不运行。`,
  fromActive: "下面是从当前版本到这个版本的差异：",
  noneBefore: (id) => `没有保留这个钩子更早的版本。发送 /hooks show ${id} 查看当前版本。`,
  showBefore: (id) => `上一个版本：/hooks show ${id} before`,
  goBack: (id) => `换回这个版本：/hooks approve ${id}`,
  broken: (path) => `没有批准：“${path}”已经和那个版本里的不一样了。请把它恢复原样，或者批准现在的版本。`,
};
