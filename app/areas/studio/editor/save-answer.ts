import type { Values } from '#app/areas/studio/form/documents.ts';
import type { FieldProblem } from '#app/areas/studio/fields/field-problem.ts';
import type { FieldChange } from '#app/areas/studio/form/field-changes.ts';

/** What a form goes on with that could not be saved: all that was written in it. */
export interface KeptForm {
  /** As it was written. */
  document: Values;
  /** What it is compared with when it is sent again. */
  base: Values;
  rev: number;
}

export interface SavedAnswer {
  kind: 'saved';
  rev: number;
  /** Which the document has from now on. */
  key: string;
  changed: string[];
}

export interface ConflictAnswer extends KeptForm {
  kind: 'conflict';
  /** What another window has made of the fields that were changed in both. */
  theirs: FieldChange[];
}

export interface RefusedAnswer extends KeptForm {
  kind: 'refused';
  problems: FieldProblem[];
}

/** Somebody has removed the document in the meantime. */
export interface GoneAnswer extends KeptForm {
  kind: 'gone';
}

/** The core could not be asked; a page without a script has no other answer than its form. */
export interface UnreachedAnswer extends KeptForm {
  kind: 'unreached';
}

export type SaveAnswer =
  | SavedAnswer
  | ConflictAnswer
  | RefusedAnswer
  | GoneAnswer
  | UnreachedAnswer;
