import { emailKey } from '#core/accounts/customers/email.ts';
import type { Deps } from '#core/deps.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import type { Limit } from '#core/platform/limits/limit.pure.ts';
import { spendTries } from '#core/platform/limits/rate-limit.ts';
import { ORDERS_PLACED } from './order-limits.pure.ts';

const GUEST_ORDERS: Limit = { name: 'guest-order', capacity: 20, refillSeconds: 60 };
/** Each order may send a mail to an address whose owner did not ask for it. */
const ORDERS_FOR_EMAIL: Limit = { name: 'guest-order-email', capacity: 10, refillSeconds: 600 };

type Counting = Pick<Deps, 'db' | 'clock'>;

export function countOrder(
  deps: Counting,
  { instanceId, customer }: { instanceId: number; customer: { id: bigint } },
): Promise<void> {
  return spendTries(deps, [{ instanceId, limit: ORDERS_PLACED, subject: String(customer.id) }]);
}

export function countGuestOrder(
  deps: Counting,
  { instanceId, address }: Caller,
  email: string,
): Promise<void> {
  return spendTries(deps, [
    { instanceId, limit: GUEST_ORDERS, subject: address },
    { instanceId, limit: ORDERS_FOR_EMAIL, subject: emailKey(email.trim()) },
  ]);
}

/** Counts a guest's attempts to pay an order; each may call a gateway. */
export function countGuestPayment(deps: Counting, { instanceId, address }: Caller): Promise<void> {
  return spendTries(deps, [{ instanceId, limit: GUEST_ORDERS, subject: address }]);
}
