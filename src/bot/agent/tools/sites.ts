import { randomBytes } from "node:crypto";
import { constants } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { tool } from "ai";
import { getMimeType } from "hono/utils/mime";
import writeFileAtomic from "write-file-atomic";
import { z } from "zod";
import { atSpot, FD_FOLDER, MissingPathError, refused, type Workspace } from "../../../lib/files/workspace-paths.js";
import { parseJson } from "../../../lib/json.js";
import { fileTools } from "./files.js";

/** A site that is really published. */
export type Site = { id: string; folder: string; files: string[]; url: string; published_at: string };

const MAX_FILES = 500;
const MAX_BYTES = 20 * 1_048_576;
const MAX_SITES = 50;
const MIRROR = "published_sites.json";

/**
 * What an agent wrote must never run on another page's origin: the sandbox gives each page an origin of its own, without
 * cookies or storage, and the port is no other page's either.
 */
const HEADERS = {
  "content-security-policy": "sandbox allow-scripts allow-forms allow-popups",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cache-control": "no-cache",
} as const;

/** Publishes folders of the workspace on a port of their own: copies, so that what was published is what stays. */
export class Sites {
  private server: Server | undefined;
  private sites: Site[] = [];
  private readonly place: Workspace;

  constructor(
    private readonly workspace: string,
    /** Where copies and the register are kept, outside the workspace. */
    private readonly folder: string,
  ) {
    this.place = { path: workspace, fdFolder: FD_FOLDER };
  }

  /** Serves what is published; on the port of last time, if it is free, so that links go on working. */
  async open(): Promise<void> {
    this.sites = await this.loadRegister();
    const [first] = this.sites;
    const wanted = first ? Number(new URL(first.url).port) : 0;
    this.server = await listen((request, response) => void this.serve(request, response), wanted);
    const { port } = this.server.address() as AddressInfo;
    this.sites = this.sites.map((site) => ({ ...site, url: urlOf(port, site.id) }));
    if (port !== wanted && this.sites.length > 0) await this.keepRegister();
  }

  list(): readonly Site[] {
    return this.sites;
  }

  /** Copies the regular files of a folder and serves them. Published again, it keeps its address. */
  async publish(folder: string): Promise<Site> {
    if (!this.server) throw new Error("Sites are not being served. Try again when the bot has started.");
    const before = this.sites.find((site) => site.folder === folder);
    const id = before?.id ?? randomBytes(6).toString("hex");
    if (!before && this.sites.length >= MAX_SITES) await this.makeRoom(folder);
    const files = await this.copy(folder, id);
    const { port } = this.server.address() as AddressInfo;
    const site = { id, folder, files, url: urlOf(port, id), published_at: new Date().toISOString() };
    this.sites = [...this.sites.filter((each) => each.id !== id), site];
    await this.keepRegister();
    return site;
  }

  async close(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (!server) return;
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  }

  /** Takes down the oldest site whose folder the workspace no longer has: nobody can publish that again. */
  private async makeRoom(folder: string): Promise<void> {
    for (const site of this.sites) {
      const isThere = await this.filesIn(site.folder).then(
        () => true,
        () => false,
      );
      if (isThere) continue;
      this.sites = this.sites.filter((each) => each !== site);
      await this.keepRegister();
      return rm(join(this.folder, site.id), { recursive: true, force: true });
    }
    const remedy = "Publish one of their folders again, or delete a folder that is no longer needed.";
    throw refused(folder, `would be site ${MAX_SITES + 1}; at most ${MAX_SITES} are kept. ${remedy}`);
  }

  private async copy(folder: string, id: string): Promise<string[]> {
    const names = await this.filesIn(folder);
    const fresh = join(this.folder, `${id}.new`);
    await rm(fresh, { recursive: true, force: true });
    let bytes = 0;
    for (const [index, name] of names.entries()) {
      const content = await this.read(join(folder, name));
      bytes += content.length;
      if (bytes > MAX_BYTES) throw refused(folder, `is larger than ${MAX_BYTES} bytes. Publish a smaller folder.`);
      await mkdir(fresh, { recursive: true, mode: 0o700 });
      // By number: a name of the agent's choosing is a key in the register and no path here.
      await writeFile(join(fresh, String(index)), content);
    }
    await rm(join(this.folder, id), { recursive: true, force: true });
    await rename(fresh, join(this.folder, id));
    return names;
  }

