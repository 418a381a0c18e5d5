import type { DocumentKind } from '#instance-schema/document-kinds.ts';

/** A value of a draft that cannot be shown as it was typed, and what stands in for it. */
export type DraftProblem = {
  kind: DocumentKind;
  key: string;
  pointer: string;
  replacedBy: 'last-good' | 'default' | 'nothing';
};
