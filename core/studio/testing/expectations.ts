import { canonicalJson } from '#core/platform/json/canonical-json.pure.ts';
import type { Side } from '#core/studio/documents/merge-json.ts';
import { isSame } from '#core/studio/documents/json-value.ts';
import type { DraftChange } from '#core/studio/drafts/draft.contract.ts';
import {
  identityOf,
  type DocumentSet,
  type KeptDocument,
} from '#core/tenancy/revisions/document-set.ts';
import { valueAt } from '#instance-schema/json-pointer.ts';
import type { Shown } from './studio.ts';

/** What must come out, worked out another way than by the code that is tested. */

interface Saved {
  change: DraftChange;
  seen: DocumentSet;
  before: Shown;
  after: Shown;
}

/** After a save its own field is as it was typed, and all others are as they were before it. */
export function requireOnly({ change, seen, before, after }: Saved): void {
  const target = targetOf(change, seen, before.documents, after.documents);
  const old = new Map(before.documents.map((document) => [identityOf(document), document]));
  for (const document of after.documents) {
    const identity = identityOf(document);
    const previous = old.get(identity);
    old.delete(identity);
    if (identity === target) {
      const form = seen.find((one) => identityOf(one) === identity);
      requireTyped(change, document, { previous, seen: form });
    } else if (previous?.hash !== document.hash) {
      throw new Error(`${identity} changed as well`);
    }
  }
  const gone = [...old.keys()].filter((identity) => identity !== target);
  if (gone.length > 0) throw new Error(`${gone.join()} went as well`);
  if (change.do === 'remove' && old.size !== 1 && hasDocument(before.documents, target)) {
    throw new Error(`${target} is still there`);
  }
}

const hasDocument = (documents: DocumentSet, identity: string): boolean =>
  documents.some((document) => identityOf(document) === identity);

/** Which document a change is about; of a new one, the one that was not there before. */
function targetOf(
  change: DraftChange,
  seen: DocumentSet,
  before: DocumentSet,
  after: DocumentSet,
): string {
  if (change.do === 'put' && change.key === undefined) {
    const added = after.find((document) => !hasDocument(before, identityOf(document)));
    return added ? identityOf(added) : '';
  }
  const known = seen.find(({ kind, key }) => kind === change.kind && key === change.key);
  return known ? identityOf(known) : '';
}

/** The first entry of a list may stand elsewhere by now. */
function placeNow(pointer: string, seen: KeptDocument | undefined, { body }: KeptDocument): string {
  const id = valueAt(seen?.body, '/children/0/id');
  const { children } = body;
  if (!pointer.startsWith('/children/0') || !Array.isArray(children)) return pointer;
  const at = children.findIndex((child: { id?: unknown }) => child.id === id);
  return pointer.replace('/children/0', `/children/${at}`);
}

function requireTyped(
  change: DraftChange,
  document: KeptDocument,
  { previous, seen }: { previous: KeptDocument | undefined; seen: KeptDocument | undefined },
): void {
  if (change.do === 'set') {
    for (const { pointer, value } of change.fields) {
      const place = placeNow(pointer, seen, document);
      const found = JSON.stringify(valueAt(document.body, place));
      // What the form shows already is not typed: then what was changed elsewhere stays.
      const isTyped = !isSame(valueAt(seen?.body, pointer), value);
      const isThere = !isTyped || found === JSON.stringify(value);
      if (!isThere) throw new Error(`${pointer} is ${found} and not what was typed`);
    }
    requireOthers(change.fields, document, previous);
  }
  if (change.do === 'put' && JSON.stringify(document.body).length < 2) throw new Error('nothing');
  if (change.do === 'move' && previous && previous.hash !== document.hash) {
    throw new Error('moved, and something else as well');
  }
}

