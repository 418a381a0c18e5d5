export const ADJUSTMENT_STATUSES = ['waiting', 'done', 'refused'] as const;
export type AdjustmentStatus = (typeof ADJUSTMENT_STATUSES)[number];
