import type { LedgerActor } from '../entry.ts';
import { getOriginal, leftOf, postingTo } from '../original.ts';
import { post, type LedgerDeps, type Posted } from '../post.ts';

interface Refund {
  /** Null where the runs of a drip-feed are meant that are not started yet. */
  orderId: bigint | null;
  /** What a run of a drip-feed costs was charged with the whole of it. */
  dripFeedId?: bigint | null;
  actor: LedgerActor;
  reason?: string;
}

/** Gives back all that an order has cost and that was not given back before. */
export function cancelOrder(
  deps: LedgerDeps,
  refund: Refund & { orderId: bigint },
): Promise<Posted> {
  return giveBack(deps, { ...refund, source: { type: 'order', id: String(refund.orderId) } });
}

/** Gives back a part of what an order has cost, at most what is left of it. */
export function refundOrder(
  deps: LedgerDeps,
  refund: Refund & { refundId: string; amountMicro: bigint },
): Promise<Posted> {
  return giveBack(deps, { ...refund, source: { type: 'refund', id: refund.refundId } });
}

interface GivingBack extends Refund {
  source: { type: string; id: string };
  /** Without it, all. */
  amountMicro?: bigint;
}

async function giveBack(deps: LedgerDeps, refund: GivingBack): Promise<Posted> {
  const { source, orderId, dripFeedId, actor, reason } = refund;
  const charge = await getOriginal(deps, {
    kind: 'order',
    source:
      dripFeedId == null
        ? { type: 'order', id: String(orderId) }
        : { type: 'drip_feed', id: String(dripFeedId) },
  });
  const charged = postingTo(charge, ['balance']);
  const leftMicro = await leftOf(deps, charge, charged);
  const { amountMicro = leftMicro } = refund;
  const backMicro = amountMicro < leftMicro ? amountMicro : leftMicro;
  if (backMicro <= 0n) return { isNew: false };
  return post(deps, [
    {
      kind: 'cancel_order',
      source,
      actor,
      reversesId: charge.id,
      ...(orderId !== null && { links: { orderId } }),
      ...(reason !== undefined && { reason }),
      postings: [
        { account: charged.account, amountMicro: backMicro },
        { account: { kind: 'revenue' }, amountMicro: -backMicro },
      ],
    },
  ]);
}
