import { z } from 'zod';
import { findPayer } from '#core/accounts/customers/payer.ts';
import { queueCustomerMail } from '#core/accounts/mails/queue-customer-mail.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { listServiceNames } from '#core/catalogue/services/service-name.ts';
import type { Deps } from '#core/deps.ts';
import { invariant } from '#core/errors.ts';
import { createNotice } from '#core/messaging/notices/create-notice.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { defineJob, type JobKind } from '#core/platform/jobs/define-job.ts';
import { enqueue } from '#core/platform/jobs/enqueue.ts';
import { DEFAULT_LANGUAGE, type Language } from '#locales/languages.ts';
import { findTrial, type TrialRow } from '../free-trial.store.ts';

const schema = z.strictObject({ trialId: z.string() });
const TRIAL_MAIL: JobKind<typeof schema> = { kind: 'mail-free-trial', schema, maxAttempts: 5 };

/** Tells a customer what staff have decided, in the transaction of it: in the panel and by mail. */
export async function tellOfTrial(deps: LedgerDeps, row: TrialRow): Promise<void> {
  const { trx, instanceId, clock } = deps;
  const { customer_id: customerId, order_id: orderId } = row;
  const payer = await findPayer(trx, { instanceId, id: customerId });
  await createNotice(deps, {
    customerId,
    kind: row.status === 'approved' ? 'trial_approved' : 'trial_refused',
    event: `free_trial/${row.id}/${row.status}`,
    about: orderId === null ? {} : { orderId },
    facts: {
      service: await serviceOf(trx, row, payer?.language ?? DEFAULT_LANGUAGE),
      quantity: row.quantity,
      ...(row.reason !== null && { reason: row.reason }),
    },
  });
  const payload = { trialId: String(row.id) };
  await enqueue({ clock }, trx, { job: TRIAL_MAIL, instanceId, payload });
}

async function serviceOf(trx: Trx, row: TrialRow, language: Language): Promise<string> {
  const { instance_id: instanceId, service_id: id } = row;
  const names = await listServiceNames(trx, { instanceId, language, ids: [id] });
  return names.get(id) ?? row.service_slug;
}

export const mailTrial = defineJob({
  ...TRIAL_MAIL,
  async handle(deps: Deps, { instanceId, payload: { trialId } }) {
    invariant(instanceId !== null, 'a trial belongs to an instance');
    const found = await deps.db.inInstance(instanceId, async (trx) => {
      const row = await findTrial(trx, { instanceId, id: BigInt(trialId) });
      const payer = row && (await findPayer(trx, { instanceId, id: row.customer_id }));
      return payer && { row, service: await serviceOf(trx, row, payer.language) };
    });
    if (!found) return;
    const { row, service } = found;
    const mail = {
      ...{ instanceId, customerId: row.customer_id, about: 'orders' as const },
      ...{ origin: row.origin ?? undefined, uniqueKey: `free_trial/${row.id}/${row.status}` },
    };
    if (row.order_id === null) {
      await queueCustomerMail(deps, {
        ...{ ...mail, notice: 'trialRefused' as const, path: '/free-trials' },
        facts: () => ({ service, reason: row.reason ?? '' }),
      });
      return;
    }
    const number = String(row.order_id);
    await queueCustomerMail(deps, {
      ...{ ...mail, notice: 'trialApproved' as const, path: `/orders/${number}` },
      facts: () => ({ number, service, quantity: String(row.quantity) }),
    });
  },
});
