import type { Caller } from '#core/platform/http/caller.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import type { CustomerRow } from '#core/accounts/customers/customer.store.ts';
import { issueToken } from '#core/accounts/one-time/one-time-token.ts';
import type { StartedSession } from '#core/accounts/sessions/start-session.ts';
import { hasTwoFactor } from '#core/accounts/two-factor/two-factor.store.ts';
import { openSession } from './open-session.ts';

/** What the first factor leads to: a session, or the question for the second. */
export type Admission = { session: StartedSession } | { challenge: string };

/** Signs in a customer with one proven factor, or asks for the second if they use one. */
export async function admit(
  deps: AccountDeps,
  caller: Caller,
  customer: CustomerRow,
): Promise<Admission> {
  const { instanceId } = caller;
  const challenge = await deps.db.inInstance(instanceId, async (trx) => {
    if (!(await hasTwoFactor(trx, { instanceId, id: customer.id }))) return undefined;
    const purpose = 'second_factor';
    return issueToken({ ...deps, trx }, { instanceId, purpose, customerId: customer.id });
  });
  if (challenge !== undefined) return { challenge };
  return { session: await openSession(deps, caller, customer) };
}
