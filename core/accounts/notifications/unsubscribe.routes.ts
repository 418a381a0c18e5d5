import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import type { CustomerRow } from '#core/accounts/customers/customer.store.ts';
import { openSwitches } from './open-switches.ts';
import { changeNotificationSwitches, getNotificationSwitches } from './unsubscribe.operations.ts';

export function unsubscribeRoutes(api: CoreApi, deps: AccountDeps): void {
  handle(api, getNotificationSwitches, async (caller, { params, query }) => {
    const link = { ...params, signature: query.signature };
    return { data: switchesOf(await openSwitches(deps, caller, { link })) };
  });
  handle(api, changeNotificationSwitches, async (caller, { params, query, body: changes }) => {
    const link = { ...params, signature: query.signature };
    return { data: switchesOf(await openSwitches(deps, caller, { link, changes })) };
  });
}

const switchesOf = (row: CustomerRow) => ({
  name: row.name,
  notify_order_actions: row.notify_order_actions,
  notify_payment_actions: row.notify_payment_actions,
  notify_subscription_actions: row.notify_subscription_actions,
});
