import type { LedgerActor, LedgerEntry } from '../entry.ts';
import { post, type LedgerDeps, type Posted } from '../post.ts';

interface TopUp {
  customerId: bigint;
  invoiceId: bigint;
  paymentMethodId: number;
  /** All that came in from outside, with the fee and the change. */
  paidMicro: bigint;
  feeMicro?: bigint;
  /** What whole cents are more than was asked for; it stands beside the payment. */
  changeMicro?: bigint;
  methodBonusMicro?: bigint;
  coupon?: { id: bigint; bonusMicro: bigint };
  actor: LedgerActor;
}

/** A payment from outside has arrived: what was paid, change, fee and bonuses, an entry each. */
export function creditTopUp(deps: LedgerDeps, topUp: TopUp): Promise<Posted> {
  const { customerId, invoiceId, paymentMethodId, paidMicro, coupon, actor } = topUp;
  const { feeMicro = 0n, changeMicro = 0n, methodBonusMicro = 0n } = topUp;
  const balance = { kind: 'balance', customerId } as const;
  const clearing = { kind: 'clearing', paymentMethodId } as const;
  const event = {
    source: { type: 'invoice', id: String(invoiceId) },
    actor,
    links: { invoiceId, paymentMethodId },
  };
  const entries: LedgerEntry[] = [
    {
      ...event,
      kind: 'invoiced',
      postings: [
        { account: balance, amountMicro: paidMicro - changeMicro },
        { account: clearing, amountMicro: changeMicro - paidMicro },
      ],
    },
    {
      ...event,
      kind: 'invoiced',
      source: { type: 'invoice_change', id: String(invoiceId) },
      postings: [
        { account: balance, amountMicro: changeMicro },
        { account: clearing, amountMicro: -changeMicro },
      ],
    },
    {
      ...event,
      kind: 'fee',
      postings: [
        { account: balance, amountMicro: -feeMicro },
        { account: { kind: 'fees' }, amountMicro: feeMicro },
      ],
    },
    {
      ...event,
      kind: 'bonus',
      postings: [
        { account: balance, amountMicro: methodBonusMicro },
        { account: { kind: 'bonus_expense' }, amountMicro: -methodBonusMicro },
      ],
    },
    {
      ...event,
      kind: 'coupon',
      ...(coupon && { links: { ...event.links, couponId: coupon.id } }),
      postings: [
        { account: balance, amountMicro: coupon?.bonusMicro ?? 0n },
        { account: { kind: 'bonus_expense' }, amountMicro: -(coupon?.bonusMicro ?? 0n) },
      ],
    },
  ];
  return post(
    deps,
    entries.filter(({ postings }) => postings.some(({ amountMicro }) => amountMicro !== 0n)),
  );
}
