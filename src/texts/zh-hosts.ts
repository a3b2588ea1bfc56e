import type { hostTexts as en } from "./en-hosts.js";

/** What is said in chats, to whoever sets up a bot, and on the command line. */
export const hostTexts: typeof en = {
  // the engine's own reasons
  couldNotJudge: (hook, fault) => `守卫钩子“${hook}”无法判断，所以拦截：${fault}`,
  failedClosed: (hook, fault) => `守卫钩子“${hook}”没有给出结论，按设置这时要拦截：${fault}`,
  gaveNoVerdict: (hook, fault) => `⚠ 钩子“${hook}”没有给出结论，这一步未经检查。${fault}（每个会话只提醒一次）`,
  lacksProgram: (hook, complaint) => `⚠ 钩子“${hook}”可能没有起作用：它需要的程序或文件找不到。它的报错：${complaint}`,
  answeredInVain: (hook, fields) => `⚠ 钩子“${hook}”可能没有起作用。${fields}（每个会话只提醒一次）`,
  worksAgain: (hook) => `钩子“${hook}”已恢复正常。`,
  droppedKeys: (hook, tool, keys) => `钩子“${hook}”想设置 ${keys}，但工具 ${tool} 没有这样的参数，所以没有采用。`,
  rewroteCall: (hooks, tool, change) => `钩子“${hooks}”改写了这次 ${tool} 调用，实际执行的是 ${change}`,
  cannotPutBack: "这条内容不能改写",
  unfitRewrite: (hook) =>
    `钩子“${hook}”改写了一条消息，但改写结果放不回原处，所以消息被拦下。请让脚本用“parts”回答，与数据里的“parts”逐段对应。（重启前只提醒一次）`,
  keepsChanging: (hook) =>
    `“${hook}”和别的钩子反复改写同一个工具结果，所以没有交给模型。改写过一次的内容，再次看到时应原样放行；想补充说明，请用“context”回答。`,
  withheldResult: (reason) => `[工具结果被钩子拦下${reason === "" ? "" : `：${reason}`}]`,

  // 聊天中
  choices: {
    approve: (id) => `✓ 批准 ${id}`,
    adopt: (id) => `✓ 采用改动 ${id}`,
    startThere: "在智能体的工作目录里启动",
    putInForce: (id) => `✓ 按现状生效 ${id}`,
    revoke: (id) => `✗ 撤销 ${id}`,
    show: (id) => `查看 ${id}`,
    install: (name) => `安装 ${name}`,
    on: "打开钩子",
    off: "关闭钩子",
  },
  /** What a command was that nobody has typed. */
  origins: {
    edited: "改过的消息",
    forwarded: "转发的消息",
    via_bot: "通过别的机器人发的消息",
    caption: "图片或文件的说明",
    scheduled: "定时消息",
    old: "不是最近两分钟内发的消息",
    quoted: "引用的文字",
  },
  withheld: (reason) => `[消息被钩子拦下${reason === "" ? "" : `：${reason}`}]`,
  withheldUnsaid:
    "[消息被钩子拦下；它给出的理由重复了消息内容，所以不显示。发送 /hooks why 看是哪个钩子、怎样看到理由]",
  withheldCall: (call, reason) =>
    `“${call}”被钩子拦下${reason === "" ? "" : `：${reason}`}。什么都没有发出；用 /hooks log 可以看到是哪个钩子。`,
  unreadable: (call) => `“${call}”现在的形式无法检查，没有发送。请用更简单的形式发送。`,
  typesCommands: "它的按钮会替你输入命令：/hooks",
  ownMessage: (call) => `“${call}”针对的是 chat-hooks 的消息，其他人不能修改。请另发一条自己的消息。`,
  hookNote: (note) => `ℹ 钩子的提示：${note}`,
  menu: "你的钩子：列表、批准、开、关、帮助",
  oldButton: "这个按钮已经过期。发送 /hooks list 可以得到新的按钮。",
  openChat: (link) =>
    `我还不能私下给你发消息，而细节不适合发在群里。请先打开与我的私聊（${link}），按“开始”，然后再试一次。`,
  addFriend: "我不能私下给你发消息，而细节不适合发在群里。请先加我为好友，或者先给我发一条消息，然后再试一次。",
  wechat: {
    trouble: (detail) => `微信：puppet 报告“${detail}”。机器人继续运行；请检查它的网络和登录状态。`,
    tryAgain: (seconds) => `微信没有启动成功，${seconds} 秒后重试。`,
    outside: {
      friendRequest: "加好友申请",
      moment: "朋友圈",
      name: "账号名称修改",
      signature: "个性签名修改",
      picture: "图片更换",
      remark: "备注",
    },
    withheldOutside: (what, whom, reason) =>
      `[${what}${whom === undefined ? "" : `（对方：${whom}）`}被钩子拦下${reason === "" ? "" : `：${reason}`}。没有发出任何内容；发送 /hooks why 可以看到是哪个钩子]`,
  },

  // 给搭建机器人的人
  telegram: {
    afterOthers: (count) =>
      `shellHooks 安装得太晚：bot.api 上已经有 ${count} 个转换器，它们会绕过守卫发送。请在 new Bot 之后、任何 bot.api.config.use 之前调用“shellHooks(bot, hooks)”。`,
    twice: "这个机器人已经安装了 shellHooks，只需安装一次。要再次安装，请先调用它返回的函数来卸载。",
    unknownGrammy:
      "这个版本的 grammY 没有把机器人的选项放在 bot.clientConfig 里，插件发送的内容可能绕过守卫。请安装 grammy 1.46，或更新 chat-hooks。",
    badCommand: (value) =>
      `命令不能叫 ${value}。Telegram 只接受 1 到 32 个 a-z、0-9 和 _，不带斜杠，例如 { command: "guard" }。`,
    noSecret:
      "没有密钥的 webhook 会让任何人都能伪造命令。请生成一个密钥（例如：openssl rand -hex 32），并同时交给“webhook(bot, …, { secretToken })”和“bot.api.setWebhook(url, { secret_token })”。",
    badSecret: (length) =>
      `密钥有 ${length} 个字符，或含有 Telegram 不接受的字符。请使用 16 到 256 个 A-Z、a-z、0-9、_ 和 -，例如：openssl rand -hex 32`,
    openWebhook: (fault) => `${fault} 在此之前，从这个 webhook 进来的命令都不算数；其他一切照常。`,
    unprotected:
      "我在这里不接受命令：这个 webhook 不检查密钥，任何人都可能伪造这条消息。请运行机器人的人改用 chat-hooks/telegram 的“webhook(bot, …, { secretToken })”。",
  },

  // 命令行
  cli: {
    noneActive: (state: string) =>
      `chat-hooks：这里没有生效的钩子，什么都没有检查（状态目录：${state}）。用 chat-hooks list 查看已批准的钩子；加上 --require-hooks 则改为拦截。`,
    lines: {
      tooLong: (bytes) => `这一行超过 ${bytes} 字节，没有读取。请减少一行里的内容。`,
      badId: (value) => `“id”是 ${value}。请用整数，或不超过 100 个字符的文本。`,
      sameId: (value) => `id 为 ${value} 的那一行还没有得到回答。请给每一行不同的 id。`,
      needsId: (kind) => `带“${kind}”的行需要“id”：{"id": 1, "${kind}": {…}}`,
      unknownField: (kind, name, near) =>
        `带“${kind}”的行没有字段 ${name}。${near === undefined ? "请去掉它。" : `是不是想写“${near}”？`}`,
      missingField: (kind, name, like) => `带“${kind}”的这一行缺少“${name}”。请补上，例如 ${like}。`,
      badField: (name, value, like) => `“${name}”是 ${value}。请按这样写：${like}。`,
      notFromHook: "钩子不能提交命令：只有本人亲自输入的话才算数。请在聊天中输入。",
    },
    serve: {
      notFromHook: "钩子不能启动服务：它会在钩子结束之后继续运行。请在启动机器人的地方启动它。",
      listening: (path) => `正在监听 ${path}，只有当前用户可以连接。按 Ctrl+C 或发送 SIGTERM 结束。`,
      ending: "正在结束：已经开始的请求还有片刻可以完成。",
      running: (path) => `另一个“chat-hooks serve”已经在“${path}”上运行。请连接它，或者先结束它。`,
      pathTooLong: (path, bytes) =>
        `套接字的路径“${path}”超过了系统允许的 ${bytes} 字节。请通过 CHAT_HOOKS_STATE 或 --state 选一个路径更短的状态目录。`,
    },
    needsFolder: (option: string) => `${option} 后面要写一个目录，例如 ${option} ./workspace`,
    noWorkspace: (path: string) => `这里没有工作区“${path}”。请到有工作区的目录下运行，或者用 --workspace 目录 指定。`,
    otherWorkspace: (state: string, workspace: string) =>
      `状态目录“${state}”属于工作区“${workspace}”。如果那个工作区搬到了这里，请运行：chat-hooks move-state "${workspace}"`,
    stateInside: (state: string, workspace: string) =>
      `状态目录“${state}”位于工作区“${workspace}”之内，而智能体可以写入那里。请用 CHAT_HOOKS_STATE 或 --state 另选一个。`,
    nothingToReset: (state: string) => `“${state}”没有状态：没有任何钩子生效，什么也没有改动。`,
    reset: (aside: string) =>
      `原状态已移到“${aside}”。现在没有任何钩子生效，总开关已关闭：请重新批准钩子，并重新配对所有者。想恢复：chat-hooks move-state "${aside}"`,
    noOldState: (old: string) => `“${old}”没有状态。请写旧的工作区目录，或它的状态目录。`,
    stillThere: (workspace: string) =>
      `工作区“${workspace}”还在，这样做会让它失去保护。请先删除或改名，或者在这里重新批准钩子。`,
    badPrice: (value) =>
      `CHAT_HOOKS_PRICES：“${value}”不是价格。请写成“模型=输入 / 输出”，单位是每百万 token 的美元数，多个用逗号隔开，例如 gpt-5=1.25/10,*=2/8`,
    noRoot: (path: string) => `没有可供脚本运行的目录“${path}”。请用 --root 目录 指定一个存在的目录。`,
    oldStateDamaged: (from: string) =>
      `“${from}”里的记录已损坏或被伪造，已原样保留。要重新开始，请运行：chat-hooks reset`,
    ownState: (folder: string) => `这个工作区在“${folder}”已有自己的状态。要换掉它，请先运行：chat-hooks reset`,
    resetDatabase: (database: string) =>
      `数据库“${database}”里的记录已移到数据表 chat_hooks.policies_aside。现在所有机器上都没有任何钩子生效，总开关已关闭：请重新批准钩子，并重新配对所有者。`,
    movedToDatabase: (from: string, database: string) =>
      `“${from}”的状态现在保存在数据库“${database}”里。请带着它的 CHAT_HOOKS_DATABASE_URL 和 CHAT_HOOKS_STATE_KEY 启动这个工作区的每一个机器人。查看请运行：chat-hooks list`,
    movedFromDatabase: (database: string, to: string) =>
      `数据库“${database}”里的状态现在保存在“${to}”，数据库里不再有任何钩子生效。请去掉 CHAT_HOOKS_DATABASE_URL 再启动机器人。查看请运行：chat-hooks list`,
    movedRecords: (to: string, bot: string, conversations: number, others: number) =>
      `机器人“${bot}”的记录已移到“${to}”：对话 ${conversations} 个，其他记录（进行中的回合、微信登录）${others} 个。`,
    stopFirst: (bot: string) =>
      `有一个正在写入的机器人还在运行（“${bot}”）。请先停止这个机器人的所有进程；崩溃之后 30 秒才算停止。`,
    whichBot:
      "这里有 Telegram 的对话，但不知道属于哪个机器人。请带着启动机器人时用的 TELEGRAM_BOT_TOKEN 或 CHAT_HOOKS_BOT 再运行一次。",
    moved: (from: string, to: string) => `“${from}”的状态现在属于“${to}”。查看请运行：chat-hooks list`,
  },

  // the state directory
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
};
