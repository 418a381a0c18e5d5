import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { enqueue } from '#core/platform/jobs/enqueue.ts';
import type { MailRef, MailRow } from './mail.store.ts';
import { SEND_MAIL } from './send-mail.ts';

/**
 * Queues a mail that has ended once more, as another one for who receives it. Answers as what it had
 * ended; undefined where it still waits.
 */
export async function sendMailAgain(
  deps: Pick<Deps, 'clock'>,
  trx: Trx,
  { instanceId, id }: MailRef,
): Promise<MailRow['state'] | undefined> {
  const mail = await trx
    .selectFrom('outgoing_mails')
    .select('state')
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .where('state', '!=', 'queued')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!mail) return undefined;
  await trx
    .updateTable('outgoing_mails')
    .set({ state: 'queued', attempts: 0, message_id: null, last_error: null })
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .execute();
  await enqueue(deps, trx, {
    ...{ job: SEND_MAIL, instanceId, payload: { mailId: String(id) } },
    uniqueKey: `${id}/${deps.clock.now().getTime()}`,
  });
  return mail.state;
}
