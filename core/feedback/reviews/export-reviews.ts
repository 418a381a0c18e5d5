import type { Trx } from '#core/platform/db/database.ts';
import { deleteOrdered, readOrdered, type CustomerOf } from './customer-service.store.ts';
import { deleteReviewsBy, readReviewsBy } from './review.store.ts';

const ALL = { withoutReviews: false, after: undefined, most: 100_000 };

/** What a customer has ordered and written, for who takes their data away. */
export async function exportReviews(trx: Trx, customer: CustomerOf) {
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

/** A review is personal text, so it is erased with the account. */
export async function eraseReviews(trx: Trx, customer: CustomerOf): Promise<void> {
  await deleteReviewsBy(trx, customer);
  await deleteOrdered(trx, customer);
}
