import { CANNOT } from '#core/fulfilment/dispatch/staff/bulk-verdict.pure.ts';
import { formatAmount } from '#core/money/money.ts';

/** Its orders are looked at, it can be started, it is carried out, it waits to go on, it is over. */
export const BULK_STATES = ['looking', 'ready', 'running', 'stopped', 'done'] as const;
export type BulkState = (typeof BULK_STATES)[number];

export const VERDICTS = ['can', 'ask', ...CANNOT] as const;

/** What became of an order; where something changed since the preview, why it is as it was. */
export const BULK_RESULTS = ['done', 'asked', 'changed', 'failed', ...CANNOT] as const;
export type BulkResult = (typeof BULK_RESULTS)[number];

/** So many orders at most; more than that is another filter, or another one after it. */
export const MOST_ORDERS = 10_000;

/** Beyond it, the sum and the number of orders are typed. */
export const TYPED_ABOVE_MICRO = 100_000_000n;

interface ToConfirm {
  orders: number;
  amountMicro: bigint;
}

/** What staff type to agree; undefined where a button is enough. */
export const phraseOf = ({ orders, amountMicro }: ToConfirm): string | undefined =>
  amountMicro > TYPED_ABOVE_MICRO ? `${formatAmount(amountMicro)} ${orders}` : undefined;

export const isTyped = (typed: string | undefined, phrase: string): boolean =>
  typed !== undefined && typed.trim().replace(/\s+/gu, ' ') === phrase;
