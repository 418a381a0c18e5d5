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
import type { ChildPanelRow } from './child-panel.store.ts';

const MAILS = {
  child_panel_reminder: 'childPanelReminder',
  child_panel_overdue: 'childPanelOverdue',
  child_panel_suspended: 'childPanelSuspended',
} as const;
type MailedNews = keyof typeof MAILS;

/** What whoever rents a panel is told of it. */
export type PanelNews = MailedNews | 'child_panel_resumed' | 'child_panel_closed';

const schema = z.strictObject({
  customerId: z.string(),
  news: z.enum(['child_panel_reminder', 'child_panel_overdue', 'child_panel_suspended']),
  host: z.string(),
  priceMicro: z.string(),
  reason: z.string().optional(),
  uniqueKey: z.string(),
});
const PANEL_MAIL: JobKind<typeof schema> = { kind: 'mail-child-panel', schema, maxAttempts: 5 };

/** Tells whoever rents a panel in the transaction of what has happened: in the panel, and by mail. */
export async function tellRenter(
  { trx, clock, instanceId }: LedgerDeps,
  row: ChildPanelRow,
  news: PanelNews,
): Promise<void> {
  const { customer_id: customerId, host, price_micro: priceMicro } = row;
  const reason = row.suspended_reason ?? undefined;
  const event = `child_panel/${row.id}/${news}/${clock.now().getTime()}`;
  await createNotice(
    { trx, clock, instanceId },
    {
      ...{ customerId, kind: news, event, about: {} },
      facts: {
        ...{ address: host, amountMicro: String(priceMicro) },
        ...(reason !== undefined && { reason }),
        ...endOf(row, news),
      },
    },
  );
  if (!isMailed(news)) return;
  await enqueue({ clock }, trx, {
    ...{ job: PANEL_MAIL, instanceId },
    payload: {
      ...{ customerId: String(customerId), news, host, priceMicro: String(priceMicro) },
      ...(reason !== undefined && { reason }),
      uniqueKey: event,
    },
  });
}

const isMailed = (news: PanelNews): news is MailedNews => Object.hasOwn(MAILS, news);

/** Until when there is time to pay. */
function endOf({ paid_until: paidUntil, overdue_since: since }: ChildPanelRow, news: PanelNews) {
  if (news === 'child_panel_reminder') return { until: paidUntil.toISOString() };
  if (news !== 'child_panel_overdue' || since === null) return {};
  return { until: after(since, OVERDUE_MS).toISOString() };
}

export const mailPanel = defineJob({
  ...PANEL_MAIL,
  async handle(deps: Deps, { instanceId, payload }) {
    invariant(instanceId !== null, 'a customer belongs to an instance');
    const { customerId, news, host, priceMicro, reason, uniqueKey } = payload;
    await queueCustomerMail(deps, {
      ...{ instanceId, customerId: BigInt(customerId), about: 'payments' },
      notice: MAILS[news],
      facts: (language) => ({ host, amount: inDollars(BigInt(priceMicro), language) }),
      path: '/child-panels',
      ...{ uniqueKey, said: reason },
    });
  },
});
