import type { Trx } from '#core/db/database.ts';
import {
  deleteOrdered,
  keepOrdered,
  readOrdered,
  type CustomerOf,
} from './customer-service.store.ts';
import { deleteReviewsBy, readReviewsBy } from './review.store.ts';

/** The one place where an accepted order says which service was ordered by whom. */
export function recordOrdered(
  trx: Trx,
  ordered: CustomerOf & { serviceId: number; at: Date },
): Promise<void> {
  return keepOrdered(trx, ordered);
}

const ALL = { withoutReviews: false, after: undefined, most: 100_000 };

/** What a customer has ordered and written, for who takes their data away. */
export async function keptShopping(trx: Trx, customer: CustomerOf) {
  const ordered = await readOrdered(trx, { ...customer, ...ALL });
  return {
    services: ordered.map(({ service_id, first_ordered_at, last_ordered_at }) => ({
      service_id,
      first_ordered_at,
      last_ordered_at,
    })),
    reviews: await readReviewsBy(trx, customer),
  };
}

/** A review is somebody's own words: they go with the account. */
export async function forgetShopping(trx: Trx, customer: CustomerOf): Promise<void> {
  await deleteReviewsBy(trx, customer);
  await deleteOrdered(trx, customer);
}
