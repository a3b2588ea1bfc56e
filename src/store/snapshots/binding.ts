import { createHash } from "node:crypto";
import { canonicalEntry, type HookEntry, passedOn } from "../../core/hook.js";
import type { BindingProblem } from "../../core/view.js";
import { BudgetSpentError } from "../../lib/budget.js";
import { shortened } from "../../lib/show-value.js";
import { nameFile } from "../../transports/command/binding/files.js";
import { targetOf } from "../../transports/kinds.js";
import { TRANSPORTS } from "../../transports/registry.js";
import type { Binding, BindingPlace, NamedFile } from "../../transports/transport.js";

const nothing = (): Binding => ({
  digest: "",
  words: [],
  files: [],
  folders: [],
  programs: [],
  problems: [],
  absent: [],
  beside: [],
  missed: [],
});

/**
 * Looks up everything an entry would run, now. Approving binds exactly this; listing compares with it. Total: an entry
 * that cannot be looked up has a problem, and no other entry has it, too.
 */
export async function bindEntry(entry: HookEntry, place: BindingPlace): Promise<Binding> {
  try {
    const binding = nothing();
    await TRANSPORTS[entry.type].bind(entry, place, binding);
    const unset = place.env ? passedOn(entry.env).filter((name) => place.env?.[name] === undefined) : [];
    for (const name of unset) binding.problems.push({ code: "unset-variable", name });
    await bindExamples(entry, place, binding);
    return { ...binding, digest: digestOf(entry, binding.files) };
  } catch (error) {
    const problem: BindingProblem =
      error instanceof BudgetSpentError
        ? { code: "not-looked-up" }
        : { code: "unreadable", path: shortened(targetOf(entry)), detail: (error as Error).message };
    // No digest that the whole entry could have: whoever was shown this was not shown what would run.
    const digest = digestOf(entry, [{ path: "", sha256: "", executable: false }]);
    return { ...nothing(), digest, problems: [problem] };
  }
}

/** Files of examples belong to what is approved: whoever could change them would change what a guard is measured by. */
async function bindExamples({ mustBlock, mustPass }: HookEntry, place: BindingPlace, binding: Binding): Promise<void> {
  for (const word of [mustBlock, mustPass]) {
    if (typeof word !== "string") continue;
    const file = await nameFile(word, place, binding);
    if (file === "missing") binding.problems.push({ code: "missing-file", path: word });
    if (file === "not-a-file") binding.problems.push({ code: "is-folder", path: word });
  }
}

/** One hash over the entry and the bytes of its files: a short id shown to a person stands for this. */
export function digestOf(
  entry: HookEntry,
  files: readonly Pick<NamedFile, "path" | "sha256" | "executable">[],
): string {
  const parts = files.map(({ path, sha256, executable }) => [path, sha256, executable]);
  return createHash("sha256")
    .update(JSON.stringify([canonicalEntry(entry), parts]))
    .digest("hex");
}
