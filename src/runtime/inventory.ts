import type { HookList, HookTexts, SwitchStatus } from "../core/control.js";
import type { HookEntry } from "../core/hook.js";
import type { HookView } from "../core/view.js";
import { isFileNameIn, meaningOf } from "../lib/argv.js";
import { Budget } from "../lib/budget.js";
import { BundledScripts } from "../store/config/bundled.js";
import { approvalView, buildCatalog, type CatalogItem, type CatalogParts, keyOf } from "../store/config/catalog.js";
import type { ConfigReader } from "../store/config/config-reader.js";
import type { HookSources, Proposals } from "../store/config/hook-sources.js";
import type { WorkspaceFiles } from "../store/config/workspace-files.js";
import { type ApprovalHealth, ApprovalHealths } from "../store/snapshots/approval-health.js";
import { bindEntry } from "../store/snapshots/binding.js";
import { shownFiles } from "../store/snapshots/copies.js";
import type { Approval } from "../store/state/state.js";
import type { UrlHealth } from "../transports/http/url-health.js";
import { targetOf } from "../transports/kinds.js";
import type { Binding, BindingPlace } from "../transports/transport.js";
import type { ActiveState } from "./active-state.js";
import type { HookActivity } from "./hook-activity.js";
import { remarksOn } from "./told-folder.js";

export type InventoryParts = {
  files: WorkspaceFiles;
  sources: HookSources;
  activeState: ActiveState;
  activity: HookActivity;
  reader: ConfigReader;
  place: Omit<BindingPlace, "checkUrl">;
  urls: UrlHealth;
  stateFolder: string;
};

/** What is proposed beside what is in force, looked up afresh each time: a list must not speak from memory. */
export class Inventory {
  private readonly bundled: BundledScripts;
  private readonly place: Omit<BindingPlace, "checkUrl">;
  private readonly healths: ApprovalHealths;

  constructor(private readonly parts: InventoryParts) {
    this.bundled = new BundledScripts(parts.place.workspace);
    this.place = { ...parts.place, partsOf: this.bundled.partsOf };
    this.healths = new ApprovalHealths(parts.stateFolder);
  }

  async list(): Promise<Omit<HookList, "blockedToday">> {
    await this.parts.activeState.refresh();
    const { items, faults } = await this.catalog(this.lastLook);
    const proposed = items.map((item) => item.view).filter((view) => view.proposed);
    const { trouble, away } = this.parts.activeState;
    return {
      switch: await this.switchStatus(),
      configPath: this.parts.files.hookFile,
      statePath: this.parts.stateFolder,
      hooks: items.map((item) => item.view),
      faults,
      sources: await this.parts.sources.list(proposed.map(({ source }) => source)),
      ...(trouble && { lockdown: trouble }),
      ...(away && { away }),
    };
  }

  /** What is in force, without a look at what is proposed: to stop something, nobody waits for what others wrote. */
  async approved(): Promise<{ on: boolean; hooks: HookView[] }> {
    await this.parts.activeState.refresh();
    const { on, approvals } = this.parts.activeState;
    return { on, hooks: approvals.map((approval) => approvalView(approval, this.parts.activity.statsOf(approval.id))) };
  }

  /** What is proposed and in force for one target, or a file name in it, and one event. Nothing is looked up of all others. */
  async about({ event, target }: { event?: string; target: string }): Promise<HookView[]> {
    await this.parts.activeState.refresh();
    const meaning = meaningOf(target);
    const isMeant = (entry?: HookEntry): boolean =>
      entry !== undefined &&
      (event === undefined || entry.event === event) &&
      (meaningOf(targetOf(entry)) === meaning || isFileNameIn(targetOf(entry), target));
    const { items } = await this.catalog(this.lastLook, {
      only: ({ proposed, approval }) => isMeant(proposed?.entry) || isMeant(approval?.entry),
    });
    return items.map(({ view }) => view);
  }

  /** One item, with what its files hold. */
  async item(key: string, checkUrl = this.checkUrl): Promise<CatalogItem | undefined> {
    const { items } = await this.catalog(checkUrl, { only: (pair) => keyOf(pair) === key, keepsBytes: true });
    return items[0];
  }

