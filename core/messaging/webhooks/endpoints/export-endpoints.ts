import type { CustomerOf } from '#core/platform/customer-data/customer-data.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { readEndpoints } from './endpoint.store.ts';

/** Where a customer is told of what happens; nothing that signs anything. */
export async function exportEndpoints(trx: Trx, { instanceId, customerId }: CustomerOf) {
  const rows = await readEndpoints(trx, { instanceId, customerId });
  return rows.map(({ url, types, is_test, created_at, disabled_at, disabled_because }) => ({
    ...{ url, types, is_test, created_at, disabled_at, disabled_because },
  }));
}