  private async filesIn(folder: string): Promise<string[]> {
    const names: string[] = [];
    await this.collect(folder, "", names).catch((error: unknown) => {
      // Told below, by the name that was given.
      if (!(error instanceof MissingPathError)) throw error;
    });
    if (names.length === 0) throw refused(folder, "has no files to publish. Write an index.html there first.");
    return names.sort();
  }

  /** Folder by folder, as the file tools go: links are not followed, and nothing outside is even looked at. */
  private async collect(folder: string, below: string, names: string[]): Promise<void> {
    const entries = await atSpot(this.place, join(folder, below, "index.html"), "read", (spot) =>
      readdir(spot.at("."), { withFileTypes: true }),
    );
    for (const entry of entries) {
      const name = join(below, entry.name);
      if (entry.isDirectory()) await this.collect(folder, name, names);
      else if (entry.isFile()) names.push(name);
      if (names.length > MAX_FILES)
        throw refused(folder, `has more than ${MAX_FILES} files. Publish a smaller folder.`);
    }
  }

  private read(path: string): Promise<Buffer> {
    return atSpot(this.place, path, "read", async (spot) => {
      const handle = await spot.open(spot.name, constants.O_RDONLY);
      try {
        const { size } = await handle.stat();
        if (size > MAX_BYTES) throw refused(path, `is larger than ${MAX_BYTES} bytes. Publish something smaller.`);
        return await handle.readFile();
      } finally {
        await handle.close();
      }
    });
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, id = "", ...rest] = pathOf(request).split("/");
    const site = this.sites.find((each) => each.id === id);
    const name = rest.join("/") || "index.html";
    const index = site?.files.indexOf(name) ?? -1;
    const content = index < 0 ? undefined : await readFile(join(this.folder, id, String(index))).catch(() => undefined);
    if (!content || !/^(?:GET|HEAD)$/.test(String(request.method)))
      return void response.writeHead(404, { ...HEADERS, "content-type": "text/plain" }).end("Not found");
    const type = getMimeType(name.toLowerCase()) ?? "application/octet-stream";
    response.writeHead(200, { ...HEADERS, "content-type": type }).end(request.method === "HEAD" ? undefined : content);
  }

  private async loadRegister(): Promise<Site[]> {
    const text = await readFile(join(this.folder, "sites.json"), "utf8").catch(() => "");
    return (parseJson(text) as Site[] | undefined) ?? [];
  }

  private async keepRegister(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await writeFileAtomic(join(this.folder, "sites.json"), JSON.stringify(this.sites), { mode: 0o600 });
    const mirror = JSON.stringify(
      this.sites.map(({ url, published_at }) => ({ url, published_at })),
      null,
      2,
    );
    const { write_file } = fileTools(this.workspace);
    // A mirror: nobody is kept from publishing because it cannot be written.
    await Promise.resolve(
      write_file.execute?.({ file_path: MIRROR, content: `${mirror}\n` }, { toolCallId: "", messages: [] }),
    ).catch(() => undefined);
  }
}

function pathOf({ url = "/" }: IncomingMessage): string {
  try {
    return decodeURIComponent(new URL(url, "http://localhost").pathname);
  } catch {
    return "/"; // an address that is none
  }
}

const urlOf = (port: number, id: string): string => `http://127.0.0.1:${port}/${id}/`;

function listen(handle: (request: IncomingMessage, response: ServerResponse) => void, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(handle);
    server.once("error", (error) => (port === 0 ? reject(error) : resolve(listen(handle, 0))));
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}

export const publishTool = (sites: Sites) =>
  tool({
    description: "Publish a folder of the workspace as a web site, and get its address.",
    inputSchema: z.object({ folder: z.string().describe('A folder of the workspace, such as "site"') }),
    execute: async ({ folder }) => {
      const { url, files } = await sites.publish(folder);
      return `published ${files.length} ${files.length === 1 ? "file" : "files"} of ${folder} at ${url}`;
    },
  });
