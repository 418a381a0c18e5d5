import { REPORT_REASONS, REPORT_STATUSES } from '#core/feedback/reports/report-words.pure.ts';
import type { ListFields } from '#core/platform/lists/list-grammar.pure.ts';

/** By what staff filter reports; a word is the number of one, or stands in its text or its service. */
export const REPORT_FIELDS = {
  state: { is: 'choice', values: REPORT_STATUSES },
  reason: { is: 'choice', values: REPORT_REASONS },
  service: { is: 'number' },
  customer: { is: 'text' },
  created: { is: 'day' },
  closed: { is: 'day' },
} as const satisfies ListFields;

/** By the number, which grows with time. */
export const REPORT_SORTS = ['created'] as const;
export type ReportSort = (typeof REPORT_SORTS)[number];
