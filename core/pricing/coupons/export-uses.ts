import type { Trx } from '#core/platform/db/database.ts';
import { lastOfFull } from '#core/platform/db/last-of-full.ts';
import { readUses } from './coupon.store.ts';

const AT_ONCE = 1_000;

/** What a customer has used coupons for, the oldest first, page by page. */
export async function exportCouponUses(
  trx: Trx,
  owner: { instanceId: number; customerId: bigint },
  after: string | undefined,
) {
  const found = await readUses(trx, { ...owner, after: BigInt(after ?? 0), most: AT_ONCE });
  const last = lastOfFull(found, AT_ONCE);
  return { rows: found.map(({ id: _, ...use }) => use), next: last && String(last.id) };
}
