import { grainOf, partOfWhole } from '#core/money/money.ts';
import type { LedgerActor, LedgerEntry } from '../entry.ts';
import { findOriginal, getOriginal, leftOf, postingTo } from '../original.ts';
import { movedOn } from '../invoice-history.ts';
import { cashbackOf, chargedFor } from './charge-order.ts';
import { post, type LedgerDeps, type Posted } from '../post.ts';

interface Refund {
  /** Null for the runs of a drip-feed that have not started yet. */
  orderId: bigint | null;
  /** Set for a run, which was charged together with its whole drip-feed. */
  dripFeedId?: bigint | null;
  actor: LedgerActor;
  reason?: string;
}

/** Refunds all that an order has cost and that was not refunded before. */
export function cancelOrder(
  deps: LedgerDeps,
  refund: Refund & { orderId: bigint },
): Promise<Posted> {
  return giveBack(deps, { ...refund, source: { type: 'order', id: String(refund.orderId) } });
}

/** Refunds a part of what an order has cost, at most what is left of it. */
export function refundOrder(
  deps: LedgerDeps,
  refund: Refund & { refundId: string; amountMicro: bigint },
): Promise<Posted> {
  return giveBack(deps, { ...refund, source: { type: 'refund', id: refund.refundId } });
}

interface GivingBack extends Refund {
  source: { type: string; id: string };
  /** Omitted: the whole rest. */
  amountMicro?: bigint;
}

async function giveBack(deps: LedgerDeps, refund: GivingBack): Promise<Posted> {
  const { source, orderId, dripFeedId, actor, reason } = refund;
  const charged =
    dripFeedId == null
      ? { type: 'order', id: String(orderId) }
      : { type: 'drip_feed', id: String(dripFeedId) };
  const charge = await getOriginal(deps, { kind: 'order', source: charged });
  const posting = postingTo(charge, ['balance']);
  const leftMicro = await leftOf(deps, charge, posting);
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
        { account: posting.account, amountMicro: backMicro },
        { account: { kind: 'revenue' }, amountMicro: -backMicro },
      ],
    },
    ...(await cashbackBack(deps, refund, {
      cashback: cashbackOf(charged),
      wholeMicro: -posting.amountMicro,
      ...{ leftMicro, backMicro },
    })),
  ]);
}

interface Progress {
  cashback: LedgerEntry['source'];
  /** What was charged, what of that was not yet refunded, and what is refunded now. */
  wholeMicro: bigint;
  leftMicro: bigint;
  backMicro: bigint;
}

/** Takes back cashback in proportion to the refund; the last refund takes the rest. */
async function cashbackBack(
  deps: LedgerDeps,
  { source, actor, orderId }: GivingBack,
  { cashback, wholeMicro, leftMicro, backMicro }: Progress,
): Promise<LedgerEntry[]> {
  const given = await findOriginal(deps, { kind: 'coupon', source: cashback });
  if (!given) return [];
  const { account, amountMicro } = postingTo(given, ['balance']);
  const backBefore = wholeMicro - leftMicro;
  const share = (part: bigint) => shareBack(amountMicro, { part, whole: wholeMicro });
  const dueMicro = share(backBefore + backMicro) - share(backBefore);
  const stillMicro = await leftOf(deps, given, postingTo(given, ['bonus_expense']));
  const takenMicro = dueMicro < stillMicro ? dueMicro : stillMicro;
  if (takenMicro <= 0n) return [];
  return [
    {
      kind: 'coupon',
      source: { type: `${source.type}_cashback_back`, id: source.id },
      actor,
      reversesId: given.id,
      links: { ...given.links, ...(orderId !== null && { orderId }) },
      postings: [
        { account, amountMicro: -takenMicro },
        { account: { kind: 'bonus_expense' }, amountMicro: takenMicro },
      ],
    },
  ];
}

/** The share of a cashback to take back for this part of its order. */
const shareBack = (cashbackMicro: bigint, { part, whole }: { part: bigint; whole: bigint }) =>
  partOfWhole(cashbackMicro, { part, whole, round: 'up', grain: grainOf(cashbackMicro, part) });

/** The part of a cashback that belongs to what was not refunded of its order. */
export async function standingCashback(
  deps: LedgerDeps,
  cashback: LedgerEntry['source'],
): Promise<bigint> {
  const { postings } = await getOriginal(deps, { kind: 'coupon', source: cashback });
  const charge = await getOriginal(deps, { kind: 'order', source: chargedFor(cashback) });
  const posting = postingTo(charge, ['balance']);
  const whole = -posting.amountMicro;
  const part = whole - (await leftOf(deps, charge, posting));
  const cashbackMicro = -movedOn([{ postings }], 'bonus_expense');
  return cashbackMicro - shareBack(cashbackMicro, { part, whole });
}
