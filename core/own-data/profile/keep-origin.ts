import type { Deps } from '#core/deps.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { findCustomerById, type CustomerChange } from '#core/accounts/customers/customer.store.ts';
import { changeProfile } from './change-profile.ts';

type Ports = Pick<Deps, 'db' | 'clock'>;
type AnalyticsIds = Pick<
  CustomerChange,
  'yandex_metrika_client_id' | 'google_analytics4_client_id'
>;
type Marketing = Pick<
  CustomerChange,
  'marketing_source' | 'marketing_medium' | 'marketing_campaign'
>;

const MARKETING = ['marketing_source', 'marketing_medium', 'marketing_campaign'] as const;

/** Panels say the ids again and again: what is known already changes nothing. */
export async function keepAnalyticsIds(
  deps: Ports,
  caller: CustomerCaller,
  ids: AnalyticsIds,
): Promise<void> {
  const known = await findOwner(deps, caller);
  // The keys of this very object.
  const isNew = (Object.keys(ids) as (keyof AnalyticsIds)[]).some(
    (id) => known && known[id] !== ids[id],
  );
  if (isNew) {
    await changeProfile(deps, caller, { action: 'profile.analytics_changed', change: ids });
  }
}

/** Only the first origin counts: a later campaign does not replace it. */
export async function keepMarketing(
  deps: Ports,
  caller: CustomerCaller,
  change: Marketing,
): Promise<void> {
  const known = await findOwner(deps, caller);
  const isKnown = !known || MARKETING.some((field) => known[field]);
  if (isKnown || Object.keys(change).length === 0) return;
  await changeProfile(deps, caller, { action: 'profile.marketing_changed', change });
}

/** In an impersonated session the browser is that of staff, so nothing is found. */
async function findOwner({ db }: Ports, { instanceId, customer }: CustomerCaller) {
  if (customer.impersonatorId !== undefined) return undefined;
  return db.inInstance(instanceId, (trx) => findCustomerById(trx, { instanceId, id: customer.id }));
}
