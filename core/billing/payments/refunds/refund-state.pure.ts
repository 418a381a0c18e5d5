/**
 * `failed` was tried as often as a job is, so that it may have been made; `returned` was made, and a
 * bank has sent it back.
 */
export const REFUND_STATES = [
  'requested',
  'done',
  'refused',
  'failed',
  'given_up',
  'returned',
] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** Nothing else is given back of a payment while one of its refunds is in such a state. */
export const isUnderWay = (state: RefundState): boolean =>
  state === 'requested' || state === 'failed';
