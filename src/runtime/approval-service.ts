import { randomBytes } from "node:crypto";
import { type Actor, requireActor } from "../core/actor.js";
import type { Approved, ApproveHow, Trial } from "../core/control.js";
import { canonicalEntry } from "../core/hook.js";
import type { NotLive } from "../core/rehearsal.js";
import type { BindingProblem, HookView } from "../core/view.js";
import { isInside } from "../lib/is-inside.js";
import type { CatalogItem } from "../store/config/catalog.js";
import { ApprovalHealths } from "../store/snapshots/approval-health.js";
import { CopyCompiler } from "../store/snapshots/compiled.js";
import { copyCopies, planCopies, removeCopies, shownFiles, writeCopies } from "../store/snapshots/copies.js";
import { exampleProblems } from "../store/snapshots/examples.js";
import { type Approval, type State, versionsIn } from "../store/state/state.js";
import { titleOf } from "../transports/kinds.js";
import type { Binding, BindingPlace } from "../transports/transport.js";
import type { ActiveState } from "./active-state.js";
import type { Inventory } from "./inventory.js";
import type { Rehearsals } from "./rehearsal.js";
import { toldFolder } from "./told-folder.js";

type Place = Pick<BindingPlace, "workspace" | "root" | "home"> & { stateFolder: string };
/** What an approval is made of: a proposal that can be bound, and what is in force of it. */
type Approvable = CatalogItem & { binding: Binding };

/** Opens and closes the second gate: which hooks may run, bound to the bytes that were looked at. */
export class ApprovalService {
  private readonly compiler = new CopyCompiler();

  constructor(
    private readonly activeState: ActiveState,
    private readonly inventory: Inventory,
    private readonly rehearsals: Rehearsals,
    private readonly place: Place,
  ) {}

  /**
   * Approves what the digest stands for and nothing else; what was read for this decision is what gets copied. It is
   * tried before it is in force: what cannot start, or fails its examples, counts when the owner says so again. With
   * `isTriedLater` it is in force at once, unless a version before is: `tryApproved` is to be called next.
   */
  async approve(actor: Actor, viewKey: string, digest: string, how: ApproveHow = {}): Promise<Approved> {
    requireActor(actor);
    await this.activeState.refresh();
    const item = await this.inventory.item(viewKey);
    if (item?.approval?.before?.digest === digest && item.binding?.digest !== digest)
      return this.goBack(actor, item.view, item.approval, item.approval.before);
    if (!item?.binding || !item.view.proposed) return { kind: "gone" };
    const { view, binding, approval: before } = item;
    if (binding.digest !== digest) return { kind: "differs", view };
    const { entry } = item.view.proposed;
    const problems = [...binding.problems.filter(preventsApproval), ...exampleProblems(entry, binding, this.place)];
    if (problems.length > 0) return { kind: "cannot-run", view, problems };
    const isWell =
      (view.state === "approved" || view.state === "not-live") && view.broken.length + view.upgraded.length === 0;
    if (isWell && before?.notLive) return this.putInForce(actor, { ...item, binding }, before);
    // One from before the files beside a script were bound takes them in now.
    if (isWell && (before?.beside || before?.digest === digest)) return { kind: "already", view };
    return this.tryAndRecord(actor, { ...item, binding }, digest, how);
  }

  private async tryAndRecord(actor: Actor, item: Approvable, digest: string, how: ApproveHow): Promise<Approved> {
    const { view, binding, approval: before } = item;
    const draft = await this.writeDraft(item, digest, actor.id);
    // The owner has read how its try went, and has said the same again.
    const isAsItIs = before?.offered?.digest === digest;
    const isLater = how.isTriedLater && (!before || before.notLive !== undefined);
    if (isLater) this.rehearsals.openSoon();
    const trial = isAsItIs
      ? undefined
      : (failedStart(draft, binding) ?? (isLater ? undefined : await this.tryOut(draft, before)));
    const { isRecorded, ...outcome } = await this.recordTried(actor, draft, before, trial);
    if (!isRecorded) return { kind: "gone" };
    const { argv, current, folders, remarks } = await this.inventory.shown(draft.entry, binding);
    const cold = trial ? trial.rehearsal.cold : await this.rehearsals.coldReason(draft.id);
    return {
      ...(isLater && !trial && !isAsItIs && { untried: draft.id }),
      ...{ kind: "approved", view, argv, files: current, folders, remarks },
      ...(cold && { cold }),
      ...outcome,
      ...(isAsItIs && { isAsItIs }),
    };
  }

