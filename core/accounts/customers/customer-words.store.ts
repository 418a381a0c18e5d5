import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import { wordsOfCustomer } from './customer-words.pure.ts';
import type { CustomerRow } from './customer.store.ts';

type Named = Pick<CustomerRow, 'id' | 'email' | 'name' | 'company_name'>;

/** In the place of those that the customer was found by until now. */
export async function writeCustomerWords(
  trx: Trx,
  instanceId: number,
  customer: Named,
): Promise<void> {
  const words = wordsOfCustomer(customer);
  await sql`
    with gone as (
      delete from customer_words
      where instance_id = ${instanceId} and customer_id = ${customer.id}
        and not word = any(${words}::text[])
    )
    insert into customer_words (instance_id, customer_id, word)
    select ${instanceId}, ${customer.id}, unnest(${words}::text[])
    on conflict do nothing`.execute(trx);
}
