import type { Trx } from '#core/platform/db/database.ts';

/** Removes what was written to somebody; what still waits to be sent is not sent any more. */
export async function eraseMailsTo(
  trx: Trx,
  { instanceId, to }: { instanceId: number; to: string },
): Promise<void> {
  await trx
    .deleteFrom('outgoing_mails')
    .where('instance_id', '=', instanceId)
    .where('to_address', '=', to)
    .execute();
}
