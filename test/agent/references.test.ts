import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { execa } from "execa";
import { describe, expect, onTestFinished, test } from "vitest";
import { HOOK_REFERENCE, hookReference, isAboutHooks } from "../../src/agent/references.js";
import { EVENT_NAMES } from "../../src/core/event.js";
import { workedMs } from "../support/worked.js";

const ABOUT_HOOKS = [
  "Add a hook that blocks rm -rf",
  "can you write me a hook?",
  "list my hooks",
  "Which hooks do I have, and are they on?",
  "What does /hooks doctor do?",
  "/hooks list says NOT approved, why?",
  "why does my hook never fire",
  "HOOKS!!",
  "edit shell_hooks.yaml so that messages with keys are held",
  "I want a shell hook in python",
  "A shell hook that posts to my webhook url",
  "put my git secrets check on pre_tool_call",
  "write a guard script for the bash tool",
  "Block any message with a private key before it is sent",
  "please check every command before you run it",
  "scan my messages for passwords before they are sent",
  "Don't let an API key ever leave this chat. Never let one go out!",
  "never let a password be sent to anybody",
  "prevent private keys from being sent",
  "keep my tokens from leaking",
  "how do agent hooks work",
  "the on_outbound_message thing blocked me",
  "帮我写一个钩子",
  "我的钩子为什么没有触发？",
  "列出所有钩子",
  "不要让密钥发出去",
  "别让私钥被发出去",
  "防止 API key 泄露",
  "拦截所有带密码的消息，不要发出去",
  "每条消息发送之前先检查一下有没有密码",
  "执行前检查命令，危险的拦住",
  "写一个拦截脚本",
  "怎么用 /hooks approve",
  "shell_hooks.yaml 里怎么写",
  "寫一個鉤子",
  "／hooks 怎么用",
  "ｈｏｏｋ怎么写",
  "I want you to always ask me before you run a command that deletes",
  "make sure no API keys get posted",
  "can you set up a safety script that checks outgoing messages?",
  "intercept every tool call and log it",
  "help me hook into tool calls",
  "turn the hooks off for now",
  "run hooks/no_wipe.sh once",
  "test ./hooks/no_wipe.sh",
  "edit workspace/hooks/x.sh",
  "我想在你发消息前检查敏感词",
  "执行 rm 之前先问我",
  "hook 为什么没生效",
  "消息里有身份证号就别发出去",
];

const NOT_ABOUT_HOOKS = [
  "I am hooked on a book",
  "which fish hook do I need for trout",
  "what is the webhook url of my Slack channel",
  "Set up a web hook for Stripe payments",
  "explain React hooks to me",
  "why does useEffect run twice, is my hook wrong?",
  "write a custom hook for the cart",
  "add a git hook that runs the linter",
  "set up pre-commit hooks for this repo",
  "husky hooks do not run",
  "hook me up with a good recipe",
  "you are off the hook",
  "by hook or by crook, finish it",
  "the hook of the song is too long",
  "write a catchy hook for my article",
  "find a story hook about the sea",
  "crochet hook sizes",
  "Captain Hook's real name",
  "unhook the trailer",
  "write a page about cats and publish it",
  "don't send the mail before noon",
  "stop sending me reminders",
  "let me read it before you publish",
  "check the weather before we leave",
  "block the calendar for Friday",
  "cat ~/hooks/x.txt/hooks.d",
  "https://example.com/hooks",
  "how do Vue hooks differ",
  "",
  "今天天气怎么样",
  "React 钩子怎么用",
  "git 钩子怎么配置",
  "哪种鱼钩适合钓鲈鱼",
  "墙上的挂钩掉了",
  "先别把邮件发出去",
  "帮我把这封邮件发出去",
  "发布之前给我看看",
  "不要让孩子太晚睡",
  "hook up the printer",
  "there are two hooks in my closet",
  "the plot hook is weak",
  "next.js hooks",
  "check the file before you send it",
  "stop the timer before it runs out",
  "don't let me forget to leave at 5",
  "don't let the milk run out",
  "review my essay before I send it",
  "不要让我忘了发邮件",
  "运行前检查一下代码有没有错误",
  "发布前检查一下拼写",
  "看看前端组件的钩子函数",
];

