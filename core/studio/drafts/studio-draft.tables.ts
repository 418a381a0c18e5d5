import type { ColumnType, GeneratedAlways } from 'kysely';

/** What a member of the team is about to publish. */
export interface StudioDraftsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  customer_id: bigint;
  /** The step that it shows; none before the first and where all were undone. */
  head: ColumnType<bigint | null, never, bigint | null>;
  created_at: Date;
  updated_at: Date;
  ended: ColumnType<'published' | 'discarded' | null, never, 'published' | 'discarded'>;
  ended_at: ColumnType<Date | null, never, Date>;
}

export const STEP_KINDS = ['saved', 'merged', 'restored', 'reopened'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** Rows are added and read, never changed. */
export interface StudioDraftStepsTable {
  instance_id: number;
  /** Names a state of the documents, as revisions have one too. */
  rev: ColumnType<bigint, never, never>;
  draft_id: bigint;
  /** The step it was made from; none for what was public. */
  after: bigint | null;
  base_revision: bigint;
  tree: string;
  did: StepKind;
  /** Which documents it concerns, as JSON. */
  documents: string;
  at: Date;
}

export interface StudioDraftTables {
  studio_drafts: StudioDraftsTable;
  studio_draft_steps: StudioDraftStepsTable;
}
