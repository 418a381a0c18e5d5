import type { AppLoadContext } from '@remix-run/node';
import { listPaymentAccounts } from '#core/billing/payments/accounts/payment-account.operations.ts';
import { stateOf } from '#app/areas/studio/payment-accounts/account-states.server.ts';
import { unlessUnavailable } from '#app/areas/studio/unless-unavailable.server.ts';
import { DONE } from './account-forms.server.ts';

/** Each provider and how it stands; undefined where nobody says. */
export async function loadAccounts(context: AppLoadContext, query: URLSearchParams) {
  const found = await unlessUnavailable(context, context.core.call(listPaymentAccounts));
  const leaving = query.get('disconnect');
  return found?.data.map((given) => ({
    given,
    state: stateOf(given),
    done: DONE.find((name) => query.get(name) === given.gateway),
    isLeaving: leaving === given.gateway && given.account !== null,
  }));
}
