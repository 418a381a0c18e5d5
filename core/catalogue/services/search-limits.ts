import type { Deps } from '#core/deps.ts';
import type { Limit } from '#core/platform/limits/limit.pure.ts';
import { spendTries } from '#core/platform/limits/rate-limit.ts';
import type { VisitorCaller } from '#core/platform/operations/current-customer.ts';

/** A search reads all services, so each address has a limit. */
const SEARCH_OF_ADDRESS: Limit = { name: 'search-address', capacity: 120, refillSeconds: 1 };
const SEARCH_OF_CUSTOMER: Limit = { name: 'search-customer', capacity: 60, refillSeconds: 1 };

/** Counts a search by address and, if logged in, by customer. */
export async function spendSearch(
  deps: Pick<Deps, 'db' | 'clock'>,
  { instanceId, address, customer }: VisitorCaller,
): Promise<void> {
  const subject = customer === undefined ? '' : String(customer.id);
  await spendTries(deps, [
    { instanceId, limit: SEARCH_OF_CUSTOMER, subject },
    { instanceId, limit: SEARCH_OF_ADDRESS, subject: address },
  ]);
}
