import type { Trx } from '#core/db/database.ts';

/** Forgets who had orders that are over; false while a provider still has one, and nothing changes. */
export async function leaveProvider(
  trx: Trx,
  { instanceId, providerId }: { instanceId: number; providerId: bigint },
): Promise<boolean> {
  const ofProvider = trx
    .selectFrom('dispatches')
    .select('id')
    .where('instance_id', '=', instanceId)
    .where('provider_id', '=', providerId)
    .where('state', 'in', ['sending', 'sent', 'unknown'])
    .limit(1);
  if (await ofProvider.executeTakeFirst()) return false;
  const refills = trx
    .selectFrom('refill_requests')
    .select('id')
    .where('instance_id', '=', instanceId)
    .where('provider_id', '=', providerId)
    .where('state', 'in', ['asked', 'in_progress'])
    .limit(1);
  if (await refills.executeTakeFirst()) return false;
  await trx
    .updateTable('dispatches')
    .set({ provider_id: null })
    .where('instance_id', '=', instanceId)
    .where('provider_id', '=', providerId)
    .execute();
  await trx
    .updateTable('refill_requests')
    .set({ provider_id: null })
    .where('instance_id', '=', instanceId)
    .where('provider_id', '=', providerId)
    .execute();
  return true;
}
