import type { DocumentSet, KeptDocument } from '#core/tenancy/revisions/document-set.ts';
import type { DocumentKind } from '#instance-schema/document-kinds.ts';
import type { InstanceDocument } from './document.ts';

export interface ChangedDocuments {
  /** What is new, says something else, or stands elsewhere among its kind. */
  written: InstanceDocument[];
  /** The kinds of those, and of what goes. */
  kinds: ReadonlySet<DocumentKind>;
}

interface ToCompare {
  /** As they are to be public. */
  documents: readonly InstanceDocument[];
  /** The same with their hashes. */
  kept: DocumentSet;
  /** What is public. */
  before: DocumentSet;
}

/** What a publication changes of what pages read. */
export function changedDocuments({ documents, kept, before }: ToCompare): ChangedDocuments {
  const hashes = new Map(kept.map((document) => [nameOf(document), document.hash]));
  const old = placesOf(before);
  const written = documents.filter((document) => {
    const known = old.get(nameOf(document));
    const isSame = known?.hash === hashes.get(nameOf(document));
    return !isSame || known?.position !== document.position;
  });
  const gone = before.filter((document) => !hashes.has(nameOf(document)));
  return { written, kinds: new Set([...written, ...gone].map(({ kind }) => kind)) };
}

function placesOf(documents: DocumentSet) {
  const counts = new Map<DocumentKind, number>();
  return new Map(
    documents.map((document) => {
      const position = counts.get(document.kind) ?? 0;
      counts.set(document.kind, position + 1);
      return [nameOf(document), { hash: document.hash, position }] as const;
    }),
  );
}

const nameOf = ({ kind, key }: Pick<KeptDocument, 'kind' | 'key'>): string => `${kind} ${key}`;
