import { findPayer } from '#core/accounts/customers/payer.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { listServiceNames } from '#core/catalogue/services/service-name.ts';
import { createNotice } from '#core/messaging/notices/create-notice.ts';
import { DEFAULT_LANGUAGE } from '#locales/languages.ts';
import type { TrialRow } from '../free-trial.store.ts';

/** Tells a customer what staff have decided, in the transaction of it. */
export async function tellOfTrial(deps: LedgerDeps, row: TrialRow): Promise<void> {
  const { trx, instanceId } = deps;
  const { customer_id: customerId, service_id: serviceId, order_id: orderId } = row;
  const payer = await findPayer(trx, { instanceId, id: customerId });
  const language = payer?.language ?? DEFAULT_LANGUAGE;
  const names = await listServiceNames(trx, { instanceId, language, ids: [serviceId] });
  await createNotice(deps, {
    customerId,
    kind: row.status === 'approved' ? 'trial_approved' : 'trial_refused',
    event: `free_trial/${row.id}/${row.status}`,
    about: orderId === null ? {} : { orderId },
    facts: {
      service: names.get(serviceId) ?? row.service_slug,
      quantity: row.quantity,
      ...(row.reason !== null && { reason: row.reason }),
    },
  });
}
