import type { Outcome } from './outcome.server.ts';

/** Whether nothing was paid and nothing is waited for. */
export const isOverWith = (state: Outcome['state']): boolean =>
  state === 'failed' || state === 'expired' || state === 'canceled' || state === 'refused';
