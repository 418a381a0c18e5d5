import type { LedgerActor } from '../entry.ts';
import { post, type LedgerDeps, type Posted } from '../post.ts';

interface PayOut {
  payoutId: bigint;
  amountMicro: bigint;
  actor: LedgerActor;
}

/** Records that money owed to a customer was paid out. */
export function payOut(
  deps: LedgerDeps,
  { payoutId, amountMicro, actor }: PayOut,
): Promise<Posted> {
  return post(deps, [
    {
      kind: 'admin',
      source: { type: 'payout', id: String(payoutId) },
      actor,
      postings: [
        { account: { kind: 'partners_payable' }, amountMicro: -amountMicro },
        { account: { kind: 'paid_out' }, amountMicro },
      ],
    },
  ]);
}