  /** What failed its try does not take the place of a version that works: that one stays, and remembers what was offered. */
  private async recordTried(actor: Actor, draft: Approval, before: Approval | undefined, trial: Trial | undefined) {
    const notLive = trial?.notLive;
    const isOffered = notLive !== undefined && before !== undefined && !before.notLive;
    const isRecorded = isOffered
      ? await this.offer(actor, draft, before, notLive)
      : await this.record(actor, { ...draft, ...(notLive && { notLive }) }, before);
    return { isRecorded, ...trial, ...(isOffered && { isOffered }) };
  }

  /** The version before, again: an approval of its own, tried like every other, of the bytes that were kept. */
  private async goBack(actor: Actor, view: HookView, active: Approval, before: Approval): Promise<Approved> {
    const draft = { ...before, id: newId(), at: new Date().toISOString(), by: actor.id };
    const { stateFolder } = this.place;
    await copyCopies(stateFolder, draft.id, before.id);
    const [path] = (await new ApprovalHealths(stateFolder).of([draft])).get(draft.id)?.broken ?? [];
    if (path !== undefined) {
      await removeCopies(stateFolder, [draft.id]);
      return { kind: "broken", path };
    }
    const isAsItIs = active.offered?.digest === before.digest;
    const trial = isAsItIs ? undefined : await this.tryOut(draft, undefined);
    const { argv, approved: files } = await shownFiles(stateFolder, undefined, draft);
    const { isRecorded, ...outcome } = await this.recordTried(actor, draft, active, trial);
    if (!isRecorded) return { kind: "gone" };
    return {
      ...{ kind: "approved", view: { ...view, entry: draft.entry }, argv, files, folders: [], remarks: { absent: [] } },
      ...outcome,
      ...(isAsItIs && { isAsItIs }),
    };
  }

  /** Tries what is in force already, and takes out of force what does not work. By approval id; none where it was not tried. */
  async tryApproved(actor: Actor, approvalIds: readonly string[]): Promise<ReadonlyMap<string, Trial>> {
    requireActor(actor);
    const approvals = this.activeState.approvals.filter(({ id }) => approvalIds.includes(id));
    const trials = await this.rehearsals.runTogether(approvals);
    const tried = new Map(approvals.flatMap(({ id }, at) => (trials[at] ? [[id, trials[at]] as const] : [])));
    if ([...tried.values()].some(({ notLive }) => notLive))
      await this.activeState.change(actor, (state) => ({
        ...state,
        approvals: state.approvals.map((each) => {
          const notLive = tried.get(each.id)?.notLive;
          return notLive ? { ...each, notLive } : each;
        }),
      }));
    return tried;
  }

  /** How a changed version of an approved hook does, apart from everything; nothing of it is kept. */
  async tryChanged(viewKey: string): Promise<Trial | undefined> {
    const item = await this.inventory.item(viewKey);
    const { approval: before } = item ?? {};
    if (!item?.view.proposed || !before || canonicalEntry(item.view.proposed.entry) !== canonicalEntry(before.entry))
      return undefined;
    return this.withDraft(item, (draft) => this.rehearsals.runUnapproved(draft, before));
  }

  /**
   * Makes an approval of what nobody has said yes to, for as long as the work takes; undefined where it must not be tried.
   * It may be the agent's, and must not get to read what it could not read anyway. An edited entry could name any file; an
   * edited script could read the others that are bound with it.
   */
  async withDraft<T>(item: CatalogItem, work: (draft: Approval) => Promise<T>): Promise<T | undefined> {
    const { binding } = item;
    if (!binding || binding.problems.some(preventsApproval)) return undefined;
    const { workspace } = this.place;
    const isWithin = binding.files.map(({ path, real }) => isInside(workspace, path) && isInside(workspace, real));
    if (!isWithin.every(Boolean) && isWithin.some(Boolean)) return undefined;
    const draft = await this.writeDraft({ ...item, binding }, binding.digest, "");
    try {
      return await work(draft);
    } finally {
      await removeCopies(this.place.stateFolder, [draft.id]);
    }
  }

  /** An approval that nobody has recorded, with its copies. */
  private async writeDraft({ view, binding, position }: Approvable, digest: string, by: string): Promise<Approval> {
    const id = newId();
    const { files, ...plan } = planCopies(binding);
    const entry = view.proposed?.entry ?? view.entry;
    const { told } = await toldFolder(entry, binding);
    const compiled = await writeCopies(this.place.stateFolder, id, binding, this.compiler);
    return {
      id,
      entry,
      source: view.source,
      position,
      digest,
      programs: binding.programs,
      ...plan,
      beside: true,
      ...(told && { told }),
      files: [...files, ...compiled],
      at: new Date().toISOString(),
      by,
    };
  }

