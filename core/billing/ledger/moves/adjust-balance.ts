import { post, type LedgerDeps, type Posted } from '../post.ts';

interface Adjustment {
  customerId: bigint;
  /** Positive adds, negative takes, never more than the balance. */
  amountMicro: bigint;
  adjustmentId: string;
  staffId: bigint;
  /** Shown to the customer. */
  reason: string;
}

/** A member of staff corrects a balance by hand. */
export function adjustBalance(deps: LedgerDeps, adjustment: Adjustment): Promise<Posted> {
  const { customerId, amountMicro, adjustmentId, staffId, reason } = adjustment;
  return post(deps, [
    {
      kind: 'admin',
      source: { type: 'adjustment', id: adjustmentId },
      actor: { kind: 'staff', id: staffId },
      reason,
      postings: [
        { account: { kind: 'balance', customerId }, amountMicro },
        { account: { kind: 'bonus_expense' }, amountMicro: -amountMicro },
      ],
    },
  ]);
}
