import type { LedgerActor } from '../entry.ts';
import { post, type LedgerDeps, type Posted } from '../post.ts';

interface Month {
  /** What is paid for by the month; its months are told apart by its kind, its id and their number. */
  kind: 'child_panel' | 'tariff';
  customerId: bigint;
  id: bigint;
  /** Which of its months; each is paid once. */
  month: number;
  amountMicro: bigint;
  actor: LedgerActor;
}

/** Pays a month from the balance; refused when the balance does not cover it. */
export function chargeMonth(deps: LedgerDeps, paid: Month): Promise<Posted> {
  const { kind, customerId, id, month, amountMicro, actor } = paid;
  if (amountMicro === 0n) return Promise.resolve({ isNew: true, ids: [] });
  return post(deps, [
    {
      kind,
      source: { type: kind, id: `${id}/${month}` },
      actor,
      postings: [
        { account: { kind: 'balance', customerId }, amountMicro: -amountMicro },
        { account: { kind: 'revenue' }, amountMicro },
      ],
    },
  ]);
}
