import type { exampleTexts as en } from "./en-examples.js";

/** What is said of the scripts that come with the package. */
export const exampleTexts: typeof en = {
  examples: {
    block_secrets: "不让私钥、助记词、令牌和密码流出；你粘贴时提醒你",
    block_dangerous_commands: "拦截会破坏系统或让系统失去防护的命令，伪装过的也拦",
    redact_pii: "遮盖外发消息里的手机号、证件号、银行卡和邮箱",
    check_publish: "没有真的发布，或网址对不上，就不相信“已发布”",
    warn_production_writes: "工具调用要写生产环境时，用一行话提醒你",
    only_hosts: "智能体的 shell 只能访问你列出的主机，其他主机可逐个问你",
    only_to: "只允许消息发往你指定的聊天、人，或只发私聊、只发群聊",
    quiet_hours: "夜里把主动推送留到早上再发；警报和回答照常发出",
    flood_guard: "限制每个聊天里主动推送的数量，也拦下反复说同样话的消息",
    audit_log: "每次工具调用记一行 JSON，密钥已遮盖，放在智能体写不到的地方",
    cost_footer: "在回复末尾注明费用；当日预算用完就停",
    tests_must_pass: "最后一次修改之后测试没有通过，就不相信“已完成”",
    llm_judge: "按你的规则，请另一个模型判断声明、消息或调用能否放行",
    inject_website_reminder: "提醒智能体已发布的网站有哪些、在哪里、从何时起",
  },
  examplesHint: "/hooks install <示例> 一步到位：条目、批准、开关。",
  noExamples: "这里没有示例：安装的软件包不含 extensions 目录。",
  unknownExample: (word, near) =>
    `没有名为“${word}”的示例。${near ? `你是想用 /hooks install ${near} 吗？` : ""}/hooks examples 列出全部示例。`,
  bundled: (name, version, sha, about) => `${name}，chat-hooks ${version} 自带，未改动（sha256 ${sha}）：${about}`,
  bundledChanged: (name, version, files) => `⚠ 这不是 chat-hooks ${version} 自带的 ${name} 原样。改动：${files}`,
  shippedDiff: (path) => `${path} 的改动，出厂时 → 现在：`,
  installDiffers: (name) =>
    `没有安装：${name} 与随软件包发布的不一样，所以一条也没有批准。请先看改动；仍然要用的话，请像批准别的钩子一样逐条批准：`,
  installUnknown: (name) =>
    `没有安装：无法确认 ${name} 是否与发布时一样，因为智能体能写软件包所在的文件夹，或软件包不完整。请先看条目，再像批准别的钩子一样批准：`,
  noEntries: (name) => `没有安装：${name} 的开头没有写出条目，没有可以批准的内容。请重新安装软件包。`,
  installed: (name) => `已安装：${name} 已批准并生效。`,
  installTrying: (name) => `${name} 现已生效，正在用它的示例试运行……`,
  installedInPart: (name) => `⚠ ${name} 只有一部分生效；其余的原因如下：`,
  installedUntried: (name) => `⚠ ${name} 已批准，但试运行没有给出结论：`,
  installFailed: (name, detail) =>
    `没有安装：${name} 的条目无法加入 shell_hooks.yaml（${detail}）。请修好该文件，然后再试。`,
  installGone: "它的条目在此期间变了。请再试一次。",
  installedHint: (name) => `撤销：/hooks uninstall ${name}`,
  notInstalled: (name) => `${name} 没有安装：它的条目既没有批准，也没有列出。`,
  uninstalled: (name) => `已卸载：${name} 不再运行，它的条目也已删除。`,
  uninstalledInPart: (name, detail) =>
    `${name} 不再运行。它的条目还留在 shell_hooks.yaml 里（${detail}），请手动删除。`,
  wouldInstall: (name) => `/hooks install ${name} 会加入这些条目、批准它们并打开钩子：`,
};
