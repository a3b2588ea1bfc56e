import { diffWordsWithSpace } from "diff";
import { isRecord, type Payload } from "../outbound/payload.js";

/** A piece of a text that is formatted, as Telegram takes it beside the plain text. */
export type Entity = { type: string; offset: number; length: number } & Payload;
export type EntityKind = { type: string } & Payload;

const USER_LINK = /^tg:\/\/user\?id=(\d{1,16})$/;
const EMOJI_LINK = /^tg:\/\/emoji\?id=(\d{1,24})$/;

/** What a link in markup stands for: a page, a person, or an emoji. */
export function linkTo(url: string): EntityKind {
  const [, user] = USER_LINK.exec(url) ?? [];
  if (user !== undefined) return { type: "text_mention", user: { id: Number(user), is_bot: false, first_name: "" } };
  const [, emoji] = EMOJI_LINK.exec(url) ?? [];
  return emoji === undefined ? { type: "text_link", url } : { type: "custom_emoji", custom_emoji_id: emoji };
}

/** All that Telegram reads in an entity. */
const FIELDS = "type offset length url user language custom_emoji_id unix_time date_time_format".split(" ");

export function isEntity(value: unknown): value is Entity {
  if (!isRecord(value) || typeof value.type !== "string") return false;
  return [value.offset, value.length].every((each) => Number.isInteger(each) && Number(each) >= 0);
}

export type Formatted = { body: string; entities: () => readonly Entity[] };

/**
 * A formatted text after its reading was changed: what was shown is the body, with the addresses of its links behind it.
 * Undefined when the addresses were changed, too: then the new words stand for themselves.
 */
export function reformat(
  { body, entities }: Formatted,
  shown: string,
  next: string,
): { text: string; entities: readonly Entity[] } | undefined {
  if (!shown.startsWith(body)) return undefined;
  const behind = shown.slice(body.length);
  // A hook that adds a line writes it behind the addresses.
  const at = next.startsWith(shown) ? body.length : next.lastIndexOf(behind);
  if (at < 0) return undefined;
  const text = next.slice(0, at) + next.slice(at + behind.length);
  return { text, entities: moveEntities(entities(), body, text) };
}

/** These go on where some of their words have changed; a mention or an emoji is its words. */
const STYLES = new Set(
  "bold italic underline strikethrough spoiler blockquote expandable_blockquote code pre text_link".split(" "),
);

/** A piece of the old text, and where what has come in its place ends in the new one. */
type Change = { start: number; end: number; newStart: number; newEnd: number };

/** Two texts that have this little in common share no formatting either. */
const MAX_EDITS = 1_000;

/** The formatting of a text after some of it has changed: what was formatted for itself and is gone takes that along. */
function moveEntities(entities: readonly Entity[], before: string, after: string): Entity[] {
  const changes = changesBetween(before, after);
  if (!changes) return [];
  return entities
    .flatMap((entity) => {
      const start = entity.offset;
      const end = start + entity.length;
      const touched = changes.filter((change) => change.start < end && change.end > start);
      if (touched.some((change) => change.start <= start && change.end >= end)) return [];
      if (touched.length > 0 && !STYLES.has(entity.type)) return [];
      const offset = moved(start, changes, "start");
      return kept(entity, offset, Math.min(moved(end, changes, "end"), after.length) - offset);
    })
    .sort((one, other) => one.offset - other.offset);
}

/** What is left of the formatting of a text that was cut. */
export const cutEntities = (entities: readonly Entity[], most: number): Entity[] =>
  entities.flatMap((entity) => kept(entity, entity.offset, Math.min(entity.length, most - entity.offset)));

const kept = (entity: Entity, offset: number, length: number): Entity[] =>
  length > 0
    ? [
        {
          ...(Object.fromEntries(Object.entries(entity).filter(([name]) => FIELDS.includes(name))) as Entity),
          offset,
          length,
        },
      ]
    : [];

function moved(position: number, changes: readonly Change[], side: "start" | "end"): number {
  const around = changes.find(({ start, end }) => start < position && position < end);
  if (around) return side === "start" ? around.newEnd : around.newStart;
  // What was put in right there belongs to neither side.
  const isBefore = ({ start, end }: Change): boolean =>
    end < position || (end === position && (side === "start" || start < end));
  const last = changes.findLast(isBefore);
  return last ? position + last.newEnd - last.end : position;
}

function changesBetween(before: string, after: string): Change[] | undefined {
  const pieces = diffWordsWithSpace(before, after, { maxEditLength: MAX_EDITS });
  const changes: Change[] = [];
  let [at, newAt] = [0, 0];
  for (const { value, added, removed } of pieces ?? []) {
    const last = changes.at(-1);
    const [end, newEnd] = [added ? at : at + value.length, removed ? newAt : newAt + value.length];
    if (added || removed) {
      if (last?.end === at && last.newEnd === newAt) Object.assign(last, { end, newEnd });
      else changes.push({ start: at, end, newStart: newAt, newEnd });
    }
    [at, newAt] = [end, newEnd];
  }
  return pieces && changes;
}
