import { z } from 'zod';
import { queueCustomerMail } from '#core/accounts/mails/queue-customer-mail.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { inDollars } from '#core/billing/payments/mails/payment-mail.ts';
import { after, OVERDUE_MS } from '#core/billing/renewals/renewal-times.pure.ts';
import type { Deps } from '#core/deps.ts';
import { invariant } from '#core/errors.ts';
import { createNotice } from '#core/messaging/notices/create-notice.ts';
import { defineJob, type JobKind } from '#core/platform/jobs/define-job.ts';
import { enqueue } from '#core/platform/jobs/enqueue.ts';
import { localize } from '#core/tenancy/instances/localize.ts';
import { nextPlanOf } from './pay-tariff.ts';
import { findTariff, type TariffRow } from './tariff.store.ts';

const MAILS = {
  tariff_trial_ending: 'tariffTrialEnding',
  tariff_reminder: 'tariffReminder',
  tariff_overdue: 'tariffOverdue',
  tariff_ended: 'tariffEnded',
} as const;
type TariffNews = keyof typeof MAILS;

const schema = z.strictObject({
  tariffId: z.string(),
  news: z.enum(['tariff_trial_ending', 'tariff_reminder', 'tariff_overdue', 'tariff_ended']),
  /** What the next month costs. */
  priceMicro: z.string(),
  uniqueKey: z.string(),
});
const TARIFF_MAIL: JobKind<typeof schema> = { kind: 'mail-tariff', schema, maxAttempts: 5 };

/** Tells a customer in the transaction of what has happened to their plan: in the panel, and by mail. */
export async function tellOfTariff(
  { trx, clock, instanceId }: LedgerDeps,
  row: TariffRow,
  news: TariffNews,
): Promise<void> {
  const { name, price } = nextPlanOf(row);
  const event = `tariff/${row.id}/${news}/${clock.now().getTime()}`;
  await createNotice(
    { trx, clock, instanceId },
    {
      ...{ customerId: row.customer_id, kind: news, event, about: {} },
      facts: { plan: name, amountMicro: price, ...endOf(row, news) },
    },
  );
  await enqueue({ clock }, trx, {
    ...{ job: TARIFF_MAIL, instanceId },
    payload: { tariffId: String(row.id), news, priceMicro: price, uniqueKey: event },
  });
}

/** Until when there is time. */
function endOf({ paid_until: paidUntil, overdue_since: since }: TariffRow, news: TariffNews) {
  if (news === 'tariff_ended') return {};
  if (news !== 'tariff_overdue' || since === null) return { until: paidUntil.toISOString() };
  return { until: after(since, OVERDUE_MS).toISOString() };
}

export const mailTariff = defineJob({
  ...TARIFF_MAIL,
  async handle(deps: Deps, { instanceId, payload }) {
    invariant(instanceId !== null, 'a customer belongs to an instance');
    const { tariffId, news, priceMicro, uniqueKey } = payload;
    const id = BigInt(tariffId);
    const row = await deps.db.read(instanceId, (trx) => findTariff(trx, { instanceId, id }));
    if (!row) return;
    await queueCustomerMail(deps, {
      ...{ instanceId, customerId: row.customer_id, about: 'payments' },
      notice: MAILS[news],
      facts: (language) => ({
        plan: String(localize(nextPlanOf(row).name, language)),
        amount: inDollars(BigInt(priceMicro), language),
      }),
      path: '/plans-and-pricing',
      uniqueKey,
    });
  },
});
