import type { LedgerActor } from '../entry.ts';
import { post, type LedgerDeps, type Posted } from '../post.ts';

interface Charge {
  customerId: bigint;
  orderId: bigint;
  amountMicro: bigint;
  couponId?: bigint;
  actor: LedgerActor;
  idempotencyKey?: string;
}

/** An order is paid out of the balance; what that does not cover is refused. */
export function chargeOrder(deps: LedgerDeps, charge: Charge): Promise<Posted> {
  const { customerId, orderId, amountMicro, couponId, actor, idempotencyKey } = charge;
  return post(deps, [
    {
      kind: 'order',
      source: { type: 'order', id: String(orderId) },
      actor,
      links: { orderId, ...(couponId !== undefined && { couponId }) },
      ...(idempotencyKey !== undefined && { idempotencyKey }),
      postings: [
        { account: { kind: 'balance', customerId }, amountMicro: -amountMicro },
        { account: { kind: 'revenue' }, amountMicro },
      ],
    },
  ]);
}