/** Every other field of the document is as it was. */
function requireOthers(
  fields: readonly { pointer: string }[],
  document: KeptDocument,
  previous: KeptDocument | undefined,
): void {
  const [before, after] = [leavesOf(previous?.body ?? {}), leavesOf(document.body)];
  for (const path of new Set([...before.keys(), ...after.keys()])) {
    const isTyped = fields.some(({ pointer }) => {
      const place = pointer.slice(1);
      const isBelow = path === place || path.startsWith(`${place}/`);
      return isBelow || place.startsWith(`${path}/`) || listOf(place) === path;
    });
    if (!isTyped && before.get(path) !== after.get(path))
      throw new Error(`${path} changed as well`);
  }
}

const listOf = (place: string): string => place.split('/0/')[0] ?? place;

interface MergedSides {
  base: DocumentSet;
  mine: DocumentSet;
  theirs: DocumentSet;
  merged: DocumentSet;
  side: Side;
}

/** Each field comes from the side that changed it, and where both did, from the one that was taken. */
export function requireMerged({ merged, side, ...sides }: MergedSides): void {
  const [base, mine, theirs, found] = [sides.base, sides.mine, sides.theirs, merged].map(
    (set) => new Map(set.map((document) => [identityOf(document), document.body])),
  );
  const all = [base, mine, theirs, found].flatMap((side_) => [...(side_?.keys() ?? [])]);
  for (const identity of new Set(all)) {
    const bodies = [base, mine, theirs, found].map((set) => set?.get(identity));
    requireBody(identity, bodies, side);
  }
}

function requireBody(identity: string, bodies: readonly unknown[], side: Side): void {
  const [base, mine, theirs, found] = bodies;
  const wrong = wrongIn({ base, mine, theirs, found }, side);
  if (wrong !== undefined) throw new Error(`${identity}${wrong} comes from nowhere`);
}

interface Outcome {
  base: unknown;
  mine: unknown;
  theirs: unknown;
  found: unknown;
}

/** The path of a value that is not where it should come from. */
function wrongIn({ base, mine, theirs, found }: Outcome, side: Side): string | undefined {
  const three = [base, mine, theirs].map(membersOf);
  const [b, m, t] = three;
  const sameForm = three.every((members) => members?.form === b?.form);
  if (!b || !m || !t || !sameForm) {
    const [old, own, other, now] = [base, mine, theirs, found].map(textOf);
    const conflict = side === 'mine' ? own : other;
    const expected = own === other ? own : old === own ? other : old === other ? own : conflict;
    return now === expected ? undefined : ` ${now} instead of ${expected}`;
  }
  const f = membersOf(found) ?? { form: b.form, members: new Map<string, unknown>() };
  const names = [b, m, t, f].flatMap(({ members }) => [...members.keys()]);
  for (const name of new Set(names)) {
    const [one, two, three_, four] = [b, m, t, f].map(({ members }) => members.get(name));
    const inner = { base: one, mine: two, theirs: three_, found: four };
    const wrong = wrongIn(inner, side);
    if (wrong !== undefined) return `/${name}${wrong}`;
  }
  return undefined;
}

/** Of an object its fields, of a list of entries those by their ids; nothing of any other value. */
function membersOf(value: unknown): { form: string; members: Map<string, unknown> } | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Array.isArray(value)) return { form: 'object', members: new Map(Object.entries(value)) };
  const members = new Map<string, unknown>();
  for (const entry of value as readonly unknown[]) {
    if (typeof entry !== 'object' || entry === null || !('id' in entry)) return undefined;
    members.set(String(entry.id), entry);
  }
  return members.size === value.length ? { form: 'list', members } : undefined;
}

/** Every value by its path; a list is one value. */
function leavesOf(value: unknown, path = ''): Map<string, string | undefined> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return new Map([[path, textOf(value)]]);
  }
  const inner = Object.entries(value).flatMap(([name, member]) => [
    ...leavesOf(member, path === '' ? name : `${path}/${name}`),
  ]);
  return new Map(inner);
}

/** Equal exactly for equal values; what is absent has none. */
const textOf = (value: unknown): string | undefined =>
  value === undefined ? undefined : canonicalJson(value);
