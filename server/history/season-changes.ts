import { invariant } from '#core/errors.ts';
import { applyChanges } from '#core/studio/documents/apply-changes.ts';
import type { DraftChange } from '#core/studio/drafts/draft.contract.ts';
import type { DocumentSet, KeptDocument } from '#core/tenancy/revisions/document-set.ts';
import { valueAt } from '#instance-schema/json-pointer.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '#instance-schema/document-kinds.ts';
import type { SeasonChange } from '#fixtures/history/season.ts';

interface Named {
  kind: DocumentKind;
  key: string;
}

/** Changes of a season as a draft takes them: today's values are those of the files. */
export const draftChanges = (changes: readonly SeasonChange[], sets: Sets): DraftChange[] =>
  changes.map((change) => draftChange(change, sets));

interface Sets {
  now: DocumentSet;
  files: DocumentSet;
}

function draftChange(change: SeasonChange, { now, files }: Sets): DraftChange {
  switch (change.does) {
    case 'set':
      return setting(change, change.pointer, change.to);
    case 'bring':
      return setting(change, change.pointer, valueAt(find(files, change).body, change.pointer));
    case 'add':
      return { do: 'put', kind: change.kind, body: change.body };
    case 'bring document':
      return brought(find(files, change), { now, files });
    case 'remove':
      return { do: 'remove', ...named(change) };
    case 'move':
      return { do: 'move', ...named(change), position: change.position };
  }
}

/** All that still differs from the files, so that a season always ends with them. */
export function changesToFiles(now: DocumentSet, files: DocumentSet): DraftChange[] {
  const removed = now.filter((one) => !files.some((other) => isSame(one, other)));
  const after = now.filter((one) => !removed.includes(one));
  const changes: DraftChange[] = removed.map((one) => ({ do: 'remove', ...named(one) }));
  for (const kind of DOCUMENT_KINDS) {
    const own = files.filter((one) => one.kind === kind);
    const keys = after.filter((one) => one.kind === kind).map(({ key }) => key);
    const isOrdered = keys.join('\n') === own.map(({ key }) => key).join('\n');
    own.forEach((document, position) => {
      const present = after.find((one) => isSame(one, document));
      if (present?.hash === document.hash && isOrdered) return;
      const key = present ? { key: present.key } : {};
      changes.push({ do: 'put', kind, ...key, body: { ...document.body }, position });
    });
  }
  return changes;
}

/** The documents of a brand as they were at the beginning. */
export function asItBegan(files: DocumentSet, begins: readonly SeasonChange[]): DocumentSet {
  const changes = draftChanges(begins, { now: files, files });
  return applyChanges(files, changes, []).documents;
}

function brought(document: KeptDocument, { now, files }: Sets): DraftChange {
  const { kind } = document;
  const before = files
    .slice(0, files.indexOf(document))
    .filter((one) => one.kind === kind && now.some((other) => isSame(one, other)));
  const isThere = now.some((one) => isSame(one, document));
  return {
    ...{ do: 'put', kind, body: { ...document.body }, position: before.length },
    ...(isThere && { key: document.key }),
  };
}

const setting = (change: Named, pointer: string, value: unknown): DraftChange => ({
  do: 'set',
  ...named(change),
  fields: [{ pointer, value }],
});

const named = ({ kind, key }: Named): Named => ({ kind, key });

const isSame = (one: Named, other: Named) => one.kind === other.kind && one.key === other.key;

function find(documents: DocumentSet, wanted: Named): KeptDocument {
  const found = documents.find((one) => isSame(one, wanted));
  invariant(found, `the files of the demo have a ${wanted.kind} ${wanted.key}`);
  return found;
}
