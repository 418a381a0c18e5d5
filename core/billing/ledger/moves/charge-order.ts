import type { LedgerActor, LedgerEntry } from '../entry.ts';
import { splitByCost } from '#core/pricing/quote/split-amount.pure.ts';
import { post, type LedgerDeps, type Posted } from '../post.ts';

export interface OrderCharge {
  orderId: bigint;
  /** The order is its first run; the amount charged covers all runs. */
  dripFeedId: bigint | null;
  amountMicro: bigint;
}

interface Charge extends Omit<OrderCharge, 'dripFeedId'> {
  customerId: bigint;
  actor: LedgerActor;
}

/** Pays an order from the balance; refused when the balance does not cover it. */
export function chargeOrder(deps: LedgerDeps, charge: Charge): Promise<Posted> {
  return post(deps, [chargeOf({ ...charge, dripFeedId: null }, charge)]);
}

interface PaidTogether {
  customerId: bigint;
  /** The event that fee and cashback belong to; they are posted once for it. */
  event: { type: string; id: string };
  charges: readonly OrderCharge[];
  feeMicro?: bigint;
  coupon?: { id: bigint; cashbackMicro: bigint } | undefined;
  /** The invoice whose payment funds the orders, where there is one. */
  invoiceId?: bigint | undefined;
  actor: LedgerActor;
}

/**
 * Pays orders from the balance, all or none, with one entry each. Each keeps its share of the
 * cashback, so that it can be taken back with the order.
 */
export async function payOrders(deps: LedgerDeps, paid: PaidTogether): Promise<Posted> {
  const { customerId, event, charges, feeMicro = 0n, coupon, invoiceId, actor } = paid;
  const balance = { kind: 'balance', customerId } as const;
  const cashbacks = splitByCost(
    coupon?.cashbackMicro ?? 0n,
    charges.map(({ amountMicro }) => amountMicro),
  );
  const entries: LedgerEntry[] = [
    ...charges.map((charge) => chargeOf(charge, { customerId, actor, couponId: coupon?.id })),
    {
      kind: 'fee',
      source: event,
      actor,
      postings: [
        { account: balance, amountMicro: -feeMicro },
        { account: { kind: 'fees' }, amountMicro: feeMicro },
      ],
    },
    ...charges.map((charge, at): LedgerEntry => ({
      kind: 'coupon',
      source: cashbackOf(sourceOf(charge)),
      actor,
      links: {
        orderId: charge.orderId,
        ...(coupon && { couponId: coupon.id }),
        ...(invoiceId !== undefined && { invoiceId }),
      },
      postings: [
        { account: balance, amountMicro: cashbacks[at] ?? 0n },
        { account: { kind: 'bonus_expense' }, amountMicro: -(cashbacks[at] ?? 0n) },
      ],
    })),
  ];
  const moving = entries.filter(({ postings }) =>
    postings.some(({ amountMicro }) => amountMicro !== 0n),
  );
  return moving.length === 0 ? { isNew: true, ids: [] } : post(deps, moving);
}

interface Charged {
  customerId: bigint;
  actor: LedgerActor;
  couponId?: bigint | undefined;
}

const sourceOf = ({ orderId, dripFeedId }: Pick<OrderCharge, 'orderId' | 'dripFeedId'>) =>
  dripFeedId === null
    ? { type: 'order', id: String(orderId) }
    : { type: 'drip_feed', id: String(dripFeedId) };

/** The event of the cashback of an order or a drip-feed. */
export const cashbackOf = ({ type, id }: LedgerEntry['source']): LedgerEntry['source'] => ({
  type: `${type}_cashback`,
  id,
});

/** The reverse of `cashbackOf`. */
export const chargedFor = ({ type, id }: LedgerEntry['source']): LedgerEntry['source'] => ({
  type: type.replace(/_cashback$/, ''),
  id,
});

function chargeOf(
  { amountMicro, ...charge }: OrderCharge,
  { customerId, actor, couponId }: Charged,
): LedgerEntry {
  return {
    kind: 'order',
    source: sourceOf(charge),
    actor,
    links: { orderId: charge.orderId, ...(couponId !== undefined && { couponId }) },
    postings: [
      { account: { kind: 'balance', customerId }, amountMicro: -amountMicro },
      { account: { kind: 'revenue' }, amountMicro },
    ],
  };
}
