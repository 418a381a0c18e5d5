import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { listMails } from './list-mails.ts';
import { findMail, type MailRow } from './mail.store.ts';
import * as operations from './outbox.operations.ts';

const PAGE = 50;

/** Reading others' mails gives access to their accounts, so only a demo has this. */
export function outboxRoutes(api: CoreApi, deps: Deps): void {
  const requireDemo = () => {
    if (!deps.isDemo) throw new AppError('not_found');
  };

  handle(api, operations.listMails, async ({ instanceId }, { query: { before } }) => {
    requireDemo();
    const page = { instanceId, limit: PAGE, ...(before && { before: BigInt(before) }) };
    const { mails, before: older } = await deps.db.inInstance(instanceId, (trx) =>
      listMails(trx, page),
    );
    return { data: mails.map(headOf), before: older?.toString() ?? null };
  });

  handle(api, operations.getMail, async ({ instanceId }, { params }) => {
    requireDemo();
    const id = BigInt(params.mailId);
    const mail = await deps.db.inInstance(instanceId, (trx) => findMail(trx, { instanceId, id }));
    if (!mail) throw new AppError('not_found');
    return { data: { ...headOf(mail), text: mail.text, html: mail.html } };
  });
}

const headOf = (mail: MailRow) => ({
  id: String(mail.id),
  to: mail.to_address,
  subject: mail.subject,
  language: mail.language,
  state: mail.state,
  created_at: mail.created_at.toISOString(),
});
