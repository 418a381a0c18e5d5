import type { Deps } from '#core/deps.ts';
import type { LedgerEntry } from '../entry.ts';
import { post, type Posted } from '../post.ts';

let events = 0;

/** An entry of an event that nothing else is about. */
export function entryOf(entry: Pick<LedgerEntry, 'kind' | 'postings'> & Partial<LedgerEntry>) {
  events += 1;
  const source = { type: 'test_event', id: String(events) };
  return { source, actor: { kind: 'system' }, ...entry } satisfies LedgerEntry;
}

/** Money that came in from outside. */
export const paidIn = (customerId: bigint, amountMicro: bigint): LedgerEntry =>
  entryOf({
    kind: 'invoiced',
    postings: [
      { account: { kind: 'balance', customerId }, amountMicro },
      { account: { kind: 'clearing', paymentMethodId: 1 }, amountMicro: -amountMicro },
    ],
  });

/** Money spent on an order. */
export const spent = (customerId: bigint, amountMicro: bigint): LedgerEntry =>
  entryOf({
    kind: 'order',
    postings: [
      { account: { kind: 'balance', customerId }, amountMicro: -amountMicro },
      { account: { kind: 'revenue' }, amountMicro },
    ],
  });

/** Posts in a transaction of its own. */
export function postAlone(
  deps: Deps,
  instanceId: number,
  entries: readonly LedgerEntry[],
): Promise<Posted> {
  return deps.db.inInstance(instanceId, (trx) => post({ ...deps, trx, instanceId }, entries));
}
