import type { ListFields } from '#core/platform/lists/list-grammar.pure.ts';

/** By what staff filter jobs that have died; a word stands in the kind or in the error. */
export const JOB_FIELDS = {
  kind: { is: 'text' },
  died: { is: 'day' },
} as const satisfies ListFields;
