/** How a commission stands, as its earner sees it. */
export const COMMISSION_STATES = ['waiting', 'held', 'available', 'reversed', 'nothing'] as const;
export type CommissionState = (typeof COMMISSION_STATES)[number];

/** Why something of it was taken back. */
export const REVERSAL_REASONS = [
  'order_refunded',
  'payment_taken_back',
  'refused',
  'account_closed',
] as const;
export type ReversalReason = (typeof REVERSAL_REASONS)[number];
