import type { DraftChange } from '#core/studio/drafts/draft.contract.ts';
import type { Side } from '#core/studio/documents/merge-json.ts';
import type { DocumentSet } from '#core/tenancy/revisions/document-set.ts';

/** One of those who work on the same instance. */
export type Person = 0 | 1;

/** What somebody's draft shows. */
export interface Shown {
  rev: number;
  base: number;
  published: number;
  canUndo: boolean;
  canRedo: boolean;
  documents: DocumentSet;
}

/** The studio as people use it, in memory or on a database: each refuses with an `AppError`. */
export interface Studio {
  look(who: Person): Promise<Shown>;
  save(who: Person, asked: { rev: number; changes: DraftChange[] }): Promise<void>;
  undo(who: Person, rev: number): Promise<void>;
  redo(who: Person, rev: number): Promise<void>;
  discard(who: Person, rev: number): Promise<void>;
  /** By its place among all steps of theirs, the first being 0. */
  goTo(who: Person, asked: { rev: number; step: number }): Promise<void>;
  /** By its place among their drafts that have ended, the first being 0. */
  reopen(who: Person, asked: { rev: number; draft: number }): Promise<void>;
  restore(who: Person, asked: { rev: number; revision: number }): Promise<void>;
  /** Takes the same side in each conflict. */
  merge(who: Person, asked: { rev: number; published: number; side: Side }): Promise<void>;
  publish(who: Person, asked: { rev: number; base: number; key: string }): Promise<void>;
  /** What can be found again of a person: the documents of each step of each draft. */
  steps(who: Person): Promise<DocumentSet[]>;
  endedDrafts(who: Person): Promise<number>;
  /** What pages show. */
  live(): Promise<DocumentSet>;
  /** Every revision, the first being 1. */
  revisions(): Promise<DocumentSet[]>;
}
