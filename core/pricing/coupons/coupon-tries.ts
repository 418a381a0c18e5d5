import type { Deps } from '#core/deps.ts';
import type { Limit } from '#core/platform/limits/limit.pure.ts';
import { spendTries } from '#core/platform/limits/rate-limit.ts';

/** A form asks again with each change of the amount; a higher rate means guessing codes. */
const COUPONS_TRIED: Limit = { name: 'coupon-tried', capacity: 60, refillSeconds: 10 };

interface Tried {
  instanceId: number;
  /** Identifies the caller: a customer by id, a guest by address. */
  subject: string;
  code: string | null | undefined;
}

/** Counts an attempted code; an empty code does not count. */
export async function countCouponTry(
  deps: Pick<Deps, 'db' | 'clock'>,
  { instanceId, subject, code }: Tried,
): Promise<void> {
  if (code?.trim()) await spendTries(deps, [{ instanceId, limit: COUPONS_TRIED, subject }]);
}
