import type { ColumnType, Generated } from 'kysely';
import type { RevisionSource } from './revision-sources.pure.ts';

/** The bodies of documents by their hash; revisions and drafts share them. */
export interface DocumentBodiesTable {
  instance_id: number;
  hash: string;
  /** Canonical JSON. */
  body: string;
}

/** Which documents there were, by the hash of that list. */
export interface DocumentTreesTable {
  instance_id: number;
  hash: string;
  /** Canonical JSON. */
  entries: string;
}

/** Rows are added and read, never changed. */
export interface InstanceRevisionsTable {
  instance_id: number;
  /** Counts the publications of documents. */
  revision: bigint;
  /** Names a state of the documents, as steps of drafts have one too. */
  rev: ColumnType<bigint, never, never>;
  tree: string;
  schema_version: number;
  author_id: bigint | null;
  source: RevisionSource;
  note: string;
  changes: number;
  published_at: Date;
  previous_hash: string;
  hash: string;
}

/** Which revision is public. */
export interface PublishedRevisionsTable {
  instance_id: number;
  revision: bigint;
}

/** The highest number that a document of a kind has ever had, so that none is given twice. */
export interface DocumentNumbersTable {
  instance_id: number;
  kind: string;
  last: Generated<bigint>;
}

export interface RevisionTables {
  document_bodies: DocumentBodiesTable;
  document_trees: DocumentTreesTable;
  instance_revisions: InstanceRevisionsTable;
  published_revisions: PublishedRevisionsTable;
  document_numbers: DocumentNumbersTable;
}
