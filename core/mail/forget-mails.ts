import type { Trx } from '#core/db/database.ts';

/** Removes what was written to somebody; what still waits to be sent is not sent any more. */
export async function forgetMailsTo(
  trx: Trx,
  { instanceId, to }: { instanceId: number; to: string },
): Promise<void> {
  await trx
    .deleteFrom('outgoing_mails')
    .where('instance_id', '=', instanceId)
    .where('to_address', '=', to)
    .execute();
}
