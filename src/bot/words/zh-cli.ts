import type * as en from "./en-cli.js";

/** 命令行的帮助。 */
export const cliHelp: typeof en.cliHelp = {
  commands: {
    start: {
      does: "运行机器人：智能体、渠道、网页、POST /chat 和 /push",
      args: "[--verbose]",
      options: { "--verbose": "启动时显示全部信息：目录、渠道、bash 的限制、供程序使用的令牌" },
      example: "chat-hooks start --workspace ./workspace",
    },
    list: { does: "查看总开关和所有钩子，包括状态和短编号", example: "chat-hooks list --json" },
    on: { does: "打开所有已批准的钩子", example: "chat-hooks on" },
    off: { does: "关闭所有钩子：什么都不检查", example: "chat-hooks off" },
    show: {
      args: "<编号> [文件 | before | blocked [n]] | [事件] <命令>",
      does: "查看脚本、哈希和批准之后的改动；也可以只看文件夹里的一个文件",
      example: "chat-hooks show a8qg",
    },
    approve: {
      args: "<编号> … | [事件] <命令或网址>",
      does: "批准钩子，以显示的内容为准",
      example: "chat-hooks approve a8qg k7f2",
    },
    revoke: { args: "<编号> … | <命令或网址>", does: "撤销钩子", example: "chat-hooks revoke a8qg" },
    examples: { args: "[示例]", does: "列出自带的钩子，或查看其中一个", example: "chat-hooks examples only_to" },
    install: {
      args: "<示例>",
      does: "加入一个自带的钩子，批准它并打开总开关",
      example: "chat-hooks install block_secrets",
    },
    uninstall: {
      args: "<示例>",
      does: "撤销一个自带的钩子，并删除它的条目",
      example: "chat-hooks uninstall block_secrets",
    },
    sources: {
      args: "[名称 on|off]",
      does: "查看、开启或关闭其他工具的钩子来源",
      example: "chat-hooks sources claude on",
    },
    doctor: { does: "用示例数据试运行每个已批准的钩子，并给出解决办法", example: "chat-hooks doctor" },
    test: {
      args: "<事件> [JSON]",
      does: "用一份数据运行某个事件的钩子；不改变任何东西",
      example: `chat-hooks test pre_tool_call '{"tool_input": {"command": "ls"}}'`,
    },
    why: {
      args: "[事件] [JSON]",
      does: "说明上一次拦截的原因；写上事件，则逐个说明会不会触发",
      example: "chat-hooks why pre_tool_call",
    },
    log: { args: "[1-50]", does: "查看最近的运行记录", example: "chat-hooks log 20" },
    history: { args: "[1-500]", does: "查看所有者最近的决定", example: "chat-hooks history" },
    pending: { does: "查看等你决定的事", example: "chat-hooks pending" },
    yes: {
      args: "<确认码> [session | 15m | 今天]",
      does: "同意钩子询问的事：一次，或一段时间",
      example: "chat-hooks yes k7f2 15m",
    },
    no: { args: "<确认码> [要说的话]", does: "拒绝，可以附上给智能体的话", example: "chat-hooks no k7f2 先问我" },
    record: {
      args: "[on [天数] | off]",
      does: "加密保存通过的内容，用来试钩子的新版本",
      example: "chat-hooks record on 7d",
    },
    pair: { does: "显示配对码，让一个聊天账号成为所有者", example: "chat-hooks pair" },
    owners: { does: "列出可以在聊天里使用这些命令的所有者", example: "chat-hooks owners" },
    unpair: { args: "<账号 ID>", does: "取消一个所有者", example: "chat-hooks unpair telegram:12345" },
    page: {
      args: "[--end]",
      does: "显示正在运行的机器人的网页的新链接",
      options: { "--end": "改为结束所有网页会话" },
      example: "chat-hooks page",
    },
    push: {
      args: "[--to 聊天] [文字]",
      does: "给所有者发消息（文字也可以来自标准输入）；程序崩溃也不会丢",
      options: { "--to CHAT": "发到这个聊天；可以写多次" },
      example: "chat-hooks push --to telegram:12345 备份完成了",
    },
    import: {
      args: "<文件或文件夹>",
      does: "把 settings.json、config.toml 或 HOOK.md 里的钩子加进 shell_hooks.yaml",
      options: { "--cwd workspace": "脚本在智能体的工作目录里启动" },
      example: "chat-hooks import ~/.claude/settings.json",
    },
    replay: {
      args: "<编号或命令> [--transcript <file>]",
      does: "看一个钩子本来会拦下记录里或 Claude Code 会话里的哪些内容",
      options: { "--transcript <file>": "会话的 JSONL 文件；会拦下内容时退出码为 1，无法重放时为 2" },
      example: "chat-hooks replay a8qg --transcript ~/.claude/projects/app/session.jsonl",
    },
    fire: {
      args: "[事件]",
      does: "触发一个事件：标准输入是 JSON 数据，标准输出是 JSON 结果",
      options: {
        "--jsonl": "对标准输入的每一行都这样做；带“id”的行一有结果就回答",
        "--require-hooks": "没有生效的钩子时拦截，而不是放行",
      },
      example: `echo '{"notification": "hello"}' | chat-hooks fire on_outbound_message`,
    },
    serve: {
      does: "通过状态目录里的套接字，同时为多个程序触发事件（docs/hosts.md）",
      options: { "--require-hooks": "没有生效的钩子时拦截，而不是放行" },
      example: "chat-hooks serve --json",
    },
    ilink: {
      args: "check [文件]",
      does: "一步步试微信的机器人服务，并写下记录（默认 ilink-trace.json）；需要有人扫码",
      example: "chat-hooks ilink check",
    },
    reset: { does: "把现有状态移到备份：之后没有任何钩子生效", example: "chat-hooks reset" },
    "move-state": {
      args: "<旧位置> | database",
      does: "接管已搬走的工作区的状态；设置了 CHAT_HOOKS_DATABASE_URL 时移进那个数据库，或从中移出",
      example: "chat-hooks move-state ../old/workspace",
    },
  },
  usage: "用法：",
  anyCommand: "<命令> [选项]",
  options: "选项：",
  common: {
    "--workspace DIR": "工作区（默认：./workspace）",
    "--root DIR": "脚本在哪里运行（默认：工作区的上一级目录）",
    "--state DIR": "状态目录（默认：CHAT_HOOKS_STATE，或你自己的状态目录）",
    "--json": "用一个 JSON 对象回答",
    "--debug": "记录钩子的每次运行",
    "--help": "这份说明；写在命令后面，则是那个命令的说明",
    "--version": "版本",
  },
  example: "示例：",
  exitCodes: "退出码：",
  codes: {
    0: "正常；fire：放行",
    1: "发现问题，或命令失败",
    2: "命令写得不对；fire：拦截",
    64: "fire：命令写得不对，没有结论",
    70: "fire：内部错误，没有结论",
  },
  events: "事件：",
  wrongWord: (verb, word) => `“chat-hooks ${verb}”用不了“${word}”。`,
  tooFewWords: (verb) => `“chat-hooks ${verb}”还缺少内容。`,
  moreHelp: (verb) => `chat-hooks ${verb} --help 查看详细说明。`,
};

/** “chat-hooks ilink check”说的话。 */
export const ilinkCheck: typeof en.ilinkCheck = {
  begins: "我会一步步试微信的服务。这是一次单独的登录：同一个人已经连接的机器人会因此断开。请用微信扫码。",
  number: "手机上显示了一个数字，请在这里输入：",
  numberWrong: "刚才的数字不对。请输入手机上显示的数字：",
  ask: { words: "请在微信里给机器人随便写点什么。", file: "请在微信里给机器人发一张图片或一个文件。" },
  passed: (step) => `✓ ${step}`,
  failed: (step, fault) => `✗ ${step}：${fault}`,
  unknown: (names) => `  回答里有我们不认识的字段：${names}`,
  written: (path) =>
    `记录在“${path}”：做了哪些调用、返回了哪些字段，不含令牌、账号 ID 和文字。无论结果如何，请把它附到项目的 issue 里。`,
};