  /** Everything that is proposed and in force, or only what is wanted of it. */
  private async catalog(
    checkUrl: BindingPlace["checkUrl"],
    wanted: Pick<CatalogParts, "only" | "keepsBytes"> = {},
  ): Promise<{ items: CatalogItem[]; faults: HookList["faults"] }> {
    const budget = new Budget();
    const { hooks, faults } = await this.parts.sources.load(budget);
    const parts = {
      ...(await this.quickParts(budget)),
      place: { ...this.place, checkUrl },
      reader: this.parts.reader,
      faults,
      ...wanted,
    };
    return { items: await buildCatalog(parts, hooks, this.parts.activeState.approvals), faults };
  }

  /** The same without what takes long or asks the network: enough to see what differs from what is in force. */
  async quickLook(): Promise<{ views: HookView[]; proposals: Proposals; folders: string[] }> {
    const budget = new Budget();
    const proposals = await this.parts.sources.load(budget);
    const parts = { ...(await this.quickParts(budget)), faults: proposals.faults };
    const items = await buildCatalog(parts, proposals.hooks, this.parts.activeState.approvals);
    const folders = items.flatMap(({ binding }) => (binding?.folders ?? []).flatMap(({ within }) => within));
    return { views: items.map((item) => item.view), proposals, folders };
  }

  /** How the approvals fare by their ids. No proposal is read for it. */
  health(): Promise<ReadonlyMap<string, ApprovalHealth>> {
    return this.healths.of(this.parts.activeState.approvals);
  }

  private async quickParts(budget: Budget) {
    return {
      place: { ...this.place, checkUrl: async () => undefined },
      budget,
      stats: (id: string) => this.parts.activity.statsOf(id),
      health: await this.health(),
      bundled: this.bundled,
    };
  }

  private readonly checkUrl: BindingPlace["checkUrl"] = (url) => this.parts.urls.check(url);
  /** For what is only shown: it waits for no name server. */
  private readonly lastLook: BindingPlace["checkUrl"] = (url) => this.parts.urls.lastLook(url);

  async texts(view: HookView): Promise<HookTexts> {
    const item = await this.item(view.key, this.lastLook);
    const { before, ...active } = item?.approval ?? {};
    if (before && before.id === view.approval?.id) return this.earlierTexts(before, active as Approval);
    // Of an entry that was removed, the files may still be as they were: comparing with nothing would show a false difference.
    const entry = (item?.view.proposed ?? item?.approval)?.entry ?? view.entry;
    const binding =
      item?.binding ?? (item?.approval && (await bindEntry(entry, { ...this.place, checkUrl: this.checkUrl })));
    return this.shown(entry, binding, item?.approval);
  }

  /** The version before, beside what is in force. */
  private async earlierTexts(before: Approval, active: Approval): Promise<HookTexts> {
    const { argv, approved: current } = await shownFiles(this.parts.stateFolder, undefined, before);
    const { approved } = await shownFiles(this.parts.stateFolder, undefined, active);
    await this.bundled.mark([...current, ...approved]);
    return { argv, current, approved, folders: [], shipped: { before: [], after: [] }, remarks: { absent: [] } };
  }

  /** What an entry would bind if it were approved now. */
  async textsOf(entry: HookEntry): Promise<HookTexts> {
    return this.shown(entry, await bindEntry(entry, { ...this.place, checkUrl: this.lastLook }));
  }

  /** What was read for a binding and what was approved, beside what came with the package. */
  async shown(entry: HookEntry, binding: Binding | undefined, approval?: Approval): Promise<HookTexts> {
    const { bundled, place } = this;
    const files = await shownFiles(this.parts.stateFolder, binding, approval);
    await bundled.mark([...files.current, ...files.approved]);
    const shipped = binding && (await bundled.difference(binding, files.current));
    const remarks = binding ? await remarksOn(entry, binding, place.root) : { absent: [] };
    return { ...files, shipped: shipped ?? { before: [], after: [] }, remarks };
  }

  async switchStatus(): Promise<SwitchStatus> {
    const { on, forced, inForce } = this.parts.activeState;
    return { on, forced, approved: inForce, mirror: await this.parts.files.readSwitch() };
  }
}
