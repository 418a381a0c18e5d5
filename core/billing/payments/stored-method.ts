import { cachePerDatabase } from '#core/platform/db/cache-per-database.ts';
import type { Database, Trx } from '#core/platform/db/database.ts';
import { readMethodsOf, type PaymentMethodRow } from './payment-method.store.ts';

export { readMethodsOf };

const keptIn = cachePerDatabase<PaymentMethodRow>(1_000);

interface ReadMethodInput {
  instanceId: number;
  /** Revision of the instance, as read in this transaction; without it, the cache is not used. */
  revision: bigint | undefined;
  id: number;
}

/** A payment method, cached per revision of its instance. */
export async function readMethod(
  trx: Trx,
  db: Database,
  { instanceId, revision, id }: ReadMethodInput,
): Promise<PaymentMethodRow | undefined> {
  if (revision === undefined) return (await readMethodsOf(trx, { instanceId, ids: [id] }))[0];
  const known = keptIn(db);
  const key = `${instanceId} ${revision} ${id}`;
  const method = known.find(key);
  if (method) return method;
  const [read] = await readMethodsOf(trx, { instanceId, ids: [id] });
  return read && known.get(key, () => Promise.resolve(read));
}
