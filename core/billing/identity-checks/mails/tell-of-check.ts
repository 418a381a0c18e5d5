import { findKnownCustomer } from '#core/accounts/customers/known-customer.ts';
import { noticeTo } from '#core/accounts/customers/notice-to.ts';
import { queueLinkMail } from '#core/accounts/mails/queue-account-mail.ts';
import type { Deps } from '#core/deps.ts';
import { createNotice } from '#core/messaging/notices/create-notice.ts';
import type { NoticeKind } from '#core/messaging/notices/notice-kinds.pure.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { spokenTo, type Brand } from '#core/tenancy/brand/brand.ts';
import type { Language } from '#locales/languages.ts';
import { formatMoment } from '#locales/moments.ts';
import type { CheckRow } from '../identity-check.store.ts';

const PATH = '/card-verification';

const NOTICES = {
  wanted: 'identity_wanted',
  approved: 'identity_approved',
  refused: 'identity_refused',
  expired: 'identity_expired',
} as const satisfies Record<string, NoticeKind>;

interface Told {
  check: CheckRow;
  event: keyof typeof NOTICES;
  brand: Brand;
}

/**
 * Tells a customer what became of a check, in its transaction: in the panel and by mail. Such a
 * mail is about their account, so no switch is asked.
 */
export async function tellOfCheck(
  deps: Pick<Deps, 'clock' | 'texts'> & { trx: Trx },
  { check, event, brand }: Told,
): Promise<void> {
  const { trx } = deps;
  const { instance_id: instanceId, id, customer_id: customerId } = check;
  const reason = event === 'wanted' ? check.reason : (check.refusal ?? '');
  await createNotice(
    { ...deps, instanceId },
    {
      customerId,
      kind: NOTICES[event],
      event: `identity/${id}/${event}/${check.version}`,
      about: {},
      facts: event === 'wanted' || event === 'refused' ? { reason } : {},
    },
  );
  const row = await findKnownCustomer(trx, { instanceId, id: customerId });
  const receiver = row && noticeTo(row);
  if (!receiver) return;
  const mail = { instanceId, brand, ...receiver, path: PATH };
  const facts = { reason, until: dayIn(spokenTo(brand, receiver.language), check.due_at) };
  if (event === 'wanted') await queueLinkMail(deps, { ...mail, kind: 'identityWanted', facts });
  if (event === 'refused') await queueLinkMail(deps, { ...mail, kind: 'identityRefused', facts });
  if (event === 'approved') await queueLinkMail(deps, { ...mail, kind: 'identityApproved' });
  if (event === 'expired') await queueLinkMail(deps, { ...mail, kind: 'identityExpired' });
}

/** A mail is read anywhere; a day more or less does not matter here. */
const dayIn = (language: Language, at: Date) =>
  formatMoment(at, { language, part: 'day', timeZone: 'UTC' });
