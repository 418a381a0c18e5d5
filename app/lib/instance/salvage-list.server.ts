import { isDeepStrictEqual } from 'node:util';
import type { DocumentKind, Documents } from '#instance-schema/document-kinds.ts';
import { pointerTo } from '#instance-schema/json-pointer.ts';
import { migrateDocument } from '#instance-schema/migrate.ts';
import { ROOT } from './change-at.server.ts';
import { identityOf, matchEntries } from './match-entries.server.ts';
import { salvageDocument, type Rejection, type Salvaged } from './salvage.server.ts';

interface SalvageListInput<Kind extends DocumentKind> {
  kind: Kind;
  candidate: unknown;
  lastGood: readonly Documents[Kind][];
  mostEntries: number;
}

/** Makes each entry of a list valid on its own; what cannot be saved goes alone. */
export function salvageList<Kind extends DocumentKind>(
  input: SalvageListInput<Kind>,
): { documents: readonly Documents[Kind][]; rejections: Rejection[] } {
  const { candidate, lastGood, mostEntries } = input;
  if (!Array.isArray(candidate)) {
    const message = 'must be array';
    const rejection = { pointer: ROOT, keyword: 'type', message, replacedBy: 'last-good' } as const;
    return { documents: lastGood, rejections: [rejection] };
  }
  const entries: readonly unknown[] = candidate.slice(0, mostEntries);
  const rejections: Rejection[] = [];
  if (candidate.length > mostEntries) {
    const message = `must NOT have more than ${mostEntries} items`;
    rejections.push({ pointer: ROOT, keyword: 'maxItems', message, replacedBy: 'nothing' });
  }
  const documents: Documents[Kind][] = [];
  const names = new Set<string>();
  const matches = matchEntries(entries, lastGood);
  for (const [index, entry] of entries.entries()) {
    // matchEntries answers with entries of the list it was given.
    const match = matches[index] as Documents[Kind] | undefined;
    const at = pointerTo(ROOT, index);
    const { document, rejections: own } = salvageEntry(input.kind, entry, match);
    rejections.push(...own.map((rejection) => ({ ...rejection, pointer: at + rejection.pointer })));
    if (document === undefined) continue;
    const name = nameOf(input.kind, document);
    if (name !== undefined && names.has(name)) {
      const message = `must NOT be there twice: ${name}`;
      rejections.push({ pointer: at, keyword: 'duplicate', message, replacedBy: 'nothing' });
      continue;
    }
    if (name !== undefined) names.add(name);
    documents.push(document);
  }
  return { documents, rejections };
}

function salvageEntry<Kind extends DocumentKind>(
  kind: Kind,
  entry: unknown,
  lastGood: Documents[Kind] | undefined,
): Salvaged<Documents[Kind]> {
  // What says the same as before is the very one of before, which was looked at then.
  if (lastGood !== undefined && isDeepStrictEqual(entry, lastGood)) {
    return { document: lastGood, rejections: [] };
  }
  const migrated = migrateDocument(kind, entry);
  if (migrated.ok) return salvageDocument({ kind, candidate: migrated.document, lastGood });
  const replacedBy = lastGood ? 'last-good' : 'nothing';
  return { document: lastGood, rejections: [{ ...migrated.problem, replacedBy }] };
}

/** Several banners may share a place, and then their place is all the name they have. */
function nameOf(kind: DocumentKind, document: unknown): string | undefined {
  const name = identityOf(document);
  return kind === 'banner' && name?.startsWith('place ') ? undefined : name;
}
