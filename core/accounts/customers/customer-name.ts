import type { Trx } from '#core/platform/db/database.ts';
import { AppError } from '#core/errors.ts';
import { findCustomerById, type CustomerRef } from './customer.store.ts';

/** What a customer is called, for the nouns that show it. */
export async function customerName(trx: Trx, ref: CustomerRef): Promise<string> {
  const row = await findCustomerById(trx, ref);
  if (!row) throw new AppError('unauthorized');
  return row.name;
}