  /** A sandbox that fails says nothing about what was to be tried in it. */
  private tryOut(draft: Approval, before: Approval | undefined): Promise<Trial | undefined> {
    return this.rehearsals.runApart(draft, before).catch(() => undefined);
  }

  /** Puts it in the place of what was approved before. False when that was revoked meanwhile: a revoke wins. */
  private async record(actor: Actor, approval: Approval, before: Approval | undefined): Promise<boolean> {
    const isOld = (each: Approval): boolean => each.id === before?.id || each.digest === approval.digest;
    let unused: string[] = [];
    const record = (state: State): State => {
      const old = state.approvals.filter(isOld);
      const isRevoked = before !== undefined && old.length === 0;
      const earlier = earlierOf(
        old.find(({ id }) => id === before?.id),
        approval,
      );
      const kept = state.approvals.filter((each) => !old.includes(each));
      const approvals = isRevoked ? state.approvals : [...kept, { ...approval, ...(earlier && { before: earlier }) }];
      unused = idsIn([...old, approval]).filter((id) => !idsIn(approvals).includes(id));
      return isRevoked ? state : { ...state, approvals };
    };
    await this.change(actor, approval, record);
    await removeCopies(this.place.stateFolder, unused);
    return !unused.includes(approval.id);
  }

  /** The version before stays in force, and remembers what it was offered to be replaced by. */
  private async offer(actor: Actor, draft: Approval, before: Approval, notLive: NotLive): Promise<boolean> {
    let isThere = false;
    const { digest } = draft;
    await this.change(actor, draft, (state) => {
      isThere = state.approvals.some(({ id }) => id === before.id);
      const offered = { digest, notLive };
      const approvals = state.approvals.map((each) => (each.id === before.id ? { ...each, offered } : each));
      return isThere ? { ...state, approvals } : state;
    });
    await removeCopies(this.place.stateFolder, [draft.id]);
    return isThere;
  }

  private async change(actor: Actor, draft: Approval, change: (state: State) => State): Promise<void> {
    await this.activeState.change(actor, change).catch(async (error: unknown) => {
      await removeCopies(this.place.stateFolder, [draft.id]);
      throw error;
    });
  }

  private async putInForce(actor: Actor, { view, binding }: Approvable, approval: Approval): Promise<Approved> {
    let isThere = false;
    await this.activeState.change(actor, (state) => {
      isThere = state.approvals.some(({ id }) => id === approval.id);
      return { ...state, approvals: state.approvals.map((each) => (each.id === approval.id ? inForce(each) : each)) };
    });
    if (!isThere) return { kind: "gone" };
    const { argv, current, folders, remarks } = await this.inventory.shown(approval.entry, binding);
    return { kind: "approved", view, argv, files: current, folders, remarks, isAsItIs: true };
  }

  /** Ends approvals; answers which of them there were. */
  async revoke(actor: Actor, approvalIds: readonly string[]): Promise<readonly string[]> {
    let revoked: Approval[] = [];
    await this.activeState.change(actor, (state) => {
      revoked = state.approvals.filter(({ id }) => approvalIds.includes(id));
      const approvals = state.approvals.filter((each) => !revoked.includes(each));
      return revoked.length === 0 ? state : { ...state, approvals };
    });
    await removeCopies(this.place.stateFolder, idsIn(revoked));
    return revoked.map(({ id }) => id);
  }
}

const newId = (): string => randomBytes(8).toString("hex");

const idsIn = (approvals: readonly Approval[]): string[] => versionsIn(approvals).map(({ id }) => id);

/** The last other version that was active. */
function earlierOf(old: Approval | undefined, approval: Approval): Approval["before"] {
  if (!old) return undefined;
  const { before, offered: _, ...version } = old;
  return version.notLive || version.digest === approval.digest ? before : version;
}

const inForce = ({ notLive: _, ...approval }: Approval): Approval => approval;

/** What is not executable need not be tried: it cannot start, and everywhere for the same reason. */
function failedStart({ id, entry }: Approval, { problems }: Binding): Trial | undefined {
  const problem = problems.find((each) => each.code === "not-executable");
  if (!problem) return undefined;
  const fault = { code: "not-started", failure: { why: "not-executable", path: problem.path } } as const;
  const answer = { kind: "no-verdict", fault } as const;
  const rehearsal = { id, hook: titleOf(entry), event: entry.event, ms: 0, answer, inSandbox: false };
  return { rehearsal, notLive: "cannot-start" };
}

/** A script that is not executable can be approved: its try fails and says how to mend it. */
const preventsApproval = (problem: BindingProblem): boolean =>
  !["not-executable", "unset-variable"].includes(problem.code) &&
  !(problem.code === "url-refused" && problem.refusal.why === "unresolved");
