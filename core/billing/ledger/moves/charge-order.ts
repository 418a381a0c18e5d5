import type { LedgerActor, LedgerEntry } from '../entry.ts';
import { splitByCost } from '#core/pricing/quote/split-amount.pure.ts';
import { post, type LedgerDeps, type Posted } from '../post.ts';

export interface OrderCharge {
  orderId: bigint;
  /** Its first run is the order; what is charged is all of it. */
  dripFeedId: bigint | null;
  amountMicro: bigint;
}

interface Charge extends Omit<OrderCharge, 'dripFeedId'> {
  customerId: bigint;
  actor: LedgerActor;
}

/** An order is paid out of the balance; what that does not cover is refused. */
export function chargeOrder(deps: LedgerDeps, charge: Charge): Promise<Posted> {
  return post(deps, [chargeOf({ ...charge, dripFeedId: null }, charge)]);
}

interface PaidTogether {
  customerId: bigint;
  /** What fee and cashback are of: they come once for it. */
  event: { type: string; id: string };
  charges: readonly OrderCharge[];
  feeMicro?: bigint;
  coupon?: { id: bigint; cashbackMicro: bigint } | undefined;
  /** Whose money has come for them, where that is of one payment. */
  invoiceId?: bigint | undefined;
  actor: LedgerActor;
}

/**
 * Orders are paid out of the balance, all or none: an entry each, and what goes with them. Each has
 * its share of a cashback, to be taken back with it.
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

/** Of an order or a drip-feed, the event of its cashback. */
export const cashbackOf = ({ type, id }: LedgerEntry['source']): LedgerEntry['source'] => ({
  type: `${type}_cashback`,
  id,
});

/** And back from the one to the other. */
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
