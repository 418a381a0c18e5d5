import { WITHDRAWAL_STATUSES } from '#core/billing/withdrawals/withdrawal-status.pure.ts';
import type { ListFields } from '#core/platform/lists/list-grammar.pure.ts';

/** By what staff filter withdrawals; a word is the number of one, or a whole account. */
export const WITHDRAWAL_FIELDS = {
  state: { is: 'choice', values: WITHDRAWAL_STATUSES },
  /** Its number, or a part of its name in any language. */
  method: { is: 'text' },
  customer: { is: 'text' },
  /** What is paid out. */
  amount: { is: 'amount' },
  requested: { is: 'day' },
  decided: { is: 'day' },
} as const satisfies ListFields;

/** Numbers grow with the time of a request. */
export const WITHDRAWAL_SORTS = ['requested'] as const;
export type WithdrawalListSort = (typeof WITHDRAWAL_SORTS)[number];
