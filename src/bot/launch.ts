import type { ModelSettings } from "./agent/model.js";
import { CHANNELS, type Channel } from "./channels/table.js";
import { isLimit, LIMITS, type Limits, limitsIn } from "./sandbox/limits.js";
import { isNetwork, NETWORK_VARIABLE, NETWORKS, type Network, networkIn } from "./sandbox/network/setting.js";
import { type Texts, textsFor } from "./words/index.js";

type Variables = Readonly<Record<string, string | undefined>>;

/** What the launch environment asks for. Nothing of it is read from where the agent can write. */
export type Launch = {
  port: number;
  model?: ModelSettings;
  /** The platforms that are switched on. */
  channels: readonly Channel[];
  /** Under which address the page is reached from elsewhere, and what is asked for at entering then. */
  page?: { origin: string; secret: string };
  /** Where Telegram brings updates, and what it shows then. */
  webhook?: { url: string; secret: string };
  /** How many days a chat is kept in which nothing is said; for ever where nothing is set. */
  keepDays?: number;
  /** What the agent's shell may reach and use. */
  shell: { network: Network; limits: Limits };
};

/** A bot that cannot be started as it was asked to; the words say what to do. */
export class StartError extends Error {
  override name = "StartError";
  constructor(readonly describe: (words: Texts["start"]) => string) {
    super(describe(textsFor("en").start));
  }
}

export const USUAL_PORT = 3777;
const SHORTEST_SECRET = 16;
const OPENAI = "https://api.openai.com/v1";

/** Reads the launch environment. */
export function readLaunch(env: Variables): Launch {
  const model = modelIn(env);
  for (const { urlVariable = "" } of CHANNELS) if (env[urlVariable]) requireUrl(urlVariable, env[urlVariable]);
  const channels = CHANNELS.filter(({ variable }) => env[variable]);
  for (const { variable, values } of channels)
    if (values && !values.includes(env[variable] ?? ""))
      throw new StartError((words) => words.badValue(variable, env[variable] ?? "", values.join(", ")));
  const [twice] = channels.filter(({ name }, index) => channels.findIndex((each) => each.name === name) !== index);
  const other = channels.find(({ name }) => name === twice?.name);
  if (twice && other) throw new StartError((words) => words.twoWays(twice.variable, other.variable));
  return {
    port: portIn(env),
    ...(model && { model }),
    channels,
    ...pageIn(env),
    ...keepDaysIn(env),
    ...webhookIn(env),
    shell: shellIn(env),
  };
}

function modelIn({
  OPENAI_BASE_URL: baseURL,
  OPENAI_API_KEY: apiKey,
  MODEL: name,
}: Variables): ModelSettings | undefined {
  if (!baseURL && !apiKey) return undefined;
  const variable = baseURL ? "OPENAI_BASE_URL" : "OPENAI_API_KEY";
  if (!name) throw new StartError((words) => words.noModel(variable));
  if (baseURL) requireUrl("OPENAI_BASE_URL", baseURL);
  return { baseURL: baseURL || OPENAI, name, ...(apiKey && { apiKey }) };
}

/** Whoever opens the page to the world says so, and says how it is kept shut: one without the other is a mistake. */
function pageIn({
  CHAT_HOOKS_PAGE_ORIGIN: origin,
  CHAT_HOOKS_PAGE_SECRET: secret = "",
}: Variables): Pick<Launch, "page"> {
  if (!origin) return {};
  const isOrigin =
    URL.canParse(origin) && /^https?:$/.test(new URL(origin).protocol) && new URL(origin).origin === origin;
  if (!isOrigin) throw new StartError((words) => words.badPageOrigin("CHAT_HOOKS_PAGE_ORIGIN", origin));
  if ([...secret].length < SHORTEST_SECRET)
    throw new StartError((words) => words.noPageSecret("CHAT_HOOKS_PAGE_SECRET"));
  return { page: { origin, secret } };
}

const WEBHOOK = "CHAT_HOOKS_TELEGRAM_WEBHOOK";
/** Telegram's own rule, with a length that cannot be guessed. */
const WEBHOOK_SECRET = /^[\w-]{16,256}$/;

/** Whoever knows the address and no secret could bring a forged `/hooks`; what came must be kept where all machines find it. */
function webhookIn(env: Variables): Pick<Launch, "webhook"> {
  const { [WEBHOOK]: url, [`${WEBHOOK}_SECRET`]: secret = "" } = env;
  if (!url) return {};
  requireUrl(WEBHOOK, url);
  if (!WEBHOOK_SECRET.test(secret)) throw new StartError((words) => words.badWebhookSecret(`${WEBHOOK}_SECRET`));
  for (const needed of ["TELEGRAM_BOT_TOKEN", "CHAT_HOOKS_DATABASE_URL"])
    if (!env[needed]) throw new StartError((words) => words.webhookNeeds(WEBHOOK, needed));
  return { webhook: { url, secret } };
}

function portIn({ CHAT_HOOKS_PORT: given = String(USUAL_PORT) }: Variables): number {
  const port = Number(given);
  if (/^\d{1,5}$/.test(given) && port <= 65_535) return port;
  throw new StartError((words) => words.badPort("CHAT_HOOKS_PORT", given));
}

function keepDaysIn({ CHAT_HOOKS_CONVERSATION_DAYS: given }: Variables): Pick<Launch, "keepDays"> {
  if (!given) return {};
  if (/^[1-9]\d{0,4}$/.test(given)) return { keepDays: Number(given) };
  throw new StartError((words) => words.badKeepDays("CHAT_HOOKS_CONVERSATION_DAYS", given));
}

function shellIn(env: Variables): Launch["shell"] {
  const { [NETWORK_VARIABLE]: network } = env;
  if (network && !isNetwork(network))
    throw new StartError((words) => words.badValue(NETWORK_VARIABLE, network, NETWORKS.join(", ")));
  for (const { variable, usual } of Object.values(LIMITS))
    if (env[variable] && !isLimit(env[variable] ?? ""))
      throw new StartError((words) => words.badLimit(variable, env[variable] ?? "", usual));
  return { network: networkIn(env), limits: limitsIn(env) };
}

function requireUrl(variable: string, value: string): void {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new StartError((words) => words.badUrl(variable, value));
  // Errors quote the address, and would quote a password in it.
  if (url.username !== "" || url.password !== "")
    throw new StartError((words) => words.passwordInUrl(variable, url.host));
}
