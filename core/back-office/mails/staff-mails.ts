import type { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { requireListQuery } from '#core/platform/lists/require-list-query.ts';
import { staffList, type SourceOf } from '#core/platform/lists/staff-list.ts';
import { findMailOf } from '#core/platform/mail/find-mail.ts';
import { sendMailAgain } from '#core/platform/mail/send-again.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { withoutSecrets } from '#core/platform/jobs/without-secrets.pure.ts';
import { MAIL_FIELDS } from './mail-fields.pure.ts';
import type { StaffMail, staffMailAnswer } from './staff-mail.contract.ts';
import { mailSource, type ListedMailRow } from './staff-mail.store.ts';
import { withoutLinks } from './without-links.pure.ts';

type Ports = Pick<Deps, 'db' | 'clock'>;

const sourceOf: SourceOf = (_deps, { instanceId }, { q }) =>
  mailSource({ instanceId, query: requireListQuery(q, MAIL_FIELDS) });

const HEAD = [
  ...['id', 'to', 'subject', 'language', 'state', 'attempts', 'error'],
  ...['created_at', 'sent_at'],
];

export const mailList = staffList<ListedMailRow, StaffMail>({
  sourceOf,
  show: (_look, rows) => rows.map(show),
  /** All of them as a file: no texts, and whole addresses for those alone who may export customers. */
  file: {
    ...{ name: 'mails', action: 'mails.exported', head: HEAD },
    lines({ caller }, rows) {
      const isOfPeople = caller.customer.permissions.includes('customers.export');
      return rows.map((row) => fieldsOf(show(row), isOfPeople));
    },
  },
});

const fieldsOf = (mail: StaffMail, isOfPeople: boolean): string[] => [
  ...[String(mail.id), isOfPeople ? mail.to : mail.to.replace(/^.*@/, '…@')],
  ...[withoutLinks(mail.subject), mail.language, mail.state, String(mail.attempts)],
  ...[mail.error ?? '', mail.created_at, mail.sent_at ?? ''],
];

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
