import { randomBytes } from "node:crypto";
import { type Actor, requireActor } from "../core/actor.js";
import type { Approved } from "../core/control.js";
import type { BindingProblem } from "../core/view.js";
import { planCopies, removeCopies, writeCopies } from "../store/snapshots/copies.js";
import type { Approval, State } from "../store/state/state.js";
import type { ActiveState } from "./active-state.js";
import type { Inventory } from "./inventory.js";
import type { Rehearsals } from "./rehearsal.js";

/** Opens and closes the second gate: which hooks may run, bound to the bytes that were looked at. */
export class ApprovalService {
  constructor(
    private readonly activeState: ActiveState,
    private readonly inventory: Inventory,
    private readonly rehearsals: Rehearsals,
    private readonly stateFolder: string,
  ) {}

  /** Approves what the digest stands for and nothing else; what was read for this decision is what gets copied. */
  async approve(actor: Actor, viewKey: string, digest: string): Promise<Approved> {
    requireActor(actor);
    await this.activeState.refresh();
    const item = await this.inventory.item(viewKey);
    if (!item?.binding || !item.view.proposed) return { kind: "gone" };
    const { view, binding, position } = item;
    const { entry } = item.view.proposed;
    if (binding.digest !== digest) return { kind: "differs", view };
    const problems = binding.problems.filter(preventsApproval);
    if (problems.length > 0) return { kind: "cannot-run", view, problems };
    if (view.state === "approved" && view.broken.length + view.upgraded.length === 0) return { kind: "already", view };

    const id = randomBytes(8).toString("hex");
    const { files, ...plan } = planCopies(binding);
    const compiled = await writeCopies(this.stateFolder, id, binding);
    const approval: Approval = {
      id,
      entry,
      source: view.source,
      position,
      digest,
      programs: binding.programs,
      ...plan,
      files: [...files, ...compiled],
      at: new Date().toISOString(),
      by: actor.id,
    };
    const replaced: string[] = [];
    const record = (state: State): State => {
      const before = state.approvals.filter((each) => each.id === item.approval?.id || each.digest === digest);
      replaced.splice(0, replaced.length, ...before.map((each) => each.id));
      const kept = state.approvals.filter((each) => !replaced.includes(each.id));
      return { ...state, approvals: [...kept, approval] };
    };
    await this.activeState.change(actor, record).catch(async (error: unknown) => {
      await removeCopies(this.stateFolder, [approval.id]);
      throw error;
    });
    await removeCopies(this.stateFolder, replaced);
    const { argv, current, folders } = await this.inventory.shown(binding, approval);
    const rehearsal = await this.rehearsals.runApart(approval);
    const cold = rehearsal ? rehearsal.cold : await this.rehearsals.coldReason(approval.id);
    const approved = { view, argv, files: current, folders, absent: binding.absent, ...(cold && { cold }) };
    return { kind: "approved", ...approved, ...(rehearsal && { rehearsal }) };
  }

  /** Ends approvals; answers which of them there were. */
  async revoke(actor: Actor, approvalIds: readonly string[]): Promise<readonly string[]> {
    const revoked: string[] = [];
    await this.activeState.change(actor, (state) => {
      const found = state.approvals.map((each) => each.id).filter((id) => approvalIds.includes(id));
      revoked.splice(0, revoked.length, ...found);
      return found.length === 0
        ? state
        : { ...state, approvals: state.approvals.filter((each) => !found.includes(each.id)) };
    });
    await removeCopies(this.stateFolder, revoked);
    return revoked;
  }
}

/** A script that is not executable can be approved: its rehearsal fails and says how to mend it. */
const preventsApproval = (problem: BindingProblem): boolean =>
  !["not-executable", "unset-variable"].includes(problem.code) &&
  !(problem.code === "url-refused" && problem.refusal.why === "unresolved");
