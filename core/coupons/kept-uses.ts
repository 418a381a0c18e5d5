import type { Trx } from '#core/db/database.ts';
import { readUses } from './coupon.store.ts';

const AT_ONCE = 1_000;

/** What a customer has used coupons for, the oldest first, page by page. */
export async function keptCouponUses(
  trx: Trx,
  owner: { instanceId: number; customerId: bigint },
  after: string | undefined,
) {
  const found = await readUses(trx, { ...owner, after: BigInt(after ?? 0), most: AT_ONCE });
  const last = found.length === AT_ONCE ? found.at(-1) : undefined;
  return { rows: found.map(({ id: _, ...use }) => use), next: last && String(last.id) };
}
