import { BoundedCache } from '#core/bounded-cache.ts';
import type { Database, Trx } from '#core/db/database.ts';
import { readMethodsOf, type PaymentMethodRow } from './payment-method.store.ts';

const MOST_KEPT = 1_000;
const kept = new WeakMap<Database, BoundedCache<PaymentMethodRow>>();

interface Asked {
  instanceId: number;
  /** Of the instance, as it was read in this very transaction; without it nothing kept is used. */
  revision: bigint | undefined;
  id: number;
}

/** A payment method, read once for each revision of its instance. */
export async function readMethod(
  trx: Trx,
  db: Database,
  { instanceId, revision, id }: Asked,
): Promise<PaymentMethodRow | undefined> {
  if (revision === undefined) return (await readMethodsOf(trx, { instanceId, ids: [id] }))[0];
  const known = kept.get(db) ?? new BoundedCache<PaymentMethodRow>({ mostWeight: MOST_KEPT });
  kept.set(db, known);
  const key = `${instanceId} ${revision} ${id}`;
  const method = known.find(key);
  if (method) return method;
  const [read] = await readMethodsOf(trx, { instanceId, ids: [id] });
  return read && known.get(key, () => Promise.resolve(read));
}
