import type { Deps } from '#core/deps.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { countCouponTry } from '#core/pricing/coupons/coupon-tries.ts';
import { shareOfPpm } from '#core/pricing/quote/ppm.pure.ts';
import { quoteTopUp, type TopUpQuote } from './quote-top-up.ts';
import type { TotalAmount, TotalAmountBody } from './total-amount.contract.ts';
import { both, shown } from './wire-amounts.ts';

interface GetTotalAmountInput {
  revision: bigint;
  body: TotalAmountBody;
}

/** What a customer would pay and receive for an amount; nothing is written. */
export async function getTotalAmount(
  deps: Pick<Deps, 'db' | 'clock' | 'isDemo' | 'services'>,
  { instanceId, customer }: CustomerCaller,
  { revision, body }: GetTotalAmountInput,
): Promise<TotalAmount> {
  await countCouponTried(deps, { instanceId, customerId: customer.id, body });
  const quoted = await deps.db.inInstance(instanceId, (trx) =>
    quoteTopUp(trx, deps, { instanceId, customerId: customer.id, revision, body }),
  );
  return totalOf(quoted);
}

export async function countCouponTried(
  deps: Pick<Deps, 'db' | 'clock'>,
  asked: { instanceId: number; customerId: bigint; body: TotalAmountBody },
): Promise<void> {
  const { instanceId, customerId, body } = asked;
  await countCouponTry(deps, {
    instanceId,
    subject: String(customerId),
    code: body.coupon_code,
  });
}

function totalOf({ quoted, method, coupon }: TopUpQuote): TotalAmount {
  const { couponMicro, methodBonusMicro } = quoted;
  const value = coupon?.terms.value;
  const share = value?.calculation === 'percentage' ? shareOfPpm(value.ppm) : null;
  const bonusLine = quoted.credits.find(({ kind }) => kind === 'method_bonus');
  return {
    ...both('original_amount', quoted.originalMicro),
    ...both('fee', quoted.feeMicro),
    fee_percent: shareOfPpm(method.fee_ppm),
    ...both('coupon_bonus', couponMicro),
    coupon_bonus_type: coupon?.terms.type ?? null,
    coupon_bonus_amount_calculation_type: value?.calculation ?? null,
    coupon_bonus_percentage: share,
    ...both('payment_method_bonus', methodBonusMicro),
    payment_method_bonus_percent: shareOfPpm(bonusLine?.ppm ?? 0),
    ...both('total_bonus', couponMicro + methodBonusMicro),
    ...both('amount_to_be_credited', quoted.creditedMicro),
    ...both('total_amount', quoted.chargeMicro),
    lines: quoted.lines.map(shown),
    credits: quoted.credits.map(shown),
    versions: quoted.versions,
  };
}
