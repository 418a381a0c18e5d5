import type { LedgerActor, LedgerEntry } from '../entry.ts';
import { post, type LedgerDeps, type Posted } from '../post.ts';

interface TopUp {
  customerId: bigint;
  invoiceId: bigint;
  paymentMethodId: number;
  /** The whole amount received, including the fee. */
  paidMicro: bigint;
  feeMicro?: bigint;
  methodBonusMicro?: bigint;
  coupon?: { id: bigint; bonusMicro: bigint };
  /** Reserved to pay orders at once, so it does not pay a debt. */
  reservedMicro?: bigint;
  actor: LedgerActor;
}

/** Credits a payment from outside: one entry for the amount without its fee, and one per bonus. */
export function creditTopUp(deps: LedgerDeps, topUp: TopUp): Promise<Posted> {
  const { customerId, invoiceId, paymentMethodId, paidMicro, coupon, actor } = topUp;
  const { feeMicro = 0n, methodBonusMicro = 0n, reservedMicro = 0n } = topUp;
  const balance = { kind: 'balance', customerId } as const;
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
        { account: balance, amountMicro: paidMicro - feeMicro },
        { account: { kind: 'fees' }, amountMicro: feeMicro },
        { account: { kind: 'clearing', paymentMethodId }, amountMicro: -paidMicro },
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
  return post(deps, entries.map(withoutNothing).filter(movesSomething), { reservedMicro });
}

const withoutNothing = (entry: LedgerEntry): LedgerEntry => ({
  ...entry,
  postings: entry.postings.filter(({ amountMicro }) => amountMicro !== 0n),
});

const movesSomething = ({ postings }: LedgerEntry): boolean => postings.length > 0;
