import type { Keys } from '#core/platform/secrets/keys.ts';
import type { CustomerRef } from '#core/accounts/customers/customer.store.ts';

const textOf = ({ instanceId, id }: CustomerRef) => `${instanceId}/${id}`;

/** Stands in the links of mails and opens the notification switches of one customer, no more. */
export function unsubscribeSignature(keys: Keys, customer: CustomerRef): Promise<string> {
  return keys.sign('unsubscribe', textOf(customer));
}

export function isUnsubscribeSignature(
  keys: Keys,
  customer: CustomerRef,
  signature: string,
): Promise<boolean> {
  return keys.isSignature('unsubscribe', textOf(customer), signature);
}
