import {
  identityOf,
  type DocumentSet,
  type KeptDocument,
} from '#core/tenancy/revisions/document-set.ts';

/** Which documents a step from one set to another concerns. */
export function touchedBetween(before: DocumentSet, after: DocumentSet): KeptDocument[] {
  const old = new Map(before.map((document) => [identityOf(document), document]));
  const present = new Set(after.map(identityOf));
  return [
    ...after.filter((document) => old.get(identityOf(document))?.hash !== document.hash),
    ...before.filter((document) => !present.has(identityOf(document))),
  ];
}
