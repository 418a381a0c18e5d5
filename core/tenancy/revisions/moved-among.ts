import { DOCUMENT_KINDS } from '#instance-schema/document-kinds.ts';
import { identityOf, type TreeEntry } from './document-set.ts';

/** By their identity, the documents that stand elsewhere among those of their kind. */
export function movedBetween(
  before: readonly TreeEntry[],
  after: readonly TreeEntry[],
): ReadonlySet<string> {
  const orderOf = (entries: readonly TreeEntry[], kind: string) =>
    entries.filter((entry) => entry.kind === kind).map(identityOf);
  return new Set(
    DOCUMENT_KINDS.flatMap((kind) => movedAmong(orderOf(before, kind), orderOf(after, kind))),
  );
}

/** The fewest whose move explains how the order of the rest has stayed. */
function movedAmong(before: readonly string[], after: readonly string[]): string[] {
  const places = new Map(before.map((name, at) => [name, at]));
  const common = after.filter((name) => places.has(name));
  /** For each, the longest run of names in their old order that ends with it. */
  const runs: { length: number; previous: number }[] = [];
  common.forEach((name, at) => {
    let best = { length: 1, previous: -1 };
    for (let earlier = 0; earlier < at; earlier += 1) {
      const isBehind = placeOf(places, common[earlier]) < placeOf(places, name);
      const length = (runs[earlier]?.length ?? 0) + 1;
      if (isBehind && length > best.length) best = { length, previous: earlier };
    }
    runs.push(best);
  });
  const longest = Math.max(0, ...runs.map(({ length }) => length));
  const stayed = new Set<string>();
  for (let at = runs.findIndex(({ length }) => length === longest); at >= 0;) {
    stayed.add(common[at] ?? '');
    at = runs[at]?.previous ?? -1;
  }
  return common.filter((name) => !stayed.has(name));
}

const placeOf = (places: ReadonlyMap<string, number>, name: string | undefined): number =>
  places.get(name ?? '') ?? -1;
