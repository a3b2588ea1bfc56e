import { join } from "node:path";
import type { ToolSet } from "ai";
import type { BotDatabase } from "../../host-database.js";
import type { HookFirer, Locations } from "../../index.js";
import { readSafely } from "../../lib/files/safe-read.js";
import { isInside } from "../../lib/is-inside.js";
import { PACKAGE_ROOT } from "../../lib/package-root.js";
import type { Pushed } from "../delivery/deliveries.js";
import { type Launch, StartError } from "../launch.js";
import type { ProtectedKind, Sandbox, SandboxRefusal } from "../sandbox/ground.js";
import { openSandbox } from "../sandbox/index.js";
import { type Chat, chatKeyOf, type Sessions } from "./conversation.js";
import { Conversations } from "./conversations.js";
import { modelOf } from "./model.js";
import { type AgentSettingsFault, MAX_SETTINGS, parseAgentSettings } from "./settings.js";
import { systemPrompt } from "./system-prompt.js";
import { bashTool } from "./tools/bash.js";
import { fileTools } from "./tools/files.js";
import { PushLimit, pushTool } from "./tools/push.js";
import { publishTool, Sites } from "./tools/sites.js";

export type AgentParts = {
  hooks: HookFirer;
  locations: Locations;
  launch: Pick<Launch, "model" | "shell" | "keepDays">;
  env: Readonly<Record<string, string | undefined>>;
  sessions: Sessions;
  /** Where the conversations of several machines are. */
  database?: BotDatabase | undefined;
  /** Sends something to a chat while a turn goes on. */
  push(chat: Chat, text: string): Promise<Pick<Pushed, "waiting">>;
};

export type Agent = {
  conversations: Conversations;
  sandbox: Sandbox | undefined;
  /** Why a kind of sandbox cannot be had. */
  refusals: readonly [ProtectedKind, SandboxRefusal][];
  /** What is wrong in agent.yaml. */
  faults: readonly AgentSettingsFault[];
  close(): Promise<void>;
};

/** Makes the ready bot's agent: its tools, its memory and what it is told about itself. */
export async function openAgent(parts: AgentParts): Promise<Agent> {
  const { hooks, locations, launch, env, sessions, database, push } = parts;
  const { workspace, state } = locations;
  // There bash and write_file could change what runs the guards.
  if (isInside(workspace, PACKAGE_ROOT)) throw new StartError((words) => words.codeInside(PACKAGE_ROOT, workspace));
  const sites = new Sites(workspace, join(state, "sites"));
  await sites.open();
  const refusals: [ProtectedKind, SandboxRefusal][] = [];
  const sandbox = await openSandbox(
    { workspace, hidden: [state], code: [PACKAGE_ROOT], ...launch.shell },
    { env, onRefused: (...refusal) => refusals.push(refusal) },
  );
  const pushes = new PushLimit();
  const tools = (chat: Chat): ToolSet => ({
    ...fileTools(workspace),
    ...(sandbox && { bash: bashTool(sandbox, { hooks }) }),
    publish_site: publishTool(sites),
    push_message: pushTool(async (text) => {
      pushes.take(chatKeyOf(chat));
      return push(chat, text);
    }),
  });
  const conversations = new Conversations({
    hooks,
    model: modelOf(launch.model),
    tools,
    sessions,
    folder: join(state, "conversations"),
    ...(database && { database }),
    // An endpoint may quote the key it was given.
    secrets: env.OPENAI_API_KEY ? [env.OPENAI_API_KEY] : [],
    published: async () => sites.list().map(({ url, published_at }) => ({ url, published_at })),
    async system(chat) {
      const { settings } = await loadSettings(workspace);
      return systemPrompt({
        ...settings,
        tools: Object.keys(tools(chat)),
        channel: chat.channel,
        today: new Date(),
      });
    },
  });
  conversations.prune(launch.keepDays);
  return {
    conversations,
    sandbox,
    refusals,
    faults: (await loadSettings(workspace)).faults,
    async close() {
      await conversations.close();
      await Promise.all([sites.close(), sandbox?.close()]);
    },
  };
}

/** The agent's settings as they are now. They are the agent's own affair: hooks do not depend on them. */
async function loadSettings(workspace: string) {
  const read = await readSafely(join(workspace, "config", "agent.yaml"), workspace, MAX_SETTINGS);
  return parseAgentSettings(read.kind === "file" ? read.bytes.toString("utf8") : "");
}
