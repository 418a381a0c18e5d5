import { pointerKeys, pointerTo, valueAt } from '#instance-schema/json-pointer.ts';
import { isObject, isSameValue, withValue } from './documents.ts';
import type { FieldChange } from './field-changes.ts';

interface Sides {
  /** What the form was made from. */
  base: unknown;
  /** What was made of it there. */
  after: unknown;
  /** What another window has made of it in the meantime. */
  head: unknown;
}

interface Laid {
  document: unknown;
  /** What the other window says where both have changed something. */
  theirs: FieldChange[];
}

/** Where a change belongs in `head`: to a field, or to a list that has other entries by now. */
type Place =
  | { kind: 'field'; pointer: string; change: FieldChange }
  | { kind: 'list'; pointer: string; from: string }
  | { kind: 'gone'; pointer: string; from: string; at: number };

/**
 * The changes of a form on top of what another window has made. Entries with ids are followed to where
 * they stand now; a list whose entries cannot be told from each other is decided on as a whole.
 */
export function layChanges(changes: readonly FieldChange[], sides: Sides): Laid {
  const places = changes.map((change) => placeOf(change, sides));
  let document = sides.head;
  for (const place of places) document = withPlace(document, place, sides);
  for (const place of goneEntries(places)) document = withEntryAgain(document, place, sides);
  return { document, theirs: theirsAt(places, sides) };
}

function placeOf(change: FieldChange, { base, head }: Sides): Place {
  let from = '';
  let pointer = '';
  for (const key of pointerKeys(change.pointer)) {
    const before = valueAt(base, from);
    const found = Array.isArray(before)
      ? entryPlace(before, valueAt(head, pointer), Number(key))
      : key;
    if (found === undefined) return { kind: 'list', pointer, from };
    if (found === -1) return { kind: 'gone', pointer, from, at: Number(key) };
    from = pointerTo(from, key);
    pointer = pointerTo(pointer, found);
  }
  return { kind: 'field', pointer, change };
}

/** Where an entry stands now: -1 where it was removed, undefined where nobody can tell. */
function entryPlace(before: readonly unknown[], now: unknown, at: number): number | undefined {
  if (!Array.isArray(now)) return undefined;
  const ids = idsOf(before);
  const idsNow = idsOf(now);
  if (ids && idsNow) return idsNow.indexOf(ids[at] ?? '');
  return hasSameEntries(before, now) ? at : undefined;
}

/** The ids of entries that each have one of their own. */
function idsOf(list: readonly unknown[]): string[] | undefined {
  const ids = list.flatMap((entry) => {
    const id = isObject(entry) ? entry['id'] : undefined;
    return typeof id === 'string' || typeof id === 'number' ? [String(id)] : [];
  });
  return ids.length === list.length && new Set(ids).size === ids.length ? ids : undefined;
}

/** As long, and none of what differs is found at another place. */
function hasSameEntries(before: readonly unknown[], now: readonly unknown[]): boolean {
  const has = (list: readonly unknown[], entry: unknown) =>
    list.some((one) => isSameValue(one, entry));
  return (
    before.length === now.length &&
    before.every((entry, at) => {
      const other = now[at];
      return isSameValue(entry, other) || (!has(now, entry) && !has(before, other));
    })
  );
}

function withPlace(document: unknown, place: Place, { after }: Sides): unknown {
  if (place.kind === 'field') return withValue(document, place.pointer, place.change.value);
  if (place.kind === 'list') return withValue(document, place.pointer, valueAt(after, place.from));
  return document;
}

type GoneEntry = Place & { kind: 'gone' };

/** Each once, those of inner lists first: what is put back moves what stands behind it. */
function goneEntries(places: readonly Place[]): GoneEntry[] {
  const gone = new Map<string, GoneEntry>();
  for (const place of places) {
    if (place.kind === 'gone') gone.set(pointerTo(place.from, place.at), place);
  }
  const depth = ({ pointer }: GoneEntry) => pointerKeys(pointer).length;
  return [...gone.values()].sort((a, b) => depth(b) - depth(a));
}

function withEntryAgain(document: unknown, { pointer, from, at }: GoneEntry, { after }: Sides) {
  const list = valueAt(document, pointer);
  if (!Array.isArray(list)) return document;
  return withValue(document, pointer, list.toSpliced(at, 0, valueAt(after, pointerTo(from, at))));
}

/** What is decided of a list is decided of all that stands in it. */
function theirsAt(places: readonly Place[], { base, head }: Sides): FieldChange[] {
  const found = new Map<string, unknown>();
  for (const place of places) {
    const { pointer } = place;
    const value = valueAt(head, pointer);
    const isTheirs =
      place.kind !== 'field' || !isSameValue(value, valueAt(base, place.change.pointer));
    if (isTheirs) found.set(pointer, value);
  }
  const lists = places.filter(({ kind }) => kind !== 'field').map(({ pointer }) => pointer);
  return [...found]
    .filter(([pointer]) => !lists.some((list) => pointer.startsWith(`${list}/`)))
    .map(([pointer, value]) => ({ pointer, value }));
}
