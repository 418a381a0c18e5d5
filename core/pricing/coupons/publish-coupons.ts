import type { Trx } from '#core/platform/db/database.ts';
import { AppError, invariant } from '#core/errors.ts';
import { parseAmount } from '#core/money/money.ts';
import { ppmOf } from '#core/pricing/quote/ppm.pure.ts';
import { documentsOf, type Publication } from '#core/tenancy/instances/instance-published.ts';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import type { CouponDocument } from '#instance-schema/generated/coupon-document.ts';
import { codeKeyOf } from './coupon.ts';
import { couponContradictions } from './coupon-contradictions.ts';
import { retireOtherCoupons, writeCoupons, type NewCoupon } from './coupon.store.ts';

/** Makes the coupons exactly what the owner has published, in the same transaction. */
export async function publishCoupons(trx: Trx, published: Publication): Promise<void> {
  const { instanceId, now } = published;
  if (!published.changed.has('coupon')) return;
  const documents = documentsOf(published, 'coupon');
  refuseContradictions(documents);
  await retireOtherCoupons(
    trx,
    instanceId,
    documents.map(({ id }) => id),
  );
  const rows = documents.map((document, position) => rowOf(document, { position, now }));
  await writeCoupons(trx, instanceId, rows);
}

function refuseContradictions(documents: readonly CouponDocument[]): void {
  const found = Object.entries(couponContradictions(documents));
  if (found.length === 0) return;
  const fields = Object.fromEntries(found.map(([at, problems]) => [`coupons.${at}`, problems]));
  throw new AppError('validation_failed', { fields });
}

function rowOf(
  document: CouponDocument,
  { position, now }: { position: number; now: Date },
): NewCoupon {
  const coupon = fillDefaults('coupon', document);
  const { id, code, name, description, bonus_percentage: share, bonus_amount: amount } = coupon;
  return {
    id,
    position,
    is_enabled: true,
    code,
    code_key: codeKeyOf(code),
    bonus_type: coupon.bonus_type,
    amount_micro: amount === undefined ? null : microOf(amount),
    ppm: share === undefined ? null : ppmOf(share),
    min_amount_micro: microOf(coupon.min_amount),
    valid_from: coupon.valid_from === undefined ? null : new Date(coupon.valid_from),
    valid_to: coupon.valid_to === undefined ? null : new Date(coupon.valid_to),
    most_uses: coupon.most_uses ?? null,
    most_uses_per_customer: coupon.most_uses_per_customer,
    is_listed: coupon.is_listed,
    texts: JSON.stringify({ name, description }),
    updated_at: now,
  };
}

function microOf(amount: string): bigint {
  const amountMicro = parseAmount(amount);
  invariant(amountMicro !== undefined, 'the schema accepts only what is an amount');
  return amountMicro;
}
