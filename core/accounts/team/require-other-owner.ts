import { AppError } from '#core/errors.ts';
import type { CustomerOf } from '#core/platform/customer-data/customer-data.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { lockOwners } from './member.store.ts';

/**
 * Refuses to leave an instance without an owner, also where two leave at once. An account of the
 * demo can take the place of another one of the demo alone: in live mode nobody gets into it.
 */
export async function requireOtherOwner(
  { trx }: { trx: Trx },
  { instanceId, customerId }: CustomerOf,
): Promise<void> {
  const owners = await lockOwners(trx, instanceId);
  const leaving = owners.find(({ id }) => id === customerId);
  if (!leaving) return;
  const staying = owners.filter(
    ({ id, is_demo }) => id !== customerId && is_demo <= leaving.is_demo,
  );
  if (staying.length === 0) throw new AppError('last_owner');
}
