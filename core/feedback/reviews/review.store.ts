import type { Selectable, Updateable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { ReviewsTable } from './review.tables.ts';
import type { CustomerOf } from './customer-service.store.ts';

export type ReviewRow = Selectable<ReviewsTable>;
type NewReview = Pick<
  ReviewRow,
  'service_id' | 'rating' | 'comment' | 'author' | 'language' | 'created_at' | 'updated_at'
>;

/** Writes a review, or anew what the customer wrote before; what is hidden stays hidden. */
export async function writeReview(
  trx: Trx,
  { instanceId, customerId }: CustomerOf,
  review: NewReview,
): Promise<void> {
  const { rating, comment, author, language, updated_at } = review;
  await trx
    .insertInto('reviews')
    .values({ ...review, instance_id: instanceId, customer_id: customerId })
    .onConflict((conflict) =>
      conflict
        .columns(['instance_id', 'customer_id', 'service_id'])
        .doUpdateSet({ rating, comment, author, language, updated_at }),
    )
    .execute();
}

interface OfService {
  instanceId: number;
  serviceId: number;
}

export async function readReviews(
  trx: Trx,
  { instanceId, serviceId, before, most }: OfService & { before?: bigint; most: number },
): Promise<ReviewRow[]> {
  const rows = trx
    .selectFrom('reviews')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('service_id', '=', serviceId)
    .where('state', '=', 'published')
    .orderBy('id', 'desc')
    .limit(most);
  return (before === undefined ? rows : rows.where('id', '<', before)).execute();
}

/** Those with words, of all services or of some. */
export async function readLatestReviews(
  trx: Trx,
  of: { instanceId: number; serviceIds: readonly number[] | undefined; most: number },
): Promise<ReviewRow[]> {
  const rows = trx
    .selectFrom('reviews')
    .selectAll()
    .where('instance_id', '=', of.instanceId)
    .where('state', '=', 'published')
    .where('comment', 'is not', null)
    .orderBy('id', 'desc')
    .limit(of.most);
  return (of.serviceIds ? rows.where('service_id', 'in', of.serviceIds) : rows).execute();
}

export async function readRating(
  trx: Trx,
  { instanceId, serviceId }: OfService,
): Promise<{ reviews_count: number; rating_sum: number }> {
  const row = await trx
    .selectFrom('service_ratings')
    .select(['reviews_count', 'rating_sum'])
    .where('instance_id', '=', instanceId)
    .where('service_id', '=', serviceId)
    .executeTakeFirst();
  return row ?? { reviews_count: 0, rating_sum: 0 };
}

/** Of every service that has reviews. */
export async function readRatings(
  trx: Trx,
  instanceId: number,
): Promise<{ service_id: number; reviews_count: number; rating_sum: number }[]> {
  return trx
    .selectFrom('service_ratings')
    .select(['service_id', 'reviews_count', 'rating_sum'])
    .where('instance_id', '=', instanceId)
    .where('reviews_count', '>', 0)
    .execute();
}

/** With two digits behind the point. */
export function averageOf(of: { reviews_count: number; rating_sum: number }): number {
  return Math.round((of.rating_sum / of.reviews_count) * 100) / 100;
}

/** Without who of the staff has hidden or answered them. */
export function readReviewsBy(trx: Trx, { instanceId, customerId }: CustomerOf) {
  return trx
    .selectFrom('reviews')
    .select(['service_id', 'rating', 'comment', 'author', 'language', 'state'])
    .select(['hidden_reason', 'hidden_at', 'answer', 'answered_at', 'created_at', 'updated_at'])
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
}

export async function deleteReviewsBy(
  trx: Trx,
  { instanceId, customerId }: CustomerOf,
): Promise<void> {
  await trx
    .deleteFrom('reviews')
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .execute();
}

interface ReviewRef {
  instanceId: number;
  id: bigint;
}

export function lockReview(
  trx: Trx,
  { instanceId, id }: ReviewRef,
): Promise<ReviewRow | undefined> {
  return trx
    .selectFrom('reviews')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function updateReview(
  trx: Trx,
  { instanceId, id }: ReviewRef,
  change: Updateable<ReviewsTable>,
): Promise<void> {
  await trx
    .updateTable('reviews')
    .set(change)
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .execute();
}