// Nothing was tuned on these.
const UNSEEN_ABOUT = [
  "is there a way to stop dangerous commands before they execute?",
  "my hook times out",
  "explain fail_closed in the hook yaml",
  "make a hook: no message with my phone number leaves",
  "how do I revoke a hook",
  "I typed /hooks on and nothing happened",
  "please redact emails and keys in every message before it is sent",
  "stop my passwords from being sent to anyone",
  "add guard scripts",
  "写个 hook，禁止 rm -rf",
  "帮我批准那个钩子",
  "如何防止密码被发出去",
  "有没有办法在发送前拦住带手机号的消息",
  "钩子开了吗",
  "shell hooks 怎么配置",
];
const UNSEEN_NOT_ABOUT = [
  "write a haiku about the sea",
  "write a bash script that lists files",
  "let's hook up later",
  "the shower curtain hooks are rusty",
  "translate 钓鱼",
  "how do GitHub webhooks sign payloads",
  "useMemo vs useCallback",
  "send this message to Bob before noon",
  "check my messages",
  "keep the password in the file",
  "stop the server",
  "run the command again",
  "change my password before we leave for Rome",
  "生成一个强密码",
  "发消息给小王",
  "把命令再执行一遍",
  "解释一下这条命令",
  "前天发的消息帮我检查一下",
];

describe("messages about hooks", () => {
  test("are told from the others, in English and Chinese", () => {
    expect([...ABOUT_HOOKS, ...UNSEEN_ABOUT].filter((text) => !isAboutHooks(text))).toEqual([]);
    expect([...NOT_ABOUT_HOOKS, ...UNSEEN_NOT_ABOUT].filter(isAboutHooks)).toEqual([]);
  });

  test("may name any event", () => {
    expect(EVENT_NAMES.filter((name) => !isAboutHooks(`what is ${name}?`))).toEqual([]);
  });

  test("are told apart in no time, however long and odd they are", () => {
    const began = workedMs();
    for (const piece of ["block ", "don't let ", "hook", "不要让", "before it ", "发送前", "/hooks", "use", "a b "])
      isAboutHooks(piece.repeat(1_000_000 / piece.length));
    expect(workedMs() - began).toBeLessThan(500);
  });
});

function makeWorkspace(): { workspace: string; outside: string; at: string } {
  const root = mkdtempSync(join(tmpdir(), "references-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const [workspace, outside] = [join(root, "workspace"), join(root, "outside.md")];
  const at = join(workspace, HOOK_REFERENCE);
  mkdirSync(dirname(at), { recursive: true });
  writeFileSync(outside, "the secret");
  return { workspace, outside, at };
}

describe("the reference of hooks", () => {
  test("is read from the workspace, whole", async () => {
    const { workspace, at } = makeWorkspace();
    const text = `钩子${"x".repeat(32_762)}`;
    writeFileSync(at, text);
    expect(await hookReference(workspace)).toBe(text);
  });

  test("is none when it is missing, or the workspace is", async () => {
    const { workspace } = makeWorkspace();
    expect(await hookReference(workspace)).toBeUndefined();
    expect(await hookReference(join(workspace, "nowhere"))).toBeUndefined();
  });

  test("is none when it is longer than 32 KiB", async () => {
    const { workspace, at } = makeWorkspace();
    writeFileSync(at, "x".repeat(32_769));
    expect(await hookReference(workspace)).toBeUndefined();
  });

  test("is none when it is no text", async () => {
    const { workspace, at } = makeWorkspace();
    writeFileSync(at, Buffer.from([0xff, 0xfe, 0x41]));
    expect(await hookReference(workspace)).toBeUndefined();
  });

  test("is never read through a link that leads out of the workspace", async () => {
    const { workspace, outside, at } = makeWorkspace();
    symlinkSync(outside, at);
    expect(await hookReference(workspace)).toBeUndefined();
  });

  test("is never read through a folder that leads out of the workspace", async () => {
    const { workspace, outside, at } = makeWorkspace();
    rmSync(dirname(at), { recursive: true });
    mkdirSync(join(dirname(outside), "other"));
    writeFileSync(join(dirname(outside), "other", "agent-hooks.md"), "the secret");
    symlinkSync(join(dirname(outside), "other"), dirname(at));
    expect(await hookReference(workspace)).toBeUndefined();
  });

  test("neither waits for a pipe nor opens it", async () => {
    const { workspace, at } = makeWorkspace();
    execFileSync("mkfifo", [at]);
    const writer = execa("sh", ["-c", 'echo ready; echo x > "$0"', at], { reject: false });
    onTestFinished(async () => {
      writer.kill("SIGKILL");
      await writer;
    });
    await once(writer.stdout, "data");
    await setTimeout(100); // for the shell to reach the pipe
    expect(await hookReference(workspace)).toBeUndefined();
    await setTimeout(100);
    expect(writer.exitCode).toBeNull(); // somebody who opens it would have let the writer go on
  });

  test("is none when a folder has its name", async () => {
    const { workspace, at } = makeWorkspace();
    mkdirSync(at);
    expect(await hookReference(workspace)).toBeUndefined();
  });
});
