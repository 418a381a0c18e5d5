import type { AppLoadContext } from '@remix-run/node';
import { parseOrderQuery } from '#core/ordering/form/order-query.pure.ts';
import { withoutCore } from '#app/lib/core/without-core.server.ts';
import { KEPT, keptForm } from '#app/lib/order-form/kept-form.server.ts';
import { readSubscription, typeField, type SubscriptionForm } from './subscription-form.ts';
import { subscriptionPage } from './subscription-page.server.ts';

/** The form as an address begins it, or as it was left; nothing while the core is away. */
export function openedSubscription(context: AppLoadContext, address: URLSearchParams) {
  return withoutCore(context, async () => {
    const kept = await keptForm(context, address.get(KEPT));
    return subscriptionPage(context, kept ? readSubscription(kept) : asked(address));
  });
}

/** What an address says in its own words, or in those of any new order. */
function asked(address: URLSearchParams): SubscriptionForm {
  const { serviceTypeId, serviceId, quantity } = parseOrderQuery(address).asked;
  if (serviceTypeId === undefined) return readSubscription(address);
  const said = new URLSearchParams(address);
  said.set(typeField(serviceTypeId, 'on'), '1');
  if (serviceId !== undefined) said.set(typeField(serviceTypeId, 'service'), String(serviceId));
  if (quantity !== undefined) said.set(typeField(serviceTypeId, 'quantity'), String(quantity));
  return readSubscription(said);
}
