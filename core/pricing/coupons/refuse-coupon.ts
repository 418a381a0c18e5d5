import { AppError } from '#core/errors.ts';

type Reason = 'coupon_does_not_apply' | 'coupon_set_aside';

export function refuseCoupon(code: Reason = 'coupon_does_not_apply'): never {
  throw new AppError('validation_failed', { fields: { coupon_code: [{ code }] } });
}
