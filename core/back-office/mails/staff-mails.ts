import type { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { ListQueryInput } from '#core/platform/lists/list.contract.ts';
import { readListPlace } from '#core/platform/lists/list-sort.pure.ts';
import { countList, metaOf, readListPage, type Counted } from '#core/platform/lists/read-list.ts';
import { requireListQuery } from '#core/platform/lists/require-list-query.ts';
import { findMailOf } from '#core/platform/mail/find-mail.ts';
import { sendMailAgain } from '#core/platform/mail/send-again.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { withoutSecrets } from '../jobs/without-secrets.pure.ts';
import { MAIL_FIELDS } from './mail-fields.pure.ts';
import type { StaffMail, staffMailAnswer, staffMailsAnswer } from './staff-mail.contract.ts';
import { mailSource, type ListedMailRow } from './staff-mail.store.ts';
import { withoutLinks } from './without-links.pure.ts';

const PER_PAGE = 50;

type Ports = Pick<Deps, 'db' | 'clock'>;

export async function listMailsOfAll(
  { db }: Pick<Deps, 'db'>,
  { instanceId }: CustomerCaller,
  { q, cursor }: ListQueryInput,
): Promise<z.infer<typeof staffMailsAnswer>> {
  const query = requireListQuery(q, MAIL_FIELDS);
  const source = mailSource({ instanceId, query, after: readListPlace(cursor) });
  return db.read(instanceId, async (trx) => {
    const page = await readListPage<ListedMailRow>(trx, source, PER_PAGE);
    const meta = await metaOf(trx, source, page);
    return { data: page.rows.map(show), meta: { ...meta, is_cut: false } };
  });
}

/** How many a query finds, among those that are looked through at once. */
export async function countMails(
  { db }: Pick<Deps, 'db'>,
  instanceId: number,
  q: string,
): Promise<Counted> {
  const source = mailSource({ instanceId, query: requireListQuery(q, MAIL_FIELDS) });
  return db.read(instanceId, (trx) => countList(trx, source));
}

const show = (row: Omit<ListedMailRow, 'list_id' | 'list_value'>): StaffMail => ({
  ...{ id: Number(row.id), to: row.to_address, subject: row.subject, language: row.language },
  ...{ state: row.state, attempts: row.attempts },
  error: row.last_error === null ? null : withoutSecrets(row.last_error),
  ...{ created_at: row.created_at.toISOString(), sent_at: row.sent_at?.toISOString() ?? null },
});

/** Its text has no link that somebody could follow in the place of the customer. */
export async function showMail(
  { db, clock }: Ports,
  caller: CustomerCaller,
  mailId: string,
): Promise<z.infer<typeof staffMailAnswer>> {
  const { instanceId, customer: staff } = caller;
  return db.inInstance(instanceId, async (trx) => {
    const mail = await findMailOf(trx, { instanceId, id: BigInt(mailId) });
    if (!mail) throw new AppError('not_found');
    await recordAudit({ clock, trx }, caller, {
      action: 'mail.looked',
      ...{ staffId: staff.id, sessionId: staff.sessionId, details: { mail: mailId } },
    });
    return { data: { ...show(mail), text: withoutLinks(mail.text) } };
  });
}

export async function sendAgain(
  { db, clock }: Ports,
  caller: CustomerCaller,
  mailId: string,
): Promise<void> {
  const { instanceId, customer: staff } = caller;
  const ref = { instanceId, id: BigInt(mailId) };
  await db.inInstance(instanceId, async (trx) => {
    if (!(await findMailOf(trx, ref))) throw new AppError('not_found');
    const before = await sendMailAgain({ clock }, trx, ref);
    if (before === undefined) throw new AppError('conflict');
    await recordAudit({ clock, trx }, caller, {
      action: 'mail.sent_again',
      ...{ staffId: staff.id, sessionId: staff.sessionId },
      details: { mail: mailId, before, after: 'queued' },
    });
  });
}
