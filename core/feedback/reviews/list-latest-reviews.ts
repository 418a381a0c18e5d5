import type { z } from 'zod';
import type { Catalogue } from '#core/catalogue/services/catalogue-memory.ts';
import { cardsOf } from '#core/catalogue/services/list-services.ts';
import type { Deps } from '#core/deps.ts';
import type { latestAnswer, LatestQuery } from './review.contract.ts';
import { answerOf } from './answer-of.ts';
import { averageOf, readLatestReviews, readRatings } from './review.store.ts';

const PER_PAGE = 6;
/** Among so many of the latest, those in the language of the reader come first. */
const AMONG = 200;

/**
 * What customers said last, in the reader's language before others, and the average of all that they
 * said about the same services.
 */
export async function listLatestReviews(
  { db }: Pick<Deps, 'db'>,
  catalogue: Catalogue,
  { service_ids: serviceIds, per_page: most = PER_PAGE }: LatestQuery,
): Promise<z.infer<typeof latestAnswer>> {
  const { instanceId, language } = catalogue;
  const [latest, ratings] = await db.read(instanceId, (trx) =>
    Promise.all([
      readLatestReviews(trx, { instanceId, serviceIds, most: AMONG }),
      readRatings(trx, instanceId),
    ]),
  );
  const isOwn = (row: { language: string }) => row.language === language;
  const rows = [...latest.filter(isOwn), ...latest.filter((row) => !isOwn(row))];
  // What cannot be found by browsing is nobody's to see.
  const cards = cardsOf(catalogue, [...new Set(rows.map((row) => row.service_id))]);
  const services = new Map(cards.map(({ id, slug, name }) => [id, { id, slug, name }]));
  const counted = ratings.filter(
    ({ service_id: id }) => catalogue.places.has(id) && (serviceIds?.includes(id) ?? true),
  );
  const all = {
    reviews_count: counted.reduce((sum, row) => sum + row.reviews_count, 0),
    rating_sum: counted.reduce((sum, row) => sum + row.rating_sum, 0),
  };
  return {
    data: rows
      .flatMap((row) => {
        const service = services.get(row.service_id);
        if (!service) return [];
        const { id, author, rating, comment, created_at: at } = row;
        const said = { author, rating, comment, language: row.language, answer: answerOf(row) };
        return [{ id: String(id), ...said, created_at: at.toISOString(), service }];
      })
      .slice(0, most),
    meta: {
      reviews_count: all.reviews_count,
      rating: all.reviews_count === 0 ? null : averageOf(all),
    },
  };
}
