import type { HookList, HookTexts, SwitchStatus } from "../core/control.js";
import type { HookView } from "../core/view.js";
import { Budget } from "../store/config/budget.js";
import {
  type ApprovalHealth,
  approvalView,
  buildCatalog,
  type CatalogItem,
  healthOfAll,
} from "../store/config/catalog.js";
import type { ConfigReader } from "../store/config/config-reader.js";
import type { HookSources, Proposals } from "../store/config/hook-sources.js";
import type { WorkspaceFiles } from "../store/config/workspace-files.js";
import type { FiringLog } from "../store/log/firing-log.js";
import { type BindingPlace, bindEntry } from "../store/snapshots/binding.js";
import { shownFiles } from "../store/snapshots/shown-files.js";
import type { ActiveState } from "./active-state.js";

/** What is proposed beside what is in force, looked up afresh each time: a list must not speak from memory. */
export class Inventory {
  constructor(
    private readonly files: WorkspaceFiles,
    private readonly sources: HookSources,
    private readonly inForce: ActiveState,
    private readonly log: FiringLog,
    private readonly reader: ConfigReader,
    /** `lastLook` is for what is only shown: it waits for no name server. */
    private readonly place: BindingPlace & { lastLook: BindingPlace["checkUrl"] },
    private readonly stateFolder: string,
  ) {}

  async list(): Promise<HookList> {
    await this.inForce.refresh();
    const { items, faults } = await this.catalog(this.place.lastLook);
    const proposed = items.map((item) => item.view).filter((view) => view.proposed);
    const { trouble } = this.inForce;
    return {
      switch: await this.switchStatus(),
      configPath: this.files.hookFile,
      statePath: this.stateFolder,
      hooks: items.map((item) => item.view),
      faults,
      sources: await this.sources.list(proposed.map(({ source }) => source)),
      ...(trouble && { lockdown: trouble }),
    };
  }

  /** What is in force, without a look at what is proposed: to stop something, nobody waits for what others wrote. */
  async approved(): Promise<{ on: boolean; hooks: HookView[] }> {
    await this.inForce.refresh();
    const { on, approvals } = this.inForce;
    return { on, hooks: approvals.map((approval) => approvalView(approval, this.log.statsOf(approval.id))) };
  }

  /** Everything that is proposed and in force; with a key, that item alone, and its files with it. */
  async catalog(
    checkUrl = this.place.checkUrl,
    only?: string,
  ): Promise<{ items: CatalogItem[]; faults: HookList["faults"] }> {
    const budget = new Budget();
    const { hooks, faults } = await this.sources.load(budget);
    const parts = {
      ...(await this.quickParts(budget)),
      ...{ place: { ...this.place, checkUrl }, reader: this.reader, ...(only !== undefined && { only }) },
    };
    return { items: await buildCatalog(parts, hooks, this.inForce.approvals), faults };
  }

  /** The same without what takes long or asks the network: enough to see what differs from what is in force. */
  async quickLook(): Promise<{ views: HookView[]; proposals: Proposals }> {
    const budget = new Budget();
    const proposals = await this.sources.load(budget);
    const items = await buildCatalog(await this.quickParts(budget), proposals.hooks, this.inForce.approvals);
    return { views: items.map((item) => item.view), proposals };
  }

  /** How the approvals fare by their ids. No proposal is read for it. */
  health(): Promise<ReadonlyMap<string, ApprovalHealth>> {
    return healthOfAll(this.inForce.approvals, this.stateFolder);
  }

  private async quickParts(budget: Budget) {
    return {
      place: { ...this.place, checkUrl: async () => undefined },
      budget,
      stats: (id: string) => this.log.statsOf(id),
      health: await this.health(),
    };
  }

  async texts(view: HookView): Promise<HookTexts> {
    const { items } = await this.catalog(this.place.lastLook, view.key);
    const item = items.find((each) => each.view.key === view.key);
    // Of an entry that was removed, the files may still be as they were: comparing with nothing would show a false difference.
    const binding = item?.binding ?? (item?.approval && (await bindEntry(item.approval.entry, this.place)));
    return shownFiles(this.stateFolder, binding, item?.approval);
  }

  async switchStatus(): Promise<SwitchStatus> {
    const { on, forced, approvals } = this.inForce;
    return { on, forced, approved: approvals.length, mirror: await this.files.readSwitch() };
  }
}
