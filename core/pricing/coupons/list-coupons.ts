import type { Deps } from '#core/deps.ts';
import { localize } from '#core/tenancy/instances/localize.ts';
import { floatAmount, formatAmount } from '#core/money/money.ts';
import { shareOfPpm } from '#core/pricing/quote/ppm.pure.ts';
import type { Language } from '#locales/languages.ts';
import { isUsable } from './coupon.ts';
import type { Coupon } from './coupon.contract.ts';
import { readListed, type CouponRow } from './coupon.store.ts';

interface ListCouponsInput {
  instanceId: number;
  customerId: bigint;
  language: Language;
}

/** The coupons shown to a customer that they can use now. */
export async function listCoupons(
  deps: Pick<Deps, 'db' | 'clock'>,
  { instanceId, customerId, language }: ListCouponsInput,
): Promise<Coupon[]> {
  const rows = await deps.db.read(instanceId, (trx) => readListed(trx, { instanceId, customerId }));
  const now = deps.clock.now();
  return rows
    .filter((row) => isUsable(row, { now, usedByCustomer: row.used_by_customer }))
    .map((row) => couponOf(row, language));
}

function couponOf(row: CouponRow, language: Language): Coupon {
  const { name, description } = row.texts;
  const { amount_micro: amountMicro, ppm } = row;
  return {
    id: row.id,
    code: row.code,
    name: String(localize(name, language)),
    description: description === undefined ? null : String(localize(description, language)),
    bonus_type: row.bonus_type,
    bonus_amount_calculation_type: amountMicro === null ? 'percentage' : 'amount',
    bonus_amount: amountMicro === null ? null : formatAmount(amountMicro),
    bonus_amount_float: amountMicro === null ? null : floatAmount(amountMicro),
    bonus_percentage: ppm === null ? null : shareOfPpm(ppm),
    min_amount: formatAmount(row.min_amount_micro),
    min_amount_float: floatAmount(row.min_amount_micro),
    valid_to: row.valid_to?.toISOString() ?? null,
  };
}
