import type { LedgerActor, LedgerEntry } from '../entry.ts';
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
  actor: LedgerActor;
}

/** Orders are paid out of the balance, all or none: an entry each, and what goes with them. */
export async function payOrders(deps: LedgerDeps, paid: PaidTogether): Promise<Posted> {
  const { customerId, event, charges, feeMicro = 0n, coupon, actor } = paid;
  const balance = { kind: 'balance', customerId } as const;
  const cashbackMicro = coupon?.cashbackMicro ?? 0n;
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
    {
      kind: 'coupon',
      source: { ...event, type: `${event.type}_cashback` },
      actor,
      ...(coupon && { links: { couponId: coupon.id } }),
      postings: [
        { account: balance, amountMicro: cashbackMicro },
        { account: { kind: 'bonus_expense' }, amountMicro: -cashbackMicro },
      ],
    },
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

function chargeOf(
  { orderId, dripFeedId, amountMicro }: OrderCharge,
  { customerId, actor, couponId }: Charged,
): LedgerEntry {
  return {
    kind: 'order',
    source:
      dripFeedId === null
        ? { type: 'order', id: String(orderId) }
        : { type: 'drip_feed', id: String(dripFeedId) },
    actor,
    links: { orderId, ...(couponId !== undefined && { couponId }) },
    postings: [
      { account: { kind: 'balance', customerId }, amountMicro: -amountMicro },
      { account: { kind: 'revenue' }, amountMicro },
    ],
  };
}
