import type { Clock } from '#core/clock.ts';
import { createCustomer } from '#core/accounts/customers/create-customer.ts';
import { invariant } from '#core/errors.ts';
import type { CustomerOf } from '#core/platform/customer-data/customer-data.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { listeners } from '#core/platform/listeners/listeners.ts';
import { DEFAULT_LANGUAGE } from '#locales/languages.ts';
import { findTestAccount } from './test-account.store.ts';

export { findTestAccount };

interface Parts {
  trx: Trx;
  clock: Clock;
}

/** Called in the transaction that opens one, with whose it is and with its own number. */
export const testAccountOpened =
  listeners<[Parts, CustomerOf & { holderId: bigint }]>('test account opened');

/**
 * The account on which the programs of a customer try things out: nobody can log in to it, and it is
 * in no list. Whoever calls has locked the customer.
 */
export async function openTestAccount(
  parts: Parts,
  { instanceId, customerId: holderId }: CustomerOf,
): Promise<bigint> {
  const { trx, clock } = parts;
  const known = await findTestAccount(trx, { instanceId, holderId });
  if (known !== undefined) return known;
  const customerId = await createCustomer(trx, {
    ...{ instance_id: instanceId, test_of: holderId, email: null, name: '' },
    ...{ language: DEFAULT_LANGUAGE, created_at: clock.now() },
  });
  invariant(customerId !== undefined, 'an account without an address is nobody else’s');
  await testAccountOpened.tell(parts, { instanceId, customerId, holderId });
  return customerId;
}
