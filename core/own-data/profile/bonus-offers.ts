import { cachePerDatabase } from '#core/platform/db/cache-per-database.ts';
import type { Database, Trx } from '#core/platform/db/database.ts';
import { readDocumentsIn } from '#core/tenancy/instances/read-documents.ts';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';

/** When a bonus can be had, in milliseconds. */
interface Offer {
  from: number;
  to: number;
}

const ALWAYS: Offer = { from: -Infinity, to: Infinity };

interface OfRevision {
  instanceId: number;
  /** As it was read in this transaction; what it fixes never changes. */
  revision: bigint;
}

const keptIn = cachePerDatabase<readonly Offer[]>(1_000);

/** Whether the owner offers a bonus now; a revision of the instance is read once. */
export async function hasBonuses(
  trx: Trx,
  db: Database,
  { instanceId, revision, now }: OfRevision & { now: Date },
): Promise<boolean> {
  const known = keptIn(db);
  const key = `${instanceId} ${revision}`;
  let offers = known.find(key);
  if (!offers) {
    // Other transactions must not wait for this one, which may still be rolled back.
    const read = await readOffers(trx, instanceId);
    offers = await known.get(key, () => Promise.resolve(read));
  }
  return offers.some(({ from, to }) => from <= now.getTime() && now.getTime() < to);
}

async function readOffers(trx: Trx, instanceId: number): Promise<Offer[]> {
  const coupons = await readDocumentsIn(trx, instanceId, 'coupon');
  const methods = await readDocumentsIn(trx, instanceId, 'payment-method');
  const hasMethod = methods.some(
    (method) => fillDefaults('payment-method', method).payment_method_bonuses.length > 0,
  );
  const listed = coupons
    .map((coupon) => fillDefaults('coupon', coupon))
    .filter((coupon) => coupon.is_listed)
    .map(({ valid_from: from, valid_to: to }) => ({
      from: from === undefined ? ALWAYS.from : Date.parse(from),
      to: to === undefined ? ALWAYS.to : Date.parse(to),
    }));
  return hasMethod ? [ALWAYS, ...listed] : listed;
}
