import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import writeFileAtomic from "write-file-atomic";
import type { RecordList, RecordStore } from "../lib/files/records.js";
import { isObject, parseJson } from "../lib/json.js";
import type { IlinkAccount } from "./client.js";
import type { WireMessage } from "./wire.js";

/** Whom we can write to: what has to be sent back to them, the newest, and what the service still lets us send. */
export type IlinkPerson = {
  token: string;
  heardAt: number;
  sends: number;
  /** The service has refused: nothing more before they write again. */
  isClosed?: boolean;
  /** What typing is shown with. */
  ticket?: string;
};

export type KeptText = { to: string; text: string; at: number };

/** Where login and messages are, in the state directory of a bot. */
export const ilinkIn = (state: string): string => join(state, ILINK);

/** The folder, also of records; and the names in it. */
export const ILINK = "ilink";
const LOGIN = "login.json";
const MESSAGES = "messages.json";

/** All that must survive a crash together: where we are, what we have had, and what nobody has handled yet. */
export type IlinkState = {
  /** Whose cursor and people these are; the rest outlives a login. */
  botId: string;
  cursor: string;
  /** Ids of the last messages, the newest last. */
  seen: string[];
  inbox: WireMessage[];
  people: Record<string, IlinkPerson>;
  /** Words that could not be sent, until the person writes again. */
  kept: KeptText[];
};

/** Where a login and its messages are kept; a database can stand in for files. */
export interface IlinkStore {
  loadAccount(): Promise<IlinkAccount | undefined>;
  /** Undefined logs out. */
  saveAccount(account: IlinkAccount | undefined): Promise<void>;
  loadState(): Promise<IlinkState>;
  /** All of it or nothing. */
  saveState(state: IlinkState): Promise<void>;
}

export const emptyState = (): IlinkState => ({ botId: "", cursor: "", seen: [], inbox: [], people: {}, kept: [] });

/** Two files in a folder that only we can read. */
export class IlinkFiles implements IlinkStore {
  constructor(private readonly folder: string) {}

  async loadAccount(): Promise<IlinkAccount | undefined> {
    const found = await this.load(LOGIN);
    return found as IlinkAccount | undefined;
  }

  async saveAccount(account: IlinkAccount | undefined): Promise<void> {
    if (account) await this.save(LOGIN, account);
    else await rm(join(this.folder, LOGIN), { force: true });
  }

  async loadState(): Promise<IlinkState> {
    return { ...emptyState(), ...(await this.load(MESSAGES)) };
  }

  saveState(state: IlinkState): Promise<void> {
    return this.save(MESSAGES, state);
  }

  private async load(name: string): Promise<Record<string, unknown> | undefined> {
    const text = await readFile(join(this.folder, name), "utf8").catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error;
      return "";
    });
    const found = parseJson(text);
    return isObject(found) ? found : undefined;
  }

  private async save(name: string, value: object): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await writeFileAtomic(join(this.folder, name), JSON.stringify(value), { mode: 0o600 });
  }
}

/** Two lists of one record. Whoever else has written there since is not overwritten: that fails. */
export class IlinkRecords implements IlinkStore {
  private readonly login: RecordList;
  private readonly messages: RecordList;

  constructor(records: RecordStore) {
    this.login = records.list(LOGIN);
    this.messages = records.list(MESSAGES);
  }

  async loadAccount(): Promise<IlinkAccount | undefined> {
    return (await this.login.read<IlinkAccount>())[0];
  }

  async saveAccount(account: IlinkAccount | undefined): Promise<void> {
    if (account) await this.login.replace(account);
    else await this.login.remove();
  }

  async loadState(): Promise<IlinkState> {
    return { ...emptyState(), ...(await this.messages.read<IlinkState>())[0] };
  }

  saveState(state: IlinkState): Promise<void> {
    return this.messages.replace(state);
  }
}
