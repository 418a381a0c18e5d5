import { recordAudit } from '#core/audit/record-audit.ts';
import type { Caller } from '#core/http/caller.ts';
import { spendTries } from '#core/limits/rate-limit.ts';
import type { AccountDeps } from '../account-deps.ts';
import { ASKED_BY_ADDRESS } from '../account-limits.ts';
import { createCustomer } from '../customers/create-customer.ts';
import { takeToken } from '../one-time/one-time-token.ts';
import { refuseToken } from '../one-time/refuse-token.ts';
import { pendingRegistration } from './pending-registration.ts';

/**
 * Makes the customer out of what waited behind the link. It logs nobody in: a link that did
 * could put a visitor into an account of somebody else's.
 */
export async function confirmRegistration(
  deps: AccountDeps,
  caller: Caller,
  token: string,
): Promise<void> {
  const { instanceId } = caller;
  await spendTries(deps, [{ instanceId, limit: ASKED_BY_ADDRESS, subject: caller.address }]);
  const id = await deps.db.inInstance(instanceId, async (trx) => {
    const parts = { ...deps, trx };
    const taken = await takeToken(parts, { instanceId, purpose: 'confirm_registration', token });
    if (!taken) return undefined;
    const { terms_url, ...pending } = pendingRegistration.parse(taken.payload);
    const now = deps.clock.now();
    const customerId = await createCustomer(trx, {
      ...pending,
      instance_id: instanceId,
      messengers: JSON.stringify(pending.messengers),
      email_confirmed_at: now,
      password_changed_at: now,
      created_at: now,
    });
    if (customerId === undefined) return undefined;
    if (terms_url !== null) {
      const consent = { subject: 'terms', document_url: terms_url || null, is_granted: true };
      await trx
        .insertInto('customer_consents')
        .values({ ...consent, instance_id: instanceId, customer_id: customerId, created_at: now })
        .execute();
    }
    await recordAudit(parts, caller, { action: 'registration.confirmed', customerId });
    return customerId;
  });
  if (id === undefined) {
    throw await refuseToken(deps, caller, { purpose: 'confirm_registration' });
  }
}
