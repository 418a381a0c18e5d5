import type { Trx } from '#core/platform/db/database.ts';
import { lastOfFull } from '#core/platform/db/last-of-full.ts';
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

const KEPT_AT_ONCE = 200;

/** What was written to an address page by page, the oldest first, for who takes their data away. */
export async function exportMails(
  trx: Trx,
  { instanceId, to }: { instanceId: number; to: string | null },
  after: string | undefined,
) {
  if (to === null) return { rows: [], next: undefined };
  const found = await trx
    .selectFrom('outgoing_mails')
    .select(['id', 'subject', 'text', 'created_at'])
    .where('instance_id', '=', instanceId)
    .where('to_address', '=', to)
    .where('id', '>', BigInt(after ?? 0))
    .orderBy('id')
    .limit(KEPT_AT_ONCE)
    .execute();
  const last = lastOfFull(found, KEPT_AT_ONCE);
  return { rows: found.map(({ id: _, ...mail }) => mail), next: last && String(last.id) };
}
