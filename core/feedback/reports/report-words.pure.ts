/** What can be wrong with a service. */
export const REPORT_REASONS = [
  'misleading',
  'not_delivered',
  'fake',
  'harmful',
  'rights',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_STATUSES = ['open', 'done', 'dismissed'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];
