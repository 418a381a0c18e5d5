import type { Trx } from '#core/db/database.ts';
import { readUses } from './coupon.store.ts';

/** What a customer has used coupons for, for who takes away what is kept of them. */
export function keptCouponUses(trx: Trx, owner: { instanceId: number; customerId: bigint }) {
  return readUses(trx, owner);
}
