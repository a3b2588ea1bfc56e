import { DatabaseSetupError } from "../../core/state-errors.js";
import { shownUrl } from "../../lib/shown-url.js";

/** A PostgreSQL database for the state, and the key that seals what is kept there; 64 hexadecimal digits. */
export type DatabaseOptions = { url: string; key: string };

export type DatabaseSettings = { url: string; key: Buffer; shown: string };

type Variables = Readonly<Record<string, string | undefined>>;

const KEY = /^[0-9a-f]{64}$/i;

/** The database that was asked for, if one was. The key comes with the launch, never from the database. */
export function databaseSettings(env: Variables, given?: DatabaseOptions): DatabaseSettings | undefined {
  const url = given?.url ?? env.CHAT_HOOKS_DATABASE_URL;
  const key = given?.key ?? env.CHAT_HOOKS_STATE_KEY;
  if (!url) return undefined;
  const shown = shownUrl(url);
  if (!/^postgres(?:ql)?:\/\//.test(url) || !URL.canParse(url)) throw new DatabaseSetupError("bad-url", shown);
  if (!key) throw new DatabaseSetupError("no-key", shown);
  if (!KEY.test(key)) throw new DatabaseSetupError("bad-key", String([...key].length));
  return { url, key: Buffer.from(key, "hex"), shown };
}
