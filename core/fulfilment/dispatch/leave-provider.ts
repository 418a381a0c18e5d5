import type { Trx } from '#core/platform/db/database.ts';
import { AppError } from '#core/errors.ts';

/** Erases which provider had ended orders; refuses while a provider still has one. */
export async function leaveProvider(
  trx: Trx,
  { instanceId, providerId }: { instanceId: number; providerId: bigint },
): Promise<void> {
  const ofProvider = trx
    .selectFrom('dispatches')
    .select('id')
    .where('instance_id', '=', instanceId)
    .where('provider_id', '=', providerId)
    .where('state', 'in', ['sending', 'sent', 'unknown'])
    .limit(1);
  if (await ofProvider.executeTakeFirst()) refuseBusy();
  const refills = trx
    .selectFrom('refill_requests')
    .select('id')
    .where('instance_id', '=', instanceId)
    .where('provider_id', '=', providerId)
    .where('state', 'in', ['asked', 'in_progress'])
    .limit(1);
  if (await refills.executeTakeFirst()) refuseBusy();
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
}

function refuseBusy(): never {
  throw new AppError('validation_failed', { fields: { services: [{ code: 'provider_busy' }] } });
}
