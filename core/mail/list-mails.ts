import type { Trx } from '#core/db/database.ts';
import type { MailRow } from './mail.store.ts';

export interface MailPage {
  mails: MailRow[];
  /** Give it as `before` for the next, older page; absent on the last one. */
  before?: bigint;
}

/** The outbox of the transaction's instance, newest first. */
export async function listMails(
  trx: Trx,
  page: { instanceId: number; limit: number; before?: bigint | undefined },
): Promise<MailPage> {
  let query = trx
    .selectFrom('outgoing_mails')
    .selectAll()
    .where('instance_id', '=', page.instanceId)
    .orderBy('id', 'desc')
    .limit(page.limit + 1);
  if (page.before !== undefined) query = query.where('id', '<', page.before);
  const rows = await query.execute();
  const mails = rows.slice(0, page.limit);
  const last = mails.at(-1);
  return rows.length > page.limit && last ? { mails, before: last.id } : { mails };
}

/** Everything that was written to an address, oldest first. */
export async function listMailsTo(
  trx: Trx,
  { instanceId, to }: { instanceId: number; to: string },
): Promise<MailRow[]> {
  return trx
    .selectFrom('outgoing_mails')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('to_address', '=', to)
    .orderBy('id')
    .execute();
}
