import { DOCUMENT_KINDS, type DocumentKind } from '#instance-schema/document-kinds.ts';
import { canonicalJson } from '#core/platform/json/canonical-json.pure.ts';
import { hashOf } from './content-hash.ts';

export type DocumentBody = Readonly<Record<string, unknown>>;

/** A document among all of an instance, valid or not. */
export interface KeptDocument {
  readonly kind: DocumentKind;
  /** Names it among its kind. */
  readonly key: string;
  /** The key that it began with: by it a document is known again when its key has changed. */
  readonly origin: string;
  readonly body: DocumentBody;
  /** Of its body. */
  readonly hash: string;
}

/** All documents of an instance, those of each kind in their order. */
export type DocumentSet = readonly KeptDocument[];

export function keptDocument(
  { kind, key, origin = key }: { kind: DocumentKind; key: string; origin?: string },
  body: DocumentBody,
): KeptDocument {
  return { kind, key, origin, body, hash: hashOf(canonicalJson(body)) };
}

/** Kinds stand in the order in which they are listed, so that the same documents are one tree. */
export function inOrderOfKinds(documents: DocumentSet): DocumentSet {
  return DOCUMENT_KINDS.flatMap((kind) => documents.filter((document) => document.kind === kind));
}

/** Names a document within a set for as long as it exists. */
export const identityOf = ({ kind, origin }: Pick<KeptDocument, 'kind' | 'origin'>): string =>
  `${kind} ${origin}`;

interface Tree {
  hash: string;
  entries: string;
}

/** A set never changes, and neither does its tree. */
const trees = new WeakMap<DocumentSet, Tree>();

/** As a tree is stored: what it is called follows from what is in it. */
export function treeOf(documents: DocumentSet): Tree {
  const known = trees.get(documents) ?? makeTree(documents);
  trees.set(documents, known);
  return known;
}

function makeTree(documents: DocumentSet): Tree {
  const entries = canonicalJson(
    inOrderOfKinds(documents).map(({ kind, key, origin, hash }) =>
      origin === key ? [kind, key, hash] : [kind, key, hash, origin],
    ),
  );
  return { hash: hashOf(entries), entries };
}

export type TreeEntry = Omit<KeptDocument, 'body'>;

export function entriesOf(stored: string): TreeEntry[] {
  // Written by `treeOf` and by nobody else.
  const rows = JSON.parse(stored) as [DocumentKind, string, string, string?][];
  return rows.map(([kind, key, hash, origin = key]) => ({ kind, key, origin, hash }));
}
