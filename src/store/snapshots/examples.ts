import { readFile } from "node:fs/promises";
import type { ExamplePayload, Examples } from "../../core/hook.js";
import type { ExampleList } from "../../core/rehearsal.js";
import type { BindingProblem } from "../../core/view.js";
import { parseExamples } from "../../formats/examples.js";
import { pathOf } from "../../transports/command/binding/fence.js";
import type { Binding, BindingPlace } from "../../transports/transport.js";
import type { Approval } from "../state/state.js";
import { copyPath } from "./copies.js";

type Place = Pick<BindingPlace, "root" | "home">;

/** One example of a hook, and where it stands. */
export type BoundExample = { list: ExampleList; number: number; fields: ExamplePayload; isEarlier?: true };

const listsOf = ({
  entry: { mustBlock, mustPass },
}: Pick<Approval, "entry">): [ExampleList, Examples | undefined][] => [
  ["must_block", mustBlock],
  ["must_pass", mustPass],
];

/** The examples that were approved with a hook, from the copies of their files. */
export async function loadExamples(
  approval: Approval,
  place: Place & { stateFolder: string },
): Promise<BoundExample[]> {
  const all: BoundExample[] = [];
  for (const [list, given] of listsOf(approval)) {
    const examples = typeof given === "string" ? await fileExamples(approval, given, place) : (given ?? []);
    all.push(...examples.map((fields, at) => ({ list, number: at + 1, fields })));
  }
  return all;
}

async function fileExamples(
  { id, files }: Approval,
  word: string,
  place: Place & { stateFolder: string },
): Promise<readonly ExamplePayload[]> {
  const path = pathOf(word, place);
  const copy = files.find((file) => file.path === path)?.copy;
  // A copy that is gone or edited stops the hook itself, which is told of.
  const text = copy && (await readFile(copyPath(place.stateFolder, id, copy), "utf8").catch(() => undefined));
  const read = text === undefined || text === "" ? undefined : parseExamples(text);
  return read && "examples" in read ? read.examples : [];
}

/** What is wrong with the files of examples that an approval would bind. Read only when somebody approves. */
export function exampleProblems(entry: Approval["entry"], { files }: Binding, place: Place): BindingProblem[] {
  return listsOf({ entry }).flatMap(([, given]): BindingProblem[] => {
    if (typeof given !== "string") return [];
    const bytes = files.find(({ path }) => path === pathOf(given, place))?.bytes;
    const read = parseExamples(bytes?.toString("utf8") ?? "");
    return "examples" in read ? [] : [{ code: "bad-examples", path: given, ...read }];
  });
}

/** Those of the version before that are none of this one's: a change must not lose what it is measured by unseen. */
export function earlierExamples(now: readonly BoundExample[], before: readonly BoundExample[]): BoundExample[] {
  const nameOf = ({ list, fields }: BoundExample): string => JSON.stringify([list, fields]);
  const known = new Set(now.map(nameOf));
  return before.filter((example) => !known.has(nameOf(example))).map((example) => ({ ...example, isEarlier: true }));
}
