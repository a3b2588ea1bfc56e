import type { exampleWords as english } from "./en-examples.js";

/** What the bundled scripts do, each in a line, and what is said when one is installed; in Chinese. */
export const exampleWords: typeof english = {
  examples: {
    "block_secrets.py": "不让私钥、助记词、令牌和密码流出；你粘贴时提醒你",
    "block_dangerous_commands.py": "拦下会破坏或敞开系统的命令，伪装过的也拦",
    "redact_pii.py": "遮盖外发消息里的手机号、证件号、银行卡和邮箱",
    "check_publish.sh": "没有真的发布，或网址对不上，就不相信“已发布”",
    "warn_production_writes.py": "工具调用要写生产环境时，用一行话提醒你",
    "audit_log.py": "每次工具调用记一行 JSON，密钥已遮盖，放在智能体写不到的地方",
    "cost_footer.py": "在回复末尾注明费用；当日预算用完就停",
    "tests_must_pass.sh": "最后一次修改之后测试没有通过，就不相信“已完成”",
    "llm_judge.py": "按你的规则，请另一个模型判断声明、消息或调用能否放行",
    "inject_website_reminder.sh": "提醒智能体已发布的网站有哪些、在哪里、从何时起",
  },
  examplesHint: "/hooks install <示例> 一步到位：条目、批准、开关。",
  noExamples: "这里没有示例：安装的软件包不含 extensions 目录。",
  unknownExample: (word, near) =>
    `没有名为“${word}”的示例。${near ? `你是想用 /hooks install ${near} 吗？` : ""}/hooks examples 列出全部示例。`,
  installed: (name) => `已安装：${name} 已批准并生效。`,
  installedInPart: (name) => `⚠ ${name} 只有一部分生效；其余的原因如下：`,
  installedUntried: (name) => `⚠ ${name} 已批准，但试运行没有给出裁决：`,
  installFailed: (name, detail) =>
    `没有安装：${name} 的条目无法加入 shell_hooks.yaml（${detail}）。请修好该文件，然后再试。`,
  installGone: "它的条目在此期间变了。请再试一次。",
  installedHint: (target) => `撤销：/hooks revoke ${target}`,
};
